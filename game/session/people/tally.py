"""What a record says for the memory of its players, by one pure function: so old records count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.codec import LATER
from game.core.deeds import Deeds
from game.core.rules import Rules, Seat, Told
from game.rules import GAMES
from game.session.files.small_steps import Steps
from game.session.match.record import Header, Record

from .analyses import Percents, mark

DeedsOf = Callable[[Any, Sequence[Any]], tuple[Deeds, ...]]


@dataclass(frozen=True, slots=True)
class Tally:
    """One match: who sat where ("" for a computer), who won, None where it was not played to its
    end, and what each seat did. An analysis of it is noted by its `mark`; what that found of the
    seats, in percent, is put in afterwards."""

    game: str
    date: str
    hour: str
    people: tuple[str, ...]
    winners: tuple[Seat, ...] | None
    deeds: tuple[Deeds, ...] = ()
    mark: str = ""
    accuracy: Percents = field(default=(), metadata=LATER)


def tallying(record: Record, rules: Rules, deeds: DeedsOf | None) -> Steps[Tally]:
    """Return what a record says, in small steps.

    Computers, and seats without a name, are nobody's.
    """
    header, labels = record.header, dict(record.header.labels)
    standing, table = record.standing, record.start.table
    told: list[Told[Any]] = []
    for number, done in enumerate(standing):
        for one in done.told:
            table = rules.evolve(table, one.event)
        told += done.told
        yield number / len(standing)
    outcome = rules.outcome(table)
    return Tally(
        header.game,
        labels.get("date", ""),
        labels.get("hour", ""),
        people_of(header),
        None if outcome is None else tuple(sorted(outcome.winners)),
        deeds(record.start.table, told) if deeds is not None else (),
        mark(standing),
    )


def deeds_of(game: str) -> DeedsOf | None:
    """Return how a game counts what was done, None for one that does not."""
    try:
        found: DeedsOf = GAMES.in_room("rules", game, "deeds.DEEDS")
    except KeyError:
        return None
    return found


def people_of(header: Header[Any]) -> tuple[str, ...]:
    return tuple("" if each.strength else each.name.strip() for each in header.players)
