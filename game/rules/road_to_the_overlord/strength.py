"""How strong a hero is by level, gear, skills and what lasts on it (L3.1, L3.3, L3.5, L4.5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from game.core.lasting_conditions import left
from game.core.rules import Seat

from .cards import CardName, Cards, Slot
from .effects import Effect, Need, Verb, When
from .standing import fighter
from .state import ATTACK, LIFE, Table

WEAK: Final = -50
"""What a trap takes of the attack, in per cent (L2.3)."""
MOST_CHANCE: Final = 9
"""A ten-sided die leaves one face to everybody (L4.5)."""


def changed(value: int, per_cent: int) -> int:
    """Return the present value changed by so much, half up, at least 1; nothing stays nothing."""
    return max(1, (value * (100 + per_cent) + 50) // 100) if value else 0


def attack(table: Table, seat: Seat) -> int:
    """Return what a plain blow of a hero deals; weakness comes last (L2.3, L3.5)."""
    own = table.heroes[seat]
    value = max(1, ATTACK - 1 + own.level + added(table, seat, Verb.ATTACK))
    dealt = by_per_cents(table, seat, Verb.DEALT, value)
    return changed(dealt, WEAK) if left(own.lasting, "weak") else dealt


def defence(table: Table, seat: Seat) -> int:
    value = max(0, added(table, seat, Verb.DEFENCE))
    return by_per_cents(table, seat, Verb.ARMOUR, value)


def dodge(table: Table, seat: Seat) -> int:
    return min(MOST_CHANCE, added(table, seat, Verb.DODGE))


def most_life(table: Table, seat: Seat) -> int:
    more = sum(each.amount for each in worn(table, seat) if each.verb is Verb.LIFE)
    return LIFE - 1 + table.heroes[seat].level + more


def walk(table: Table, seat: Seat) -> int:
    return sum(each.amount for each in worn(table, seat) if each.verb is Verb.WALK)


def disarm(table: Table, seat: Seat) -> int:
    return sum(each.amount for each in worn(table, seat) if each.verb is Verb.DISARM)


def added(table: Table, seat: Seat, verb: Verb) -> int:
    """Return what gear, skills and spells add to a number."""
    lasting = (each.amount for each in worn(table, seat) if each.verb is verb)
    return sum(lasting) + sum(spells(table, seat, verb))


def by_per_cents(table: Table, seat: Seat, verb: Verb, value: int) -> int:
    """Return a value changed by each per cent in turn: of what is worn, then of spells."""
    for each in worn(table, seat):
        if each.verb is verb:
            value = changed(value, each.amount)
    for amount in spells(table, seat, verb):
        value = changed(value, amount)
    return value


def worn(table: Table, seat: Seat, when: When = When.WORN) -> Iterator[Effect]:
    """Yield the effects of gear and open skills that count now, each as often as it does."""
    own = table.heroes[seat]
    for effect in _effects(table.setup.cards, own.worn, own.skills, when):
        if effect.need is Need.NOTHING:
            yield effect
        else:
            yield from (effect for _ in range(_times(table, seat, effect.need)))


@lru_cache(maxsize=5_000)
def _effects(
    cards: Cards, worn: tuple[CardName, ...], skills: tuple[CardName, ...], when: When
) -> tuple[Effect, ...]:
    """Return all effects of such a kind, whatever they need."""
    of_all = (effect for name in (*worn, *skills) for effect in cards.treasure(name).effects)
    return tuple(effect for effect in of_all if effect.when is when)


def spells(table: Table, seat: Seat, verb: Verb) -> Iterator[int]:
    """Yield the amounts of a verb that last on a hero in a fight."""
    found = fighter(table.fight, seat) if table.fight is not None else None
    return (spell.amount for spell in (found.spells if found else ()) if spell.verb is verb)


def _times(table: Table, seat: Seat, need: Need) -> int:
    """Return how often an effect counts for what it needs."""
    foes = len(table.fight.foes) if table.fight is not None else 0
    match need:
        case Need.NOTHING:
            return 1
        case Need.THREE_ENEMIES:
            return int(foes >= 3)
        case Need.TWO_WEAPONS:
            return int(_light_weapons(table, seat) >= 2)
        case Need.EACH_ENEMY:
            return foes
        case Need.EACH_ALLY_ABSORBING:
            return (
                _allies(table, seat) if any(True for _ in spells(table, seat, Verb.ABSORB)) else 0
            )


def _light_weapons(table: Table, seat: Seat) -> int:
    cards = (table.setup.cards.treasure(card) for card in table.heroes[seat].worn)
    return sum(card.slot is Slot.WEAPON and card.hands == 1 for card in cards)


def _allies(table: Table, seat: Seat) -> int:
    """Return how many others of the own side fight beside a hero."""
    teams, fight = table.setup.teams, table.fight
    heroes = fight.heroes if fight is not None else ()
    return sum(each.seat != seat and teams[each.seat] == teams[seat] for each in heroes)
