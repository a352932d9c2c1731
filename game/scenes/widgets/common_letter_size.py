"""Finds the size that words have in common: what the longest of a list needs.

A row that is much too long does not make a whole list small: it shrinks alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LIST, SMALL, STRONG, Style

from . import look_of_button as buttons
from . import look_of_inputs
from .sizes_of_like_words import NOTE, VALUE, WORDS, Key, Sizes, alike
from .widget_kinds import Area, Button, Choice, Control, Field, Look, Slider, Toggle, Widget

LEAST = 0.85
"""How small a list becomes for its longest row, as a share of the size without enlarging."""

Text = tuple[str, Style, tuple[str, ...]]


def even_sizes(canvas: Canvas, widgets: tuple[Widget, ...]) -> Sizes:
    """Return one size of letters for all that is alike: the smallest that one of them needs."""
    found: dict[tuple[Key, bool, int, int], tuple[Control, list[str]]] = {}
    for control in _controls(widgets):
        for part, style, words in _texts(control):
            # Controls as large as each other may leave less room to their words.
            room = _room(control, part, canvas.brushes.type.demand)
            lies = _wraps(control), round(room.width), round(room.height)
            _, gathered = found.setdefault((alike(control, part, style), *lies), (control, []))
            gathered.extend(words)
    sizes: dict[Key, Style] = {}
    for (key, *_), (control, gathered) in found.items():
        fit = _fitting(canvas, control, key, tuple(gathered))
        if key not in sizes or fit.size < sizes[key].size:
            sizes[key] = fit
    return sizes


def _fitting(canvas: Canvas, control: Control, key: Key, words: tuple[str, ...]) -> Style:
    part, style, percent = key[0], key[1], canvas.brushes.type.percent
    fit = canvas.fitting(
        words, _room(control, part, canvas.brushes.type.demand), style, _wraps(control)
    )
    if isinstance(control, Button) and control.look is not Look.ROW:
        return fit
    least = round(style.size * LEAST * 100 / percent)
    return fit if fit.size >= least else Style(style.family, least)


def _controls(widgets: tuple[Widget, ...]) -> Iterator[Control]:
    for widget in widgets:
        if isinstance(widget, Area):
            yield from _controls(widget.widgets)
        elif isinstance(widget, Control):
            yield widget


def _texts(control: Control) -> tuple[Text, ...]:
    match control:
        case Button():
            return _of_button(control)
        case Toggle():
            name = (WORDS, LIST, (control.words,))
            return (name, (NOTE, SMALL, (control.note,))) if control.note else (name,)
        case Slider():
            return ((WORDS, LIST, (control.words,)),)
        case Choice():
            value = (VALUE, STRONG, control.options)
            return ((WORDS, LIST, (control.words,)), value) if control.words else (value,)
        case Field():
            return ((VALUE, BODY, (control.words or control.hint,)),)


def _of_button(button: Button) -> tuple[Text, ...]:
    if not button.words:
        return ()
    name = (WORDS, buttons.style_of(button), (button.words,))
    return (name, (NOTE, SMALL, (button.note,))) if buttons.noted(button) else (name,)


def _room(control: Control, part: str, percent: int) -> Box:
    if isinstance(control, Button):
        return buttons.room(control, control.box, part, percent)
    return look_of_inputs.room(control, control.box, part, percent)


def _wraps(control: Control) -> bool:
    """Whether these words are drawn in lines."""
    match control:
        case Button():
            return not buttons.noted(control)
        case Field():
            return False
        case _:
            return True
