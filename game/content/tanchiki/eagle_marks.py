"""The marks of a Tanchiki board that only show what the rules know: where its eagles sit."""

from __future__ import annotations

from game.content.tiled.faults import Report
from game.content.tiled.plain_map import Sheet, TileLayer
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board, Terrain
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell

EAGLE_MARK = "eagle_mark"
"""The class of the tile that marks an eagle's cell."""

_DECORATION = "decoration"


def check_eagle_marks(sheet: Sheet, board: Board, report: Report) -> None:
    """Warn of an eagle's cell of plain ground that nothing on the map shows (T3.3)."""
    marked = _marked(sheet)
    for quarter in board.quarters:
        cell = eagle_cell(quarter)
        if cell not in marked and board.ground(cell) is Terrain.GROUND:
            report.warn("eagle_unmarked", _DECORATION, cell, "T3.3", kind=EAGLE_MARK)


def _marked(sheet: Sheet) -> frozenset[Cell]:
    return frozenset(
        Cell(place % sheet.width, place // sheet.width)
        for layer in sheet.layers
        if isinstance(layer, TileLayer) and layer.name == _DECORATION
        for place, gid in enumerate(layer.gids)
        if gid and sheet.facts(gid).kind == EAGLE_MARK
    )
