"""How a match of Dice and Armour ended, and by which optional rules it was played, in words."""

from __future__ import annotations

from dataclasses import fields

from game.rules.dice_and_armour.starting_board import SEATS
from game.rules.dice_and_armour.state import Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine
from game.view.dice_and_armour.standing_pieces import LIVERY


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won and why, with the tanks that each side has left, the winner first."""
    ending = table.ending
    assert ending is not None
    winner = ending.winner
    title = words("armour.result.draw")
    if winner is not None:
        title = words("armour.result.won", name=names[winner])
    seats = sorted(SEATS, key=lambda seat: (seat != winner, -len(table.own(seat))))
    lines = tuple(
        SeatLine(
            f"emblem.{LIVERY[seat]}",
            names[seat],
            None,
            words(
                "armour.result.note",
                tanks=len(table.own(seat)),
                count=sum(len(tank.broken) for tank in table.own(seat)),
            ),
            seat == winner,
        )
        for seat in seats
    )
    reason, lost = words(f"armour.result.{ending.how.value}"), f"armour.lost.{ending.how.value}"
    return Result(title, reason, lines, words(lost) if lost in words else "")


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the mode and the names of the optional rules that are played by."""
    chosen = table.options
    on = (field.name for field in fields(chosen) if getattr(chosen, field.name))
    mode = words(f"armour.mode.{table.setup.mode.value}")
    return (mode, *(words(f"armour.option.{name}") for name in on))
