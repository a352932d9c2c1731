"""The hints of a first match as data: of each its words, when they come, and what they point at.

A game writes a list of them and nothing else. Nearly all moments are the same at every table and
have a name here; they go by a `Moment`, which knows no more than who looks at the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.spelling import Part, Picking
from game.scenes.frame.commands import Key


@dataclass(frozen=True, slots=True)
class Hint:
    """A step of a first match: its words by key, when it comes, and what it points at.

    `at` names a part of the table's page: "board", "seats", "hand", "log", "eye" or "bar" of the
    shared one. One that `passes` is left out where its moment is over before it has come, and one
    at a table or in a mode that it is not `of`; one that `waits` is put aside while it is not due;
    one that `stays` is read before the next comes, unless its moment is over. While one that
    `holds` stands there nothing is shown further, since what it speaks of would be over, unless
    all play on phones. `keys` are those that it names to who plays by them.
    """

    key: str
    due: Callable[[Any], bool]
    at: str = "board"
    passes: bool = False
    waits: bool = False
    stays: bool = False
    holds: bool = False
    keys: Mapping[str, Key] = field(default_factory=dict)
    of: Callable[[Any], bool] = lambda now: True


@dataclass(frozen=True, slots=True)
class Moment:
    """What hints go by at the shared table.

    `view` is that of who chooses with an open hand, else what all see; `picking` is of that hand,
    None while none lies open. `asked` is the paragraph that is in question while somebody at this
    screen chooses, in an open hand or `unseen` on a planner, else None; `afar` whether all choose
    on phones. `told` is the event that is being shown.
    """

    view: Any
    picking: Picking | None = None
    asked: str | None = None
    unseen: bool = False
    afar: bool = False
    turn: int = 0
    told: Any = None


def begins(now: Moment) -> bool:
    """Whether somebody plays here, wherever he chooses."""
    return now.asked is not None or now.afar


def chooses(*paragraphs: str) -> Callable[[Moment], bool]:
    """Return whether somebody here chooses, and one of these is in question, if any are named."""
    return lambda now: now.asked is not None and (now.asked in paragraphs or not paragraphs)


def may(*parts: Part) -> Callable[[Moment], bool]:
    """Return whether one of these may be picked in the hand that lies open."""
    return lambda now: now.picking is not None and any(map(now.picking.may, parts))


def told(*kinds: type) -> Callable[[Moment], bool]:
    """Return whether an event of one of these kinds is being shown."""
    return lambda now: isinstance(now.told, kinds)


def later(now: Moment) -> bool:
    """Whether somebody here chooses who has seen a turn."""
    return now.asked is not None and now.turn > 1


def opening(key: str, of: Callable[[Moment], bool] = lambda now: True, at: str = "board") -> Hint:
    """Return what a match is about: it is read before anything else comes."""
    return Hint(key, begins, at, stays=True, of=of)


def at_hand(
    key: str,
    due: Callable[[Moment], bool],
    of: Callable[[Moment], bool] = lambda now: True,
    at: str = "hand",
) -> Hint:
    """Return how one chooses with an open hand: put away with it, and left out where none lies."""

    def here(now: Moment) -> bool:
        return not (now.unseen or now.afar) and of(now)

    return Hint(key, due, at, waits=True, stays=True, of=here)


UNSEEN = Hint("guide.unseen", chooses(), "hand", stays=True, of=lambda now: now.unseen)
"""How one chooses on a planner that lies face down."""

WHY = Hint("guide.why", later, "log", keys={"why": Key.WHY})
"""Where one asks why: the last of a list."""


def reel(*kinds: type) -> Hint:
    """Return how one winds what is shown, as soon as an event of these kinds is."""
    return Hint("guide.reel", told(*kinds), "bar", passes=True)
