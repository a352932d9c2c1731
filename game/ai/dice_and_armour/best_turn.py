"""The computer players: what is taken now, and what the other side may then take."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass

from game.ai.dice_and_armour.plans import Plan, plans
from game.ai.dice_and_armour.rams import chosen
from game.ai.dice_and_armour.table_worth import PLAIN, Weights, gain, stand
from game.ai.mind import Now, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.dice_and_armour.actions import ChoosePart
from game.rules.dice_and_armour.choices import breakable
from game.rules.dice_and_armour.state import Table

from .dice_outcomes import expected

PIECE = 12
"""So many plans are weighed before a picture may be drawn."""


Weighed = tuple[int, int, Plan]
"""A plan with its value, and its number among all, negative, so that equal ones keep order."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level plays: its luck, how many plans it weighs to the other's answer, and what
    matters to its style."""

    luck: int
    further: int = 0
    weights: Weights = PLAIN


def played(view: Table, seat: Seat, dice: Dice, depth: Depth) -> Thought:
    """Choose what to do up to the end of the turn."""
    yield
    if view.asked is not None:
        tank = view.tank(view.asked.number)
        part = chosen(view, tank, breakable(tank), spares=tank.seat == seat)
        return (ChoosePart(seat, tank.number, part),)
    ranked: list[Weighed] = []
    weighed: list[Weighed] = []
    with suppress(Now):
        yield from _ranked(view, seat, dice, depth, ranked)
        yield from _weighed(seat, depth.weights, ranked[: depth.further], weighed)
    best = min(weighed or ranked, key=_order, default=None)
    return best[2].deeds if best else next(plans(view, seat)).deeds


def _ranked(
    view: Table, seat: Seat, dice: Dice, depth: Depth, ranked: list[Weighed]
) -> Generator[None, None, None]:
    """Rank all plans by what they bring on the average and where they lead."""
    for number, plan in enumerate(plans(view, seat)):
        value = liking(plan, seat, depth.weights) + dice.below(depth.luck)
        ranked.append((value, -number, plan))
        if number % PIECE == PIECE - 1:
            yield
    ranked.sort(key=_order)


def _weighed(
    seat: Seat, weights: Weights, ranked: list[Weighed], weighed: list[Weighed]
) -> Generator[None, None, None]:
    """Weigh the best plans by all that the dice may bring and what the other side then takes."""
    for _, number, plan in ranked:
        weighed.append((expected(plan, seat, weights), number, plan))
        yield


def liking(plan: Plan, seat: Seat, weights: Weights) -> int:
    """Return what a plan brings on the average, and where it leads."""
    return gain(plan, weights) + stand(plan.table, seat, weights)


def _order(one: Weighed) -> tuple[int, int]:
    return (-one[0], -one[1])
