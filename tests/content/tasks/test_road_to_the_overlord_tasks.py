"""The tasks of Road to the Overlord: par is the fewest turns there are; each day has its road."""

from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.files.reader import read_yaml
from game.content.goals import Posed, Stars, read_stars
from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.content.road_to_the_overlord.tasks import DAY_STARS, OVERLORD, TASKS
from game.content.texts import LANGUAGES, load_texts
from game.core.codec import Codec, Unreadable, digest
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.actions import Attack, Challenge, EndTurn
from game.rules.road_to_the_overlord.events import FightOver, MatchEnded
from game.rules.road_to_the_overlord.letters.task_start import read_start
from game.rules.road_to_the_overlord.setting_up import SHORT
from game.rules.road_to_the_overlord.state import How, Setup
from game.tools.road_to_the_overlord import prove_tasks
from game.tools.road_to_the_overlord.prove_tasks import LEFT_OUT

GAME = "road_to_the_overlord"
SOLUTIONS = Path(__file__).parents[2] / "challenges" / GAME
LONG = {"dressed_for_him", "both_hands_full"}


@dataclass(frozen=True)
class Task:
    posed: Posed
    stars: Stars
    par: int
    level: int


def read(root):
    return {
        node["name"].text(): Task(
            TASKS.posed(node),
            read_stars(node["stars"]),
            node["par"].whole(1, 9),
            node["level"].whole(1, 3),
        )
        for node in root["challenges"].each()
    }


TASKS_OF_IT = read_yaml(home() / "assets" / "data" / GAME / "challenges.yaml", read)


def start(name):
    posed = TASKS_OF_IT[name].posed
    return RULES.new(TASKS.ground(posed.place), posed.seed)


def counted(name, state, told):
    return TASKS.tally(TASKS_OF_IT[name].posed.goal, state.table, told)


def played(name, lines):
    """Return where these actions lead, and all that is told."""
    state, told = start(name), []
    for line in lines:
        step = RULES.apply(state, TASKS.action(RULES, state.table, line))
        state, told = step.state, [*told, *step.events]
    return state, told


def solution(name):
    return (SOLUTIONS / f"{name}.txt").read_text().splitlines()


def test_no_solution_is_left_over():
    assert {path.stem for path in SOLUTIONS.glob("*.txt")} == {*TASKS_OF_IT}


@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.nightly if n in LONG else ()) for n in TASKS_OF_IT],
)
def test_par_is_the_fewest_turns_there_are(name):
    task = TASKS_OF_IT[name]
    found = prove_tasks.best(start(name), task.par)
    assert found is not None
    assert found.turn == task.par


@pytest.mark.parametrize("name", TASKS_OF_IT)
def test_the_stored_solution_wins_at_par_and_earns_all_stars(name):
    task = TASKS_OF_IT[name]
    found = counted(name, *played(name, solution(name)))
    assert found.won == task.par == task.stars.three
    assert task.stars.earned(found) == 3
    assert not found.lost


@pytest.mark.parametrize("name", TASKS_OF_IT)
def test_who_only_strikes_what_stands_before_does_not_earn_all_stars(name):
    state, told = start(name), []
    while not any(isinstance(each.event, FightOver) for each in told):
        legal = [each for each in RULES.legal(state.table, 0) if not isinstance(each, LEFT_OUT)]
        strikes = [each for each in legal if isinstance(each, Attack | Challenge | EndTurn)]
        step = RULES.apply(state, (strikes or legal)[0])
        state, told = step.state, [*told, *step.events]
    assert TASKS_OF_IT[name].stars.earned(counted(name, state, told)) < 3


def test_there_are_twelve_or_more_no_two_alike_and_from_easy_to_hard():
    assert len(TASKS_OF_IT) >= 12
    assert len({each.posed.place for each in TASKS_OF_IT.values()}) == len(TASKS_OF_IT)
    levels = [each.level for each in TASKS_OF_IT.values()]
    assert levels == sorted(levels)
    callings = {start(name).table.heroes[0].calling for name in TASKS_OF_IT}
    assert len(callings) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words_in_each_language(language):
    texts = load_texts(language)
    for name in (*TASKS_OF_IT, "daily_about"):
        assert texts(f"challenge.{GAME}.{name}") != f"challenge.{GAME}.{name}"
    assert all(f"challenge.{GAME}.{name}.about" in texts for name in TASKS_OF_IT)
    assert not texts.missing


def test_a_fight_that_is_lost_loses_the_task():
    state, told = played("step_aside", ["end", "end"])
    found = counted("step_aside", state, told)
    assert (found.won, found.lost) == (None, True)


def test_who_flees_has_lost_the_task():
    found = counted("step_aside", *played("step_aside", ["flee"]))
    assert (found.won, found.lost) == (None, True)


def test_turns_are_told_on_the_way():
    found = counted("step_aside", *played("step_aside", solution("step_aside")[:4]))
    assert (found.done, found.turn, found.won, found.lost) == (0, 2, None, False)


def test_a_task_goes_into_a_record_and_back():
    setup = TASKS.ground(TASKS_OF_IT["one_breath_left"].posed.place)
    assert Codec(Setup).value(Codec(Setup).plain(setup)) == setup
    assert "moment" not in str(Codec(Setup).plain(begun(load_world(), 2)))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("fight A front 1", "heroes"),
        ("heroes A | moons 2", "moons"),
        ("heroes A | heroes A", "twice"),
        ("heroes A mark many", "many"),
        ("heroes A holds no_such_card", "no card"),
        ("heroes A mark 3 | fight A front 1; 4 skeleton 2/3 front 1", "skeleton has 2/2"),
        ("heroes A mark 3 | fight A front 1; 4 dragon 9/9 front 1", "dragon"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused_in_words(line, why):
    with pytest.raises(Unreadable, match=why):
        read_start(line, load_world().cards)


@pytest.mark.parametrize("date", ["2026-11-29", "2027-01-01"])
def test_a_day_has_the_same_road_for_all_and_on_it_what_lies_on_the_short_one(date):
    one, two = (TASKS.of_day(date) for _ in range(2))
    assert one == two
    assert (one.stars, one.posed.goal.aim) == (DAY_STARS, OVERLORD)
    setup, usual = TASKS.ground(one.posed.place), load_world().track(SHORT).marks
    assert setup.teams == (0,)
    assert Counter(setup.track) == Counter(usual)
    assert setup.track[:6] != usual[:6]
    assert [each.monsters for each in setup.track[13:19]].count(3) == 4


def test_the_road_of_a_day_stays_what_it_is():
    posed = TASKS.of_day("2026-11-29").posed
    marks = TASKS.ground(posed.place).track
    assert (
        digest([f"{each.monsters}{each.treasure}{each.trap}" for each in marks]) == "99bc769e114f"
    )


def test_a_day_is_won_in_the_round_in_which_the_overlord_falls():
    day = TASKS.of_day("2026-11-29")
    state = RULES.new(TASKS.ground(day.posed.place), day.posed.seed)
    step = RULES.apply(state, RULES.legal(state.table, 0)[0])
    beaten = replace(step.events[-1], event=MatchEnded(How.BEATEN, (0,)))
    found = TASKS.tally(day.posed.goal, step.state.table, [*step.events, beaten])
    assert (found.done, found.won) == (1, 1)
