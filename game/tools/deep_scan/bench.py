"""Figures of Deep Scan: listing, playing, a thought of each mind, and the frames of tosses.

Times are those of this process alone, so that a busy machine changes them little. A frame is what
the window asks for: time passes at the table, then the whole scene is drawn, at 1080p by the dummy
driver. Seats play as the exhibits do; frames of tosses, of jumps and of all else are told apart.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

import pygame

from game.app import assets
from game.content.files.program_files import home
from game.core.rules import State
from game.rules.deep_scan import DEEP_SCAN as RULES
from game.rules.deep_scan.events import ProbesTossed, ShipJumped
from game.rules.deep_scan.setting_up import first
from game.scenes.frame.commands import Resized
from game.scenes.frame.kit import Kit
from game.tools.bench import Figure, import_ms
from game.tools.benches.measured_matches import some, thoughts, timed
from game.tools.gallery import Lighting, make_kit
from game.view.canvas.brushes import Brushes
from game.view.canvas.canvas import Canvas

from .exhibits import FOUR, MATCHES, wish

SETUPS = (first(2), first(4), first(8))
SIZE, FRAME_MS = (1920, 1080), 16
ACTIONS = 120
TOSS, JUMP, REST = "toss", "jump", "rest"


def figures() -> list[Figure]:
    found = timed(RULES, SETUPS)
    taken = _frames()
    return [
        *found.figures("deep_scan"),
        *thoughts(RULES, some(list(found.states))),
        *((f"deep_scan.{name}_frame.p99", _p99(ms), "ms") for name, ms in taken.items()),
        ("deep_scan.frame_worst", max(map(max, taken.values())), "ms"),
        ("deep_scan.import", import_ms("game.rules.deep_scan"), "ms"),
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
    scene, canvas = MATCHES.table(kit, FOUR, 0), Canvas(window, brushes)
    scene.handle(Resized(canvas.width, canvas.height))
    taken: dict[str, list[float]] = {TOSS: [], JUMP: [], REST: []}
    live = scene.live
    for _ in range(ACTIONS):
        if not live.match.to_act:
            break
        live.submit(_wished(live.match.state))
        while not live.playback.idle:
            told = live.playback.current
            kind = {ProbesTossed: TOSS, ShipJumped: JUMP}.get(type(told and told.event), REST)
            start = time.thread_time()
            scene.update(FRAME_MS)
            with brushes.patience.limited(None, again=True):
                scene.draw(canvas)
            taken[kind].append((time.thread_time() - start) * 1000)
    return taken


def _wished(state: State[Any, Any]) -> Any:
    """Return what the exhibits would do."""
    legal = RULES.legal(state.table, RULES.to_act(state.table)[0])
    return max(legal, key=lambda action: wish(state.table, action))


def _p99(taken: list[float]) -> float:
    return sorted(taken)[len(taken) * 99 // 100]
