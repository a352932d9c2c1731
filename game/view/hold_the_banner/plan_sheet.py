"""Tanks one below the other with what is said of each: its route as on a card, or it itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL

CARD = 160 / 224
"""The shape of a route's card."""
TALL, LEAST, GAP, PICTURE, NAME = 240.0, 84.0, 10.0, 0.4, 0.36
"""How high an entry is at the most and at the least, how far one lies from the next, which
share of the width its picture has at the most, and of the height its name where room is scarce."""

SLIM = 44.0
"""A row that is lower than the least, but not than this, has a line for the plan alone."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A tank by its `title`: the `card` of its route, or the `pieces` of its own picture, beside
    what is `told` of its plan, and what it can do is `about`."""

    title: str
    told: tuple[str, ...] = ()
    about: str = ""
    card: str = ""
    pieces: tuple[str, ...] = ()


def draw_sheet(canvas: Canvas, box: Box, entries: Sequence[Entry]) -> None:
    """Draw all of them, where there is room."""
    high = min(TALL, (box.height + GAP) / max(1, len(entries)) - GAP)
    if high >= SLIM:
        for entry, row in zip(entries, box.stack(len(entries), high, GAP), strict=True):
            _draw_entry(canvas, row, entry)


def _draw_entry(canvas: Canvas, box: Box, entry: Entry) -> None:
    canvas.plate(box, "night", 8, "panel_light")
    slim = box.height < LEAST
    inside = box.inset(10, 4 if slim else 8)
    size = min(inside.height, inside.width * PICTURE / CARD)
    picture = inside.left(size * CARD)
    if entry.card:
        canvas.picture(entry.card, *picture.middle, size)
    for piece in entry.pieces:
        canvas.piece(piece, *picture.middle, picture.width * 0.84)
    beside = inside.beside(picture.width, 12)
    if slim:
        canvas.write(_begun(_plan(entry)[0]), beside, SMALL, "words")
    else:
        _write(canvas, beside, entry)


def _write(canvas: Canvas, box: Box, entry: Entry) -> None:
    """Write what is said of a tank; what it can do only where there is room for it."""
    title, told = _begun(entry.title), _lines(entry.told)
    head = canvas.measure(title, LABEL, box.width)[1]
    if box.height - head - 6 < canvas.measure(told, SMALL, box.width)[1]:
        # The plan is more than what the tank is called, and its route stands on the card.
        head = min(head, canvas.measure(title, LABEL)[1], box.height * NAME)
        told = _lines(_plan(entry))
    canvas.write(title, box.top(head), LABEL, "words", stand="top")
    body = box.below(head, 6)
    about = canvas.measure(entry.about, SMALL, body.width)[1] if entry.about else 0.0
    if canvas.measure(told, SMALL, body.width)[1] + 10 + about <= body.height:
        canvas.write(entry.about, body.foot(about), SMALL, "quiet", stand="top")
        body = body.above(about, 10)
    canvas.write(told, body, SMALL, "words", stand="top")


def _plan(entry: Entry) -> tuple[str, ...]:
    """Return what its card does not show of a tank's plan."""
    return entry.told[bool(entry.card) :] or entry.told


def _lines(told: Sequence[str]) -> str:
    return "\n".join(map(_begun, told))


def _begun(words: str) -> str:
    """Return words as they stand alone."""
    return words[:1].upper() + words[1:]
