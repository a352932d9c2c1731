"""The board of any game as it is knocked aside by what happens on it."""

from __future__ import annotations

import math

from game.view.canvas.board_place import BoardPlace


def shaken(place: BoardPlace, percent: int, ms: int, scale: float = 1) -> BoardPlace:
    """Return the board knocked aside for this moment, by whole pixels."""
    if percent <= 0:
        return place
    reach = place.size * 0.0016 * percent * scale
    x, y = round(math.sin(ms * 0.09) * reach), round(math.cos(ms * 0.073) * reach)
    return place.moved(x / scale, y / scale)
