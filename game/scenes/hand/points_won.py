"""Points as they are won: they fly from the board to the panel of their seat, which lights up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import NUMBER

from .seat_panels import Nameplate, reserved_in, score_box

FLY_MS, LIT_MS = 700, 900
HEIGHT = 60.0
"""How far above the straight way they fly in its middle."""

CLEAR = (0, 0, 0, 0)
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Won:
    """So many points of a seat, where they were won, and for how long they have been under way."""

    seat: Seat
    points: int
    spot: Spot
    ms: int = 0


class PointsWon:
    """Compares the scores that are shown with those of before; `due` while something is seen."""

    def __init__(self) -> None:
        self.won: tuple[Won, ...] = ()
        self._scores: tuple[int, ...] = ()
        self._table: object = None

    @property
    def due(self) -> bool:
        return bool(self.won)

    def stale(self, table: object) -> bool:
        """Whether this table has not been seen yet."""
        return table is not self._table

    def see(self, table: object, scores: tuple[int, ...], spot: Spot) -> None:
        """See the scores of a table; what is won now is won at this spot."""
        before, self._scores, self._table = self._scores, scores, table
        if len(before) != len(scores):
            return
        gains = enumerate(now - then for then, now in zip(before, scores, strict=True))
        self.won += tuple(Won(seat, gain, spot) for seat, gain in gains if gain > 0)

    def passes(self, ms: int, still: bool) -> None:
        """Let time pass; with less motion nothing flies, and the score lights up at once."""
        moved = ((won, won.ms + ms + (FLY_MS if still and not won.ms else 0)) for won in self.won)
        self.won = tuple(
            Won(won.seat, won.points, won.spot, now) for won, now in moved if now < FLY_MS + LIT_MS
        )


def flown(won: Won, end: Spot) -> Spot:
    """Return how far what was won has come on its way to this spot."""
    eased = 1 - (1 - won.ms / FLY_MS) ** 2
    x = won.spot[0] + (end[0] - won.spot[0]) * eased
    y = won.spot[1] + (end[1] - won.spot[1]) * eased
    return x, y - HEIGHT * 4 * eased * (1 - eased)


def draw_won(
    canvas: Canvas, rows: Sequence[Box], plates: Sequence[Nameplate], won: Sequence[Won]
) -> None:
    """Draw what flies, and the frames round what has arrived."""
    if not won:
        return
    reserved = reserved_in(Box(0, 0, rows[0].width, rows[0].height), plates)
    for each in won:
        if each.seat < len(rows):
            row, colour = rows[each.seat], plates[each.seat].panel.colour
            within = score_box(Box(0, 0, row.width, row.height), reserved)
            at = within.moved(row.x, row.y)
            _draw(canvas, at, colour, plates[each.seat].panel.ink, each)


def _draw(canvas: Canvas, at: Box, colour: Colour, ink: Colour, won: Won) -> None:
    words = f"+{won.points}"
    wide, high = canvas.measure(words, NUMBER)
    if won.ms >= FLY_MS:
        canvas.plate(at.centred(at.width + 14, min(at.height, high + 6)), CLEAR, 8, colour, 3)
        return
    x, y = flown(won, at.middle)
    box = Box(x - wide / 2 - 8, y - high / 2 - 2, wide + 16, high + 4)
    canvas.plate(box, "night", 10, colour, 2)
    canvas.write(words, box, NUMBER, ink, "centre")
