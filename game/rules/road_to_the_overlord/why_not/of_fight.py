"""Why something is not done before, in or after a fight (L4)."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.field import HEROES, beside
from game.rules.road_to_the_overlord.standing import fighter, held_by, occupied, target
from game.rules.road_to_the_overlord.state import Fight, Stage, Table

from .of_gear import use
from .reasons import Refusal, Why

Answer = Refusal | None
Of = actions.Asked | actions.Fought | actions.Use
ASKED: Final = {
    Stage.JOINING: actions.Join,
    Stage.ADMITTING: actions.Admit,
    Stage.PLACING: actions.Place,
    Stage.FIGHTING: actions.Fought | actions.Use,
    Stage.LOOT: actions.Pick,
}

RULES: Final = {
    Stage.JOINING: "L4.7",
    Stage.ADMITTING: "L4.7",
    Stage.PLACING: "L4.2",
    Stage.FIGHTING: "L4.3",
    Stage.LOOT: "L4.6",
}
"""By which paragraph somebody is asked at a stage."""


def fought(table: Table, fight: Fight, action: Of) -> Answer:
    if not isinstance(action, ASKED[fight.stage]):
        return Refusal(Why.NOT_ASKED, RULES[fight.stage])
    match action:
        case actions.Place(at=at):
            return _stand(fight, at, "L4.2")
        case actions.Pick(card=card):
            return None if card in fight.loot else Refusal(Why.NOT_LOOT, "L4.6", card=card)
        case actions.Flee():
            late = fight.stepped or fight.acted
            return Refusal(Why.TOO_LATE, "L4.7") if late else None
        case actions.Step():
            return _step(fight, action)
        case actions.Attack() | actions.Use():
            return _act(table, fight, action)
        case _:
            return None


def _step(fight: Fight, action: actions.Step) -> Answer:
    if fight.stepped:
        return Refusal(Why.STEPPED, "L4.3")
    if held_by(fight, action.seat, Verb.ROOT):
        return Refusal(Why.ROOTED, "L6")
    found = _stand(fight, action.to, "L4.1")
    if found is not None:
        return found
    own = fighter(fight, action.seat)
    near = own is not None and own.at is not None and action.to in beside(own.at)
    return None if near else Refusal(Why.TOO_FAR, "L4.3", action.to)


def _stand(fight: Fight, at: Cell, rule: str) -> Answer:
    if at not in HEROES:
        return Refusal(Why.NOT_OWN_HALF, rule, at)
    return Refusal(Why.OCCUPIED, rule, at) if at in occupied(fight) else None


def _act(table: Table, fight: Fight, action: actions.Attack | actions.Use) -> Answer:
    if fight.acted:
        return Refusal(Why.ACTED, "L4.3")
    if isinstance(action, actions.Use):
        return use(table, fight, action)
    if held_by(fight, action.seat, Verb.BAN):
        return Refusal(Why.BANNED, "L5")
    own = fighter(fight, action.seat)
    there = own is not None and target(fight, own.at) is not None
    return None if there else Refusal(Why.NOBODY_BEFORE, "L4.3")
