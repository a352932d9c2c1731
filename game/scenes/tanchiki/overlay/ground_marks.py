"""What the signs printed on the board say: bot cells, starts, and where eagles come down."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board, Quarter, Terrain
from game.rules.tanchiki.ground.places_in_quarters import eagle_cell, start_diagonal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Words


def mark_tip(words: Words, board: Board, cell: Cell) -> Tip | None:
    """Return what is said of the sign on a cell, None where nothing is printed."""
    return next((tip for each in board.quarters if (tip := _in(words, board, each, cell))), None)


def _in(words: Words, board: Board, quarter: Quarter, cell: Cell) -> Tip | None:
    for number, bot in enumerate(quarter.bots, 1):
        if bot.cell == cell:
            title = words("tip.tanchiki.bot_cell", number=number)
            return Tip(title, words("tip.tanchiki.bot_cell.about"), "T9.2")
    if board.ground(cell) is not Terrain.GROUND:
        return None
    if cell == eagle_cell(quarter):
        about = words("tip.tanchiki.eagle_cell.about")
        return Tip(words("tip.tanchiki.eagle_cell"), about, "T5.5")
    starts = tuple(start.cell for start in quarter.starts) or start_diagonal(quarter)
    if cell in starts:
        return Tip(words("tip.tanchiki.start"), words("tip.tanchiki.start.about"), "T3.5")
    return None
