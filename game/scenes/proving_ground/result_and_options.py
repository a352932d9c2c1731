"""How a match of Proving Ground ended, and by which optional rules it was played, in words."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.proving_ground.state import RANKS, Mode, Table, Zone
from game.scenes.frame.kit import Names, Words
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.table.part_names import options_on
from game.view.proving_ground.standing_pieces import seat_livery


def result_of(words: Words, table: Table, names: Names) -> Result:
    """Return who won and why, with the points of each seat, the best first."""
    ending = table.ending
    assert ending is not None
    winners = ending.winners
    won = ", ".join(names[seat] for seat in winners)
    if table.mode is Mode.SOLO:
        title = stars_words(words, table.zone(0).points)
    elif not winners:
        title = words("proving.result.nobody")
    else:
        shared = len({table.side(seat) for seat in winners}) > 1
        title = words(f"proving.result.{'shared' if shared else 'won'}", name=won)
    seats = sorted(
        range(table.seats), key=lambda seat: (seat not in winners, -_points(table, seat))
    )
    reason = words(f"proving.result.{ending.reason.value}")
    return Result(title, reason, tuple(_line(words, table, names, seat) for seat in seats))


def stars_words(words: Words, points: int) -> str:
    """Return how many stars so many points of a solo game are worth (B15.11)."""
    stars = sum(points >= rank for rank in RANKS)
    return words("proving.result.stars", count=stars) if stars else words("proving.result.no_star")


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    return options_on(words, "proving.option", table.options)


def _points(table: Table, seat: Seat) -> int:
    return table.zone(seat).points


def _line(words: Words, table: Table, names: Names, seat: Seat) -> SeatLine:
    zone = table.zone(seat)
    note = words("proving.result.note", count=len(zone.pairs), spoils=sum(zone.spoils))
    if table.mode is Mode.SOLO:
        note = _to_the_next_star(words, zone)
    won = table.ending is not None and seat in table.ending.winners
    mark = f"emblem.{seat_livery(table, seat)}"
    return SeatLine(mark, names[seat], zone.points, note, won)


def _to_the_next_star(words: Words, zone: Zone) -> str:
    """Return how many pairs a solo game brought, and how many points the next star takes."""
    pairs, rank = len(zone.pairs), next((rank for rank in RANKS if zone.points < rank), None)
    if rank is None:
        return words("proving.result.note_stars", count=pairs)
    return words("proving.result.note_solo", count=pairs, next=rank)
