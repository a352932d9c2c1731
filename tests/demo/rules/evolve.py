"""What each event of the demonstration game does to the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from game.core.rules import Seat
from tests.demo.rules.events import (
    CardPlaced,
    CardTakenBack,
    ColumnMoved,
    Committed,
    CrateOpened,
    Event,
    FacingChosen,
    FlagFell,
    HandDealt,
    ProgramsRevealed,
    RoundEnded,
    TankBlocked,
    TankTurned,
)
from tests.demo.rules.state import Cards, Order, Table


def evolve(table: Table, event: Event) -> Table:
    match event:
        case HandDealt(seat, hand):
            return _tank(table, seat, hand=hand)
        case CardPlaced(seat, order):
            hand, laid = table.tanks[seat].hand, table.tanks[seat].laid
            return _tank(table, seat, hand=_without(hand, order), laid=(*laid, order))
        case CardTakenBack(seat, order):
            hand, laid = table.tanks[seat].hand, table.tanks[seat].laid
            return _tank(table, seat, hand=(*hand, order), laid=laid[:-1])
        case Committed(seat):
            return _tank(table, seat, committed=True)
        case ProgramsRevealed(programs):
            tanks = (replace(t, laid=programs[t.seat]) for t in table.tanks)
            return replace(table, tanks=tuple(tanks), revealed=True)
        case TankTurned(seat, facing):
            return _tank(table, seat, facing=facing)
        case FacingChosen(seat, facing):
            return _tank(replace(table, aiming=None), seat, facing=facing)
        case ColumnMoved(seats, facing):
            for seat in seats:
                table = _tank(table, seat, cell=table.tanks[seat].cell.step(facing))
            return table
        case TankBlocked():
            return table
        case CrateOpened(seat, cell, loot):
            table = replace(table, crates=table.crates - {cell}, aiming=seat)
            return _tank(table, seat, loot=table.tanks[seat].loot + loot)
        case RoundEnded(number):
            tanks = (replace(t, hand=(), laid=(), committed=False) for t in table.tanks)
            return replace(table, tanks=tuple(tanks), round=number + 1, revealed=False)
        case FlagFell(seat):
            return _tank(table, seat, flagged=True)
        case _:
            assert_never(event)


def _tank(table: Table, seat: Seat, **changes: Any) -> Table:
    return table.with_tank(replace(table.tanks[seat], **changes))


def _without(cards: Cards, order: Order | None) -> Cards:
    place = cards.index(order)
    return cards[:place] + cards[place + 1 :]
