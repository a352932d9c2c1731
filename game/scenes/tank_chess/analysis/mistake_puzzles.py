"""Learning from mistakes: each position in which a turn gave much away, once more as a puzzle.

A turn is right if it gives hardly more away than the best one. What the teacher has not looked at
yet it is asked while the turn is being shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.ai.mind import Thought
from game.ai.questions import Asked
from game.ai.tank_chess.teacher import Line
from game.ai.tank_chess.turn_quality import WHOLE, Mark, chance, marked
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag, Turn
from game.rules.tank_chess.letters.position import setup_of
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Replace
from game.scenes.match.quest import Quest
from game.scenes.tank_chess.desk import Desk
from game.scenes.tank_chess.naming import lower, turn_words
from game.scenes.tank_chess.table import TableScene
from game.session.match.match import Match
from game.session.match.record import Header, Player

from .teacher_words import GAME, asking

LEARNED = "learned"
Lay = Callable[[Match, Quest, str], TableScene]
"""Answers with the table of a match, with a task laid over it and a note that is said first."""

_WAITS = "waits"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A table, the turn that was taken there, and what would have been better, the best first."""

    table: Table
    taken: Turn
    lines: tuple[Line, ...]


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
        own = next((line for line in lines if line.turn == turn), None)
        if own is not None:
            return marked(chance(lines[0].worth), chance(own.worth), own is lines[0])
        if match.outcome is not None:
            return Mark.BEST if turn.seat in match.outcome.winners else Mark.BLUNDER
        self.asked = self.asked or self.kit.thinker.ask(asking(match.table))
        answers = self.asked.answer()
        if answers is None:
            return None
        return marked(chance(lines[0].worth), WHOLE - chance(answers[0].worth), False)


def puzzles(desk: Desk) -> tuple[Puzzle, ...]:
    """Return the mistakes of the people here, of both sides where none is at home."""
    tree, study, people = desk.tree, desk.study, desk.sitting.people or {0, 1}
    wrong = (tree.nodes[number] for number in study.wrong(tree))
    return tuple(
        Puzzle(desk.before(node), node.action, study.known[node.parent])
        for node in wrong
        if node.action.seat in people
    )


def learn(desk: Desk, lay: Lay) -> Change:
    """Begin with the first mistake."""
    found = puzzles(desk)
    return Push(puzzle_scene(desk.kit, found, 0, lay)) if found else None


def puzzle_scene(
    kit: Kit, found: tuple[Puzzle, ...], place: int, lay: Lay, note: str = ""
) -> TableScene:
    """Return the table of one of the mistakes; the note is said first."""
    puzzle, judge = found[place], Judge(kit, found[place])

    def check(match: Match) -> Change:
        mark = judge.mark(match)
        if mark is None:
            return None
        if mark not in (Mark.BEST, Mark.GOOD):
            said = words("chess.learn.again", mark=words(f"chess.study.{mark.value}"))
            return Replace(puzzle_scene(kit, found, place, lay, said))
        if place + 1 == len(found):
            return Pop(LEARNED)
        return Replace(puzzle_scene(kit, found, place + 1, lay, words("chess.learn.right")))

    def show(name: str) -> None:
        scene.desk.answer = puzzle.lines[0]

    words = kit.words
    taken = lower(turn_words(words, puzzle.table, puzzle.taken))
    quest = Quest(
        title=lambda: words("chess.learn.title", count=place + 1, all=len(found)),
        line=lambda match: words("chess.learn.line", turn=taken),
        check=check,
        minds={_WAITS: _wait},
        again=lambda: puzzle_scene(kit, found, place, lay),
        kept=False,
        marks=(puzzle.taken.start,),
        lines=lambda: (("show", words("chess.learn.show")),),
        chosen=show,
    )
    waits = tuple(Player("", None if seat == puzzle.table.turn else _WAITS) for seat in (0, 1))
    scene = lay(match_on(kit, puzzle.table, waits), quest, note)
    return scene


def match_on(kit: Kit, table: Table, players: tuple[Player, ...]) -> Match:
    """Return a match that begins with a table."""
    setup = setup_of(table)
    header: Header[Any] = Header(GAME, TANK_CHESS.number, setup, 0, players, program=kit.version)
    return Match(TANK_CHESS, header, CallFlag)


def _wait(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Take no turn: the one before is still being judged."""
    waiting = True
    while waiting:
        yield
    return legal
