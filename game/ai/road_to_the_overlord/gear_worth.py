"""What a card is worth to a hero: how much stronger it is by it now, and what it may still become.

The measure is `Power.worth`: a tenth more is a tenth more attack, or life. In experience that is
about four.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import Calling, CardName, Cards, Sort, Treasure
from game.rules.road_to_the_overlord.effects import Effect, Verb, Whom
from game.rules.road_to_the_overlord.state import PASSIVES, Hero, Table
from game.rules.road_to_the_overlord.wearing import in_the_way, no_shield, too_heavy

from .powers import plain, power

EXPERIENCE: Final = 40.0
"""So much experience makes a hero as strong as 1 of worth does."""
CLASS: Final = 0.25
"""What a class promises to a hero without one."""
LATER: Final = 0.04
"""What a card may become that serves nobody now."""
PLAYED: Final = {
    Verb.STRIKE: 0.02,
    Verb.HEAL: 0.02,
    Verb.STUN: 0.08,
    Verb.ROOT: 0.02,
    Verb.BLIND: 0.05,
    Verb.CHARM: 0.08,
    Verb.POISON: 0.04,
    Verb.SILENCE: 0.03,
    Verb.WEAKEN: 0.02,
    Verb.CALL: 0.05,
    Verb.ABSORB: 0.015,
    Verb.TELEPORT: 0.06,
    Verb.ATTACK: 0.03,
    Verb.DEFENCE: 0.03,
    Verb.GUARD: 0.04,
    Verb.RESIST: 0.03,
    Verb.DEALT: 0.002,
    Verb.ARMOUR: 0.001,
    Verb.WALK: 0.01,
}
"""What each point of an effect is worth that is played."""
ONCE: Final = 0.6
"""A potion or a scroll is gone after that; a skill comes back in each fight."""
WHOLE: Final = 8
"""An amount of 0 that stands for everything is about so much."""


def worth(table: Table, seat: Seat, card: CardName) -> float:
    """Return what a card in the hand is worth to a hero."""
    hero, cards = table.heroes[seat], table.setup.cards
    treasure = cards.treasure(card)
    match treasure.sort:
        case Sort.GEAR | Sort.PASSIVE:
            now = max(
                (gain(cards, hero, each) for each in dressed(cards, hero, treasure)), default=0
            )
            return max(now, 0.0) or LATER * _may_become(hero, treasure)
        case Sort.CLASS:
            return CLASS if hero.calling is Calling.NONE else 0.0
        case Sort.ACTIVE:
            return spell_worth(treasure) * _may_become(hero, treasure)
        case Sort.POTION | Sort.SCROLL:
            return spell_worth(treasure) * ONCE


def gain(cards: Cards, hero: Hero, after: Hero) -> float:
    """Return how much stronger a hero is after a change."""
    return power(cards, plain(after)).worth - power(cards, plain(hero)).worth


def dressed(cards: Cards, hero: Hero, card: Treasure) -> Iterator[Hero]:
    """Yield the hero as it may wear or know a card; nothing where it may not."""
    if card.sort is Sort.GEAR:
        if not (too_heavy(hero.calling, card) or no_shield(hero.calling, card)):
            worn = without(hero.worn, in_the_way(cards, hero, card))
            yield replace(hero, worn=(*worn, card.name))
    elif card.calling in (Calling.NONE, hero.calling) and card.name not in hero.skills:
        if len(hero.skills) < PASSIVES:
            yield replace(hero, skills=(*hero.skills, card.name))
        else:
            for old in hero.skills:
                yield replace(hero, skills=(*without(hero.skills, (old,)), card.name))


def bare(cards: Cards, hero: Hero, card: CardName) -> Hero:
    """Return the hero without a card that it wears or knows."""
    if card in hero.worn:
        return replace(hero, worn=without(hero.worn, (card,)))
    return replace(hero, skills=without(hero.skills, (card,)))


def spell_worth(card: Treasure) -> float:
    return sum(_played(effect) for effect in card.effects)


def _played(effect: Effect) -> float:
    size: float = effect.turns if not effect.amount else effect.amount
    if effect.verb in (Verb.HEAL, Verb.ABSORB) and not effect.amount:
        size = WHOLE
    if effect.verb is Verb.CALL:
        size = effect.count * (effect.amount + effect.life / 3)
    if effect.verb is Verb.POISON:
        size = effect.amount * effect.turns / 3
    many = 2.0 if effect.whom in (Whom.ENEMIES, Whom.THREE, Whom.BEFORE) else 1.0
    return PLAYED.get(effect.verb, 0.0) * abs(size) * many


def _may_become(hero: Hero, card: Treasure) -> float:
    """Return how likely a card of a class serves this hero."""
    if card.calling is Calling.NONE:
        return 1.0
    if hero.calling is Calling.NONE:
        return 0.25
    return float(card.calling is hero.calling)
