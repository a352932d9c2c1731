"""How a match of Blanket Hills ended, and by which rules it was played, in words."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.blanket_hills.land import Land
from game.rules.blanket_hills.state import LandKind, Setup, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.table.part_names import options_on

from .naming import WORDS, crew_names, side_name, won_key
from .range_stars import counts, told_before, won

RESULT = f"{WORDS}.result"


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won, with the points of each tank at each of its seats, the best first."""
    assert table.ending is not None
    setup, winners = table.setup, table.ending.winners
    best = ", ".join(crew_names(words, setup, team, names) for team in winners)
    if counts(setup):
        title = won(words, table)
    elif setup.range_alone:
        title = words(f"{RESULT}.range")
    elif winners:
        title = words(won_key(setup, winners), name=best)
    else:
        title = words(f"{RESULT}.draw")
    seats = sorted(
        table.seats,
        key=lambda s: (setup.teams[s] not in winners, -table.tanks[setup.teams[s]].points),
    )
    lines = tuple(_line(words, table, names, seat) for seat in seats)
    return Result(title, _reason(words, table), lines)


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the way it is played, the land, and the optional rules that are on."""
    setup = table.setup
    given = (words("handicaps.title"),) * any(grip.halved for grip in setup.grips)
    on = options_on(words, f"{WORDS}.option", setup.options)
    return (words(f"{WORDS}.mode.{mode_of(setup)}"), _land(words, setup), *on, *given)


def mode_of(setup: Setup) -> str:
    """Return the name of the way in which it is played."""
    if setup.range_alone:
        return "range"
    if len(setup.teams) == setup.tanks:
        return "duel" if setup.tanks == 2 else "each"
    return "teams"


def _land(words: Words, setup: Setup) -> str:
    if isinstance(setup.land, Land):
        return words(f"{WORDS}.option.own")
    return words(f"{WORDS}.option.{'flat' if setup.land is LandKind.FLAT else 'folds'}")


def _reason(words: Words, table: Table) -> str:
    if any(tank.resigned for tank in table.tanks):
        return words(f"{RESULT}.resigned")
    return told_before(words, table.setup) or words(f"{RESULT}.reason", count=table.setup.shots)


def _line(words: Words, table: Table, names: Names, seat: Seat) -> SeatLine:
    team = table.setup.teams[seat]
    tank = table.tanks[team]
    shared = len(table.setup.members(team)) > 1
    note = words(f"{RESULT}.side", side=side_name(words, team)) if shared else ""
    won = table.ending is not None and team in table.ending.winners
    return SeatLine(f"emblem.{seat}", names[seat], tank.points, note, won)
