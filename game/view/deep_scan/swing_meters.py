"""The meters of a hand over the ring: a needle swings about the object, along it or down."""

from __future__ import annotations

from game.rules.deep_scan.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .lie_of_map import Spot
from .ring_places import EDGE, RING_MIDDLE

ACROSS = "aside_x"
"""The dial that swings along the ring; the other one swings down it."""
BROAD, TICKS = 0.2, 10
"""How broad half a meter is, in cells, and how many ticks it has on each side."""


def draw_swing(
    canvas: Canvas, place: BoardPlace, table: Table, name: str, by: int, off: int
) -> None:
    """Draw a scale through the middle of the ring, and where between its ends the hand is."""
    middle, size = place.spot(*RING_MIDDLE), place.size

    def spot(along: float, aside: float) -> Spot:
        x, y = (along, aside) if name == ACROSS else (aside, along)
        return middle[0] + x * EDGE * size, middle[1] + y * size

    corners = spot(-1, -BROAD), spot(1, -BROAD), spot(1, BROAD), spot(-1, BROAD)
    canvas.polygon(corners, (12, 15, 16, 215))
    canvas.lines([*corners, corners[0]], "tray_light", 2)
    for tick in range(-TICKS, TICKS + 1):
        half = BROAD * (1.0 if tick == 0 else 0.45)
        ink, broad = ("good", 5) if tick == 0 else ("quiet", 2)
        canvas.line(spot(tick / TICKS, -half), spot(tick / TICKS, half), ink, broad)
    ends = spot(off / by, -1.7 * BROAD), spot(off / by, 1.7 * BROAD)
    canvas.line(*ends, "night", 9)
    canvas.line(*ends, f"seat.{table.turn}.light", 5)
