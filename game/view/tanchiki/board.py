"""The whole board as it is shown, for the table, a replay or a small picture."""

from __future__ import annotations

import math

from game.core.grid import Cell
from game.rules.tanchiki.events import (
    BotDecided,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    ColumnBlocked,
    ColumnMoved,
    Event,
    TankPlaced,
    TankTurned,
)
from game.rules.tanchiki.ground.board import Board, Terrain
from game.rules.tanchiki.state import Table
from game.view.canvas.board_place import BoardPlace, placed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.drawn_effects import Running
from game.view.show.playback import Reel

from .drawn_effects import EFFECTS
from .ground import draw_forest, draw_ground, draw_leaves
from .joined_terrain import cells
from .painted_board import RIM, draw_stencil
from .pieces import (
    covered,
    draw_bot_numbers,
    draw_bricks,
    draw_eagle_sign,
    draw_flying,
    draw_tanks,
    draw_tokens,
)


def fitted(table: Table, box: Box, scale: float) -> BoardPlace:
    """Return where this table's board lies in a box."""
    return placed(box, table.board.width, table.board.height, scale, RIM)


def draw_table(canvas: Canvas, place: BoardPlace, table: Table, ms: int = 0) -> None:
    """Draw a table at rest."""
    draw_ground(canvas, place, table.board, ms)
    draw_bricks(canvas, place, table)
    seen = covered(table, {})
    draw_forest(canvas, place, table.board, seen)
    draw_tokens(canvas, place, table, {}, ms)
    draw_tanks(canvas, place, table, {})
    draw_leaves(canvas, place, table.board, seen)


def draw_small(canvas: Canvas, box: Box, board: Board) -> None:
    """Draw a picture of a board as it is before a match, painted only once."""

    def paint(paper: Canvas) -> None:
        place = _small(paper.box, board, paper.scale)
        draw_ground(paper, place, board, 0, 4)
        for cell in sorted(board.bricks):
            paper.piece("brick.whole", *place.middle(cell), place.size)
        draw_forest(paper, place, board, frozenset())

    canvas.layer(("tanchiki picture", board), box, paint)


def small_box(canvas: Canvas, box: Box, board: Board) -> Box:
    """Return where the cells of such a picture lie, without its rim."""
    return _small(box, board, canvas.scale).box


def _small(box: Box, board: Board, scale: float) -> BoardPlace:
    return placed(box, board.width, board.height, scale, 4)


def draw_shown(
    canvas: Canvas, place: BoardPlace, playback: Reel, ms: int, calm: bool, marks: bool = False
) -> None:
    """Draw what a playback shows now; `marks` names the cells at the rim, and the bots."""
    draw_below(canvas, place, playback, ms, calm, marks)
    draw_above(canvas, place, playback, ms, calm, marks)


def draw_below(
    canvas: Canvas, place: BoardPlace, playback: Reel, ms: int, calm: bool, marks: bool = False
) -> None:
    """Draw the ground and what lies on it; a table may put its marks over this."""
    table: Table = playback.shown
    poses, effects = playback.poses(), playback.effects()
    place = place if calm else shaken(place, playback.shake(), ms)
    draw_ground(canvas, place, table.board, 0 if calm else ms, marks=marks)
    _wake(canvas, place, table.board, effects)
    draw_bricks(canvas, place, table)
    EFFECTS.draw_below(canvas, place, effects, calm)
    draw_forest(canvas, place, table.board, covered(table, poses))
    _draw_latest(canvas, place, playback)
    draw_tokens(canvas, place, table, poses, ms)


def draw_above(
    canvas: Canvas, place: BoardPlace, playback: Reel, ms: int, calm: bool, marks: bool = False
) -> None:
    """Draw what stands and flies; `marks` gives the bots their numbers."""
    table, poses = playback.shown, playback.poses()
    place = place if calm else shaken(place, playback.shake(), ms)
    draw_tanks(canvas, place, table, poses)
    draw_leaves(canvas, place, table.board, covered(table, poses))
    draw_eagle_sign(canvas, place, table, poses)
    if marks:
        draw_bot_numbers(canvas, place, table, poses)
    draw_flying(canvas, place, poses)
    EFFECTS.draw_above(canvas, place, playback.effects(), calm)


def shaken(place: BoardPlace, percent: int, ms: int) -> BoardPlace:
    """Return the board knocked aside for this moment."""
    if percent <= 0:
        return place
    reach = place.size * 0.0016 * percent
    return place.moved(math.sin(ms * 0.09) * reach, math.cos(ms * 0.073) * reach)


def water_on(board: Board) -> bool:
    """Whether anything of the board moves by itself."""
    return any(board.ground(cell) in (Terrain.WATER, Terrain.ICE) for cell in cells(board))


def place_of(table: Table, event: Event) -> Cell | None:
    """Return where the latest event happened, so that it stays marked."""
    match event:
        case ColumnMoved() | ColumnBlocked():
            standing = table.field.placed(event.pieces[0])
            return standing.cell if standing else None
        case TankTurned(piece, _) | BotDecided(piece):
            standing = table.field.placed(piece)
            return standing.cell if standing else None
        case TankPlaced() | BrickHalved() | BrickRemoved() | BrickBuilt():
            return event.cell
        case _:
            cell = getattr(event, "cell", None)
            return cell if isinstance(cell, Cell) else None


def latest_place(playback: Reel) -> Cell | None:
    """Return where something happened last, while nothing moves."""
    if playback.poses():
        return None
    table: Table = playback.shown
    cells = (place_of(table, told.event) for _, told in reversed(playback.past))
    return next((cell for cell in cells if cell is not None and table.board.on(cell)), None)


def _wake(canvas: Canvas, place: BoardPlace, board: Board, effects: Running) -> None:
    """Draw the stencils loudly on which a bot appears now, or would if there were room."""
    due = {(each.x, each.y) for each, _ in effects if each.kind in ("beacon", "taken")}
    for quarter in board.quarters if due else ():
        for number, bot in enumerate(quarter.bots, 1):
            if (bot.cell.x, bot.cell.y) in due:
                draw_stencil(canvas, place, quarter, number)


def _draw_latest(canvas: Canvas, place: BoardPlace, playback: Reel) -> None:
    if (cell := latest_place(playback)) is not None:
        canvas.piece("overlay.last", *place.middle(cell), place.size)
