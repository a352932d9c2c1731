"""Pieces and wrecks on the board, where they stand or on their way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.grid import Cell, Facing
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import Piece, Side, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Pose

from .marks import beam
from .standing_pieces import rest

PICTURE, LARGER = 1.08, 1.2
SMALL = 36.0
MANY = 18
"""How large a piece is drawn on its cell: its picture reaches a little over it, and over a small
cell, or one of very many, a little farther, so that it is known from a sofa."""

GHOST = 215
FOREBODED = 150
"""How much is seen of an enemy where it would fire from."""
FADED = 90


def drawn_size(place: BoardPlace) -> float:
    """Return how large pieces are drawn on a board that lies here."""
    small = place.size < SMALL or max(place.width, place.height) > MANY
    return place.size * (LARGER if small else PICTURE)


def draw_pieces(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    poses: Mapping[str, Pose],
    faded: frozenset[int] = frozenset(),
) -> None:
    """Draw all that stands on the board; pieces that move are drawn last, over the others."""
    put_wrecks(canvas, place, (w for w in table.wrecks if f"wreck {w.number}" not in poses))
    for piece in table.pieces:
        if f"piece {piece.number}" not in poses:
            put_pieces(canvas, place, (piece,), FADED if piece.number in faded else 255)
    draw_moving(canvas, place, table, poses)


def draw_moving(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
    """Draw only what is on its way."""
    for wreck in table.wrecks:
        if (pose := poses.get(f"wreck {wreck.number}")) is not None:
            _put(canvas, place, "piece.wreck", pose)
    for piece in table.pieces:
        if (pose := poses.get(f"piece {piece.number}")) is not None:
            _put(canvas, place, picture_of(piece), pose)


def put_pieces(
    canvas: Canvas, place: BoardPlace, pieces: Iterable[Piece], alpha: int = 255
) -> None:
    """Draw pieces where they stand."""
    for piece in pieces:
        _put(canvas, place, picture_of(piece), rest(piece), alpha)


def put_wrecks(canvas: Canvas, place: BoardPlace, wrecks: Iterable[Piece]) -> None:
    for wreck in wrecks:
        _put(canvas, place, "piece.wreck", rest(wreck))


def draw_ghost(
    canvas: Canvas, place: BoardPlace, piece: Piece, cell: Cell, facing: Facing, alpha: int = GHOST
) -> None:
    """Draw the piece where it is thought of."""
    pose = Pose(cell.x, cell.y, facing.eighth * 45)
    _put(canvas, place, picture_of(piece), pose, alpha)


def picture_of(piece: Piece) -> str:
    return f"piece.{piece.kind}.{piece.seat}"


def draw_armour(
    canvas: Canvas,
    place: BoardPlace,
    kind: Kind,
    cell: Cell,
    facing: Facing,
    ink: str = "map_ink",
    struck: Side | None = None,
) -> None:
    """Draw the armour as bars before the front, along both sides and behind the rear.

    The bars of the side that a shot strikes have the colour of the shot.
    """
    sides = (0, Side.FRONT), (2, Side.SIDE), (6, Side.SIDE), (4, Side.REAR)
    for eighths, side in sides:
        for bar in range(kind.armour[side.value]):
            colour = "danger" if side is struck else ink
            _bar(canvas, place, cell, facing.turned(eighths), 0.5 + bar * 0.1, colour)


def _bar(
    canvas: Canvas, place: BoardPlace, cell: Cell, side: Facing, away: float, ink: str
) -> None:
    dx, dy = side.value
    long = (dx * dx + dy * dy) ** 0.5
    dx, dy = dx / long, dy / long
    x, y, half = cell.x + dx * away, cell.y + dy * away, 0.28
    start, end = place.spot(x - dy * half, y + dx * half), place.spot(x + dy * half, y - dx * half)
    beam(canvas, start, end, "night", max(3.0, place.size * 0.11))
    beam(canvas, start, end, ink, max(1.5, place.size * 0.06))


def _put(canvas: Canvas, place: BoardPlace, picture: str, pose: Pose, alpha: int = 255) -> None:
    drawn = drawn_size(place)
    over = (drawn / place.size - 1) / 2
    x, y = place.spot(_within(pose.x, over, place.width), _within(pose.y, over, place.height))
    size = drawn * pose.size
    canvas.piece(picture, x, y, size, place.angle(pose.angle), min(alpha, pose.alpha))


def _within(at: float, over: float, cells: int) -> float:
    """Return where a piece is drawn so that its picture, that reaches over its cell, keeps off the
    dark rim of the board; one that leaves the board goes on."""
    return min(max(at, over), cells - 1 - over) if 0 <= at <= cells - 1 else at
