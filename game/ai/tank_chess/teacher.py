"""A teacher: what a position is worth, and the best few turns with what each of them is worth.

It searches as the levels do, but knows the worths of several turns exactly, and makes no
mistakes by luck. It counts nodes, so that it says the same on every machine. A search leaves
replies out, so that a win it sees is a belief: only one that is proven is told in turns.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
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
from .expected import PLIES, remembered
from .proven_lines import Found, Steps, prove
from .thinking import Rated, Thinking, past

LINES = 3
TEACHER = "teacher"
FURTHER = (2, 4, 8, 16, 32)
"""So many times as long a teacher thinks on about one position."""
_LEARNED = Manner(budget=6_000, depth=3, kills=6)
_SPREAD = 60
_BELIEVED = 4_000
"""What a win is worth that is not proven."""
_TWICE = 2


@dataclass(frozen=True, slots=True)
class Line:
    """A turn, and what it is worth to the seat that takes it, in hundredths of a point.

    `rest` are the turns expected after it. `depth` is how many turns ahead it was looked, `nodes`
    how many positions were looked at for that.
    """

    turn: Turn
    worth: int
    rest: tuple[Turn, ...] = ()
    depth: int = 0
    nodes: int = 0

    @property
    def wins(self) -> int:
        """Return in how many turns it wins for certain, 0 if that is not known."""
        return (MATE - self.worth + 1) // 2 if self.worth > WON else 0


Idea = tuple[int, int, int]
Looked = Generator[None, None, list[Rated]]


def teach(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Answer with the best lines, the best first; none where nothing can be done."""
    return (yield from taught(view, legal, _LEARNED))


def further(times: int) -> str:
    """Return the name of the teacher that thinks so many times as long."""
    return f"{TEACHER}.{times}"


def _thinks_on(times: int) -> Mind:
    manner = replace(_LEARNED, budget=times * _LEARNED.budget, depth=PLIES)

    def teach_on(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        return (yield from taught(view, legal, manner))

    return teach_on


def taught(view: Any, legal: tuple[Any, ...], manner: Manner) -> Thought:
    """Search in this manner."""
    thinking = Thinking(view, manner, 0)
    listed = list(turns(thinking.node.position))
    stood = past(view, thinking.node.position)
    drawn = {mark for mark, times in stood.items() if times >= _TWICE}
    found = Found([])
    yield from _studied(thinking, drawn, found)
    nodes = thinking.search.meter.nodes
    return tuple(
        Line(legal[listed.index(go)], worth, found.rest.get(go, ()), found.depth, nodes)
        for worth, go in _apart(thinking, found.rated)
    )


TEACHERS: Mapping[str, Mind] = {
    TEACHER: teach,
    **{further(times): _thinks_on(times) for times in FURTHER},
}


def _studied(thinking: Thinking, drawn: set[int], found: Found) -> Steps:
    """Find turns with their worths, the best first."""
    node, meter = thinking.node, thinking.search.meter
    if at_once := list(wins_at_once(node)):
        found.rated = [(MATE - 1, go) for go in at_once]
        return
    found.rated = [(-MATE, go) for go in thinking.noticed()]
    with suppress(Now):
        sure = yield from forced_win(node, meter)
        with suppress(Spent):
            for depth in range(1, thinking.search.manner.depth + 1):
                meter.limited = depth > 1
                found.rated = yield from _looked(thinking, found.rated, depth)
                found.depth = depth
                for _, go in _apart(thinking, found.rated):
                    found.rest[go] = remembered(thinking.search, node, go)
        meter.limited = False
        yield from prove(node, found, LINES, drawn, sure)
    won = [(MATE + 1 - 2 * length, go) for go, length in found.proven.items()]
    left = [(min(worth, _BELIEVED), go) for worth, go in found.rated if go not in found.proven]
    found.rated = sorted(won, key=lambda each: -each[0]) + left


def _looked(thinking: Thinking, rated: list[Rated], depth: int) -> Looked:
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
