"""How a piece lies on the board when nothing moves it."""

from __future__ import annotations

from game.rules.tank_chess.state import Piece
from game.view.show.clip import Pose


def rest(piece: Piece) -> Pose:
    """Return how a piece stands when it does not move."""
    return Pose(piece.cell.x, piece.cell.y, piece.facing.eighth * 45)
