"""The rules: what a turn is (C3), how a match ends (C5), and the one door.

`driving` and `shooting` tell what a turn does; what is legal is asked of the fast room, which
`field` explains.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import RING
from game.core.rules import IllegalAction, Outcome, Seat, State, Step, Telling
from game.rules.tank_chess.actions import (
    Action,
    CallFlag,
    LeaveBoard,
    OfferDraw,
    Resign,
    TakeTurn,
    Turn,
)
from game.rules.tank_chess.driving import Story, drive, leave
from game.rules.tank_chess.ending import ended, offer_draw, pass_turn, position_of
from game.rules.tank_chess.events import Event, FlagFell, MatchWon, SeatResigned
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.fast_room.after_a_turn import after, checks, escapes
from game.rules.tank_chess.fast_room.position import Position, numbers
from game.rules.tank_chess.fast_room.turns import Go, leaving, reached, shots, turns
from game.rules.tank_chess.shooting import shoot
from game.rules.tank_chess.starting_board import WHITE, Placement
from game.rules.tank_chess.state import ChessState, How, Midway, NoTask, Piece, Setup, Table
from game.rules.tank_chess.why_not.explain import refusal

_BEGINNING = Midway(WHITE, 0, 0)


def new(setup: Setup, seed: int) -> ChessState:
    """Return the state with both armies on their cells, White to move (C3.1) unless midway."""
    board, midway = setup.board, setup.midway or _BEGINNING
    wrecks = (*board.wrecks, *midway.wrecks)
    used = {placement.kind for placement in (*board.pieces, *wrecks)}
    table = Table(
        width=board.width,
        height=board.height,
        ground="".join(ground.value for ground in board.ground),
        mines=board.mines,
        kinds=tuple(kind for kind in setup.kinds if kind.name in used),
        options=setup.options,
        pieces=_put(board.pieces, 0),
        wrecks=_put(wrecks, len(board.pieces)),
        turn=midway.turn,
        turns=midway.turns,
        quiet=midway.quiet,
        end=midway.end,
    )
    return opened(table, seed)


def opened(table: Table, seed: int) -> ChessState:
    """Return the state of a match that goes on from this table, its past forgotten.

    What the turn before it announced (C5.3) is announced again.
    """
    table = replace(table, seen=(position_of(table, table.turn),))
    if table.turns and not table.end:
        position, other = numbers(table), 1 - table.turn
        check, escape = checks(position, other), escapes(position, other)
        table = replace(table, check=check, escape=escape)
    return State(table, (), seed)


def seats(_table: Table) -> int:
    return 2


def to_act(table: Table) -> tuple[Seat, ...]:
    return () if table.end else (table.turn,)


def legal(table: Table, seat: Seat) -> tuple[Turn, ...]:
    """Return every turn of the seat; resigning and other talk is not listed."""
    if table.end or seat != table.turn:
        return ()
    position = numbers(table)
    places, foes = position.field.places, position.armies[1 - seat]
    cells = position.field.cells
    starts = [places[unit.cell] for unit in position.armies[seat]]
    targets = [*(places[foe.cell] for foe in foes), None]
    found: list[Turn] = []
    for unit, pose, target in turns(position):
        if pose < 0:
            found.append(LeaveBoard(seat, starts[unit], RING[-1 - pose]))
            continue
        facing, cell = divmod(pose, cells)
        found.append(TakeTurn(seat, starts[unit], places[cell], RING[facing], targets[target]))
    return tuple(found)


def apply(state: ChessState, action: Action) -> Step[Table, Event, NoTask]:
    table = state.table
    if table.end:
        raise IllegalAction("the match is over")
    if action.seat not in (0, 1):
        raise IllegalAction(f"there is no seat {action.seat}")
    story = Telling(state, evolve)
    match action:
        case TakeTurn() | LeaveBoard():
            _turn(story, action)
        case Resign(seat):
            cause = story.say(SeatResigned(seat), "C5.4")
            story.say(MatchWon(1 - seat, How.RESIGNED), "C5.4", cause)
        case CallFlag(seat):
            cause = story.say(FlagFell(seat), "C5.4")
            story.say(MatchWon(1 - seat, How.FLAG_FELL), "C5.4", cause)
        case OfferDraw(seat):
            offer_draw(story, seat)
        case _:
            assert_never(action)
    return story.step()


def outcome(table: Table) -> Outcome | None:
    if table.end is None:
        return None
    winner = table.end.winner
    return Outcome(frozenset() if winner is None else frozenset({winner}))


def go_of(position: Position, action: Turn) -> Go | None:
    """Return the turn in the fast room's words, or None if it is not legal."""
    ground, seat = position.field, action.seat
    army = position.armies[seat]
    start = ground.number(action.start)
    number = next((n for n, unit in enumerate(army) if unit.cell == start), None)
    if number is None or seat != position.turn or not ground.on(action.start):
        return None
    unit = army[number]
    poses, _, early = reached(position, unit)
    if isinstance(action, LeaveBoard):
        facing = action.facing.eighth
        return Go(number, -1 - facing, -1) if facing in leaving(position, unit, early) else None
    if not ground.on(action.to) or not poses >> (pose := ground.pose(action.to, action.facing)) & 1:
        return None
    if action.target is None:
        return Go(number, pose, -1)
    foes = position.armies[1 - seat]
    for target, _ in shots(position, unit, 1 << pose, foes):
        if foes[target].cell == ground.number(action.target) and ground.on(action.target):
            return Go(number, pose, target)
    return None


def _turn(story: Story, action: Turn) -> None:
    table = story.table
    position = numbers(table)
    go = go_of(position, action)
    if go is None:
        raise IllegalAction(refusal(table, action))
    piece = table.piece_on(action.start)
    assert piece is not None
    if isinstance(action, LeaveBoard):
        cause, whole = leave(story, position, go, piece)
        if whole:
            story.say(MatchWon(action.seat, How.COMMANDER_LEFT), "C5.1", cause)
            return
    else:
        cause, whole = drive(story, position, go, piece)
        if whole and action.target is not None:
            cause = shoot(story, piece.number, action.target, cause)
    if not ended(story, table, cause):
        pass_turn(story, cause, after(position, go) if whole else numbers(story.table))


def _put(placements: tuple[Placement, ...], first: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(number, p.seat, p.kind, p.cell, p.facing)
        for number, p in enumerate(placements, first)
    )
