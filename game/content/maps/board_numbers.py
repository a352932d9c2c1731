"""A board in numbers: what is counted on it, and what came of matches on it (N5).

Each game says what it counts. A figure is a value: whoever shows it makes words of it, in the
terminal or on a page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median_low
from typing import Any, TypeVar

from game.content.texts import Texts
from game.core.grid import Cell
from game.core.rules import Seat

Spot = TypeVar("Spot")
UNBROKEN = "\u00a0"
LONG = 6
"""A line of fire of so many cells is a long one."""


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One line of the report: its words are the text `key`, with `gaps` in it.

    A gap holds the key of another text, or a number.
    """

    section: str
    key: str
    value: str
    gaps: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Counting:
    """What a game counts on its boards.

    `figures(ground)`  the figures of a board
    `turns(table)`     how many turns a match has taken
    """

    figures: Callable[[Any], tuple[ReportLine, ...]]
    turns: Callable[[Any], int]


def of_matches(
    turns: Sequence[int], winners: Iterable[frozenset[Seat]], names: Sequence[str]
) -> tuple[ReportLine, ...]:
    """Return how long matches were and who won them; a shared win counts for each.

    `names` are the keys of what the seats are called.
    """
    wins, nobody = dict.fromkeys(range(len(names)), 0), 0
    for each in winners:
        nobody += not each
        for seat in each:
            wins[seat] += 1
    figures = [ReportLine("matches", "numbers.played", str(len(turns)))]
    if turns:
        figures.append(ReportLine("matches", "numbers.turns", span(turns)))
        figures.append(ReportLine("matches", "numbers.turns_median", str(median_low(turns))))
    figures += [
        ReportLine("matches", "numbers.won", str(wins[seat]), (("seat", name),))
        for seat, name in enumerate(names)
    ]
    return (*figures, ReportLine("matches", "numbers.nobody", str(nobody)))


def label(figure: ReportLine, texts: Texts) -> str:
    """Return the words of a figure."""
    gaps = {name: texts(gap) if isinstance(gap, str) else gap for name, gap in figure.gaps}
    return texts(figure.key, **gaps)


def span(numbers: Iterable[int]) -> str:
    """Return the least and the most, or the one number there is."""
    found = sorted(numbers)
    if not found:
        return "–"
    return f"{found[0]}–{found[-1]}" if found[0] < found[-1] else str(found[0])


def percent(part: int, whole: int) -> str:
    """Return a share in whole hundredths, all of it only where it is all."""
    return f"{100 * part // whole if whole else 100}{UNBROKEN}%"


def symmetry(width: int, height: int, same: Callable[[Cell, Cell], bool]) -> tuple[ReportLine, ...]:
    """Return how much of a board is like its counterpart, turned and mirrored."""
    cells = [Cell(x, y) for y in range(height) for x in range(width)]
    ways: dict[str, Callable[[Cell], Cell]] = {
        "half_turn": lambda cell: Cell(width - 1 - cell.x, height - 1 - cell.y),
        "left_right": lambda cell: Cell(width - 1 - cell.x, cell.y),
        "top_bottom": lambda cell: Cell(cell.x, height - 1 - cell.y),
    }
    if width == height:
        ways["quarter_turn"] = lambda cell: Cell(width - 1 - cell.y, cell.x)
    return tuple(
        ReportLine(
            "symmetry",
            f"numbers.{name}",
            percent(sum(same(cell, way(cell)) for cell in cells), len(cells)),
        )
        for name, way in ways.items()
    )


def lengths(start: Spot, near: Callable[[Spot], Iterable[Spot]]) -> Mapping[Spot, int]:
    """Return how many steps it is from a cell or room to each that can be reached."""
    found, edge = {start: 0}, [start]
    for spot in edge:
        for there in near(spot):
            if there not in found:
                found[there] = found[spot] + 1
                edge.append(there)
    return found


def fire(lines: Sequence[int], cells: int) -> tuple[ReportLine, ...]:
    """Return the figures of lines of fire, given the length of each from each open cell."""
    mean = str(round(sum(lines) / cells)) if cells else "0"
    return (
        ReportLine("lines", "numbers.longest_line", str(max(lines, default=0))),
        ReportLine(
            "lines",
            "numbers.long_lines",
            percent(sum(n >= LONG for n in lines), len(lines)),
            (("least", LONG),),
        ),
        ReportLine("lines", "numbers.in_fire", mean),
    )
