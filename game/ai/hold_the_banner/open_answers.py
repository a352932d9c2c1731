"""What is answered in the open: where a guard returns, an attacker comes, a fast tank goes."""

from __future__ import annotations

from typing import Any

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import Action, Rescue, Return, Spawn, Stay
from game.rules.hold_the_banner.quarters import Place
from game.rules.hold_the_banner.state import Rescuing, Table

from .lattice import apart, spot_of
from .stakes import Stakes

_NEAR = 16
"""A rival who is nearer can fire at who comes."""
_FEAR = 0.01
"""What each half-step is worth by which it is too near."""
_WHIM = 0.01


def answered(view: Table, seat: Seat, legal: tuple[Any, ...], stakes: Stakes, dice: Dice) -> Action:
    """Return the answer that is worth most, and of two that are worth the same any."""
    rated = [(_worth(view, seat, each, stakes) + _whim(dice), at) for at, each in enumerate(legal)]
    found: Action = legal[max(rated)[1]]
    return found


def _whim(dice: Dice) -> float:
    return dice.below(1 << 16) / (1 << 16) * _WHIM


def _worth(view: Table, seat: Seat, action: Action, stakes: Stakes) -> float:
    team = view.teams[seat]
    match action:
        case Return(_, place):
            return stakes.guarding(team, spot_of(place))
        case Spawn(_, place):
            return stakes.threat(team, spot_of(place)) - _FEAR * _too_near(view, team, place)
        case Rescue(_, place):
            return stakes.threat(team, spot_of(place))
        case Stay():
            question = view.question
            assert isinstance(question, Rescuing)
            tank = view.tank(question.tank)
            assert tank is not None
            return stakes.threat(team, spot_of(tank.place))
        case _:
            raise AssertionError(action)


def _too_near(view: Table, team: int, place: Place) -> int:
    """Return by how many half-steps rivals are too near, taken together."""
    spot = spot_of(place)
    return sum(
        max(0, _NEAR - apart(spot, spot_of(tank.place)))
        for tank in view.tanks
        if view.teams[tank.seat] != team
    )
