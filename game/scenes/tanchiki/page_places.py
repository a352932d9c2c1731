"""Where everything lies on the table's page; beside a wide board seats and side are narrower."""

from __future__ import annotations

from game.rules.tanchiki.ground.board import Board
from game.scenes.table import page_places
from game.scenes.table.page_places import Layout

BESIDE = (262.0, 336.0)
NARROW = (226.0, 300.0)
"""Seats and side beside a board that is wider than high."""

CROWD, WIDER = 3, 46.0
"""From so many people on who plan at once the side is wider by so much: for their cards."""


def laid_out(
    width: float, height: float, board: Board, percent: int = 100, crowd: bool = False
) -> Layout:
    seats, side = NARROW if board.width > board.height else BESIDE
    # Larger letters need all the room that the names have.
    wider = WIDER if crowd and percent <= 100 else 0
    sides = (seats - wider, side + wider)
    return page_places.laid_out(width, height, sides, percent)
