"""What each blade did, told by events."""

from game.core.rules import Told
from game.rules.one_cut import RULES
from game.rules.one_cut.cards import Card
from game.rules.one_cut.deeds import deeds
from game.rules.one_cut.events import AttackStopped, DuelEnded, FigureWounded, PairShown
from game.rules.one_cut.state import How, Setup

START = RULES.new(Setup(), 1).table


def done(*events):
    return deeds(START, [Told(number, event, "U0.1", None) for number, event in enumerate(events)])


def test_cards_are_counted_as_they_are_shown():
    first, second = done(PairShown(1, (Card.STRIKE, Card.BLOCK)), PairShown(2, (Card.STRIKE, None)))
    assert dict(first.cards) == {"strike": 2}
    assert dict(second.cards) == {"block": 1}


def test_a_duel_is_counted_for_who_wins_it():
    first, second = done(
        DuelEnded(1, How.KILLED), DuelEnded(None, How.ROUNDS), DuelEnded(1, How.MIDDLE)
    )
    assert dict(first.counts) == {}
    assert dict(second.counts) == {"duels": 2}


def test_a_wound_is_counted_for_who_deals_it_and_a_stopped_attack_for_who_stops_it():
    first, second = done(FigureWounded(0, 1), AttackStopped(1, Card.KNIFE, Card.DODGE))
    assert dict(first.counts) == {"stopped": 1}
    assert dict(second.counts) == {"wounds": 1}
