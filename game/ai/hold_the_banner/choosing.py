"""What a seat plans: the routes and shots that answer best what the others may do.

A plan of all tanks is put together from the ideas of each; who is careful does so several times,
tries each of these plans out, and keeps the best.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import exp

from game.ai.lots import drawn
from game.ai.mind import Now, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.hold_the_banner.actions import (
    Action,
    AddShot,
    Commit,
    DrawRoute,
    PlayCard,
    Refill,
    TakeBack,
)
from game.rules.hold_the_banner.events import DrivePlan
from game.rules.hold_the_banner.routes import BLANK, ROUTES
from game.rules.hold_the_banner.state import Table

from .guessed_turn import GuessedTurn
from .ideas import Idea, ideas, worths
from .lattice import NOWHERE, under
from .stakes import Stakes
from .styles import PLAIN, Weights
from .trial_turns import driving, likely, unforeseen
from .way_to_banner import STEEL_LINE

_FINE = 1 << 20
_NEAR, _WIDE = 0.004, 0.03
"""What is worth so much less than the best is chosen a third as often: in the end, and to be
tried."""
_CARD, _FEW = 0.006, 6
"""What each card is worth that is lacking to so many, in new ones."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How one thinks of a plan: all answer each other so many `rounds`; a plan's worth is off by up
    to `luck` hundredths, and so many of a hundred are overlooked; so many `plans` are tried out,
    each against so many `replies`. A row of a steel `fence` is taken for so many turns.
    """

    rounds: int = 0
    luck: int = 0
    overlooks: int = 0
    plans: int = 0
    replies: int = 0
    fence: float = STEEL_LINE
    weights: Weights = PLAIN


@dataclass(frozen=True, slots=True)
class _Plan:
    """The plans of all tanks of a seat, what they are worth and what they gain over staying."""

    drives: tuple[DrivePlan, ...]
    worth: float
    gain: float


def planned(view: Table, seat: Seat, depth: Depth, dice: Dice) -> Thought:
    """Think of a plan, and plan it; what is planned already is taken back."""
    turn = GuessedTurn(view, Stakes(view, depth.weights, depth.fence))
    best: _Plan | None = None
    with suppress(Now):
        yield
        for _ in range(depth.rounds):
            turn.learn()
            yield
        best = _put_together(view, seat, turn, depth, dice, _NEAR)
        best = yield from _best_tried(view, seat, turn, depth, dice, best)
    if best is None:
        best = _put_together(view, seat, turn, depth, dice, _NEAR)
    own = view.players[seat].plan
    assert own is not None
    back = (TakeBack(seat),) * len(own)
    return (*back, *_actions(view, seat, best), Commit(seat))


def _best_tried(
    view: Table, seat: Seat, turn: GuessedTurn, depth: Depth, dice: Dice, best: _Plan
) -> Generator[None, None, _Plan]:
    """Return the best of some plans, each tried out against the same replies."""
    plans = {best.drives: best}
    for _ in range(depth.plans):
        plan = _put_together(view, seat, turn, depth, dice, _WIDE)
        plans[plan.drives] = plan
        yield
    if len(plans) == 1:
        return best
    others = [fighter for fighter in turn.fighters if fighter.tank.seat != seat]
    replies = [tuple(likely(each, dice) for each in others) for _ in range(depth.replies)]
    rated: list[tuple[float, _Plan]] = []
    for plan in plans.values():
        own = [driving(turn.fighter(each.tank), each) for each in plan.drives]
        more = unforeseen(turn, view.teams[seat], own, replies)
        rated.append((plan.worth + more, plan))
        yield
    return rated[_drawn([each for each, _ in rated], _NEAR, dice)][1]


def _put_together(
    view: Table, seat: Seat, turn: GuessedTurn, depth: Depth, dice: Dice, near: float
) -> _Plan:
    """Return a plan of all tanks, each with one of its best ideas."""
    cards, free = list(view.players[seat].hand or ()), view.options.free_drawing
    drives, worth, stay, taken = list[DrivePlan](), 0.0, 0.0, 0
    for tank in view.tanks_of(seat):
        fighter = turn.fighter(tank.number)
        places, aims = worths(turn, fighter, taken, depth.rounds > 1)
        routes = range(len(ROUTES)) if free else tuple(dict.fromkeys(cards))
        idea = _chosen([*ideas(view, fighter, routes, places, aims)], depth, near, dice)
        worth += idea.worth
        stay += places[fighter.reach.spots[BLANK]]
        drives.append(idea.plan)
        if not free:
            cards.remove(idea.plan.route)
        if idea.end != NOWHERE:
            taken |= under(idea.end)
    return _Plan(tuple(drives), worth, worth - stay)


def _actions(view: Table, seat: Seat, plan: _Plan) -> tuple[Action, ...]:
    """Return a plan as it is laid out, or new cards where they are worth more."""
    free = view.options.free_drawing
    left = view.players[seat].held - len(plan.drives)
    if not free and plan.gain < _CARD * (_FEW - left):
        return (Refill(seat),)
    found: list[Action] = []
    for each in plan.drives:
        found.append((DrawRoute if free else PlayCard)(seat, each.tank, each.route))
        found += [AddShot(seat, each.tank, shot.point, shot.facing) for shot in each.shots]
    return tuple(found)


def _chosen(found: list[Idea], depth: Depth, near: float, dice: Dice) -> Idea:
    """Return one of the best ideas: nobody should know which."""
    kept = [idea for idea in found if dice.below(100) >= depth.overlooks] if depth.overlooks else []
    kept = kept or found
    luck = depth.luck / 100 / _FINE
    worths = [idea.worth - (dice.below(_FINE) * luck if luck else 0.0) for idea in kept]
    return kept[_drawn(worths, near, dice)]


def _drawn(worths: Sequence[float], near: float, dice: Dice) -> int:
    """Return the place of one of the best."""
    best = max(worths)
    weights = [int(_FINE * exp((worth - best) / near)) for worth in worths]
    return drawn(weights, dice)
