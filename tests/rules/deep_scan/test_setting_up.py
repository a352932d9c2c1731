"""How a match is offered by its seats, and what lies there when it begins (S1, S2, S9.1)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.core.grid import Cell
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import Jump, Wait
from game.rules.deep_scan.setting_up import first, lasting, piles
from game.rules.deep_scan.sky import BASE, Kind, lanes
from game.rules.deep_scan.state import Ending, HandKind, Moment, Setup, Ship, SkyObject
from game.rules.deep_scan.wares import PILES, EventCard, Lot


def test_one_alone_has_thirty_turns():
    assert first(1) == Setup((0,), 20, (HandKind.DICE,), 30)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_have_a_ship_each(seats):
    more = 2 if seats == 2 else 0
    assert first(seats) == Setup(tuple(range(seats)), 20, (HandKind.DICE,) * seats, 60, more=more)


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("objects", [8, 12, 20])
def test_only_two_ships_in_a_whole_match_begin_with_more_probes(seats, objects):
    setup = lasting(first(seats), objects)
    probes = {ship.has.probe for ship in RULES.new(setup, 3).table.ships}
    assert setup.objects == objects
    assert probes == {7 if seats == 2 and objects == 20 else 5}


@pytest.mark.parametrize(
    "seats, ships",
    [
        (5, (0, 1, 2, 0, 1)),
        (6, (0, 1, 2, 0, 1, 2)),
        (7, (0, 1, 2, 3, 0, 1, 2)),
        (8, (0, 1, 2, 3, 0, 1, 2, 3)),
    ],
)
def test_more_sit_in_pairs_and_never_beside_each_other(seats, ships):
    assert first(seats).ships == ships
    assert all(one != other for one, other in pairwise(ships))


@pytest.mark.parametrize("seats, turns", [(1, 30), (2, 60), (5, 60)])
def test_after_so_many_turns_of_each_ship_it_is_over(seats, turns):
    """Who only jumps to and fro would do so for ever."""
    state = RULES.new(first(seats), 1)
    done = Counter()
    while waiting := RULES.to_act(state.table):
        table, listed = state.table, RULES.legal(state.table, waiting[0])
        kind = Wait if table.arrived else Jump
        step = RULES.apply(state, next(each for each in listed if isinstance(each, kind)))
        state, done[table.turn] = step.state, done[table.turn] + (not table.arrived)
    ships = range(state.table.setup.count)
    assert done == dict.fromkeys(ships, turns)
    assert state.table.ending == Ending(tuple(ships))


@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_find_no_match(seats):
    assert first(seats) is None


@pytest.mark.parametrize("objects", [20, 12, 8])
def test_of_each_kind_there_are_equally_many_and_the_worst_lie_far(objects):
    table = RULES.new(Setup(objects=objects), 3).table
    each = objects // 4
    assert Counter(there.kind for there in table.objects) == dict.fromkeys(Kind, each)
    far = Counter(there.kind for there in table.objects if lanes(there.at) == 3)
    assert far == {Kind.MAGNETIC: each - each // 2, Kind.WORMHOLE: each}


def test_all_stand_on_the_base_with_five_notes_and_five_probes():
    table = RULES.new(first(4), 3).table
    assert {(ship.place, ship.has) for ship in table.ships} == {(BASE, Lot(probe=5, money=5))}
    assert {pile.kind: pile.cards for pile in table.piles} == PILES


def test_what_a_crew_is_given_is_its_ships_and_a_colour_has_only_ten():
    setup = Setup((0, 1, 0, 1), hands=(HandKind.DICE,) * 4, given=(1, 0, 2, 5))
    assert [ship.has.probe for ship in RULES.new(setup, 1).table.ships] == [8, 10]
    setup = Setup((0, 1, 0, 1), hands=(HandKind.DICE,) * 4, given=(5, 0, 5, 0))
    assert [ship.has.probe for ship in RULES.new(setup, 1).table.ships] == [10, 5]


def test_what_lies_open_in_a_task_is_not_in_its_pile():
    card = EventCard(16, 5)
    sky = (SkyObject(Cell(1, 0), Kind.WORMHOLE, card), SkyObject(Cell(2, 1), Kind.GAS))
    table = RULES.new(Setup(moment=Moment(sky, (Ship(), Ship()))), 1).table
    assert table.piles == piles(sky)
    assert [len(pile.cards) for pile in table.piles] == [10, 10, 10, 9]
    assert card not in table.piles[3].cards
    assert table.turn == 0
