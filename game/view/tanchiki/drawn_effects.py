"""What flares up on the board and goes, drawn by its kind."""

from __future__ import annotations

from game.view.show import victory
from game.view.show.drawn_effects import Effects

from .effect_kinds import fire, ground, piece_signs, seats

EFFECTS = Effects(
    kinds={
        **ground.KINDS,
        **fire.KINDS,
        **piece_signs.KINDS,
        **seats.KINDS,
        **victory.KINDS,
    },
    flat=frozenset({"tracks", "dawn", "hush", "soot", "glory"}),
    wild=frozenset(
        {"debris", "crumbs", "dust", "puff", "smoke", "cards", "deal"}
        | {"helmet", "glints", "dawn", "flash", "confetti"}
    ),
)
