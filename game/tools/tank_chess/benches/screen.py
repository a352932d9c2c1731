"""Figures of the picture of Tank Chess: a table of 20 x 20 cells, frame by frame, as it is played.

Every frame is what the window asks for: the clock goes on, then the whole scene is drawn. The
board is the largest that the program brings; a piece is chosen and looked at over all cells, and
then a match is played in which much is shot at. It is drawn by the dummy driver.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app import assets
from game.app.frame_loop import SLICE_MS
from game.content.files.program_files import home
from game.content.maps.setups import setup_of
from game.core.chance import Dice
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.rules.tank_chess.play import legal
from game.scenes.frame.commands import Moved, Pressed, Released, Resized
from game.scenes.tank_chess.opened_table import begun
from game.scenes.tank_chess.table import TableScene
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.bench import Figure
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas, scale_of
from game.view.canvas.painting_budget import Unfinished

SIZES = (("720p", (1280, 720)), ("1080p", (1920, 1080)))
LARGE = "tank_chess/highlands_20.tmx"
TURNS = 10
FRAME_MS = 16
LOOKED_AT = 60


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found: list[Figure] = []
    for name, size in SIZES:
        pygame.display.init()
        pygame.font.init()
        window = pygame.display.set_mode(size)
        brushes = assets.load_brushes(home() / "assets", 100, False)
        with tempfile.TemporaryDirectory() as folder:
            slices = _sliced(window, brushes, Path(folder))
        brushes.forget()
        brushes.pictures.forget()
        with tempfile.TemporaryDirectory() as folder:
            first, _ = measured(window, brushes, Path(folder))
            # What is drawn for the first time counts apart, as in the show-reel.
            looked, played = measured(window, brushes, Path(folder))
        found += [
            (f"chess.first_frame_{name}", first[0], "ms"),
            (f"chess.first_slice_{name}", max(slices), "ms"),
            (f"chess.planning_{name}.p99", _p99(looked[1:]), "ms"),
            (f"chess.planning_{name}.median", _middle(looked[1:]), "ms"),
            (f"chess.playing_{name}.p99", _p99(played), "ms"),
            (f"chess.playing_{name}.median", _middle(played), "ms"),
        ]
    return found


def measured(
    window: pygame.Surface, brushes: Brushes, folder: Path
) -> tuple[list[float], list[float]]:
    """Return the milliseconds of every frame: while a piece is looked at, and while they move."""
    scene = _table(window, brushes, folder)
    canvas = Canvas(window, brushes)
    looked = [_drawn(scene, canvas)]
    for _ in _looking(scene):
        looked.append(_drawn(scene, canvas))
    played: list[float] = []
    for _ in _playing(scene):
        played.append(_drawn(scene, canvas))
    return looked, played


def _sliced(window: pygame.Surface, brushes: Brushes, folder: Path) -> list[float]:
    """Return the milliseconds of all frames that the program takes for the first picture."""
    scene, canvas = _table(window, brushes, folder), Canvas(window, brushes)
    taken: list[float] = []
    while True:
        try:
            with brushes.patience.limited(SLICE_MS):
                taken.append(0.0)
                start = time.thread_time()
                scene.draw(canvas)
        except Unfinished:
            continue
        else:
            return taken
        finally:
            taken[-1] = (time.thread_time() - start) * 1000


def _table(window: pygame.Surface, brushes: Brushes, folder: Path) -> TableScene:
    kit = make_kit(folder, brushes, Lighting("en"))
    players = Player("White"), Player("Black")
    setup = setup_of(kit.maps / LARGE, 2)
    header = Header("tank_chess", TANK_CHESS.number, setup, 1, players)
    scene = begun(kit, Match(TANK_CHESS, header, CallFlag))
    scale = scale_of(*window.get_size())
    scene.handle(Resized(window.get_width() / scale, window.get_height() / scale, scale))
    return scene


def _looking(scene: TableScene) -> Iterator[None]:
    """Choose a piece and go with the pointer over the cells it can reach."""
    desk = scene.desk
    start = max(desk.reaches(0).values(), key=lambda reach: len(reach.poses)).piece.cell
    x, y = desk.place.middle(start)
    scene.handle(Moved(x, y))
    scene.handle(Pressed(x, y))
    scene.handle(Released(x, y))
    scene.update(FRAME_MS)
    yield
    for cell in sorted(desk.reaches(0)[start].cells)[:LOOKED_AT]:
        scene.handle(Moved(*desk.place.middle(cell)))
        scene.update(FRAME_MS)
        yield


def _playing(scene: TableScene) -> Iterator[None]:
    """Play turns, shots where there are any, and wait until all of it has been shown."""
    desk = scene.desk
    for turn in range(TURNS):
        listed = legal(desk.live.match.table, turn % 2)
        shots = [each for each in listed if getattr(each, "target", None)]
        desk.forget()
        desk.live.submit(Dice(3, "bench", turn).choice(shots or listed))
        while desk.live.playback.moving:
            scene.update(FRAME_MS)
            yield


def _drawn(scene: TableScene, canvas: Canvas) -> float:
    start = time.thread_time()
    scene.draw(canvas)
    return (time.thread_time() - start) * 1000


def _p99(taken: list[float]) -> float:
    return sorted(taken)[len(taken) * 99 // 100]


def _middle(taken: list[float]) -> float:
    return sorted(taken)[len(taken) // 2]
