"""Where what a hero owns lies: on its sheet below the land, in cells of the board."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.road_to_the_overlord.state import Table
from game.view.show.clip import Pose

from .sheets import BELOW, wide_of
from .way import COLUMNS, ROWS


def sheet_pose(table: Table, seat: Seat) -> Pose:
    """Return the middle of the sheet of a hero."""
    wide, count = wide_of(table), len(table.heroes)
    left = (COLUMNS - wide * count) / 2 + wide * seat
    return Pose(left + wide / 2 - 0.5, ROWS + BELOW / 2 - 0.5)
