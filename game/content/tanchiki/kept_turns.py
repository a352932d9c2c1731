"""A turn of a match kept as a challenge: its board as a map, its seed, and what was played before.

What cards are drawn hangs on the seed and on the turn, so the match is played again up to where
the turn begins. Whoever plays it finds the same hand; the others are computer players.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.content.goals import Goal
from game.content.maps.map_challenge import Task
from game.content.maps.map_kind import Keeping
from game.core.rules import Seat
from game.rules.tanchiki.events import TurnBegan
from game.rules.tanchiki.state import Setup, Table

from .map_words import AIMS
from .map_writer import map_text

_MOST = {"eagles": 3, "points": 9, "bots": 4, "drowned": 2, "bonuses": 2, "bricks": 3}
"""So many of each may be asked for."""

_ANYBODY_S = ("bricks",)
"""What is told of nobody, so that it counts only where one plays alone."""


def keep(setup: Setup, table: Table, seat: Seat) -> Keeping | None:
    """Return how a turn is kept; none of a match that is over, or in which a seat was given
    something."""
    if table.ending is not None or setup.handicaps:
        return None
    options = tuple(f.name for f in fields(setup.options) if getattr(setup.options, f.name))
    alone = setup.seats == 1

    def text(titles: Mapping[str, str], sheet: str, task: Task) -> str:
        return map_text(setup.board, titles, sheet, task, options)

    goals = tuple(
        Goal(aim, count, careful=False, seat=seat)
        for aim in AIMS
        if alone or aim not in _ANYBODY_S
        for count in range(1, _MOST[aim] + 1)
        if aim != "points" or count % 3 == 0
    )
    return Keeping(text, goals, begins=_begins)


def _begins(event: Any) -> bool:
    return isinstance(event, TurnBegan)
