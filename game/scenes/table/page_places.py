"""Where everything lies on a table's page: head, seats, board, side and the bar below.

A board that is clearly higher than wide is as high as the page: the head leaves it room, and the
keys of the moment have a strip over the side.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.view.canvas.box import Box

HEAD = 52.0
GAP = 10.0
SIDES = (250.0, 336.0)
"""How wide the seats and the side are, at the least."""

BAR = 52.0
LARGER = 0.4
"""How much wider a side is for each percent of larger letters."""

LOG_SHARE = 0.34
CARD = 224.0
"""How high the card of a cell is, where the seats' column is high enough for it."""

LEAST = 580.0
"""So high is that column at the least, with letters of the usual size: seats and a hint."""


SLIM = 0.9
"""How wide a board is for its height at the most, so that it is as high as the page."""

EDGE, TRAY = 6.0, 12.0
"""How far such a board stays from the edges of the page, and how much wider its tray is."""

KEYS = 40.0


@dataclass(frozen=True, slots=True)
class Layout:
    """`card` is where a large page tells of the cell that is pointed at, below the seats; `keys`
    is the strip of the keys where a slim board parts the head."""

    head: Box
    seats: Box
    board: Box
    side: Box
    bar: Box
    card: Box | None = None
    keys: Box | None = None

    @property
    def head_parts(self) -> tuple[Box, ...]:
        """The head, on both sides of a board that parts it."""
        if self.keys is None:
            return (self.head,)
        right = self.board.right + GAP / 2
        return self.head.left(self.board.x - GAP / 2), self.head.beside(right)


@lru_cache(maxsize=16)
def laid_out(
    width: float,
    height: float,
    sides: tuple[float, float] = SIDES,
    percent: int = 100,
    crowded: bool = False,
    shape: float = 1.0,
) -> Layout:
    """Share the page out; what a wide window has more goes to the board and the sides.

    A square board is as wide as it is high before the sides grow. Larger letters, so many percent,
    have wider sides; a column that is `crowded` has no card below it. `shape` is how wide the
    board is for its height.
    """
    page = Box(0, 0, width, height)
    body = page.below(HEAD).inset(GAP)
    spare = max(0.0, width - 1280)
    over = max(0.0, body.width - sum(sides) - 2 * GAP - body.height)
    more = (percent - 100) * LARGER
    seats, side = (
        sides[0] + min(90.0, spare * 0.2, over * 0.36) + more,
        sides[1] + min(150.0, spare * 0.35, over * 0.64) + more,
    )
    board = Box(body.x + seats + GAP, body.y, body.width - seats - side - 2 * GAP, body.height)
    high = height - 2 * EDGE
    slim = shape <= SLIM and high * shape + TRAY <= board.width
    if slim:
        board = Box(board.x, EDGE, high * shape + TRAY, high)
        side = body.right - board.right - GAP
    left, right = body.left(seats), body.edge(side)
    carded = not crowded and left.height - CARD - GAP >= LEAST * percent / 100
    told = right.below(KEYS, GAP) if slim else right
    return Layout(
        head=page.top(HEAD),
        seats=left.above(CARD, GAP) if carded else left,
        board=board,
        side=told.above(BAR, GAP),
        bar=right.foot(BAR),
        card=left.foot(CARD) if carded else None,
        keys=right.top(KEYS) if slim else None,
    )
