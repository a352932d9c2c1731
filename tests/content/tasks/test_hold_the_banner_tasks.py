"""The challenges of Hold the Banner are solved in their par against a habit, in no fewer turns."""

from dataclasses import replace

import pytest

from game.ai.hold_the_banner.task_habits import MINDS
from game.ai.mind import decided
from game.content.files.reader import ContentError
from game.content.goals import Goal
from game.content.hold_the_banner import board_of_the_day as day
from game.content.hold_the_banner.tasks import board_of, start_of
from game.content.maps.maps import load, map_folder
from game.content.tasks.challenges import (
    begun,
    load_challenges,
    of_the_day,
    read_challenges,
    setup_of,
    tally,
)
from game.content.texts import LANGUAGES, load_texts
from game.core.chance import Dice
from game.core.codec import Unreadable
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.board import standard
from game.rules.hold_the_banner.habits import HABITS
from game.rules.hold_the_banner.letters.task_start import (
    OTHER,
    SOLVER,
    Start,
    played_before,
    read_start,
)
from game.rules.hold_the_banner.state import Options, Spawning
from game.tools.hold_the_banner import prove_tasks
from game.tools.hold_the_banner.prove_tasks import Proof
from tests.content.tasks.challenge_play import answers, played, proven, solution

GAME = "hold_the_banner"
POSED = {each.name: each for each in load_challenges(GAME)}
PROVEN = [name for name, each in POSED.items() if each.against in HABITS]
LONG = {*PROVEN} - {"in_the_way", "last_life"}
"""They are searched through for a second and more each."""
LINE = "standard | guards against gun_down | drawn, tanks 1, lives 2 | 2 | return 8,24; 1 U4 !4R"
PINNED = {
    "2026-11-28": ("3992", "steppe", 1708311885),
    "2026-11-29": ("9340", "two_bridges", 1305318247),
    "2027-01-01": ("625", "mound", 38718205),
}


@pytest.mark.parametrize("name", proven(PROVEN, LONG))
def test_the_par_is_the_fewest_turns_that_solve_it(name):
    found = [Proof.of(POSED[name]).fewest(most) for most in range(1, POSED[name].par + 1)]
    assert found == [None] * (POSED[name].par - 1) + [POSED[name].par]
    assert POSED[name].stars.three == POSED[name].par


@pytest.mark.parametrize("name", PROVEN)
def test_the_other_side_does_in_the_stored_solution_as_its_habit_says(name):
    found = [*answers(POSED[name], MINDS[POSED[name].against])]
    assert found
    assert all(done == meant for done, meant in found)


@pytest.mark.parametrize("name", PROVEN)
def test_a_task_against_a_habit_begins_with_a_plan_of_the_solver(name):
    table = begun(POSED[name]).state.table
    assert SOLVER in RULES.to_act(table)
    assert table.question is None


def test_tasks_of_all_kinds_are_among_them():
    setups = [setup_of(each) for each in POSED.values()]
    assert {setup.options.free_drawing for setup in setups} == {True, False}
    assert {setup.teams[SOLVER] for setup in setups} == {0, 1}
    assert {each.goal.aim for each in POSED.values()} == {"win", "breached", "survived"}
    assert sum(bool(begun(each).state.table.bullets) for each in POSED.values()) >= 3


@pytest.mark.parametrize(
    "name", [name for name in POSED if "/" in start_of(POSED[name].place).board]
)
def test_the_map_of_a_task_is_called_as_it_is(name):
    start = start_of(POSED[name].place)
    drawn = load(map_folder() / "challenges" / GAME / f"{start.board}.tmx")
    assert start.board == f"first/{name}"
    assert drawn.warnings == ()
    for language in LANGUAGES:
        assert drawn.facts.titles[language] == load_texts(language)(f"challenge.{GAME}.{name}")


def test_what_hangs_in_the_air_was_fired_before_the_task_began():
    challenge = POSED["in_the_way"]
    table = begun(challenge).state.table
    assert (table.turn, [(each.tank, each.left) for each in table.bullets]) == (2, [(1, 0)])
    assert challenge.before[:2] == ("seat 1 return 16,22", "seat 2 spawn 12,6")
    assert challenge.before[-2:] == ("2 plan D6", "seat 2 commit")


def test_a_gun_whose_bullet_is_in_the_air_waits():
    challenge = POSED["between_shots"]
    assert "1 plan !0R" in challenge.before
    turns = " ".join(solution(challenge)).split("seat 2 commit")
    assert ["1 plan !0R" in turn for turn in turns[:3]] == [False, True, False]


@pytest.mark.parametrize("kind", ["cards", "drawn"])
@pytest.mark.parametrize("side", ["guards", "attackers"])
@pytest.mark.parametrize("name", HABITS)
def test_a_habit_never_does_what_it_may_not(kind, side, name):
    start = Start("standard", side, name, replace(Options(), free_drawing=kind == "drawn"), 3)
    state = RULES.new(start.setup(standard()), 3)
    for number in range(60):
        table = state.table
        if not (asked := RULES.to_act(table)):
            return
        seat = asked[-1]
        view = RULES.view(table, seat)
        legal = RULES.legal(view, seat)
        mind = MINDS[name](view, seat, legal, Dice(number))
        for action in decided(mind) if seat == OTHER else (Dice(number, "x").choice(legal),):
            assert action in RULES.legal(state.table, seat)
            state = RULES.apply(state, action).state


def test_a_careful_player_who_loses_the_tank_has_lost():
    challenge = replace(POSED["last_life"], goal=Goal("win", careful=True))
    _, state, told, _ = played(challenge)
    found = tally(challenge, state.table, told)
    assert (found.won, found.lost) == (None, True)


def test_what_was_not_done_when_it_is_over_is_lost():
    challenge = replace(POSED["open_side"], goal=Goal("survived", 9), name="other")
    _, state, told, _ = played(POSED["quarter_aside"])
    end = tally(
        challenge, replace(state.table, ending=replace(state.table.ending, winners=())), told[:-1]
    )
    assert (end.won, end.lost) == (None, True)


def test_to_win_is_to_have_held_out():
    _, state, told, _ = played(POSED["quarter_aside"])
    challenge = replace(POSED["quarter_aside"], goal=Goal("survived", 9))
    assert tally(challenge, state.table, told).won == 1


def test_a_beginning_is_read_part_by_part():
    options = Options(lives=2, tanks=1, free_drawing=True)
    orders = ("return 8,24", "1 U4 !4R")
    assert read_start(LINE) == Start("standard", "guards", "gun_down", options, 2, orders)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("standard", "../x", "'../x' is no board: such as standard or first/seam"),
        ("gun_down", "gun up", "'guards against gun up' is not such as guards against sleeper"),
        ("drawn", "dealt", "'dealt' is no way to play: cards or drawn"),
        ("lives 2", "lives 0", "'lives 0' is no option: such as tanks 2 or lives 1"),
        ("| 2 |", "| x |", "'x' is no seed"),
        ("gun_down", "ensign", "nothing was done before against ensign: only against a habit"),
        ("U4 !4R", "U4 !9R", "'1 plan !9R' cannot be played: "),
        ("U4 !4R", "U9", "'U9' is no route: such as U4 R2"),
        ("; 1 U4 !4R", " | ", "a beginning is a board, who solves, how, a seed, and what was done"),
    ],
)
def test_a_beginning_with_a_fault_is_refused_in_words(old, new, said):
    with pytest.raises(Unreadable) as refusal:
        played_before(read_start(LINE.replace(old, new)), standard())
    assert str(refusal.value).startswith(said)


def test_a_task_without_its_map_is_refused_with_its_place(tmp_path):
    path = tmp_path / "00_first.yaml"
    line = LINE.replace("standard", "first/nowhere")
    text = f"challenges:\n  - name: a\n    level: 1\n    position: '{line}'\n    aim: win\n"
    path.write_text(f"{text}    par: 1\n    stars: {{three: 1, two: 2, one: 3}}\n")
    with pytest.raises(ContentError) as refusal:
        read_challenges(path, GAME)
    assert "challenges[0].position: its board cannot be read: " in str(refusal.value)


@pytest.mark.parametrize("date", PINNED)
def test_a_day_has_the_same_board_for_ever(date):
    (found,) = of_the_day(GAME, date)
    start = start_of(found.place)
    assert (found.name, found.against) == (f"daily-1-{date}", day.AGAINST)
    assert (found.place, start.board, found.seed) == PINNED[date]
    assert RULES.to_act(begun(found).state.table) == (SOLVER,)


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(0, day.NUMBERS, 500))
def test_on_every_board_of_a_day_the_solver_sends_the_first_tank(number):
    start = day.numbered(number)
    state, done = played_before(start, board_of(start))
    assert isinstance(state.table.question, Spawning)
    assert len(done) == 1


def test_the_tool_says_in_how_few_turns_and_how(capsys):
    assert prove_tasks.main(["in_the_way"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "in_the_way: 1"
    assert lines == solution(POSED["in_the_way"])
