"""What a seat may decide. Pawns are named by their number, tanks by the name of their card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell
from game.core.number_bounds import Few
from game.core.rules import Seat
from game.rules.proving_ground.ground.board import Colour


class Aim(Enum):
    """What a shot does on its cell (B5.3 to B5.6)."""

    TANK = "tank"
    TOKEN = "token"
    LAY = "lay"
    """Leave a shell on the bare cell."""
    CLEAR = "clear"
    """Put the shell that lies there back to the pool."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Pick:
    """Take an open card in a draft."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Corner:
    """Choose a base, where the seat has no fixed one."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class Assign:
    """Give a dealt card to a pawn: its first is active, its second in reserve."""

    seat: Seat
    pawn: Few
    card: str


@dataclass(frozen=True, slots=True)
class Place:
    """Put a pawn onto its base with this card; to name the destroyed one is to keep it (B6.5)."""

    seat: Seat
    pawn: Few
    cell: Cell
    card: str


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive along these cells, the last one of them the end."""

    seat: Seat
    pawn: Few
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Shoot:
    seat: Seat
    pawn: Few
    cell: Cell
    aim: Aim


@dataclass(frozen=True, slots=True)
class Hold:
    """Do not shoot; where nothing can drive, do not act at all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChangeTank:
    seat: Seat
    pawn: Few
    card: str


@dataclass(frozen=True, slots=True)
class Attach:
    """Put an upgrade onto the active card of a pawn; `pair` is its number in the zone."""

    seat: Seat
    pair: Few
    pawn: Few


@dataclass(frozen=True, slots=True)
class UseExtraTurn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class UseExtraTank:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the cards drawn; in the solo game it joins no pawn yet."""

    seat: Seat
    card: str
    pawn: Few | None


@dataclass(frozen=True, slots=True)
class EndTurn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class StepTo:
    """One step in the Family."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Stop:
    """Go no second step."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnUp:
    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class Retire:
    """The solo player stops with the points there are (B15.10); said at any time, never listed."""

    seat: Seat


Talk = Retire
SettingUp = Pick | Corner | Assign
Battling = Place | Drive | Shoot | Hold | ChangeTank | EndTurn
Extra = Attach | UseExtraTurn | UseExtraTank | Keep
Flipping = StepTo | Stop | TurnUp
Action = SettingUp | Battling | Extra | Flipping | Talk
