"""Dice thrown in the open, for every game that tells `Rolled`: large, in the colours of both.

The effect names what fell, `dice seat.0 5 seat.2 2`; it lies over the upper part of
the board, so that what the throw is about is seen. In a calm picture the dice do not tumble: they
lie there as they fell.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from itertools import product

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .clip import Clip, Cue, Ease, Effect, eased
from .drawn_effects import Draw

TUMBLE, LIE = 620, 680
SIDES = 6
"""Dice of so many sides have pictures; all others show figures."""

FALLEN = TUMBLE / (TUMBLE + LIE)
TURNS, FLIPS = 2, 9
LARGEST = 96.0
DOWN = 1.2
"""How far below the board's upper edge the dice lie, in dice."""


def rolled(event: Rolled, colour_of: Callable[[Seat], str]) -> Clip:
    """Return the clip of a throw, each die in the colour of its seat."""
    return fallen([(colour_of(throw.seat), face) for throw in event.throws for face in throw.faces])


def fallen(thrown: Iterable[tuple[str, int]]) -> Clip:
    """Return the clip of dice by their colours: all tumble at once, and lie for a moment.

    What they show is told when they lie.
    """
    kind = " ".join(("dice", *(f"{colour} {face}" for colour, face in thrown)))
    cues = (Cue("card.deal", 0), Cue("tank.blocked", TUMBLE))
    lie = (Effect(kind, 0, 0, TUMBLE + LIE),)
    return Clip(TUMBLE + LIE, effects=lie, cues=cues, tells=TUMBLE)


def dice(calm: bool) -> Draw:
    """Return what draws the effect."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        size = min(LARGEST, place.box.width / (2.2 * len(fell(effect))))
        down = place.box.y + min(size * DOWN, place.box.height / 2)
        draw_dice(canvas, (place.box.middle[0], down), size, effect, 1.0 if calm else share)

    return draw


def fell(effect: Effect) -> list[tuple[str, int]]:
    """Return the dice of a throw: the colour of each, and its face."""
    words = effect.kind.split(" ")[1:]
    return list(zip(words[::2], map(int, words[1::2]), strict=True))


def draw_dice(
    canvas: Canvas, middle: tuple[float, float], size: float, effect: Effect, share: float
) -> None:
    """Draw the dice of a throw side by side about this spot."""
    thrown, tumbled = fell(effect), min(1.0, share / FALLEN)
    left = middle[0] - size * 0.95 * (len(thrown) - 1)
    for number, (colour, face) in enumerate(thrown):
        spot = left + size * 1.9 * number, middle[1]
        _draw_die(canvas, spot, size, colour, _face(face, tumbled, number), tumbled)


def clear_spot(
    board: tuple[int, int], room: tuple[int, int], standing: Collection[Cell]
) -> tuple[float, float]:
    """Return the middle of so much room that covers the fewest of these, near the board's."""
    across, down = board[0] - 1, board[1] - 1
    wide, high = min(room[0] - 1, across) / 2, min(room[1] - 1, down) / 2

    def cost(spot: tuple[float, float]) -> tuple[int, float]:
        covered = sum(abs(c.x - spot[0]) <= wide and abs(c.y - spot[1]) <= high for c in standing)
        return covered, math.hypot(spot[0] - across / 2, spot[1] - down / 2)

    columns = [wide + n for n in range(int(across - 2 * wide) + 1)]
    rows = [high + n for n in range(int(down - 2 * high) + 1)]
    return min(product(columns, rows), key=cost)


def _face(face: int, tumbled: float, number: int) -> int:
    """Return what a die shows on its way: another face with each flip, and last its own."""
    if tumbled >= 1 or face > SIDES:
        return face
    return (face + number + FLIPS - int(tumbled * FLIPS)) % SIDES + 1


def _draw_die(
    canvas: Canvas, spot: tuple[float, float], size: float, colour: str, face: int, tumbled: float
) -> None:
    down = eased(Ease.BOUNCE, tumbled)
    x, y = spot[0], spot[1] - size * 1.6 * (1 - min(1.0, down))
    grown = size * stepped(1.3 - 0.3 * min(1.0, tumbled))
    if tumbled >= 1:
        canvas.circle((x, y), size * 0.86, (12, 15, 16, 150))
        canvas.circle((x, y), size * 0.86, colour, 6)
    angle = round(TURNS * 360 * (1 - eased(Ease.SETTLE, tumbled)) / 15) * 15
    wobble = math.sin(tumbled * math.pi * 3) * size * 0.2 * (1 - tumbled)
    if face <= SIDES:
        canvas.picture(f"kit.die.{face}", x + wobble, y, grown, angle)
        return
    canvas.circle((x, y), size * 0.5, "card_paper")
    style = Style(Family.DISPLAY, round(size * 0.5))
    canvas.text(str(face), x, y - size * 0.32, style, "night", "centre")
