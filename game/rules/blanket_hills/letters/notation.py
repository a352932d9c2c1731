"""Names as they are typed and listed: `A`, `B2`, `(93,9)`, `nuke 68 75 normal`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.blanket_hills.actions import Action, Fire, FireRay, Move, Pick, Resign
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Setup, Table, Team

TANKS = "ABCD"


def tank_name(team: Team) -> str:
    return TANKS[team]


def seat_name(seat: Seat) -> str:
    return f"seat {seat + 1}"


def crew_name(setup: Setup, seat: Seat) -> str:
    """Return a seat by its tank, numbered where several fire for it."""
    team = setup.teams[seat]
    members = setup.members(team)
    return tank_name(team) + (str(members.index(seat) + 1) if len(members) > 1 else "")


def place_name(place: Cell) -> str:
    return f"({place.x},{place.y})"


def hand_name(shells: Iterable[Shell]) -> str:
    return " ".join(shell.value for shell in shells) or "none"


def name(_table: Table, action: Action) -> str:
    match action:
        case Pick(_, shell):
            return f"pick {shell.value}"
        case Move(_, azimuth, cm):
            return f"move {azimuth} {cm}"
        case Fire(_, shell, azimuth, reach, arc):
            return f"{shell.value} {azimuth} {reach} {arc.value}"
        case FireRay():
            return Shell.GAMMA_RAY.value
        case Resign():
            return "resign"
        case _:
            assert_never(action)
