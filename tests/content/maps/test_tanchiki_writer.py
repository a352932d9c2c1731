"""A board of Tanchiki that is written as a map is read again as the same board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.content.files.program_files import way_to
from game.content.goals import Goal, Stars
from game.content.maps.map_challenge import Task
from game.content.maps.maps import load
from game.content.tanchiki.map_writer import map_text
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Board, Start
from tests.content.maps.shipped import MAPS, TANCHIKI, loaded, named

TASK = Task(Goal("bots", 2, careful=True), Stars(1, 2, 4), 4711)


def written(board: Board, folder: Path, **more: object) -> Path:
    path = folder / "written.tmx"
    sheet = way_to(MAPS / "tanchiki" / "tanchiki.tsx", folder)
    path.write_text(map_text(board, "As it was", sheet, **more), "utf-8")  # type: ignore[arg-type]
    return path


@named(TANCHIKI)
def test_a_written_board_is_read_as_it_was(path: Path, tmp_path: Path) -> None:
    found = load(written(loaded(path).ground, tmp_path))
    assert found.ground == loaded(path).ground
    assert found.facts.task is None


@pytest.mark.parametrize("seat", [None, 0])
def test_start_cells_are_written(seat: int | None, tmp_path: Path) -> None:
    board = loaded(MAPS / "tanchiki" / "learning.tmx").ground
    first, *others = board.quarters
    start = Start(Cell(1, 1), seat)
    board = replace(board, quarters=(replace(first, starts=(start,)), *others))
    found = load(written(board, tmp_path, players="1"))
    assert found.ground == board
    assert found.players == (1, 1)


def test_a_task_and_its_options_are_written(tmp_path: Path) -> None:
    board = loaded(MAPS / "tanchiki" / "learning.tmx").ground
    options = ("uneven", "dangerous_four")
    found = load(written(board, tmp_path, task=TASK, options=options))
    assert found.facts.task == TASK
    assert found.facts.options == frozenset(options)


def test_no_cell_of_a_written_board_lacks_its_mark(tmp_path: Path) -> None:
    board = loaded(MAPS / "tanchiki" / "learning.tmx").ground
    assert not load(written(board, tmp_path)).warnings
