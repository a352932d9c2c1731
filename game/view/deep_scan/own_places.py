"""Where in the panel lies what a ship owns, in cells of the board."""

from __future__ import annotations

from game.rules.deep_scan.wares import UPGRADES, Ware
from game.view.show.clip import Pose

from .lie_of_map import LEFT, MIDDLE, TOP, WIDE

RIM = 0.1
INNER_LEFT, INNER_WIDE = LEFT + RIM, WIDE - 2 * RIM
"""Where rows of things lie, clear of the frame of the panel."""
PROBES_TOP, CARDS_TOP, PURSE_TOP = TOP + 2.45, TOP + 4.5, TOP + 5.67
CARDS_HIGH, PURSE_HIGH, PROBES_HIGH = 1.1, 0.92, 1.7
PURSE = Ware.MONEY, Ware.RESOURCES
NOTE = 10
"""What a note is told as."""


def figure(ware: Ware, count: int) -> str:
    """Return how so much of a ware is written."""
    return str(NOTE * count if ware is Ware.MONEY else count)


def ware_pose(ware: Ware) -> Pose:
    """Return the middle of where a ware lies."""
    if ware in UPGRADES:
        apart = INNER_WIDE / len(UPGRADES)
        across = INNER_LEFT + apart * (UPGRADES.index(ware) + 0.5)
        return Pose(across, CARDS_TOP + CARDS_HIGH / 2)
    if ware in PURSE:
        across = INNER_LEFT + INNER_WIDE / 2 * (PURSE.index(ware) + 0.5)
        return Pose(across, PURSE_TOP + PURSE_HIGH / 2)
    return Pose(MIDDLE, PROBES_TOP + PROBES_HIGH / 2)
