"""The position that a scenario begins with, read from its parts.

What is not given is as a duel begins. Throws are given by round and pair, as they fall one after
the other, `1 2 3:3 2:5`: the seed is one under which they fall so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from game.core.chance import Dice, RollPlace
from game.core.codec import Unreadable
from game.core.rules import Sections
from game.core.rules import State as CoreState
from game.rules.one_cut.cards import HAND, Card, Cards, handful
from game.rules.one_cut.evolve import beginning
from game.rules.one_cut.pair_outcome import SIDES
from game.rules.one_cut.referee_tasks import State
from game.rules.one_cut.state import SEATS, Begun, Options, Setup

from .drawing import Cut, read_board

_SEEDS = 200_000
"""So many seeds are tried; any three throws fall under one of some ten thousand."""


@dataclass(frozen=True, slots=True)
class Position:
    state: State
    cut: Cut


def read_position(sections: Sections) -> Position:
    cells, cut = read_board(sections["board"])
    options = Options(**dict.fromkeys(sections.get("options", ()), True))
    hands = _cards(sections.get("hands", ()), HAND)
    discards = _cards(sections.get("discards", ()), ())
    wounds, points, wins = (
        _counts(sections.get(heading, ())) for heading in ("wounds", "points", "wins")
    )
    one, two = (Begun(hands[seat], discards[seat], wounds[seat], points[seat]) for seat in SEATS)
    duel, number = _number(sections, "duel"), _number(sections, "round")
    table = beginning(Setup(_number(sections, "best of"), options, cells, (one, two)))
    table = replace(table, duel=duel, round=number).with_sides(
        replace(side, wins=count) for side, count in zip(table.sides, wins, strict=True)
    )
    return Position(CoreState(table, (), _seed(duel, sections.get("throws", ()))), cut)


def read_cards(written: str) -> Cards:
    """Read cards such as `2 strike, block`."""
    found: list[Card] = []
    for part in (one.strip() for one in written.split(",")):
        count, _, name = part.rpartition(" ")
        try:
            found += [Card(name)] * int(count or 1)
        except ValueError:
            raise Unreadable(f"{part!r} is no card: such as strike, or 2 block") from None
    return tuple(found)


def _cards(lines: Sequence[str], usual: Cards) -> tuple[Cards, Cards]:
    """Return the cards of each seat, of lines such as `1 2 strike, block`."""
    given = {line[0]: line[1:].strip() for line in lines}
    one, two = (
        handful(read_cards(given[str(seat + 1)])) if given.get(str(seat + 1)) else usual
        for seat in SEATS
    )
    return one, two


def _counts(lines: Sequence[str]) -> tuple[int, int]:
    """Return a number for each seat, of lines such as `1 4`; none is 0."""
    given = {line[0]: int(line[1:]) for line in lines}
    return given.get("1", 0), given.get("2", 0)


def _number(sections: Sections, heading: str) -> int:
    return int(sections.get(heading, ("1",))[0])


def _seed(duel: int, lines: Sequence[str]) -> int:
    """Return the first seed under which these throws fall."""
    wanted = tuple(chain.from_iterable(_throws(duel, line) for line in lines))
    for seed in range(1, _SEEDS):
        if all(Dice(seed, *place).below(SIDES) + 1 == face for place, face in wanted):
            return seed
    raise Unreadable("no dice fall like the throws that are given")


def _throws(duel: int, line: str) -> list[tuple[RollPlace, int]]:
    number, slot, *throws = line.split()
    prefix = (duel,) if duel > 1 else ()
    return [
        (("clash", *prefix, int(number), int(slot), count, seat), int(face))
        for count, throw in enumerate(throws, 1)
        for seat, face in enumerate(throw.split(":"))
    ]
