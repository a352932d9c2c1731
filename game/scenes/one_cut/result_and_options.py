"""How a match of One Cut ended, and by which optional rules it was played, in words."""

from __future__ import annotations

from game.rules.one_cut.state import SEATS, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.table.part_names import options_on
from game.view.one_cut.standing_pieces import LIVERY, fallen


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won and by how many duels, the winner first."""
    assert table.ending is not None
    winners = table.ending.winners
    won = words("cut.result.won", name=names[winners[0]]) if winners else ""
    reason = words("cut.result.reason", count=table.duel, most=table.setup.best_of)
    reason = " ".join(filter(None, (reason, _decided(words, table, names))))
    seats = sorted(SEATS, key=lambda seat: -table.sides[seat].wins)
    lines = tuple(
        SeatLine(
            f"emblem.{LIVERY[seat]}",
            names[seat],
            table.sides[seat].wins,
            words("cut.result.note", count=table.sides[seat].wins),
            seat in winners,
        )
        for seat in seats
    )
    return Result(won or words("cut.result.draw"), reason, lines)


def _decided(words: Words, table: Table, names: Names) -> str:
    """Return what won the duel that decided the match, "" where none did."""
    assert table.ending is not None
    if fallen(table) is not None:
        return words("cut.result.cut")
    for seat in table.ending.winners:
        if 2 * table.sides[seat].wins > table.setup.best_of:
            return words("cut.result.middle", name=names[seat])
    return ""


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    length = words(f"cut.mode.{table.setup.best_of}")
    return (length, *options_on(words, "cut.option", table.options))
