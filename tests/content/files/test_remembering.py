"""What is remembered of a file is what stands in it now, and never a fault that was mended."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.content.art.palette import read_palette
from game.content.art.svg_pictures import read_art
from game.content.files.program_files import home
from game.content.files.reader import ContentError, Node, read_once
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import load
from game.content.maps.setups import first_board, standard
from game.content.texts import load_texts
from game.content.tiled.faults import MapFaults
from game.rules import GAMES
from tests.bad_content.ground import tileset, write_good

ART = "groups:\n  - each: seat\n    pictures: {tank: [a.svg]}\n"


def number(root: Node) -> int:
    return root["number"].whole(0, 9)


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    path, read = tmp_path / "data.yaml", []
    for text in ("number: 1", "number: 2", "number: 1"):
        path.write_text(text)
        read.append(read_once(path, number))
    assert read == [1, 2, 1]


def test_a_fault_is_told_every_time_with_the_name_of_its_own_file(tmp_path: Path) -> None:
    told = []
    for name in ("one.yaml", "two.yaml", "one.yaml"):
        (tmp_path / name).write_text("number: x")
        with pytest.raises(ContentError) as caught:
            read_once(tmp_path / name, number)
        told += [fault.split(":")[0] for fault in caught.value.faults]
    assert told == ["one.yaml", "two.yaml", "one.yaml"]


def test_what_a_language_lacks_is_counted_for_each_reading_alone(tmp_path: Path) -> None:
    (tmp_path / "en.yaml").write_text('a: "Play"')
    first, second = load_texts("en", tmp_path), load_texts("en", tmp_path)
    first("b")
    assert (dict(first.missing), dict(second.missing)) == ({"b": 1}, {})


def test_a_tileset_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    write_good(tmp_path)
    found = []
    for text in (tileset(), tileset().replace('tilewidth="8"', 'tilewidth="4"'), tileset()):
        (tmp_path / "tiles.tsx").write_text(text, "utf-8")
        found.append(faults(tmp_path / "good_board.tmx"))
    assert [bool(each) for each in found] == [False, True, False]


def test_a_spoilt_tileset_is_refused_every_time(tmp_path: Path) -> None:
    write_good(tmp_path)
    (tmp_path / "tiles.tsx").write_text(tileset()[:-20], "utf-8")
    assert [faults(tmp_path / "good_board.tmx") for _ in range(2)] == [["xml_broken"]] * 2


BOARDED = [
    game for game, rules in GAMES.items() if rules.first is None and map_kind(game).begins is None
]
"""The games whose matches begin on a board from a file, where nothing is chosen."""


@pytest.mark.parametrize("game", BOARDED)
def test_the_first_board_of_a_game_is_read_once(game: str) -> None:
    assert standard(game, 2).board is standard(game, 3 if game == "tanchiki" else 2).board


def test_a_first_board_that_was_drawn_anew_is_read_anew(tmp_path: Path) -> None:
    write_good(tmp_path)
    path = tmp_path / "good_board.tmx"
    before = first_board(path)
    assert first_board(path) is before
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    assert first_board(path) is not before


def test_a_first_board_that_is_gone_is_told_as_any_map(tmp_path: Path) -> None:
    with pytest.raises(MapFaults):
        first_board(tmp_path / "gone.tmx")


def faults(path: Path) -> list[str]:
    try:
        return [fault.key for fault in load(path, path.parent).warnings]
    except MapFaults as caught:
        return [fault.key for fault in caught.found]


def test_a_list_of_pictures_is_painted_in_the_colours_it_is_read_with(tmp_path: Path) -> None:
    (tmp_path / "art.yaml").write_text(ART)
    palette = read_palette(home() / "assets/data/palette.yaml")
    other = replace(palette, seats=palette.seats[::-1])
    liveries = [
        read_art(tmp_path / "art.yaml", tmp_path, each).picture("tank.0").livery
        for each in (palette, other)
    ]
    assert liveries == [palette.seats[0], palette.seats[-1]]
