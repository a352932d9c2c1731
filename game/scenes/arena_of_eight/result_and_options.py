"""How a match of Arena of Eight ended, and by which rules it was played, in words."""

from __future__ import annotations

from game.rules.arena_of_eight.state import LENGTHS, MOST_ROUNDS, SEATS, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine
from game.view.arena_of_eight.standing_pieces import LIVERY

from .naming import fighter_name
from .setup import SWITCHES, mode_of


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won, by how many rounds and how much health taken, the winner first."""
    assert table.ending is not None
    winners = table.ending.winners
    title = words("arena.result.won", name=names[winners[0]]) if winners else ""
    seats = sorted(SEATS, key=lambda seat: (seat not in winners, -table.sides[seat].wins))
    lines = tuple(
        SeatLine(
            f"emblem.{LIVERY[seat]}",
            names[seat],
            table.sides[seat].wins,
            words("arena.result.note", count=table.sides[seat].taken),
            seat in winners,
        )
        for seat in seats
    )
    return Result(title or words("arena.result.draw"), _reason(words, table), lines)


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the named match, the fighters, and the optional rules that are played by."""
    options, setup = table.options, table.setup
    on = (name for name in SWITCHES if getattr(options, name))
    fighters = " – ".join(fighter_name(words, fighter) for fighter in setup.fighters)
    given = (words("handicaps.title"),) * any(setup.handicaps)
    mode = words(f"arena.mode.{mode_of(options)}")
    rounds = words(f"arena.rounds.{options.best_of}")
    return (mode, rounds, fighters, *(words(f"arena.option.{name}") for name in on), *given)


def _reason(words: Words, table: Table) -> str:
    """Return what decided: rounds, or after the last of them the health taken in all (M5.1)."""
    most = max(side.wins for side in table.sides)
    long = table.options.best_of == max(LENGTHS)
    by_health = long and table.round >= MOST_ROUNDS and 2 * most <= table.options.best_of
    return words("arena.result.health" if by_health else "arena.result.rounds", count=table.round)
