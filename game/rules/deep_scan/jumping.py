"""Jumping (S5): to the next stop, or with a launcher over one to the aim.

In a sky with few objects a point without one is a stop like any other, so no two ships stand there
either; the base holds any number.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell

from .actions import Jump, ShipNumber
from .course import Story, end_turn, give_probes
from .events import ShipJumped
from .scanning import scan
from .sky import BASE, lanes, neighbours
from .state import Table


def jump(story: Story, action: Jump) -> None:
    """Move the ship; the turn ends there but on the base, or where it scans."""
    table, to = story.table, action.to
    stop = over(table, to)
    story.say(ShipJumped(action.seat, table.turn, to, stop), "S5.1" if stop is None else "S5.3")
    own = story.table.own
    if to == BASE:
        give_probes(story)
    elif own.aimed == to and not own.damaged:
        scan(story)
    else:
        end_turn(story)


def jumps(table: Table) -> Iterator[Cell]:
    """Yield where the ship on turn may jump to, along lanes first."""
    own = table.own
    for stop in neighbours(own.place).values():
        if not occupied(table, stop):
            yield stop
    if own.aimed is not None and launched(table, own.aimed) and not occupied(table, own.aimed):
        yield own.aimed


def launched(table: Table, to: Cell) -> bool:
    """Whether a launcher leaves out the last stop before the aim (S5.3)."""
    own = table.own
    return own.aimed == to and own.has.launcher > 0 and lanes(own.place, to) == 2


def over(table: Table, to: Cell) -> Cell | None:
    """Return the stop that a jump leaves out, None where it follows a lane."""
    beside = neighbours(table.own.place).values()
    return None if to in beside else next(stop for stop in beside if lanes(stop, to) == 1)


def occupied(table: Table, stop: Cell) -> bool:
    return stop != BASE and holder(table, stop) is not None


def holder(table: Table, stop: Cell) -> ShipNumber | None:
    """Return which ship stands there, the lowest of several."""
    there = (ship for ship, each in enumerate(table.ships) if each.place == stop)
    return next(there, None)
