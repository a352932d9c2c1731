from dataclasses import replace

import pytest

from game.core.rules import Step
from game.session.match.clock import Clock
from game.session.match.record import Undone
from game.session.records.replay import ReplayMismatch, play_again, watch
from tests.demo.rules import DEMO
from tests.demo.rules.actions import Flagged, PlaceCard
from tests.kept import read_record
from tests.session.made import CLOCKED, GAMES, HEADER, actions, after, new

WHOLE = len(actions())


def taken_up(match):
    """Return the match as a program started anew takes it up from its text."""
    return play_again(read_record(match.text(), GAMES), DEMO, Flagged)


def stronger(state, action):
    """Rules that have changed since: every action makes the match a round longer."""
    step = DEMO.apply(state, action)
    table = replace(step.state.table, rounds=step.state.table.rounds + 1)
    return Step(replace(step.state, table=table), step.events, step.rolled)


def changed_at(place, **values):
    """Return a whole match's record with one entry changed."""
    record = after(WHOLE).record()
    entries = list(record.entries)
    entries[place] = replace(entries[place], **values)
    return replace(record, entries=tuple(entries))


def test_a_match_is_taken_up_where_it_was_left():
    whole = after(WHOLE)
    for count in range(0, WHOLE, 7):
        match = taken_up(after(count))
        for action in actions()[count:]:
            match.submit(action)
        assert (match.state, match.text()) == (whole.state, whole.text())


def test_a_match_that_was_undone_is_taken_up_with_its_marks():
    match = after(30)
    match.undo_agreed(12)
    again = taken_up(match)
    assert (again.state, again.text()) == (match.state, match.text())


def test_the_clocks_go_on_from_where_they_stood():
    match = after(4, CLOCKED)
    match.tick(1_234)
    assert taken_up(match).clock == match.clock


def test_the_clocks_are_set_by_every_action():
    match = new(CLOCKED)
    match.tick(1_234)
    match.submit(actions(CLOCKED)[0])
    assert play_again(match.record(), DEMO, Flagged).clock == match.clock


@pytest.mark.parametrize("to", [0, 5])
def test_an_undo_leads_anywhere_between_the_start_and_now(to):
    record = after(5).record()
    marked = replace(record, entries=(*record.entries, Undone(to)))
    assert play_again(marked, DEMO).state == after(to).state


@pytest.mark.parametrize("to", [-1, 6])
def test_an_undo_to_where_nothing_was_is_named(to):
    record = after(5).record()
    with pytest.raises(ReplayMismatch, match=f"after action 5: no way back to action {to}"):
        play_again(replace(record, entries=(*record.entries, Undone(to))), DEMO)


@pytest.mark.parametrize("left", [(), (1, 2, 3)])
def test_a_match_has_a_clock_for_every_seat(left):
    record = after(0, CLOCKED).record()
    header = replace(record.header, clock=Clock(left))
    with pytest.raises(ReplayMismatch, match=f"{len(left)} clocks"):
        play_again(replace(record, header=header), DEMO)


def test_the_first_action_that_goes_another_way_is_named():
    with pytest.raises(ReplayMismatch) as mismatch:
        play_again(changed_at(16, digest="000000000000"), DEMO)
    action = actions()[16]
    assert str(mismatch.value) == f"action 17, {action}: the table is not as it was"


def test_an_action_that_is_not_legal_any_more_is_named():
    unheld = PlaceCard(5, after(0).table.tanks[0].hand[0])
    with pytest.raises(ReplayMismatch, match=r"action 3, .*: it is not allowed any more"):
        play_again(changed_at(2, action=unheld), DEMO)


def test_another_start_is_named():
    record = after(3).record()
    with pytest.raises(ReplayMismatch, match="the start"):
        play_again(replace(record, header=replace(HEADER, seed=6)), DEMO)


def test_other_rules_are_named_before_anything_is_played():
    with pytest.raises(ReplayMismatch, match="by rules 1 of demo, this program has rules 2"):
        play_again(after(3).record(), replace(DEMO, number=2))


def test_a_watched_match_has_a_table_before_and_after_every_action():
    match = after(WHOLE)
    tables = [match.state_at(count).table for count in range(WHOLE + 1)]
    assert list(watch(match.record(), DEMO).tables) == tables


def test_an_old_match_is_watched_by_its_own_events():
    match = after(WHOLE)
    seen = watch(match.record(), replace(DEMO, number=2, apply=stronger))
    assert (seen.tables, seen.again) == (watch(match.record(), DEMO).tables, False)


def test_a_watcher_is_told_why_events_are_shown():
    seen = watch(after(9).record(), replace(DEMO, apply=stronger))
    assert seen.why == f"action 1, {actions()[0]}: the table is not as it was"


def test_a_watched_match_knows_whether_it_was_played_again():
    assert watch(after(9).record(), DEMO).again


def test_events_that_fit_no_table_are_named():
    told = after(3).done[0].told
    record = changed_at(2, told=told * 9)
    with pytest.raises(ReplayMismatch, match=r"action 3, .* its events cannot be shown"):
        watch(record, replace(DEMO, number=2))
