"""The race of plans: all are tried in a few worlds, the best of them in more, and so on.

Each plan of a round is tried in the very same worlds, so that luck weighs on all alike.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress

from game.ai.tanchiki.guessing import imagined, lay
from game.ai.tanchiki.manner import Manner
from game.ai.tanchiki.plans import OFF, Plan, every_plan
from game.ai.tanchiki.valuing import Ways, worth
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.state import Table
from game.rules.tanchiki.swift import Over, World
from game.rules.tanchiki.swift_turn import play_plans

Ranked = list[tuple[int, int, Plan]]
"""What a plan was worth on the whole (less is better here), its number, and the plan."""

SLICE = 8
"""So many turns are imagined between two pauses."""


class Race:
    """Plans of one seat in one position, and what they were worth so far.

    `imagined` counts the turns that were played.
    """

    def __init__(self, view: Table, seat: Seat, base: World, manner: Manner, dice: Dice) -> None:
        self.imagined = 0
        self.worlds = 0
        self._view, self._seat, self._base = view, seat, base
        self._manner, self._dice = manner, dice
        self._ways = Ways(base)
        plans = [plan for plan in every_plan(base.hands[seat]) if not self._overlooked()]
        self.ranked: Ranked = [
            (-dice.below(manner.luck + 1), number, plan)
            for number, plan in enumerate((*plans, OFF))
        ]

    @property
    def best(self) -> Plan:
        return self.ranked[0][2]

    def run(self, rounds: tuple[tuple[int, int], ...]) -> Generator[None, None, None]:
        """Try the plans in more worlds, those that are left after each round."""
        for kept, more in rounds:
            self.ranked = self.ranked[:kept]
            for _ in range(more):
                world = imagined(
                    self._base, self._view, self._seat, self._manner.guesses, self._ways, self._dice
                )
                yield
                yield from self._tried(world)
                self.worlds += 1
            self.ranked.sort()

    def _tried(self, world: World) -> Generator[None, None, None]:
        tried: Ranked = []
        for total, number, plan in self.ranked:
            tried.append((total - self._value(world, plan), number, plan))
            self.imagined += 1
            if self.imagined % SLICE == 0:
                yield
        self.ranked = tried

    def _value(self, world: World, plan: Plan) -> int:
        twin = world.copy()
        lay(twin, self._seat, plan)
        with suppress(Over):
            play_plans(twin)
        return worth(twin, self._seat, self._ways, self._manner.weights)

    def _overlooked(self) -> bool:
        overlooks = self._manner.overlooks
        return overlooks > 0 and self._dice.below(100) < overlooks
