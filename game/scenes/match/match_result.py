"""How a match ended, as values: who won, why, and a line for each seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat at the end: its picture, name, score (None where a game has none) and a note."""

    marker: str
    name: str
    score: int | None
    note: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """`title` says how it ended, `reason` why; lines from the best to the last."""

    title: str
    reason: str
    lines: tuple[SeatLine, ...]
