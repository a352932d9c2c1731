"""The turns of a written match as a tree: what was played, said, and might have been played.

A line of the text is a turn, perhaps with the time that was left behind it in brackets; words in
braces; or a bracket of its own that opens or closes turns which might have been played instead of
the next one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.rules.tank_chess.actions import Action
from game.rules.tank_chess.play import apply
from game.rules.tank_chess.state import ChessState

from .refusals import Refused

DEEPEST = 16
_LEFT = re.compile(r"(.*\S) +\[([0-9:.]+)\]")

Numbered = tuple[int, str]
"""A line of the text with its number."""

ReadTurn = Callable[[ChessState, str, int], tuple[Action, ChessState]]
WriteTurn = Callable[[ChessState, Action, ChessState], str]


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said when so many turns of its line are played."""

    after: int
    words: str


@dataclass(frozen=True, slots=True)
class Line:
    """Turns one after the other; `left` is the time that each left on the clock, "" for none."""

    actions: tuple[Action, ...] = ()
    remarks: tuple[Remark, ...] = ()
    branches: tuple[Branch, ...] = ()
    left: tuple[str, ...] = ()


NOTHING = Line()


@dataclass(frozen=True, slots=True)
class Branch:
    """What might have been played when so many turns of the line above it were."""

    after: int
    line: Line


def write_line(state: ChessState, line: Line, write: WriteTurn) -> Iterator[str]:
    """Yield the lines of the text."""
    for number, action in enumerate(line.actions):
        yield from _beside(state, line, number, write)
        before, state = state, apply(state, action).state
        left = line.left[number] if number < len(line.left) else ""
        yield write(before, action, state) + (f" [{left}]" if left else "")
    yield from _beside(state, line, len(line.actions), write)


def read_line(state: ChessState, lines: Sequence[Numbered], read: ReadTurn) -> Line:
    """Return what the lines hold; Refused names the one that is wrong."""
    rest = list(reversed([(number, text) for number, text in lines if text]))
    line = _read(state, rest, read, 0)
    if rest:
        raise Refused("turn", found=")").at_line(rest[-1][0])
    return line


def _beside(state: ChessState, line: Line, number: int, write: WriteTurn) -> Iterator[str]:
    for remark in line.remarks:
        if remark.after == number:
            yield "{" + " ".join(remark.words.split()) + "}"
    for branch in line.branches:
        if branch.after == number:
            yield "("
            yield from write_line(state, branch.line, write)
            yield ")"


def _read(state: ChessState, rest: list[Numbered], read: ReadTurn, depth: int) -> Line:
    """Take the lines of one line off the end, and of all that branches off it."""
    actions: list[Action] = []
    remarks: list[Remark] = []
    branches: list[Branch] = []
    left: list[str] = []
    while rest and rest[-1][1] != ")":
        number, text = rest.pop()
        if text == "(":
            inner = _read(state, rest, read, depth + 1) if depth < DEEPEST else None
            if inner is None or not rest:
                raise Refused("turn", found=text).at_line(number)
            rest.pop()
            branches.append(Branch(len(actions), inner))
        elif text[0] == "{" and text[-1] == "}":
            remarks.append(Remark(len(actions), text[1:-1].strip()))
        else:
            timed = _LEFT.fullmatch(text)
            turn, time = (timed[1], timed[2]) if timed else (text, "")
            action, state = read(state, turn, number)
            actions.append(action)
            left.append(time)
    times = tuple(left) if any(left) else ()
    return Line(tuple(actions), tuple(remarks), tuple(branches), times)
