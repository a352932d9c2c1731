"""How pieces stand when they do not move, and what their moves are called.

Places are the middles of cells, in cells from the north-west. Pieces are named `piece 3` (a
seat's tank, or a bot from 8 up), `eagle`, and `bonus 0` by its number.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.state import Piece, Table
from game.view.show.clip import Effect, Move, Pose

Moves = dict[str, Move | tuple[Move, ...]]


def rest(shown: Table, piece: Piece) -> Pose:
    """Return how a tank or bot stands when it does not move."""
    pose = standing(shown, piece)
    assert pose is not None
    return pose


def standing(shown: Table, piece: Piece) -> Pose | None:
    """Return how a tank or bot stands, None for one that is off the board."""
    placed = shown.field.placed(piece)
    if placed is None or placed.cell is None:
        return None
    return Pose(placed.cell.x, placed.cell.y, placed.facing.eighth * 45)


def name_of(piece: Piece) -> str:
    return f"piece {piece}"


def over(shown: Table, seat: Seat, kind: str, ms: int, count: int = 0) -> tuple[Effect, ...]:
    """Return an effect at a seat's tank, none while it is off the board."""
    pose = standing(shown, seat)
    if pose is None:
        return ()
    return (Effect(kind, pose.x, pose.y, ms, to_x=count, to_y=seat),)
