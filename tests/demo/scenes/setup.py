"""The set-up of the demonstration game: it is played in one way."""

from __future__ import annotations

from game.scenes.table.set_up.variants import Variant, Variants
from tests.demo.rules.first import LEAST, MOST, first

VARIANTS = Variants(
    game="demo",
    words="demo",
    all=(
        Variant("usual", "door.demo", (), False, tuple(range(LEAST, MOST + 1)), "demo.setup.seats"),
    ),
    setup=lambda variant, seats, on, ground: first(seats),
)
