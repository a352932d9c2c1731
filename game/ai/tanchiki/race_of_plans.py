"""The race of plans: many are tried in a few worlds, the best of them in more, and so on.

Each plan of a round is tried in the very same worlds, so that luck weighs on all alike. The
first round plays the first action of each first stack once, goes on with the best of them, and
plays the second action for each second stack that can follow.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.fast_room.turn import begin_turn, play_action, play_plans
from game.rules.tanchiki.fast_room.world import Over, World
from game.rules.tanchiki.state import Table

from .cards_to_eagle import NEVER
from .distance_to_eagle import Ways
from .effort import Manner
from .guessed_worlds import imagined, lay
from .plans import OFF, Plan, firsts, left, seconds
from .spinning_plans import spun
from .winning_chance import judged, losing

Run = Generator[None, None, None]

SLICE = 8
"""So many actions are imagined between two pauses, and those of one more plan."""


class Race:
    """Plans of one seat in one position, the best first, with what they were worth so far.

    `imagined` counts the actions that were played, two to a turn.
    """

    def __init__(self, view: Table, seat: Seat, base: World, manner: Manner, dice: Dice) -> None:
        self.imagined = 0
        self._paused = 0
        self.ranked: list[tuple[int, Plan]] = []
        self._view, self._seat, self._base = view, seat, base
        self._manner, self._dice = manner, dice
        self._ways = Ways(base, manner.likely)

    @property
    def best(self) -> Plan:
        return self.ranked[0][1]

    def arrives(self, hand: Cards) -> bool:
        """Whether these cards come to the eagle within the turn."""
        return self.lacks(hand) == 0

    def lacks(self, hand: Cards) -> int:
        """Return how many cards are lacking to take the eagle now; NEVER if that helps others."""
        base, seat = self._base, self._seat
        if not base.cells[seat] or base.sudden or losing(base, seat):
            return NEVER
        reach = self._ways.reach(base.eagle)
        return reach.lacking(base.cells[seat], base.ways[seat], hand)[0]

    def screen(self) -> Run:
        """Look at every plan that comes to mind."""
        worlds: list[World] = []
        for _ in range(self._manner.screens):
            worlds.append(self._imagined())
            yield
        hand, totals = self._base.hands[self._seat], {OFF: sum(self._value(w, OFF) for w in worlds)}
        begun: list[tuple[int, Cards, list[World]]] = []
        for first in firsts(hand):
            if not self._overlooked():
                after = [self._begun(world, first, left(hand, first)) for world in worlds]
                total = sum(self._worth(w) for w in after)
                begun.append((total, first, after))
                if self._due():
                    yield
        begun.sort(key=lambda each: -each[0])
        for _, first, after in begun[: self._manner.beam]:
            rest = left(hand, first)
            for second in seconds(rest):
                if second == seconds(rest)[0] or not self._overlooked():
                    totals[first, second] = sum(
                        self._ended(w, left(rest, second), second) for w in after
                    )
                    if self._due():
                        yield
        luck = self._manner.luck + 1
        self.ranked = [(total + self._dice.below(luck), plan) for plan, total in totals.items()]
        self._sort()

    def run(self) -> Run:
        """Try the best plans in more worlds, those that are left after each round."""
        if spins := self._manner.spins:
            hand = self._base.hands[self._seat]
            best = [(total, (plan, *spun(plan, hand))) for total, plan in self.ranked[:spins]]
            self.ranked = [(total, each) for total, plans in best for each in plans]
        for kept, more in self._manner.rounds:
            del self.ranked[kept:]
            for _ in range(more):
                world = self._imagined()
                yield
                for place, (total, plan) in enumerate(self.ranked):
                    self.ranked[place] = total + self._value(world, plan), plan
                    if self._due():
                        yield
            self._sort()

    def _due(self) -> bool:
        """Whether a slice is full."""
        if self.imagined - self._paused < SLICE:
            return False
        self._paused = self.imagined
        return True

    def _sort(self) -> None:
        self.ranked.sort(key=lambda each: -each[0])

    def _imagined(self) -> World:
        return imagined(
            self._base, self._view, self._seat, self._manner.guesses, self._ways, self._dice
        )

    def _begun(self, world: World, first: Cards, rest: Cards) -> World:
        """Return the world after the first action."""
        self.imagined += 1
        twin, seat = world.copy(), self._seat
        twin.stacks[seat], twin.hands[seat] = (first, ()), rest
        begin_turn(twin)
        with suppress(Over):
            play_action(twin, 0)
        return twin

    def _ended(self, world: World, rest: Cards, second: Cards) -> int:
        """Return what the second action then leads to; cards lost meanwhile are any."""
        if world.winners is None:
            self.imagined += 1
            seat, laid = self._seat, len(second)
            lost = len(rest) + laid - len(world.hands[seat])
            world = world.copy()
            world.stacks[seat], world.hands[seat] = ((), second), rest[: max(0, len(rest) - lost)]
            with suppress(Over):
                play_action(world, 1)
        return self._worth(world)

    def _value(self, world: World, plan: Plan) -> int:
        """Return what a whole plan leads to."""
        self.imagined += 2
        twin = world.copy()
        lay(twin, self._seat, plan)
        with suppress(Over):
            play_plans(twin)
        return self._worth(twin)

    def _worth(self, world: World) -> int:
        return judged(world, self._seat, self._ways, self._manner)

    def _overlooked(self) -> bool:
        overlooks = self._manner.overlooks
        return overlooks > 0 and self._dice.below(100) < overlooks
