"""How far heroes would come against the boss (L5), in numbers.

Each hero acts in turn and takes the boss's blow for it, until nobody is left: what all have dealt
by then, as a part of the boss's life, is the odds. From 1 on it falls.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.core.rules import Seat
from game.rules.road_to_the_overlord.cards import Calling, CardName, Cards, Sort, Treasure
from game.rules.road_to_the_overlord.effects import Effect, Verb, When
from game.rules.road_to_the_overlord.state import BOSS, BOSS_ATTACK, Table

from .powers import Power, power_of

SKILLS: Final = 4
"""The boss has so many, one of which keeps a hero from its blow."""
LATE: Final = 0.6
"""What is called or cast amid a fight helps for such a part of it."""
ENDLESS: Final = 1_000
CAST: Final = (Sort.POTION, Sort.SCROLL, Sort.ACTIVE)


class Chest(NamedTuple):
    """What the cards of a hand bring against the boss: blows it does not strike, life given back,
    damage of spells, damage that companions deal each turn, and how many turns all that takes."""

    spared: float = 0.0
    life: float = 0.0
    spells: float = 0.0
    help: float = 0.0
    turns: float = 0.0


def odds(table: Table, seats: Iterable[Seat], *, rested: bool = False) -> float:
    """Return how much of the boss's life these heroes take, as they are or once they have
    rested."""
    dealt = sum(_dealt(table, seat, rested=rested) for seat in seats)
    return dealt / max(1, _boss_life(table))


def rounds_left(table: Table) -> int:
    """Return how many turns everybody still has, this one among them."""
    rounds = table.setup.rounds
    return rounds - table.round + 1 if rounds else ENDLESS


def chest(table: Table, seat: Seat) -> Chest:
    """Return what a hand brings, as far as it is seen."""
    hero = table.heroes[seat]
    return _of_hand(table.setup.cards, hero.calling, hero.hand, power_of(table, seat).most)


@lru_cache(maxsize=5_000)
def _of_hand(cards: Cards, calling: Calling, hand: tuple[CardName | None, ...], most: int) -> Chest:
    held = (cards.treasure(name) for name in hand if name is not None)
    return _together(_chest(card, most) for card in held if may_cast(calling, card))


def _chest(card: Treasure, most: int) -> Chest:
    """Return what a card brings; to play it takes a turn."""
    found = _together(Chest(*_brings(effect, most)) for effect in card.effects)
    return found._replace(turns=float(any(found)))


def _together(chests: Iterable[Chest]) -> Chest:
    found = Chest()
    for each in chests:
        sums = (one + other for one, other in zip(found, each, strict=True))
        found = Chest(*sums)
    return found


def may_cast(calling: Calling, card: Treasure) -> bool:
    """Whether a hero of a class may play a card in a fight."""
    own = card.calling in (Calling.NONE, calling)
    return card.sort in CAST and (own or card.sort is not Sort.ACTIVE)


def _dealt(table: Table, seat: Seat, *, rested: bool) -> float:
    own, cards = power_of(table, seat), chest(table, seat)
    life = own.most if rested else table.heroes[seat].life
    return dealt(own, life, cards)


def dealt(own: Power, life: float, cards: Chest) -> float:
    """Return what a hero deals before it falls."""
    hurt = max(0.5, own.hurt(BOSS_ATTACK, far=True) - own.regains)
    turns = 1 + (life + cards.life - 0.01) // hurt + cards.spared
    blows = max(1.0, turns * (SKILLS - 1) / SKILLS - cards.turns)
    weaker = max(1.0, own.attack - turns / SKILLS)
    return blows * weaker + cards.spells + LATE * cards.help * turns


def _boss_life(table: Table) -> int:
    """Return what the boss has left, if it stands on the field, or else all it begins with."""
    foes = table.fight.foes if table.fight is not None else ()
    return next((foe.life for foe in foes if foe.name == BOSS), table.setup.boss_life)


def _brings(effect: Effect, most: int) -> Sequence[float]:
    """Return what an effect brings: blows spared, life, damage, help each turn."""
    if effect.when is not When.PLAYED:
        return 0.0, 0.0, 0.0, 0.0
    match effect.verb:
        case Verb.STUN | Verb.CHARM:
            return float(effect.turns), 0.0, 0.0, 0.0
        case Verb.BLIND:
            return effect.turns / 2, 0.0, 0.0, 0.0
        case Verb.ABSORB:
            return (0.0, float(effect.amount), 0.0, 0.0) if effect.amount else (1.0, 0.0, 0.0, 0.0)
        case Verb.HEAL:
            return 0.0, float(effect.amount or most * LATE), 0.0, 0.0
        case Verb.STRIKE:
            return 0.0, 0.0, float(effect.amount), 0.0
        case Verb.POISON:
            return 0.0, 0.0, float(effect.amount * effect.turns), 0.0
        case Verb.CALL:
            return 0.0, 0.0, 0.0, float(effect.amount * effect.count)
        case Verb.GUARD | Verb.RESIST | Verb.DEFENCE:
            return 0.0, float(effect.amount * 3), 0.0, 0.0
        case _:
            return 0.0, 0.0, 0.0, 0.0
