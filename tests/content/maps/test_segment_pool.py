"""Segments are found by their folder and boards by their code."""

from __future__ import annotations

import shutil
from functools import cache
from itertools import permutations, product
from pathlib import Path

import pytest

from game.content.maps.map_kind import Drawn
from game.content.maps.maps import load, map_folder
from game.content.tanchiki.segments import Pool, assembled, read_pool, segment_folder
from game.content.tiled.faults import MapFaults, Report
from game.content.tiled.map_files import roots
from game.core.grid import Cell, Facing
from tests.bad_content.ground import segment, write_good


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(map_folder() / "tanchiki", tmp_path / "tanchiki")
    write_good(tmp_path / "tanchiki" / "segments")
    for path in (tmp_path / "tanchiki" / "segments").glob("good_*.tmx"):
        path.unlink()
    return tmp_path / "tanchiki" / "segments"


def pool(folder: Path | None = None) -> Pool:
    return read_pool([folder], roots(folder.parent)) if folder else shipped_pool()


@cache
def shipped_pool() -> Pool:
    return read_pool([segment_folder()], roots(segment_folder().parent))


def lay(code: str, of: Pool) -> Drawn:
    return assembled(code, of, Report(Path("board")))


def test_the_pool_holds_the_four_shipped_segments() -> None:
    assert sorted(pool().segments) == ["A", "B", "C", "D"]


def test_the_learning_board_has_the_code_of_the_segments_unturned() -> None:
    assert lay("A0 B0 C0 D0", pool()).ground == load(map_folder() / "tanchiki/learning.tmx").ground


def test_a_gun_turns_with_its_segment() -> None:
    still, turned = (lay(f"A{turns} B0 C0 D0", pool()).ground for turns in (0, 1))
    assert (still.quarters[0].bots[0].facing, turned.quarters[0].bots[0].facing) == (
        Facing.SOUTH,
        Facing.WEST,
    )


def test_a_bot_cell_moves_with_its_segment() -> None:
    board = lay("A1 B0 C0 D0", pool()).ground
    assert board.quarters[0].bots[0].cell == Cell(4, 0)


def test_a_segment_drawn_a_moment_ago_joins_the_pool(folder: Path) -> None:
    (folder / "z_yard.tmx").write_text(segment().replace('"K"', '"Z"'), "utf-8")
    assert "Z" in pool(folder).segments


def test_a_broken_segment_leaves_the_others_in_the_pool(folder: Path) -> None:
    (folder / "z_yard.tmx").write_text(segment()[:-20], "utf-8")
    found = pool(folder)
    assert (sorted(found.segments), found.broken[0].key) == (["A", "B", "C", "D"], "xml_broken")


def test_two_segments_cannot_have_one_letter(folder: Path) -> None:
    (folder / "z_yard.tmx").write_text(segment().replace('"K"', '"A"'), "utf-8")
    assert [fault.key for fault in pool(folder).broken] == ["letter_twice"]


def test_segments_with_tiles_of_other_sizes_are_not_mixed(folder: Path) -> None:
    (folder / "z_yard.tmx").write_text(segment().replace('"K"', '"Z"'), "utf-8")
    with pytest.raises(MapFaults) as faults:
        lay("A0 B0 Z0 D0", pool(folder))
    assert [fault.key for fault in faults.value.found] == ["code_tile_sizes"]


def test_a_map_that_only_names_a_code_is_that_board(folder: Path) -> None:
    path = folder.parent / "coded.tmx"
    path.write_text(
        '<map orientation="orthogonal" width="12" height="12" tilewidth="64" tileheight="64">'
        '<properties><property name="class" value="tanchiki_board"/>'
        '<property name="code" value="D1 A0 B2 C3"/></properties></map>',
        "utf-8",
    )
    assert load(path).ground == lay("D1 A0 B2 C3", pool()).ground


@pytest.mark.nightly
def test_all_boards_of_the_four_segments_are_in_order() -> None:
    segments = pool()
    codes = [
        " ".join(f"{letter}{turns}" for letter, turns in zip(letters, each, strict=True))
        for letters in permutations("ABCD")
        for each in product(range(4), repeat=4)
    ]
    assert len({lay(code, segments).ground for code in codes}) == 6_144
