"""The land as it is painted, range before range, with the way that winds through it: it is the
same in every match, painted once for a size, in slices."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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


def draw_ground(canvas: Canvas, place: BoardPlace) -> None:
    """Draw the land with its way and the tower, but no mark."""
    box = place.box
    inner = place.moved(-box.x, -box.y)

    def craft(slot: Slot) -> None:
        steps = painted(Canvas(slot.surface, canvas.brushes, canvas.scale), inner)
        done = slot.shown if isinstance(slot.shown, int) else 0
        for number, paint in enumerate(steps[done:], done + 1):
            # A step may be broken off inside, where a picture is made: then it is done again.
            paint()
            slot.shown = number
            canvas.brushes.patience.spend()

    canvas.crafted("road ground", box, craft)


def painted(paper: Canvas, place: BoardPlace) -> tuple[Callable[[], None], ...]:
    """Return the steps in which all of it is painted."""
    size = place.size
    spots = [place.spot(*spot) for spot in (*line()[::ROUGH], line()[-1])]
    return (
        *(
            partial(
                paper.piece, f"overlord.land.{number}", place.x, place.y + top * size / UNIT, size
            )
            for number, top in enumerate(RANGES)
        ),
        *(partial(_stroke, paper, spots, size * broad, ink) for broad, ink in WAY),
        partial(paper.piece, "overlord.tower", *place.spot(*TOWER_AT), size * TOWER),
    )


def _stroke(paper: Canvas, spots: list[Spot], broad: float, ink: str) -> None:
    for end in (spots[0], spots[-1]):
        paper.circle(end, broad / 2, ink)
    paper.lines(spots, ink, broad)
