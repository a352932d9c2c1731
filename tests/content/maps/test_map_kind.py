"""A game brings its maps and tasks by one value of its own: no file for all games knows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.maps.map_kind import challenged
from game.content.maps.maps import MapFile, boards, load
from game.content.maps.setups import setup_on
from game.content.tasks.challenges import read_challenges, setup_of, tally
from game.content.tiled.faults import MapFaults
from game.core.grid import Cell, Facing
from game.rules import GAMES
from tests.bad_content.ground import TILE, document, layer, spots, things, titles, write_good
from tests.demo import ROOMS
from tests.demo.rules import DEMO
from tests.demo.rules.state import Start
from tests.laws.matches import random_match

CRATES = {(2, 0), (3, 3), (1, 2), (4, 2), (2, 2)}
TASK = """
challenges:
  - name: one
    level: 1
    seats: '2'
    goal: {aim: crates, count: 1}
    par: 1
    stars: {three: 1, two: 2, one: 3}
"""


def field(kind: str = "demo_field", **said: str) -> str:
    body = layer("terrain", [[1] * 6] * 4) + layer("bricks", spots(6, 4, CRATES, 6))
    body += things("tanks", tank(1, 0, 0, "east") + tank(2, 5, 3, "west"))
    return document(kind, 6, 4, {**titles("Meadow"), **said}, body)


def tank(number: int, x: int, y: int, facing: str) -> str:
    return (
        f'  <object id="{number}" type="tank" x="{x * TILE + 4}" y="{y * TILE + 4}">\n'
        f'   <properties><property name="facing" value="{facing}"/></properties>\n'
        "   <point/>\n  </object>\n"
    )


@pytest.fixture(autouse=True)
def demo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "demo").mkdir()
    write_good(tmp_path / "demo")
    return tmp_path


def drawn(folder: Path, text: str) -> MapFile:
    path = folder / "demo" / "meadow.tmx"
    path.write_text(text, "utf-8")
    return load(path, folder)


def test_a_map_belongs_to_the_game_whose_name_its_class_begins_with(folder: Path) -> None:
    found = drawn(folder, field())
    assert (found.game, found.players, found.facts.titles["en"]) == ("demo", (2, 2), "Meadow en")


def test_a_map_of_a_new_game_is_read_by_its_own_words(folder: Path) -> None:
    ground = drawn(folder, field()).ground
    assert ground.crates == {Cell(x, y) for x, y in CRATES}
    assert ground.starts == (Start(Cell(0, 0), Facing.EAST), Start(Cell(5, 3), Facing.WEST))


def test_a_match_on_a_map_of_a_new_game_ends(folder: Path) -> None:
    found = drawn(folder, field(options="clocked"))
    setup = setup_on(found, 2)
    assert setup.clocked
    assert random_match(DEMO, setup, 1).stopped == "over"


def test_maps_of_a_new_game_are_listed(folder: Path) -> None:
    drawn(folder, field())
    assert [each.file.name for each in boards("demo", folder / "demo").maps] == ["meadow.tmx"]


def test_a_class_that_a_game_does_not_know_is_refused_with_those_there_are(folder: Path) -> None:
    with pytest.raises(MapFaults) as faults:
        drawn(folder, field("demo_meadow"))
    (fault,) = faults.value.found
    assert (fault.key, dict(fault.gaps)["nearest"]) == ("map_class", "demo_field")


def test_a_challenge_of_a_new_game_counts_what_the_game_counts(folder: Path) -> None:
    path = folder / "challenges.yaml"
    path.write_text(TASK, "utf-8")
    (challenge,) = read_challenges(path, "demo")
    match = random_match(DEMO, setup_of(challenge), 1)
    told = [event for turn in match.turns for event in turn.step.events]
    found = tally(challenge, match.last.table, told)
    assert (found.done, found.won) == (1, 1)


def test_a_map_of_a_new_game_carries_a_challenge(folder: Path) -> None:
    found = drawn(folder, field(**{"challenge.aim": "crates", "challenge.count": "2"}))
    assert found.facts.task is not None
    assert (found.facts.task.goal.aim, found.facts.task.goal.count) == ("crates", 2)


def test_a_new_game_with_tasks_is_asked_for_them() -> None:
    assert "demo" in challenged()


def test_a_game_without_maps_and_tasks_is_none_of_those(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.homes, "mapless", "tests.mapless.{room}")
    assert "mapless" not in challenged()
