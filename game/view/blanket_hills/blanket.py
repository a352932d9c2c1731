"""The blanket on the board, painted anew where the land has changed: at once, or bit by bit."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.blanket_hills.land import Land
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.brushes import Slot
from game.view.canvas.canvas import Canvas

from .cloth import Cloth
from .lie_of_land import CM

MOVING_MS, STILL_MS = 2.0, 12.0
"""So long a frame paints of what has changed, while something moves or nothing does."""


def draw_blanket(
    canvas: Canvas,
    place: BoardPlace,
    land: Land,
    towers: tuple[Cell, ...] = (),
    domes: tuple[Cell, ...] = (),
    moving: bool = False,
) -> None:
    """Draw the blanket on its table, with the shadows of what stands on it."""

    def craft(slot: Slot) -> None:
        cloth = slot.shown
        if not isinstance(cloth, Cloth):
            cloth = Cloth(slot.surface, place.size * canvas.scale / CM, canvas.colour)
            slot.shown = cloth
        cloth.lay(land, towers, domes)
        over = canvas.brushes.patience.share(MOVING_MS if moving else STILL_MS)
        while cloth.work():
            canvas.brushes.patience.spend()
            if cloth.whole and over():
                return

    canvas.crafted("blanket", place.box, craft)
