#!/bin/sh
# Starts the game on a map: play.sh MAP [more for main.py]. Tiled runs it on F5; run by hand it works too.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/python.sh"
run_python "$here/../main.py" --map "$@"
