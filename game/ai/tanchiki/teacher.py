"""A teacher: the plan that would have done best in a turn, beside the one that was laid.

It knows what the seat knew, its own plan included, and asks it as the captain does: the plans
race in imagined worlds. Then both are tried in the same worlds once more, and what each brings
there on the average is what was to be expected of it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.cards import handful
from game.rules.tanchiki.fast_room.turn import play_plans
from game.rules.tanchiki.fast_room.world import Over, World
from game.rules.tanchiki.state import Table

from .distance_to_eagle import Ways
from .effort import Manner
from .guessed_worlds import imagined, lay, opened
from .plans import OFF, Plan
from .race_of_plans import Race
from .world_value import USUAL, worth

TEACHER = "teacher"
WORLDS = 60
_LEARNED = Manner(rounds=((40, 3), (12, 6)), guesses=3, seeks=1, beam=16, luck=0, swaps=False)
_GUESSES = 3
_BETTER = 15
"""By so many hundredths of a point a plan must be better to be worth telling."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Two plans, each with the points to be expected of it, in hundredths; alike if no other plan
    would have been better."""

    best: Plan
    expected: int
    laid: Plan
    got: int

    @property
    def alike(self) -> bool:
        return self.best == self.laid


def teach(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Answer with advice about the plan that the seat has laid and not yet committed."""
    hand = view.hands[seat]
    laid: Plan = OFF if hand.going_off else (hand.stacks[0], hand.stacks[1])
    base = opened(view)
    base.hands[seat], base.stacks[seat] = handful(hand.hand, *hand.stacks), ((), ())
    base.going[seat] = False
    race = Race(view, seat, base, _LEARNED, dice)
    yield from race.screen()
    with suppress(Now):
        yield from race.run()
    best = race.best
    tried = yield from _tried(view, seat, base, (best, laid), dice)
    (good, points), (plain, got) = tried
    if good < plain + _BETTER:
        best, points = laid, got
    return (Advice(best, points, laid, got),)


TEACHERS: Mapping[str, Mind] = {TEACHER: teach}

Tried = Generator[None, None, list[tuple[int, int]]]


def _tried(view: Table, seat: Seat, base: World, plans: tuple[Plan, ...], dice: Dice) -> Tried:
    """Return for each plan its worth and its points on the average, in hundredths."""
    ways, totals = Ways(base), [(0, 0) for _ in plans]
    for _ in range(WORLDS):
        world = imagined(base, view, seat, _GUESSES, ways, dice)
        yield
        for number, plan in enumerate(plans):
            twin = world.copy()
            lay(twin, seat, plan)
            with suppress(Over):
                play_plans(twin)
            value, points = totals[number]
            gained = 100 * (twin.points[seat] - world.points[seat])
            totals[number] = value + worth(twin, seat, ways, USUAL), points + gained
        yield
    return [(value // WORLDS, points // WORLDS) for value, points in totals]
