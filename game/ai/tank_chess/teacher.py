"""A teacher: what a position is worth, and the best few turns with what each of them is worth.

It searches as the levels do, but knows the worths of several turns exactly, and makes no
mistakes by luck. It counts nodes, so that it says the same on every machine. A search leaves
replies out, so that a win it sees is a belief: only one that is proven is told in turns.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Mind, Now, Thought
from game.ai.tank_chess.search.forced_win_solver import forced_win
from game.ai.tank_chess.search.node import Node
from game.ai.tank_chess.search.node_worth import MATE, WON
from game.ai.tank_chess.search.proofs import LONGEST, Prover, TooMuch
from game.ai.tank_chess.search.strikes import wins_at_once
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess.actions import Turn
from game.rules.tank_chess.fast_room.turns import Go, turns

from .effort import Manner, Spent
from .thinking import Rated, Thinking, past

LINES = 3
TEACHER = "teacher"
_LEARNED = Manner(budget=6_000, depth=3, kills=6)
_SPREAD = 60
_BELIEVED = 4_000
"""What a win is worth that is not proven."""
_PROOF = 12_000
"""So many positions at most are looked at for one proof."""
_SMALL = 120
"""On a board of so many cells at most a win is looked for by every turn, else by threats alone."""
_TWICE = 2


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
Proven = Generator[None, None, dict[Go, int]]


def teach(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Answer with the best lines, the best first; none where nothing can be done."""
    return (yield from taught(view, legal, _LEARNED))


def taught(view: Any, legal: tuple[Any, ...], manner: Manner) -> Thought:
    """Search in this manner."""
    thinking = Thinking(view, manner, 0)
    listed = list(turns(thinking.node.position))
    stood = past(view, thinking.node.position)
    drawn = {mark for mark, times in stood.items() if times >= _TWICE}
    found = yield from _studied(thinking, drawn)
    return tuple(Line(legal[listed.index(go)], worth) for worth, go in _apart(thinking, found))


TEACHERS: Mapping[str, Mind] = {TEACHER: teach}


def _studied(thinking: Thinking, drawn: set[int]) -> Study:
    """Return turns with their worths, the best first."""
    node, meter = thinking.node, thinking.search.meter
    if at_once := list(wins_at_once(node)):
        return [(MATE - 1, go) for go in at_once]
    rated: list[Rated] = [(-MATE, go) for go in thinking.noticed()]
    proven: dict[Go, int] = {}
    with suppress(Now):
        forced = yield from forced_win(node, meter)
        with suppress(Spent):
            for depth in range(1, thinking.search.manner.depth + 1):
                meter.limited = depth > 1
                rated = yield from _looked(thinking, rated, depth)
        meter.limited = False
        proven = yield from _proofs(thinking, rated, drawn, forced)
    won = [(MATE + 1 - 2 * length, go) for go, length in proven.items()]
    left = [(min(worth, _BELIEVED), go) for worth, go in rated if go not in proven]
    return sorted(won, key=lambda each: -each[0]) + left


def _proofs(thinking: Thinking, rated: list[Rated], drawn: set[int], forced: Go | None) -> Proven:
    """Return what wins in how many turns whatever is replied: of the turns that look like it, else
    of any."""
    node, cells = thinking.node, thinking.node.chart.field.cells
    proven: dict[Go, int] = {}
    # A win in two would have been found: it is looked for by every turn.
    lengths = range(2 if forced is not None else LONGEST, LONGEST + 1)
    believed = [go for worth, go in rated[:LINES] if worth > WON]
    some = [forced, *believed] if forced is not None else believed
    yield from _tried(node, some, Prover(_PROOF, drawn=drawn), proven, lengths)
    for threats in (True, False):
        if not proven and (threats or cells <= _SMALL):
            every = [go for _, go in rated]
            prover = Prover(_PROOF, threats, drawn)
            yield from _tried(node, every, prover, proven, lengths, most=1)
    return proven


def _tried(
    node: Node,
    some: list[Go],
    prover: Prover,
    proven: dict[Go, int],
    lengths: Iterable[int],
    most: int = LINES,
) -> Generator[None, None, None]:
    """Prove of so many turns at most in how few they win."""
    with suppress(TooMuch):
        for length in lengths:
            for go in some:
                if go not in proven and prover.forces(node, go, length):
                    proven[go] = length
                    if len(proven) == most:
                        return
                yield


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
