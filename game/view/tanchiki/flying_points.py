"""Points that fly from where they were made to the score of the seat that has them now."""

from __future__ import annotations

from collections.abc import Sequence

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Ease, eased
from game.view.show.drawn_effects import Running
from game.view.show.flares import between
from game.view.tanchiki.effect_kinds.seats import RISEN, draw_points

SMALLEST, LARGEST = 22, 46
FROM_EDGE = 34
"""So far from a panel's edge its score stands."""


def draw_flights(
    canvas: Canvas, place: BoardPlace, running: Running, panels: Sequence[Box]
) -> None:
    """Draw those that have risen over the board on their way to their panel."""
    for effect, ms in running:
        if effect.kind != "points":
            continue
        share = (ms / effect.ms - RISEN) / (1 - RISEN)
        seat = round(effect.to_y)
        if not 0 < share < 1 or seat >= len(panels):
            continue
        x, y = place.spot(effect.x, effect.y)
        panel = panels[seat]
        goal = panel.right - FROM_EDGE, panel.middle[1]
        spot = between((x, y - place.size * 1.4), goal, eased(Ease.DRIVE, share))
        size = round(LARGEST + (SMALLEST - LARGEST) * share)
        draw_points(canvas, spot, Style(Family.DISPLAY, size), round(effect.to_x), seat)
