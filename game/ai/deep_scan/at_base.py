"""What to buy and when to repair on the base (S7): what makes the most of what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.deep_scan.actions import Buy, Repair
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import PRICE, REPAIR_RESOURCES, Terms

from .bargains import market_of
from .earnings import future
from .weights import Weights


def repaired(table: Table, legal: Sequence[Any], weights: Weights) -> Any:
    """Return a repair that serves, None where there is none: resources are given only for more."""
    for action in legal:
        if isinstance(action, Repair):
            found = future(table, weights)
            hoped = found.turn[table.turn] * found.left
            if not action.by_resources or hoped > REPAIR_RESOURCES:
                return action
    return None


def bought(table: Table, legal: Sequence[Any], weights: Weights) -> Any:
    """Return the purchase that changes most for the better, None where none does."""
    market = market_of(table, weights)
    ship, best, most = table.turn, None, 0.0
    for action in legal:
        if isinstance(action, Buy):
            gain = market.alone(ship, Terms(money=-PRICE, **{action.ware.value: 1}))
            if gain > most:
                best, most = action, gain
    return best
