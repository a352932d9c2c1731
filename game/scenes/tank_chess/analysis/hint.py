"""A hint for whoever is to move: first the piece, then its turn, with the fact that makes it good.

The teacher is asked for one position at a time. Each of the two is noted in the record: a result
says how many hints there were.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.questions import Asked
from game.ai.tank_chess.teacher import Line
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tank_chess.actions import LeaveBoard, TakeTurn
from game.rules.tank_chess.letters.notation import cell_name
from game.rules.tank_chess.play import apply, opened
from game.rules.tank_chess.state import Piece, Table
from game.rules.tank_chess.threats import hanging
from game.scenes.frame.kit import Kit, Words
from game.scenes.tank_chess.naming import kind_name, lower, move_words
from game.session.match.match import Match

from .teacher_words import asking

PIECE, TURN = 1, 2


@dataclass
class Hint:
    """What is known of the table with so many actions done, and how much of it is said: nothing,
    the piece, or the turn."""

    count: int = -1
    said: int = 0
    line: Line | None = None
    _asked: Asked | None = None

    @property
    def busy(self) -> bool:
        return self._asked is not None

    def ask(self, kit: Kit, match: Match, seat: Seat) -> None:
        """Say more than before."""
        if self._stale(match):
            self.drop()
            self.count, self.line = match.count, None
            self._asked = kit.thinker.ask(asking(match.table))
        if self.said < TURN and (self.said == 0 or self.line is not None):
            self.said += 1
            match.hint(seat)

    def work(self, match: Match) -> bool:
        """Take the answer; return whether it is there now."""
        if self._asked is None:
            return False
        if self._stale(match):
            self.drop()
            return True
        lines = self._asked.answer()
        if lines is None:
            return False
        self._asked, self.line = None, next(iter(lines), None)
        return True

    def drop(self) -> None:
        """Forget all of it."""
        if self._asked is not None:
            self._asked.drop()
        self._asked, self.line, self.said, self.count = None, None, 0, -1

    def shown(self, match: Match) -> Line | None:
        """Return what the hint is about, None where there is none for this table."""
        return self.line if self.said and not self._stale(match) else None

    def _stale(self, match: Match) -> bool:
        return self.count != match.count


def hint_words(words: Words, table: Table, line: Line, said: int) -> str:
    """Return the hint: the piece, or the turn and why it is good."""
    piece = _on(table, line.turn.start)
    gaps = {"kind": kind_name(words, piece.kind), "cell": cell_name(piece.cell, table.height)}
    if said < TURN:
        return words("chess.hint.piece", **gaps)
    fact = fact_words(words, table, line)
    match line.turn:
        case TakeTurn(start=start, to=to, facing=facing):
            turn = move_words(words, table, start, to, facing)
            return words("chess.hint.turn", turn=turn, fact=fact)
        case _:
            return words("chess.hint.turn", turn=gaps["kind"], fact=fact)


def fact_words(words: Words, table: Table, line: Line) -> str:
    """Return what makes a turn good, the weightiest fact first."""
    fact, piece = _fact(table, line)
    kind = lower(kind_name(words, piece.kind)) if piece is not None else ""
    return words(f"chess.hint.{fact}", kind=kind, count=line.wins)


def _fact(table: Table, line: Line) -> tuple[str, Piece | None]:
    """Return the fact, and the piece that it is about if it is about one."""
    turn, seat = line.turn, table.turn
    if isinstance(turn, LeaveBoard):
        return "leaves", None
    if line.wins > 1:
        return "wins", None
    if turn.target is not None:
        return "kills_commander" if line.wins else "kills", _on(table, turn.target)
    after = apply(opened(table, 0), turn).state.table
    saved = [_on(table, cell) for cell in hanging(table, seat) if not _hangs(after, table, cell)]
    if saved:
        best = max(saved, key=lambda piece: (table.kind(piece).commander, table.kind(piece).points))
        return "saves_commander" if table.kind(best).commander else "saves", best
    if after.escape or after.check:
        return "escape" if after.escape else "check", None
    threatened = [_on(after, cell) for cell in hanging(after, 1 - seat)]
    fresh = [p for p in threatened if p.cell not in hanging(table, 1 - seat)]
    if fresh:
        return "threatens", max(fresh, key=lambda piece: table.kind(piece).points)
    return "stands", None


def _hangs(after: Table, before: Table, cell: Cell) -> bool:
    """Whether the piece that stood on a cell can be destroyed where it stands now."""
    number = _on(before, cell).number
    where = next((p.cell for p in after.pieces if p.number == number), None)
    return where in hanging(after, _on(before, cell).seat)


def _on(table: Table, cell: Cell) -> Piece:
    piece = table.piece_on(cell)
    assert piece is not None, f"nothing stands on {cell}"
    return piece
