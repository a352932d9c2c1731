"""What flares up on the board and goes, drawn by its kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect

from . import effects_fire, effects_ground, effects_seats, effects_signs
from .flaring import Draw
from .place import Place

FLAT = frozenset({"tracks", "dawn"})
"""Effects that lie on the ground, below the pieces."""

_WILD = frozenset(
    {"debris", "crumbs", "dust", "puff", "smoke", "cards", "deal", "helmet", "glints", "dawn"}
)
KINDS: Mapping[str, Draw] = {
    **effects_ground.KINDS,
    **effects_fire.KINDS,
    **effects_signs.KINDS,
    **effects_seats.KINDS,
}


def draw_effects(
    canvas: Canvas, place: Place, running: Iterable[tuple[Effect, int]], calm: bool = False
) -> None:
    """Draw what burns now; `calm` leaves out what flies about."""
    for effect, ms in running:
        kind = effect.kind.split(" ")[0]
        draw = KINDS.get(kind)
        if draw and effect.ms > 0 and not (calm and kind in _WILD):
            draw(canvas, place, effect, min(1.0, max(0.0, ms / effect.ms)))
