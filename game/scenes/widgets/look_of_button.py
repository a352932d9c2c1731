"""How a button looks: a raised plate with words, a picture, a note, or what paints its inside.

Gold is the one button that leads on. What is chosen is underlined, and a tab is filled with light,
too: it is seen from a sofa. What is dangerous is hatched.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BUTTON, LABEL, LIST, SMALL, STRONG, Style

from .sizes_of_like_words import NOTE, WORDS, Sizes, size_of
from .widget_kinds import Button, Look


@dataclass(frozen=True, slots=True)
class _Colours:
    fill: Colour
    foot: Colour
    edge: Colour
    words: Colour


LABELLED = 46
"""How high the name below a picture is: room for two lines."""

RADIUS = 10.0
UNDERLINE = 5.0
HATCHED = 12.0
"""How broad the hatched edge of a dangerous button is."""

BESIDE = 12.0
CLOSE = 4.0
"""How close larger letters come to the edge."""

NOTES = (0.46, 0.62, 0.7)
"""How much of a button's height a note has, by its lines."""

_STEP = 8.0
_CLEAR: Colour = (0, 0, 0, 0)
DIMMED, RESTING = 80, 150
_LOOKS: Mapping[Look, _Colours] = {
    Look.PLAIN: _Colours("panel_light", "panel", "line", "words"),
    Look.MAIN: _Colours("gold", "gold_dark", "gold_light", "night"),
    Look.DANGER: _Colours("panel_light", "panel", "danger", "words"),
    Look.QUIET: _Colours(_CLEAR, _CLEAR, _CLEAR, "quiet"),
    Look.TAB: _Colours("page", "page", "panel", "quiet"),
    Look.ROW: _Colours("panel", "panel", "panel_light", "words"),
    Look.CARD: _Colours("panel", "panel", "line", "words"),
    Look.BARE: _Colours(_CLEAR, _CLEAR, _CLEAR, "quiet"),
}


def style_of(button: Button) -> Style:
    if button.paint:
        return LABEL
    if button.note and button.look is not Look.ROW:
        return STRONG
    return {Look.ROW: LIST, Look.TAB: LABEL, Look.QUIET: LABEL}.get(button.look, BUTTON)


def noted(button: Button) -> bool:
    """Whether a second line is drawn below the words."""
    return bool(button.note and button.words) and button.paint is None


def room(button: Button, face: Box, part: str, percent: int = 100) -> Box:
    """Return where the words of a button stand, right of its picture, or its note below them.

    Larger letters, so many percent, come closer to its edge.
    """
    aside = min(16, face.width * 0.05) if button.margin is None else button.margin
    if percent > 100 and button.align == "centre":
        aside = min(aside, CLOSE)
    if button.look is Look.DANGER:
        aside = max(aside, HATCHED + (4 if percent == 100 else 1))
    inside = face.left(face.width - button.kept).inset(aside, 4 if percent == 100 else 0)
    if button.paint:
        return inside.foot(LABELLED)
    if button.picture:
        inside = inside.beside(_size(button, face), BESIDE)
    low = NOTES[button.note.count("\n")]
    if part == NOTE:
        return inside.foot(inside.height * low)
    return inside.top(inside.height * (1 - low)) if button.note else inside


def draw_button(
    canvas: Canvas, button: Button, box: Box, lit: bool, held: bool, sizes: Sizes
) -> None:
    colours = _LOOKS[button.look]
    fill, foot, edge, words = colours.fill, colours.foot, colours.edge, colours.words
    if button.look is Look.BARE:
        pass
    elif not button.enabled:
        fill, foot, edge, words = "panel", "panel", "panel_light", "faint"
    elif _filled(button):
        fill, foot, edge, words = "accent", "accent", "accent", "night"
    elif button.chosen:
        fill, foot, edge, words = "panel_light", "panel_light", "line", "words"
    elif lit and button.look is Look.MAIN:
        fill, foot = "gold_light", "gold"
    elif lit and button.look is Look.TAB:
        # Its plate would look like that of the open tab.
        edge, words = "quiet", "words"
    elif lit:
        fill, foot, edge, words = "panel_light", "panel_light", "quiet", "words"
    shift = 2 if held else 0
    face = box.moved(0, shift)
    if button.look in (Look.PLAIN, Look.MAIN, Look.DANGER) and button.enabled and not held:
        canvas.plate(box.moved(0, 4), "night", RADIUS)
    if {fill, foot, edge} != {_CLEAR}:
        canvas.plate(face, fill, RADIUS, edge, 2, foot)
    if button.look is Look.DANGER and button.enabled:
        draw_hatch(canvas, face.inset(2).left(HATCHED), "danger")
    if button.chosen and button.look is not Look.BARE:
        line: Colour = "gold_dark" if _filled(button) else "accent"
        canvas.plate(face.foot(UNDERLINE).inset(RADIUS, 0), line, UNDERLINE / 2)
    _draw_face(canvas, button, face, words, sizes, _alpha(canvas, button, lit))
    if button.sign is not None:
        button.sign(canvas, face)


def _filled(button: Button) -> bool:
    """Whether it is a chosen tab of words alone: a light picture is not seen on a light plate."""
    bare = not button.picture and button.paint is None
    return button.chosen and button.look is Look.TAB and bare


def _close(canvas: Canvas, button: Button, room: Box, style: Style) -> Box:
    """Return where words stand that keep close to their picture, both in the middle."""
    wide = min(room.width, canvas.measure(button.words, style, room.width)[0] + 4)
    spare = (room.width - wide) / 2
    return Box(room.x + spare, room.y, wide, room.height)


def draw_hatch(canvas: Canvas, box: Box, colour: Colour) -> None:
    """Draw the slanting stripes that say danger to who does not see its colour."""
    canvas.layer(("hatch", colour), box, lambda paper: _paint_hatch(paper, colour))


def _paint_hatch(paper: Canvas, colour: Colour) -> None:
    high, wide = paper.height, paper.width
    for number in range(int((wide + high) / _STEP) + 2):
        low = number * _STEP
        paper.line((-2, low), (low + 2, -4), colour, _STEP * 0.4)


def _alpha(canvas: Canvas, button: Button, lit: bool) -> int:
    """Return how much of its picture is seen: a quiet one waits until it is pointed at."""
    if not button.enabled:
        return canvas.dim(DIMMED)
    return canvas.dim(RESTING) if button.look is Look.QUIET and not lit else 255


def _size(button: Button, face: Box) -> float:
    share = 0.9 if button.large else 0.46 if button.look is Look.QUIET else 0.62
    return min(face.height * share, face.width * 0.8)


def _draw_face(
    canvas: Canvas, button: Button, face: Box, colour: Colour, sizes: Sizes, alpha: int
) -> None:
    percent = canvas.brushes.type.demand
    words = room(button, face, WORDS, percent)
    style = size_of(sizes, button, WORDS, style_of(button))
    if button.paint:
        button.paint(canvas, face.inset(6).above(words.height + 4 if button.words else 0))
        if button.words:
            canvas.write(button.words, words, style, colour, "centre")
        return
    if button.picture:
        size = _size(button, face)
        if button.words and button.align == "centre":
            words = _close(canvas, button, words, style)
        x = words.x - BESIDE - size / 2 if button.words else face.middle[0]
        if button.shown is not None:
            button.shown(canvas, Box(x - size / 2, face.middle[1] - size / 2, size, size))
        else:
            canvas.picture(button.picture, x, face.middle[1], size, alpha=alpha)
    if not button.note:
        canvas.write(button.words, words, style, colour, button.align)
        return
    canvas.write(button.words, words, style, colour, button.align, "bottom", wrap=False)
    note: Colour = colour if button.look is Look.MAIN or _filled(button) else "quiet"
    small, lower = size_of(sizes, button, NOTE, SMALL), room(button, face, NOTE, percent)
    canvas.write(button.note, lower, small, note, button.align, "top", wrap=False)
