"""What each blow costs, reaches and takes, and what saves from it (M3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Card, Cards


class Blow(Enum):
    """The simple blows, the combos, and the super blows."""

    HAND = "hand"
    KICK = "kick"
    SLIDE = "slide"
    THROW = "throw"
    SWEEP = "sweep"
    UPPERCUT = "uppercut"
    SALTO = "salto"
    CYCLONE = "cyclone"
    FROST = "frost"
    HARPOON = "harpoon"
    THUNDER = "thunder"

    __hash__ = object.__hash__


class Fighter(Enum):
    """Each has the super blow of its name (M1.2)."""

    CYCLONE = "cyclone"
    FROST = "frost"
    HARPOON = "harpoon"
    THUNDER = "thunder"

    __hash__ = object.__hash__


class Answer(Enum):
    """What one may reply to a blow with (M4)."""

    BLOCK = "block"
    JUMP = "jump"
    CROUCH = "crouch"
    HOP = "hop"
    SALTO = "salto"
    """As a dodge: it moves, and strikes nobody (M4.4)."""
    THROW = "throw"
    SWEEP = "sweep"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Terms:
    """A line of the table of blows; `reach` is how many cells apart both may stand."""

    cards: Cards
    reach: range
    damage: int
    saves: frozenset[Answer]


CLOSE = 1
FARTHEST = 7
"""How far apart two can stand on the line."""

_NEAR = range(CLOSE, CLOSE + 1)
_FAR = range(3, FARTHEST + 1)
_BLOCK, _JUMP, _CROUCH, _HOP = Answer.BLOCK, Answer.JUMP, Answer.CROUCH, Answer.HOP
COUNTERS = frozenset({Answer.THROW, Answer.SWEEP})
_SALTO = frozenset({Answer.SALTO})

TERMS = {
    Blow.HAND: Terms((Card.HAND,), _NEAR, 1, frozenset({_BLOCK, _CROUCH, _HOP}) | COUNTERS),
    Blow.KICK: Terms((Card.KICK,), _NEAR, 2, frozenset({_BLOCK, _JUMP, _HOP}) | COUNTERS),
    Blow.SLIDE: Terms(
        (Card.KICK, Card.KICK, Card.JUMP), range(1, 4), 3, frozenset({_BLOCK, _JUMP, _HOP})
    ),
    Blow.THROW: Terms((Card.HAND, Card.HAND, Card.BLOCK), _NEAR, 2, frozenset({_HOP})),
    Blow.SWEEP: Terms((Card.KICK, Card.BLOCK, Card.CROUCH), _NEAR, 1, frozenset({_JUMP, _HOP})),
    Blow.UPPERCUT: Terms((Card.HAND, Card.BLOCK, Card.CROUCH), _NEAR, 3, frozenset({_BLOCK, _HOP})),
    Blow.SALTO: Terms((Card.HAND, Card.JUMP, Card.JUMP), range(1, 5), 3, frozenset({_HOP})),
    Blow.CYCLONE: Terms((Card.KICK, Card.KICK, Card.SUPER), _FAR, 5, _SALTO),
    Blow.FROST: Terms((Card.HAND, Card.CROUCH, Card.SUPER), _NEAR, 3, _SALTO),
    Blow.HARPOON: Terms((Card.HAND, Card.HAND, Card.SUPER), _FAR, 3, _SALTO),
    Blow.THUNDER: Terms((Card.HAND, Card.KICK, Card.SUPER), _FAR, 5, _SALTO),
}
FAR_FROST = range(1, 4)
"""Where Frost works by the option (M6a)."""
SIMPLE = frozenset({Blow.HAND, Blow.KICK})
SUPERS = {fighter: Blow(fighter.value) for fighter in Fighter}
"""The super blow of each fighter."""

COUNTER_SAVES = frozenset({Answer.HOP})
"""What answers a counter blow (M4.3)."""
SWEPT, FROZEN = 1, 2
"""How many turns a sweep and Frost cost (M3)."""
AT_WALL = 1
"""What the wall adds where a blow says so (M3)."""
PAID_BY = {
    Answer.BLOCK: (Card.BLOCK,),
    Answer.JUMP: (Card.JUMP,),
    Answer.CROUCH: (Card.CROUCH,),
    Answer.HOP: (Card.HOP,),
    Answer.SALTO: TERMS[Blow.SALTO].cards,
    Answer.THROW: TERMS[Blow.THROW].cards,
    Answer.SWEEP: TERMS[Blow.SWEEP].cards,
}
"""The cards of an answer; a block those of each health it takes off (M4.1)."""
