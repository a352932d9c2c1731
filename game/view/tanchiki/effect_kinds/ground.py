"""What tanks leave on the ground and knock off it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Effect
from game.view.show.drawn_effects import Draw
from game.view.show.flares import dust, film, tracks


def _puff(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    for number in range(5):
        turn = number * 1.257 + effect.x
        reach = 0.2 + 0.3 * share
        spot = place.spot(effect.x + math.cos(turn) * reach, effect.y + math.sin(turn) * reach)
        canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(200 * (1 - share)))


KINDS: Mapping[str, Draw] = {
    "tracks": tracks(190),
    "dust": dust(210),
    "puff": _puff,
    "fall": _puff,
    "shavings": film("ice_shaving", 3, fades=True),
    "clank": film("spark", 3, 0.8, fades=True),
}
