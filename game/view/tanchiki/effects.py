"""What flares up on the board and goes, drawn by its kind."""

from __future__ import annotations

from game.view import victory
from game.view.effects import Effects

from . import effects_fire, effects_ground, effects_seats, effects_signs

EFFECTS = Effects(
    kinds={
        **effects_ground.KINDS,
        **effects_fire.KINDS,
        **effects_signs.KINDS,
        **effects_seats.KINDS,
        **victory.KINDS,
    },
    flat=frozenset({"tracks", "dawn", "hush", "soot"}),
    wild=frozenset(
        {"debris", "crumbs", "dust", "puff", "smoke", "cards", "deal"}
        | {"helmet", "glints", "dawn", "flash", "confetti"}
    ),
)
