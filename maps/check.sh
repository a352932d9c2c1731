#!/bin/sh
# Says every mistake in a map: check.sh MAP. Tiled runs it on F6, and for its Issues list.
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/python.sh"
PYTHONPATH="$here/.." run_python -m game.tools.check "$@"
