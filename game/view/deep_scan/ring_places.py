"""Where things lie in the ring panel, in cells of the board: the ring, its lines, and the chips.

In the ring a probe lies as it does in the sky, measured in widths of the object; what is further
out than the ring shows lies at its edge, in its direction. Below, each probe has a chip of its own,
which nothing ever covers.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final

from game.core.grid import Cell
from game.rules.deep_scan.sky import WIDTHS, Kind, Offset, offset
from game.rules.deep_scan.state import Positioning, Table

from .lie_of_map import LEFT, MIDDLE, TOP, WIDE, Spot

RING_MIDDLE: Final[Spot] = MIDDLE, TOP + 1.95
WIDTH: Final = 0.275
"""How long one width of the object is."""
EDGE: Final = 5.85 * WIDTH
"""So far from the middle whatever is further out lies."""
BAR_TOP, BAR_HIGH = TOP + 3.92, 0.52
CHIPS, CHIP_TOP, CHIP_WIDE, CHIP_HIGH = 5, TOP + 4.6, 0.7, 0.92
"""So many chips lie in a row; where the upper row begins, and how large each is."""
FRAME: Final = 0.08
"""How broad the frame of the panel is, in cells."""
NUDGE: Final = 0.27
"""So far beside one another lie those that have come to rest on the same spot, or about half as
far where they are too many; no further than the area reaches."""
SEARCHES: Final = (NUDGE, NUDGE, 24), (0.45 * NUDGE, NUDGE / 8, 64)
"""How much room is searched for, by which turns, and by how many."""
ROUNDING: Final = 1e-6
"""A spot that is turned by so much less is turned enough."""


def in_ring(kind: Kind, at: Cell, place: Offset, inward: bool = False) -> Spot:
    """Return where a place of the sky is in the ring of an object; one ring inward for a probe
    that a card has moved."""
    middle = offset(at)
    dx, dy = (place.x - middle.x) / WIDTHS[kind], (place.y - middle.y) / WIDTHS[kind]
    far = math.hypot(dx, dy)
    reach = max(0.0, far - 1) if inward else far
    share = min(reach * WIDTH, EDGE) / far if far else 0.0
    return RING_MIDDLE[0] + dx * share, RING_MIDDLE[1] + dy * share


def lying(kind: Kind, positioning: Positioning) -> dict[int, Spot]:
    """Return where each probe lies in the ring, none quite over another, by its number."""
    found: dict[int, Spot] = {}
    for probe in positioning.probes:
        spot = in_ring(kind, positioning.at, probe.place, probe.strengthened)
        found[probe.number] = _beside(spot, found.values())
    return found


def _beside(spot: Spot, others: Collection[Spot]) -> Spot:
    """Return the spot, or the nearest one with room round it that counts the same."""
    for room, turn, most in SEARCHES:
        free = spot
        for _ in range(most):
            if all(math.dist(free, other) > room - ROUNDING for other in others):
                return free
            free = _turned(free, turn)
    return spot


def _turned(spot: Spot, turn: float) -> Spot:
    """Return a spot so much further round the ring; from the middle one comes aside first."""
    dx, dy = spot[0] - RING_MIDDLE[0], spot[1] - RING_MIDDLE[1]
    far, angle = math.hypot(dx, dy), math.atan2(dy, dx)
    if far < NUDGE - ROUNDING:
        far = NUDGE
    else:
        angle += 2 * math.asin(min(1.0, turn / (2 * far)))
    return RING_MIDDLE[0] + far * math.cos(angle), RING_MIDDLE[1] + far * math.sin(angle)


def chip(slot: int) -> Spot:
    """Return the middle of a chip, counted from 0."""
    row, column = divmod(slot, CHIPS)
    apart = (WIDE - 2 * FRAME) / CHIPS
    return LEFT + FRAME + apart * (column + 0.5), CHIP_TOP + CHIP_HIGH * (row + 0.5)


def probe_spot(table: Table, number: int) -> tuple[float, float, float]:
    """Return where the chip of a probe is, and how wide it is."""
    return (*chip(number - 1), CHIP_WIDE)
