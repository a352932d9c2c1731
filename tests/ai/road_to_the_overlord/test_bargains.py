"""Bargains: nobody agrees to, or offers, what leaves its own side worse off."""

from dataclasses import replace

import pytest

from game.ai.mind import decided
from game.ai.road_to_the_overlord.bargains import best_offer, change, offered
from game.ai.road_to_the_overlord.minds import MINDS, OFFERED
from game.ai.road_to_the_overlord.refusals import BLANK, ENOUGH, NOTEBOOK, may_ask
from game.ai.road_to_the_overlord.weights import Weights
from game.core.chance import Dice
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.actions import Agree, Refuse
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.events import OfferMade, OfferRefused
from game.rules.road_to_the_overlord.state import Bargain, Hero, Moment
from tests.setups.road_to_the_overlord import setup

WEIGHTS = Weights()
CRUSADER = Hero(3, 3, 0, 12, Calling.CRUSADER, ("flail", "breastplate"), (), ("leather", "mantra"))
MONK = Hero(3, 3, 0, 12, Calling.MONK, ("truth",), (), ("shield", "cleave"))


def met(teams, *heroes, bargain=None):
    """Return the table of heroes who stand together, in the turn of the first."""
    state = RULES.new(setup(teams, moment=Moment(heroes or (CRUSADER, MONK))), 1)
    return replace(state, table=replace(state.table, bargain=bargain))


def answered(name, teams, give, get):
    """Return what the second hero answers the first one."""
    state = met(teams, bargain=Bargain(0, 1, give, get))
    view = RULES.view(state.table, 1)
    (action,) = decided(MINDS[name](view, 1, RULES.legal(view, 1), Dice(1, "lot")))
    return action


@pytest.mark.parametrize("name", OFFERED)
def test_a_mate_gives_what_serves_the_other_more(name):
    assert isinstance(answered(name, (0, 0), (), ("shield",)), Agree)
    assert isinstance(answered(name, (0, 0), ("leather",), ()), Agree)
    assert isinstance(answered(name, (0, 0), (), ("truth",)), Refuse)


@pytest.mark.parametrize("name", OFFERED)
def test_a_rival_gives_nothing_for_nothing_and_takes_presents(name):
    assert isinstance(answered(name, (0, 1), (), ("shield",)), Refuse)
    assert isinstance(answered(name, (0, 1), ("leather",), ()), Agree)
    assert isinstance(answered(name, (0, 1), ("mantra",), ("truth",)), Refuse)


def test_what_a_paladin_offers_its_mate_makes_both_together_stronger():
    state = met((0, 0))
    *_, deal = best_offer(state.table, BLANK, WEIGHTS)
    assert deal is not None
    own = change(state.table, 0, deal.get, deal.give)
    other = change(state.table, 1, deal.give, deal.get)
    assert own + other > 0
    step = RULES.apply(state, offered(state.table, deal))
    assert step.state.table.bargain == Bargain(0, 1, deal.give, deal.get)


def test_what_is_offered_to_a_rival_is_no_gift():
    rival = replace(MONK, hand=(), worn=("truth", "leather"))
    view = RULES.view(met((0, 1), CRUSADER, rival).table, 0)
    *_, deal = best_offer(view, BLANK, WEIGHTS)
    if deal is not None:
        own = change(view, 0, deal.get, deal.give)
        assert own > 0
        assert own >= change(view, 1, deal.give, deal.get)


def test_a_paladin_says_its_offer_and_goes_on_when_it_was_refused():
    state = met((0, 0))
    mind, notes = MINDS["paladin"], BLANK
    asked = []
    for _ in range(2):
        view = RULES.view(state.table, 0)
        legal = RULES.legal(view, 0)
        (action,) = decided(mind.think(view, 0, legal, Dice(1, "lot"), notes))
        asked.append(action)
        step = RULES.apply(state, action)
        refused = RULES.apply(step.state, Refuse(1))
        state = refused.state
        events = [told.event for told in (*step.events, *refused.events)]
        notes = NOTEBOOK.notes(events, notes)
    assert asked[0] != asked[1]


def test_what_was_refused_is_not_asked_again():
    made = OfferMade(0, 1, ("leather",), (), (0, 1))
    heard = NOTEBOOK.notes([made, OfferRefused(1)])
    assert not may_ask(heard, 0, 1, ("leather",), ())
    assert may_ask(heard, 0, 1, ("mantra",), ())
    assert may_ask(heard, 0, 2, ("leather",), ())
    often = [
        event
        for card in ("a", "b", "c")[:ENOUGH]
        for event in (OfferMade(0, 1, (card,), (), (0, 1)), OfferRefused(1))
    ]
    assert not may_ask(NOTEBOOK.notes(often), 0, 1, ("leather",), ())
