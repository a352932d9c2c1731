"""How what can be set looks: a switch, a slider, a choice of words, a line of text."""

from __future__ import annotations

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LIST, SMALL, STRONG, Style

from .sizes_of_like_words import NOTE, VALUE, WORDS, Sizes, size_of
from .widget_kinds import Choice, Field, Slider, Toggle

Input = Toggle | Slider | Choice | Field
KNOB = 60
ARROW = 24
"""How much of a choice's value its arrow takes on either side."""

CLEAR = 27
"""The same at the most where letters are larger."""

NOTED = 0.59
"""The share of a switch that its note has there: room for two lines."""

NAMED = 60
"""So high at the most words and value are that stand over the line of a slider."""


def well(box: Box, words: str) -> Box:
    """Return the part of a choice that holds its value: the right half, all of it without words."""
    return box.edge(box.width * 0.52) if words else box


def track(box: Box, words: str, shown: str = "") -> Box:
    """Return the line that a slider slides on; what is shown beside it may be long."""
    inside = well(box, words).inset(14, 0)
    return Box(inside.x, inside.middle[1] - 4, inside.width - 14 - _told(shown), 8)


def line_of(slider: Slider, box: Box) -> Box:
    """Return the line on which a slider slides, where its box is shown."""
    if slider.paint is not None:
        return box.inset(slider.aside, 0)
    if slider.over:
        return Box(box.x + 28, box.middle[1] + 12, box.width - 56, 8)
    return track(box, slider.words, slider.shown)


def arrows(box: Box, words: str, percent: int = 100) -> tuple[float, float]:
    """Return where the arrows of a choice end towards its value."""
    value = _value(box, words)
    aside = min(25.0 if percent == 100 else 20.0, value.width * 0.1 + 5)
    return value.x + aside, value.right - aside


def room(control: Input, box: Box, part: str, percent: int = 100) -> Box:
    """Return where the words of an input stand: its name, its note or its value; larger letters,
    so many percent, come closer to its edge.
    """
    large = percent > 100
    match control:
        case Field():
            return box.inset(14, 4)
        case Toggle():
            inside = box.inset(16, 1 if large and control.note else 4)
            text = inside.left(inside.width - KNOB - 16)
            if not control.note:
                return text
            share = NOTED if large else 0.54
            high = text.height * (share if part == NOTE else 1 - share)
            return text.foot(high) if part == NOTE else text.top(high)
        case Slider() if control.over:
            return _over(box).left(box.width * 0.47)
        case Choice() if part == VALUE:
            value = _value(box, control.words, percent)
            aside = CLEAR if large else 36
            return value.inset(max(ARROW, min(aside, value.width * 0.22)), 0)
        case _:
            return box.inset(16, 4).left(box.width * 0.48 - 24)


def draw_toggle(canvas: Canvas, toggle: Toggle, box: Box, lit: bool, sizes: Sizes) -> None:
    _draw_base(canvas, box, lit)
    percent = canvas.brushes.type.demand
    ink: Colour = "words" if toggle.enabled else "faint"
    on = toggle.on and toggle.enabled
    knob = Box(box.inset(16, 4).right - KNOB, box.middle[1] - 15, KNOB, 30)
    canvas.plate(knob, "accent" if on else "night", 15, "line")
    x = knob.right - 15 if toggle.on else knob.x + 15
    canvas.circle((x, knob.middle[1]), 11, "night" if on else "quiet")
    upper = room(toggle, box, WORDS, percent)
    if not toggle.note:
        canvas.write(toggle.words, upper, size_of(sizes, toggle, WORDS, LIST), ink)
        return
    style = size_of(sizes, toggle, WORDS, LIST)
    canvas.write(toggle.words, upper, style, ink, stand="bottom")
    small = size_of(sizes, toggle, NOTE, SMALL)
    canvas.write(toggle.note, room(toggle, box, NOTE, percent), small, "quiet", stand="top")


def draw_slider(canvas: Canvas, slider: Slider, box: Box, lit: bool, sizes: Sizes) -> None:
    if slider.paint is not None:
        slider.paint(canvas, box, lit)
        return
    _draw_base(canvas, box, lit)
    ink: Colour = "words" if slider.enabled else "faint"
    canvas.write(
        slider.words,
        room(slider, box, WORDS, canvas.brushes.type.demand),
        size_of(sizes, slider, WORDS, LIST),
        ink,
    )
    line = line_of(slider, box)
    share = (slider.value - slider.low) / max(1, slider.high - slider.low)
    canvas.plate(line, "night", 4, "line", 1)
    canvas.plate(line.left(max(8, line.width * share)), "accent" if slider.enabled else "faint", 4)
    canvas.circle((line.x + line.width * share, line.middle[1]), 12, "night")
    canvas.circle((line.x + line.width * share, line.middle[1]), 10, "words")
    shown = slider.shown or str(slider.value)
    beside = Box(line.right + 12, box.y, _told(slider.shown), box.height)
    if slider.over:
        beside = _over(box).edge(box.width * 0.42)
    canvas.write(shown, beside, STRONG, ink, "right", wrap=False)


def draw_choice(canvas: Canvas, choice: Choice, box: Box, lit: bool, sizes: Sizes) -> None:
    _draw_base(canvas, box, lit)
    percent = canvas.brushes.type.demand
    ink: Colour = "words" if choice.enabled else "faint"
    canvas.write(
        choice.words, room(choice, box, WORDS, percent), size_of(sizes, choice, WORDS, LIST), ink
    )
    inside = _value(box, choice.words, percent)
    canvas.plate(inside, "night", 8, "line", 1)
    (x1, x2), y = arrows(box, choice.words, percent), inside.middle[1]
    for x, step in ((x1, -1), (x2, 1)):
        leads = choice.enabled and not (choice.ends and choice.next(step) == choice.place)
        arrow: Colour = "accent" if leads else "faint"
        canvas.polygon([(x, y - 8), (x + 11 * step, y), (x, y + 8)], arrow)
    words = choice.options[choice.place] if choice.options else ""
    style = size_of(sizes, choice, VALUE, STRONG)
    canvas.write(words, room(choice, box, VALUE, percent), style, ink, "centre")


def draw_field(canvas: Canvas, field: Field, box: Box, lit: bool, at: int, sizes: Sizes) -> None:
    """Draw a line of text; `at` is where letters are typed, -1 for nowhere."""
    editing = at >= 0
    canvas.plate(box, "night", 8, "accent" if editing else "quiet" if lit else "line")
    inside, style = (
        room(field, box, VALUE, canvas.brushes.type.demand),
        size_of(sizes, field, VALUE, BODY),
    )
    if not field.words and not editing:
        canvas.write(field.hint, inside, style, "quiet", wrap=False)
        return
    canvas.write(field.words, inside, style, "words", wrap=False)
    if editing:
        _draw_cursor(canvas, inside, field.words[:at], style)


def _draw_cursor(canvas: Canvas, inside: Box, before: str, style: Style) -> None:
    x = min(inside.x + canvas.measure(before, style)[0] + 1, inside.right)
    canvas.rect(Box(x, inside.middle[1] - 14, 2, 28), "accent")


def _draw_base(canvas: Canvas, box: Box, lit: bool) -> None:
    canvas.plate(box, "panel_light" if lit else "panel", 10, "quiet" if lit else "panel_light")


def _value(box: Box, words: str, percent: int = 100) -> Box:
    return well(box, words).inset(8, 6 if percent == 100 else 3)


def _over(box: Box) -> Box:
    """Return where words and value stand over the line of a slider."""
    high = min(NAMED, box.height / 2 - 2)
    return Box(box.x + 16, box.middle[1] + 2 - high, box.width - 32, high)


def _told(shown: str) -> float:
    return max(58.0, 15.0 * len(shown))
