"""Actions as they are typed and listed: `G A2>B2>C2`, `G at F4 token`, `attach 1 to G`."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat
from game.rules.proving_ground import actions
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.state import Mode, Table


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def pawn_name(table: Table, number: int) -> str:
    """Return the letter of a pawn's colour, its number before it has one."""
    colour = table.pawns[number].colour if 0 <= number < len(table.pawns) else None
    return colour.value[0].upper() if colour else str(number)


def name(table: Table, action: actions.Action) -> str:
    if isinstance(action, actions.Battling):
        return _battling(table, action)
    if isinstance(action, actions.Extra):
        return _extra(table, action)
    match action:
        case actions.Pick(_, card):
            return f"pick {card}"
        case actions.Corner(_, colour):
            return f"corner {colour.value}"
        case actions.Assign(_, pawn, card):
            return f"{pawn_name(table, pawn)} gets {card}"
        case actions.StepTo(_, cell):
            return f"step {cell_name(cell)}"
        case actions.Stop():
            return "stop"
        case actions.TurnUp(_, cell):
            return f"turn up {cell_name(cell)}"
        case actions.Retire():
            return "retire"
        case _:
            assert_never(action)


def _battling(table: Table, action: actions.Battling) -> str:
    match action:
        case actions.Place(_, pawn, cell, card):
            with_ = "" if table.mode is Mode.FAMILY else f" with {card}"
            return f"{pawn_name(table, pawn)} to {cell_name(cell)}{with_}"
        case actions.Drive(_, pawn, path):
            start = table.pawns[pawn].cell
            cells = (*((start,) if start else ()), *path)
            return f"{pawn_name(table, pawn)} {'>'.join(map(cell_name, cells))}"
        case actions.Shoot(_, pawn, cell, aim):
            return f"{pawn_name(table, pawn)} at {cell_name(cell)} {aim.value}"
        case actions.Hold():
            return "hold"
        case actions.ChangeTank(_, pawn, card):
            return f"{pawn_name(table, pawn)} changes to {card}"
        case actions.EndTurn():
            return "end turn"
        case _:
            assert_never(action)


def _extra(table: Table, action: actions.Extra) -> str:
    match action:
        case actions.Attach(_, pair, pawn):
            return f"attach {pair + 1} to {pawn_name(table, pawn)}"
        case actions.UseExtraTurn():
            return "extra turn"
        case actions.UseExtraTank():
            return "extra tank"
        case actions.Keep(_, card, pawn):
            return f"keep {card}" + ("" if pawn is None else f" for {pawn_name(table, pawn)}")
        case _:
            assert_never(action)
