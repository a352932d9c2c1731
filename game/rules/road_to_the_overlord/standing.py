"""Who stands where on the field, and who is within reach (L4.1, L4.3)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat

from .cards import Treasure
from .effects import Verb, Whom
from .field import before
from .state import BOSS, Fight, Fighter, Foe

AIMED = (Whom.ENEMY, Whom.THREE)


def fighter(fight: Fight, seat: Seat) -> Fighter | None:
    return next((each for each in fight.heroes if each.seat == seat), None)


def occupied(fight: Fight) -> frozenset[Cell]:
    figures = (*fight.heroes, *fight.foes, *fight.companions)
    return frozenset(each.at for each in figures if each.at is not None)


def target(fight: Fight, at: Cell | None) -> Foe | None:
    """Return whom a plain blow from a cell reaches: who stands straight before it, or else the
    boss, who stands before every front cell that is not held against it."""
    cell = None if at is None else before(at)
    if cell is None:
        return None
    there = next((foe for foe in fight.foes if foe.at == cell), None)
    return there or next((foe for foe in fight.foes if foe.name == BOSS), None)


def held_by(fight: Fight, seat: Seat, verb: Verb) -> bool:
    """Whether a spell of this verb lasts on a hero."""
    found = fighter(fight, seat)
    return found is not None and any(spell.verb is verb for spell in found.spells)


def aimed(card: Treasure) -> bool:
    """Whether a card asks for an enemy."""
    return any(effect.whom in AIMED for effect in card.effects)
