"""Every mistake of who draws a house gets its sentence, with its place and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.maps.maps import load
from game.content.texts import GAP, LANGUAGES, load_texts
from game.content.tiled.faults import Fault, MapFaults
from tests.content.lamps_till_dawn.drawn import house, middles, row
from tests.content.lamps_till_dawn.faulty import faulty
from tests.content.maps.test_fault_places import HOUSES, missing
from tests.content.maps.told import told

BAD = faulty()


def of(name: str, folder: Path, language: str = "en") -> list[str]:
    path = folder / f"{name}.tmx"
    path.write_text(BAD[name][0], "utf-8")
    return told(path, load_texts(language))


@pytest.mark.parametrize("name", BAD)
def test_a_faulty_house_gets_exactly_its_sentence(name: str, tmp_path: Path) -> None:
    assert of(name, tmp_path) == [BAD[name][1]]


def faults(name: str, folder: Path) -> tuple[Fault, ...]:
    path = folder / f"{name}.tmx"
    path.write_text(BAD[name][0], "utf-8")
    with pytest.raises(MapFaults) as caught:
        load(path)
    return caught.value.found


@pytest.mark.parametrize("name", BAD)
def test_a_faulty_house_names_the_place(name: str, tmp_path: Path) -> None:
    assert [missing(fault) for fault in faults(name, tmp_path)] == [[]]


def test_every_message_about_a_house_has_a_faulty_one(tmp_path: Path) -> None:
    assert {fault.key for name in BAD for fault in faults(name, tmp_path)} >= set(HOUSES.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_its_gaps_filled(language: str, tmp_path: Path) -> None:
    said = [line for name in BAD for line in of(name, tmp_path, language)]
    assert [line for line in said if GAP.search(line) or "map.fault" in line] == []


def test_a_small_house_may_have_its_starts_nearer(tmp_path: Path) -> None:
    path = tmp_path / "small.tmx"
    path.write_text(house(row("a", "b", "c", "d", "e"), middles(0, 2, 4)), "utf-8")
    assert load(path).ground.starts == (1, 3, 5)


def test_a_house_is_the_same_wherever_it_lies_on_the_map(tmp_path: Path) -> None:
    rooms, starts = row("a", "b", "c", "d", "e"), middles(0, 2, 4)
    moved = {name: (x + 3, y + 5) for name, (x, y) in reversed(rooms.items())}
    aside = {name: (x + 3.5, y + 4.5) for name, (x, y) in starts.items()}
    one, other = tmp_path / "one.tmx", tmp_path / "other.tmx"
    one.write_text(house(rooms, starts), "utf-8")
    other.write_text(house(moved, aside), "utf-8")
    assert load(one).hash == load(other).hash


def test_rooms_that_share_half_a_wall_touch(tmp_path: Path) -> None:
    path = tmp_path / "half.tmx"
    rooms = {**row("a", "b", "c", "d"), "e": (8, 1), "f": (9, 3)}
    path.write_text(house(rooms, {**middles(0, 3), "3": (10, 4)}), "utf-8")
    assert load(path).ground.beside(5) == (4, 6)
