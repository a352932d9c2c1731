"""A mistake as a puzzle, and what the turn is worth that somebody takes there."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.questions import Asked
from game.ai.tank_chess.teacher import Line
from game.ai.tank_chess.turn_quality import WHOLE, Mark, chance, marked
from game.rules.tank_chess.actions import Turn
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Kit
from game.session.match.match import Match

from .teacher_words import asking


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A table, the turn that was taken there, and what would have been better, the best first.

    `person` is who took it, `""` for somebody without a name; one of a `week` ago has come back.
    """

    table: Table
    taken: Turn
    lines: tuple[Line, ...]
    person: str = ""
    week: bool = False


@dataclass
class Judge:
    """What the turn taken at a puzzle is worth; a turn that was not thought of is asked about."""

    kit: Kit
    puzzle: Puzzle
    asked: Asked | None = None

    def mark(self, match: Match) -> Mark | None:
        """Return what the turn was worth, None while none is taken or it is not known yet."""
        if not match.count:
            return None
        lines, turn = self.puzzle.lines, match.done[0].action
        own = self._known(turn)
        if own is not None:
            return marked(chance(lines[0].worth), chance(own.worth), own is lines[0])
        if match.outcome is not None:
            return Mark.BEST if turn.seat in match.outcome.winners else Mark.BLUNDER
        self.asked = self.asked or self.kit.thinker.ask(asking(match.table))
        answers = self.asked.answer()
        if answers is None:
            return None
        return marked(chance(lines[0].worth), WHOLE - chance(answers[0].worth), False)

    def line(self, match: Match) -> Line:
        """Return the turn that was taken with what is known of its worth."""
        turn = match.done[0].action
        return self._known(turn) or Line(turn, 0)

    def _known(self, turn: Turn) -> Line | None:
        return next((line for line in self.puzzle.lines if line.turn == turn), None)
