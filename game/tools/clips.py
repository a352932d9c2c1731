"""python -m game.tools.clips tanchiki: every event's clip, in a window or on contact sheets.

With `--out DIR` a PNG is written for each kind of event: frames of one clip side by side, the
board as it was then. Without it a window plays clip after clip in a loop. Events come from
random matches over all options.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pygame

from game.ai.mind import decided, random_mind
from game.app import assets
from game.content.maps import boards
from game.content.places import home
from game.core.chance import Dice
from game.core.rules import Told
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.events import Event
from game.rules.tanchiki.state import Options, Setup, Table
from game.view.box import Box
from game.view.canvas import Brushes, Canvas
from game.view.playback import Playback
from game.view.tanchiki.board import draw_shown, fitted
from game.view.tanchiki.clips import clip_for

FRAMES = 6
SIDE = 330
MOST_MATCHES = 60
_KINDS: tuple[type, ...] = get_args(Event)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("tanchiki",))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--only", default="", help="the beginning of an event's name")
    given = parser.parse_args()
    if given.out:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    found = {
        name: each
        for name, each in sorted(examples().items())
        if name.lower().startswith(given.only.lower())
    }
    if given.out:
        write(found, given.out)
    else:
        loop(found)


def examples() -> dict[str, tuple[Table, Told[Any]]]:
    """Return one moment for each kind of event that random matches lead to."""
    found: dict[str, tuple[Table, Told[Any]]] = {}
    for seed in range(MOST_MATCHES):
        for table, told in _moments(seed):
            found.setdefault(type(told.event).__name__, (table, told))
        if len(found) == len(_KINDS) - 1:
            break
    return found


def write(found: dict[str, tuple[Table, Told[Any]]], folder: Path) -> None:
    """Write a strip of frames for each kind of event."""
    pygame.display.set_mode((SIDE, SIDE))
    brushes = assets.load_brushes(home() / "assets", 100, False)
    folder.mkdir(parents=True, exist_ok=True)
    for name, (table, told) in found.items():
        length = clip_for(table, told.event).ms
        strip = pygame.Surface((SIDE * FRAMES, SIDE))
        for frame in range(FRAMES):
            reel = _reel(table, told)
            reel.advance((length + 500) * frame // FRAMES)
            strip.blit(_frame(brushes, reel), (SIDE * frame, 0))
        pygame.image.save(strip, folder / f"{name}.png")
    missing = {kind.__name__ for kind in _KINDS} - set(found)
    print(f"{len(found)} kinds of event in {folder}; not met: {', '.join(sorted(missing)) or '-'}")


def loop(found: dict[str, tuple[Table, Told[Any]]]) -> None:
    """Play clip after clip in a window until it is closed."""
    window = pygame.display.set_mode((900, 900), pygame.RESIZABLE)
    brushes = assets.load_brushes(home() / "assets", 100, False)
    clock = pygame.time.Clock()
    while True:
        for name, (table, told) in found.items():
            pygame.display.set_caption(name)
            reel = _reel(table, told)
            for _ in range(max(40, (clip_for(table, told.event).ms + 900) // 16)):
                if any(event.type == pygame.QUIT for event in pygame.event.get()):
                    return
                reel.advance(clock.tick(60))
                window.blit(_frame(brushes, reel, window.get_size()), (0, 0))
                pygame.display.flip()


def _moments(seed: int) -> Iterator[tuple[Table, Told[Any]]]:
    """Return every event of a random match with the table before it."""
    found = boards("tanchiki").maps
    board = found[seed % len(found)].ground
    bits = [bool(seed >> bit & 1) for bit in range(4)]
    setup = Setup(board, 2 + seed % 3, Options(*bits))  # type: ignore[arg-type]
    state = TANCHIKI.new(setup, seed)
    dice = Dice(seed, "clips")
    while seats := TANCHIKI.to_act(state.table):
        seat = seats[0]
        legal = TANCHIKI.legal(state.table, seat)
        table = state.table
        thought = random_mind(TANCHIKI.view(table, seat), seat, legal, dice)
        step = TANCHIKI.apply(state, decided(thought)[0])
        for told in step.events:
            yield table, replace(told, event=told.event)
            table = TANCHIKI.evolve(table, told.event)
        state = step.state


def _reel(table: Table, told: Told[Any]) -> Playback[Table, Told[Any]]:
    reel: Playback[Table, Told[Any]] = Playback(
        table,
        lambda shown, one: TANCHIKI.evolve(shown, one.event),
        lambda shown, one: clip_for(shown, one.event),
    )
    reel.add((told,))
    return reel


def _frame(
    brushes: Brushes, reel: Playback[Any, Any], size: tuple[int, int] = (SIDE, SIDE)
) -> pygame.Surface:
    surface = pygame.Surface(size)
    canvas = Canvas(surface, brushes, 1.0)
    canvas.fill("page")
    box = Box(0, 0, *size).inset(4)
    draw_shown(canvas, fitted(reel.shown, box, canvas.scale), reel, 0, calm=False)
    return surface


if __name__ == "__main__":
    main()
