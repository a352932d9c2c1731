"""A panel for every seat: who sits there, the score, what it has, and whether it acts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.core.rules import Seat
from game.scenes.faces.table_face import Counter, SeatPanel, Sign
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import PAPER, Canvas
from game.view.canvas.letter_styles import SMALL, STRONG, Family, Style

TALLEST, PANEL_GAP = 88.0, 6.0
LOW = 50.0
"""A row lower than this has no second line: a few signs stand beside the name."""

ZONED, LEAST_ZONE = 0.36, 28.0
"""A panel with a zone below it has this share of the room, if that is not too low, and a zone is
so high at the least."""

FEW = 2
LIT = 4.0
"""So far from the corners begins the broad bar of a panel that is lit."""

SIGN = 25.0
SCORE = Style(Family.BOLD, 38)
FACE = 38.0
CLOCK = Style(Family.BOLD, 26)
FIGURE, SLIM, CLOCKED, MANY, HIGH = 23.0, 18.0, 16.0, 3, 64.0
"""How wide a figure of the score is, one of many, and one of a clock; the score
stands below the name in a panel that is so high, else so many of them are slimmer."""

APART, SMALLER = 16.0, (1.0, 0.85, 0.7)
"""How far counters lie apart, and by which share of their size they may be smaller to have room."""

SHADE = 8.0
"""So far on the page is the shadow of a panel painted with it."""

MARK, BROAD, LARGE, BADGE = 0.14, 0.23, 66.0, 0.42
"""Which share of a panel's width its mark has at the most, and in a high panel, where it is so
large at the most; which share of a face the mark has at its corner."""


@dataclass(frozen=True, slots=True)
class Nameplate:
    """A seat's panel with what the sitting knows: names of all who share the seat, who acts, the
    picture of a commander, "" where none sits there, and what time is left, if that is counted.

    It is not `framed` where the acting frame is round something else: it is lit all the same."""

    seat: Seat
    names: tuple[str, ...]
    mark: str
    panel: SeatPanel
    active: bool
    thinking: bool = False
    face: str = ""
    framed: bool = True
    clock: str = ""
    low: bool = False

    @property
    def words(self) -> str:
        return " · ".join(self.names)

    @property
    def score(self) -> str:
        return "" if self.panel.score is None else str(self.panel.score)

    @property
    def signs(self) -> tuple[Sign, ...]:
        given = ("icon.plus",) * bool(self.panel.handicaps)
        return ("icon.hourglass",) * self.thinking + self.panel.signs + given


@dataclass(frozen=True, slots=True)
class Reserved:
    """What every row keeps free beside its name: for signs in a low row, for the score, and for a
    clock, which has the line of the name alone. In a high panel the score is `below` the name."""

    signs: float
    score: float
    clock: float = 0
    below: bool = False


def draw_panels(
    canvas: Canvas, rows: Sequence[Box], plates: Sequence[Nameplate], on: Colour | None = PAPER
) -> None:
    """Draw the panels into these boxes, which are all of one size: on the page, or `on` whatever
    has been drawn there."""
    row = Box(0, 0, rows[0].width, rows[0].height)
    reserved = reserved_in(row, plates)
    style, wraps = name_style(canvas, plates, row, reserved)
    more = SHADE if on == PAPER and canvas.behind is not None else 0.0
    for plate, each in zip(plates, rows, strict=True):
        key = ("seat panel", plate, style, reserved, wraps)
        paint = partial(_paint, plate, style, reserved, wraps, row)
        canvas.layer(key, each.grown(more), paint, on=on)


def reserved_in(row: Box, plates: Sequence[Nameplate]) -> Reserved:
    """Return what every panel of this size keeps free beside its name."""
    signs = max(len(plate.signs[:FEW]) for plate in plates) if row.height < LOW else 0
    figures = max(len(plate.score) for plate in plates)
    clock = CLOCKED * max(len(plate.clock) for plate in plates)
    below = figures > 0 and row.height >= HIGH
    figure = SLIM if figures >= MANY and not below else FIGURE
    return Reserved(SIGN * signs, figure * figures, clock, below)


def name_style(
    canvas: Canvas, plates: Sequence[Nameplate], row: Box, reserved: Reserved
) -> tuple[Style, bool]:
    """Return in which letters all names are written, and whether they may take two lines: where
    several people share a seat."""
    wraps = row.height >= LOW and any(len(plate.names) > 1 for plate in plates)
    names = tuple(plate.words for plate in plates)
    return canvas.fitting(names, _name_box(row, reserved), STRONG, wrap=wraps), wraps


def panel_boxes(box: Box, count: int) -> tuple[Box, ...]:
    height = min(TALLEST, (box.height - PANEL_GAP * (count - 1)) / max(1, count))
    return box.stack(count, height, PANEL_GAP)


def seat_boxes(box: Box, count: int, zoned: bool) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Return the panels of so many seats, and the zone below each where there are any."""
    share = (box.height - PANEL_GAP * (count - 1)) / max(1, count)
    if not zoned:
        return panel_boxes(box, count), ()
    rows = box.stack(count, share, PANEL_GAP)
    # Where no zone has room, the panel has it, but for a strip.
    high = min(TALLEST, max(LOW, share * ZONED if share >= 2 * TALLEST else share - LEAST_ZONE))
    return tuple(row.top(high) for row in rows), tuple(row.below(high, 6) for row in rows)


def _paint(
    plate: Nameplate, style: Style, reserved: Reserved, wraps: bool, box: Box, canvas: Canvas
) -> None:
    panel = plate.panel
    canvas.cast(box.inset(1))
    framed = plate.active and plate.framed
    edge = panel.colour if framed else "panel_light"
    fill = "panel_light" if plate.active else "panel"
    canvas.plate(box.inset(1), fill, 10, edge, 3 if framed else 2)
    lit = plate.active and not framed
    bar = LIT if lit else min(12.0, box.height * 0.2)
    canvas.plate(
        Box(3, bar, 9 if lit else 5, box.height - 2 * bar), panel.colour, LIT if lit else 1
    )
    _paint_mark(canvas, plate, _mark(box))
    ink = "quiet" if panel.gone else panel.ink
    canvas.write(plate.words, _name_box(box, reserved), style, ink, wrap=wraps)
    room = _room(box, reserved)
    if box.height < LOW:
        _paint_signs(canvas, plate, room.edge(reserved.signs), SIGN - 3, FEW)
    else:
        _paint_facts(canvas, plate, room.foot(room.height * 0.5))
    canvas.write(plate.score, score_box(box, reserved), SCORE, "words", "right")
    left = _clock_box(box, reserved)
    canvas.write(plate.clock, left, CLOCK, "danger" if plate.low else "words", "right")


def score_box(box: Box, reserved: Reserved) -> Box:
    """Return where the score stands in a panel."""
    score = box.left(box.width - 12).edge(reserved.score)
    return score.foot(box.height * 0.56) if reserved.below else score


def _paint_mark(canvas: Canvas, plate: Nameplate, box: Box) -> None:
    """Paint the mark of the seat, in a high panel at the corner of a commander's face."""
    alpha = 90 if plate.panel.gone else 255
    if not plate.face or canvas.box.height < HIGH:
        canvas.picture(plate.mark, *box.middle, box.width, 0, alpha)
        return
    canvas.picture(plate.face, *box.middle, box.width)
    badge = box.width * BADGE
    low = box.middle[1] + box.width / 2
    canvas.picture(plate.mark, box.x + badge * 0.36, low - badge * 0.36, badge, 0, alpha)


def _mark(box: Box) -> Box:
    if box.height >= HIGH:
        return Box(12, 0, min(LARGE, box.height - 14, box.width * BROAD), box.height)
    return Box(12, 0, min(52, box.height - 10, box.width * MARK), box.height)


def _room(box: Box, reserved: Reserved) -> Box:
    """Return the room between the mark and the score."""
    left = _mark(box).right + 8
    return Box(left, 4, box.width - left - reserved.score - 16, box.height - 8)


def _name_box(box: Box, reserved: Reserved) -> Box:
    """Return where the name stands: over the facts, or in a low row left of its few signs."""
    room = _room(box, reserved)
    if box.height < LOW:
        return room.left(room.width - reserved.signs - reserved.clock)
    more = reserved.score if reserved.below else 0
    return Box(room.x, room.y, room.width + more - reserved.clock, room.height * 0.5)


def _clock_box(box: Box, reserved: Reserved) -> Box:
    """Return where the clock stands: right of the name, before the signs of a low row."""
    room = _room(box, reserved)
    if box.height < LOW:
        return room.left(room.width - reserved.signs).edge(reserved.clock)
    return room.top(room.height * 0.5).edge(reserved.clock)


def _paint_facts(canvas: Canvas, plate: Nameplate, box: Box) -> None:
    """Paint what the seat has several of, then small signs of what else there is; before them the
    face, where it has no room in place of the mark."""
    size = min(26.0, box.height)
    if plate.face and canvas.box.height < HIGH:
        high = min(FACE, box.height + 2)
        canvas.picture(plate.face, box.x + high / 2, box.middle[1], high)
        box = box.beside(high + 8)
    whole, (size, style) = size, _counted(canvas, plate.panel.counters, box.width, size)
    for counter in plate.panel.counters:
        words = str(counter.count)
        wide = canvas.measure(words, style)[0]
        if size + wide + 8 > box.width:
            return
        canvas.picture(counter.picture, box.x + size / 2, box.middle[1], size)
        canvas.write(words, Box(box.x + size + 4, box.y, wide + 4, box.height), style, "quiet")
        box = box.beside(size + wide + APART * size / whole)
    _paint_signs(canvas, plate, box, size, len(plate.signs))


def _counted(
    canvas: Canvas, counters: Sequence[Counter], room: float, size: float
) -> tuple[float, Style]:
    """Return how large pictures and letters are by which all counters have room, if any are."""
    for share in SMALLER:
        style = replace(SMALL, size=round(SMALL.size * share))
        each = (canvas.measure(str(counter.count), style)[0] for counter in counters)
        if sum(share * (size + APART) + wide for wide in each) <= room + share * APART - 8:
            return size * share, style
    return size, SMALL


def _paint_signs(canvas: Canvas, plate: Nameplate, box: Box, size: float, most: int) -> None:
    """Paint as many signs as have room."""
    x = box.x
    for sign in plate.signs[:most]:
        middle = x + size / 2, box.middle[1]
        if x + size > box.right + 1:
            return
        if isinstance(sign, str):
            canvas.picture(sign, *middle, size)
        else:
            sign(canvas, middle, size, plate.panel.colour)
        x += size + 3
