"""Figures of the program: how soon it shows something, its memory, and a still menu."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time

from game.content.files.program_files import home
from game.tools.bench import Figure

STARTS = 5
STILL_SECONDS = 10


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    starts = [_started(4) for _ in range(STARTS)]
    still = _started(0)
    return [
        ("app.first_frame", sorted(start["first"] for start in starts)[STARTS // 2], "ms"),
        ("app.title_memory", still["memory"], "MB"),
        ("app.still_title", still["still"], "%"),
    ]


def _started(frames: int) -> dict[str, float]:
    """Start the program in a process of its own; without a number of frames it stands still."""
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-c", PROGRAM, folder, str(frames), str(STILL_SECONDS)]
        begun = time.time()
        done = subprocess.run(line, cwd=home(), capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    told["first"] = (told["first"] - begun) * 1000
    return told


PROGRAM = """
import json, sys, time
from pathlib import Path
from game.app import program
from game.app.frame_loop import Shell

told, folder, frames, seconds = {}, Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
(folder / "settings.json").write_text('{"language": "en", "window": [1280, 720]}')
drawing, turning = Shell.draw, Shell.turn

def draw(shell):
    drawing(shell)
    told.setdefault("first", time.time())

def turn(shell):
    turning(shell)
    now, spent = time.time(), time.process_time()
    began, before = told.setdefault("mark", (now, spent))
    if "from" not in told and now > began + 1:
        told["mark"] = now, spent
        # What is read ahead has come to its end.
        if spent - before < (now - began) * 0.05:
            told["from"] = now, spent
    if not frames and "from" in told and now > told["from"][0] + seconds:
        began, before = told["from"]
        told["still"] = (spent - before) / (now - began) * 100
        shell.close()

Shell.draw, Shell.turn = draw, turn
program.run(program.Options(data_dir=folder, language="en", frames=frames))
lines = Path("/proc/self/status").read_text().splitlines()
told["memory"] = next(int(s.split()[1]) for s in lines if s.startswith("VmHWM")) / 1024
print(json.dumps({name: told[name] for name in ("first", "still", "memory") if name in told}))
"""
