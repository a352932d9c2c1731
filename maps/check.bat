#!/bin/sh
:; exec sh "$(dirname "$0")/check.sh" "$@"
@echo off
rem Read by Windows from here on; Linux and macOS left on the second line.
set "PYTHONPATH=%~dp0.."
if exist "%~dp0..\.venv\Scripts\python.exe" ("%~dp0..\.venv\Scripts\python.exe" -m game.tools.check %*) else (py -m game.tools.check %*)
