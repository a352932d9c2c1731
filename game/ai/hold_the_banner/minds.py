"""The computer players of Hold the Banner, the weakest first.

A drummer sends each tank along any route and fires at any point of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.grid import STRAIGHT
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    TakeBack,
)
from game.rules.hold_the_banner.plans import shots_allowed
from game.rules.hold_the_banner.routes import ROUTES
from game.rules.hold_the_banner.state import Table


def drummer(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    yield
    if view.question is not None:
        return (dice.choice(legal),)
    back = [TakeBack(seat)] * len(view.players[seat].plan or ())
    return (*back, *_any_plan(view, seat, dice), Commit(seat))


def _any_plan(view: Table, seat: Seat, dice: Dice) -> Iterator[Action]:
    cards = list(dice.shuffled(view.players[seat].hand or ()))
    for tank in view.tanks_of(seat):
        if view.options.free_drawing:
            route = dice.below(len(ROUTES))
            yield DrawRoute(seat, tank.number, route)
        else:
            route = cards.pop()
            yield PlayCard(seat, tank.number, route)
        if shots_allowed(view, tank):
            yield AddShot(
                seat, tank.number, dice.below(len(ROUTES[route]) + 1), dice.choice(STRAIGHT)
            )


OFFERED = ("drummer", "ensign", "marshal")
STYLES: Mapping[str, float] = {"hunter": 0.0, "racer": 0.0, "keeper": 0.0}
MINDS: Mapping[str, Mind] = {
    **dict.fromkeys(OFFERED, drummer),
    **{f"{name}.{style}": drummer for name in OFFERED for style in STYLES},
}
USUAL = "ensign"
NUMBER = 1
