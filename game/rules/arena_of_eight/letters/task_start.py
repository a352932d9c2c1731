"""A task's beginning in one line: `...AB... | Frost Thunder | 2 kick, jump | hop | 5:3 | 4 block`.

That is the line, both fighters, what each has in hand, the health of both, and what is left to
draw. All other cards are discarded; the first seat begins, and the first blow has been struck.
"""

from __future__ import annotations

from typing import TypeVar

from game.core.codec import Unreadable
from game.core.match_beginning import playable
from game.rules.arena_of_eight.blows import Fighter
from game.rules.arena_of_eight.cards import handful
from game.rules.arena_of_eight.soundness import check
from game.rules.arena_of_eight.state import SEATS, Opening, Setup

from .drawing import read_line, written_line
from .names import card_names
from .scenario_position import read_cards

T = TypeVar("T")

_FIGHTERS = {fighter.value: fighter for fighter in Fighter}


def read_start(written: str) -> Setup:
    """Return the set-up of one round, or raise Unreadable with a plain sentence."""
    parts = [part.strip() for part in written.split("|")]
    if len(parts) != 6:
        raise Unreadable("a beginning is a line, two fighters, two hands, health and a deck")
    line, fighters, one, two, health, deck = parts
    opening = Opening(
        read_line(line),
        (handful(read_cards(one)), handful(read_cards(two))),
        _two([_number(part) for part in health.split(":")], "numbers of health"),
        handful(read_cards(deck)),
    )
    setup = Setup(
        fighters=_two([_fighter(name) for name in fighters.split()], "fighters"), opening=opening
    )
    playable(check(setup))
    return setup


def written_start(setup: Setup) -> str:
    """Return a beginning as it is read."""
    opening = setup.opening
    assert opening is not None
    fighters = " ".join(fighter.value.capitalize() for fighter in setup.fighters)
    hands = (card_names(opening.hands[seat]) for seat in SEATS)
    health = ":".join(map(str, opening.health))
    line = written_line(opening.cells)
    return " | ".join((line, fighters, *hands, health, card_names(opening.deck)))


def _two(found: list[T], what: str) -> tuple[T, T]:
    if len(found) != 2:
        raise Unreadable(f"there are {len(found)} {what}, and two are wanted")
    return found[0], found[1]


def _fighter(name: str) -> Fighter:
    fighter = _FIGHTERS.get(name.lower())
    if fighter is None:
        raise Unreadable(f"{name!r} is no fighter: {', '.join(_FIGHTERS)}")
    return fighter


def _number(written: str) -> int:
    if not written.isdecimal():
        raise Unreadable(f"{written!r} is no health")
    return int(written)
