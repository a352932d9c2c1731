"""The plan of a seat as a card beside the house: a line for each slot and partner, and whispers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.lamps_till_dawn.actions import PlanCall, PlanMove, Slotted
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.letters.signs import sign
from game.rules.lamps_till_dawn.state import SLOTS, Side, Table
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL, Family, Style

from .action_signs import sign_of

LINE, GAP = 30.0, 3.0
LEAST = 18.0
"""A line is so high, and in less room there are fewer."""


@dataclass(frozen=True, slots=True)
class PlanLine:
    """What one slot holds: its picture, "" for none, and words, "" for an empty slot; that one may
    say quietly what it is for."""

    head: str
    picture: str
    words: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class WhisperLine:
    """Who whispers what, and the room it is said of, None for none."""

    seat: Seat
    words: str
    room: RoomNumber | None


def card_height(lines: int) -> float:
    return lines * (LINE + GAP)


def draw_plan_card(
    canvas: Canvas,
    box: Box,
    view: Table,
    seat: Seat,
    own: Sequence[PlanLine],
    heard: Sequence[WhisperLine] = (),
) -> None:
    """Draw the own plan line by line, below it each partner's in signs, then what is whispered."""
    side = view.side(seat)
    partners = () if side is None else tuple(s for s in view.of_side(side) if s != seat)
    rows = len(own) + len(partners) + len(heard)
    high = min(LINE, box.height / rows - GAP)
    if high < LEAST:
        rows, high = int(box.height / (LEAST + GAP)), LEAST
    cells = iter(box.stack(rows, high, GAP))
    for line, cell in zip(own, cells, strict=False):
        _draw_line(canvas, cell, line, f"seat.{seat}")
    for other, cell in zip(partners, cells, strict=False):
        draw_in_signs(canvas, cell, view, other)
    for said, cell in zip(heard, cells, strict=False):
        _draw_whisper(canvas, cell, said)


def _draw_line(canvas: Canvas, box: Box, line: PlanLine, colour: Colour) -> None:
    canvas.plate(box, "night", 6, colour if line.words else "panel_light", 1.5)
    _disc(canvas, box.left(box.height), line.head, colour if line.words else "line")
    rest = box.beside(box.height, 4)
    if line.picture:
        canvas.picture(line.picture, rest.x + box.height / 2, box.middle[1], box.height - 2)
        rest = rest.beside(box.height, 4)
    words, ink = (line.words, "words") if line.words else (line.hint, "quiet")
    style = canvas.fitting((words,), rest.inset(2, 0), SMALL, wrap=False)
    canvas.write(words, rest.inset(2, 0), style, ink, wrap=False)


def draw_in_signs(canvas: Canvas, box: Box, view: Table, seat: Seat) -> None:
    """Draw who it is, where it is, what it plans and wakes, and whether that is all."""
    character, high = view.characters[seat], box.height
    canvas.picture(f"emblem.{seat}", box.x + high / 2, box.middle[1], high - 2)
    if character.room is None:
        return
    _disc(canvas, box.beside(high + 6).left(high), sign(character.room), f"seat.{seat}")
    rest = box.beside(2 * high + 14)
    if view.side(seat) is Side.DARK:
        woken, rest = rest.left(rest.width - high).edge(high), rest.left(rest.width - high)
        if character.woken:
            canvas.picture("nightmare.awake", *woken.middle, high - 2)
    slots = rest.left(rest.width - high).columns(SLOTS, GAP)
    for number, cell in enumerate(slots):
        done = character.slots[number] if number < len(character.slots) else None
        _draw_slot(canvas, cell, view, done)
    if character.committed:
        canvas.picture("icon.tick", box.right - high / 2, box.middle[1], high - 6)


def _draw_whisper(canvas: Canvas, box: Box, said: WhisperLine) -> None:
    high = box.height
    canvas.picture(f"emblem.{said.seat}", box.x + high / 2, box.middle[1], high - 2)
    if said.room is not None:
        _disc(canvas, box.edge(high), sign(said.room), f"seat.{said.seat}")
    rest = box.beside(high + 6).left(box.width - 2 * high - 12)
    style = canvas.fitting((said.words,), rest, SMALL, wrap=False)
    canvas.write(said.words, rest, style, f"seat.{said.seat}.light", wrap=False)


def _draw_slot(canvas: Canvas, box: Box, view: Table, done: Slotted | None) -> None:
    """Draw what a slot holds in signs alone: a picture, or the rooms of a way."""
    canvas.plate(box, "night", 5, "line", 1.5)
    if done is None:
        return
    picture = sign_of(view, done)
    room = sign(done.room) if isinstance(done, PlanCall) and box.width > 2 * box.height else ""
    if picture is not None:
        canvas.picture(picture, box.middle[0] - 10 * bool(room), box.middle[1], box.height - 2)
        canvas.write(room, box.beside(box.width / 2), SMALL, "words", wrap=False)
    elif isinstance(done, PlanMove):
        way, at = _way(done.path), box.inset(3, 0)
        style = canvas.fitting((way,), at, SMALL, wrap=False)
        canvas.write(way, at, style, "words", "centre", wrap=False)


def _way(path: Sequence[RoomNumber]) -> str:
    return " › ".join(map(sign, path))


def _disc(canvas: Canvas, box: Box, words: str, colour: Colour) -> None:
    """Draw a letter or a figure as it stands on the house, ringed in a colour."""
    reach = box.height / 2 - 2
    canvas.circle(box.middle, reach, colour)
    canvas.circle(box.middle, reach - 2, "night")
    style = Style(Family.DISPLAY, max(9, round(box.height * 0.55)))
    canvas.write(words, box, style, "words", "centre", wrap=False)
