"""Scenarios of Tank Chess: questions asked on a board, turns played on it, and what comes of it.

`ask` is answered on the `board`, then `orders` are played on it. `kinds` adds pieces to the
printed ones, `options` names options that are on, `to move` and `quiet` say who begins and how
many turns have passed without a loss. `written` are the orders as the notation writes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.core.codec import Unreadable
from game.core.grid import Cell, Facing
from game.core.rules import IllegalAction, Sections, Told
from game.rules.tank_chess.actions import Action
from game.rules.tank_chess.events import Event
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.fast_room.piece_moves import moves_of
from game.rules.tank_chess.play import apply, legal, opened
from game.rules.tank_chess.state import ChessState, Options, Table
from game.rules.tank_chess.why_not.explain import explain
from game.rules.tank_chess.why_not.reasons import Reason
from game.rules.tank_chess.why_not.why import why_cell, why_shot, why_spared

from .drawing import draw_board, read_table
from .events_in_english import tell
from .notation import SIDES, read_action, read_cell, read_facing, write_turn
from .printed_pieces import printed, read_kinds

EVERYTHING = "all"
"""The question how many turns there are."""


@dataclass(frozen=True, slots=True)
class Turned:
    """An order that was played: the table before it, and all it led to."""

    before: Table
    action: Action
    told: tuple[Told[Event], ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario played to its end, or to the order that was refused."""

    before: Table
    turns: tuple[Turned, ...]
    after: Table
    refused: str = ""
    why: str = ""

    @property
    def told(self) -> tuple[Told[Event], ...]:
        return tuple(told for turn in self.turns for told in turn.told)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question such as `F3 to G4` or `F3>G4/NE at B11`, and its answer."""

    start: Cell
    to: Cell
    facing: Facing | None
    target: Cell | None
    reason: Reason


def played(sections: Sections) -> Played:
    """Play the orders and return what happened."""
    start = opened(_given(sections), 0)
    state = start
    turns: list[Turned] = []
    for line in sections.get("orders", ()):
        try:
            action = read_action(state.table, line)
            step = apply(state, action)
        except (IllegalAction, Unreadable) as refusal:
            return Played(start.table, tuple(turns), state.table, line, str(refusal))
        turns.append(Turned(state.table, action, step.events))
        state = step.state
    return Played(start.table, tuple(turns), state.table)


def given(sections: Sections) -> ChessState:
    """Return the state that the board and all beside it describe."""
    return opened(_given(sections), 0)


def asked(table: Table, line: str) -> Asked:
    """Read a question and answer it on this table.

    `C3>C4/N at C8` is a shot from a pose, `C3 to C4` a drive, `C3 at C8` a shot from any pose that
    the piece gets to.
    """
    way, _, target = line.partition(" at ")
    if target and ">" not in way:
        own, foe = (read_cell(cell, table.height) for cell in (way, target))
        poses = moves_of(table, table.turn)[own].poses
        return Asked(own, own, None, foe, why_spared(table, own, poses, foe))
    start, _, pose = way.replace(" to ", ">").partition(">")
    to, _, point = pose.partition("/")
    cells = [read_cell(cell, table.height) for cell in (start, to)]
    facing = read_facing(point) if point else None
    if not target or facing is None:
        reason = why_cell(table, cells[0], cells[1], facing)
        return Asked(cells[0], cells[1], facing, None, reason)
    lands = read_cell(target, table.height)
    return Asked(
        cells[0], cells[1], facing, lands, why_shot(table, cells[0], cells[1], facing, lands)
    )


def play(sections: Sections) -> Sections:
    """Answer what is asked, play what is ordered and return all results."""
    table = _given(sections)
    answers = {"answers": tuple(_answer(table, line) for line in sections.get("ask", ()))}
    found = played(sections)
    if found.refused:
        return {"refused": (f"{found.refused}: {found.why}",), **answers}
    tables = (*(turn.before for turn in found.turns), found.after)
    written = (
        write_turn(turn.before, turn.action, after)
        for turn, after in zip(found.turns, tables[1:], strict=True)
    )
    story = tuple(line for turn in found.turns for line in _lines(turn))
    return {
        "story": story,
        "after": draw_board(found.after),
        "written": tuple(written),
        **answers,
    }


def _given(sections: Sections) -> Table:
    kinds = (*printed(), *read_kinds(sections.get("kinds", ())))
    said = sections.get("options", ())
    options = Options(backing_out="backing out" in said, hidden_mines="hidden mines" in said)
    table = read_table(sections["board"], kinds, options)
    seat = SIDES.index(sections.get("to move", SIDES)[0])
    return replace(table, turn=seat, quiet=int(sections.get("quiet", ("0",))[0]))


def _lines(turn: Turned) -> Iterator[str]:
    shown = turn.before
    for told in turn.told:
        yield tell(shown, told.event)
        shown = evolve(shown, told.event)


def _answer(table: Table, line: str) -> str:
    """Answer `all`, or a question about a cell or a shot."""
    if line == EVERYTHING:
        return f"all: {len(legal(table, table.turn))} turns"
    return f"{line}: {explain(table, asked(table, line).reason)}"
