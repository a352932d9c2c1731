"""Why an action is refused, None for one that may be done: the referee's question, and a player's.

The list of actions is a few of many; what is checked here is each of them.
"""

from __future__ import annotations

from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import Action
from game.rules.road_to_the_overlord.course import acting
from game.rules.road_to_the_overlord.state import Table
from game.rules.road_to_the_overlord.walking import end_of_way

from .of_fight import RULES, fought
from .of_gear import drink, geared, teleport
from .of_trade import answer, offer
from .reasons import Refusal, Why

Answer = Refusal | None


def refusal(table: Table, action: Action) -> Answer:
    """Return why the seat may not do this now, None if it may."""
    if action.seat not in table.seats:
        return Refusal(Why.NOT_SEATED, "L1.2")
    if table.ending is not None:
        return Refusal(Why.OVER, "L1.2")
    if isinstance(action, actions.Resign):
        resigned = table.heroes[action.seat].resigned
        return Refusal(Why.RESIGNED, "L1.2") if resigned else None
    if action.seat != acting(table):
        return Refusal(
            Why.NOT_THE_TURN, "L2.1" if table.fight is None else RULES[table.fight.stage]
        )
    if isinstance(action, actions.Answered):
        return answer(table, action)
    return Refusal(Why.ANSWER_FIRST, "L4.6") if table.bargain is not None else _turn(table, action)


def _turn(table: Table, action: actions.Turn) -> Answer:
    if isinstance(action, actions.Asked | actions.Fought):
        if table.fight is None:
            return Refusal(Why.NO_FIGHT, "L4.3")
        return fought(table, table.fight, action)
    if table.fight is not None:
        if isinstance(action, actions.Use):
            return fought(table, table.fight, action)
        return Refusal(Why.FIGHT_FIRST, "L2.2")
    return _road(table, action)


def _road(
    table: Table, action: actions.OnRoad | actions.Geared | actions.Use | actions.Offer
) -> Answer:
    if isinstance(action, actions.Walk):
        return _walk(table, action)
    if table.thrown:
        return Refusal(Why.WALK_FIRST, "L2.1")
    if isinstance(action, actions.Geared):
        return geared(table, action)
    match action:
        case actions.Use():
            return drink(table, action)
        case actions.Teleport():
            return teleport(table, action)
        case actions.Offer():
            return offer(table, action)
        case actions.Challenge():
            there = table.own.mark == table.setup.last
            return None if there else Refusal(Why.NOT_THERE, "L1.2", mark=table.setup.last)
        case actions.Throw() | actions.Rest():
            return None


def _walk(table: Table, action: actions.Walk) -> Answer:
    if not table.thrown:
        return Refusal(Why.NOT_THROWN, "L2.1")
    at = table.own.mark
    stays = end_of_way(table, back=action.back) == at
    return Refusal(Why.NO_WAY, "L2.1", mark=at) if stays else None
