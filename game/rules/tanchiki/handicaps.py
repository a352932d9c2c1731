"""What a weaker player may be given before the match: handicaps of ours (T13)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from game.core.rules import Seat
from game.rules.tanchiki.cards import HAND_SIZE

HEAD_START: Final = 2


class Handicap(Enum):
    """A hand of eight (T13.1), the helmet of the box (T13.2), two points (T13.3)."""

    CARD = "card"
    HELMET = "helmet"
    POINTS = "points"


Given = frozenset[Handicap]
Handicaps = tuple[Given, ...]
"""What each seat was given; empty where nobody was given anything."""

NONE: Final[Given] = frozenset()


def given_to(handicaps: Handicaps, seat: Seat) -> Given:
    return handicaps[seat] if handicaps else NONE


def handicaps_of(named: Sequence[Sequence[str]]) -> Handicaps:
    """Return what is written by names, seat by seat."""
    found = tuple(frozenset(Handicap(name) for name in names) for names in named)
    return found if any(found) else ()


def named(given: Given) -> tuple[str, ...]:
    """Return the names of what was given, in the order of the rules."""
    return tuple(each.value for each in Handicap if each in given)


def hand_size(handicaps: Handicaps, seat: Seat) -> int:
    """Return how many cards a seat's hand is filled up to (T3.4, T13.1)."""
    return HAND_SIZE + (Handicap.CARD in given_to(handicaps, seat))


def head_start(handicaps: Handicaps, seat: Seat) -> int:
    return HEAD_START if Handicap.POINTS in given_to(handicaps, seat) else 0


def helmets(handicaps: Handicaps) -> int:
    """Return how many helmets have left the supply (T13.2)."""
    return sum(Handicap.HELMET in given for given in handicaps)
