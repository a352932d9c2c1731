"""A clock that gives everybody so long for each plan, in a match of Hold the Banner."""

from dataclasses import replace

import pytest

from game.rules import GAMES
from game.rules.hold_the_banner import RULES
from game.rules.hold_the_banner.actions import Commit, PlayCard, Return, TimedOut
from game.rules.hold_the_banner.letters.scenario_position import read_position
from game.session.match.clock import Clock, for_each_plan
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.session.records.replay import play_again
from tests.kept import read_record

EACH = 20_000
TANKS = ("1 guard at 16,20", "2 basic at 20,10")
HANDS = ("1 U4; R2; L2", "2 D4; D2; R2")
PEOPLE = (Player("Ann"), Player("Bob"))


def begun(tanks=TANKS, hands=HANDS, players=PEOPLE, clock=None):
    state = read_position({"standard": ("",), "tanks": tanks, "hands": hands})
    rules = replace(RULES, new=lambda setup, seed: state)
    clock = clock or for_each_plan(2, EACH)
    header = Header(RULES.name, RULES.number, state.table.setup, 3, players, clock)
    return Match(rules, header, TimedOut)


def play(match, seat):
    """Let a seat play its first card for each of its tanks, and be ready."""
    table = match.table
    for tank, card in zip(table.tanks_of(seat), table.players[seat].hand, strict=False):
        match.submit(PlayCard(seat, tank.number, card))
    return match.submit(Commit(seat))


def test_a_match_without_a_time_has_no_clock():
    assert for_each_plan(2, 0) is None
    assert for_each_plan(3, EACH) == Clock((EACH,) * 3, anew=EACH)


def test_all_who_plan_have_the_same_time_and_who_is_ready_keeps_what_is_left():
    match = begun()
    match.tick(3_000)
    play(match, 0)
    match.tick(4_000)
    assert match.clock.left == (EACH - 3_000, EACH - 7_000)


def test_the_next_plan_has_its_whole_time():
    match = begun()
    match.tick(9_000)
    play(match, 0)
    match.tick(9_000)
    play(match, 1)
    assert match.table.turn == 2
    assert match.clock.left == (EACH, EACH)


def test_who_plans_alone_has_the_whole_time_again_too():
    match = begun(tanks=TANKS[:1], hands=HANDS[:1])
    before = match.table.turn
    match.tick(9_000)
    play(match, 0)
    assert match.table.turn > before or match.table.question is not None
    assert match.clock.left == (EACH, EACH)


def test_no_time_runs_while_somebody_is_asked_in_the_open():
    header = replace(begun().header, setup=begun().table.setup)
    match = Match(RULES, header, TimedOut)
    assert match.table.question is not None
    assert match.timed == frozenset()
    assert (match.tick(10 * EACH), match.clock.left) == ((), (EACH, EACH))
    match.submit(next(each for each in RULES.legal(match.table, 0) if isinstance(each, Return)))


def test_what_is_planned_stands_when_the_time_is_up_and_the_rest_is_blind():
    match = begun((*TANKS, "3 siege at 8,20"))
    chosen = PlayCard(1, 2, match.table.players[1].hand[0])
    match.submit(chosen)
    (first, second) = match.tick(EACH)
    assert [step.events[0].event.seat for step in (first, second)] == [0, 1]
    assert match.table.turn == 2
    done = [each.action for each in match.done]
    assert done == [chosen, TimedOut(0), TimedOut(1)]
    drives = {
        drive.tank: drive
        for told in match.events()
        for plan in getattr(told.event, "plans", ())
        for drive in plan.drives
    }
    assert drives[2].route == chosen.route
    assert {1, 2, 3} == drives.keys()
    assert not any(drive.shots for drive in drives.values())


def test_of_several_only_those_run_out_who_look_now():
    match = begun()
    assert match.tick(9_000, (1,)) == ()
    assert match.clock.left == (EACH, EACH - 9_000)


def test_no_time_runs_for_a_computer_while_people_plan():
    match = begun(players=(Player("Ann"), Player("", "random")))
    match.tick(9_000)
    assert match.clock.left == (EACH - 9_000, EACH)
    assert match.timed == {0}


def test_who_goes_back_by_agreement_has_the_whole_time():
    match = begun()
    match.tick(9_000)
    play(match, 0)
    match.undo_agreed(0)
    assert match.clock.left == (EACH, EACH)


@pytest.mark.parametrize("late", [False, True])
def test_a_record_tells_how_long_a_plan_may_take_and_what_was_left(late):
    match = Match(RULES, begun().header, TimedOut)
    match.submit(next(each for each in RULES.legal(match.table, 0) if isinstance(each, Return)))
    while match.table.question is not None:
        seat = match.to_act[0]
        match.submit(RULES.legal(match.table, seat)[0])
    match.tick(EACH if late else 7_000)
    record = read_record(match.text(), GAMES)
    assert record.header.clock.anew == EACH
    again = play_again(record, RULES, TimedOut)
    assert again.clock.left == match.clock.left
    assert again.state == match.state
    assert any(isinstance(each.action, TimedOut) for each in match.done) is late


def test_a_chess_clock_is_written_as_before():
    match = begun(clock=Clock((60_000, 30_000), increment=1_000))
    assert "anew" not in match.text().splitlines()[0]
