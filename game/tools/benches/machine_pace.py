"""The pace of this machine: a fixed loop of pure Python and a fixed drawing job.

Both are processor time and use nothing of the program, so that they are the same work in every
version of it: a figure divided by the pace beside it can be compared with one of another machine.
Never change the work; figures taken before would not compare any more.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from io import BytesIO

import pygame

from game.tools.bench import Figure

ROUNDS = 9
SIDE = 96
SIZE = (1280, 720)
FRAMES = 2
PIECES = 240
TANK = b"""<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
<defs><linearGradient id="f"><stop offset="0" stop-color="#c84"/>
<stop offset="1" stop-color="#742"/>
</linearGradient></defs>
<rect x="6" y="4" width="52" height="56" rx="9" fill="url(#f)"
stroke="#221" stroke-width="3"/><circle cx="32" cy="34" r="14" fill="#efc" fill-opacity="0.7"/>
<path d="M29 2h6v30h-6z" fill="#443"/></svg>"""


@dataclass(frozen=True, slots=True)
class Walker:
    """A made-up piece, as small as the values that rules are made of."""

    x: int
    y: int
    steps: int


def figures() -> list[Figure]:
    pygame.font.init()
    return [
        ("pace.python", _processor_ms(walked), "ms"),
        ("pace.drawing", _processor_ms(painted), "ms"),
    ]


def walked() -> int:
    """Flood a field from its corner, value by value; return what tells that all was done."""
    walls = {(x, y) for x in range(SIDE) for y in range(SIDE) if (x * y + x + 1) % 7 == 0}
    open_ends = [Walker(0, 0, 0)]
    reached = {(0, 0): 0}
    for walker in open_ends:
        for across, down in ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)):
            x, y = walker.x + across, walker.y + down
            if 0 <= x < SIDE and 0 <= y < SIDE and (x, y) not in walls and (x, y) not in reached:
                reached[x, y] = walker.steps + 1
                open_ends.append(replace(walker, x=x, y=y, steps=walker.steps + 1))
    order = sorted(reached, key=lambda cell: (-reached[cell], cell))
    return sum(place * (x + 3 * y) % 1009 for place, (x, y) in enumerate(order))


def painted() -> pygame.Surface:
    """Paint some frames: a page, veils, pictures at several sizes and angles, lines of words."""
    page = pygame.Surface(SIZE, 0, 32)
    for frame in range(FRAMES):
        page.fill((24 + frame, 28, 33))
        _plates(page)
        _pieces(page, frame)
        _words(page, frame)
    return page


def _plates(page: pygame.Surface) -> None:
    for number in range(12):
        veil = pygame.Surface((220, 160), pygame.SRCALPHA, 32)
        veil.fill((60, 90, 20 * number, 120))
        pygame.draw.rect(veil, (230, 220, 180, 200), veil.get_rect(), 3, 12)
        page.blit(veil, (number % 4 * 310 + 20, number // 4 * 230 + 20))


def _pieces(page: pygame.Surface, frame: int) -> None:
    sizes = (24, 40, 56)
    tanks = [pygame.image.load_sized_svg(BytesIO(TANK), (size, size)) for size in sizes]
    for number in range(PIECES):
        tank = tanks[number % len(tanks)]
        if number % 8 == 0:
            tank = pygame.transform.rotozoom(tank, number * 3 + frame * 5, 1.1)
        tank.set_alpha(255 - number % 5 * 40)
        page.blit(tank, (number * 53 % SIZE[0], number * 37 % SIZE[1]))


def _words(page: pygame.Surface, frame: int) -> None:
    font = pygame.font.Font(None, 20)
    for line in range(24):
        words = font.render(f"Tank {line} drives on in frame {frame}", True, (240, 236, 220))
        page.blit(words, (940, 20 + line * 28))


def _processor_ms(work: Callable[[], object]) -> float:
    """Return the middle one of the rounds' processor times, in milliseconds."""
    taken = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return sorted(taken)[ROUNDS // 2] * 1000
