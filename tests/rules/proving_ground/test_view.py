"""Who sees what (B16): all lies open, but what lies face down in the Family."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.proving_ground.play import apply, legal, new
from game.rules.proving_ground.state import Mode, Options, Setup, Stage
from game.rules.proving_ground.view import view


def turned_down(**options: bool):
    """Return a Family in which tokens have been seen and turned down again."""
    state = new(Setup(Mode.FAMILY, 2, Options(**options)), 5)
    while state.table.turn.number < 4:
        actions = legal(state.table, state.table.turn.seat)
        state = apply(state, actions[state.table.turn.number % len(actions)]).state
    assert state.table.turn.stage is Stage.STEP
    assert state.table.seen
    assert state.table.seen.strip(".")
    return state.table


@pytest.mark.parametrize("seat", (0, 1))
def test_what_was_seen_and_turned_down_is_hidden_from_every_view(seat):
    table = turned_down()
    assert (view(table, seat).seen, view(table, seat).unseen) == (None, None)
    assert replace(view(table, seat), seen=table.seen, unseen=table.unseen) == table


def test_two_tables_that_differ_in_what_lies_face_down_look_alike():
    table = turned_down()
    assert table.seen is not None
    other = replace(table, seen=table.seen[::-1], unseen=(table.unseen or "")[::-1])
    assert other != table
    assert view(other, 0) == view(table, 0)


def test_in_an_open_family_what_was_seen_stays_known():
    table = turned_down(open_family=True)
    assert view(table, 1) == table


@pytest.mark.parametrize("setup", (Setup(), Setup(Mode.TEAM, 4), Setup(Mode.SOLO, 1)))
def test_in_the_other_games_all_lies_open(setup):
    table = new(setup, 5).table
    assert all(view(table, seat) == table for seat in range(setup.seats))
