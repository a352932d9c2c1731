"""The plan under the mouse: click and click again, or drag; the wheel turns, right cancels.

A `Plan` and no `Picking`: its parts are not picked in turn, but any of them is changed while the
others stay, and some are only looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.core.grid import Cell
from game.rules.tank_chess.fast_room.piece_moves import Moves
from game.scenes.frame.commands import Moved, Pressed, Released, Wheel
from game.scenes.frame.settings import Confirm
from game.scenes.tank_chess.analysis.best_on_board import lay, looked, meant_by
from game.scenes.tank_chess.desk import Desk
from game.view.tank_chess.arrows import Arrow
from game.view.tank_chess.facing_ring import facing_towards, on_ring

from .turn_plan import (
    NOTHING,
    Plan,
    chosen,
    faced,
    next_stand,
    put_down,
    targets,
    turned,
)


class Grip(Enum):
    """What the held button is doing."""

    PIECE = "piece"
    AIM = "aim"
    SHOT = "shot"
    CONFIRM = "confirm"
    MARK = "mark"


@dataclass
class Hold:
    """What is held since where; `fresh` says that the press itself chose the piece."""

    grip: Grip | None = None
    start: Cell | None = None
    fresh: bool = False
    moved: bool = False


def point(desk: Desk, hand: Hold, command: Moved | Pressed | Released | Wheel) -> None:
    """Let the mouse change the plan, or play it."""
    cell = desk.place.cell(command.x, command.y)
    match command:
        case Moved(x, y):
            _move(desk, hand, cell, x, y)
        case Pressed(x, y, 1):
            _press(desk, hand, cell, x, y)
        case Released(button=1):
            _release(desk, hand, cell)
        case Pressed(button=3):
            _cancel(desk, hand, cell)
        case Released(button=3):
            _mark(desk, hand, cell)
        case Wheel(by=by):
            turn(desk, -1 if by > 0 else 1)
        case _:
            pass


def _move(desk: Desk, hand: Hold, cell: Cell, x: float, y: float) -> None:
    changed, desk.by_keys = cell != desk.hover, False
    desk.point_at(cell)
    reach, plan = desk.reach, desk.plan
    if reach is None:
        return
    hand.moved = hand.moved or cell != hand.start
    turns = hand.grip is Grip.AIM or (hand.grip is Grip.CONFIRM and hand.start == plan.cell)
    if turns and plan.cell is not None:
        facing = facing_towards(desk.place, plan.cell, x, y)
        if facing is not None and facing is not plan.facing:
            desk.plan = faced(plan, reach, facing)
            desk.held = None
    elif changed and not plan.down and (hand.grip is None or hand.moved):
        desk.plan = looked(desk, plan, reach, cell)


def _press(desk: Desk, hand: Hold, cell: Cell, x: float, y: float) -> None:
    mover, reach = desk.mover, desk.reach
    hand.grip, hand.start, hand.fresh, hand.moved = None, cell, False, False
    desk.by_keys = False
    if mover is None:
        desk.arrows = ()
        return
    if reach is not None and desk.plan.down and _press_down(desk, hand, reach, cell, x, y):
        return
    if (rank := meant_by(desk, cell, (x, y))) is not None:
        lay(desk, rank)
    elif cell in desk.reaches(mover) and (reach is None or cell != reach.piece.cell):
        desk.plan = chosen(desk.reaches(mover)[cell])
        desk.kit.sounds.play("menu.choose")
        hand.grip, hand.fresh = Grip.PIECE, True
    elif reach is not None and cell == reach.piece.cell:
        hand.grip = Grip.PIECE
    elif reach is not None:
        _place(desk, hand, reach, cell)
    else:
        desk.arrows = ()


def _press_down(desk: Desk, hand: Hold, reach: Moves, cell: Cell, x: float, y: float) -> bool:
    """A pose is put down: a press confirms it, turns it, or aims. False for any other cell."""
    plan = desk.plan
    assert plan.cell is not None
    if cell in (plan.cell, plan.target):
        hand.grip = Grip.CONFIRM
        if desk.kit.settings.now.confirm is Confirm.HOLD and not _idle_turn(plan):
            desk.held = 0
        return True
    if cell in targets(plan, reach):
        desk.plan = replace(plan, target=cell)
        return True
    if plan.facing is None or not on_ring(desk.place, plan.cell, x, y):
        return False
    facing = facing_towards(desk.place, plan.cell, x, y)
    if facing is None or (plan.cell, facing) not in reach.poses:
        return False
    desk.plan = faced(plan, reach, facing)
    hand.grip = Grip.AIM
    return True


def _place(desk: Desk, hand: Hold, reach: Moves, cell: Cell) -> None:
    """Put the pose down that the cell stands for; where there is none, what is planned stays."""
    plan = desk.plan
    # The wheel may have turned the pose that is looked at; keep it.
    if plan.down or cell not in (plan.cell, plan.target):
        plan = looked(desk, replace(plan, down=False), reach, cell)
    plan = put_down(plan)
    if plan.down:
        desk.plan = plan
        hand.grip = Grip.SHOT if cell == plan.target else Grip.AIM
        desk.kit.sounds.play("menu.move")
    else:
        desk.refuse(cell)


def _release(desk: Desk, hand: Hold, cell: Cell) -> None:
    grip, hand.grip = hand.grip, None
    desk.held = None
    reach, confirm = desk.reach, desk.kit.settings.now.confirm
    if reach is None:
        return
    match grip:
        case Grip.PIECE if cell != reach.piece.cell or not (hand.fresh or hand.moved):
            plan = put_down(looked(desk, desk.plan, reach, cell))
            if not plan.down:
                desk.refuse(cell)
                return
            desk.plan = plan
            if confirm is Confirm.NONE and not _idle_turn(plan):
                desk.confirm()
        case Grip.AIM | Grip.SHOT if confirm is Confirm.NONE:
            desk.confirm()
        case Grip.CONFIRM if not hand.moved and _idle_turn(desk.plan) and cell == desk.plan.cell:
            desk.plan = chosen(reach)
            desk.kit.sounds.play("menu.back")
        case Grip.CONFIRM if not hand.moved and confirm is not Confirm.HOLD:
            desk.confirm()
        case _:
            pass


def _idle_turn(plan: Plan) -> bool:
    """Whether nobody but the program has chosen this turn on the spot: clicks on the own piece
    alone choose a piece and let it go, and play nothing."""
    return plan.cell == plan.start and plan.wish is None


def _cancel(desk: Desk, hand: Hold, cell: Cell) -> None:
    if desk.plan != NOTHING:
        desk.forget()
        hand.grip = None
    elif desk.place.on(cell):
        hand.grip, hand.start = Grip.MARK, cell


def _mark(desk: Desk, hand: Hold, cell: Cell) -> None:
    """Finish an arrow; the same arrow twice takes it away."""
    if hand.grip is Grip.MARK and hand.start is not None and desk.place.on(cell):
        arrow = Arrow(hand.start, cell)
        kept = tuple(each for each in desk.arrows if each != arrow)
        desk.arrows = kept if arrow in desk.arrows else (*kept, arrow)
    hand.grip = None


def turn(desk: Desk, step: int) -> None:
    """Turn on; over an enemy, go to the next pose that destroys it."""
    reach, plan = desk.reach, desk.plan
    if reach is not None:
        aims = not plan.down and plan.target is not None and desk.hover == plan.target
        desk.plan = (next_stand if aims else turned)(plan, reach, step)
