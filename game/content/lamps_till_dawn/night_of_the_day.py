"""The night of the day: three turns that were told of a moth, and one can know where it goes next.

A night is called by a number. When a number would mean another night, or a day another number, the
number of the generator goes up and the old ways stay as they are.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from game.content.tasks.day_dice import GENERATOR, Day
from game.core.chance import Dice
from game.rules.lamps_till_dawn.events import Fled
from game.rules.lamps_till_dawn.house import HOUSE, RoomNumber
from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.letters.task_start import (
    OTHER,
    SOLVER,
    Start,
    played_before,
    worlds,
)
from game.rules.lamps_till_dawn.state import START_PLACES, Table

NUMBERS: Final = 10_000
"""Nights are called by a number below this one."""
TURNS: Final = 3
TRIALS: Final = 60
LAMPS: Final = 2
"""So many burn at least, so that the moth has a choice."""
FULL: Final = (13, 10)

SURE: Final = Start(
    "old_house",
    FULL,
    (11, 2),
    "moth",
    ("light, move 9>7>3", "light, move 1>2>4", "light, move 6>2>1"),
)
"""The night of a number whose dice have found none."""

_DAYS: Final = 20_261_224
_STARTS: Final = HOUSE.starts[:START_PLACES]


def day_of(date: str) -> Day:
    return Day(_DAYS, date)


def number_of(day: Day) -> int:
    return day.dice("number").below(NUMBERS)


@lru_cache(maxsize=64)
def numbered(number: int) -> Start:
    """Return the night of a number: the first by its dice that can be solved at once."""
    for trial in range(TRIALS):
        found = _night(Dice(_DAYS, "night", GENERATOR, number, trial))
        if _is_fair(found):
            return found
    return SURE


def _is_fair(start: Start) -> bool:
    """Whether nobody has fled, and one can know where the moth goes next, and go there, too."""
    night = played_before(start, HOUSE)
    table = night.state.table
    if len(table.lamps) < LAMPS or any(isinstance(each.event, Fled) for each in night.told):
        return False
    goes = {_end(each.state.table, start) for each in worlds(start, HOUSE)}
    here = table.characters[SOLVER].room
    assert here is not None
    return len(goes) == 1 and goes <= {path[-1] for path in HOUSE.paths(here)}


def _end(table: Table, start: Start) -> RoomNumber | None:
    """Return where the moth is at the end of this turn."""
    plan = start.habit.of(table, OTHER)
    return replace(table.characters[OTHER], plan=plan).led_to


def _night(dice: Dice) -> Start:
    start = Start("old_house", FULL, (dice.choice(_STARTS), dice.choice(_STARTS)), "moth")
    for _ in range(TURNS):
        state = played_before(start, HOUSE).state
        here = state.table.characters[SOLVER].room
        assert here is not None
        start = replace(start, orders=(*start.orders, _plan(here, state.table.lamps, dice)))
    return start


def _plan(here: RoomNumber, lamps: frozenset[RoomNumber], dice: Dice) -> str:
    """Return what Light plans: a lamp, and a way before it or after it."""
    dark = [path for path in HOUSE.paths(here) if path[-1] not in lamps]
    way = f"move {'>'.join(map(sign, dice.choice(dark or HOUSE.paths(here))))}"
    return f"light, {way}" if here not in lamps and dice.below(2) else f"{way}, light"
