"""Where everything lies on the table's page: head, seats, board, side and the bar below."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.tanchiki.board import Board
from game.view.box import Box
from game.view.place import Place, placed
from game.view.tanchiki.ground import RIM

HEAD = 52.0
GAP = 10.0
SEATS = 262.0
SIDE = 336.0
NARROW = (226.0, 300.0)
"""Seats and side beside a board that is wider than high."""
BAR = 52.0


@dataclass(frozen=True, slots=True)
class Layout:
    head: Box
    seats: Box
    board: Box
    side: Box
    bar: Box


def laid_out(width: float, height: float, board: Board) -> Layout:
    """Share the page out; what a wide window has more goes to the board and the sides."""
    page = Box(0, 0, width, height)
    spare = max(0.0, width - 1280)
    seats, side = NARROW if board.width > board.height else (SEATS, SIDE)
    seats, side = seats + min(90.0, spare * 0.2), side + min(150.0, spare * 0.35)
    body = page.below(HEAD).inset(GAP)
    right = body.edge(side)
    return Layout(
        head=page.top(HEAD),
        seats=body.left(seats),
        board=Box(body.x + seats + GAP, body.y, body.width - seats - side - 2 * GAP, body.height),
        side=right.above(BAR, GAP),
        bar=right.foot(BAR),
    )


def board_place(layout: Layout, board: Board, scale: float) -> Place:
    return placed(layout.board, board.width, board.height, scale, RIM)
