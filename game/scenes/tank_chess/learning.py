"""Learning from mistakes: each position in which a turn gave much away, once more as a puzzle.

A turn is right if it gives hardly more away than the best one. What the teacher has not looked at
yet it is asked while the turn is being shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.ai.asking import Asked
from game.ai.mind import Thought
from game.ai.tank_chess.marking import WHOLE, Mark, chance, marked
from game.ai.tank_chess.teaching import Line
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag, LeaveBoard, TakeTurn, Turn
from game.rules.tank_chess.notation import write_action
from game.rules.tank_chess.position import setup_of
from game.rules.tank_chess.state import Table
from game.scenes.kit import Kit
from game.scenes.play.quest import Quest
from game.scenes.stack import Change, Pop, Push, Replace
from game.session.match import Match
from game.session.record import Header, Player
from game.view.tank_chess.arrows import Arrow

from .desk import Desk
from .study import GAME, asking
from .table import TableScene

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
class _Asking:
    """What the teacher is asked about a turn that was not thought of, and the table of it."""

    asked: Asked | None = None
    shown: list[TableScene] = field(default_factory=list)


def puzzles(desk: Desk) -> tuple[Puzzle, ...]:
    """Return the mistakes of the people here, of both sides where none is at home."""
    tree, study, people = desk.tree, desk.study, desk.sitting.people or {0, 1}
    wrong = (tree.nodes[number] for number in study.wrong(tree))
    return tuple(
        Puzzle(tree.nodes[node.parent].table, node.action, study.known[node.parent])
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
    puzzle, asking_now = found[place], _Asking()

    def check(match: Match) -> Change:
        mark = _judged(kit, puzzle, match, asking_now)
        if mark is None:
            return None
        if mark not in (Mark.BEST, Mark.GOOD):
            said = words("chess.learn.again", mark=words(f"chess.study.{mark.value}"))
            return Replace(puzzle_scene(kit, found, place, lay, said))
        if place + 1 == len(found):
            return Pop(LEARNED)
        return Replace(puzzle_scene(kit, found, place + 1, lay, words("chess.learn.right")))

    def show(name: str) -> None:
        match puzzle.lines[0].turn:
            case TakeTurn(start=start, to=to):
                asking_now.shown[0].desk.arrows = (Arrow(start, to),)
            case LeaveBoard(start=start):
                asking_now.shown[0].desk.arrows = (Arrow(start, start),)

    words = kit.words
    taken = write_action(puzzle.table, puzzle.taken)
    quest = Quest(
        title=lambda: words("chess.learn.title", count=place + 1, all=len(found)),
        line=lambda match: words("chess.learn.line", turn=taken),
        check=check,
        minds={_WAITS: _wait},
        again=lambda: puzzle_scene(kit, found, place, lay),
        kept=False,
        lines=lambda: (("show", words("chess.learn.show")),),
        chosen=show,
    )
    scene = lay(_match(kit, puzzle), quest, note)
    asking_now.shown.append(scene)
    return scene


def _match(kit: Kit, puzzle: Puzzle) -> Match:
    mover = puzzle.table.turn
    players = tuple(Player("", None if seat == mover else _WAITS) for seat in (0, 1))
    setup = setup_of(puzzle.table)
    header: Header[Any] = Header(GAME, TANK_CHESS.number, setup, 0, players, program=kit.version)
    return Match(TANK_CHESS, header, CallFlag)


def _wait(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Take no turn: the one before is still being judged."""
    waiting = True
    while waiting:
        yield
    return legal


def _judged(kit: Kit, puzzle: Puzzle, match: Match, now: _Asking) -> Mark | None:
    """Return what the turn was worth, None while none is taken or it is not known yet."""
    if not match.count:
        return None
    turn, best = match.done[0].action, chance(puzzle.lines[0].worth)
    own = next((line for line in puzzle.lines if line.turn == turn), None)
    if own is not None:
        return marked(best, chance(own.worth), own is puzzle.lines[0])
    if match.outcome is not None:
        return Mark.BEST if turn.seat in match.outcome.winners else Mark.BLUNDER
    if now.asked is None:
        now.asked = kit.thinker.ask(asking(match.table))
    lines = now.asked.answer()
    if lines is None:
        return None
    return marked(best, WHOLE - chance(lines[0].worth), False)
