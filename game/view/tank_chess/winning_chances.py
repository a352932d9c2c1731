"""How a match stands, as pictures: a bar of both sides' chances, and a graph of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

WHOLE = 1000
WHITE, BLACK, EDGE = "words", "night", "line"
_DOT = 4.5

Dot = tuple[int, str]
"""A turn that was marked: its place, and the colour of its mark."""


def draw_bar(canvas: Canvas, box: Box, white: int | None, turned: bool) -> None:
    """Draw White's share of the chances from below, from above where the board is turned."""
    canvas.rect(box, EDGE)
    inside = box.inset(1, 1)
    canvas.rect(inside, BLACK)
    if white is not None:
        high = inside.height * white / WHOLE
        canvas.rect(inside.top(high) if turned else inside.foot(high), WHITE)
    middle = inside.middle[1]
    canvas.line((box.x, middle), (box.right, middle), "accent", 2)


def draw_shares(canvas: Canvas, box: Box, counts: tuple[int, int, int]) -> None:
    """Draw how often White won, nobody, and Black, side by side."""
    canvas.rect(box, EDGE)
    inside, left = box.inset(1, 1), 0.0
    for count, colour in zip(counts, (WHITE, "quiet", BLACK), strict=True):
        wide = inside.width * count / max(1, sum(counts))
        canvas.rect(Box(inside.x + left, inside.y, wide, inside.height), colour)
        left += wide


def draw_graph(
    canvas: Canvas,
    box: Box,
    whites: Sequence[int | None],
    now: int,
    dots: Sequence[Dot],
    turned: int | None = None,
) -> None:
    """Draw the chances turn by turn, White's share from below; the place of now has a line, that at
    which the match turned a ring."""
    canvas.rect(box, EDGE)
    inside = box.inset(1, 1)
    canvas.rect(inside, BLACK)
    step = inside.width / max(1, len(whites) - 1)

    def spot(place: int, white: int) -> tuple[float, float]:
        return inside.x + step * place, inside.bottom - inside.height * white / WHOLE

    for place, (one, two) in enumerate(pairwise(whites)):
        if one is not None and two is not None:
            (left, high), (right, low) = spot(place, one), spot(place + 1, two)
            foot = inside.bottom
            canvas.polygon(((left, foot), (left, high), (right, low), (right, foot)), WHITE)
    middle = inside.middle[1]
    canvas.line((inside.x, middle), (inside.right, middle), "quiet", 1)
    x = inside.x + step * now
    canvas.line((x, inside.y), (x, inside.bottom), "accent", 3)
    share = whites[turned] if turned is not None else None
    if turned is not None and share is not None:
        canvas.circle(spot(turned, share), _DOT + 5, "night")
        canvas.circle(spot(turned, share), _DOT + 4, "accent", 2)
    for place, colour in dots:
        white = whites[place] if place < len(whites) else None
        if white is not None:
            canvas.circle(spot(place, white), _DOT + 1.5, "night")
            canvas.circle(spot(place, white), _DOT, colour)
