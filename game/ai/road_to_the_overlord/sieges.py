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

from .powers import power_of

SKILLS: Final = 4
"""The boss has so many, in this order: it warns, bans, draws near, and calls."""
CALLED, MOST_CALLED, WARNED = 3, 3, 2
"""A monster that it calls strikes about so hard; for more there is no room at the front."""
LONGEST: Final = 400
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

    def part(self) -> Chest:
        """Return what one of its cards brings on the average."""
        return Chest(*(each / self.turns for each in self))

    def less(self, part: Chest) -> Chest:
        return Chest(*(each - gone for each, gone in zip(self, part, strict=True)))


class Stormer(NamedTuple):
    """A hero against the boss: what it deals, its life, what the boss's blow and that of a monster
    it calls take, and its cards."""

    attack: int
    life: float
    hurt: float
    called: float
    cards: Chest


def odds(table: Table, seats: Iterable[Seat], *, rested: bool = False) -> float:
    """Return how much of the boss's life these heroes take, as they are or once they have
    rested."""
    side = tuple(_stormer(table, seat, rested=rested) for seat in seats)
    return dealt(side) / max(1, _boss_life(table)) if side else 0.0


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


def _stormer(table: Table, seat: Seat, *, rested: bool) -> Stormer:
    own = power_of(table, seat)
    life = own.most if rested else table.heroes[seat].life
    hurt = max(0.5, own.hurt(BOSS_ATTACK, far=True) - own.regains)
    return Stormer(own.attack, float(life), hurt, own.hurt(CALLED), chest(table, seat))


@lru_cache(maxsize=5_000)
def dealt(side: tuple[Stormer, ...]) -> float:
    """Return what heroes deal until the last one falls; the boss uses its skills in turn."""
    lives, cards = [each.life for each in side], [each.cards for each in side]
    banned, warned, called, total = -1, set[int](), 0, 0.0
    for turn in range(LONGEST):
        place = turn % len(side)
        if lives[place] <= 0:
            continue
        each, hand = side[place], cards[place]
        spared = 0.0
        if hand.turns >= 1:
            part = hand.part()
            cards[place] = hand.less(part)
            total += part.spells
            lives[place], spared = lives[place] + part.life, part.spared
        elif banned != place:
            total += max(1, each.attack - WARNED * (place in warned))
        total += LATE * each.cards.help
        lives[place] -= max(0.0, 1 - spared) * each.hurt + max(0, called - 1) * each.called
        banned = place if turn % SKILLS == 1 else -1 if banned == place else banned
        warned |= {place} if turn % SKILLS == 0 else set()
        called = min(MOST_CALLED, called + (turn % SKILLS == SKILLS - 1))
        if all(life <= 0 for life in lives):
            break
    return total


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
