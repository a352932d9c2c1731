"""The ring of facings round a cell: how it is drawn and what is under the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.core.grid import RING, Cell, Facing
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

RING_RADIUS = 0.86


def draw_ring(
    canvas: Canvas,
    place: BoardPlace,
    cell: Cell,
    ready: Iterable[Facing],
    chosen: Facing | None,
    risky: frozenset[Facing] = frozenset(),
    fires: frozenset[Facing] = frozenset(),
) -> None:
    """Draw the facings a piece can have on its cell as arrowheads round it, as one kept picture.

    Those that destroy an enemy are coral and larger; where it could be destroyed itself, they
    stand on a hatched spot.
    """
    signs = Signs(frozenset(ready), chosen, risky, fires)
    reach = math.ceil(place.size * (RING_RADIUS + 0.36) * canvas.scale) / canvas.scale
    middle = place.middle(cell)
    left = round((middle[0] - reach) * canvas.scale) / canvas.scale
    top = round((middle[1] - reach) * canvas.scale) / canvas.scale
    box = Box(left, top, 2 * reach, 2 * reach)
    key = ("chess ring", place.size, place.quarters, signs)
    canvas.layer(key, box, lambda paper: _paint_ring(paper, place, signs))


@dataclass(frozen=True, slots=True)
class Signs:
    """All that the picture of a ring depends on."""

    ready: frozenset[Facing]
    chosen: Facing | None
    risky: frozenset[Facing]
    fires: frozenset[Facing]


def _paint_ring(canvas: Canvas, place: BoardPlace, signs: Signs) -> None:
    middle = canvas.box.middle
    canvas.circle(middle, place.size * (RING_RADIUS + 0.16), (12, 15, 16, 88), place.size * 0.34)
    for facing in RING:
        angle = place.angle(facing.eighth * 45)
        turn, away = math.radians(angle), place.size * RING_RADIUS
        spot = (middle[0] + math.sin(turn) * away, middle[1] - math.cos(turn) * away)
        if facing not in signs.ready:
            canvas.circle(spot, max(1.5, place.size * 0.045), "iron_light")
            continue
        if facing in signs.risky:
            canvas.piece("overlay.hatch_full", *spot, place.size * 0.4)
        picture, grown = "overlay.facing", 0.28
        if facing in signs.fires:
            picture, grown = "overlay.facing_fire", 0.36
        if facing is signs.chosen:
            picture, grown = "overlay.facing_chosen", 0.42
        canvas.piece(picture, *spot, place.size * grown, angle)


def facing_towards(place: BoardPlace, cell: Cell, x: float, y: float) -> Facing | None:
    """Return the facing from a cell's middle to a spot of the page, None if it is too near."""
    across, down = place.under(x, y)
    dx, dy = across - cell.x, down - cell.y
    if math.hypot(dx, dy) < 0.5:
        return None
    return RING[round(math.degrees(math.atan2(dx, -dy)) / 45) % 8]


def on_ring(place: BoardPlace, cell: Cell, x: float, y: float) -> bool:
    """Whether a spot of the page lies on the ring round a cell."""
    across, down = place.under(x, y)
    return 0.5 < math.hypot(across - cell.x, down - cell.y) < RING_RADIUS + 0.3
