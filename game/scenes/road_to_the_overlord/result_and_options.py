"""How a match on the road ended, and by which rules it was played, in words."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.state import How, Setup, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine

from .naming import WORDS, won_key

RESULT = f"{WORDS}.result"
SHORT_ROAD = 20
"""A road of no more marks is a short one."""


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won, with the level of each hero, its class and its deaths, the best first."""
    assert table.ending is not None
    winners = table.ending.winners
    name = ", ".join(names[seat] for seat in winners)
    title = words(won_key(table.setup, winners), name=name)
    seats = sorted(table.seats, key=lambda seat: _rank(table, seat))
    lines = tuple(_line(words, table, names, seat) for seat in seats)
    return Result(title, _reason(words, table), lines)


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the way it is played, how far it is, and what is unlike the usual."""
    setup = table.setup
    odd = {"no_night": not setup.rounds, "no_trade": not setup.trade}
    return (
        words(f"{WORDS}.mode.{mode_of(setup)}"),
        words(f"{WORDS}.option.{length_of(setup)}"),
        *(words(f"{WORDS}.option.{name}") for name, true in odd.items() if true),
        *((words("handicaps.title"),) * any(setup.given)),
    )


def mode_of(setup: Setup) -> str:
    """Return the name of the way in which it is played."""
    teams = len({*setup.teams})
    if teams == 1:
        return "together"
    return "alone" if teams == len(setup.teams) else "teams"


def length_of(setup: Setup) -> str:
    return "short" if setup.last <= SHORT_ROAD else "whole"


def _rank(table: Table, seat: Seat) -> tuple[bool, int, int, int]:
    hero, ending = table.heroes[seat], table.ending
    return ending is None or seat not in ending.winners, -hero.level, -hero.mark, seat


def _reason(words: Words, table: Table) -> str:
    assert table.ending is not None
    how = table.ending.how
    if how is How.NIGHT:
        return words(f"{RESULT}.night", rounds=table.setup.rounds)
    return words(f"{RESULT}.{how.value}")


def _line(words: Words, table: Table, names: Names, seat: Seat) -> SeatLine:
    hero, ending = table.heroes[seat], table.ending
    calling = words(f"{WORDS}.calling.{hero.calling.value}")
    classless = hero.calling is Calling.NONE
    key = f"{RESULT}.note_none" if classless else f"{RESULT}.note"
    note = words(key, calling=calling, level=hero.level)
    died = words(f"{RESULT}.deaths", count=hero.deaths) if hero.deaths else ""
    told = ", ".join(filter(None, (note, died)))
    won = ending is not None and seat in ending.winners
    return SeatLine(f"emblem.{seat}", names[seat], None, told, won)
