"""Why a part cannot be picked: what it would mean just now, and what stands against that."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Spot

from .actions import Action, Aim, Attach, ChangeTank, Hold, Shoot, StepTo, TurnUp
from .reasons import Refusal
from .refusing import refusal
from .refusing_ways import why_no_end
from .state import Stage, Table
from .tokens import GUN, LOCATIONS, SHELL


def why_no_part(view: Table, seat: Seat, pawn: int | None, part: Part) -> Refusal | None:
    """Return why the part cannot be picked now, after this pawn where one was picked."""
    stage, turn = view.turn.stage, view.turn
    if not isinstance(part, Cell):
        action = _meant(view, seat, pawn, part)
        return refusal(view, action) if action else None
    if stage is Stage.STEP:
        return refusal(view, StepTo(seat, part))
    if stage is Stage.TURN_UP:
        return refusal(view, TurnUp(seat, part))
    if stage is Stage.SHOT and turn.pawn is not None:
        return refusal(view, Shoot(seat, turn.pawn, part, _aim(view, seat, part)))
    mover = pawn if pawn is not None else turn.pawn
    if stage in (Stage.MAIN, Stage.DRIVE) and mover is not None:
        return why_no_end(view, mover, part)
    return refusal(view, Hold(seat)) if stage is Stage.MAIN else None


def _meant(view: Table, seat: Seat, pawn: int | None, part: Part) -> Action | None:
    """Return the action that a part beside the board would stand for."""
    first = view.own(seat)[0]
    match part:
        case Card(name):
            return ChangeTank(seat, first if pawn is None else pawn, name)
        case Spot(_, number):
            return Attach(seat, number - 1, first if pawn is None else pawn)
        case _:
            return None


def _aim(view: Table, seat: Seat, cell: Cell) -> Aim:
    letter = view.on(cell)
    if view.pawn_on(cell) is not None or letter == GUN:
        return Aim.TANK
    if letter == SHELL:
        return Aim.CLEAR
    return Aim.TOKEN if letter in LOCATIONS else Aim.LAY
