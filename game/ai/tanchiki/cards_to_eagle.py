"""Where the cards of a hand take a tank: to the eagle, near it, or what it lacks for that.

Only the ground and the walls are looked at, as if the tank were alone on the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest

from game.rules.tanchiki.cards import KINDS, REACH, TURN, Cards
from game.rules.tanchiki.fast_room.fixed_ground import ICE
from game.rules.tanchiki.fast_room.world import Spot, World

from .candidate_stacks import TURNS
from .plans import Plan, firsts, holding, left, seconds

NEVER = 9
"""So many cards are lacking where no turn of any hand comes to the eagle."""

_FAR = 3
"""From so many drives away a slide may help, from more nothing does."""

_BEGUN = 8
_TAKEN = 400
_STEP = 14
_DROWNED = 300

Counts = tuple[int, ...]
Need = tuple[int, Counts]
"""The action in which the eagle is reached, and how many cards of each kind it takes."""

Stand = tuple[Spot, int, bool]
"""Where a tank stands, 0 in the water, where it looks, and whether it has passed the eagle."""


class Reach:
    """What it takes to come to one goal from where a tank stands and looks, remembered."""

    def __init__(self, world: World, goal: Spot, lengths: list[int], drives: list[int]) -> None:
        self._goal, self._lengths, self._drives = goal, lengths, drives
        self._walls, self._land = bytes(world.walls), world.land
        self._needs: dict[tuple[Spot, int], tuple[Need, ...]] = {}
        self._lacks: dict[tuple[Spot, int, Cards], tuple[int, int]] = {}
        self._plans: dict[tuple[Spot, int, Cards], tuple[Plan, ...]] = {}
        self._stands: dict[tuple[Spot, int, Cards], Stand] = {}

    def lacking(self, spot: Spot, facing: int, hand: Cards) -> tuple[int, int]:
        """Return how many cards are lacking at least, and the action of that way."""
        key = spot, facing, hand
        found = self._lacks.get(key)
        if found is None:
            found = self._lacks[key] = self._lacking(spot, facing, hand)
        return found

    def likely(self, spot: Spot, facing: int, hand: Cards, count: int) -> tuple[Plan, ...]:
        """Return so many plans that lead to the eagle or nearest to it, the best first."""
        key = spot, facing, hand
        found = self._plans.get(key)
        if found is None:
            plans = nlargest(count, self._valued(spot, facing, hand), key=lambda each: each[0])
            found = self._plans[key] = tuple(plan for _, plan in plans)
        return found

    def _valued(self, spot: Spot, facing: int, hand: Cards) -> Iterator[tuple[int, Plan]]:
        lengths, begun = self._lengths, []
        for first in firsts(hand):
            there, way, passed = self._played(spot, facing, first)
            value = _TAKEN + _STEP if passed else 0
            value -= _STEP * lengths[there] if there else _DROWNED
            begun.append((value, first, there, way, passed))
        for _, first, there, way, passed in nlargest(_BEGUN, begun, key=lambda each: each[0]):
            rest = left(hand, first)
            for second in seconds(rest):
                end, _, late = self._played(there, way, second) if there else (0, 0, False)
                value = _TAKEN + _STEP if passed else _TAKEN if late else 0
                value -= _STEP * lengths[end] if end else _DROWNED
                yield value + holding(left(rest, second)) // 2, (first, second)

    def _played(self, spot: Spot, facing: int, cards: Cards) -> Stand:
        key = spot, facing, cards
        found = self._stands.get(key)
        if found is None:
            passed = False
            for card in cards:
                if card in REACH:
                    spot, came = self._driven(spot, facing, REACH[card])
                    passed = passed or came
                else:
                    facing = (facing + TURN[card] // 2) & 3
            found = self._stands[key] = spot, facing, passed
        return found

    def _lacking(self, spot: Spot, facing: int, hand: Cards) -> tuple[int, int]:
        needs = self._needs.get((spot, facing))
        if needs is None:
            needs = self._needs[spot, facing] = tuple(dict.fromkeys(self._found(spot, facing)))
        held = [hand.count(kind) for kind in KINDS]
        best = NEVER, 1
        for action, counts in needs:
            lacks = 0
            for have, need in zip(held, counts, strict=True):
                if need > have:
                    lacks += need - have
            if (lacks, action) < best:
                best = lacks, action
        return best

    def _found(self, spot: Spot, facing: int) -> Iterator[Need]:
        """Yield what each way to the goal takes within a turn."""
        if self._drives[spot] > _FAR:
            return
        for laid, there, way, passed in self._each(spot, facing):
            if passed:
                yield 0, _counts(laid)
            elif there and there != spot and self._drives[there] < _FAR:
                for more, _, _, late in self._each(there, way):
                    if late:
                        yield 1, _counts((*laid, *more))

    def _each(self, spot: Spot, facing: int) -> Iterator[tuple[Cards, Spot, int, bool]]:
        for quarters, turns in enumerate(TURNS):
            way = (facing + quarters) & 3
            for card, reach in REACH.items():
                there, passed = self._driven(spot, way, reach)
                for turn in turns:
                    yield (*turn, card), there, way, passed

    def _driven(self, spot: Spot, way: int, reach: int) -> tuple[Spot, bool]:
        """Return where a drive ends, 0 in the water, and whether it passes the goal."""
        step, land, passed = self._land.steps[way], self._land, False
        while spot and (reach or land.ground[spot] == ICE) and not self._walls[spot + step]:
            spot += step
            passed = passed or spot == self._goal
            if land.deadly[spot]:
                return 0, passed
            reach = max(0, reach - 1)
        return spot, passed


def _counts(cards: Cards) -> Counts:
    return tuple(cards.count(kind) for kind in KINDS)
