"""The maps the program ships, for the tests of them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from game.content.maps.maps import MapFile, load, map_folder
from game.rules.tank_chess.starting_board import Board as ChessBoard

MAPS = map_folder()

SEGMENTS = sorted((MAPS / "tanchiki" / "segments").glob("*.tmx"))

TANCHIKI = sorted((MAPS / "tanchiki").glob("*.tmx"))

CHESS = sorted((MAPS / "tank_chess").glob("*.tmx"))

BLANK = sorted(MAPS.glob("*/start_here/*.tmx"))

SHIPPED = [*SEGMENTS, *TANCHIKI, *CHESS]


@lru_cache(maxsize=64)
def loaded(path: Path) -> MapFile:
    return load(path)


def chess(name: str) -> ChessBoard:
    board = loaded(MAPS / "tank_chess" / f"{name}.tmx").ground
    assert isinstance(board, ChessBoard)
    return board


def named(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)
