"""Haggling: nothing is agreed to or offered that leaves its own side worse off."""

from dataclasses import replace

import pytest

from game.ai.deep_scan.bargains import answer, best_offer, market_of, offered
from game.ai.deep_scan.minds import MINDS, OFFERED
from game.ai.deep_scan.refusals import BLANK, ENOUGH, NOTEBOOK, may_ask
from game.ai.deep_scan.weights import Weights
from game.ai.mind import decided
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import Agree, Change, Offer, Refuse
from game.rules.deep_scan.events import OfferMade, OfferRefused
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import Kind
from game.rules.deep_scan.state import Bargain, Ship, SkyObject
from game.rules.deep_scan.trading import fits, spans
from game.rules.deep_scan.wares import EventCard, Lot, Terms, Ware
from tests.laws.matches import random_match, spread

WEIGHTS = Weights()
LAST = (SkyObject(Cell(3, 2), Kind.MAGNETIC, EventCard(12, 4, pirates=True)),)


def states(count=12):
    found = random_match(RULES, replace(first(3), turns=12), 7).states[:-1]
    return [state for state in spread(found, count) if state.table.bargain is None]


def any_terms(table, one, other, dice):
    """Return any bargain of two or three wares that both could keep."""
    room = spans(table, one, other)
    while True:
        parts = {
            ware.value: dice.choice(room[ware])
            for ware in dice.sample(tuple(Ware), 1 + dice.below(3))
        }
        if (terms := Terms(**parts)) and fits(table, one, other, terms):
            return terms


@pytest.mark.parametrize("name", OFFERED)
def test_nobody_agrees_to_what_leaves_it_worse_off(name):
    agreed, dice = 0, Dice(2, "bargains")
    for state in states():
        for _ in range(10):
            table = state.table
            of, to = table.turn, (table.turn + 1 + dice.below(2)) % 3
            terms = any_terms(table, of, to, dice)
            asked = replace(table, positioning=None, scanning=None, bargain=Bargain(of, to, terms))
            (seat,) = RULES.to_act(asked)
            legal = RULES.legal(asked, seat)
            (action,) = decided(MINDS[name](asked, seat, legal, Dice(1, "lot")))
            own, _ = market_of(asked, WEIGHTS).gains(to, of, -terms)
            assert isinstance(action, Agree | Refuse | Change)
            assert isinstance(action, Agree) == (own > 0)
            agreed += isinstance(action, Agree)
            if isinstance(action, Change):
                better, other = market_of(asked, WEIGHTS).gains(to, of, action.terms)
                assert min(better, other) > 0
    assert agreed


def test_what_is_offered_pleases_both():
    made = 0
    for state in states(30):
        *_, deal = best_offer(state.table, BLANK, WEIGHTS)
        if deal is not None:
            own, other = market_of(state.table, WEIGHTS).gains(
                state.table.turn, deal.to, deal.terms
            )
            assert min(own, other) > WEIGHTS.gain
            made += 1
    assert made


def test_nothing_is_given_for_nothing_and_presents_are_taken():
    table = states()[2].table
    other = (table.turn + 1) % 3
    for ware in (Ware.MONEY, Ware.RESOURCES, Ware.PROBE):
        if not table.ships[other].has.of(ware) or not table.own.has.of(ware):
            continue
        for way, expected in ((1, (Refuse, Change)), (-1, (Agree,))):
            bargain = Bargain(table.turn, other, Terms(**{ware.value: way}))
            assert isinstance(answer(table, bargain, other, WEIGHTS), expected), ware


def last_object(*ships):
    state = RULES.new(first(len(ships)), 1)
    return replace(state.table, objects=LAST, ships=ships, turn=0)


def test_a_leader_is_not_sold_what_wins():
    """The leader needs a note for the pirates at the last object; no price makes up for it."""
    leader = Ship(Cell(3, 1), Lot(probe=5, resources=40))
    behind = Ship(Cell(1, 2), Lot(probe=5, money=2, resources=30))
    last = Ship(Cell(1, 1), Lot(probe=5, resources=20))
    table = last_object(leader, behind, last)
    for price in range(1, 6):
        bargain = Bargain(0, 1, Terms(money=1, resources=-price))
        assert isinstance(answer(table, bargain, 1, WEIGHTS), Refuse)
    assert isinstance(answer(table, Bargain(0, 1, Terms(resources=-1)), 1, WEIGHTS), Agree)


@pytest.mark.parametrize("name", OFFERED)
def test_of_two_none_makes_an_offer(name):
    for state in spread(random_match(RULES, replace(first(2), turns=9), 3).states[:-1], 8):
        (seat,) = RULES.to_act(state.table)
        legal = RULES.legal(state.table, seat)
        action = decided(MINDS[name](state.table, seat, legal, Dice(1, "lot")))[0]
        assert not isinstance(action, Offer)


def test_what_was_refused_is_not_asked_again():
    terms = Terms(probe=1, money=-1)
    heard = NOTEBOOK.notes([OfferMade(0, 0, 1, terms), OfferRefused(1, 1, 0)])
    assert not may_ask(heard, 0, 1, terms)
    assert may_ask(heard, 0, 1, Terms(probe=2, money=-1))
    assert may_ask(heard, 0, 2, terms)
    often = [
        event
        for money in range(1, ENOUGH + 1)
        for event in (OfferMade(0, 0, 1, Terms(probe=1, money=-money)), OfferRefused(1, 1, 0))
    ]
    assert not may_ask(NOTEBOOK.notes(often), 0, 1, Terms(launcher=1))


def test_an_offer_is_told_as_it_was_thought_of():
    for state in states(30):
        *_, deal = best_offer(state.table, BLANK, WEIGHTS)
        if deal is not None:
            assert offered(0, deal).terms == deal.terms
            return
    raise AssertionError("no offer in any of these")
