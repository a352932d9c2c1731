"""Where everything lies on a table's page: head, seats, board, side and the bar below."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.box import Box

HEAD = 52.0
GAP = 10.0
SIDES = (250.0, 336.0)
"""How wide the seats and the side are, at the least."""

BAR = 52.0
LARGER = 0.4
"""How much wider a side is for each percent of larger letters."""

LOG_SHARE = 0.34


@dataclass(frozen=True, slots=True)
class Layout:
    head: Box
    seats: Box
    board: Box
    side: Box
    bar: Box


def laid_out(
    width: float, height: float, sides: tuple[float, float] = SIDES, percent: int = 100
) -> Layout:
    """Share the page out; what a wide window has more goes to the board and the sides.

    Larger letters, so many percent, have wider sides.
    """
    page = Box(0, 0, width, height)
    spare = max(0.0, width - 1280)
    more = (percent - 100) * LARGER
    seats, side = (
        sides[0] + min(90.0, spare * 0.2) + more,
        sides[1] + min(150.0, spare * 0.35) + more,
    )
    body = page.below(HEAD).inset(GAP)
    right = body.edge(side)
    return Layout(
        head=page.top(HEAD),
        seats=body.left(seats),
        board=Box(body.x + seats + GAP, body.y, body.width - seats - side - 2 * GAP, body.height),
        side=right.above(BAR, GAP),
        bar=right.foot(BAR),
    )
