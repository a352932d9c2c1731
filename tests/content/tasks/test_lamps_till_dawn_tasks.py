"""The challenges of Lamps Till Dawn are solved for sure in their par, by what was told."""

from dataclasses import replace

import pytest

from game.ai.lamps_till_dawn.task_habits import MINDS
from game.content.files.reader import ContentError
from game.content.goals import Goal
from game.content.lamps_till_dawn import night_of_the_day as night
from game.content.lamps_till_dawn.tasks import house_of, start_of
from game.content.tasks.challenges import (
    begun,
    load_challenges,
    of_the_day,
    read_challenges,
    tally,
)
from game.core.codec import Unreadable, digest
from game.rules.lamps_till_dawn import RULES, events
from game.rules.lamps_till_dawn.habits import HABITS
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.letters.task_start import (
    OTHER,
    SOLVER,
    Start,
    played_before,
    read_start,
    worlds,
)
from game.tools.lamps_till_dawn import prove_tasks
from game.tools.lamps_till_dawn.prove_tasks import Proof
from tests.content.tasks.challenge_play import answers, played, proven, solution

POSED = {each.name: each for each in load_challenges("lamps_till_dawn")}
LINE = "old_house | 13 10 | 2 against moth from C | light, move 4>6>8"
PINNED = {
    "2026-11-22": ("6049", 1, "b588d179db78"),
    "2026-11-23": ("8149", 42, "7e3c075f4017"),
    "2027-01-01": ("7948", 1, "6164051fceb8"),
}
LONG = {"bad_dreams", "somewhere_in_the_corners", "last_candle", "bait", "nobody_has_seen_him"}
"""Each takes a second and more: nightmares may be called in every room, a lamp lit in every one,
or the turns are many."""


@pytest.mark.parametrize("name", proven(POSED, LONG))
def test_the_par_is_the_fewest_turns_that_solve_it_for_sure(name):
    proof = Proof.of(POSED[name])
    assert proof.fewest() == POSED[name].par == POSED[name].stars.three
    firsts = proof.winning(1) if POSED[name].par == 1 else (1,)
    assert len(firsts) == 1


@pytest.mark.parametrize("name", POSED)
def test_the_other_one_answers_in_the_stored_solution_as_its_habit_says(name):
    found = [*answers(POSED[name], MINDS[POSED[name].against])]
    assert all(done == meant for done, meant in found)
    assert len(found) >= POSED[name].par


@pytest.mark.parametrize("name", POSED)
def test_nobody_has_fled_before_so_the_start_places_are_all_that_is_unknown(name):
    told = begun(POSED[name]).told
    assert not [each for each in told if isinstance(each.event, events.Fled | events.MatchEnded)]


@pytest.mark.parametrize("name", POSED)
def test_what_the_solver_sees_does_not_tell_the_nights_apart_that_may_be(name):
    start = start_of(POSED[name].place)
    found = tuple(worlds(start, house_of(start)))
    seen = {RULES.view(each.state.table, SOLVER) for each in found}
    assert (len(seen), start.rooms in {(start.rooms[0], r) for r in HOUSE.starts}) == (1, True)
    assert played_before(start, house_of(start)).state.table in {e.state.table for e in found}


def test_some_task_has_more_nights_than_one():
    starts = [start_of(each.place) for each in POSED.values()]
    counts = [len({e.state.table for e in worlds(s, house_of(s))}) for s in starts]
    assert max(counts) > 1 == min(counts)


def test_the_turns_before_a_task_are_not_counted():
    challenge = POSED["wait_for_him"]
    _, state, told, _ = played(challenge)
    assert len({e.event.turn for e in told if isinstance(e.event, events.TurnBegan)}) > 2
    assert tally(challenge, state.table, told).won == 2


def test_a_night_that_is_over_without_the_goal_is_lost():
    challenge = replace(POSED["last_marks"], goal=Goal("frightened"))
    _, state, told, _ = played(challenge)
    found = tally(challenge, state.table, told)
    assert (found.lost, found.won) == (True, None)


def test_a_beginning_is_read_part_by_part():
    assert read_start(LINE) == Start("old_house", (13, 10), (2, 12), "moth", ("light, move 4>6>8",))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("old_house", "Old House", "'Old House' is no house: such as old_house"),
        ("13 10", "13", "'13' are not two full marks: such as 13 10"),
        ("13 10", "13 0", "'13 0' are not two full marks"),
        ("moth", "wasp", "'2 against wasp from C' is not such as 2 against moth from B"),
        ("from C", "from 5", "nobody begins in 2 and 5 there"),
        ("move 4>6>8", "move 9", "'1 plan move 9' cannot be played: 9: it does not touch"),
        ("light,", "dance,", "'dance' is no action"),
        (" | light, move 4>6>8", "", "a beginning is a house, two full marks"),
    ],
)
def test_a_beginning_with_a_fault_is_refused_in_words(old, new, said):
    with pytest.raises(Unreadable) as refusal:
        played_before(read_start(LINE.replace(old, new)), HOUSE)
    assert str(refusal.value).startswith(said)


def test_a_fault_in_the_file_is_said_with_its_place(tmp_path):
    path = tmp_path / "challenges.yaml"
    text = f"challenges:\n  - name: a\n    level: 1\n    position: '{LINE}x'\n    aim: win\n"
    path.write_text(f"{text}    par: 1\n    stars: {{three: 1, two: 2, one: 3}}\n")
    with pytest.raises(ContentError) as refusal:
        read_challenges(path, "lamps_till_dawn")
    assert "challenges[0].position: " in str(refusal.value)


@pytest.mark.parametrize("date", PINNED)
def test_a_day_has_the_same_night_for_ever(date):
    (found,) = of_the_day("lamps_till_dawn", date)
    assert (found.name, found.against) == (f"daily-1-{date}", "moth")
    assert (found.place, found.seed, digest(list(found.before))) == PINNED[date]


def test_days_have_nights_that_differ():
    days = [of_the_day("lamps_till_dawn", f"2026-12-{n:02}")[0] for n in range(1, 7)]
    assert len({each.before for each in days}) >= 5


@pytest.mark.parametrize("number", range(0, night.NUMBERS, 700))
def test_a_night_of_the_day_is_solved_at_once_by_who_reads_it(number):
    start = night.numbered(number)
    known = frozenset((each.state.table, 1) for each in worlds(start, HOUSE))
    proof = Proof(Goal("repelled"), HABITS["moth"], known)
    assert proof.fewest(1) == 1
    assert len(proof.winning(1)) == 1


@pytest.mark.parametrize("room", HOUSE.numbers)
def test_a_habit_never_plans_what_it_may_not(room):
    for name, habit in HABITS.items():
        table = RULES.new(read_start(LINE.replace("moth", name)).setup(HOUSE), 1).table
        for lamps in (frozenset(), {room}, {1}, {12}, {room, 6, 7}, set(HOUSE.numbers)):
            now = replace(table, lamps=frozenset(lamps)).with_character(OTHER, room=room)
            for action in habit.of(RULES.view(now, OTHER), OTHER):
                assert action in RULES.legal(now, OTHER)
                plan = (*now.characters[OTHER].plan, action)
                now = now.with_character(OTHER, plan=plan)


def test_the_tool_says_in_how_few_turns_and_by_which_actions(capsys):
    assert prove_tasks.main(["moths_fly_to_light"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "moths_fly_to_light: 1, by 1 first plans"
    assert lines == solution(POSED["moths_fly_to_light"])
