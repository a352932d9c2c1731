"""Figures of the picture of Proving Ground: a table of four, frame by frame, as it is played.

Every frame is what the window asks for: the clock goes on, then the whole scene is drawn. First a
tank is chosen and its ends are looked at, then the threats are shown, then turns are played with
shots wherever there are any. It is drawn by the dummy driver.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.actions import Shoot
from game.rules.proving_ground.play import legal
from game.rules.proving_ground.state import Mode, Setup, Stage
from game.scenes.frame.commands import Key, Moved, Press, Resized
from game.scenes.proving_ground.face import FACE
from game.scenes.table.opened_table import begun
from game.scenes.table.table_scene import TableScene
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.bench import Figure
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas, scale_of

SIZES = (("720p", (1280, 720)), ("1080p", (1920, 1080)))
SEATS = 4
TURNS = 8
FRAME_MS = 16
STILL = 20
"""So many frames an end is looked at, and the threats are."""


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found: list[Figure] = []
    for name, size in SIZES:
        pygame.display.init()
        pygame.font.init()
        window = pygame.display.set_mode(size)
        brushes = assets.load_brushes(home() / "assets", 100, False)
        with tempfile.TemporaryDirectory() as folder:
            fresh = measured(window, brushes, Path(folder))
        # What is drawn for the first time counts apart.
        with tempfile.TemporaryDirectory() as folder:
            taken = measured(window, brushes, Path(folder))
        found.append((f"range.first_frame_{name}", fresh["first"][0], "ms"))
        for part in ("planning", "threats", "playing"):
            found += [
                (f"range.{part}_{name}.p99", _p99(taken[part]), "ms"),
                (f"range.{part}_{name}.median", _middle(taken[part]), "ms"),
            ]
    return found


def measured(window: pygame.Surface, brushes: Brushes, folder: Path) -> dict[str, list[float]]:
    """Return the milliseconds of every frame, by what is done meanwhile."""
    scene, canvas = _table(window, brushes, folder), Canvas(window, brushes)
    return {
        "first": [_drawn(scene, canvas)],
        "planning": [_drawn(scene, canvas) for _ in _planning(scene)],
        "threats": [_drawn(scene, canvas) for _ in _threatened(scene)],
        "playing": [_drawn(scene, canvas) for _ in _playing(scene)],
    }


def _table(window: pygame.Surface, brushes: Brushes, folder: Path) -> TableScene:
    """Return a table on which everybody stands ready to drive."""
    kit = make_kit(folder, brushes, Lighting("en"))
    players = (Player("", None),) * SEATS
    rules, setup = PROVING_GROUND, Setup(Mode.BATTLE, SEATS)
    match = Match(rules, Header(rules.name, rules.number, setup, 4, players))
    while match.table.turn.stage is not Stage.MAIN:
        match.submit(legal(match.table, match.to_act[0])[0])
    scene = begun(kit, match, FACE)
    scale = scale_of(*window.get_size())
    scene.handle(Resized(window.get_width() / scale, window.get_height() / scale, scale))
    scene.update(FRAME_MS)
    return scene


def _planning(scene: TableScene) -> Iterator[None]:
    """Choose a tank and look at each of its ends."""
    desk = scene.desk
    seat = desk.open[0]
    picking = desk.choosing.picking(seat)
    desk.choosing.take(seat, picking.next[0])
    ends = [part for part in desk.choosing.picking(seat).next if isinstance(part, Cell)]
    for end in ends:
        scene.handle(Moved(*desk.place.middle(end)))
        for _ in range(STILL):
            scene.update(FRAME_MS)
            yield
    desk.choosing.back(seat)


def _threatened(scene: TableScene) -> Iterator[None]:
    scene.handle(Press(Key.SHOW))
    for _ in range(STILL):
        scene.update(FRAME_MS)
        yield
    scene.handle(Press(Key.SHOW))


def _playing(scene: TableScene) -> Iterator[None]:
    """Play turns, with shots where there are any, and wait until all of it has been shown."""
    live = scene.live
    for step in range(3 * TURNS):
        listed = legal(live.match.table, live.match.to_act[0])
        shots = [each for each in listed if isinstance(each, Shoot)]
        live.submit(Dice(3, "bench", step).choice(shots or listed))
        while live.playback.moving:
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
