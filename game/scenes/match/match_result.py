"""How a match ended, as values: who won, why, and a line for each seat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.session.match.match import Match

from .people_at_seats import people_of


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat at the end: its picture, name, score (None where a game has none) and a note; the
    `face` of a commander, "" for anybody else."""

    marker: str
    name: str
    score: int | None
    note: str = ""
    won: bool = False
    face: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """`title` says how it ended, `reason` why; lines from the best to the last.

    `lost` is the reason as the one person who plays is told it after a defeat, "" for the same.
    """

    title: str
    reason: str
    lines: tuple[SeatLine, ...]
    lost: str = ""


def spoken(result: Result, match: Match) -> Result:
    """Return the result as it is told to who sits there: one person alone is spoken to."""
    people, outcome = people_of(match), match.outcome
    if len(people) != 1 or outcome is None or not outcome.winners:
        return result
    lost = result.lost if people.isdisjoint(outcome.winners) else ""
    return replace(result, reason=lost or result.reason)
