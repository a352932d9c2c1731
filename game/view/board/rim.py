"""A board's tray, painted once, with the names of columns and rows on its rim, row 1 the lowest."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from game.core.grid import column_name
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

RIM = 26.0
LEAST = 12.0
"""On a narrower rim no names are written."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a column, or of a row, and where its middle is; `number` counts from 0, from the
    west or the north."""

    words: str
    across: float
    down: float
    number: int
    column: bool


def on_tray(
    canvas: Canvas,
    place: BoardPlace,
    key: Hashable,
    paint: Callable[[Canvas, BoardPlace], None],
) -> None:
    """Have the ground painted on its tray, once for each key and size."""
    rim = _rim_of(place)
    inner = BoardPlace(rim, rim, place.size, place.width, place.height)

    def whole(paper: Canvas) -> None:
        paper.fill("tray")
        paper.frame(paper.box, "tray_light", 2)
        paint(paper, inner)

    canvas.layer((key, rim, place.size), place.box.inset(-rim), whole, solid=True)


def tray_of(place: BoardPlace) -> Box:
    """Return the whole tray of a board."""
    return place.box.inset(-_rim_of(place))


def _rim_of(place: BoardPlace) -> float:
    return place.box.x - math.floor(place.box.x - min(RIM, place.size * 0.5))


def names(canvas: Canvas, place: BoardPlace, around: bool = False) -> Iterator[Name]:
    """Yield the names below and at the left, or at all four sides; none where there is no room."""
    rim = Box(0, 0, place.x, place.x)
    if place.x < LEAST or not canvas.readable((str(place.height),), rim):
        return
    near = place.x / 2
    for n in range(place.width):
        along = place.x + (n + 0.5) * place.size
        for down in (near, canvas.height - near) if around else (canvas.height - near,):
            yield Name(column_name(n), along, down, n, column=True)
    for n in range(place.height):
        along = place.y + (n + 0.5) * place.size
        for across in (near, canvas.width - near) if around else (near,):
            yield Name(str(place.height - n), across, along, n, column=False)


def write_name(canvas: Canvas, place: BoardPlace, name: Name, ink: Colour = "quiet") -> None:
    box = Box(name.across - 14, name.down - 12, 28, 24)
    canvas.write(name.words, box, style_of(place), ink, "centre")


def style_of(place: BoardPlace) -> Style:
    """Return how names are written on a rim so wide."""
    return Style(Family.BOLD, round(min(17, place.x * 0.6)))
