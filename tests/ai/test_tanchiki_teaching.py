"""What the teacher of Tanchiki says of a plan."""

import pytest

from game.ai.mind import decided
from game.ai.tanchiki.plans import OFF
from game.ai.tanchiki.teacher import teach
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules import GAMES
from game.rules.tanchiki.actions import PlaceCard, SwitchOff
from game.rules.tanchiki.cards import Card, handful
from game.rules.tanchiki.state import Phase

RULES = GAMES["tanchiki"]


@pytest.fixture(scope="module")
def planning():
    """Return a match of two at its first planning."""
    state = RULES.new(standard("tanchiki", 2), 3)
    while state.table.turn.phase is not Phase.PLANNING:
        seat = RULES.to_act(state.table)[0]
        state = RULES.apply(state, RULES.legal(state.table, seat)[0]).state
    return state


def laid(state, *actions):
    for action in actions:
        state = RULES.apply(state, action).state
    return RULES.view(state.table, 0)


def advised(view):
    (advice,) = decided(teach(view, 0, RULES.legal(view, 0), Dice(1, "a")))
    return advice


def poor(state):
    """Return the view of a plan that only turns about."""
    cards = state.table.hands[0].hand
    turns = [card for card in cards if card in (Card.LEFT, Card.RIGHT, Card.U_TURN)][:2]
    return laid(state, PlaceCard(0, 0, turns[0]), PlaceCard(0, 1, turns[1]))


def test_a_better_plan_can_be_laid_with_the_same_cards(planning):
    view = poor(planning)
    advice = advised(view)
    cards = list(handful(view.hands[0].hand, *view.hands[0].stacks))
    for card in (*advice.best[0], *advice.best[1]):
        cards.remove(card)
    assert advice.laid == view.hands[0].stacks


def test_the_best_plan_is_as_good_as_any(planning):
    view = poor(planning)
    best = advised(view).best
    assert best != OFF
    lays = [PlaceCard(0, number, card) for number in (0, 1) for card in best[number]]
    again = advised(laid(planning, *lays))
    assert (again.alike, again.got) == (True, again.expected)


def test_to_stand_switched_off_is_a_plan_like_any_other(planning):
    advice = advised(laid(planning, SwitchOff(0)))
    assert advice.laid == OFF
    assert advice.got <= advice.expected


def test_the_same_question_has_the_same_answer(planning):
    view = poor(planning)
    assert advised(view) == advised(view)
