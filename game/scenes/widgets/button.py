"""How a button looks: a raised plate with words, a picture, a note, or what paints its inside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.view.box import Box
from game.view.brushes import Colour
from game.view.canvas import Canvas
from game.view.style import BUTTON, LABEL, SMALL, STRONG, Style

from .kinds import Button, Look, Widget


@dataclass(frozen=True, slots=True)
class _Colours:
    fill: Colour
    foot: Colour
    edge: Colour
    words: Colour


LABELLED = 46
"""How high the name below a picture is: room for two lines."""

_CLEAR: Colour = (0, 0, 0, 0)
DIMMED = 80
Kind = tuple[Style, int, int]
_LOOKS: Mapping[Look, _Colours] = {
    Look.PLAIN: _Colours("panel_light", "panel", "line", "words"),
    Look.MAIN: _Colours("accent", "accent_dark", "gold_light", "night"),
    Look.DANGER: _Colours("panel_light", "panel", "danger", "words"),
    Look.QUIET: _Colours(_CLEAR, _CLEAR, _CLEAR, "quiet"),
    Look.TAB: _Colours("panel", "panel", "line", "quiet"),
    Look.ROW: _Colours("panel", "panel", "panel_light", "words"),
    Look.CARD: _Colours("panel", "panel", "line", "words"),
}


def plain(button: Button) -> bool:
    return bool(button.words) and button.paint is None and not button.note


def kind_of(button: Button) -> Kind:
    """Return what buttons share that have letters of one size: a style and how large they are."""
    return style_of(button), round(button.box.width), round(button.box.height)


def even_sizes(canvas: Canvas, widgets: tuple[Widget, ...]) -> Mapping[Kind, Style]:
    """Return one size of letters for all buttons of a kind: the smallest that one of them needs."""
    found: dict[Kind, Style] = {}
    for each in widgets:
        if isinstance(each, Button) and plain(each):
            kind = kind_of(each)
            fit = canvas.fitting(each.words, _inside(each, each.box), kind[0])
            found[kind] = min(found.get(kind, kind[0]), fit, key=lambda style: style.size)
    return found


def style_of(button: Button) -> Style:
    return {Look.ROW: STRONG, Look.TAB: LABEL, Look.QUIET: LABEL}.get(button.look, BUTTON)


def draw_button(
    canvas: Canvas, button: Button, box: Box, lit: bool, held: bool, style: Style
) -> None:
    colours = _LOOKS[button.look]
    fill, foot, edge, words = colours.fill, colours.foot, colours.edge, colours.words
    if not button.enabled:
        fill, foot, edge, words = "panel", "panel", "panel_light", "line"
    elif button.chosen:
        fill, foot, edge, words = "panel_light", "panel_light", "accent", "words"
    elif lit and button.look is Look.MAIN:
        fill, foot = "gold_light", "accent"
    elif lit:
        fill, foot, edge, words = "panel_light", "panel_light", "quiet", "words"
    shift = 2 if held else 0
    face = box.moved(0, shift)
    if button.look in (Look.PLAIN, Look.MAIN, Look.DANGER) and button.enabled and not held:
        canvas.plate(box.moved(0, 4), "night", 10)
    if {fill, foot, edge} != {_CLEAR}:
        canvas.plate(face, fill, 10, edge, 2, foot)
    if button.chosen and button.look is Look.TAB:
        canvas.rect(face.foot(5).inset(12, 0), "accent")
    _draw_face(canvas, button, face, words, style)


def _inside(button: Button, face: Box) -> Box:
    """Return where the words of a button stand, right of its picture."""
    inside = face.inset(min(16, face.width * 0.05), 4)
    return inside.beside(_size(button, face), 12) if button.picture else inside


def _size(button: Button, face: Box) -> float:
    share = 0.9 if button.look is Look.MAIN and button.words else 0.62
    return min(face.height * share, face.width * 0.8)


def _draw_face(canvas: Canvas, button: Button, face: Box, colour: Colour, style: Style) -> None:
    inside = face.inset(min(16, face.width * 0.05), 4)
    if button.paint:
        below = inside.foot(LABELLED) if button.words else inside.foot(0)
        button.paint(canvas, face.inset(6).above(below.height))
        canvas.write(button.words, below, LABEL, colour, "centre")
        return
    if button.picture:
        size, alpha = _size(button, face), 255 if button.enabled else DIMMED
        if not button.words:
            canvas.picture(button.picture, *face.middle, size, alpha=alpha)
            return
        canvas.picture(button.picture, inside.x + size / 2, face.middle[1], size, alpha=alpha)
        inside = _inside(button, face)
    if button.note:
        upper = inside.top(inside.height * 0.54)
        canvas.write(button.words, upper, STRONG, colour, button.align, "bottom", wrap=False)
        lower = inside.foot(inside.height * 0.46)
        note = colour if button.look is Look.MAIN else "quiet"
        canvas.write(button.note, lower, SMALL, note, button.align, "top", wrap=False)
        return
    canvas.write(button.words, inside, style, colour, button.align)
