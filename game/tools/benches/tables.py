"""Figures of the shared tables: the memory of a process that has shown one at the larger size, with
the table that lies below it, for each game."""

from __future__ import annotations

import os
import subprocess
import sys

from game.content.files.program_files import home
from game.scenes.faces.all_faces import FACES
from game.tools.bench import Figure

TABLE = """
import os, sys, tempfile
from pathlib import Path
import pygame
from game.content.files.program_files import home
from game.app import assets
from game.scenes.frame.commands import Resized
from game.tools.exhibits.shared_tables import tables
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.canvas import Canvas

pygame.display.init()
pygame.font.init()
canvas = Canvas(
    pygame.display.set_mode((1920, 1080)), assets.load_brushes(home() / "assets", 100, False)
)
with tempfile.TemporaryDirectory() as folder:
    kit = make_kit(Path(folder), canvas.brushes, Lighting("en"))
    scene = tables()[sys.argv[1]](kit)
    scene.handle(Resized(canvas.width, canvas.height, canvas.scale))
    for _ in range(60):
        scene.update(16)
        scene.draw(canvas)
lines = Path("/proc/self/status").read_text().splitlines()
print(next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024)
"""


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    games = [game for game, face in FACES.items() if face.table is not None]
    return [(f"table.{game}.memory", _memory(f"table of {game}"), "MB") for game in games]


def _memory(exhibit: str) -> float:
    line = [sys.executable, "-c", TABLE, exhibit]
    done = subprocess.run(line, cwd=home(), capture_output=True, text=True, check=True)
    return float(done.stdout.splitlines()[-1])
