"""What a class may wear and hold, and what is in the way of it (L3.2, L3.3).

Of weapons a hero holds one, and its hands hold no more, but: a Barbarian may hold two two-handed
ones, each in one hand; a Monk two one-handed ones; a Crusader holds a two-handed one in one hand,
and alone holds a shield in the other. What is in the way goes back to the hand by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .cards import Calling, CardName, Cards, Slot, Treasure, Weight
from .state import Hero

WEIGHTS: Final = {
    Calling.NONE: Weight.LIGHT,
    Calling.BARBARIAN: Weight.HEAVY,
    Calling.CRUSADER: Weight.HEAVY,
    Calling.MONK: Weight.LIGHT,
    Calling.SORCERER: Weight.CLOTH,
}
"""The heaviest that each may wear."""
PAIRS: Final = {Calling.BARBARIAN: 2, Calling.MONK: 1}
"""Who holds two weapons, and of how many hands each."""


def too_heavy(calling: Calling, gear: Treasure) -> bool:
    return gear.weight.value > WEIGHTS[calling].value


def no_shield(calling: Calling, gear: Treasure) -> bool:
    """Whether it is a shield of a hero that holds none."""
    return gear.slot is Slot.SHIELD and calling is not Calling.CRUSADER


def in_the_way(cards: Cards, hero: Hero, gear: Treasure) -> tuple[CardName, ...]:
    """Return what has to come off for it."""
    worn = [cards.treasure(name) for name in hero.worn]
    there = [each for each in worn if each.slot is gear.slot]
    if gear.slot is Slot.WEAPON and gear.hands == PAIRS.get(hero.calling):
        kept = next((each for each in reversed(there) if each.hands == gear.hands), None)
        if kept is not None:
            there.remove(kept)
    return tuple(each.name for each in there)


def forbidden(cards: Cards, worn: Iterable[CardName], calling: Calling) -> tuple[CardName, ...]:
    """Return what of it a class may not wear."""
    found = ((name, cards.treasure(name)) for name in worn)
    return tuple(n for n, gear in found if too_heavy(calling, gear) or no_shield(calling, gear))
