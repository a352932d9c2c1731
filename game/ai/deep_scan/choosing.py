"""What to do with a turn: trade and buy, position, jump, or wait (S3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.deep_scan.actions import Accept, Aim, Decline, Jump, Pay, Wait
from game.rules.deep_scan.sky import BASE, lanes
from game.rules.deep_scan.state import SkyObject, Table

from .card_worth import paid, thrown
from .lanes_ahead import step_aside, step_to
from .prospects import Sight

FEW = 2
"""With fewer probes a ship goes home for more (S7.1)."""


def went(table: Table, seat: Seat, legal: Sequence[Any], wish: SkyObject | None) -> Any:
    """Return the main action that leads to an object, to the base if damaged, or nowhere."""
    own = table.own
    jumps = {action.to: action for action in legal if isinstance(action, Jump)}
    if own.damaged or (own.has.probe < FEW and own.aimed is None):
        return Wait(seat) if own.place == BASE else _towards(table, BASE, jumps, seat)
    if wish is None:
        return Wait(seat)
    if own.aimed == wish.at:
        return jumps.get(wish.at) or _towards(table, wish.at, jumps, seat)
    aim = Aim(seat, wish.at)
    if aim in legal and lanes(own.place, wish.at) <= (2 if own.has.launcher else 1):
        return aim
    return _towards(table, wish.at, jumps, seat)


def scanned(sight: Sight, seat: Seat, legal: Sequence[Any]) -> Any:
    """Return the answer to an event that is worth most."""
    table, card = sight.table, sight.table.scanning
    here = table.object_at(sight.own.place)
    assert card is not None
    assert here is not None
    stakes = sight.stakes(here.at)
    worths = {
        Accept(seat): thrown(here.kind, card, sight.own.has, stakes).gain,
        Pay(seat): paid(here.kind, card, sight.own.has, stakes).gain,
        Decline(seat): 0.0,
    }
    return max((action for action in legal if action in worths), key=worths.__getitem__)


def _towards(table: Table, to: Cell, jumps: dict[Cell, Jump], seat: Seat) -> Any:
    """Jump on the way there; who cannot lets others out, or waits."""
    stop = step_to(table, table.turn, to) or step_aside(table, table.turn)
    return jumps[stop] if stop in jumps else Wait(seat)
