"""Random matches over modes, seats and options end, and lose nothing on the way."""

import pytest

from game.rules.proving_ground import RULES
from game.rules.proving_ground.actions import (
    Aim,
    Assign,
    Attach,
    ChangeTank,
    Corner,
    Drive,
    EndTurn,
    Hold,
    Keep,
    Pick,
    Place,
    Shoot,
    StepTo,
    Stop,
    TurnUp,
    UseExtraTank,
    UseExtraTurn,
)
from game.rules.proving_ground.cards import DECK
from game.rules.proving_ground.ground.board import CELLS, COLOURS
from game.rules.proving_ground.reach import paths, powers
from game.rules.proving_ground.why_not.refusing import refusal
from tests.laws.matches import random_match, spread
from tests.nights import numbers
from tests.rules.proving_ground.many import broken, every_setup
from tests.rules.random_matches import RandomMatches

SETUPS = every_setup()
MATCHES = RandomMatches(RULES, SETUPS, broken)
NIGHT = numbers("PROVING_MATCHES", 1500)
"""So many matches a night; PROVING_MATCHES=10000 looks at ten thousand, NIGHT_SEED=2 at others."""


def everything(table, seat):
    """Return every action somebody could think of on this table."""
    pawns = range(len(table.pawns))
    wild = [Hold(seat), EndTurn(seat), UseExtraTurn(seat), UseExtraTank(seat), Stop(seat)]
    wild += [Corner(seat, colour) for colour in COLOURS]
    wild += [made(seat, cell) for made in (StepTo, TurnUp) for cell in CELLS]
    wild += [Pick(seat, card) for card in DECK] + [Keep(seat, card, None) for card in DECK]
    for pawn in pawns:
        wild += [Shoot(seat, pawn, cell, aim) for cell in CELLS for aim in Aim]
        wild += [Attach(seat, pair, pawn) for pair in range(4)]
        for card in DECK:
            wild += [Assign(seat, pawn, card), ChangeTank(seat, pawn, card)]
            wild.append(Keep(seat, card, pawn))
            wild += [Place(seat, pawn, cell, card) for cell in CELLS[::3]]
        wild += [Drive(seat, pawn, path) for path in driven(table, pawn)]
    return wild


def driven(table, pawn):
    start, own = table.pawns[pawn].cell, powers(table, pawn)
    if start is None or own is None:
        return [(cell,) for cell in CELLS[::5]]
    right = paths(start, own)
    return [*right, *(path[:-1] for path in right), *(path[::-1] for path in right)]


@pytest.mark.parametrize("number", range(0, len(SETUPS), 3))
def test_a_random_match_ends_and_loses_nothing(number):
    MATCHES.end_well(number)


@pytest.mark.parametrize("number", range(1, len(SETUPS), 8))
def test_what_is_listed_is_what_is_not_refused(number):
    played = random_match(RULES, SETUPS[number], number)
    for state in spread(played.states, 6):
        for seat in RULES.to_act(state.table):
            legal = RULES.legal(state.table, seat)
            assert len(set(legal)) == len(legal)
            assert [one for one in legal if refusal(state.table, one)] == []
            wild = everything(state.table, seat)
            passed = {one for one in wild if refusal(state.table, one) is None}
            assert passed <= set(legal), sorted(map(str, passed - set(legal)))[:3]


@pytest.mark.nightly  # a match takes a third of a second
def test_thousands_of_random_matches_end_and_lose_nothing():
    for number in NIGHT:
        MATCHES.end_well(number, 12)
