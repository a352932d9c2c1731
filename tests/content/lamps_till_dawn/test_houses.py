"""What every house of the game promises to players, and to who draws another one."""

from __future__ import annotations

import random
import re
import shutil
import time
from itertools import combinations
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.lamps_till_dawn.board_numbers import figures
from game.content.lamps_till_dawn.map_kind import MAP_KIND
from game.content.lamps_till_dawn.map_words import HOUSE as HOUSE_CLASS
from game.content.lamps_till_dawn.map_words import WORDS
from game.content.lamps_till_dawn.start_ways import ways
from game.content.maps.maps import boards, load
from game.content.maps.setups import setup_on
from game.content.texts import LANGUAGES, catalogue, load_texts
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.house import HOUSE, MOST_ROOMS, House
from game.rules.lamps_till_dawn.state import Side
from tests.content.lamps_till_dawn.drawn import BLANK, GAME, GOOD, HOME, SHIPPED, house
from tests.content.maps.test_grafted_faults import all_wrong
from tests.content.maps.test_map_project import members
from tests.content.maps.test_map_safety import attempt, mutated
from tests.laws.matches import random_match

TEXTS = home() / "assets" / "texts"

houses = pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
one_by_day = pytest.mark.parametrize(
    "path",
    [pytest.param(p, marks=pytest.mark.nightly if n else ()) for n, p in enumerate(SHIPPED)],
    ids=lambda path: path.stem,
)
"""The first house; the others take half a second each."""


def test_five_houses_come_with_the_game_the_printed_one_first() -> None:
    found = boards(GAME)
    assert [each.file.stem for each in found.maps] == [
        "old_house",
        "hunting_lodge",
        "cloister",
        "grand_hotel",
        "castle",
    ]
    assert found.broken == ()


def test_the_old_house_is_that_of_the_rules() -> None:
    assert load(GOOD).ground == HOUSE
    assert MAP_KIND.first == GOOD.name


@pytest.mark.parametrize("path", [*SHIPPED, BLANK], ids=lambda path: path.stem)
def test_a_house_has_neither_mistake_nor_warning(path: Path) -> None:
    assert load(path).warnings == ()


@houses
def test_a_house_is_told_of_in_every_language(path: Path) -> None:
    facts = load(path).facts
    assert set(facts.titles) == set(facts.abouts) == set(LANGUAGES)
    assert facts.author == "Tankodrom"


@pytest.mark.parametrize("path", [*SHIPPED, BLANK], ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_of_ours_has_its_word_in_every_language(path: Path, language: str) -> None:
    own = catalogue(language, TEXTS)
    words = [own[f"lamps.room.{room.name}"]["other"] for room in load(path).ground.rooms]
    assert len(set(words)) == len(words)


def test_no_word_is_kept_for_a_room_that_no_house_has() -> None:
    english = {key for key in catalogue("en", TEXTS) if key.startswith("lamps.room.")}
    named = {room.name for path in SHIPPED for room in load(path).ground.rooms}
    assert english == {f"lamps.room.{name}" for name in named}


def test_no_two_houses_are_of_one_size_or_shape() -> None:
    found = [load(path).ground for path in SHIPPED]
    assert sorted(len(each.rooms) for each in found) == [8, 10, 12, 16, 20]
    assert len({ends_and_turns(each) for each in found}) == len(found)


def ends_and_turns(one: House) -> tuple[int, ...]:
    """Return how many rooms have one doorway, two, three and so on."""
    doors = [len(one.beside(number)) for number in one.numbers]
    return tuple(doors.count(number) for number in range(1, 7))


@houses
def test_the_three_start_places_are_three_rooms_apart(path: Path) -> None:
    one = load(path).ground
    found = ways(one)
    assert all(found[a][b] >= 3 for a, b in combinations(one.starts[:3], 2))


@houses
def test_a_house_of_ours_has_start_places_for_eight(path: Path) -> None:
    assert load(path).players == (2, 8)


def test_in_a_house_without_a_fourth_start_place_four_play_at_most() -> None:
    found = load(BLANK)
    assert len(found.ground.starts) == 3
    assert found.players == (2, 4)


@houses
def test_a_night_in_the_house_comes_to_its_end(path: Path) -> None:
    found = load(path)
    for seats in found.players:
        setup = setup_on(found, seats)
        assert setup.house == found.ground
        assert len(setup.sides) == seats
        assert set(setup.sides) == {Side.LIGHT, Side.DARK}
        assert random_match(RULES, setup, seats).stopped == "over"


def test_the_old_house_in_numbers() -> None:
    said = {line.key.removeprefix("lamps.numbers."): line.value for line in figures(HOUSE)}
    assert said == {
        "rooms": "12",
        "doorways": "21",
        "doorways_each": "2–5",
        "dead_ends": "0",
        "near": "9–11",
        "across": "4",
        "starts": "2–4",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_house_has_its_words(language: str) -> None:
    texts = load_texts(language)
    for line in figures(HOUSE):
        assert texts(line.key) != line.key
        assert texts(f"numbers.section.{line.section}") != f"numbers.section.{line.section}"


def test_tiled_offers_the_classes_of_a_house() -> None:
    assert members(HOUSE_CLASS) == dict(WORDS.defaults)
    assert all(members(thing.name) == {} for thing in WORDS.things.values())


@one_by_day
def test_every_graft_on_a_house_is_refused_at_its_place_or_meant(
    path: Path, tmp_path: Path
) -> None:
    shutil.copy(path, tmp_path)
    assert list(all_wrong(tmp_path / path.name)) == []


def test_300_damaged_houses_raise_nothing_but_content_errors(tmp_path: Path) -> None:
    whole, path, loaded = GOOD.read_bytes(), tmp_path / GOOD.name, 0
    for seed in range(300):
        path.write_bytes(mutated(whole, random.Random(seed)))
        loaded += attempt(path)
    assert 0 < loaded < 300


def test_the_largest_house_is_read_in_no_time(tmp_path: Path) -> None:
    rooms = {f"{n}": (2.0 * (n % 6), 2.0 * (n // 6)) for n in range(MOST_ROOMS)}
    path = tmp_path / "large.tmx"
    path.write_text(house(rooms, {"1": (1, 1), "2": (11, 1), "3": (1, 7)}), "utf-8")
    start = time.process_time()
    found = load(path)
    assert time.process_time() - start < 0.5
    assert len(found.ground.rooms) == MOST_ROOMS


def test_a_name_of_one_s_own_stands_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "mine.tmx"
    path.write_text(GOOD.read_text("utf-8").replace("library", "Бабусина кімната"), "utf-8")
    assert load(path).ground.room(1).name == "Бабусина кімната"


def test_a_house_set_down_from_templates_is_the_same(tmp_path: Path) -> None:
    shutil.copytree(HOME / "templates", tmp_path / "templates")
    text = GOOD.read_text("utf-8").replace(' width="128" height="128"', "")
    text = re.sub(r">\s*<point/>\s*</object>", "/>", text)
    for name in ("room", "start_place"):
        text = text.replace(f'type="{name}"', f'template="templates/{name}.tx"')
    path = tmp_path / GOOD.name
    path.write_text(text, "utf-8")
    assert text.count("template=") == len(HOUSE.rooms) + len(HOUSE.starts)
    assert load(path).ground == HOUSE


def test_nothing_but_maps_and_templates_lies_with_the_houses() -> None:
    assert {path.suffix for path in HOME.rglob("*") if path.is_file()} == {".tmx", ".tx"}
