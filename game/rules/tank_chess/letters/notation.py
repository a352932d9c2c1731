"""Turns written down (C6): `M H3>F5/NW xB11 +`."""

from __future__ import annotations

import re

from game.core.grid import RING, Cell, Facing, column_name
from game.core.rules import Seat
from game.rules.tank_chess.actions import (
    Action,
    CallFlag,
    LeaveBoard,
    OfferDraw,
    Resign,
    TakeTurn,
    Talk,
)
from game.rules.tank_chess.fast_room.after_a_turn import doomed
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.state import Table

from .refusals import Refused

POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SIDES = ("white", "black")
OFF = "off"
_TALK: dict[str, type[Talk]] = {
    "resigns": Resign,
    "offers a draw": OfferDraw,
    "runs out of time": CallFlag,
}
_TURN = re.compile(
    r"(?P<letter>[A-Z]) (?P<start>[A-Z]+[0-9]+)(?:>(?P<to>[A-Z]+[0-9]+|off))?"
    r"/(?P<facing>[NS]?[EW]?)(?: x(?P<target>[A-Z]+[0-9]+))?(?P<marks>(?: [-+#]+)?)"
)


def side_name(seat: Seat) -> str:
    return SIDES[seat].capitalize()


def cell_name(cell: Cell, height: int) -> str:
    return f"{column_name(cell.x)}{height - cell.y}"


def read_cell(name: str, height: int) -> Cell:
    """Return the cell of a name, which may lie off the board; Refused if it is none."""
    match = re.fullmatch(r"([A-Z]{1,2})([0-9]{1,3})", name)
    if match is None:
        raise Refused("cell", found=name)
    x = 0
    for letter in match[1]:
        x = x * 26 + ord(letter) - 64
    return Cell(x - 1, height - int(match[2]))


def write_turn(before: Table, action: Action, after: Table) -> str:
    """Return a turn with its marks; `after` is the table it led to. Talk has none."""
    text = write_action(before, action)
    return text if isinstance(action, Talk) else text + _marks(after)


def write_action(table: Table, action: Action) -> str:
    """Return an action as it is typed, without marks."""
    for words, kind in _TALK.items():
        if isinstance(action, kind):
            return f"{SIDES[action.seat]} {words}"
    assert isinstance(action, TakeTurn | LeaveBoard)
    piece = table.piece_on(action.start)
    letter = table.kind(piece).letter if piece else "?"
    text = f"{letter} {cell_name(action.start, table.height)}"
    if isinstance(action, LeaveBoard):
        return f"{text}>{OFF}/{POINTS[action.facing.eighth]}"
    if action.to != action.start:
        text += f">{cell_name(action.to, table.height)}"
    text += f"/{POINTS[action.facing.eighth]}"
    return text if action.target is None else f"{text} x{cell_name(action.target, table.height)}"


def read_action(table: Table, text: str) -> Action:
    """Return the action a line stands for; marks may be left out and are not believed."""
    for seat, side in enumerate(SIDES):
        for words, kind in _TALK.items():
            if text == f"{side} {words}":
                return kind(seat)
    match = _TURN.fullmatch(text)
    if match is None or match["facing"] not in POINTS:
        raise Refused("turn", found=text)
    start = read_cell(match["start"], table.height)
    facing = RING[POINTS.index(match["facing"])]
    _must_stand(table, match["letter"], start)
    if match["to"] == OFF:
        return LeaveBoard(table.turn, start, facing)
    to = read_cell(match["to"], table.height) if match["to"] else start
    target = read_cell(match["target"], table.height) if match["target"] else None
    return TakeTurn(table.turn, start, to, facing, target)


def read_facing(name: str) -> Facing:
    if name not in POINTS:
        raise Refused("facing", names=", ".join(POINTS), found=name)
    return RING[POINTS.index(name)]


def _must_stand(table: Table, letter: str, cell: Cell) -> None:
    piece = table.piece_on(cell)
    if piece is None or piece.seat != table.turn or table.kind(piece).letter != letter:
        place = cell_name(cell, table.height)
        raise Refused("not_there", side=SIDES[table.turn], piece=letter, cell=place)


def _marks(after: Table) -> str:
    if after.end:
        return ""
    marks = "+" * after.check + "-" * after.escape
    if doomed(numbers(after)):
        marks = "#" + "-" * after.escape
    return f" {marks}" if marks else ""
