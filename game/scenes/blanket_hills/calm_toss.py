"""What would come of an aim if the hand were calm: told, and drawn, before anybody tosses."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game.core.rules import State as CoreState
from game.rules.blanket_hills import events
from game.rules.blanket_hills.actions import Fire, FireRay
from game.rules.blanket_hills.play import apply
from game.rules.blanket_hills.state import Grip, HandKind, Table

CALM = Grip(HandKind.CALM)
COURSE = events.TurnBegan | events.TargetDrove | events.GlueWore | events.MatchEnded


@lru_cache(maxsize=64)
def foreseen(table: Table, action: Fire | FireRay) -> tuple[events.Event, ...]:
    """Return what this shot would bring by a calm hand, without what comes with every turn."""
    calm = (CALM,) * len(table.setup.grips)
    steady = replace(table, setup=replace(table.setup, grips=calm))
    told = apply(CoreState(steady, (), 0), action).events
    return tuple(each.event for each in told if not isinstance(each.event, COURSE))
