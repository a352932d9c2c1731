"""Planning is secret, and the order in which seats plan does not matter (T4.1)."""

from __future__ import annotations

from game.core.rules import NOBODY, IllegalAction
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit, Exchange, PlaceCard, PlaceTank, SwitchOff
from game.rules.tanchiki.cards import Card
from game.rules.tanchiki.events import PlanChanged
from game.rules.tanchiki.play import apply, legal, may_act, to_act
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import Phase, Setup
from tests.laws.matches import random_match
from tests.setups.tanchiki import LEARNING

DUEL = Setup(LEARNING, 2)


def planning(seed=5):
    """Return the first planning phase of a duel."""
    state = new(DUEL, seed)
    while state.table.turn.phase is not Phase.PLANNING:
        state = apply(state, legal(state.table, to_act(state.table)[0])[0]).state
    return state


def plan_of(state, seat):
    """Return a legal plan of two turn cards, an exchange before it."""
    turns = [card for card in state.table.hands[seat].hand if card.value in "RLU"]
    moves = [card for card in state.table.hands[seat].hand if card not in turns]
    first, second = (turns + moves)[:2]
    spare = next(card for card in moves if card not in (first, second))
    return [
        Exchange(seat, spare, 1),
        PlaceCard(seat, 0, first),
        PlaceCard(seat, 1, second),
        Commit(seat),
    ]


def played(state, actions):
    for action in actions:
        state = apply(state, action).state
    return state


def test_seats_may_plan_in_any_order_and_in_turns():
    state = planning()
    one, other = plan_of(state, 0), plan_of(state, 1)
    mixed = [action for pair in zip(other, one, strict=True) for action in pair]
    ends = {played(state, order).table for order in (one + other, other + one, mixed)}
    assert len(ends) == 1


def test_all_secret_events_are_told_under_one_paragraph():
    turns = random_match(TANCHIKI, DUEL, 1, most=400).turns
    told = [told for turn in turns for told in turn.step.events]
    hidden = [each for each in told if TANCHIKI.redact(each.event, NOBODY) != each.event]
    secret = {each.rule for each in hidden if _planned(each)}
    assert secret == {"T4.1"}


def _planned(told):
    return isinstance(TANCHIKI.redact(told.event, NOBODY), PlanChanged)


def test_of_a_plan_only_the_exchange_and_the_commitment_show_before_the_reveal():
    state = planning()
    exchange, *laid = plan_of(state, 0)
    off = played(state, [exchange, SwitchOff(0), Commit(0)])
    planned = played(state, [exchange, *laid])
    assert TANCHIKI.view(off.table, 1) == TANCHIKI.view(planned.table, 1)


def test_a_refused_action_changes_nothing():
    state = planning()
    before = repr(state)
    for wish in (Commit(0), PlaceCard(0, 2, Card.RIGHT), PlaceTank(0, None, None), Commit(7)):
        try:
            apply(state, wish)
        except IllegalAction:
            continue
        raise AssertionError(wish)
    assert repr(state) == before


def test_who_may_act_is_who_is_named():
    for turn in random_match(TANCHIKI, Setup(LEARNING, 3), 2, most=300).turns:
        table = turn.before.table
        assert [s for s in range(-1, 4) if may_act(table, s)] == sorted(to_act(table))
