"""The tasks of Blanket Hills: par is the most that their shells give; each day has its range."""

from dataclasses import replace

import pytest

from game.content.blanket_hills import range_of_the_day as ranges
from game.content.blanket_hills.tasks import SOLVER
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
from game.rules.blanket_hills import RULES, events
from game.rules.blanket_hills.letters.task_start import read_action, read_start
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import FOR_GOOD, MOVES, SHOTS, Moment, Setup, Tank
from game.tools.blanket_hills import prove_tasks
from tests.content.tasks.challenge_play import played, proven, solution

POSED = {each.name: each for each in load_challenges("blanket_hills")}
RANGES = {"range_meadow", "range_folds"}
QUICK = {"one_shell", "behind_the_tower", "handful", "stay_there"}
"""All others take a second and more: what changes the land has many places to be tried."""
LINE = (
    "land flat; x 40-60 y 0-59 height 30 | teams A | tanks A 17,40; B 92,10 glued"
    " | stand tower 54,25; dome 92,12 | shells A sniper nuke | counts A 2 moved | heading 90"
)
PINNED = {
    "2026-11-29": ("4533", 232, "8092f5090eb5"),
    "2027-01-01": ("9337", 210, "b7707cf9b41f"),
}


@pytest.mark.parametrize("name", proven(POSED, {*POSED} - QUICK))
def test_par_is_the_most_there_is(name):
    state, par = begun(POSED[name]).state, POSED[name].par
    found = prove_tasks.best(state)
    assert found.points == par
    assert prove_tasks.is_proven(state.table, par) == (name not in RANGES)


@pytest.mark.parametrize("name", POSED)
def test_the_stored_solution_earns_par_and_all_stars(name):
    challenge = POSED[name]
    _, state, told, actions = played(challenge)
    found = tally(challenge, state.table, told)
    assert found.done == challenge.par
    assert challenge.stars.earned(found) == challenge.stars.most == 3
    assert found.won == sum(not isinstance(e, events.TankMoved) for e in shots_and_moves(told))
    assert {action.seat for action in actions} == {SOLVER}


def shots_and_moves(told):
    kinds = events.TankMoved | events.ShellThrown | events.RayShone
    return [each.event for each in told if isinstance(each.event, kinds)]


@pytest.mark.parametrize("name", POSED)
def test_what_is_thrown_without_thought_does_not_earn_all_stars(name):
    """The shells in the order of the digest, each as the list aims first at where the target is."""
    state, told = begun(POSED[name]).state, []
    while state.table.ending is None:
        legal = RULES.legal(state.table, SOLVER)
        shell = state.table.tanks[0].shells[0]
        action = next(a for a in legal if getattr(a, "shell", Shell.GAMMA_RAY) is shell)
        step = RULES.apply(state, action)
        state, told = step.state, [*told, *step.events]
    found = tally(POSED[name], state.table, told)
    assert POSED[name].stars.earned(found) < 3


def test_there_are_ten_or_more_and_no_two_alike():
    assert len(POSED) >= 10
    assert len({setup_of(each) for each in POSED.values()}) == len(POSED)
    shells = {s for each in POSED.values() for s in setup_of(each).moment.tanks[0].shells}
    assert shells == {*Shell}


def test_a_range_that_is_over_without_a_star_is_lost():
    challenge = POSED["handful"]
    _, state, told, _ = played(challenge, ("shrapnel 0 5 flat", "shrapnel 0 5 flat"))
    found = tally(challenge, state.table, told)
    assert (found.done, found.turn, found.won, found.lost) == (0, 2, None, True)


def test_points_are_told_on_the_way_and_nothing_is_won_before_the_end():
    challenge = POSED["handful"]
    _, state, told, _ = played(challenge, solution(challenge)[:1])
    found = tally(challenge, state.table, told)
    assert (found.done, found.won, found.lost) == (25, None, False)


def test_a_beginning_is_read_part_by_part():
    setup = read_start(LINE)
    assert setup.teams == (0,)
    assert [setup.land.height(Cell(x, 7)) for x in (39, 40, 60, 61)] == [20, 30, 30, 20]
    tanks = (
        Tank(Cell(17, 40), (Shell.NUKE, Shell.SNIPER), moves=2),
        Tank(Cell(92, 10), glued=FOR_GOOD),
    )
    assert setup.moment == Moment(tanks, (Cell(54, 25),), (Cell(92, 12),), 90)
    table = RULES.new(setup, 5).table
    assert (table.turn, table.barrel, table.heading, table.tanks) == (0, (), 90, tanks)


def test_a_set_up_without_a_moment_is_written_as_before_there_was_one():
    assert "moment" not in str(Codec(Setup).plain(Setup()))
    setup = read_start(LINE)
    assert Codec(Setup).value(Codec(Setup).plain(setup)) == setup


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("stand", "stood", "'stood' is no part of a beginning: land, teams"),
        ("heading 90", "teams A", "teams is said twice"),
        ("heading 90", "heading 400", "a target that drives to 400 degrees"),
        ("heading 90", "heading west", "the beginning cannot be read: invalid literal"),
        ("shells A", "hands A", "a beginning has tanks and shells"),
        ("sniper", "snipe", "'snipe' is no shell: such as nuke"),
        ("17,40", "17;40", "'17' is no place: such as 54,25"),
        ("17,40", "0,40", "tank 0 not wholly on the blanket"),
        ("17,40", "90,10", "two tanks on each other"),
        ("height 30", "height 41", "heights from 20 to 41, not 0 to 40"),
        ("height 30", "height 300", "the beginning cannot be read: "),
        ("flat;", "bumpy;", "'bumpy' is no land"),
        ("A sniper nuke", "B sniper nuke", "shells of tank 1 that nobody sits in"),
    ],
)
def test_a_beginning_with_a_fault_is_refused_in_words(old, new, said):
    assert old in LINE
    with pytest.raises(Unreadable) as refusal:
        read_start(LINE.replace(old, new))
    assert said in str(refusal.value)


def test_an_action_is_read_as_it_is_named_though_no_list_has_it():
    table = RULES.new(read_start(LINE), 1).table
    for words in ("nuke 359 140 high", "move 17 3", "resign"):
        assert RULES.text.name(table, read_action(table, words)) == words
    assert read_action(table, "gamma_ray").seat == SOLVER


@pytest.mark.parametrize("words", ["nuke", "nuke 1 2", "nuke 1 2 steep", "move 1", "dance", ""])
def test_words_that_are_no_action_are_refused(words):
    table = RULES.new(read_start(LINE), 1).table
    with pytest.raises(Unreadable) as refusal:
        read_action(table, words)
    assert str(refusal.value)


@pytest.mark.parametrize(
    ("stars", "said"),
    [
        ("[20, 50]", "challenges[0].stars: expected three numbers of points"),
        ("[50, 20, 60]", "challenges[0].stars[1]"),
        ("[0, 20, 60]", "challenges[0].stars[0]"),
    ],
)
def test_a_fault_in_the_file_is_said_with_its_place(tmp_path, stars, said):
    path = tmp_path / "challenges.yaml"
    text = f"challenges:\n  - name: a\n    level: 1\n    position: '{LINE}'\n    par: 60\n"
    path.write_text(f"{text}    stars: {stars}\n")
    with pytest.raises(ContentError) as refusal:
        read_challenges(path, "blanket_hills")
    assert said in str(refusal.value)


@pytest.mark.parametrize("date", PINNED)
def test_a_day_has_the_same_range_for_ever(date):
    (found,) = of_the_day("blanket_hills", date)
    place, three, mark = PINNED[date]
    assert (found.name, found.place) == (f"daily-1-{date}", place)
    assert found.stars.points[2] == three
    setup = setup_of(found)
    assert digest(Codec(Setup).plain(setup)) == mark


@pytest.mark.parametrize("number", range(0, ranges.NUMBERS, 900))
def test_a_range_of_the_day_is_ten_shells_and_both_tanks_on_their_own_side(number):
    setup = read_start(ranges.numbered(number))
    own, target = setup.moment.tanks
    assert len(own.shells) == SHOTS
    assert Shell.SNIPER in own.shells
    assert all(own.shells.count(shell) <= 2 for shell in Shell)
    assert own.place.x < 50 < target.place.x
    assert (own.moves, own.shots, target.glued) == (0, 0, 0)
    assert setup.range_alone


def test_days_have_ranges_that_differ():
    days = [of_the_day("blanket_hills", f"2026-12-{n:02}")[0] for n in range(1, 9)]
    assert len({setup_of(each).land for each in days}) == len(days)


def test_stars_of_a_day_grow_with_what_its_shells_may_give():
    assert ranges.most((Shell.SNIPER, Shell.NUKE, Shell.SHRAPNEL, Shell.GAMMA_RAY)) == 210
    assert ranges.most((Shell.DIRT, Shell.WALL, Shell.WORM)) == 15
    assert ranges.ranks((Shell.SNIPER,) * 2) == Ranks((50, 100, 150))


def test_moves_are_left_only_where_a_task_needs_them_or_a_range_has_them():
    free = {name for name, each in POSED.items() if setup_of(each).moment.tanks[0].moves < MOVES}
    assert free == {"walled_in", *RANGES}


def test_the_tool_says_how_much_by_which_actions(capsys):
    assert prove_tasks.main(["one_shell"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "one_shell: 50, proven"
    assert lines == solution(POSED["one_shell"])


def test_a_proof_needs_all_points_or_nothing_that_changes_the_land():
    table = begun(POSED["handful"]).state.table
    assert prove_tasks.is_proven(table, 1)
    changed = replace(table.tanks[0], shells=(Shell.NUKE, Shell.SHRAPNEL))
    now = replace(table, tanks=(changed, table.tanks[1]))
    assert not prove_tasks.is_proven(now, 60)
    assert prove_tasks.is_proven(now, 90)
