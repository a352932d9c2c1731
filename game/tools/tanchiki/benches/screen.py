"""Figures of the picture of Tanchiki: a table of eight seats, frame by frame, through one turn.

Every frame is what the window asks for: time passes at the table, then the whole scene is drawn.
All optional rules are on; computers sit on all seats, on the largest board from segments. The
volley is measured apart: it is the busiest moment. It is drawn by the dummy driver.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

import pygame

from game.ai.mind import decided, random_mind
from game.app import assets
from game.content.files.program_files import home
from game.core.chance import Dice
from game.rules.tanchiki.state import Phase
from game.scenes.frame.commands import Changed, Resized
from game.scenes.frame.kit import Kit
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.first_turn_hints import SEEN
from game.scenes.tanchiki.setup.setup_page import SWITCHES, TanchikiPanel, tanchiki_setup
from game.scenes.tanchiki.table import TableScene
from game.tools.bench import Figure
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas, scale_of

SIZES = (("720p", (1280, 720)), ("1080p", (1920, 1080)))
SEATS = 8
FIRST, LAST = 2, 3
"""The turn that is shown, and the one that is not any more."""

FRAME_MS = 16

Taken = dict[bool, list[float]]
"""Milliseconds of work of every frame, those of volleys apart."""


def figures() -> list[Figure]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    found: list[Figure] = []
    for name, size in SIZES:
        pygame.display.init()
        pygame.font.init()
        window = pygame.display.set_mode(size)
        brushes = assets.load_brushes(home() / "assets", 100, False)
        with tempfile.TemporaryDirectory() as folder:
            kit = make_kit(Path(folder), brushes, Lighting("en"))
            first = measured(kit, window, brushes)
            taken = measured(kit, window, brushes)
        found += [
            (f"tanchiki.turn_{name}.p99", _p99(taken[False]), "ms"),
            (f"tanchiki.volley_{name}.p99", _p99(taken[True]), "ms"),
            (f"tanchiki.first_time_{name}.p99", _p99(first[False] + first[True]), "ms"),
            (f"tanchiki.volley_{name}.median", sorted(taken[True])[len(taken[True]) // 2], "ms"),
        ]
    return found


def measured(kit: Kit, window: pygame.Surface, brushes: Brushes) -> Taken:
    """Play to the end of the last turn; only what is shown at the usual speed counts."""
    scene, canvas = _table(kit, window), Canvas(window, brushes)
    taken: Taken = {False: [], True: []}
    live, dice = scene.live, Dice(5, "bench")
    while scene.table.turn.number < LAST and live.match.to_act:
        kit.settings.change(speed=100 if scene.table.turn.number >= FIRST else 0)
        kit.settings.change(bot_speed=kit.settings.now.speed)
        seat = live.match.to_act[0]
        live.submit(*decided(random_mind(live.match.view(seat), seat, live.legal(seat), dice)))
        while not live.playback.idle:
            start = time.thread_time()
            scene.update(FRAME_MS)
            scene.draw(canvas)
            ms = (time.thread_time() - start) * 1000
            if scene.table.turn.number >= FIRST:
                taken[scene.table.turn.phase is Phase.VOLLEY].append(ms)
    return taken


def _table(kit: Kit, window: pygame.Surface) -> TableScene:
    panel = TanchikiPanel(kit, "")
    for option in SWITCHES:
        panel.answer(Changed(option, True))
    kit.settings.change(seen=frozenset({SEEN}))
    match = panel.match(tuple(Occupant(f"Seat {seat}") for seat in range(SEATS)))
    scene = TableScene(kit, match, lambda: tanchiki_setup(kit))
    scale = scale_of(*window.get_size())
    scene.handle(Resized(window.get_width() / scale, window.get_height() / scale, scale))
    return scene


def _p99(taken: list[float]) -> float:
    return sorted(taken)[len(taken) * 99 // 100]
