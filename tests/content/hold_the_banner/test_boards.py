"""What every board of the game promises to players, and to who draws another one."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from game.content.files.reader import ContentError
from game.content.hold_the_banner.board_numbers import figures
from game.content.hold_the_banner.map_kind import MAP_KIND
from game.content.hold_the_banner.map_words import CORNERS, MAP_CLASS, TILES, WORDS
from game.content.maps.maps import boards, load
from game.content.maps.setups import setup_on
from game.content.texts import LANGUAGES, load_texts
from game.content.tiled.plain_map import FLIP_DIAGONAL, FLIP_X, FLIP_Y
from game.core.grid import Cell
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.board import duel, mirrored, standard
from game.rules.hold_the_banner.quarters import each_quarter
from game.rules.hold_the_banner.soundness import check
from tests.content.hold_the_banner.drawn import (
    BLANK,
    DUEL,
    GAME,
    GOOD,
    HOME,
    SHIPPED,
    put,
    with_tiles,
)
from tests.content.maps.test_grafted_faults import all_wrong
from tests.content.maps.test_map_project import members
from tests.content.maps.test_map_safety import attempt, mutated
from tests.laws.matches import random_match

every = pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)


def test_thirteen_boards_come_with_the_game_the_standard_one_first() -> None:
    found = boards(GAME)
    assert [each.file.stem for each in found.maps] == [
        "standard",
        "mirrored_field",
        "steppe",
        "two_bridges",
        "frozen_lake",
        "green_maze",
        "ruins",
        "avenues",
        "brickworks",
        "fortress",
        "mound",
        "two_camps",
        "across_the_ice",
    ]
    assert found.broken == ()


def test_the_standard_boards_are_those_of_the_rules() -> None:
    assert load(GOOD).ground == standard()
    assert load(DUEL).ground == duel()
    assert load(HOME / "mirrored_field.tmx").ground == mirrored()
    assert MAP_KIND.first == GOOD.name


@pytest.mark.parametrize("path", [*SHIPPED, BLANK], ids=lambda path: path.stem)
def test_a_board_has_neither_mistake_nor_warning(path: Path) -> None:
    assert load(path).warnings == ()


@every
def test_a_board_is_told_of_in_every_language(path: Path) -> None:
    facts = load(path).facts
    assert set(facts.titles) == set(facts.abouts) == set(LANGUAGES)
    assert facts.author == "Tankodrom"


def test_two_boards_are_for_duels() -> None:
    assert [each.file.stem for each in boards(GAME).maps if each.ground.duel] == [
        "two_camps",
        "across_the_ice",
    ]


@every
def test_a_match_on_the_board_comes_to_its_end(path: Path) -> None:
    found = load(path)
    for seats in (2, 4) if found.ground.duel else (2, 3, 4):
        setup = setup_on(found, seats)
        assert setup.board == found.ground
        assert len(setup.teams) == seats
        assert check(setup) == ""
    assert random_match(RULES, setup_on(found, 2), 1).stopped == "over"


def test_three_fight_no_duel() -> None:
    with pytest.raises(ContentError, match=r"two_camps\.tmx is not played by 3"):
        setup_on(load(DUEL), 3)


def test_on_two_boards_only_brick_lies_between_the_edge_and_the_banner() -> None:
    near = {
        each.file.stem
        for each in boards(GAME).maps
        for line in figures(each.ground)
        if line.key == "banner.numbers.to_fire" and line.value.startswith("0")
    }
    assert near == {"two_bridges", "mirrored_field"}


def test_the_standard_board_in_numbers() -> None:
    said = {line.key.split(".")[-1]: line.value for line in figures(standard())}
    assert {name: said[name] for name in ("brick", "steel", "water", "ice", "grass")} == {
        "brick": "156",
        "steel": "28",
        "water": "6",
        "ice": "8",
        "grass": "9",
    }
    assert (said["reached"], said["to_fire"]) == ("116", "7–19")
    assert (said["left_right"], said["longest_line"]) == ("100\u00a0%", "12")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_board_has_its_words(language: str) -> None:
    texts = load_texts(language)
    for line in figures(standard()):
        assert texts(line.key) != line.key
        assert texts(f"numbers.section.{line.section}") != f"numbers.section.{line.section}"


def test_tiled_offers_the_classes_of_a_board() -> None:
    assert members(MAP_CLASS) == dict(WORDS.defaults)
    assert all(members(thing.name) == {} for thing in WORDS.things.values())


def test_a_part_of_a_wall_stands_where_its_tile_says(tmp_path: Path) -> None:
    half = list(TILES).index("brick_nw_ne")
    first = list(TILES).index("brick_nw")
    tile = 17 + half - first
    text = with_tiles(BLANK.read_text("utf-8").replace("../", ""), {"C3": tile})
    bricks = set(each_quarter(load(put(text, tmp_path)).ground.bricks))
    assert {cell for cell in bricks if cell.y < 20} == {Cell(4, 4), Cell(5, 4)}


@pytest.mark.parametrize(
    ("flips", "corner"),
    [(FLIP_X, "ne"), (FLIP_Y, "sw"), (FLIP_X | FLIP_Y, "se"), (FLIP_DIAGONAL | FLIP_X, "ne")],
)
def test_a_turned_tile_is_read_as_it_is_seen(flips: int, corner: str, tmp_path: Path) -> None:
    quarter_of_brick = 17
    text = with_tiles(BLANK.read_text("utf-8").replace("../", ""), {"C3": quarter_of_brick | flips})
    bricks = set(each_quarter(load(put(text, tmp_path)).ground.bricks))
    at = CORNERS[corner]
    assert {cell for cell in bricks if cell.y < 20} == {Cell(4 + at.x, 4 + at.y)}


@pytest.mark.parametrize("path", (GOOD, DUEL), ids=lambda path: path.stem)
def test_every_third_graft_on_a_board_is_refused_at_its_place_or_meant(
    path: Path, tmp_path: Path
) -> None:
    assert list(all_wrong(put(path.read_text("utf-8"), tmp_path), every=3)) == []


def test_100_damaged_boards_raise_nothing_but_content_errors(tmp_path: Path) -> None:
    path = put(GOOD.read_text("utf-8"), tmp_path)
    whole, loaded = path.read_bytes(), 0
    for seed in range(100):
        path.write_bytes(mutated(whole, random.Random(seed)))
        loaded += attempt(path)
    assert 0 < loaded < 100


def test_a_board_is_read_in_no_time() -> None:
    load(GOOD)
    start = time.process_time()
    load(GOOD)
    assert time.process_time() - start < 0.25
