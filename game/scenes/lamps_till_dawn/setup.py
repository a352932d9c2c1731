"""The set-up of Lamps Till Dawn: who is of Light and who of Dark, in which house, how long."""

from __future__ import annotations

from typing import Any

from game.rules.lamps_till_dawn.full_marks import Length, setup_of
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import LEAST_SEATS, MOST_SEATS, Setup, Side
from game.scenes.table.variants import Variant, Variants

from .naming import GAME

L, D = Side.LIGHT, Side.DARK
USUAL_SIDES = (L, D, D, L, D, L, D, L)
"""Who is of which side where nobody has chosen: of odd numbers one more is of Dark."""


def _setup(length: str, seats: int, on: frozenset[str], house: Any) -> Setup:
    return setup_of(USUAL_SIDES[:seats], Length(length), house or HOUSE)


VARIANTS = Variants(
    game=GAME,
    words="lamps",
    all=tuple(
        Variant(
            each.value,
            f"door.{GAME}",
            (),
            True,
            tuple(range(LEAST_SEATS, MOST_SEATS + 1)),
        )
        for each in Length
    ),
    setup=_setup,
)
