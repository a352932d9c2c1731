"""Figures of the set-ups and of the list of challenges: how soon each opens, and its longest frame
until every board is drawn.

Each is opened in a fresh process whose modules are read, as they are by the time somebody has
found the button, but no map. Work is counted, waiting is not; a frame goes as the shell's does, and
garbage is looked for where the shell does it. Of the challenges two packs are opened, too.
"""

from __future__ import annotations

import json
import subprocess
import sys

from game.content.files.program_files import home
from game.rules import GAMES
from game.tools.bench import Figure

TIMES = 5


def figures() -> list[Figure]:
    found: list[Figure] = []
    for game in (*GAMES, "challenges"):
        runs = [_opened(game) for _ in range(TIMES)]
        for name in ("open", "longest"):
            middle = sorted(run[name] for run in runs)[TIMES // 2]
            found.append((f"setup.{game}.{name}", middle, "ms"))
    return found


def _opened(game: str) -> dict[str, float]:
    line = [sys.executable, "-c", PROGRAM, game]
    done = subprocess.run(line, cwd=home(), capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told


PROGRAM = """
import json, os, sys, tempfile, time
from dataclasses import replace
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame
from game.ai.minds import usual
from game.app import assets
from game.app.idle_gc import Tidy
from game.content.maps.map_cache import BoardShelf
from game.content.files.program_files import home
from game.content.maps.map_kind import map_classes
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.frame.commands import Changed, Resized
from game.scenes.faces.all_faces import FACES
from game.scenes.opening.opening import opened_game
from game.scenes.frame.stack import Push, SceneStack
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.canvas import Canvas

PACKS = (140, 160)
game, now = sys.argv[1], time.thread_time
pygame.display.init()
pygame.font.init()
window = pygame.display.set_mode((1280, 720))
brushes = assets.load_brushes(home() / "assets", 100, False)
with tempfile.TemporaryDirectory() as folder:
    kit = make_kit(Path(folder), brushes, Lighting("en"))
    kit = replace(kit, boards=BoardShelf())
    for each in FACES:
        usual(each)
        if game in (each, "challenges"):
            FACES[each]
    if game == "challenges":
        map_classes()
    stack, canvas = SceneStack(kit.title()), Canvas(window, brushes)
    stack.handle(Resized(1280, 720, 1))
    stack.draw(canvas)
    # Whoever has found the button has looked at the title for a while.
    Tidy().rest(1)
    taken = []
    for frame in range(180):
        start = now()
        stack.update(16)
        if frame == 0:
            scene = challenges_scene(kit) if game == "challenges" else opened_game(kit, game)
            opened = now() - start
            stack._act(Push(scene))
        if frame == 120:
            # Of a game whose boards stand on a page of their own, and of the other challenges.
            stack.handle(Changed("game" if game == "challenges" else "tab", 1))
        if frame in PACKS and game == "challenges":
            stack.handle(Changed("pack", 1 + PACKS.index(frame)))
        stack.draw(canvas)
        taken.append(now() - start)
print(json.dumps({"open": opened * 1000, "longest": max(taken) * 1000}))
"""
