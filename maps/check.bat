#!/bin/sh
:; exec sh "$(dirname "$0")/check.sh" "$@"
@echo off
rem Read by Windows from here on; Linux and macOS left on the second line.
set "home=%~dp0.."
if exist "%home%\.venv\Scripts\python.exe" ("%home%\.venv\Scripts\python.exe" "%home%\main.py" --check-map "%~1") else (py "%home%\main.py" --check-map "%~1")
