"""Names as they are typed and listed: `C2>C3>C4>C5`, `C2 at N`, `part tracks`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from game.core.codec import Unreadable
from game.core.grid import RING, Cell
from game.core.rules import Seat
from game.rules.dice_and_armour.actions import (
    Action,
    ChoosePart,
    Dismiss,
    EndTurn,
    Enlist,
    Move,
    OfferDraw,
    Ready,
    Resign,
    Shoot,
    Surrender,
)
from game.rules.dice_and_armour.choices import to_act
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.starting_board import cell_name, cell_named
from game.rules.dice_and_armour.state import Table

POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SIDES = ("white", "black")
ENLIST = "enlist "
KINDS = frozenset(kind.value for kind in Kind)
_SAID: Mapping[str, type[EndTurn | Surrender | Resign | OfferDraw | Dismiss | Ready]] = {
    "end turn": EndTurn,
    "surrender": Surrender,
    "resign": Resign,
    "offer draw": OfferDraw,
    "dismiss": Dismiss,
    "ready": Ready,
}


def seat_name(seat: Seat) -> str:
    return SIDES[seat]


def name(table: Table, action: Action) -> str:
    match action:
        case Move(_, tank, path):
            return ">".join((_place(table, tank), *(_cell(table, cell) for cell in path)))
        case Shoot(_, tank, way):
            return f"{_place(table, tank)} at {POINTS[way.eighth]}"
        case ChoosePart(_, tank, part):
            return f"{_place(table, tank)} loses {part.name.lower()}"
        case Enlist(_, kind):
            return f"{ENLIST}{kind.value}"
        case EndTurn() | Surrender() | Resign() | OfferDraw() | Dismiss() | Ready():
            return next(words for words, kind in _SAID.items() if isinstance(action, kind))
        case _:
            assert_never(action)


def action_named(table: Table, line: str) -> Action:
    """Return the action of a name, legal or not; `black` before it says who wants it."""
    words, seat = line, next(iter(to_act(table)), table.turn)
    for number, side in enumerate(SIDES):
        if line.startswith(f"{side} "):
            words, seat = line.removeprefix(f"{side} "), number
    if words in _SAID:
        return _SAID[words](seat)
    if words.startswith(ENLIST) and (kind := words.removeprefix(ENLIST)) in KINDS:
        return Enlist(seat, Kind(kind))
    if " at " in words:
        place, _, point = words.partition(" at ")
        if point in POINTS:
            return Shoot(seat, _number(table, place), RING[POINTS.index(point)])
    elif " loses " in words:
        place, _, part = words.partition(" loses ")
        if part.upper() in Part.__members__:
            return ChoosePart(seat, _number(table, place), Part[part.upper()])
    elif ">" in words:
        place, *cells = words.split(">")
        path = tuple(_read(table, cell) for cell in cells)
        return Move(seat, _number(table, place), path)
    raise Unreadable(f"{line!r} is no action: such as C2>C3>C4>C5, C2 at N, end turn")


def _number(table: Table, place: str) -> int:
    """Return the number of the tank on a cell."""
    tank = table.tank_on(_read(table, place))
    if tank is None:
        raise Unreadable(f"no tank stands on {place}")
    return tank.number


def _read(table: Table, name_: str) -> Cell:
    cell = cell_named(name_, table.board.height)
    if cell is None:
        raise Unreadable(f"{name_!r} is no cell, such as C2")
    return cell


def _place(table: Table, number: int) -> str:
    return _cell(table, table.tank(number).cell)


def _cell(table: Table, cell: Cell) -> str:
    return cell_name(cell, table.board.height)
