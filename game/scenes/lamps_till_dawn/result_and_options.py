"""How a night ended, and how long it was to be, in words."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.lamps_till_dawn.full_marks import length_of
from game.rules.lamps_till_dawn.state import MOST_TURNS, Setup, Side, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine

from .naming import counter_name, side_name


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return which side won and how both counters stand, the winners first."""
    assert table.ending is not None
    winner = table.ending.winner
    title = words(f"lamps.result.{winner.value if winner else 'draw'}")
    seats = sorted(table.seats, key=lambda seat: table.side(seat) is not winner)
    lines = tuple(
        SeatLine(
            f"emblem.{seat}",
            names[seat],
            None,
            _note(words, table.setup, seat),
            table.side(seat) is winner,
        )
        for seat in seats
    )
    late = table.turn == MOST_TURNS and not any(_is_full(table, side) for side in Side)
    key = "lamps.result.turns" if late else "lamps.result.counters"
    return Result(title, words(key, count=table.turn, counters=counters_of(words, table)), lines)


def _note(words: Words, setup: Setup, seat: Seat) -> str:
    """Return the side of a seat, and what it was given."""
    side, given = side_name(words, setup.sides[seat]), setup.given_to(seat)
    return words("lamps.result.given", side=side, count=given) if given else side


def counters_of(words: Words, table: Table) -> str:
    """Return how far both counters are: where both are full, how far each has gone beyond."""
    both = all(_is_full(table, side) for side in Side)
    return ", ".join(counter_of(words, table, side, both) for side in Side)


def counter_of(words: Words, table: Table, side: Side, beyond: bool = True) -> str:
    """Return how far a counter is; of a full one how far `beyond` only where that is asked for."""
    count, full = table.marks(side), table.setup.full(side)
    if not _is_full(table, side):
        return words(f"lamps.counter.{side.value}", count=count, full=full)
    return counter_name(words, table.setup, side, count if beyond else full)


def _is_full(table: Table, side: Side) -> bool:
    return table.marks(side) >= table.setup.full(side)


def marks_of(words: Words, setup: Setup) -> str:
    """Return the full marks of both counters, with who plays against whom."""
    counts = {side: setup.sides.count(side) for side in Side}
    return words(
        "lamps.marks",
        lights=counts[Side.LIGHT],
        darks=counts[Side.DARK],
        dawn=setup.full_dawn,
        madness=setup.full_madness,
    )


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    length = length_of(table.setup)
    named = (words(f"lamps.mode.{length.value}"),) if length is not None else ()
    given = (words("handicaps.title"),) if table.setup.given else ()
    return (*named, marks_of(words, table.setup), *given)
