"""What is true of every table of every match."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import IllegalAction
from game.rules.tank_chess.actions import CallFlag, OfferDraw, Resign
from game.rules.tank_chess.ending import QUIET_TURNS
from game.rules.tank_chess.events import MineWentOff
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.play import apply, legal, new, to_act
from game.rules.tank_chess.starting_board import Ground
from game.rules.tank_chess.state import How
from game.rules.tank_chess.view import imagine, view
from tests.rules.tank_chess.test_fast_room import walked
from tests.setups.tank_chess import DUEL, SETUPS

CLOSED = (Ground.WALL, Ground.LOW, Ground.TREES)


@cache
def walks(name):
    setup = dict(SETUPS)[name]
    return tuple(walk for seed in range(40, 46) for walk in walked(setup, seed))


@pytest.fixture(params=[name for name, _ in SETUPS])
def played(request):
    return walks(request.param)


def test_no_two_things_stand_on_one_cell(played):
    for _, then, _ in played:
        stood = [thing.cell for thing in (*then.table.pieces, *then.table.wrecks)]
        assert len(set(stood)) == len(stood)


def test_everything_stands_on_ground_that_bears_it(played):
    for _, then, _ in played:
        for thing in (*then.table.pieces, *then.table.wrecks):
            assert then.table.ground_on(thing.cell) not in CLOSED


def test_only_swimmers_and_no_wrecks_lie_on_water(played):
    for _, then, _ in played:
        table = then.table
        wet = [p for p in (*table.pieces, *table.wrecks) if table.ground_on(p.cell) is Ground.WATER]
        assert all(piece in table.pieces and table.kind(piece).swims for piece in wet)


def test_no_piece_is_made_and_at_most_one_is_lost_in_a_turn(played):
    for before, then, _ in played:
        old, left = ({p.number for p in s.table.pieces} for s in (before, then))
        assert left <= old
        assert len(old) - len(left) <= 1


def test_a_piece_keeps_its_number_kind_and_side(played):
    for before, then, _ in played:
        known = {p.number: (p.kind, p.seat) for p in (*before.table.pieces, *before.table.wrecks)}
        for thing in (*then.table.pieces, *then.table.wrecks):
            assert known[thing.number] == (thing.kind, thing.seat)


def test_sides_alternate_until_the_end(played):
    for before, then, _ in played:
        passed = then.table.turn == 1 - before.table.turn
        assert passed or then.table.end


def test_a_quiet_turn_is_counted_and_a_loss_sets_it_back(played):
    for before, then, _ in played:
        lost = len(then.table.pieces) < len(before.table.pieces)
        if not then.table.end:
            assert then.table.quiet == (0 if lost else before.table.quiet + 1) < QUIET_TURNS


def test_the_events_are_told_in_the_order_of_the_screen(played):
    """Drive, then shot, then what it did, then whose turn it is, then what is announced."""
    order = ("Tank", "Shot", "TankDestroyed", "TurnPassed", "Check", "Escape")
    for before, _, turn in played[::7]:
        told = [type(told.event).__name__ for told in apply(before, turn).events]
        marks = [name for name in told if name in ("ShotFired", "TankDestroyed", "TurnPassed")]
        assert marks == sorted(marks, key=lambda name: order.index(name.removesuffix("Fired")))


def test_who_is_mated_has_a_next_turn_all_the_same():
    """There is no stalemate and no mate that ends a match by itself (C3.7, C5.4)."""
    for before, _, _ in walks("duel"):
        assert legal(before.table, before.table.turn)


@pytest.mark.parametrize("seat", (0, 1))
@pytest.mark.parametrize("talk, how", [(Resign, How.RESIGNED), (CallFlag, How.FLAG_FELL)])
def test_who_gives_up_or_runs_out_of_time_loses(talk, how, seat):
    end = apply(new(DUEL, 0), talk(seat)).state.table.end
    assert (end.how, end.winner) == (how, 1 - seat)


def test_an_offer_stands_through_a_turn_of_who_made_it():
    state = apply(new(DUEL, 0), OfferDraw(0)).state
    state = apply(state, legal(state.table, 0)[0]).state
    assert apply(state, OfferDraw(1)).state.table.end.how is How.AGREED


@pytest.mark.parametrize("part", ["start", "to", "target"])
def test_a_cell_beside_the_board_is_not_the_one_on_the_next_rank(part):
    for before, _, turn in walks("duel"):
        cell = getattr(turn, part, None)
        if cell is None or cell.x or not cell.y:
            continue
        beside = replace(turn, **{part: Cell(before.table.width, cell.y - 1)})
        with pytest.raises(IllegalAction):
            apply(before, beside)


def test_a_match_imagined_behind_hidden_mines_can_be_played_to_its_end():
    state = imagine(view(new(dict(SETUPS)["blind"], 0).table, 0), Dice(0, "imagine"))
    assert state.table.mines == frozenset()
    dice = Dice(0, "imagined match")
    while seats := to_act(state.table):
        state = apply(state, dice.choice(legal(state.table, seats[0]))).state
    assert state.table.end is not None


def test_a_mine_that_goes_off_is_not_missed_where_no_mine_is_known():
    seen = view(new(dict(SETUPS)["blind"], 0).table, 0)
    assert evolve(seen, MineWentOff(Cell(0, 0), under=1)) == seen
