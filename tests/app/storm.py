"""A storm of events over a whole program: every scene, a window of any size, no pause.

The program's own loop turns; only its clock is ours, so that a night's play fits into minutes.
"""

from __future__ import annotations

import ctypes
import gc
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.app.frame_loop import Shell
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Push, Restart
from tests import stage
from tests.app.shells import opened, resize

PER_FRAME = 10
HOME_SIZE = (1280, 720)
SIZES = [(960, 540), (640, 360), (1024, 768), (320, 200), (500, 700), (1, 1), (800, 300)]
WORDS = ["a", "Ї", "", "\0", "\ud800", "{0}", "%s", "‮abc", "🙂", "x" * 10_000, "\n"]
OFTEN = (700, 10, 10)
"""How often Python looks for garbage by itself."""
KEYS = (40, 41, 43, 44, 79, 80, 81, 82)
"""Return, escape, tab, space and the arrows: what leads on; other keys mostly mean nothing."""


def random_event(chance: random.Random, size: tuple[int, int]) -> pygame.Event:
    """Return an event such as the machine sends, or one that makes no sense."""
    spot = (chance.randint(-50, size[0] + 50), chance.randint(-50, size[1] + 50))
    button, pad = chance.choice((1, 1, 1, 1, 2, 3, 4, 7)), chance.randint(0, 3)
    code = chance.choice(KEYS) if chance.random() < 0.5 else chance.randint(0, 290)
    key = {"scancode": code, "key": 0, "mod": chance.choice((0, 1, 64))}
    kinds = [
        (pygame.MOUSEMOTION, {"pos": spot, "rel": (1, 1), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"pos": spot, "button": button}),
        (pygame.MOUSEBUTTONUP, {"pos": spot, "button": button}),
        (pygame.MOUSEWHEEL, {"x": 0, "y": chance.randint(-9, 9)}),
        (pygame.KEYDOWN, {**key, "unicode": ""}),
        (pygame.KEYUP, key),
        (pygame.TEXTINPUT, {"text": chance.choice(WORDS)}),
        (pygame.WINDOWFOCUSLOST, {}),
        (pygame.WINDOWEXPOSED, {}),
        (pygame.DROPFILE, {"file": "/tmp/none.tmx"}),
        (pygame.CONTROLLERBUTTONDOWN, {"instance_id": pad, "button": chance.randint(0, 25)}),
        (pygame.CONTROLLERBUTTONUP, {"instance_id": pad, "button": chance.randint(0, 25)}),
        (pygame.CONTROLLERAXISMOTION, {"instance_id": pad, "axis": 1, "value": spot[0] * 20}),
        (pygame.CONTROLLERDEVICEREMOVED, {"instance_id": pad}),
        (pygame.CONTROLLERDEVICEADDED, {"device_index": pad}),
    ]
    kind, values = chance.choice(kinds)
    return pygame.Event(kind, values)


@dataclass
class Weather:
    """What a storm did: the slowest frames with their scenes, and megabytes as it went on."""

    frames: int = 0
    slow: list[tuple[float, str]] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)

    def add_frame(self, ms: float, scene: str) -> None:
        self.frames += 1
        self.slow.append((round(ms, 1), scene))
        if len(self.slow) > 1000:
            self.slow = sorted(self.slow, reverse=True)[:20]

    @property
    def worst(self) -> list[tuple[float, str]]:
        return sorted(self.slow, reverse=True)[:20]


def storm(folder: Path, events: int, seed: int, rounds: int, names: tuple[str, ...]) -> Weather:
    """Send so many events, in rounds over all scenes; megabytes are read after each round."""
    rarely = gc.get_threshold()
    # As in the program: what tests let lie for long, pages put aside for ever with what they read.
    gc.set_threshold(*OFTEN)
    try:
        return _blown(folder, events, seed, rounds, names)
    finally:
        gc.set_threshold(*rarely)


def _blown(folder: Path, events: int, seed: int, rounds: int, names: tuple[str, ...]) -> Weather:
    shell, kit = opened(folder, HOME_SIZE)
    chance, weather = random.Random(seed), Weather()
    shell._tick = lambda: chance.choice((1, 16, 16, 33, 200, 1000))
    each = max(PER_FRAME, events // rounds // len(names))
    _set_stage(kit, names)
    for _ in range(rounds):
        for name in names:
            try:
                _blow(shell, kit, name, each, chance, weather)
            except Exception as fault:
                raise AssertionError(f"{name}, seed {seed}, frame {weather.frames}") from fault
        resize(HOME_SIZE)
        gc.collect()
        weather.memory.append(megabytes())
    kit.writer.settle()
    return weather


def _set_stage(kit: Kit, names: tuple[str, ...]) -> None:
    """Play the matches that the scenes show, and keep them out of the search for garbage.

    They are the stage's for ever, many times what a program at play holds.
    """
    for name in names:
        stage.SCENES[name](kit)
    gc.collect()
    gc.freeze()


def _blow(
    shell: Shell, kit: Kit, name: str, events: int, chance: random.Random, weather: Weather
) -> None:
    """Send events to a scene; where they led to the title or to the end, begin it anew."""
    for frame in range(max(1, events // PER_FRAME)):
        if frame == 0 or shell.stack.top is None or (shell.stack.depth == 1 and frame % 200 == 0):
            shell._closed = False
            shell.stack._act(Restart(kit.title()))
            shell.stack._act(Push(stage.SCENES[name](kit)))
            shell.turn()
        if frame % 97 == 96:
            resize(chance.choice((HOME_SIZE, HOME_SIZE, *SIZES)))
        size = shell.window.surface.get_size()
        for _ in range(PER_FRAME):
            pygame.event.post(random_event(chance, size))
        begun = time.thread_time()
        shell.turn()
        weather.add_frame((time.thread_time() - begun) * 1000, name)


def megabytes() -> float:
    """Return how much memory the process holds now, without what the allocator keeps for later.

    Windows of many sizes leave holes where pictures were, tens of megabytes that come and go.
    """
    if trim := getattr(ctypes.CDLL(None), "malloc_trim", None):
        trim(0)
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024
