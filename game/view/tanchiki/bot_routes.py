"""The ways of the bots as values: which cells each passes, where it ends, and beside which other.

Ways that meet lie beside each other, each shifted a little as a whole, so that one can be followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from game.core.grid import Cell
from game.rules.tanchiki.events import ColumnMoved
from game.rules.tanchiki.foresight.forecast import BotForecast, Forecast
from game.rules.tanchiki.state import Piece, Table

BESIDE: Final = 0.19
"""So far to either side two ways that meet are shifted, in cells."""

SPREAD: Final = 0.38
"""So far the outermost of more of them."""

CORNERS: Final = ((0.22, 0.34), (-0.22, -0.34), (0.22, -0.34))
"""Where a number stands on a cell on which something stands, which must be seen."""

Leg = tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class End:
    """Where a bot ends for these strengths."""

    bot: BotForecast
    cell: Cell
    strengths: tuple[int, ...]

    @property
    def words(self) -> str:
        if len(self.strengths) > 2:
            return f"{self.strengths[0]}–{self.strengths[-1]}"
        return "·".join(str(strength) for strength in self.strengths)


@dataclass(frozen=True, slots=True)
class Route:
    """All ways of one bot: from cell to cell, and where it ends. It is drawn `shift` cells down and
    to the right, since `beside` it so many others lie."""

    bot: Piece
    start: Cell
    legs: tuple[Leg, ...]
    ends: tuple[End, ...]
    shift: float = 0.0
    beside: int = 0

    @property
    def cells(self) -> frozenset[Cell]:
        return frozenset({self.start, *(cell for leg in self.legs for cell in leg)})


def routes_of(table: Table, found: tuple[Forecast, ...]) -> tuple[Route, ...]:
    """Return the way of every bot that does not drown for the strongest cards of these."""
    legs: dict[Piece, dict[Leg, None]] = {}
    for each in found:
        for number, cells in _traced(table, each).items():
            legs.setdefault(number, {}).update(dict.fromkeys(pairwise(cells)))
    starts = {bot.number: bot.cell for bot in table.field.bots}
    ends = ends_of(found)
    plain = [Route(n, starts[n], tuple(legs.get(n, {})), own) for n, own in ends.items()]
    return tuple(_apart(plain))


def ends_of(found: tuple[Forecast, ...]) -> dict[Piece, tuple[End, ...]]:
    """Return where every bot would be for each strongest card, in this order."""
    ends: dict[Piece, dict[Cell, End]] = {}
    for forecast in found:
        for bot in forecast.bots:
            if bot.cell is not None:
                own = ends.setdefault(bot.bot, {})
                before = own[bot.cell].strengths if bot.cell in own else ()
                own[bot.cell] = End(bot, bot.cell, (*before, forecast.strength))
    return {number: tuple(own.values()) for number, own in ends.items()}


def spots_of(table: Table, routes: tuple[Route, ...]) -> Iterator[tuple[End, float, float]]:
    """Yield where the numbers of every end stand, in cells: on its way, or beside what is there."""
    before: dict[Cell, int] = {}
    for route in routes:
        for end in route.ends:
            x, y = route.shift, route.shift
            if table.field.piece_on(end.cell) is not None:
                x, y = CORNERS[before.get(end.cell, 0) % len(CORNERS)]
                before[end.cell] = before.get(end.cell, 0) + 1
            yield end, end.cell.x + x, end.cell.y + y


def _traced(table: Table, found: Forecast) -> dict[Piece, tuple[Cell, ...]]:
    """Return the cells every bot passes, pushed by others or by itself, but for one that drowns."""
    cells = {bot.number: [bot.cell] for bot in table.field.bots}
    for each in found.bots:
        for event in each.events:
            if isinstance(event, ColumnMoved):
                for piece in cells.keys() & set(event.pieces):
                    cells[piece].append(cells[piece][-1].step(event.facing))
    stays = {bot.bot for bot in found.bots if bot.cell is not None}
    return {number: tuple(way) for number, way in cells.items() if number in stays}


def _apart(routes: list[Route]) -> Iterator[Route]:
    """Yield the routes, those that meet shifted away from each other."""
    for route in routes:
        group = _meeting(route, routes)
        most = BESIDE if len(group) == 2 else SPREAD
        place = group.index(route.bot)
        shift = most * (2 * place / (len(group) - 1) - 1) if len(group) > 1 else 0.0
        yield replace(route, shift=shift, beside=len(group) - 1)


def _meeting(route: Route, routes: list[Route]) -> list[Piece]:
    """Return all bots whose ways meet this one, or one that meets it, in their order."""
    group, cells = {route.bot}, route.cells
    for _ in routes:
        met = [each for each in routes if each.cells & cells]
        group |= {each.bot for each in met}
        cells = cells.union(*(each.cells for each in met))
    return sorted(group)
