"""What ends a match of Dice and Armour soon, in words, and how each side stands."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.dice_and_armour.kinds import HOLD
from game.rules.dice_and_armour.state import Table
from game.scenes.frame.kit import Names, Words


def stake(words: Words, table: Table, names: Names) -> str:
    """Return it, "" while nothing ends the match soon (D8.1, D8.2)."""
    if table.ending is not None or table.musters is not None:
        return ""
    for seat, name in enumerate(names):
        if max((tank.held for tank in table.own(seat)), default=0) == HOLD - 1:
            return words("stake.dice_and_armour.held", name=name)
    for seat, name in enumerate(names):
        if len(table.own(seat)) == 1:
            return words("stake.dice_and_armour.last", name=name)
    return ""


def stands(table: Table, seat: Seat) -> int:
    """Return how much of a side is whole: a tank counts more than any damage."""
    own = table.own(seat)
    return 10 * len(own) - sum(len(tank.broken) for tank in own)
