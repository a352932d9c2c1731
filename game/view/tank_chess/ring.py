"""The ring of facings round a cell: how it is drawn and what is under the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterable

from game.core.grid import RING, Cell, Facing
from game.view.canvas import Canvas
from game.view.place import Place

RING_RADIUS = 0.86


def draw_ring(
    canvas: Canvas,
    place: Place,
    cell: Cell,
    ready: Iterable[Facing],
    chosen: Facing | None,
    risky: frozenset[Facing] = frozenset(),
) -> None:
    """Draw the facings a piece can have on its cell as arrowheads round it."""
    possible = frozenset(ready)
    middle = place.middle(cell)
    canvas.circle(middle, place.size * (RING_RADIUS + 0.16), (12, 15, 16, 88), place.size * 0.34)
    for facing in RING:
        ink = "line"
        if facing in possible:
            ink = "danger" if facing in risky else "mark"
        if facing is chosen:
            ink = "gold"
        _arrowhead(canvas, place, middle, facing, ink, facing in possible)


def _arrowhead(
    canvas: Canvas,
    place: Place,
    middle: tuple[float, float],
    facing: Facing,
    ink: str,
    possible: bool,
) -> None:
    turn = math.radians(place.angle(facing.eighth * 45))
    x, y = math.sin(turn), -math.cos(turn)
    reach = place.size * RING_RADIUS
    spot = (middle[0] + x * reach, middle[1] + y * reach)
    if not possible:
        canvas.circle(spot, max(1.5, place.size * 0.045), ink)
        return
    for grown, colour in ((1.35, "night"), (1.0, ink)):
        size = place.size * 0.17 * grown
        tip = (spot[0] + x * size * 1.15, spot[1] + y * size * 1.15)
        left = (spot[0] - x * size * 0.8 - y * size, spot[1] - y * size * 0.8 + x * size)
        right = (spot[0] - x * size * 0.8 + y * size, spot[1] - y * size * 0.8 - x * size)
        canvas.polygon((tip, left, right), colour)


def facing_towards(place: Place, cell: Cell, x: float, y: float) -> Facing | None:
    """Return the facing from a cell's middle to a spot of the page, None if it is too near."""
    across, down = place.under(x, y)
    dx, dy = across - cell.x, down - cell.y
    if math.hypot(dx, dy) < 0.5:
        return None
    return RING[round(math.degrees(math.atan2(dx, -dy)) / 45) % 8]


def on_ring(place: Place, cell: Cell, x: float, y: float) -> bool:
    """Whether a spot of the page lies on the ring round a cell."""
    across, down = place.under(x, y)
    return 0.5 < math.hypot(across - cell.x, down - cell.y) < RING_RADIUS + 0.3
