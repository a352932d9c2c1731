"""A line that a commander says, in a bubble beside his face, where nothing else is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Drawing, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, Style

FACE, TAIL, AROUND = 44.0, 12.0, 20.0
"""How large the face is, how far the bubble's tail reaches, and what lies round the words."""

Measure = Callable[[str, Style, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Speech:
    """What is said, by whose face, and in the colour of whose seat."""

    words: str
    face: str
    colour: Colour = "line"


def speech_high(page: Page, width: float, speech: Speech | None) -> float:
    """Return how high a bubble of this width is, 0 while nobody says anything."""
    return 0.0 if speech is None else _high(page.measure, width, speech)


def speech_tall(canvas: Canvas, width: float, speech: Speech) -> float:
    """Return the same where it is drawn and no widget."""
    return _high(canvas.measure, width, speech)


def _high(measure: Measure, width: float, speech: Speech) -> float:
    return max(FACE, measure(speech.words, LABEL, width - FACE - TAIL - AROUND)[1] + 14)


def speech_widget(box: Box, speech: Speech) -> Widget:
    """Return the bubble in this box."""
    return Drawing(box, partial(_drawn, speech))


def _drawn(speech: Speech, canvas: Canvas, box: Box) -> None:
    draw_speech(canvas, box, speech)


def draw_speech(canvas: Canvas, box: Box, speech: Speech) -> None:
    """Draw the bubble in this box."""
    canvas.layer(("speech", speech), box, partial(_paint, speech))


def _paint(speech: Speech, canvas: Canvas) -> None:
    box = canvas.box
    face = box.left(FACE)
    canvas.picture(speech.face, *face.middle, FACE - 2)
    bubble = box.beside(FACE + TAIL)
    y = box.middle[1]
    tail = ((bubble.x + 1, y - 8), (bubble.x - TAIL + 3, y), (bubble.x + 1, y + 8))
    canvas.plate(bubble.inset(1), "paper", 12, speech.colour, 2)
    canvas.polygon(tail, "paper")
    canvas.write(speech.words, bubble.inset(AROUND / 2 - 1, 4), LABEL, "night", wrap=True)
