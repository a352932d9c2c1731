"""The location tokens (B1.3 to B1.6): sixteen pictures, each with plain copies and a special one.

A token is written as the letter of its picture, `a` to `p`; the special one with a capital.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

PICTURES: Final = "abcdefghijklmnop"
PLAIN_COPIES: Final = 3
SPECIAL_COPIES: Final = 1
TOKENS: Final = PICTURES * PLAIN_COPIES + PICTURES.upper() * SPECIAL_COPIES
"""All tokens of the box."""

BARE: Final = "."
SHELL: Final = "x"
GUN: Final = "@"
"""A tank of the artillery, which only a bare cell can hold (B15.4)."""
HIDDEN: Final = "?"
LOCATIONS: Final = frozenset(TOKENS + HIDDEN)
"""The letters of what is a token, face up or down."""
FLOORS: Final = LOCATIONS | frozenset(BARE + SHELL + GUN)


class Effect(Enum):
    """What a pair with an icon does."""

    EXTRA_TURN = "extra_turn"
    EXTRA_TANK = "extra_tank"
    ARMOUR = "armour"
    DIRECTION = "direction"
    LONGER_SHOT = "longer_shot"
    LONGER_MOVE = "longer_move"
    ORDER_SWAP = "order_swap"

    __hash__ = object.__hash__


ACTIONS: Final = frozenset({Effect.EXTRA_TURN, Effect.EXTRA_TANK})
"""The effects that are an action, used up by one use; all others are upgrades (B9, B10)."""

EFFECTS: Final = {
    **dict.fromkeys("abcd", Effect.EXTRA_TURN),
    **dict.fromkeys("ef", Effect.EXTRA_TANK),
    **dict.fromkeys("gh", Effect.ARMOUR),
    **dict.fromkeys("ij", Effect.DIRECTION),
    **dict.fromkeys("kl", Effect.LONGER_SHOT),
    **dict.fromkeys("mn", Effect.LONGER_MOVE),
    **dict.fromkeys("op", Effect.ORDER_SWAP),
}
"""What the special of a picture does (B1.6)."""


def picture(token: str) -> str:
    """Return the letter of the picture that a token shows."""
    return token.lower()
