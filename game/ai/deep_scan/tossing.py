"""A positioning under way: which probes to toss again, where a card decides, and when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat
from game.rules.deep_scan.actions import Stop, Strengthen, Toss
from game.rules.deep_scan.foresight.tosses import best_toss, cards_left, hope, ways_of
from game.rules.deep_scan.sky import ENOUGH, STEP
from game.rules.deep_scan.state import Positioning, Table

from .earnings import future
from .weights import Weights

PATIENCE = 2
"""After so many tosses a cadet gives up."""
PROBE = 1.5
"""What a probe is worth that is lost beyond the border, in resources."""


def first_toss(table: Table, seat: Seat) -> Toss:
    return Toss(seat, tuple(range(1, table.own.has.probe + 1)))


def tossed_simply(table: Table, seat: Seat, legal: Sequence[Any]) -> Any:
    """Toss all, then once more all that counts nothing; one of them stays where nothing counts."""
    doing = _doing(table)
    if not doing.tosses:
        return first_toss(table, seat)
    worst = sorted(doing.probes, key=lambda probe: probe.accuracy)[: len(doing.probes) - 1]
    again = tuple(sorted(probe.number for probe in worst if not probe.accuracy))
    return Toss(seat, again) if again and doing.tosses < PATIENCE else _else(legal, seat)


def going_on(table: Table, seat: Seat, legal: Sequence[Any], weights: Weights) -> Any:
    """Return what is best while probes lie."""
    doing = _doing(table)
    strengthen = [action for action in legal if isinstance(action, Strengthen)]
    missing = -(-(ENOUGH - doing.accuracy) // STEP)
    if missing <= min(len(strengthen), cards_left(table, doing)):
        return strengthen[0]
    again = best_toss(table, doing)
    if not again or not _tosses(legal):
        return _else(legal, seat)
    lost = dict(ways_of(table, doing)).get(None, 0.0)
    turn = weights.turn * max(future(table, weights).turn[table.turn], 1.0)
    if hope(table, doing) * turn < lost * PROBE * len(again):
        return Stop(seat)
    return Toss(seat, again)


def _doing(table: Table) -> Positioning:
    assert table.positioning is not None
    return table.positioning


def _tosses(legal: Sequence[Any]) -> bool:
    return any(isinstance(action, Toss) for action in legal)


def _else(legal: Sequence[Any], seat: Seat) -> Any:
    """Return the card that may still be laid, or nothing more."""
    return next((action for action in legal if isinstance(action, Strengthen)), Stop(seat))
