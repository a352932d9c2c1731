"""Learning from mistakes: each position in which a turn gave much away, once more as a puzzle.

A turn is right if it gives hardly more away than the best one. What the teacher has not looked at
yet it is asked while the turn is being shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from game.ai.mind import Thought
from game.ai.tank_chess.turn_quality import Mark
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
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

from .hint import TURN, fact_words, hint_words
from .puzzle_judge import Judge, Puzzle
from .teacher_words import GAME, Learned
from .week_mistakes import remember

Lay = Callable[[Match, Quest, str], TableScene]
"""Answers with the table of a match, with a task laid over it and a note that is said first."""

_WAITS = "waits"


def puzzles(desk: Desk) -> tuple[Puzzle, ...]:
    """Return the mistakes of the people here, of both sides where none is at home; then those of a
    week ago."""
    tree, study, people = desk.tree, desk.study, desk.sitting.people or {0, 1}
    wrong = (tree.nodes[number] for number in study.wrong(tree))
    players = desk.live.match.header.players
    own = tuple(
        Puzzle(
            desk.before(node),
            node.action,
            study.known[node.parent],
            players[node.action.seat].name,
        )
        for node in wrong
        if node.action.seat in people
    )
    return (*own, *desk.waits)


def learn(desk: Desk, lay: Lay) -> Change:
    """Begin with the first mistake."""
    found = puzzles(desk)
    return Push(PuzzleTable(desk.kit, Lesson(found, lay)).laid()) if found else None


@dataclass(frozen=True, slots=True)
class Lesson:
    """The place that one has come to, how many were right at the first try before it, and whether
    this one was tried in vain or its answer shown."""

    puzzles: tuple[Puzzle, ...]
    lay: Lay
    place: int = 0
    first: int = 0
    spoilt: bool = False

    def onward(self, kit: Kit, right: bool, note: str = "") -> Change:
        """Go on to the next mistake, or back to the match behind the last one."""
        at_once = right and not self.spoilt
        first = self.first + at_once
        remember(kit, self.puzzles[self.place], at_once)
        if self.place + 1 == len(self.puzzles):
            return Pop(Learned(first, len(self.puzzles)))
        following = replace(self, place=self.place + 1, first=first, spoilt=False)
        return Replace(PuzzleTable(kit, following).laid(note))


class PuzzleTable:
    """The table of one of the mistakes, and what may be wished for beside it."""

    def __init__(self, kit: Kit, lesson: Lesson) -> None:
        self._kit = kit
        self._lesson = lesson
        self._puzzle = lesson.puzzles[lesson.place]
        self._judge = Judge(kit, self._puzzle)
        self._wish = ""
        self._scene: TableScene | None = None

    def laid(self, note: str = "") -> TableScene:
        """Return the table; the note is said first."""
        kit, mover = self._kit, self._puzzle.table.turn
        players = tuple(Player("", None if seat == mover else _WAITS) for seat in (0, 1))
        quest = Quest(
            title=self._title,
            line=lambda match: self._line(),
            check=self._check,
            minds={_WAITS: _wait},
            again=lambda: PuzzleTable(kit, self._lesson).laid(),
            kept=False,
            marks=(self._puzzle.taken.start,),
            lines=lambda: self._wishes()[:-1],
            wishes=self._wishes,
            chosen=self._chosen,
        )
        self._scene = self._lesson.lay(match_on(kit, self._puzzle.table, players), quest, note)
        return self._scene

    def _title(self) -> str:
        count, every = self._lesson.place + 1, len(self._lesson.puzzles)
        return self._kit.words("chess.learn.title", count=count, all=every)

    def _line(self) -> str:
        """Return what was played, or the answer with what it gains once it is shown."""
        words, puzzle = self._kit.words, self._puzzle
        if self._scene is not None and self._scene.desk.answer is not None:
            said = hint_words(words, puzzle.table, puzzle.lines[0], TURN)
            return words("chess.learn.answer.line", answer=lower(said))
        taken = lower(turn_words(words, puzzle.table, puzzle.taken))
        return words("chess.learn.line.week" if puzzle.week else "chess.learn.line", turn=taken)

    def _wishes(self) -> tuple[tuple[str, str], ...]:
        names = ("answer", "next", "leave")
        return tuple((name, self._kit.words(f"chess.learn.{name}")) for name in names)

    def _chosen(self, name: str) -> None:
        self._wish = name
        if name == "answer" and self._scene is not None:
            self._lesson = replace(self._lesson, spoilt=True)
            self._scene.desk.forget()
            self._scene.desk.answer = self._puzzle.lines[0]

    def _check(self, match: Match) -> Change:
        wish, self._wish = self._wish, ""
        if wish == "leave":
            return Pop()
        if wish == "next":
            return self._lesson.onward(self._kit, right=False)
        mark = self._judge.mark(match)
        if mark is None:
            return None
        words = self._kit.words
        if mark in (Mark.BEST, Mark.GOOD):
            fact = fact_words(words, self._puzzle.table, self._judge.line(match))
            return self._lesson.onward(self._kit, True, words("chess.learn.right", fact=fact))
        said = words("chess.learn.again", mark=words(f"chess.study.{mark.value}"))
        return Replace(PuzzleTable(self._kit, replace(self._lesson, spoilt=True)).laid(said))


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
