"""The board of the day of Tank Chess: the same on every machine, fair, won by nobody at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.content.tank_chess.board_of_the_day import AGAINST, Daily, daily, numbered
from game.content.tank_chess.kept_positions import threatened
from game.content.tasks.challenges import of_the_day, setup_of
from game.core.setup_fingerprint import board_mark
from game.rules import GAMES
from game.rules.tank_chess.letters.position import write_position
from game.rules.tank_chess.starting_board import BLACK, WHITE

CHESS = GAMES["tank_chess"]
PINNED = [
    Daily("1-2026-11-22", 524, 3752280322),
    Daily("1-2027-01-01", 3510, 1926347243),
]


@pytest.mark.parametrize("pinned", PINNED, ids=lambda each: each.name)
def test_a_day_has_the_same_board_for_ever(pinned):
    assert daily(pinned.name.removeprefix("1-")) == pinned


def test_a_number_means_the_same_board_for_ever():
    (day,) = of_the_day("tank_chess", "2026-11-22")
    assert board_mark(CHESS, setup_of(day)) == "edfd1aee7cc7"


@pytest.mark.parametrize("number", range(0, 10_000, 700))
def test_both_sides_have_the_same_after_half_a_turn(number):
    board = numbered(number)
    last = board.width - 1
    assert board.ground == board.ground[::-1]
    white = {(p.kind, p.cell.x, p.cell.y) for p in board.pieces if p.seat == WHITE}
    black = {(p.kind, last - p.cell.x, last - p.cell.y) for p in board.pieces if p.seat == BLACK}
    assert white == black
    assert len(white) == 6
    assert sum(kind == "commander" for kind, *_ in white) == 1


@pytest.mark.parametrize("number", range(0, 10_000, 700))
def test_nobody_wins_or_destroys_anything_at_once(number):
    (day,) = of_the_day("tank_chess", "2026-11-22")
    table = CHESS.new(setup_of(replace(day, place=str(number))), 0).table
    assert not threatened(table)
    assert len(CHESS.legal(table, WHITE)) > 20
    assert all(getattr(action, "target", None) is None for action in CHESS.legal(table, WHITE))


def test_pieces_stand_on_open_ground():
    for number in range(0, 10_000, 500):
        board = numbered(number)
        cells = [piece.cell for piece in board.pieces]
        assert len(set(cells)) == len(cells)
        assert {board.ground[cell.y * board.width + cell.x].value for cell in cells} == {"."}


def test_a_board_is_written_as_a_position_and_back():
    (day,) = of_the_day("tank_chess", "2026-11-22")
    table = CHESS.new(setup_of(day), day.seed).table
    assert write_position(table).endswith(" w 0 1")
    assert day.against == AGAINST
