"""How a match of Deep Scan ended, and by which rules it was played, in words."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.deep_scan.course import playing
from game.rules.deep_scan.state import IDLE_ROUNDS, MIDDLE, SHORT, HandKind, Setup, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine

from .naming import NOTE, WORDS, ship_name, won_key

RESULT = f"{WORDS}.result"


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won, with the resources of each ship at each of its seats, the best first."""
    assert table.ending is not None
    setup, winners = table.setup, table.ending.winners
    best = ", ".join(ship_name(words, setup, ship, names) for ship in winners)
    title = words(f"{RESULT}.alone" if setup.alone else won_key(setup, winners), name=best)
    seats = sorted(table.seats, key=lambda seat: _rank(table, seat))
    lines = tuple(_line(words, table, names, seat) for seat in seats)
    return Result(title, _reason(words, table), lines)


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the way it is played, its length, the hand, and whether anything was given."""
    setup = table.setup
    given = (words("handicaps.title"),) * any(setup.given)
    meter = (words(f"{WORDS}.option.hand"),) * (HandKind.METER in setup.hands)
    length = words(f"{WORDS}.option.{length_of(setup)}")
    return (words(f"{WORDS}.mode.{mode_of(setup)}"), length, *meter, *given)


def mode_of(setup: Setup) -> str:
    """Return the name of the way in which it is played."""
    if setup.alone:
        return "alone"
    return "pairs" if len(setup.ships) > len({*setup.ships}) else "each"


def length_of(setup: Setup) -> str:
    return {SHORT: "short", MIDDLE: "middle"}.get(setup.objects, "whole")


def _rank(table: Table, seat: Seat) -> tuple[bool, int, int, int]:
    ship = table.setup.ships[seat]
    has, ending = table.ships[ship].has, table.ending
    return ending is None or ship not in ending.winners, -has.resources, -has.money, ship


def _reason(words: Words, table: Table) -> str:
    left = len(playing(table))
    if left < min(2, table.setup.count):
        return words(f"{RESULT}.resigned")
    if all(each.spent for each in table.objects):
        return words(f"{RESULT}.spent")
    idle = table.idle >= IDLE_ROUNDS * left
    return words(f"{RESULT}.idle" if idle else f"{RESULT}.turns")


def _line(words: Words, table: Table, names: Names, seat: Seat) -> SeatLine:
    ship = table.setup.ships[seat]
    has = table.ships[ship].has
    note = words(f"{RESULT}.money", count=NOTE * has.money)
    won = table.ending is not None and ship in table.ending.winners
    return SeatLine(f"emblem.{seat}", names[seat], has.resources, note, won)
