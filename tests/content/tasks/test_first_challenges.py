"""The first challenges: one format for all that have a map, and each mistake with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content.files.node import ContentError
from game.content.goals import Goal
from game.content.maps.map_kind import tasks_of
from game.content.maps.maps import load, map_folder
from game.content.tasks.challenges import first_file, load_challenges, setup_of
from game.content.tasks.packs import load_pack, packs, read_first
from game.content.texts import LANGUAGES, load_texts
from game.core.setup_fingerprint import board_mark
from game.rules import GAMES
from game.rules.tanchiki.ground.board import Terrain
from tests.content.tasks.challenge_play import solution

GAMES_DRAWN = ("tanchiki", "tank_chess")
FIRST = {each.id: each for game in GAMES_DRAWN for each in load_challenges(game)}
OF_BEFORE = {
    "tanchiki": "first_shot first_flight wall_breaker gift hunt edge lobbed cold_bath four thin_ice"
    " two_eagles two_baths full_nest avalanche",
    "tank_chess": "one_shot round_a_friend over_walls the_gap long_way on_the_spot slip_away"
    " no_hurry two_roads the_net first_things mousetrap crossfire all_together",
}
MARKS = {
    "tanchiki.first_shot": "bbc3de17f253",
    "tanchiki.edge": "2271f0d6af14",
    "tank_chess.one_shot": "bbd017e41972",
    "tank_chess.all_together": "22e9031937a8",
}
"""Of some boards as they were before they were maps: results of then are found by them."""


def copy(tmp_path: Path, game: str, old: str, new: str) -> str:
    """Return what is said of a copy of a game's first two challenges with something else in it."""
    text = first_two(game)
    assert old in text
    path = tmp_path / "00_first.yaml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        read_first(game, path)
    return str(caught.value)


def first_two(game: str) -> str:
    text = first_file(game).read_text("utf-8")
    return text[: text.index("  - name", text.index("  - name", text.index("  - name") + 1) + 1)]


@pytest.mark.parametrize("game", GAMES_DRAWN)
def test_the_first_challenges_keep_their_names(game: str) -> None:
    assert {each.name for each in load_challenges(game)} == {*OF_BEFORE[game].split()}


@pytest.mark.parametrize("name", MARKS)
def test_results_of_before_find_their_boards(name: str) -> None:
    each = FIRST[name]
    assert MARKS[name] == each.lot.mark == board_mark(GAMES[each.game], setup_of(each))


@pytest.mark.parametrize("name", list(FIRST)[::5])
def test_each_has_a_map_that_asks_for_the_same(name: str) -> None:
    each = FIRST[name]
    drawn = load(map_folder() / each.place)
    task = drawn.facts.task
    assert (task.goal, task.stars, task.seed) == (each.goal, each.stars, each.seed)
    always = tasks_of(each.game).always
    assert drawn.facts.options - always == set(each.options)
    assert drawn.warnings == ()
    for language in LANGUAGES:
        assert drawn.facts.titles[language] == load_texts(language)(f"challenge.{name}")


@pytest.mark.parametrize("name", FIRST)
def test_the_stored_solution_is_that_of_before(name: str) -> None:
    assert list(FIRST[name].lot.solution) == solution(FIRST[name])


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES_DRAWN)
def test_every_first_challenge_is_solved_by_its_solution(game: str) -> None:
    """Seconds: every map is read and every solution played."""
    read_first(game, first_file(game))


def test_they_are_no_pack() -> None:
    assert [
        pack.name for pack in packs("tank_chess") if pack.path == first_file("tank_chess")
    ] == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"A lay 2 1"', '"A lay 9 1"', "'A lay 9 1', cannot be played: nobody may do that there"),
        ("map: first/first_shot", "map: first/hunt", "its board is another one now"),
        ("seed: 2", "seed: 5", "the map asks for another goal or seed"),
        ("aim: bots", "aim: bot", "did you mean 'bots'?"),
        ("level: 1", "levle: 1", "unknown key, did you mean 'level'?"),
        ("name: first_flight", "name: first_shot", "there is already a challenge named"),
        ("{three: 2, two: 3, one: 5}", "{three: 4, two: 5, one: 6}", "the map asks for another"),
    ],
)
def test_a_mistake_is_told_with_file_and_line(tmp_path, old, new, said) -> None:
    sentences = copy(tmp_path, "tanchiki", old, new)
    assert said in sentences
    (sentence,) = (each for each in sentences.splitlines() if said in each)
    assert re.match(r"00_first\.yaml:[1-9][0-9]*: challenges\[[01]\]", sentence)


def test_a_par_better_than_the_solution_is_not_proven(tmp_path) -> None:
    said = copy(tmp_path, "tanchiki", "    par: 3\n", "    par: 1\n")
    assert "it takes 3 turns, and par says 1, which nothing here proves" in said


def test_a_solution_that_goes_on_is_told_at_its_line(tmp_path) -> None:
    last = '      - "A bot a"\n  - name: first_flight'
    said = copy(
        tmp_path, "tanchiki", last, last.replace("  - name", '      - "A commit"\n  - name')
    )
    assert "it goes on after the goal" in said


def test_a_solution_that_misses_its_stars_is_told(tmp_path) -> None:
    text = first_two("tank_chess")
    start = text.index("    solution:\n")
    end = text.index("  - name", start)
    said = copy(tmp_path, "tank_chess", text[start:end], "    solution: []\n")
    assert "it does not reach the goal, or too late for a star" in said


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("{aim: bricks, count: 16}", "bricks, and only 12 lie on the board"),
        ("{aim: drowned, count: 1}", "there is no water on the board"),
    ],
)
def test_a_goal_that_contradicts_its_board_is_told(tmp_path, goal, said) -> None:
    goals = tasks_of("tanchiki")
    aim, count = goal.split("aim: ")[1].split(",")[0], int(goal.split("count: ")[1].rstrip("}"))
    dry = next(s for e in FIRST.values() if e.game == "tanchiki" and not_wet(s := setup_of(e)))
    assert said in goals.against(Goal(aim, count), dry)
    assert goals.against(Goal("eagles"), dry) == ""


def not_wet(setup) -> bool:
    return Terrain.WATER not in setup.board.terrain and not setup.options.island


def test_a_commander_whom_nothing_threatens_cannot_be_saved() -> None:
    tasks = tasks_of("tank_chess")
    (save,) = (pack for pack in packs("tank_chess") if pack.name == "save")
    threatened, calm = setup_of(load_pack(save)[0]), setup_of(FIRST["tank_chess.no_hurry"])
    assert tasks.against(Goal("save"), threatened) == ""
    assert "nothing threatens it" in tasks.against(Goal("save"), calm)
