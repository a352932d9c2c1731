"""What is written over a night that is told again: its story, who is who, and at last who has won.

Where the house leaves room at its sides the story stands at the left and the people at the right;
elsewhere only the latest of it, in the sky.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.lamps_till_dawn.state import Side, Table, Turn
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, SMALL, TITLE, Family, Style
from game.view.lamps_till_dawn.side_signs import INKS
from game.view.lamps_till_dawn.standing_pieces import walker
from game.view.show.clip import Ease, eased

from .laid_out import LaidOut
from .progress import Moment

ROOM = 250.0
"""So wide must be what is beside the house for something to stand there."""
CARD, WIDEST, INSET = 340.0, 560.0, 14.0
SIGN, APART = 46.0, 7.0
"""How wide the number of a turn stands before its line, and how far apart lines are."""
SEAT = 66.0
STAMPED = 0.16
"""After this share of the end the headline stands there."""
SHADE = (7, 9, 15, 178)


@dataclass(frozen=True, slots=True)
class Line:
    """Something of the story: in which turn, in which words, and whether it is an encounter."""

    turn: Turn
    words: str
    met: bool = False


@dataclass(frozen=True, slots=True)
class Captions:
    """The story until now with the latest first, what stands below the count of the encounters, how
    all ended with a line below it, and what the seats are called."""

    told: Sequence[Line] = ()
    met: str = ""
    headline: str = ""
    below: str = ""
    names: Sequence[str] = ()


def write(canvas: Canvas, laid: LaidOut, moment: Moment, words: Captions) -> None:
    left, right = laid.aside
    wide = left.width >= ROOM
    if wide and words.names:
        _write_people(canvas, right.edge(CARD), moment.seen.table, words.names)
    if words.headline and moment.morning > 0:
        card = left.left(CARD) if wide else laid.scene.inset(INSET).top(laid.scene.height * 0.2)
        _write_headline(canvas, card, moment, words)
    elif words.told and wide:
        _write_story(canvas, left.left(CARD), words.told)
    elif words.told:
        _write_latest(canvas, laid.scene, words.told[0])


def _write_story(canvas: Canvas, box: Box, told: Sequence[Line]) -> None:
    """Write the latest of the story above, and what came before below it, fainter and fainter."""
    y = box.y
    for number, line in enumerate(told):
        style = LABEL if number == 0 else SMALL
        high = max(40.0, canvas.measure(line.words, style, box.width - SIGN - INSET)[1] + 12)
        if y + high > box.bottom:
            return
        _write_line(canvas, Box(box.x, y, box.width, high), line, number)
        y += high + APART


def _write_latest(canvas: Canvas, scene: Box, line: Line) -> None:
    room = scene.inset(INSET).top(40)
    wide = min(room.width, WIDEST, canvas.measure(line.words, LABEL)[0] + SIGN + INSET)
    _write_line(canvas, room.left(wide), line, 0)


def _write_line(canvas: Canvas, plate: Box, line: Line, age: int) -> None:
    """Write a line, so many after the latest one, behind the number of its turn or the sign."""
    edge = ("gold_light" if line.met else "eagle") if age == 0 else None
    canvas.plate(plate, (*SHADE[:3], max(60, SHADE[3] - 20 * age)), 8, edge, 1.5)
    sign = plate.left(SIGN)
    if line.met:
        canvas.picture("house.met", *sign.middle, 30)
    else:
        canvas.circle(sign.middle, 14, "house_shadow")
        number = Style(Family.DISPLAY, 15)
        canvas.write(str(line.turn), sign, number, "words", "centre", wrap=False)
    style, ink = (LABEL, "words") if age == 0 else (SMALL, "quiet")
    canvas.write(line.words, plate.beside(SIGN).left(plate.width - SIGN - INSET / 2), style, ink)


def _write_people(canvas: Canvas, box: Box, table: Table, names: Sequence[str]) -> None:
    """Show who is who: each figure with its name, side by side with its own."""
    seats = [seat for side in Side for seat in table.of_side(side)]
    rows = box.stack(len(seats), min(SEAT, box.height / len(seats)) - 6, 6)
    for seat, row in zip(seats, rows, strict=True):
        _write_seat(canvas, row, table, seat, names[seat])


def _write_seat(canvas: Canvas, row: Box, table: Table, seat: Seat, name: str) -> None:
    size = row.height * 0.86
    wide = min(row.width, size * 1.5 + canvas.measure(name, LABEL)[0] + INSET * 1.5)
    plate = row.edge(wide)
    canvas.plate(plate, SHADE, 8, f"seat.{seat}", 2)
    canvas.piece(walker(table, seat), plate.x + size * 0.55, plate.bottom - 5, size * 0.74)
    canvas.picture(f"emblem.{seat}", plate.x + size * 1.1, plate.middle[1], size * 0.5)
    canvas.write(name, plate.beside(size * 1.5).left(wide - size * 1.5 - 6), LABEL, "words")


def _write_headline(canvas: Canvas, card: Box, moment: Moment, words: Captions) -> None:
    """Write who has won on a card that grows from its middle, and how often they met."""
    share = eased(Ease.SETTLE, min(1.0, moment.morning / STAMPED))
    inside = card.width - 2 * INSET
    style = canvas.fitting((words.headline,), Box(0, 0, inside, TITLE.size * 2.6), TITLE)
    high = canvas.measure(words.headline, style, inside)[1]
    under = canvas.measure(words.below, BODY, inside)[1] if words.below else 0
    tall = min(card.height, high + under + 3 * INSET)
    box = card.top(tall)
    shown = Box(box.x, box.middle[1] - box.height / 2 * share, box.width, box.height * share)
    ink = INKS[moment.winner] if moment.winner else "words"
    canvas.plate(shown, (12, 15, 16, 232), 12, ink, 3)
    if share < 1:
        return
    upper = box.inset(INSET).top(high)
    canvas.write(words.headline, upper, style, ink)
    lower = box.inset(INSET).below(high, INSET)
    canvas.write(words.below, lower, BODY, "words", stand="top")
