"""What there is to meet and to find: monsters, treasures, marks of the track (L1.3, L5, L6).

All of it comes from files and stands in the set-up of a match, so a record knows the cards that it
was played with. Elsewhere a card is its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Annotated

from game.core.number_bounds import Few, Letters, Within

from .effects import Effect

CardName = Annotated[str, Letters(40)]
MonsterName = Annotated[str, Letters(40)]


class Sort(Enum):
    """What a treasure is for: gear is worn; a potion or a scroll is played once; a class is taken
    for good; a passive skill is learned, an active one is played once a fight."""

    GEAR = "gear"
    POTION = "potion"
    SCROLL = "scroll"
    CLASS = "class"
    PASSIVE = "passive"
    ACTIVE = "active"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class Slot(Enum):
    """Where gear is worn (L3.3); a weapon and a shield take hands."""

    HEAD = "head"
    BODY = "body"
    LEGS = "legs"
    WEAPON = "weapon"
    SHIELD = "shield"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class Weight(Enum):
    """How heavy gear for the body is: who may wear one may wear what is lighter, too."""

    CLOTH = 0
    LIGHT = 1
    HEAVY = 2

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


class Calling(Enum):
    """The class of a hero; none is a plain human (L3.1, L3.2)."""

    NONE = "none"
    BARBARIAN = "barbarian"
    CRUSADER = "crusader"
    MONK = "monk"
    SORCERER = "sorcerer"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Monster:
    """`mage` strikes from anywhere (L4.4); `copies` of it are in the deck."""

    name: MonsterName
    attack: Annotated[int, Within(0, 99)]
    life: Annotated[int, Within(1, 999)]
    mage: bool = False
    copies: Few = 2

    @property
    def level(self) -> int:
        """Return a third of attack and life, rounded half up (L4.6)."""
        return (2 * (self.attack + self.life) + 3) // 6


@dataclass(frozen=True, slots=True)
class Treasure:
    """`slot`, `weight` and `hands` are those of gear; `calling` is whose skill it is, or which
    class; `shield` says that it is played only with one."""

    name: CardName
    sort: Sort
    effects: tuple[Effect, ...] = ()
    copies: Few = 1
    slot: Slot | None = None
    weight: Weight = Weight.CLOTH
    hands: Few = 0
    calling: Calling = Calling.NONE
    shield: bool = False
    rare: bool = False
    """A blue card: a better one of its kind."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What waits on a mark of the track, in this order (L2.2)."""

    monsters: Few = 0
    treasure: bool = False
    trap: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """All monsters and treasures; the names of each are different."""

    monsters: tuple[Monster, ...]
    treasures: tuple[Treasure, ...]

    # It is a key all the time, and never unlike: its parts are too many to be asked each time.
    def __hash__(self) -> int:
        return len(self.monsters) * 1_000 + len(self.treasures)

    def treasure(self, name: CardName) -> Treasure:
        return _treasures(self)[name]

    def monster(self, name: MonsterName) -> Monster:
        return _monsters(self)[name]


@lru_cache(maxsize=8)
def _treasures(cards: Cards) -> Mapping[str, Treasure]:
    return {each.name: each for each in cards.treasures}


@lru_cache(maxsize=8)
def _monsters(cards: Cards) -> Mapping[str, Monster]:
    return {each.name: each for each in cards.monsters}
