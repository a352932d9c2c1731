"""How pawns stand when nothing moves them, and by which picture each is known.

A pawn has no facing in the rules. At rest it looks from its base over the board, up or down.
"""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.proving_ground.ground.board import Colour
from game.rules.proving_ground.state import Mode, Pawn, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

LIVERY = {Colour.GREEN: 1, Colour.YELLOW: 0, Colour.BLUE: 2, Colour.RED: 3}
"""Which colours of the seats a pawn has."""

LOOKS = {Colour.GREEN: 0, Colour.YELLOW: 180, Colour.BLUE: 180, Colour.RED: 0}
STEPPER = "t_34"
"""In the Family no pawn has a card; there all are drawn as this tank."""


def livery(pawn: Pawn) -> int:
    return LIVERY[pawn.colour] if pawn.colour else 4


def pawn_picture(pawn: Pawn) -> str:
    tank = pawn.tank or (pawn.reserve[0] if pawn.reserve else None)
    return f"pawn.{tank.card if tank else STEPPER}.{livery(pawn)}"


def rest(pawn: Pawn, cell: Cell | None = None) -> Pose:
    """Return how a pawn stands on its cell, or would on another one."""
    at = cell or pawn.cell or Cell(0, 0)
    return Pose(at.x, at.y, LOOKS[pawn.colour] if pawn.colour else 0)


def draw_pawn(
    canvas: Canvas, place: BoardPlace, pawn: Pawn, cell: Cell | None = None, alpha: int = 255
) -> None:
    """Draw a pawn as it stands on its cell, or would on another one."""
    pose = rest(pawn, cell)
    canvas.piece(pawn_picture(pawn), *place.spot(pose.x, pose.y), place.size, pose.angle, alpha)


def cell_pictures(table: Table, cell: Cell) -> tuple[str, ...]:
    """Return the pictures of all that is on a cell, the lowest first."""
    number = table.pawn_on(cell)
    pawn = pawn_picture(table.pawns[number]) if number is not None else ""
    return tuple(filter(None, ("apron.0", token_picture(table.on(cell)), pawn)))


def seat_livery(table: Table, seat: int) -> int:
    """Return the colours of a seat: those of its first pawn."""
    own = table.own(seat)
    return livery(table.pawns[own[0]]) if own else seat


def team_of(table: Table, seat: int) -> int | None:
    """Return the number of a seat's team, from 1; None in a game without teams."""
    return table.side(seat) + 1 if table.mode is Mode.TEAM else None


def token_picture(letter: str) -> str:
    """Return the picture of what lies on a cell, "" for nothing."""
    if letter in ".":
        return ""
    named = {"x": "shell.mine", "@": "artillery", "?": "location.back"}
    return named.get(letter) or f"{'special' if letter.isupper() else 'location'}.{letter.lower()}"
