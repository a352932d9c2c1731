"""Actions that were typed, legal or not, so that it can be said why not."""

from __future__ import annotations

import re

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.rules.proving_ground.actions import (
    Action,
    Aim,
    Attach,
    ChangeTank,
    Drive,
    EndTurn,
    Hold,
    Keep,
    Place,
    Shoot,
    StepTo,
    Stop,
    TurnUp,
    UseExtraTank,
    UseExtraTurn,
)
from game.rules.proving_ground.ground.board import cell_named
from game.rules.proving_ground.state import Table

from .drawing import COLOUR_OF

_DRIVE = re.compile(r"([GYBR]) ([A-H][1-8](?:>[A-Z][0-9])*)")
_SHOT = re.compile(r"([GYBR]) at ([A-H][1-8]) (tank|token|lay|clear)")
_PLACED = re.compile(r"([GYBR]) to ([A-H][1-8])(?: with (\w+))?")
_CHANGE = re.compile(r"([GYBR]) changes to (\w+)")
_ATTACH = re.compile(r"attach ([0-9]+) to ([GYBR])")
_KEEP = re.compile(r"keep (\w+)(?: for ([GYBR]))?")
_FLIP = re.compile(r"(step|turn up) ([A-H][1-8])")


def read_action(table: Table, line: str) -> Action:
    """Read an action as `notation` names it; it need not be legal."""
    seat = table.turn.seat
    plain: dict[str, Action] = {
        "hold": Hold(seat),
        "end turn": EndTurn(seat),
        "extra turn": UseExtraTurn(seat),
        "extra tank": UseExtraTank(seat),
        "stop": Stop(seat),
    }
    if line in plain:
        return plain[line]
    if match := _DRIVE.fullmatch(line):
        cells = tuple(_cell(word) for word in match[2].split(">"))
        number = _pawn(table, match[1])
        return Drive(table.pawns[number].seat, number, cells[1:])
    if match := _SHOT.fullmatch(line):
        return Shoot(seat, _pawn(table, match[1]), _cell(match[2]), Aim(match[3]))
    if match := _PLACED.fullmatch(line):
        return Place(seat, _pawn(table, match[1]), _cell(match[2]), match[3] or "")
    if match := _CHANGE.fullmatch(line):
        return ChangeTank(seat, _pawn(table, match[1]), match[2])
    if match := _ATTACH.fullmatch(line):
        return Attach(seat, int(match[1]) - 1, _pawn(table, match[2]))
    if match := _KEEP.fullmatch(line):
        return Keep(seat, match[1], _pawn(table, match[2]) if match[2] else None)
    if match := _FLIP.fullmatch(line):
        cell = _cell(match[2])
        return StepTo(seat, cell) if match[1] == "step" else TurnUp(seat, cell)
    raise Unreadable(f"nobody can do {line!r}")


def _cell(word: str) -> Cell:
    """Read a cell, which may lie beside the board."""
    return cell_named(word) or Cell(ord(word[0]) - ord("A"), 8 - int(word[1]))


def _pawn(table: Table, letter: str) -> int:
    colours = [pawn.colour for pawn in table.pawns]
    if COLOUR_OF[letter] not in colours:
        raise Unreadable(f"there is no pawn {letter}")
    return colours.index(COLOUR_OF[letter])
