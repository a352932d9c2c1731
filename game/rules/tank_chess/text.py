"""The game in plain letters: told, named, and played from a scenario."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from game.core.codec import Unreadable
from game.core.grid import Cell
from game.core.rules import IllegalAction, Sections
from game.rules.tank_chess.actions import Action, CallFlag, LeaveBoard, OfferDraw, Resign, TakeTurn
from game.rules.tank_chess.basic import printed, read_kinds
from game.rules.tank_chess.drawing import draw_board, read_table
from game.rules.tank_chess.events import (
    Calling,
    CheckGiven,
    CommanderLeft,
    DrawDeclined,
    DrawOffered,
    Ending,
    EscapeThreatened,
    Event,
    FlagFell,
    MatchDrawn,
    MatchWon,
    MineWentOff,
    PieceSank,
    SeatResigned,
    ShotFired,
    TankBackedUp,
    TankDestroyed,
    TankDrove,
    TankTurned,
    TreesFelled,
    TurnPassed,
    WreckPushed,
    WreckSank,
)
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.explain import explain
from game.rules.tank_chess.notation import (
    POINTS,
    SIDES,
    cell_name,
    read_action,
    read_cell,
    read_facing,
    write_turn,
)
from game.rules.tank_chess.play import apply, legal, opened
from game.rules.tank_chess.state import How, Options, Table
from game.rules.tank_chess.why import why_cell, why_shot

HOW = {
    How.COMMANDER_DESTROYED: "the enemy commander is destroyed",
    How.COMMANDER_LEFT: "the commander has left the board",
    How.COMMANDER_SANK: "the enemy commander has sunk",
    How.COMMANDER_MINED: "the enemy commander drove onto a mine",
    How.ARMY_LOST: "the enemy army is lost",
    How.RESIGNED: "the enemy resigns",
    How.FLAG_FELL: "the enemy's time is up",
    How.AGREED: "both agree",
    How.REPEATED: "the position came for the third time",
    How.QUIET: "fifty turns a side without a loss",
}


def draw(table: Table) -> str:
    mover = f"turn {table.turns // 2 + 1}, {SIDES[table.turn]} to move"
    over = f"over: {_end(table)}" if table.end else mover
    return "\n".join((over, *draw_board(table)))


def tell(event: Event) -> str:
    """Return one line; without a table a cell is its column and row from the north-west."""
    return _line(event, lambda cell: f"{cell.x},{cell.y}", lambda number: f"piece {number}")


def tell_on(table: Table, event: Event) -> str:
    """Return one line in the words of this table, on which the event is about to happen."""

    def piece(number: int) -> str:
        found = next(p for p in (*table.pieces, *table.wrecks) if p.number == number)
        return f"{SIDES[found.seat]} {found.kind} {at(found.cell)}"

    def at(cell: Cell) -> str:
        return cell_name(cell, table.height)

    return _line(event, at, piece)


def name(action: Action) -> str:
    """Return one action; without a table a cell is its column and row from the north-west."""
    match action:
        case TakeTurn(start=start, to=to, facing=facing, target=target):
            text = f"{start.x},{start.y}>{to.x},{to.y}/{POINTS[facing.eighth]}"
            return f"{text} x{target.x},{target.y}" if target else text
        case LeaveBoard(start=start, facing=facing):
            return f"{start.x},{start.y}>off/{POINTS[facing.eighth]}"
        case Resign(seat):
            return f"{SIDES[seat]} resigns"
        case OfferDraw(seat):
            return f"{SIDES[seat]} offers a draw"
        case CallFlag(seat):
            return f"{SIDES[seat]} runs out of time"
        case _:
            assert_never(action)


def play(sections: Sections) -> Sections:
    """Answer `ask` on the `board`, then play `orders` on it.

    `kinds` adds pieces to the printed ones, `options` names options that are on, `to move` and
    `quiet` say who begins and how many turns have passed without a loss. `written` are the
    orders as the notation writes them.
    """
    kinds = (*printed(), *read_kinds(sections.get("kinds", ())))
    said = sections.get("options", ())
    options = Options(backing_out="backing out" in said, hidden_mines="hidden mines" in said)
    table = read_table(sections["board"], kinds, options)
    seat = SIDES.index(sections.get("to move", SIDES)[0])
    table = replace(table, turn=seat, quiet=int(sections.get("quiet", ("0",))[0]))
    answers = {"answers": tuple(_answer(table, line) for line in sections.get("ask", ()))}
    state, story, written = opened(table, 0), [], []
    for line in sections.get("orders", ()):
        try:
            action = read_action(state.table, line)
            step = apply(state, action)
        except (IllegalAction, Unreadable) as refusal:
            return {"refused": (f"{line}: {refusal}",), **answers}
        shown = state.table
        written.append(write_turn(shown, action, step.state.table))
        for told in step.events:
            story.append(tell_on(shown, told.event))
            shown = evolve(shown, told.event)
        state = step.state
    played = {"story": tuple(story), "after": draw_board(state.table), "written": tuple(written)}
    return played | answers


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


def _line(event: Event, at: Callable[[Cell], str], piece: Callable[[int], str]) -> str:
    match event:
        case TankTurned(number, facing):
            return f"{piece(number)} turns {POINTS[facing.eighth]}"
        case TankDrove(number, to):
            return f"{piece(number)} drives to {at(to)}"
        case TankBackedUp(number, to):
            return f"{piece(number)} backs up to {at(to)}"
        case WreckPushed(by=by, to=to):
            return f"{piece(by)} pushes the wreck to {at(to)}"
        case WreckSank(cell=cell):
            return f"the wreck sinks on {at(cell)}"
        case TreesFelled(cell, by):
            return f"{piece(by)} fells the trees on {at(cell)}"
        case MineWentOff(cell=cell):
            return f"a mine goes off on {at(cell)}"
        case PieceSank(number=number):
            return f"{piece(number)} sinks"
        case ShotFired():
            how = "lobs" if event.lobbed else "fires"
            point = POINTS[event.flies.eighth]
            side = event.side.name.lower()
            values = f"gun {event.gun}, {side} armour {event.armour}"
            return f"{piece(event.number)} {how} {point} at {at(event.lands)}: {values}"
        case TankDestroyed(number=number):
            return f"{piece(number)} is destroyed"
        case CommanderLeft(number=number, facing=facing):
            return f"{piece(number)} leaves to the {POINTS[facing.eighth]}"
        case _:
            return _call(event)


def _call(event: Calling | Ending) -> str:
    match event:
        case CheckGiven(seat):
            return f"{SIDES[seat]} gives check"
        case EscapeThreatened(seat):
            return f"{SIDES[seat]} threatens to escape"
        case TurnPassed(seat=seat):
            return f"{SIDES[seat]} to move"
        case DrawOffered(seat):
            return f"{SIDES[seat]} offers a draw"
        case DrawDeclined(seat):
            return f"{SIDES[seat]} plays on"
        case SeatResigned(seat):
            return f"{SIDES[seat]} resigns"
        case FlagFell(seat):
            return f"{SIDES[seat]} runs out of time"
        case MatchWon(seat, how):
            return f"{SIDES[seat]} wins: {HOW[how]}"
        case MatchDrawn(how):
            return f"draw: {HOW[how]}"
        case _:
            assert_never(event)
