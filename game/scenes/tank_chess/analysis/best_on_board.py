"""The turns that a teacher shows on the board: which they are now, and how one of them is laid."""

from __future__ import annotations

from dataclasses import replace

from game.ai.tank_chess.teacher import Line
from game.core.grid import Cell
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.rules.tank_chess.state import Table
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.turn.turn_plan import Plan, laid, looked_at
from game.view.tank_chess.best_turns import BestTurn, meant

from .hint import TURN


def advised(desk: Desk) -> tuple[Line, ...]:
    """Return the lines that are shown, the best first: of a study, an answer, or a whole hint."""
    if desk.plan.down or not desk.live.playback.idle:
        return ()
    if desk.study.on:
        return desk.lines if desk.would_be is None else ()
    if desk.answer is not None:
        return (desk.answer,)
    hinted = desk.hinted if desk.hint.said == TURN else None
    return (hinted,) if hinted is not None else ()


def best_turns(desk: Desk) -> tuple[BestTurn, ...]:
    """Return the turns of these lines as they are drawn; along a line, the one taken last."""
    if desk.steps:
        before, after = desk.steps[-2:]
        return (_drawn(before.table, after.action),)
    return tuple(_drawn(desk.table, line.turn) for line in advised(desk))


def meant_by(desk: Desk, cell: Cell, spot: tuple[float, float] | None = None) -> int | None:
    """Return which of the turns is meant by a press on a cell, at a spot where it is the mouse's;
    none where a piece is chosen, or would be."""
    mover = desk.mover
    if mover is None or desk.plan.start is not None or cell in desk.reaches(mover):
        return None
    turns = best_turns(desk)
    if spot is not None:
        return meant(desk.place, turns, *spot)
    return next((rank for rank, turn in enumerate(turns) if turn.to == cell), None)


def looked(desk: Desk, plan: Plan, reach: Moves, cell: Cell) -> Plan:
    """Look at a cell: where a turn of the chosen piece is shown to end, as it ends; until somebody
    has turned the piece to a side."""
    found = looked_at(plan, reach, cell)
    if plan.wish is not None:
        return found
    turns = (line.turn for line in advised(desk) if line.turn.start == reach.piece.cell)
    ends = (turn for turn in turns if isinstance(turn, TakeTurn) and turn.to == cell)
    turn = next(ends, None)
    if turn is None:
        return found
    wish = turn.facing if turn.to == turn.start else None
    return replace(laid(turn, reach), down=False, wish=wish)


def lay(desk: Desk, rank: int) -> bool:
    """Fill the plan in with one of the turns, so that a press more plays it; False where nobody
    may move."""
    lines, mover = advised(desk), desk.mover
    if mover is None or rank >= len(lines):
        return False
    turn = lines[rank].turn
    desk.forget()
    desk.plan = laid(turn, desk.reaches(mover)[turn.start])
    desk.kit.sounds.play("menu.move")
    return True


def _drawn(table: Table, turn: Turn) -> BestTurn:
    piece = table.piece_on(turn.start)
    assert piece is not None, f"nothing stands on {turn.start}"
    if isinstance(turn, LeaveBoard):
        return BestTurn(piece, turn.start, turn.facing)
    return BestTurn(piece, turn.to, turn.facing, turn.target)
