"""Who stands where on the field, and who is within reach (L4.1, L4.3)."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat

from .actions import FigureNumber
from .cards import Treasure
from .effects import Verb, Whom
from .field import before, beside
from .state import BOSS, FIRST_OTHER, Companion, Fight, Fighter, Foe, Spell, Table

Figure = Fighter | Foe | Companion

AIMED = (Whom.ENEMY, Whom.THREE)


def fighter(fight: Fight, seat: Seat) -> Fighter | None:
    return next((each for each in fight.heroes if each.seat == seat), None)


def occupied(fight: Fight) -> frozenset[Cell]:
    figures: tuple[Figure, ...] = (*fight.heroes, *fight.foes, *fight.companions)
    return frozenset(each.at for each in figures if each.at is not None)


def target(fight: Fight, at: Cell | None) -> Foe | None:
    """Return whom a plain blow from a cell reaches: who stands straight before it, or else the
    boss, who stands before every front cell that is not held against it."""
    cell = None if at is None else before(at)
    if cell is None:
        return None
    there = next((foe for foe in fight.foes if foe.at == cell), None)
    return there or next((foe for foe in fight.foes if foe.name == BOSS), None)


def before_and_beside(fight: Fight, seat: Seat) -> tuple[FigureNumber, ...]:
    """Return who stands straight before a hero, and beside that cell."""
    own = fighter(fight, seat)
    there = None if own is None or own.at is None else before(own.at)
    if own is None or there is None:
        return ()
    first, cells = target(fight, own.at), {there, *beside(there)}
    return tuple(sorted(foe.number for foe in fight.foes if foe.at in cells or foe is first))


def held_by(fight: Fight, seat: Seat, verb: Verb) -> bool:
    """Whether a spell of this verb lasts on a hero."""
    found = fighter(fight, seat)
    return found is not None and any(spell.verb is verb for spell in found.spells)


def aimed(card: Treasure) -> bool:
    """Whether a card asks for an enemy."""
    return any(effect.whom in AIMED for effect in card.effects)


def figure_of(table: Table, figure: FigureNumber) -> Figure | None:
    """Return who has this number on the field, None for nobody who still stands there."""
    fight = table.fight
    if fight is None:
        return None
    if figure < FIRST_OTHER:
        return fighter(fight, figure)
    others: tuple[Foe | Companion, ...] = (*fight.foes, *fight.companions)
    return next((each for each in others if each.number == figure), None)


def life_of(table: Table, figure: FigureNumber) -> int:
    if figure < FIRST_OTHER:
        return table.heroes[figure].life
    found = figure_of(table, figure)
    return found.life if isinstance(found, Foe | Companion) else 0


def spell_on(who: Figure | None, verb: Verb) -> Spell | None:
    """Return the first spell of this verb that lasts on a figure; companions have none."""
    if who is None or isinstance(who, Companion):
        return None
    return next((spell for spell in who.spells if spell.verb is verb), None)
