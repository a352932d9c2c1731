"""The land as it is painted, range before range, with the way that winds through it: it is the
same in every match, painted once for a size, in slices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Slot
from game.view.canvas.canvas import Canvas

from .way import Spot, line

RANGES = (0, 78, 204, 334, 462)
"""How far down each range of the land begins, in 64ths of a cell; nearer ones lie over others."""
UNIT = 64
TOWER, TOWER_AT = 0.9, (10.66, 1.62)
WAY = ((0.42, "night"), (0.3, "realm_way_dark"), (0.22, "realm_way"))
"""How broad the way is, with its edges, in cells."""
ROUGH = 3
"""It is drawn through each so many spots of its line."""


@dataclass(frozen=True, eq=False)
class Painting:
    """A land that is being painted; it goes on where it was left."""

    slices: Iterator[None]


def draw_ground(canvas: Canvas, place: BoardPlace) -> None:
    """Draw the land with its way and the tower, but no mark."""
    box = place.box
    inner = place.moved(-box.x, -box.y)

    def craft(slot: Slot) -> None:
        if not isinstance(slot.shown, Painting):
            paper = Canvas(slot.surface, canvas.brushes, canvas.scale)
            slot.shown = Painting(painted(paper, inner))
        for _ in slot.shown.slices:
            canvas.brushes.patience.spend()

    canvas.crafted("road ground", box, craft)


def painted(paper: Canvas, place: BoardPlace) -> Iterator[None]:
    """Paint all of it, in slices."""
    size = place.size
    for number, top in enumerate(RANGES):
        paper.piece(f"overlord.land.{number}", place.x, place.y + top * size / UNIT, size)
        yield
    spots = [place.spot(*spot) for spot in (*line()[::ROUGH], line()[-1])]
    for broad, ink in WAY:
        _stroke(paper, spots, size * broad, ink)
        yield
    paper.piece("overlord.tower", *place.spot(*TOWER_AT), size * TOWER)
    yield


def _stroke(paper: Canvas, spots: list[Spot], broad: float, ink: str) -> None:
    for end in (spots[0], spots[-1]):
        paper.circle(end, broad / 2, ink)
    paper.lines(spots, ink, broad)
