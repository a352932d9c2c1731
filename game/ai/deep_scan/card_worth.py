"""What an event is worth to a ship, and how it is answered best (S6).

All is counted in resources.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.deep_scan.sky import Kind
from game.rules.deep_scan.wares import BRIBE, EventCard, Lot

SIDES = 6


class Stakes(NamedTuple):
    """What it costs to be damaged, and to spend a note."""

    damage: float
    note: float


class Worth(NamedTuple):
    """What an answer brings on the average, and how likely the object is spent by it."""

    gain: float
    taken: float


NOTHING = Worth(0.0, 0.0)


def noted(kind: Kind, card: EventCard, lot: Lot) -> int:
    """Return what is noted for a card (S6.6)."""
    halved = kind is Kind.GAS and not lot.collector
    return card.resources // 2 if halved else card.resources


def thrown(kind: Kind, card: EventCard, lot: Lot, stakes: Stakes) -> Worth:
    """Return what it is worth to accept, and to throw for a task."""
    if not card.task:
        return Worth(float(noted(kind, card, lot)), 1.0)
    mastered = (SIDES + 1 - card.task) / SIDES
    return Worth(mastered * noted(kind, card, lot) - stakes.damage / SIDES, mastered)


def paid(kind: Kind, card: EventCard, lot: Lot, stakes: Stakes) -> Worth:
    """Return what it is worth to pay the pirates, nothing where it cannot be."""
    if not card.pirates or lot.money < BRIBE:
        return NOTHING
    return Worth(noted(kind, card, lot) - stakes.note, 1.0)


def answered(kind: Kind, card: EventCard, lot: Lot, stakes: Stakes) -> Worth:
    """Return what the best answer is worth."""
    return max(NOTHING, thrown(kind, card, lot, stakes), paid(kind, card, lot, stakes))


def drawn(kind: Kind, cards: Sequence[EventCard], lot: Lot, stakes: Stakes) -> Worth:
    """Return what it is worth on the average to draw one of these."""
    found = [answered(kind, card, lot, stakes) for card in cards]
    if not found:
        return NOTHING
    gains, taken = zip(*found, strict=True)
    return Worth(sum(gains) / len(found), sum(taken) / len(found))
