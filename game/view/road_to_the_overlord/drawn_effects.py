"""How clips on the land and on the field are drawn."""

from __future__ import annotations

from game.view.show import carried_pictures, victory
from game.view.show.drawn_effects import Effects

EFFECTS = Effects({**carried_pictures.KINDS, **victory.KINDS}, frozenset(), frozenset({"confetti"}))
