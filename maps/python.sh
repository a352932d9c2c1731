# Finds the Python that can run the game; read by play.sh and check.sh, which set $here.
run_python() {
    for python in "$here/../.venv/bin/python" "$here/../.venv/Scripts/python.exe" "$VIRTUAL_ENV/bin/python"; do
        if [ -x "$python" ]; then
            exec "$python" "$@"
        fi
    done
    for python in python3 python; do
        if command -v "$python" >/dev/null && "$python" -c "import pygame, pytmx, yaml" 2>/dev/null; then
            exec "$python" "$@"
        fi
    done
    echo "The game is not set up: make .venv beside main.py as the README says." >&2
    exit 1
}
