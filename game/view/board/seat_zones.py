"""What lies before a seat of any game: things in rows as large as fits, and a bar to the target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

LARGEST, LEAST = 46.0, 12
ROW = 1.12
"""How high a row is, in sizes of what lies there."""

COUNT = Style(Family.BOLD, 15)


def fitting(box: Box, shares: Sequence[float]) -> float:
    """Return the largest size at which things so many sizes wide have room, none of them broken."""
    size = min(LARGEST, box.height)
    while size > LEAST and _rows(shares, box.width / size) * size * ROW > box.height:
        size -= 1
    return size


def spots(box: Box, size: float, shares: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield where each thing lies, row by row: the middle of a square at its left end."""
    x, y = box.x, box.y
    for share in shares:
        if x + size * share > box.right + 1:
            x, y = box.x, y + size * ROW
        yield x + size / 2, y + size / 2
        x += size * share


def _rows(shares: Sequence[float], width: float) -> int:
    rows, x = 1, 0.0
    for share in shares:
        if x + share > width:
            rows, x = rows + 1, 0.0
        x += share
    return rows


def draw_target(canvas: Canvas, box: Box, points: int, most: int, ink: Colour, steps: int) -> None:
    """Draw how far it is to the target, with a notch at every so many points."""
    inside = _draw_bar(canvas, box, points, most, ink)
    for step in range(steps, most, steps) if steps else ():
        x = inside.x + inside.width * step / most
        canvas.line((x, inside.y), (x, inside.bottom), "night", 1)
    words = f"{points} / {most}"
    # On a dark chip it is as easy to read over a full bar as over an empty one.
    wide = canvas.measure(words, COUNT)[0] + 12
    canvas.plate(box.centred(wide, box.height - 4), "night", 5)
    canvas.write(words, box.inset(0, -2), COUNT, "words", "centre", wrap=False)


def draw_ladder(canvas: Canvas, box: Box, points: int, ranks: Sequence[int], ink: Colour) -> None:
    """Draw how far it is up a ladder of ranks, with a star at each."""
    inside = _draw_bar(canvas, box, points, ranks[-1], ink)
    for rank in ranks:
        x = inside.x + inside.width * rank / ranks[-1] - 9
        picture = "icon.star" if points >= rank else "icon.star_empty"
        canvas.picture(picture, x, box.middle[1], 18)


def _draw_bar(canvas: Canvas, box: Box, points: int, most: int, ink: Colour) -> Box:
    canvas.plate(box, "night", 7, "line", 2)
    inside = box.inset(3)
    if points > 0:
        canvas.plate(inside.left(max(8.0, inside.width * min(1.0, points / most))), ink, 5)
    return inside
