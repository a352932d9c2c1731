"""A match goes on from any position: its code is a setup, and the setup gives its table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.codec import Codec
from game.rules.tank_chess.letters.position import read_position, setup_of, write_position
from game.rules.tank_chess.play import apply, legal, new, opened
from game.rules.tank_chess.state import Setup
from tests.rules.tank_chess.test_fast_room import walked
from tests.setups.tank_chess import DUEL, KINDS, ROUGH

WALKS = [
    (name, setup, seed) for name, setup in (("duel", DUEL), ("rough", ROUGH)) for seed in (0, 1, 2)
]


def tables(setup, seed):
    """Return every table of a random match that is not its last."""
    return [before.table for before, _, _ in walked(setup, seed)]


def again(table):
    code = write_position(table)
    return new(setup_of(read_position(code, KINDS, table.options)), 0).table


def bare(table):
    """Return the table without its history, pieces named by what they are."""
    pieces = frozenset(replace(piece, number=0) for piece in table.pieces)
    wrecks = frozenset(replace(wreck, number=0) for wreck in table.wrecks)
    kinds = frozenset({piece.kind for piece in (*table.pieces, *table.wrecks)})
    return replace(table, pieces=pieces, wrecks=wrecks, kinds=kinds, seen=(), offered=None)


@pytest.mark.parametrize("_name, setup, seed", WALKS)
def test_a_position_gives_the_table_it_was_written_from(_name, setup, seed):
    assert all(bare(again(table)) == bare(table) for table in tables(setup, seed))


@pytest.mark.parametrize("_name, setup, seed", WALKS)
def test_the_same_turns_are_legal_in_a_match_that_goes_on(_name, setup, seed):
    for table in tables(setup, seed)[::7]:
        assert set(legal(again(table), table.turn)) == set(legal(table, table.turn))


@pytest.mark.parametrize("_name, setup, seed", WALKS[::3])
def test_a_match_that_goes_on_ends_as_the_first_one_did(_name, setup, seed):
    walk = walked(setup, seed)
    half = len(walk) // 2
    state = new(setup_of(walk[half][0].table), 0)
    for _, _, turn in walk[half:]:
        state = apply(state, turn).state
    assert state.table.end == walk[-1][1].table.end


@pytest.mark.parametrize("_name, setup, seed", WALKS)
def test_the_setup_of_a_position_is_kept_in_a_file(_name, setup, seed):
    codec = Codec(Setup)
    found = setup_of(tables(setup, seed)[-1])
    assert codec.value(codec.plain(found)) == found


def test_a_beginning_is_the_setup_it_came_from():
    start = new(DUEL, 0).table
    assert setup_of(start) == replace(DUEL, kinds=start.kinds)


def test_a_check_is_announced_where_the_match_goes_on():
    table = read_position("8/8/8/8/3c44/8/8/C02M04 b 0 7", KINDS)
    assert opened(table, 0).table.check
