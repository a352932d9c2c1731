"""The tasks of Deep Scan: par is the most that their dice give; each day has its sky."""

import pytest

from game.content.deep_scan.tasks import DAY_STARS, SOLVER, WHOLE_SKY, ground
from game.content.files.reader import ContentError
from game.content.goals import Ranks
from game.content.tasks.challenges import (
    begun,
    load_challenges,
    of_the_day,
    read_challenges,
    setup_of,
    tally,
)
from game.core.codec import Codec, Unreadable, digest
from game.core.grid import Cell
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import Aim
from game.rules.deep_scan.letters.task_start import read_start
from game.rules.deep_scan.sky import Kind
from game.rules.deep_scan.state import Setup
from game.tools.deep_scan import prove_tasks
from tests.content.tasks.challenge_play import played, proven, solution

POSED = {each.name: each for each in load_challenges("deep_scan")}
LONG = {"chain", "dry_run", "detour", "last_note", "long_stride"}


@pytest.mark.parametrize("name", proven(POSED, LONG))
def test_par_is_the_most_there_is(name):
    assert prove_tasks.best(begun(POSED[name]).state).resources == POSED[name].par


@pytest.mark.parametrize("name", POSED)
def test_the_stored_solution_earns_par_and_all_stars(name):
    challenge = POSED[name]
    _, state, told, actions = played(challenge)
    found = tally(challenge, state.table, told)
    assert found.done == challenge.par
    assert challenge.stars.earned(found) == challenge.stars.most == 3
    assert found.won == state.table.number
    assert {action.seat for action in actions} == {SOLVER}


@pytest.mark.parametrize("name", POSED)
def test_who_never_aims_does_not_earn_all_stars(name):
    """The first thing of the list each time that is no aim; all that is asked for is accepted."""
    state, told = begun(POSED[name]).state, []
    while state.table.ending is None:
        legal = RULES.legal(state.table, SOLVER)
        step = RULES.apply(state, next(each for each in legal if not isinstance(each, Aim)))
        state, told = step.state, [*told, *step.events]
    found = tally(POSED[name], state.table, told)
    assert POSED[name].stars.earned(found) < 3


def test_there_are_ten_or_more_and_no_two_alike():
    assert len(POSED) >= 10
    assert len({setup_of(each) for each in POSED.values()}) == len(POSED)
    kinds = {each.kind for one in POSED.values() for each in setup_of(one).moment.objects}
    assert kinds == {*Kind}


def test_a_task_that_is_over_without_a_star_is_lost():
    challenge = POSED["collector_first"]
    _, state, told, _ = played(challenge, ("jump (2,1)", "jump (2,0)"))
    found = tally(challenge, state.table, told)
    assert (found.done, found.turn, found.won, found.lost) == (0, 2, None, True)


def test_resources_are_told_on_the_way_and_nothing_is_won_before_the_end():
    challenge = POSED["collector_first"]
    _, state, told, _ = played(challenge, solution(challenge)[:3])
    found = tally(challenge, state.table, told)
    assert (found.done, found.turn, found.won, found.lost) == (8, 2, None, False)


@pytest.mark.parametrize("name", POSED)
def test_each_task_tells_how_many_turns_it_has(name):
    table = begun(POSED[name]).state.table
    found = tally(POSED[name], table, ())
    assert (found.turn, found.last) == (1, table.setup.turns)
    assert found.last > 0


def test_who_is_parked_in_the_way_never_moves():
    _, state, _, _ = played(POSED["over_his_head"])
    assert [ship.place for ship in state.table.ships] == [Cell(3, 1), Cell(3, 2)]


def test_a_set_up_without_a_moment_is_written_as_before_there_was_one():
    assert "moment" not in str(Codec(Setup).plain(Setup()))
    setup = setup_of(POSED["best_stop"])
    assert Codec(Setup).value(Codec(Setup).plain(setup)) == setup


@pytest.mark.parametrize("date", ["2026-11-29", "2027-01-01"])
def test_a_day_has_the_same_whole_sky_for_all(date):
    one, two = (of_the_day("deep_scan", date)[-1] for _ in range(2))
    assert one == two
    assert (one.place, one.stars) == (WHOLE_SKY, DAY_STARS)
    state = begun(one).state
    assert len(state.table.objects) == 20
    assert (state.table.setup.turns, state.table.seats) == (30, range(1))


def test_another_day_has_another_sky():
    days = ("2026-11-29", "2026-11-30", "2026-12-01")
    skies = [begun(of_the_day("deep_scan", day)[-1]).state.table.objects for day in days]
    assert len({*skies}) == 3


def test_the_sky_of_a_day_stays_what_it_is():
    sky = begun(of_the_day("deep_scan", "2026-11-29")[-1]).state.table.objects
    assert digest([f"{each.kind.value} {each.at}" for each in sky]) == "b11ad2ebb44e"


@pytest.mark.parametrize("stars", ["[1, 2]", "[5, 4, 9]", "[0, 1, 2]", "three"])
def test_stars_that_are_none_are_told_with_their_place(tmp_path, stars):
    file = tmp_path / "challenges.yaml"
    line = setup_line("gas (3,2)")
    file.write_text(
        f"challenges:\n  - name: one\n    level: 1\n    seed: 1\n    position: '{line}'\n"
        f"    par: 9\n    stars: {stars}\n"
    )
    with pytest.raises(ContentError, match="stars"):
        read_challenges(file, "deep_scan")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("ships A (2,2)", "objects"),
        ("objects gas (2,2) | ships A (2,2)", "points"),
        ("objects gas (3,2) | ships A (2,2) | moons 2", "moons"),
        ("objects gas (3,2) | ships A (2,2) | ships A (2,2)", "twice"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused_in_words(line, why):
    with pytest.raises(Unreadable, match=why):
        read_start(line)


def test_a_place_is_a_line_or_the_whole_sky():
    assert ground(WHOLE_SKY).alone
    assert ground(setup_line("gas (3,2)")).moment.objects[0].at == Cell(3, 2)
    assert Ranks(DAY_STARS.points) == DAY_STARS


def setup_line(objects):
    return f"objects {objects} | crews A | ships A (2,2) | turns 2"
