"""An action is picked by pointing at things that lie on the table, one after the other.

A game spells its actions: `Rules.spell` says by which parts each can be pointed out, in which
order. One action may have several spellings (card then pile, pile then card), no spelling names
two, and one may begin another: a shot is optional, a path may go on. Everything a screen, a
keyboard, a pad, a terminal or another device needs for choosing comes from this: what may be
pointed at next, what the parts so far would do, and when the choice is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.grid import Cell
from game.core.parts import (
    Card,
    Count,
    Part,
    Piece,
    SeatOf,
    Spelling,
    Spot,
    Way,
    Word,
    part_name,
)

__all__ = [
    "Card",
    "Cell",
    "Count",
    "Offers",
    "Part",
    "Picking",
    "Piece",
    "SeatOf",
    "Speller",
    "Spelling",
    "Spot",
    "Way",
    "Word",
    "part_name",
]


def only(_table: Any, _seat: int, left: tuple[Any, ...]) -> Any | None:
    """Take the only action that is left for the usual one; of several none is."""
    return left[0] if len(left) == 1 else None


@dataclass(frozen=True, slots=True)
class Speller:
    """How a game's actions are pointed out; a view is enough of a table for all of it.

    `of(table, seat, action)`     the spellings of a legal action, at least one, none empty
    `usual(table, seat, left)`    which of the actions that are still possible stands for them
                                  all as long as nothing more is picked, or None if more must
                                  be picked first; `left` is never empty
    `at_once(action)`             whether the action is done as soon as it is spelled; any other
                                  waits for a word of its own, Go
    `grave(table, seat, action)`  whether an action costs its own seat something that one may have
                                  overlooked: then it waits for Go, too
    `words`, `spots`              the names of all words and spots that `of` may use
    """

    of: Callable[[Any, int, Any], tuple[Spelling, ...]]
    usual: Callable[[Any, int, tuple[Any, ...]], Any | None] = only
    at_once: Callable[[Any], bool] = lambda action: False
    grave: Callable[[Any, int, Any], bool] = lambda table, seat, action: False
    words: frozenset[str] = frozenset()
    spots: frozenset[str] = frozenset()

    def __call__(self, table: Any, seat: int, action: Any) -> tuple[Spelling, ...]:
        return self.of(table, seat, action)


@dataclass(slots=True)
class _Branch:
    """What follows after some parts: the action they spell, and the branches by next part."""

    finished: Any = None
    left: list[Any] = field(default_factory=list)
    next: dict[Part, _Branch] = field(default_factory=dict)


class Offers:
    """What a seat may do now, spelled: built once for a list of actions and only looked at."""

    def __init__(self, spell: Speller, table: Any, seat: int, actions: Iterable[Any]) -> None:
        self.spell = spell
        self.table = table
        self.seat = seat
        self.actions = tuple(actions)
        self._root = _Branch()
        self._usual: dict[Spelling, Any | None] = {}
        for action in self.actions:
            for spelling in spell(table, seat, action):
                self._plant(spelling, action)

    def valid(self, picked: Spelling) -> Spelling:
        """Return the longest start of these parts that still leads somewhere."""
        branch, count = self._root, 0
        while count < len(picked) and picked[count] in branch.next:
            branch = branch.next[picked[count]]
            count += 1
        return picked[:count]

    def branch(self, picked: Spelling) -> _Branch:
        branch = self._root
        for part in picked:
            branch = branch.next[part]
        return branch

    def usual(self, picked: Spelling) -> Any | None:
        """Return what stands for these parts, worked out when it is first asked for."""
        if picked not in self._usual:
            left = tuple(self.branch(picked).left)
            self._usual[picked] = self.spell.usual(self.table, self.seat, left)
        return self._usual[picked]

    def _plant(self, spelling: Spelling, action: Any) -> None:
        branch = self._root
        _leave(branch, action)
        for part in spelling:
            following = branch.next.get(part)
            if following is None:
                following = branch.next[part] = _Branch()
            branch = following
            _leave(branch, action)
        branch.finished = action


def _leave(branch: _Branch, action: Any) -> None:
    """Count the action among those left; all spellings of one are planted together."""
    if not branch.left or branch.left[-1] is not action:
        branch.left.append(action)


@dataclass(frozen=True, slots=True)
class Picking:
    """The parts picked so far; every change is another picking."""

    offers: Offers
    picked: Spelling = ()

    @property
    def next(self) -> tuple[Part, ...]:
        """The parts that may be picked now, in the order of the actions."""
        return tuple(self.offers.branch(self.picked).next)

    @property
    def left(self) -> tuple[Any, ...]:
        """The actions that are still possible."""
        return tuple(self.offers.branch(self.picked).left)

    @property
    def finished(self) -> Any | None:
        """The action that the parts spell, if they spell one."""
        return self.offers.branch(self.picked).finished

    @property
    def usual(self) -> Any | None:
        """The action that Go would take: the one spelled, or what stands for all that are left.

        Before the first part there is none, and none where the game wants more picked first.
        """
        if not self.picked:
            return None
        finished = self.finished
        return self.offers.usual(self.picked) if finished is None else finished

    @property
    def due(self) -> Any | None:
        """The action that is done without Go: it is spelled and nothing can follow.

        To be asked when a part has been taken, not after `among`: nobody picked anything then.
        """
        finished = self.finished
        if finished is None or self.next or not self.offers.spell.at_once(finished):
            return None
        return None if self.grave else finished

    @property
    def grave(self) -> bool:
        """Whether the action that is spelled waits because of what it costs."""
        offers, finished = self.offers, self.finished
        if finished is None:
            return False
        return offers.spell.grave(offers.table, offers.seat, finished)

    def may(self, part: Part) -> bool:
        return part in self.offers.branch(self.picked).next

    def take(self, part: Part) -> Picking:
        """Return the picking with this part; one that may not come next changes nothing."""
        return replace(self, picked=(*self.picked, part)) if self.may(part) else self

    def back(self) -> Picking:
        """Take the last part back."""
        return replace(self, picked=self.picked[:-1])

    def anew(self) -> Picking:
        return replace(self, picked=())

    def among(self, offers: Offers) -> Picking:
        """Go on among other actions, since somebody has acted, as far as the parts still lead."""
        return Picking(offers, offers.valid(self.picked))
