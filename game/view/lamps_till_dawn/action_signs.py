"""By which picture it is known what somebody does in a slot."""

from __future__ import annotations

from typing import assert_never

from game.rules.lamps_till_dawn.actions import (
    PlanCall,
    PlanLamp,
    PlanMove,
    PlanRitual,
    PlanScare,
    PlanWait,
    Slotted,
)
from game.rules.lamps_till_dawn.state import Side, Table


def sign_of(table: Table, action: Slotted) -> str | None:
    """Return the picture of what is done in a slot; a way needs none."""
    match action:
        case PlanMove():
            return None
        case PlanWait():
            return "night_plan.wait"
        case PlanLamp(seat):
            return (
                "night_plan.light" if table.setup.sides[seat] is Side.LIGHT else "night_plan.snuff"
            )
        case PlanRitual(_, ritual):
            return f"night_plan.{ritual.value}"
        case PlanCall():
            return "nightmare.asleep"
        case PlanScare():
            return "night_plan.scare"
        case _:
            assert_never(action)
