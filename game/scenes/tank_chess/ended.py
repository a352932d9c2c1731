"""How a match ended, and by which optional rules it was played, in words."""

from __future__ import annotations

from dataclasses import fields

from game.rules.tank_chess.notation import SIDES
from game.rules.tank_chess.state import Table
from game.scenes.kit import Names, Words
from game.scenes.result import Result, SeatLine

from .naming import side_name

WON = "chess.result.won"


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won, how, and what each side has lost, the winner first."""
    end = table.end
    assert end is not None
    title = words("chess.result.drawn")
    if end.winner is not None:
        name = names[end.winner]
        own = name == side_name(words, end.winner)
        title = words(f"chess.result.won.{SIDES[end.winner]}" if own else WON, name=name)
    seats = sorted((0, 1), key=lambda seat: seat != end.winner)
    lines = tuple(
        SeatLine(
            f"piece.commander.{seat}",
            names[seat],
            None,
            words("chess.result.losses", count=sum(w.seat == seat for w in table.wrecks)),
            seat == end.winner,
        )
        for seat in seats
    )
    how = words(f"chess.how.{end.how.value}")
    return Result(title, f"{how[:1].upper()}{how[1:]}.", lines)


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    options = table.options
    on = [field.name for field in fields(options) if getattr(options, field.name)]
    return tuple(words(f"chess.setup.{name}") for name in on)
