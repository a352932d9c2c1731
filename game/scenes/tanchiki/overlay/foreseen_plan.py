"""What the own plan leads to if nobody else moves, as marks on the board."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat
from game.rules.tanchiki.events import (
    BotDrowned,
    ColumnMoved,
    EagleTaken,
    Event,
    Shot,
    Struck,
    TankDrowned,
)
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.foresight.forecast import Preview, preview
from game.rules.tanchiki.state import Table, Tank
from game.scenes.tanchiki.naming import on_board
from game.view.tanchiki.plan_marks import Mark


def foreseen(view: Table, seat: Seat) -> tuple[Mark, ...]:
    """Return the marks of a plan that the seat itself sees."""
    return marks_of(view, seat, stands_of(view, seat))


def stands_of(view: Table, seat: Seat) -> tuple[Preview, ...]:
    """Return what each action of a plan leads to: of none while no tank or no plan is seen."""
    nothing = view.field.tanks[seat].cell is None or view.hands[seat].stacks is None
    return () if nothing else preview(view, seat)


def marks_of(view: Table, seat: Seat, stands: tuple[Preview, ...]) -> tuple[Mark, ...]:
    found: list[Mark] = []
    before = view
    for action, stand in enumerate(stands):
        doubt = "" if _first(view, seat, action) else "?"
        found += _driven(before, seat, action, stand.events, doubt)
        before = stand.table
        if stand.cards:
            found += _ended(stand, seat, action, view.field.tanks[seat])
    return tuple(found)


def drowns(marks: tuple[Mark, ...]) -> Mark | None:
    return next((mark for mark in marks if mark.kind == "drowns"), None)


def _first(view: Table, seat: Seat, action: int) -> bool:
    """Whether nothing drives before this, so that what it brings is certain."""
    rivals = any(tank.cell for other, tank in enumerate(view.field.tanks) if other != seat)
    if action:
        return not rivals and not view.field.bots
    return not rivals or view.turn.first == seat


def _driven(
    table: Table, seat: Seat, action: int, events: tuple[Event, ...], doubt: str
) -> Iterator[Mark]:
    for event in events:
        cell = table.field.tanks[seat].cell
        match event:
            case ColumnMoved(pieces, facing) if seat in pieces and cell is not None:
                yield Mark("way", cell, action, facing.eighth * 45)
            case TankDrowned(piece, there) if piece == seat:
                yield Mark("drowns", on_board(table.board, there), action)
            case EagleTaken(taker, there) if taker == seat:
                yield Mark("gain", there, action, words=f"+3{doubt}")
            case BotDrowned(_, there):
                yield Mark("gain", on_board(table.board, there), action, words=f"+1{doubt}")
            case _:
                pass
        table = evolve(table, event)


def _ended(stand: Preview, seat: Seat, action: int, now: Tank) -> Iterator[Mark]:
    tank, shot = stand.table.field.tanks[seat], stand.shot
    if tank.cell is not None:
        kind = "turn" if tank.cell == now.cell else "end"
        yield Mark(kind, tank.cell, action, tank.facing.eighth * 45)
    if shot is None:
        return
    for cell in shot.path:
        yield Mark("shot", cell, action, shot.facing.eighth * 45)
    if shot.path and shot.struck in (Struck.TANK, Struck.BOT, Struck.BRICK):
        yield Mark("target", shot.path[-1], action, words=_gain(stand.table, shot))


def _gain(table: Table, shot: Shot) -> str:
    """Return what a hit may bring, since all may drive away before it: a point for a bot, two
    cards of a tank without a helmet."""
    if shot.struck is Struck.BOT:
        return "+1?"
    if shot.struck is Struck.TANK and shot.piece is not None:
        return "0" if table.field.tanks[shot.piece].helmets else "-2?"
    return ""
