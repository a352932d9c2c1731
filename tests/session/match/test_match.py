from dataclasses import replace

import pytest

from game.core.grid import Facing
from game.core.rules import NOBODY, IllegalAction, Outcome
from game.session.match.record import Player, Undone
from tests.demo.rules import DEMO
from tests.demo.rules.actions import Aim, Commit, Flagged, TakeBack
from tests.demo.rules.events import CardPlaced
from tests.session.made import CLOCKED, HEADER, actions, after, new


def laid(match, *seats):
    """Let each of these seats lay the first card it may."""
    for seat in seats:
        match.submit(DEMO.legal(match.table, seat)[0])
    return match


def committed(match, *seats):
    """Let each of these seats plan and commit."""
    for seat in seats:
        laid(match, seat, seat).submit(Commit(seat))
    return match


def test_a_match_goes_the_way_of_the_rules():
    match = after(len(actions()))
    assert match.outcome == DEMO.outcome(match.table) is not None


def test_a_refused_action_leaves_no_trace():
    match = after(3)
    before = match.text()
    with pytest.raises(IllegalAction):
        match.submit(Aim(0, Facing.NORTH))
    assert match.text() == before


def test_a_seat_is_shown_what_it_may_know():
    assert after(5).view(1) == DEMO.view(after(5).table, 1)


def test_a_seat_sees_a_card_of_another_from_behind():
    match = new()
    step = match.submit(DEMO.legal(match.table, 0)[0])
    assert match.seen(step.events, 1)[0].event == CardPlaced(0, None)


def test_all_that_was_told_is_numbered_from_the_first_event_on():
    match = after(len(actions()))
    assert [told.number for told in match.events()] == list(range(match.state.told))


def test_a_seat_takes_its_secret_cards_back_alone():
    assert laid(new(), 0, 0).free_undo(0) == 0


def test_a_seat_takes_back_all_it_did_in_secret():
    match = laid(new(), 0, 0)
    match.submit(TakeBack(0))
    assert match.free_undo(0) == 0


def test_a_seat_goes_back_to_where_it_began_in_secret():
    match = laid(new(), 1, 0, 0)
    match.submit(TakeBack(0))
    match.undo(0, 1)
    assert (match.state, match.record()) == (laid(new(), 1).state, laid(new(), 1).record())


def test_nobody_takes_back_what_another_has_done():
    assert laid(new(), 0, 1).free_undo(0) == 2


def test_going_back_stops_at_an_action_of_another():
    match = laid(new(), 0, 1, 0)
    match.submit(TakeBack(0))
    assert match.free_undo(0) == 2


def test_the_end_of_planning_is_not_taken_back_alone():
    assert committed(new(), 0).free_undo(0) == 3


def test_nobody_goes_back_alone_behind_a_roll():
    match = laid(new(HEADER, replace(DEMO, apply=rolling)), 0)
    assert match.free_undo(0) == 1


def rolling(state, action):
    """Rules by which every card is laid with a roll that only its seat sees."""
    return replace(DEMO.apply(state, action), rolled=(("hidden", state.told),))


def test_a_free_undo_leaves_no_trace():
    match = laid(new(), 0)
    before = (match.state, match.record())
    laid(match, 0).undo(0, 1)
    assert (match.state, match.record()) == before


def test_an_undo_that_is_not_free_is_a_mistake_of_ours():
    with pytest.raises(AssertionError):
        committed(new(), 0).undo(0, 0)


def test_an_agreed_undo_goes_back_anywhere():
    match = after(40)
    match.undo_agreed(7)
    assert match.state == after(7).state


def test_an_agreed_undo_is_marked_in_the_record():
    match = after(40)
    match.undo_agreed(7)
    assert match.record().entries == (*after(40).record().entries, Undone(7))


def test_nobody_goes_back_alone_behind_an_agreed_undo():
    match = laid(new(), 0, 0)
    match.undo_agreed(1)
    assert match.free_undo(0) == 1


@pytest.mark.parametrize("agreed", [True, False])
def test_undo_then_redo_is_the_same_state_and_the_same_record(agreed):
    match = laid(new(), 0, 0)
    before = (match.state, match.record(), match.text())
    match.undo_agreed(1) if agreed else match.undo(0, 1)
    assert (match.redo(), match.state, match.record(), match.text()) == (True, *before)


def test_undo_then_the_same_action_is_the_same_state_and_the_same_record():
    match = laid(new(), 0, 0)
    before = (match.state, match.record(), match.text())
    match.undo(0, 1)
    assert (laid(match, 0).state, match.record(), match.text()) == before


def test_after_a_new_action_there_is_nothing_to_redo():
    match = laid(new(), 0, 0)
    match.undo(0, 1)
    match.submit(TakeBack(0))
    assert not match.redo()


def test_every_prefix_of_a_match_is_reached_by_going_back():
    match = after(len(actions()))
    forward = [match.state_at(count) for count in range(match.count + 1)]
    backward = []
    while match.count:
        backward.insert(0, match.state)
        match.undo_agreed(match.count - 1)
    assert [match.state, *backward] == forward


def test_a_fallen_flag_is_told_to_the_rules():
    match = new(CLOCKED)
    (step,) = match.tick(30_000)
    assert (match.done[-1].action, step.state) == (Flagged(1), match.state)


def test_the_match_is_over_when_the_rules_say_so_of_a_flag():
    match = new(CLOCKED)
    match.tick(30_000)
    assert match.outcome == Outcome(frozenset({0}))


def test_no_clock_runs_when_the_match_is_over():
    match = new(CLOCKED)
    match.tick(30_000)
    assert (match.tick(30_000), match.clock.left) == ((), (30_000, 0))


def test_a_clock_stands_for_a_seat_that_has_committed():
    match = committed(new(CLOCKED), 0)
    match.tick(5_000)
    assert match.clock.left == (61_000, 25_000)


def test_a_paused_match_takes_no_time():
    match = new(CLOCKED)
    match.pause(True)
    assert (match.tick(90_000), match.clock.left) == ((), (60_000, 30_000))


def test_a_move_that_is_taken_back_brings_no_time():
    match = committed(new(CLOCKED), 0)
    match.undo_agreed(0)
    assert match.clock.left == CLOCKED.clock.left


def test_a_match_without_a_clock_takes_all_the_time_there_is():
    assert new().tick(10**9) == ()


def test_every_seat_has_a_player():
    assert [new().player(seat).strength for seat in (0, 1)] == [None, "strong"]


def test_a_bystander_is_shown_no_card():
    assert {card for tank in new().view(NOBODY).tanks for card in tank.hand} == {None}


def test_a_match_is_played_by_the_rules_it_names():
    with pytest.raises(AssertionError):
        new(HEADER, replace(DEMO, number=2))


def test_what_is_done_to_a_twin_leaves_the_match_as_it_was():
    match = laid(after(3))
    before = match.text(), match.players, match.count
    twin = match.twin()
    twin.reseat(0, Player("", "recruit"))
    laid(twin, *twin.to_act[:1])
    assert (match.text(), match.players, match.count) == before
