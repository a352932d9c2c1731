"""An action is picked by pointing at things that lie on the table, one after the other.

A game spells its actions: `Rules.spell` says by which parts each can be pointed out, in which
order. One action may have several spellings (card then pile, pile then card), no spelling names
two, and one may begin another: a shot is optional, a path may go on. Everything a screen, a
keyboard, a pad, a terminal or another device needs for choosing comes from this: what may be
pointed at next, what the parts so far would do, and when the choice is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.branches import Branch
from game.core.dials import Knob
from game.core.grid import Cell
from game.core.parts import (
    Card,
    Count,
    Dial,
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
    "Dial",
    "Knob",
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
    `knobs`                       how far each dial goes that `of` may use
    `narrowed(table, seat, action, name)`  how far a dial goes at this table before such an action,
                                  None for as far as its knob; not by how other dials stand
    `turned(action, dial)`        the same action with a dial turned so far
    `stands(table, seat, action)` the same action with its dials where they stand before anybody
                                  turns them; dials come last in a spelling
    """

    of: Callable[[Any, int, Any], tuple[Spelling, ...]]
    usual: Callable[[Any, int, tuple[Any, ...]], Any | None] = only
    at_once: Callable[[Any], bool] = lambda action: False
    grave: Callable[[Any, int, Any], bool] = lambda table, seat, action: False
    words: frozenset[str] = frozenset()
    spots: frozenset[str] = frozenset()
    knobs: Mapping[str, Knob] = field(default_factory=dict, hash=False)
    narrowed: Callable[[Any, int, Any, str], Knob | None] = lambda table, seat, action, name: None
    turned: Callable[[Any, Dial], Any] = lambda action, dial: action
    stands: Callable[[Any, int, Any], Any] = lambda table, seat, action: action

    def __call__(self, table: Any, seat: int, action: Any) -> tuple[Spelling, ...]:
        return self.of(table, seat, action)

    def knob(self, table: Any, seat: int, action: Any, name: str) -> Knob | None:
        """Return how far a dial goes before an action, None for one that the game has not."""
        return self.narrowed(table, seat, action, name) or self.knobs.get(name)


class Offers:
    """What a seat may do now, spelled: built once for a list of actions and only looked at.

    A dial may be turned to any number its knob allows. The nearest of those that the list has
    stands for it, and what is spelled so is turned to what was picked.
    """

    def __init__(self, spell: Speller, table: Any, seat: int, actions: Iterable[Any]) -> None:
        self.spell = spell
        self.table = table
        self.seat = seat
        self.actions = tuple(actions)
        self._root = Branch()
        self._usual: dict[Spelling, Any | None] = {}
        for action in self.actions:
            for spelling in spell(table, seat, action):
                self._root.plant(spelling, action)

    def valid(self, picked: Spelling) -> Spelling:
        """Return the longest start of these parts that still leads somewhere."""
        branch = self._root
        for count, part in enumerate(picked):
            following = branch.after(part, self.knob)
            if following is None:
                return picked[:count]
            branch = following
        return picked

    def next(self, picked: Spelling) -> tuple[Part, ...]:
        """Return the parts that may follow, in the order of the actions."""
        return tuple(self.branch(picked).next)

    def may(self, picked: Spelling, part: Part) -> bool:
        return self.branch(picked).after(part, self.knob) is not None

    def left(self, picked: Spelling) -> tuple[Any, ...]:
        """Return the actions that are still possible."""
        left, dials = self.branch(picked).left, dials_of(picked)
        return tuple(self._turned(action, dials) for action in left) if dials else tuple(left)

    def finished(self, picked: Spelling) -> Any | None:
        """Return the action that the parts spell, if they spell one."""
        finished = self.branch(picked).finished
        return None if finished is None else self._turned(finished, dials_of(picked))

    def usual(self, picked: Spelling) -> Any | None:
        """Return what stands for these parts, worked out when it is first asked for."""
        if picked not in self._usual:
            self._usual[picked] = self.spell.usual(self.table, self.seat, self.left(picked))
        return self._usual[picked]

    def stood(self, picked: Spelling) -> Spelling:
        """Return these parts, with the dials that follow where they stand until somebody turns
        them."""
        branch, count = self.branch(picked), len(picked)
        if not branch.turns:
            return picked
        action = self.spell.stands(self.table, self.seat, branch.left[0])
        spellings = self.spell(self.table, self.seat, action)
        return next(each for each in spellings if each[:count] == picked)

    def branch(self, picked: Spelling) -> Branch:
        branch = self._root
        for part in picked:
            following = branch.after(part, self.knob)
            assert following is not None, f"{part} cannot follow"
            branch = following
        return branch

    def knob(self, action: Any, name: str) -> Knob | None:
        return self.spell.knob(self.table, self.seat, action, name)

    def _turned(self, action: Any, dials: tuple[Dial, ...]) -> Any:
        for dial in dials:
            action = self.spell.turned(action, dial)
        return action


def dials_of(picked: Spelling) -> tuple[Dial, ...]:
    """Return the dials among parts, which stand at their end."""
    return tuple(part for part in picked if isinstance(part, Dial))


@dataclass(frozen=True, slots=True)
class Picking:
    """The parts picked so far; every change is another picking."""

    offers: Offers
    picked: Spelling = ()

    @property
    def next(self) -> tuple[Part, ...]:
        """The parts that may be picked now, in the order of the actions."""
        return self.offers.next(self.picked)

    @property
    def left(self) -> tuple[Any, ...]:
        """The actions that are still possible."""
        return self.offers.left(self.picked)

    @property
    def finished(self) -> Any | None:
        """The action that the parts spell, if they spell one."""
        return self.offers.finished(self.picked)

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
        """The action that is done without Go: it is spelled, nothing can follow or be turned.

        To be asked when a part has been taken, not after `among`: nobody picked anything then.
        """
        finished = self.finished
        more = self.next or self.dials
        if finished is None or more or not self.offers.spell.at_once(finished):
            return None
        return None if self.grave else finished

    @property
    def grave(self) -> bool:
        """Whether the action that is spelled waits because of what it costs."""
        offers, finished = self.offers, self.finished
        if finished is None:
            return False
        return offers.spell.grave(offers.table, offers.seat, finished)

    @property
    def dials(self) -> tuple[Dial, ...]:
        """The dials that may be turned now, where they stand."""
        return dials_of(self.picked)

    @property
    def turnable(self) -> tuple[Dial, ...]:
        """Those of them that have anywhere to go."""
        if not self.dials:
            return ()
        meant = self.left[0]
        return tuple(dial for dial in self.dials if not self._knob(meant, dial).stuck)

    def knob(self, dial: Dial) -> Knob:
        """Return how far a dial goes."""
        return self._knob(self.left[0], dial)

    def _knob(self, meant: Any, dial: Dial) -> Knob:
        knob = self.offers.knob(meant, dial.name)
        assert knob is not None, f"{dial} is no dial of the game"
        return knob

    def may(self, part: Part) -> bool:
        turned = self._turned(part)
        return self.offers.may(*((self.picked, part) if turned is None else turned))

    def take(self, part: Part) -> Picking:
        """Return the picking with this part; one that may not come next changes nothing. Dials
        stand by themselves when they come next, and are turned by picking them anew."""
        if not self.may(part):
            return self
        turned = self._turned(part)
        if turned is None:
            return replace(self, picked=self.offers.stood((*self.picked, part)))
        before, dial = turned
        after = self.picked[len(before) + 1 :]
        return replace(self, picked=(*before, dial, *after))

    def back(self) -> Picking:
        """Take the last part back, with the dials that came of it."""
        return replace(self, picked=_undialled(self.picked)[:-1])

    def anew(self) -> Picking:
        return replace(self, picked=())

    def among(self, offers: Offers) -> Picking:
        """Go on among other actions, since somebody has acted, as far as the parts still lead. A
        dial that would stand beyond its end now stands at it."""
        picked, parts = offers.valid(self.picked), _undialled(self.picked)
        if picked == self.picked:
            return Picking(offers, picked)
        found = Picking(offers, offers.stood(_undialled(picked)))
        turned = self.dials if _undialled(found.picked) == parts else ()
        for dial in turned:
            found = found.take(Dial(dial.name, found.knob(dial).turned(dial.value, 0)))
        return found

    def _turned(self, part: Part) -> tuple[Spelling, Dial] | None:
        """Return what stands before a dial that has been picked, None where that was not."""
        if not isinstance(part, Dial):
            return None
        names = [each.name if isinstance(each, Dial) else None for each in self.picked]
        return (self.picked[: names.index(part.name)], part) if part.name in names else None


def _undialled(picked: Spelling) -> Spelling:
    """Return parts without the dials at their end."""
    return picked[: len(picked) - len(dials_of(picked))]
