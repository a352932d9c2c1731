"""A whole match as text: header lines, an empty line, and one turn a line (C5.6, C6).

Reading plays the turns through the rules, so what has been read is a match that can happen. A
shot that destroys nothing is noted by some who write: it is read as the turn without it (C4.6).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace

from game.core.grid import Cell
from game.core.rules import IllegalAction
from game.rules.tank_chess.actions import Action, LeaveBoard, TakeTurn, Talk
from game.rules.tank_chess.play import apply, opened
from game.rules.tank_chess.starting_board import Kind
from game.rules.tank_chess.state import ChessState, Options, Table
from game.rules.tank_chess.why_not.explain import objection
from game.rules.tank_chess.why_not.reasons import ArmourHolds

from .game_lines import NOTHING, Line, read_line, write_line
from .notation import SIDES, read_action, write_turn
from .position import read_start, write_position
from .refusals import Refused

DRAW, GOES_ON = "draw", "goes on"
_HEADER = re.compile(r"([a-z]+):(?: (.*))?")
_NUMBERED = re.compile(r"(?:[1-9][0-9]*\.(?:\.\.)? )?(.*)")
_OPTIONS = {field.name.replace("_", " "): field.name for field in fields(Options)}


@dataclass(frozen=True, slots=True)
class Heading:
    """What is told of a match beside its turns; one line each."""

    event: str = ""
    date: str = ""
    white: str = ""
    black: str = ""
    board: str = ""
    levels: str = ""
    clock: str = ""


@dataclass(frozen=True, slots=True)
class IdleShot:
    """A shot that stands in a line of the text and changes nothing, and why it does not."""

    line: int
    target: Cell
    reason: ArmourHolds


@dataclass(frozen=True, slots=True)
class WrittenGame:
    """`idle` are the shots that were read as none, `line` is all that stands beside the turns."""

    heading: Heading
    start: ChessState
    actions: tuple[Action, ...]
    last: ChessState
    idle: tuple[IdleShot, ...] = ()
    line: Line = NOTHING


def write_game(
    heading: Heading, start: Table, actions: tuple[Action, ...], line: Line | None = None
) -> str:
    """Return the text of a match; `start` is the table it began on, `line` has the same turns
    with what stands beside them."""
    begun = state = opened(start, 0)
    for action in actions:
        state = apply(state, action).state
    lines = write_line(begun, line or Line(actions), _written)
    headers = [(field.name, _plain(getattr(heading, field.name))) for field in fields(Heading)]
    names = (said for said, name in _OPTIONS.items() if getattr(start.options, name))
    headers.append(("options", ", ".join(names)))
    headers.append(("start", write_position(start)))
    headers.append(("result", result(state.table)))
    head = [f"{name}: {value}" for name, value in headers if value]
    return "\n".join([*head, "", *lines]) + "\n"


def read_game(text: str, kinds: tuple[Kind, ...]) -> WrittenGame:
    """Return the match, played through the rules; Refused names the line that is wrong."""
    lines = text.splitlines()
    gap = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    headers = _headers(lines[:gap])
    options = _options(headers)
    where, code = headers.get("start", (gap, ""))
    try:
        table = read_start(code, kinds, options)
    except Refused as fault:
        raise fault.at_line(where + 1) from fault
    start = state = opened(table, 0)
    idle: list[IdleShot] = []

    def turn(before: ChessState, text: str, number: int) -> tuple[Action, ChessState]:
        try:
            action, shot = _read_turn(before.table, text, number)
            then = _played(before, action, text)
        except Refused as fault:
            raise fault.at_line(number) from fault
        idle.extend([shot] if shot else [])
        return action, then

    numbered = [(number, text.strip()) for number, text in enumerate(lines[gap:], gap + 1)]
    line = read_line(start, numbered, turn)
    for action in line.actions:
        state = apply(state, action).state
    where, said = headers.get("result", (gap, result(state.table)))
    if said != result(state.table):
        right = result(state.table)
        raise Refused("result", right=right, found=said).at_line(where + 1)
    known = {field.name: headers.get(field.name, (0, ""))[1] for field in fields(Heading)}
    return WrittenGame(Heading(**known), start, line.actions, state, tuple(idle), line)


def result(table: Table) -> str:
    if table.end is None:
        return GOES_ON
    return DRAW if table.end.winner is None else SIDES[table.end.winner]


def _headers(lines: list[str]) -> dict[str, tuple[int, str]]:
    """Return the headers by name, each with the number of its line from 0."""
    names = (*(field.name for field in fields(Heading)), "options", "start", "result")
    headers: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines):
        match = _HEADER.fullmatch(line.rstrip())
        if match is None or match[1] not in names:
            expected = ", ".join(names)
            raise Refused("header", names=expected, found=line).at_line(number + 1)
        if match[1] in headers:
            raise Refused("twice", name=match[1]).at_line(number + 1)
        headers[match[1]] = number, match[2] or ""
    return headers


def _options(headers: dict[str, tuple[int, str]]) -> Options:
    where, said = headers.get("options", (0, ""))
    names = [name for name in said.split(", ") if name]
    for name in names:
        if name not in _OPTIONS:
            expected = ", ".join(_OPTIONS)
            raise Refused("option", names=expected, found=name).at_line(where + 1)
    return Options(**{_OPTIONS[name]: True for name in names})


def _read_turn(table: Table, line: str, number: int) -> tuple[Action, IdleShot | None]:
    """Return the turn of a line, without its shot where that changes nothing (C4.6)."""
    action = read_action(table, _unnumbered(line))
    if table.end is not None or not isinstance(action, TakeTurn) or action.target is None:
        return action, None
    reason = objection(table, action)
    if not isinstance(reason, ArmourHolds):
        return action, None
    return replace(action, target=None), IdleShot(number, action.target, reason)


def _played(state: ChessState, action: Action, line: str) -> ChessState:
    try:
        then = apply(state, action).state
    except IllegalAction as bar:
        over = state.table.end is not None
        reason = None if over or isinstance(action, Talk) else objection(state.table, action)
        raise Refused("refused", why=str(bar)).because(state.table, reason) from bar
    text, written = _unnumbered(line), write_turn(state.table, action, then.table)
    given, marks = (each.removeprefix(_without_marks(each)) for each in (text, written))
    if given and given != marks:
        raise Refused("marks", marks=marks.strip(), found=text)
    return then


def _unnumbered(line: str) -> str:
    match = _NUMBERED.fullmatch(line)
    return match[1] if match else line


def _without_marks(text: str) -> str:
    return re.sub(r" [-+#]+$", "", text)


def _written(before: ChessState, action: Action, after: ChessState) -> str:
    return _numbered(before.table, action, write_turn(before.table, action, after.table))


def _numbered(table: Table, action: Action, text: str) -> str:
    if not isinstance(action, TakeTurn | LeaveBoard):
        return text
    return f"{table.turns // 2 + 1}.{'..' * table.turn} {text}"


def _plain(value: str) -> str:
    return " ".join(value.split())
