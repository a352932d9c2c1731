"""The game in plain letters: drawn, and played from a scenario; `telling` has the words."""

from __future__ import annotations

from dataclasses import replace

from game.core.codec import Unreadable
from game.core.rules import IllegalAction, Sections, Step
from game.rules.tank_chess.basic import printed, read_kinds
from game.rules.tank_chess.drawing import draw_board, read_table
from game.rules.tank_chess.events import Event
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.explain import explain
from game.rules.tank_chess.notation import (
    SIDES,
    read_action,
    read_cell,
    read_facing,
    write_turn,
)
from game.rules.tank_chess.play import apply, legal, opened
from game.rules.tank_chess.state import NoTask, Options, Table
from game.rules.tank_chess.telling import HOW, tell
from game.rules.tank_chess.why import why_cell, why_shot


def draw(table: Table) -> str:
    mover = f"turn {table.turns // 2 + 1}, {SIDES[table.turn]} to move"
    over = f"over: {_end(table)}" if table.end else mover
    return "\n".join((over, *draw_board(table)))


def play(sections: Sections) -> Sections:
    """Answer `ask` on the `board`, then play `orders` on it.

    `kinds` adds pieces to the printed ones, `options` names options that are on, `to move` and
    `quiet` say who begins and how many turns have passed without a loss. `written` are the
    orders as the notation writes them.
    """
    table = _given(sections)
    answers = {"answers": tuple(_answer(table, line) for line in sections.get("ask", ()))}
    state = opened(table, 0)
    story: list[str] = []
    written: list[str] = []
    for line in sections.get("orders", ()):
        before = state.table
        try:
            action = read_action(before, line)
            step = apply(state, action)
        except (IllegalAction, Unreadable) as refusal:
            return {"refused": (f"{line}: {refusal}",), **answers}
        state = step.state
        story += _told(before, step)
        written.append(write_turn(before, action, state.table))
    played = {"story": tuple(story), "after": draw_board(state.table), "written": tuple(written)}
    return played | answers


def _given(sections: Sections) -> Table:
    kinds = (*printed(), *read_kinds(sections.get("kinds", ())))
    said = sections.get("options", ())
    options = Options(backing_out="backing out" in said, hidden_mines="hidden mines" in said)
    table = read_table(sections["board"], kinds, options)
    seat = SIDES.index(sections.get("to move", SIDES)[0])
    return replace(table, turn=seat, quiet=int(sections.get("quiet", ("0",))[0]))


def _told(shown: Table, step: Step[Table, Event, NoTask]) -> list[str]:
    lines: list[str] = []
    for told in step.events:
        lines.append(tell(shown, told.event))
        shown = evolve(shown, told.event)
    return lines


def _answer(table: Table, line: str) -> str:
    """Answer `all`, `F3 to G4`, `F3 to G4/NE` or `F3>G4/NE at B11`."""
    if line == "all":
        return f"all: {len(legal(table, table.turn))} turns"
    way, _, target = line.partition(" at ")
    start, _, pose = way.replace(" to ", ">").partition(">")
    to, _, point = pose.partition("/")
    cells = [read_cell(cell, table.height) for cell in (start, to)]
    facing = read_facing(point) if point else None
    if not target or facing is None:
        return f"{line}: {explain(table, why_cell(table, cells[0], cells[1], facing))}"
    lands = read_cell(target, table.height)
    return f"{line}: {explain(table, why_shot(table, cells[0], cells[1], facing, lands))}"


def _end(table: Table) -> str:
    assert table.end
    if table.end.winner is None:
        return f"draw, {HOW[table.end.how]}"
    return f"{SIDES[table.end.winner]} wins, {HOW[table.end.how]}"
