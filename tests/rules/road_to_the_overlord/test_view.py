"""Who sees which cards: a team all of its own, of a rival what it wears (L7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules.road_to_the_overlord import RULES, events
from game.rules.road_to_the_overlord.state import Bargain, Hero
from tests.setups.road_to_the_overlord import setup

HELD = Hero(3, hand=("freeze", "ward"), worn=("frost",), skills=("hide",))
TABLE = replace(RULES.new(setup((0, 1, 0)), 1).table, heroes=(HELD, HELD, HELD))
CLOSED = replace(HELD, hand=(None, None), closed=True)
FOUND = events.TreasureFound(0, "freeze", (0, 2))
OFFERED = events.OfferMade(0, 1, ("freeze",), ("frost",), (0, 1, 2))


@pytest.mark.parametrize(
    "seat, seen",
    [
        (0, (HELD, CLOSED, HELD)),
        (1, (CLOSED, HELD, CLOSED)),
        (2, (HELD, CLOSED, HELD)),
        (NOBODY, (CLOSED, CLOSED, CLOSED)),
    ],
)
def test_a_team_sees_its_own_hands_and_what_rivals_wear(seat, seen):
    assert RULES.view(TABLE, seat).heroes == seen


@pytest.mark.parametrize("seat, card", [(0, "freeze"), (1, None), (2, "freeze"), (NOBODY, None)])
def test_what_is_found_only_the_team_sees(seat, card):
    assert RULES.redact(FOUND, seat).card == card


def test_a_bargain_is_seen_by_both_teams_and_by_no_other():
    table = replace(RULES.new(setup((0, 1, 2)), 1).table, heroes=(HELD, HELD, HELD))
    table = replace(table, bargain=Bargain(0, 1, ("freeze",), ("frost",)))
    told = replace(OFFERED, seen=(0, 1))
    for seat in (0, 1):
        assert RULES.view(table, seat).bargain == table.bargain
        assert RULES.redact(told, seat) == told
    for seat in (2, NOBODY):
        assert RULES.view(table, seat).bargain == Bargain(0, 1, (None,), (None,))
        assert RULES.redact(told, seat) == replace(told, give=(None,), get=(None,))


def test_a_closed_hand_is_played_from_and_filled_without_being_seen():
    seen = RULES.view(TABLE, 1)
    played = RULES.evolve(seen, events.CardPlayed(0, "freeze", -1, kept=False))
    assert played.heroes[0].hand == (None,)
    assert played.used == ("freeze",)
    found = RULES.evolve(seen, RULES.redact(FOUND, 1))
    assert found.heroes[0].hand == (None, None, None)
