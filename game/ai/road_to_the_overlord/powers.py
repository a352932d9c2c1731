"""How strong a hero is in numbers, as in a fight with two foes before it (L3.3, L4.5)."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.cards import Cards, Mark
from game.rules.road_to_the_overlord.effects import Effect, Verb, When
from game.rules.road_to_the_overlord.state import (
    BOSS_ATTACK,
    FIRST_OTHER,
    Fight,
    Fighter,
    Foe,
    Hero,
    Setup,
    Stage,
    Table,
)

USUAL_FOES: Final = 2
AT_BLOWS: Final = {
    (When.HIT, Verb.HEAL): 0.8,
    (When.KILL, Verb.HEAL): 0.4,
    (When.BLOCK, Verb.HEAL): 0.3,
}
"""How much of what heals at blows makes up for a blow taken."""
BESIDE: Final = {
    Verb.WALK: 0.06,
    Verb.DISARM: 0.01,
    Verb.SPELLS: 0.002,
    Verb.RETURNS: 0.003,
    Verb.FROZEN: 0.002,
    Verb.STUN: 0.1,
    Verb.SILENCE: 0.08,
    Verb.WEAKEN: 0.06,
    Verb.REVIVE: 0.01,
}
"""What is worth something without a number of its own here, each point of it."""


class Power(NamedTuple):
    """What a hero deals, what a blow of value 1, 2, 3 ... leaves of it on the average, near by and
    from afar, how much life it may have, and how much of a blow it regains."""

    attack: int
    near: tuple[float, ...]
    afar: tuple[float, ...]
    most: int
    regains: float
    beside: float

    def hurt(self, value: int, *, far: bool = False) -> float:
        """Return what a blow of such a value does on the average."""
        blows = self.afar if far else self.near
        return blows[min(value, len(blows)) - 1]

    @property
    def worth(self) -> float:
        """Return one number for all of it: a tenth more is a tenth more attack, or life."""
        usual = max(0.3, self.hurt(3) - self.regains)
        boss = max(1.0, self.hurt(BOSS_ATTACK, far=True) - self.regains)
        lasts = log(self.most / usual) + log(self.most / boss)
        return log(self.attack) + lasts / 2 + self.beside


def power_of(table: Table, seat: Seat) -> Power:
    """Return the power of a hero as it is, without what only lasts for a while."""
    return power(table.setup.cards, plain(table.heroes[seat]))


@lru_cache(maxsize=20_000)
def power(cards: Cards, hero: Hero) -> Power:
    """Return the power of a hero that is `plain`."""
    table = _imagined(cards, hero)
    effects = _at_blows(cards, hero)
    values = range(1, BOSS_ATTACK + 1)
    return Power(
        attack=strength.attack(table, 0),
        near=tuple(_left_of(table, value, far=False) for value in values),
        afar=tuple(_left_of(table, value, far=True) for value in values),
        most=strength.most_life(table, 0),
        regains=sum(AT_BLOWS.get((each.when, each.verb), 0.0) * each.amount for each in effects),
        beside=sum(_beside(each) for each in effects),
    )


def plain(hero: Hero) -> Hero:
    """Return a hero with no more than what makes it strong, so that equals are known again."""
    return Hero(level=hero.level, calling=hero.calling, worn=hero.worn, skills=hero.skills)


def _imagined(cards: Cards, hero: Hero) -> Table:
    names = [each.name for each in cards.monsters][:1] * USUAL_FOES
    foes = tuple(Foe(number, name, 3) for number, name in enumerate(names, FIRST_OTHER))
    fight = Fight(1, Stage.FIGHTING, (Fighter(0, Cell(2, 1)),), foes)
    return Table(Setup(cards, (Mark(),), (0,)), (hero,), fight=fight)


def _left_of(table: Table, value: int, *, far: bool) -> float:
    """Return what is left of a blow on the average, as the rules lessen it (L3.5)."""
    value = strength.by_per_cents(table, 0, Verb.TAKEN, value)
    if far:
        value = strength.by_per_cents(table, 0, Verb.MAGIC, value)
    rest = max(1, value - strength.defence(table, 0)) - strength.added(table, 0, Verb.GUARD)
    if far:
        rest -= strength.added(table, 0, Verb.RESIST)
    return max(0, rest) * (1 - strength.dodge(table, 0) / 10)


def _at_blows(cards: Cards, hero: Hero) -> list[Effect]:
    names = (*hero.worn, *hero.skills)
    return [effect for name in names for effect in cards.treasure(name).effects]


def _beside(effect: Effect) -> float:
    """Return what an effect is worth that shows in no number."""
    often = effect.chance / 10 if effect.chance else 1.0
    if effect.when is When.HIT and effect.verb is Verb.DEALT:
        return -effect.amount * 0.006
    size = effect.turns if effect.verb is Verb.STUN else effect.amount
    return BESIDE.get(effect.verb, 0.0) * size * often
