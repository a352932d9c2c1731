"""What a teacher says of the positions of a match, asked one after the other while one steps.

The position that is looked at comes first, then the match from its beginning; where the teacher is
to think on, it looks at that position longer and longer before all others. What is known stays
known as long as the table stands there. Marks are given by equally long looks alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from game.ai.questions import Asked, Question, Thinker
from game.ai.tank_chess.teacher import FURTHER, TEACHER, Line, further
from game.ai.tank_chess.turn_quality import WHOLE, Mark, accuracy, chance, marked
from game.core.rules import Seat
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.state import Table
from game.session.match.tree_of_moves import ROOT, Node, Tree

GAME = "tank_chess"
WRONG = (Mark.MISTAKE, Mark.BLUNDER)
_TURNED = 100
"""A match has turned where a chance of a thousand went over by so much at least."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn beside the best one: its mark, the chance it gave away, and the better line."""

    mark: Mark
    lost: int
    better: Line


@dataclass(frozen=True, slots=True)
class Learned:
    """All mistakes were gone through, and so many were put right at the first try."""

    first: int
    all: int


@dataclass
class Study:
    """`known` has the lines of a position by its node; one where nothing can be done has none.

    `deeper` has those of longer looks, the last of `FURTHER` by its place; `thinks_on` asks for
    them.
    """

    on: bool = False
    thinks_on: bool = False
    known: dict[int, tuple[Line, ...]] = field(default_factory=dict)
    deeper: dict[int, tuple[int, tuple[Line, ...]]] = field(default_factory=dict)
    _asked: tuple[int, int, Asked] | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None

    def work(self, thinker: Thinker, tree: Tree, now: int) -> bool:
        """Ask, or take an answer; return whether something new is known."""
        if self._asked is not None and self._asked[1] and not self._goes_on(now):
            self.stop()
        if self._asked is None:
            look = self._next(tree, now)
            if look is None:
                return False
            number, place = look
            mind = further(FURTHER[place - 1]) if place else TEACHER
            self._asked = number, place, thinker.ask(asking(tree.nodes[number].table, mind))
        number, place, asked = self._asked
        lines = asked.answer()
        if lines is None:
            return False
        self._asked = None
        if place:
            self.deeper[number] = place, lines
        else:
            self.known[number] = lines
        return True

    def lines(self, number: int) -> tuple[Line, ...] | None:
        """Return the lines of a position by the longest look at it, None while none is known."""
        known = self.known.get(number)
        return self.deeper.get(number, (0, known))[1] if known is not None else None

    def forget(self, count: int) -> None:
        """Drop what is known of all nodes but the first so many."""
        for known in (self.known, self.deeper):
            for number in [each for each in known if each >= count]:
                del known[number]

    def end(self) -> None:
        """Ask no more; what is known stays."""
        self.on = self.thinks_on = False
        self.stop()

    def stop(self) -> None:
        """Wait for no answer; asked again, it goes on."""
        if self._asked is not None:
            self._asked[2].drop()
            self._asked = None

    def done(self, tree: Tree) -> tuple[int, int]:
        """Return of how many positions of the match something is known, and how many there are."""
        asked = [number for number in tree.line if _open(tree.nodes[number])]
        return sum(number in self.known for number in asked), len(asked)

    def white(self, node: Node, longest: bool = False) -> int | None:
        """Return White's chance at a node, of a thousand, by the longest look or by the usual one;
        None while it is not known."""
        end, turn = node.table.end, node.table.turn
        if end is not None:
            return WHOLE // 2 if end.winner is None else WHOLE * (1 - end.winner)
        lines = self.lines(node.number) if longest else self.known.get(node.number)
        if lines is None:
            return None
        best = chance(lines[0].worth) if lines else WHOLE // 2
        return WHOLE - best if turn else best

    def judged(self, tree: Tree, number: int) -> Judged | None:
        """Return what the turn that led to a node was worth, None if that is not known."""
        node = tree.nodes[number]
        lines = self.known.get(node.parent, ())
        if number == ROOT or not lines or not isinstance(node.action, TakeTurn | LeaveBoard):
            return None
        best = chance(lines[0].worth)
        own = next((line for line in lines if line.turn == node.action), None)
        taken = chance(own.worth) if own else self._after(node)
        if taken is None:
            return None
        return Judged(marked(best, taken, own is lines[0]), max(0, best - taken), lines[0])

    def accuracy(self, tree: Tree, seat: Seat) -> int | None:
        """Return how well a seat has played, in percent, by the turns that are judged."""
        found = (self.judged(tree, n) for n in tree.line if _by(tree.nodes[n], seat))
        lost = [each.lost for each in found if each is not None]
        return accuracy(lost) if lost else None

    def count(self, tree: Tree, seat: Seat, mark: Mark) -> int:
        """Return how often the turns of a seat were given this mark."""
        found = (self.judged(tree, n) for n in tree.line if _by(tree.nodes[n], seat))
        return sum(each is not None and each.mark is mark for each in found)

    def turned(self, tree: Tree) -> int | None:
        """Return the node of the turn by which most went over from one side to the other."""
        whites = [(self.white(tree.nodes[n]), n) for n in tree.line if _open(tree.nodes[n])]
        even, most, found = WHOLE // 2, _TURNED - 1, None
        for (before, _), (after, number) in pairwise(whites):
            if before is None or after is None or (before - even) * (after - even) >= 0:
                continue
            if abs(after - before) > most:
                most, found = abs(after - before), number
        return found

    def wrong(self, tree: Tree) -> tuple[int, ...]:
        """Return the nodes that mistakes and blunders led to."""
        found = ((number, self.judged(tree, number)) for number in tree.line)
        return tuple(n for n, each in found if each is not None and each.mark in WRONG)

    def _after(self, node: Node) -> int | None:
        """Return the chance of whoever has just moved."""
        white = self.white(node)
        if white is None:
            return None
        return WHOLE - white if node.action.seat else white

    def _goes_on(self, number: int) -> bool:
        """Whether a longer look at this position is wished for, and is the one under way."""
        return self.thinks_on and self._asked is not None and self._asked[0] == number

    def _next(self, tree: Tree, now: int) -> tuple[int, int] | None:
        """Return which position is asked about next, and how long a look it is."""
        wanted = next((n for n in (now, *tree.line) if self._lacks(tree, n)), None)
        place = self.deeper.get(now, (0, ()))[0] + 1
        if self.thinks_on and wanted != now and self.known.get(now) and place <= len(FURTHER):
            return now, place
        return None if wanted is None else (wanted, 0)

    def _lacks(self, tree: Tree, number: int) -> bool:
        return number not in self.known and _open(tree.nodes[number])


def asking(table: Table, mind: str = TEACHER) -> Question:
    """Return the question what is best on a table."""
    return Question(GAME, mind, table, table.turn, 0, ())


def _open(node: Node) -> bool:
    """Whether something can be said of a position: talk changes none."""
    talk = node.number != ROOT and not isinstance(node.action, TakeTurn | LeaveBoard)
    return node.table.end is None and not talk


def _by(node: Node, seat: Seat) -> bool:
    return node.number != ROOT and node.action.seat == seat
