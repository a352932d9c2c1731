"""A task's beginning in one line: `E5 F5 | 2 strike, 2 move | block, 2 move | 4:0`.

That is where both stand, what each has in hand, and points of the middle where there are any. All
other cards are discarded, so both can count what the other has; all points count (U8).
"""

from __future__ import annotations

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.match_beginning import known, playable
from game.rules.one_cut.cards import OWN, Cards, handful
from game.rules.one_cut.field import cell_name, cell_named
from game.rules.one_cut.soundness import check
from game.rules.one_cut.state import Begun, Options, Setup

from .notation import card_names
from .scenario_position import read_cards


def read_start(written: str) -> Setup:
    """Return the set-up of one duel, or raise Unreadable with a plain sentence."""
    parts = [part.strip() for part in written.split("|")]
    if not 3 <= len(parts) <= 4:
        raise Unreadable("a beginning is two cells, two hands, and points if there are any")
    one, two = (_cell(name) for name in _two(parts[0].split(), "cells"))
    points = _two(parts[3].split(":"), "numbers of points") if parts[3:] else ("0", "0")
    begun = tuple(_begun(hand, count) for hand, count in zip(parts[1:3], points, strict=True))
    setup = Setup(1, Options(middle=True), (one, two), (begun[0], begun[1]))
    playable(check(setup))
    return setup


def written_start(setup: Setup) -> str:
    """Return a beginning as it is read."""
    cells = " ".join(map(cell_name, setup.marks))
    hands = (card_names(begun.hand) for begun in setup.begun)
    points = ":".join(str(begun.points) for begun in setup.begun)
    return " | ".join((cells, *hands, *((points,) if points != "0:0" else ())))


def _two(words: list[str], what: str) -> tuple[str, str]:
    if len(words) != 2:
        raise Unreadable(f"there are {len(words)} {what}, and two are wanted")
    return words[0], words[1]


def _cell(name: str) -> Cell:
    return known(cell_named(name), name, "cell of the field, A1 to J10")


def _begun(hand: str, points: str) -> Begun:
    if not points.isdecimal():
        raise Unreadable(f"{points!r} is no number of points")
    cards: Cards = handful(read_cards(hand))
    try:
        return Begun(cards, without(OWN, cards), points=int(points))
    except ValueError:
        raise Unreadable(f"{hand!r} is more than a blade has") from None
