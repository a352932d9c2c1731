"""A map may carry a challenge: how it is read, listed and set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.goals import Goal, Stars
from game.content.maps.maps import load
from game.content.tasks.challenges import load_challenges, setup_of
from game.core.grid import Cell
from tests.bad_content.ground import board, chess, write_good

SAID = {"aim": "bots", "count": "2", "careful": "true", "three": "4", "seed": "9"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of maps with tiles for both games."""
    for game in ("tanchiki", "tank_chess"):
        (tmp_path / game).mkdir()
        write_good(tmp_path / game)
    return tmp_path


def dotted(text: str, said: dict[str, str]) -> str:
    """Give a map dotted properties, as they are written by hand."""
    lines = "".join(
        f'<property name="challenge.{name}" value="{value}"/>' for name, value in said.items()
    )
    return text.replace("<properties>", f"<properties>{lines}", 1)


def as_class(text: str, said: dict[str, str]) -> str:
    """Give a map a property of the class `challenge`, as Tiled writes it."""
    lines = "".join(f'<property name="{name}" value="{value}"/>' for name, value in said.items())
    made = '<property name="challenge" type="class" propertytype="challenge">'
    made += f"<properties>{lines}</properties></property>"
    return text.replace("<properties>", f"<properties>{made}", 1)


def drawn(folder: Path, game: str) -> list[str]:
    return [each.name for each in load_challenges(game, folder) if each.drawn]


@pytest.mark.parametrize("write", [dotted, as_class])
def test_a_map_s_challenge_is_read_with_the_defaults_of_its_class(folder: Path, write) -> None:
    path = folder / "tanchiki/hunt.tmx"
    path.write_text(write(board(), SAID), "utf-8")
    task = load(path).facts.task
    assert task is not None
    assert (task.goal, task.stars, task.seed) == (Goal("bots", 2, True), Stars(4, 7, 10), 9)


def test_a_map_without_an_aim_carries_no_challenge(folder: Path) -> None:
    assert drawn(folder, "tanchiki") == []


def test_challenges_of_maps_come_after_those_of_the_program(folder: Path) -> None:
    (folder / "tanchiki/hunt.tmx").write_text(dotted(board(), SAID), "utf-8")
    listed = [bool(each.drawn) for each in load_challenges("tanchiki", folder)]
    assert (sum(listed), listed[-1], len(listed) > 1) == (1, True, True)


def test_a_challenge_of_the_other_game_is_not_listed(folder: Path) -> None:
    (folder / "tanchiki/chess.tmx").write_text(dotted(chess(), {"aim": "win"}), "utf-8")
    assert drawn(folder, "tanchiki") == []


def test_a_broken_map_leaves_the_other_challenges_in_the_list(folder: Path) -> None:
    (folder / "tanchiki/hunt.tmx").write_text(dotted(board(), SAID), "utf-8")
    (folder / "tanchiki/broken.tmx").write_text(dotted(board(), {"aim": "lots"}), "utf-8")
    assert [name.partition("-")[0] for name in drawn(folder, "tanchiki")] == ["hunt"]


@pytest.mark.parametrize("change", [{"count": "3"}, {"three": "3"}, {"seed": "8"}])
def test_a_changed_task_is_another_challenge(folder: Path, change: dict[str, str]) -> None:
    path = folder / "tanchiki/hunt.tmx"
    path.write_text(dotted(board(), SAID), "utf-8")
    before = drawn(folder, "tanchiki")
    path.write_text(dotted(board(), SAID | change), "utf-8")
    assert drawn(folder, "tanchiki") != before


def test_a_changed_board_is_another_challenge(folder: Path) -> None:
    path = folder / "tank_chess/duel.tmx"
    path.write_text(dotted(chess(), {"aim": "win"}), "utf-8")
    before = drawn(folder, "tank_chess")
    path.write_text(dotted(chess(), {"aim": "win"}).replace('"light"', '"medium"'), "utf-8")
    assert drawn(folder, "tank_chess") != before


def test_a_new_title_leaves_the_challenge_as_it_is(folder: Path) -> None:
    path = folder / "tank_chess/duel.tmx"
    path.write_text(dotted(chess(), {"aim": "win"}), "utf-8")
    before = drawn(folder, "tank_chess")
    path.write_text(dotted(chess(), {"aim": "win"}).replace("Square en", "Duel"), "utf-8")
    assert drawn(folder, "tank_chess") == before


def test_a_map_s_challenge_is_for_one_player_by_the_options_of_the_map(folder: Path) -> None:
    text = dotted(board(), SAID).replace("<properties>", f"<properties>{OPTIONS}", 1)
    (folder / "tanchiki/hunt.tmx").write_text(text, "utf-8")
    setup = setup_of(load_challenges("tanchiki", folder)[-1])
    assert (setup.seats, setup.options.solo, setup.options.island) == (1, True, True)


def test_a_map_s_challenge_begins_on_its_board(folder: Path) -> None:
    (folder / "tank_chess/duel.tmx").write_text(dotted(chess(), {"aim": "win"}), "utf-8")
    setup = setup_of(load_challenges("tank_chess", folder)[-1])
    assert setup.board.mines == {Cell(0, 3), Cell(7, 4)}


OPTIONS = '<property name="options" value="island,solo"/>'
