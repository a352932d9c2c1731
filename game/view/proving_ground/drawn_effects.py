"""What flares up on the board of Proving Ground and goes, drawn by its kind."""

from __future__ import annotations

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show import carried_pictures, victory
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Effects
from game.view.show.flares import tank_flares, thrown


def _sight(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The artillery takes aim: its column and its row light up, and close in on the cell."""
    box = place.square(Cell(round(effect.x), round(effect.y)))
    board, ink = place.box, (255, 143, 124, round(150 * min(1.0, 4 * (1 - share))))
    shown = min(1.0, share * 2)
    canvas.rect(Box(box.x, board.y, box.width, board.height * shown), (*ink[:3], ink[3] // 3))
    canvas.rect(Box(board.x, box.y, board.width * shown, box.height), (*ink[:3], ink[3] // 3))
    x, y = place.spot(effect.x, effect.y)
    canvas.circle((x, y), place.size * (1.2 - 0.75 * eased(Ease.SETTLE, shown)), ink, 4)


def _shield(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Armour flashes round the tank and falls off."""
    x, y = place.spot(effect.x, effect.y)
    canvas.circle(
        (x, y), place.size * (0.5 + 0.25 * share), (255, 244, 214, round(220 * (1 - share))), 5
    )
    up = place.size * 0.9 * share
    canvas.picture("effect.armour", x, y - up, place.size * 0.6, 0, round(255 * (1 - share**3)))


EFFECTS = Effects(
    kinds={
        **tank_flares(tracks_alpha=190, dust_alpha=200, reach=0.55),
        "lob": thrown("shell", lambda high: 1 + 0.9 * high),
        "sight": _sight,
        "shield": _shield,
        **carried_pictures.KINDS,
        **victory.KINDS,
    },
    flat=frozenset({"tracks", "soot", "sight"}),
    wild=frozenset({"debris", "dust", "flash", "smoke", "confetti"}),
)
