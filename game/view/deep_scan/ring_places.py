"""Where things lie in the ring panel, in cells of the board: the ring, its lines, and the chips.

In the ring a probe lies as it does in the sky, measured in widths of the object; what is further
out than the ring shows lies at its edge, in its direction. Below, each probe has a chip of its own,
which nothing ever covers.
"""

from __future__ import annotations

import math
from typing import Final

from game.core.grid import Cell
from game.rules.deep_scan.sky import WIDTHS, Kind, Offset, offset
from game.rules.deep_scan.state import Positioning, Table
from game.rules.deep_scan.wares import MOST_PROBES

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
"""So far beside one another lie those that have come to rest on the same spot; no further than the
area reaches."""
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
        for _ in range(MOST_PROBES):
            if all(math.dist(spot, other) > NUDGE - ROUNDING for other in found.values()):
                break
            spot = _turned(spot)
        found[probe.number] = spot
    return found


def _turned(spot: Spot) -> Spot:
    """Return a spot a little further round the ring, or aside of its middle: it counts the same."""
    dx, dy = spot[0] - RING_MIDDLE[0], spot[1] - RING_MIDDLE[1]
    far = math.hypot(dx, dy)
    if far < NUDGE / 2:
        return RING_MIDDLE[0] + NUDGE, RING_MIDDLE[1]
    angle = math.atan2(dy, dx) + 2 * math.asin(min(1.0, NUDGE / (2 * far)))
    return RING_MIDDLE[0] + far * math.cos(angle), RING_MIDDLE[1] + far * math.sin(angle)


def chip(slot: int) -> Spot:
    """Return the middle of a chip, counted from 0."""
    row, column = divmod(slot, CHIPS)
    apart = (WIDE - 2 * FRAME) / CHIPS
    return LEFT + FRAME + apart * (column + 0.5), CHIP_TOP + CHIP_HIGH * (row + 0.5)


def probe_spot(table: Table, number: int) -> tuple[float, float, float]:
    """Return where the chip of a probe is, and how wide it is."""
    return (*chip(number - 1), CHIP_WIDE)
