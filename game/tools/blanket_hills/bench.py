"""Figures of Blanket Hills: listing, playing, a thought of each mind, and the frames of tosses.

Times are those of this process alone, so that a busy machine changes them little. A frame is what
the window asks for: time passes at the table, then the whole scene is drawn, at 1080p by the dummy
driver. Seats toss at random; the frames of flights, of pits and of all else are told apart.
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
from game.rules.blanket_hills import BLANKET_HILLS as RULES
from game.rules.blanket_hills.events import PitSank, ShellFlew
from game.rules.blanket_hills.setting_up import first
from game.rules.blanket_hills.state import Options, Setup
from game.scenes.frame.commands import Resized
from game.scenes.frame.kit import Kit
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas

from .exhibits import MATCHES

SETUPS = (first(2), first(4), first(8))
BLIND = Setup(options=Options(blind=True))
SIZE, FRAME_MS = (1920, 1080), 16
FLIGHT, PIT, REST = "flight", "pit", "rest"


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    taken = _frames()
    return [
        *found.figures("blanket_hills"),
        *thoughts(RULES, some(list(found.states))),
        *((f"blanket_hills.{name}_frame.p99", _p99(ms), "ms") for name, ms in taken.items()),
        ("blanket_hills.frame_worst", max(map(max, taken.values())), "ms"),
        ("blanket_hills.import", import_ms("game.rules.blanket_hills"), "ms"),
    ]


def _frames() -> dict[str, list[float]]:
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode(SIZE)
    brushes = assets.load_brushes(home() / "assets", 100, False)
    with tempfile.TemporaryDirectory() as folder:
        kit = make_kit(Path(folder), brushes, Lighting("en"))
        _played(kit, window, brushes)
        return _played(kit, window, brushes)


def _played(kit: Kit, window: pygame.Surface, brushes: Brushes) -> dict[str, list[float]]:
    """Play a match, and return the milliseconds of work of its frames."""
    scene, canvas, dice = MATCHES.table(kit, BLIND, 0), Canvas(window, brushes), Dice(5, "bench")
    scene.handle(Resized(canvas.width, canvas.height))
    taken: dict[str, list[float]] = {FLIGHT: [], PIT: [], REST: []}
    live = scene.live
    while live.match.to_act:
        seat = live.match.to_act[0]
        live.submit(*decided(random_mind(live.match.view(seat), seat, live.legal(seat), dice)))
        while not live.playback.idle:
            told = live.playback.current
            kind = {ShellFlew: FLIGHT, PitSank: PIT}.get(type(told and told.event), REST)
            start = time.thread_time()
            scene.update(FRAME_MS)
            with brushes.patience.limited(None, again=True):
                scene.draw(canvas)
            taken[kind].append((time.thread_time() - start) * 1000)
    return taken


def _p99(taken: list[float]) -> float:
    return sorted(taken)[len(taken) * 99 // 100]
