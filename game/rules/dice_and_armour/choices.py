"""Who may decide now, and everything they may do, in a fixed order."""

from __future__ import annotations

from game.core.rules import Outcome, Seat
from game.rules.dice_and_armour.actions import (
    ChoosePart,
    Deed,
    Dismiss,
    EndTurn,
    Enlist,
    Move,
    Ready,
    Shoot,
    Surrender,
)
from game.rules.dice_and_armour.kinds import MOST, RAMMED, Kind, Part
from game.rules.dice_and_armour.reach import Taken, moves, shots, taken_for
from game.rules.dice_and_armour.starting_board import ARMY, SEATS
from game.rules.dice_and_armour.state import Muster, Stage, Table, Tank


def to_act(table: Table) -> tuple[Seat, ...]:
    if table.ending is not None:
        return ()
    if table.musters is not None:
        return tuple(seat for seat in SEATS if not table.musters[seat].ready)
    return (table.turn if table.asked is None else table.asked.seat,)


def legal(table: Table, seat: Seat) -> tuple[Deed, ...]:
    if seat not in to_act(table):
        return ()
    if table.musters is not None:
        return _mustered(seat, table.musters[seat])
    if table.asked is not None:
        tank = table.tank(table.asked.number)
        return tuple(ChoosePart(seat, tank.number, part) for part in breakable(tank))
    last = (Surrender(seat),) if may_surrender(table, seat) else ()
    taken = taken_for(table, seat)
    if table.mover is not None:
        return (*_shots(table, table.tank(table.mover), taken), EndTurn(seat), *last)
    deeds = (deed for tank in table.own(seat) for deed in _deeds(table, tank, taken))
    return (*deeds, *last)


def may_enlist(muster: Muster, kind: Kind) -> bool:
    """Whether a free army still takes a tank of this class (D10)."""
    return len(muster.kinds) < len(ARMY) and muster.kinds.count(kind) < MOST[kind]


def breakable(tank: Tank) -> tuple[Part, ...]:
    """Return the parts that a ram may break (D7.2, D7.3)."""
    return tuple(part for part in RAMMED if tank.has(part))


def can_act(table: Table, seat: Seat) -> bool:
    """Whether any tank of a seat can move or shoot (D2.2)."""
    taken = taken_for(table, seat)
    return any(moves(table, tank, taken) or shots(table, tank, taken) for tank in table.own(seat))


def may_surrender(table: Table, seat: Seat) -> bool:
    """Whether the seat has one tank left, in its own turn (D8.1)."""
    return len(table.own(seat)) == 1 and table.stage in {Stage.CHOOSE, Stage.SHOT}


def outcome(table: Table) -> Outcome | None:
    if table.ending is None:
        return None
    winner = table.ending.winner
    return Outcome(frozenset() if winner is None else frozenset({winner}))


def _mustered(seat: Seat, muster: Muster) -> tuple[Deed, ...]:
    enlisted, full = bool(muster.kinds), len(muster.kinds) == len(ARMY)
    return (
        *(Enlist(seat, kind) for kind in Kind if may_enlist(muster, kind)),
        *((Dismiss(seat),) * enlisted),
        *((Ready(seat),) * full),
    )


def _deeds(table: Table, tank: Tank, taken: Taken) -> tuple[Deed, ...]:
    ways = (Move(tank.seat, tank.number, path) for path in moves(table, tank, taken))
    return (*ways, *_shots(table, tank, taken))


def _shots(table: Table, tank: Tank, taken: Taken) -> tuple[Deed, ...]:
    return tuple(Shoot(tank.seat, tank.number, aim.way) for aim in shots(table, tank, taken))
