"""What each row of a tree comes to against one row of the other seat."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.one_cut.state import MOST_LAID

from .imagined_round import WHOLE, WON, Place, pair
from .round_end_worth import ALL
from .rows import Branching, Rows, Tokens

SCALE = WHOLE**MOST_LAID
"""By so much all worths of a reckoning are larger."""


class Reckoning:
    """Reckons from one place on; what a place is worth at the end of the round it asks once."""

    def __init__(self, place: Place, riposte: bool, worth: Callable[[Place], int]) -> None:
        self._place = place
        self._riposte = riposte
        self._worth = worth
        self._worths: dict[Place, int] = {}

    def of(self, own: Rows, other: Tokens) -> list[int]:
        """Return what each row is worth against this one, SCALE times as large."""
        found = [0] * len(own.tokens)
        self._follow(own.tree, other, 0, self._place, SCALE, found)
        return found

    def _follow(
        self,
        branches: tuple[Branching, ...],
        other: Tokens,
        slot: int,
        place: Place,
        weight: int,
        found: list[int],
    ) -> None:
        last = slot == MOST_LAID - 1
        for branch in branches:
            for part, following in pair(place, branch.token, other[slot], self._riposte):
                share = weight // WHOLE * part
                if isinstance(following, int):
                    worth = share * (ALL if following == WON else -ALL)
                elif last:
                    worth = share * self._at_end(following)
                else:
                    self._follow(branch.after, other, slot + 1, following, share, found)
                    continue
                for row in range(branch.first, branch.last):
                    found[row] += worth

    def _at_end(self, place: Place) -> int:
        worth = self._worths.get(place)
        if worth is None:
            worth = self._worths[place] = self._worth(place)
        return worth


def turned(place: Place) -> Place:
    """Return a place as the other seat sees it."""
    cell, their, wounds, wounded, opened, open_ = place
    return their, cell, wounded, wounds, open_, opened
