"""The decisions beside a whole turn: cards, corners, returns, upgrades."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.proving_ground.actions import (
    Action,
    Assign,
    Attach,
    Keep,
    Pick,
    Place,
    UseExtraTank,
)
from game.rules.proving_ground.cards import CARD, Weight
from game.rules.proving_ground.reach import drives
from game.rules.proving_ground.state import Stage, Table
from game.rules.proving_ground.tokens import Effect

from .next_strikes import threats

_WEIGHTS = {Weight.MEDIUM: 3, Weight.LIGHT: 2, Weight.HEAVY: 1}
"""Mediums find most: a short step and a shot of two."""
_FIRST = (Effect.LONGER_SHOT, Effect.DIRECTION, Effect.ARMOUR, Effect.ORDER_SWAP)


def settled(
    table: Table, seat: Seat, legal: tuple[Action, ...], dice: Dice, careful: bool
) -> Action | None:
    """Return a choice that needs no look ahead, None for a main action."""
    cards = [one for one in legal if isinstance(one, Pick | Assign | Keep)]
    if cards:
        return max(cards, key=lambda one: (_WEIGHTS[CARD[one.card].weight], dice.below(100)))
    placed = [one for one in legal if isinstance(one, Place)]
    if placed and table.turn.stage in {Stage.PLACE, Stage.RETURN}:
        return max(placed, key=lambda one: (_placed(table, seat, one, careful), dice.below(100)))
    if placed:
        return dice.choice(placed)
    attached = [one for one in legal if isinstance(one, Attach)]
    if attached:
        return max(attached, key=lambda one: (_fits(table, seat, one), dice.below(100)))
    return next((one for one in legal if isinstance(one, UseExtraTank)), None)


def _placed(table: Table, seat: Seat, action: Place, careful: bool) -> int:
    """Prefer to play on at once, and where nobody strikes."""
    keeps = action.card == table.pawns[action.pawn].lost
    danger = threats(table, seat, action.cell) if careful else 0
    return -10 * keeps - danger


def _fits(table: Table, seat: Seat, action: Attach) -> int:
    """Prefer own tanks on the board, and the upgrades that help most."""
    pawn, effect = table.pawns[action.pawn], table.zone(seat).pairs[action.pair].effect
    value = 4 * (pawn.seat == seat) + 2 * (pawn.cell is not None) + (effect in _FIRST)
    if effect is Effect.DIRECTION:
        long = [path for path in drives(table, action.pawn) if len(path) > 1]
        return value + 2 * bool(long)
    return value
