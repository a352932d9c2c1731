"""Mist over the land that nobody has come near yet; what waits there is seen through it."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.road_to_the_overlord.state import Table
from game.view.board.strewn import strewn
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .way import between_marks

FAR, STEP = 12, 4
"""So far from the foremost hero begins the mist, and by so many marks it lifts."""
EACH, PUFFS = 7, 1
"""On each so many parts of the way lie so many clouds."""
LARGE, ASIDE, OFF, CLEAR = 1.9, 1.0, 0.62, 145
"""How large a cloud is, how far along the way it may lie and how far off it at the least, in cells,
and how much of it is seen."""
KINDS = 2


def seen_to(table: Table) -> int:
    """Return the last mark that is not in mist."""
    foremost = max((each.mark for each in table.heroes if not each.resigned), default=0)
    return min(table.setup.last, (foremost + FAR) // STEP * STEP)


def draw_mist(canvas: Canvas, place: BoardPlace, last: int, seen: int) -> None:
    """Draw mist along the way from the last mark that is seen to the end of it."""
    if seen >= last:
        return
    for n, (x, y) in enumerate(between_marks(last, seen, last)[::EACH]):
        for puff in range(PUFFS):
            aside, down, large = (_thrown(n, 3 * puff + k) for k in range(3))
            off = (OFF + 0.3 * (2 * down % 1)) * (1 if down > 0.5 else -1)
            spot = place.spot(x + ASIDE * (2 * aside - 1), y + off)
            size = place.size * LARGE * (0.6 + round(large * 4) / 6)
            canvas.picture(f"overlord.mist.{(n + puff) % KINDS}", *spot, size, 0, CLEAR)


def _thrown(n: int, kind: int) -> float:
    """Return a number from 0 to 1 that looks thrown, the same for ever."""
    return strewn(Cell(n, kind)) / 2**32
