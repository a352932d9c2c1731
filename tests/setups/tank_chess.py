"""Boards for random matches of Tank Chess: printed pieces, and house pieces on rough ground."""

from __future__ import annotations

from pathlib import Path

from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.drawing import read_board
from game.rules.tank_chess.starting_board import Board
from game.rules.tank_chess.state import Options, Setup

BOARDS = Path(__file__).parent.parent / "boards" / "tank_chess"
KINDS = load_kinds()
BRAWL = (
    "9 . . c . h . r . .",
    "8 & . l . s . a # .",
    '7 . " . . , , . b t',
    "6 . . w _ , . * . .",
    "5 ~ ~ ~ . # . ~ ~ ~",
    "4 . . * . , _ W . .",
    '3 T B . , , . . " .',
    "2 . # A . S . L . &",
    "1 . . R . H . C . .",
)


def board(name: str) -> Board:
    """Return a board of tests/boards/tank_chess by its file name."""
    lines = (BOARDS / f"{name}.txt").read_text("utf-8").splitlines()
    return read_board(tuple(lines), KINDS)


DUEL = Setup(board("duel_12"), KINDS)
ROUGH = Setup(read_board(BRAWL, KINDS), KINDS, Options(backing_out=True))
BLIND = Setup(read_board(BRAWL, KINDS), KINDS, Options(hidden_mines=True))
SETUPS = (("duel", DUEL), ("rough", ROUGH), ("blind", BLIND))
