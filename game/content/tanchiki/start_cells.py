"""The start cells that a board of Tanchiki may give in place of the start diagonals."""

from __future__ import annotations

from game.content.maps.map_ground import Ground
from game.content.maps.map_objects import cell_of, standing
from game.content.tiled.faults import Report
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board, Start
from game.rules.tanchiki.ground.places_in_quarters import NO_PLACE

from .map_words import BOARD, CLASSES, SEATS, TERRAINS

_STARTS = "starts"


def read_starts(sheet: Sheet, ground: Ground, report: Report) -> tuple[Start, ...]:
    """Return the start cells that the map gives; each has room for a tank."""
    found: dict[Cell, Start] = {}
    for each in standing(sheet, CLASSES[BOARD], _STARTS, report):
        cell = cell_of(each, sheet, report)
        seat = SEATS[each.choice("seat", SEATS, report)]
        if cell is None:
            continue
        terrain = TERRAINS[ground.terrain[cell.y * sheet.width + cell.x]]
        if terrain in NO_PLACE or cell in ground.tokens:
            report.error("start_place", _STARTS, cell, "K4")
        if cell in found:
            report.error("start_twice", _STARTS, cell, "K4")
        found[cell] = Start(cell, seat)
    return tuple(sorted(found.values(), key=lambda start: start.cell))


def check_starts(board: Board, players: int, report: Report) -> None:
    """A quarter that gives start cells gives one to each of so many players (K4)."""
    for quarter in board.quarters:
        own = {start.seat for start in quarter.starts if start.seat is not None}
        shared = sum(1 for start in quarter.starts if start.seat is None)
        places = shared + len([seat for seat in own if seat < players])
        if quarter.starts and places < players:
            report.error("starts_few", _STARTS, quarter.corner, "K4", found=places, needed=players)
