"""Random matches of Dice and Armour over all set-ups end, and nothing in them goes wrong."""

from itertools import product

import pytest

from game.core.grid import RING
from game.core.lines_from_cell import squares
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Move
from game.rules.dice_and_armour.reach import apart, moves
from game.rules.dice_and_armour.why_not.refusing import refusal
from game.rules.dice_and_armour.why_not.refusing_ways import why_no_end
from tests.laws.matches import random_match, spread
from tests.nights import numbers
from tests.rules.dice_and_armour.many import broken, counted, every_setup, everything
from tests.rules.random_matches import RandomMatches

SETUPS = every_setup()
MATCHES = RandomMatches(RULES, SETUPS, broken, counted)
NIGHT = numbers("DICE_MATCHES", 1500)
"""So many matches a night; DICE_MATCHES=10000 looks at ten thousand, NIGHT_SEED=2 at others."""


def paths(table, tank, most=3):
    """Yield every way of up to so many steps, also beside the board, and one that leaps."""
    for length in range(1, most + 1):
        for ways in product(RING, repeat=length):
            cells, cell = [], tank.cell
            for way in ways:
                cell = cell.step(way)
                cells.append(cell)
            yield tuple(cells)
    yield (tank.cell.step(RING[0], 2),)
    yield ()


@pytest.mark.parametrize("number", range(0, len(SETUPS), 7))
def test_a_random_match_ends_and_nothing_goes_wrong(number):
    MATCHES.end_well(number, 80)


@pytest.mark.parametrize("number", range(1, len(SETUPS), 9))
def test_what_is_listed_is_what_is_not_refused(number):
    played = random_match(RULES, SETUPS[number], number)
    for state in spread(played.states, 12):
        for seat in (-1, 0, 1, 2):
            legal = [one for one in RULES.legal(state.table, seat) if not isinstance(one, Move)]
            tried = everything(state.table, seat)
            passed = [one for one in tried if refusal(state.table, one) is None]
            assert set(passed) == set(legal)
            assert len(passed) == len(legal)


@pytest.mark.parametrize("number", range(2, len(SETUPS), 16))
def test_a_way_that_is_listed_is_one_that_is_not_refused(number):
    played = random_match(RULES, SETUPS[number], number)
    for state in spread(played.states[:-1], 4):
        table = state.table
        (seat,) = RULES.to_act(table)
        listed = {one for one in RULES.legal(table, seat) if isinstance(one, Move)}
        for tank in table.own(seat)[:3]:
            own = {one.path for one in listed if one.tank == tank.number}
            tried = paths(table, tank)
            passed = {
                path for path in tried if refusal(table, Move(seat, tank.number, path)) is None
            }
            assert passed == own
            assert all(apart(tank.cell, path[0]) == 1 for path in own)


def test_a_cell_that_a_move_ends_on_is_one_that_nothing_stands_against():
    for number in (0, 9, 30):
        played = random_match(RULES, SETUPS[number], number)
        for state in spread(played.states[:-1], 3):
            table = state.table
            for tank in table.own(table.turn):
                ends = {path[-1] for path in moves(table, tank)}
                for place in squares(table.board.width, table.board.height).places:
                    reason = why_no_end(table, tank, place)
                    assert (reason is None) == (place in ends), (tank, place, reason)


@pytest.mark.nightly  # a match takes a third of a second
def test_thousands_of_random_matches_end_and_nothing_goes_wrong():
    for number in NIGHT:
        MATCHES.end_well(number, 25)
