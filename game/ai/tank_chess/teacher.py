"""A teacher: what a position is worth, and the best few turns with what each of them is worth.

It searches as the levels do, but knows the worths of several turns exactly, and makes no
mistakes by luck. It counts nodes, so that it says the same on every machine.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.ai.tank_chess.search.forced_win_solver import forced_win
from game.ai.tank_chess.search.node_worth import MATE, WON
from game.ai.tank_chess.search.strikes import wins_at_once
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess.actions import Turn
from game.rules.tank_chess.fast_room.turns import Go, turns

from .effort import Manner, Spent
from .thinking import Rated, Thinking

LINES = 3
TEACHER = "teacher"
_LEARNED = Manner(budget=6_000, depth=3, kills=6)
_SPREAD = 60
_IN_TWO = 3


@dataclass(frozen=True, slots=True)
class Line:
    """A turn, and what it is worth to the seat that takes it, in hundredths of a point."""

    turn: Turn
    worth: int

    @property
    def wins(self) -> int:
        """Return in how many turns it wins for certain, 0 if that is not known."""
        return (MATE - self.worth + 1) // 2 if self.worth > WON else 0


Idea = tuple[int, int, int]
Study = Generator[None, None, list[Rated]]


def teach(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Answer with the best lines, the best first; none where nothing can be done."""
    return (yield from taught(view, legal, _LEARNED))


def taught(view: Any, legal: tuple[Any, ...], manner: Manner) -> Thought:
    """Search in this manner."""
    thinking = Thinking(view, manner, 0)
    listed = list(turns(thinking.node.position))
    found = yield from _studied(thinking)
    return tuple(Line(legal[listed.index(go)], worth) for worth, go in _apart(thinking, found))


TEACHERS: Mapping[str, Mind] = {TEACHER: teach}


def _studied(thinking: Thinking) -> Study:
    """Return turns with their worths, the best first."""
    node, meter = thinking.node, thinking.search.meter
    if at_once := list(wins_at_once(node)):
        return [(MATE - 1, go) for go in at_once]
    rated: list[Rated] = [(-MATE, go) for go in thinking.noticed()]
    with suppress(Spent, Now):
        forced = yield from forced_win(node, meter)
        for depth in range(1, thinking.search.manner.depth + 1):
            meter.limited = depth > 1
            rated = yield from _looked(thinking, rated, depth)
        meter.limited = False
        if forced is not None and rated[0][0] < WON:
            rated = [(MATE - _IN_TWO, forced), *(each for each in rated if each[1] != forced)]
    return rated


def _looked(thinking: Thinking, rated: list[Rated], depth: int) -> Study:
    """Return the turns looked at once more: the worths of the best are exact."""
    width = thinking.search.manner.root_width(depth)
    thinking.aim(depth)
    best: list[tuple[int, int, Go]] = []
    for number, (_, go) in enumerate(rated[:width]):
        floor = _third(thinking, best)
        aim = max(-MATE, floor - _SPREAD) if depth == 1 else floor
        worth = yield from thinking.tried(go, number - LINES + 1, depth, aim)
        if depth == 1 or worth > floor:
            insort(best, (-worth, number, go))
    known = {go for _, _, go in best}
    return [*((-worth, go) for worth, _, go in best), *(e for e in rated if e[1] not in known)]


def _third(thinking: Thinking, best: list[tuple[int, int, Go]]) -> int:
    """Return what a turn must be worth more than to be among the best."""
    ideas: set[Idea] = set()
    for worth, _, go in best:
        ideas.add(_idea(thinking, go))
        if len(ideas) == LINES:
            return -worth
    return -MATE


def _idea(thinking: Thinking, go: Go) -> Idea:
    """Return what a turn is about: which way the piece then looks makes no other idea of it."""
    cells = thinking.node.chart.field.cells
    return go.unit, go.pose % cells if go.pose >= 0 else -1, go.target


def _apart(thinking: Thinking, found: list[Rated]) -> list[Rated]:
    """Return the best turn of each of the best ideas."""
    best: dict[Idea, Rated] = {}
    for rated in found:
        best.setdefault(_idea(thinking, rated[1]), rated)
    return list(best.values())[:LINES]
