#!/bin/sh
# Checks a map and says every mistake in it: check.sh MAP. Tiled runs it on F6.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/python.sh"
run_python "$here/../main.py" --check-map "$1"
