"""What is foreseen of a fight's turn is what then happens, but for dice."""

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.core.rules import State
from game.rules.road_to_the_overlord import RULES, actions
from game.rules.road_to_the_overlord.events import BlowStruck, FightWon, FigureHurt
from game.rules.road_to_the_overlord.foresight.forecast import Hit, forecast
from game.rules.road_to_the_overlord.state import Fight, Fighter, Foe, Hero, Moment, Setup, Stage
from tests.laws.matches import random_match
from tests.setups.road_to_the_overlord import CARDS, SETUPS, setup

OF_TURN = actions.Step | actions.Attack | actions.Use | actions.EndTurn


def fighting(*foes, hero=None, **changes):
    """Return the table of a hero on the middle front cell against these foes."""
    fight = Fight(
        3, Stage.FIGHTING, (Fighter(0, Cell(2, 1)),), foes, number=1, next_number=4 + len(foes)
    )
    moment = Moment((hero or Hero(mark=3, life=10),), replace(fight, **changes))
    return RULES.new(setup((0,), moment=moment), 5).table


def hits_of(events):
    for event in events:
        if isinstance(event, BlowStruck):
            yield Hit(event.by, event.to, event.damage, True)
        elif isinstance(event, FigureHurt):
            yield Hit(-1, event.figure, event.damage, True)


@pytest.mark.parametrize("name, made", SETUPS)
def test_where_no_die_falls_what_was_foreseen_happens(name: str, made: Setup):
    seen = 0
    for turn in random_match(RULES, made, 2).turns:
        fight = turn.before.table.fight
        if fight is None or not isinstance(turn.action, OF_TURN):
            continue
        if fight.stage is not Stage.FIGHTING:
            continue
        events = [told.event for told in turn.step.events]
        if turn.step.rolled:
            continue
        seat = turn.action.seat
        hits = forecast(RULES.view(turn.before.table, seat), turn.action).hits
        assert hits == tuple(hits_of(events))
        seen += 1
    assert seen or name == "alone"


def test_who_strikes_whom_is_told_in_the_order_of_blows():
    table = fighting(Foe(4, "skeleton", 2, Cell(2, -1)), Foe(5, "hydra", 4, Cell(1, -1)))
    seen = forecast(table, actions.Attack(0), actions.EndTurn(0))
    assert seen.hits == (Hit(0, 4, 5, True), Hit(5, 0, 2, True))
    assert seen.table.heroes[0].life == 8
    assert not seen.won
    assert not seen.lost


def test_a_blow_that_may_be_dodged_is_not_sure():
    hero = Hero(mark=3, life=10, worn=("leather",))
    seen = forecast(fighting(Foe(4, "hydra", 4, Cell(2, -1)), hero=hero), actions.EndTurn(0))
    assert seen.hits == (Hit(4, 0, 2, False),)


def test_the_last_blow_wins_and_nothing_beyond_is_foreseen():
    table = fighting(Foe(4, "skeleton", 2, Cell(2, -1)))
    seen = forecast(table, actions.Attack(0), actions.EndTurn(0))
    assert seen.won
    assert isinstance(seen.events[-1], FightWon)


def test_a_hero_that_would_die_is_lost():
    table = fighting(Foe(4, "ogre", 5, Cell(2, -1)), hero=Hero(mark=3, life=3))
    assert forecast(table, actions.EndTurn(0)).lost


def test_a_forecast_changes_nothing_and_knows_no_seed():
    table = fighting(Foe(4, "hydra", 4, Cell(2, -1)), hero=Hero(mark=3, worn=("leather",)))
    found = {forecast(state.table, actions.EndTurn(0)) for state in (State(table, (), 1),) * 2}
    assert len(found) == 1
    assert table.heroes[0].life == 10
    assert table.setup.cards is CARDS
