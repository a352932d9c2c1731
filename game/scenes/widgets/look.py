"""How widgets look: dark plates, warm light on what matters, one amber ring for the focus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from game.core.rules import NOBODY, Seat
from game.view.box import Box
from game.view.brushes import Colour
from game.view.canvas import Canvas
from game.view.style import BODY, SMALL, STRONG, Style

from .button import draw_button, even_sizes, kind_of, plain, style_of
from .kinds import (
    Area,
    Button,
    Choice,
    Control,
    Drawing,
    Field,
    Label,
    Panel,
    Picture,
    Slider,
    Toggle,
    Widget,
    key_of,
)

RAIL = 10


@dataclass(frozen=True, slots=True)
class State:
    """What the form knows and the widgets do not: `focus` is control keys to seats."""

    focus: Mapping[str, tuple[Seat, ...]]
    by_pointer: bool
    held: str
    editing: str
    cursor: int
    scrolled: Mapping[str, float]


def well(box: Box, words: str) -> Box:
    """Return the part of a choice that holds its value: the right half, all of it without words."""
    return box.edge(box.width * 0.52) if words else box


def track(box: Box, words: str, shown: str = "") -> Box:
    """Return the line that a slider slides on; what is shown beside it may be long."""
    inside = well(box, words).inset(14, 0)
    return Box(inside.x, inside.middle[1] - 4, inside.width - 14 - _told(shown), 8)


def _told(shown: str) -> float:
    return max(58.0, 15.0 * len(shown))


def rail(area: Area) -> Box:
    return area.box.edge(RAIL)


def draw(canvas: Canvas, widgets: tuple[Widget, ...], state: State) -> None:
    even = even_sizes(canvas, widgets)
    for widget in widgets:
        if isinstance(widget, Button) and plain(widget):
            style = even[kind_of(widget)]
            _draw_control(canvas, widget, widget.box, state, style)
        else:
            _draw(canvas, widget, state, 0)


def draw_tip(canvas: Canvas, at: Box, words: str) -> None:
    """Draw a tip below the control, or above it where there is no room."""
    width = min(420, canvas.width - 24)
    wide, high = canvas.measure(words, SMALL, width - 28)
    box = Box(at.x, at.bottom + 8, wide + 28, high + 18)
    if box.bottom > canvas.height - 6:
        box = box.moved(0, at.y - 8 - box.height - box.y)
    if box.right > canvas.width - 6:
        box = box.moved(canvas.width - 6 - box.right, 0)
    canvas.shadow(box, 8, 8)
    canvas.plate(box, "night", 8, "hint", 2)
    canvas.write(words, box.inset(14, 8), SMALL, "words")


def _draw(canvas: Canvas, widget: Widget, state: State, up: float) -> None:
    box = widget.box.moved(0, -up)
    match widget:
        case Label():
            canvas.write(widget.words, box, widget.style, widget.colour, widget.align, widget.stand)
        case Panel():
            if widget.shadow:
                canvas.shadow(box, widget.radius)
            canvas.plate(box, widget.fill, widget.radius, widget.edge)
        case Picture():
            size = min(box.width, box.height)
            canvas.picture(widget.id, *box.middle, size, widget.angle, widget.alpha)
        case Drawing():
            widget.paint(canvas, box)
        case Area():
            _draw_area(canvas, widget, state)
        case Button() | Toggle() | Slider() | Choice() | Field():
            _draw_control(canvas, widget, box, state)
        case _:
            assert_never(widget)


def _draw_area(canvas: Canvas, area: Area, state: State) -> None:
    up = state.scrolled.get(area.name, 0)
    with canvas.clip(area.box.inset(-6, -2)):
        for inner in area.widgets:
            if inner.box.moved(0, -up).meets(area.box):
                _draw(canvas, inner, state, up)
    if area.height > area.box.height:
        line = rail(area)
        canvas.plate(line.inset(2, 0), "night", 4)
        share = area.box.height / area.height
        thumb = Box(line.x, line.y + up * share, line.width, max(24, line.height * share))
        canvas.plate(thumb, "line", 5)


def _draw_control(
    canvas: Canvas, control: Control, box: Box, state: State, style: Style | None = None
) -> None:
    seats = state.focus.get(key_of(control), ())
    lit = bool(seats) and control.enabled
    match control:
        case Button():
            held = state.held == key_of(control)
            draw_button(canvas, control, box, lit, held, style or style_of(control))
        case Toggle():
            _draw_toggle(canvas, control, box, lit)
        case Slider():
            _draw_slider(canvas, control, box, lit)
        case Choice():
            _draw_choice(canvas, control, box, lit)
        case Field():
            _draw_field(canvas, control, box, lit, state)
    if lit and not state.by_pointer:
        _draw_rings(canvas, box, seats)


def _draw_rings(canvas: Canvas, box: Box, seats: tuple[Seat, ...]) -> None:
    for number, seat in enumerate(seats):
        colour: Colour = "accent" if seat == NOBODY else f"seat.{seat}"
        canvas.plate(box.inset(-4 - 4 * number), (0, 0, 0, 0), 13 + 4 * number, colour, 3)


def _draw_base(canvas: Canvas, box: Box, lit: bool) -> None:
    canvas.plate(box, "panel_light" if lit else "panel", 10, "quiet" if lit else "panel_light")


def _draw_toggle(canvas: Canvas, toggle: Toggle, box: Box, lit: bool) -> None:
    _draw_base(canvas, box, lit)
    ink: Colour = "words" if toggle.enabled else "line"
    inside = box.inset(16, 4)
    knob = Box(inside.right - 60, inside.middle[1] - 15, 60, 30)
    canvas.plate(knob, "accent" if toggle.on and toggle.enabled else "night", 15, "line")
    x = knob.right - 15 if toggle.on else knob.x + 15
    canvas.circle((x, knob.middle[1]), 11, "night" if toggle.on and toggle.enabled else "quiet")
    text = inside.left(inside.width - 76)
    if toggle.note:
        canvas.write(toggle.words, text.top(text.height * 0.46), STRONG, ink, stand="bottom")
        canvas.write(toggle.note, text.foot(text.height * 0.54), SMALL, "quiet", stand="top")
        return
    canvas.write(toggle.words, text, BODY, ink)


def _draw_slider(canvas: Canvas, slider: Slider, box: Box, lit: bool) -> None:
    _draw_base(canvas, box, lit)
    ink: Colour = "words" if slider.enabled else "line"
    canvas.write(slider.words, box.inset(16, 4).left(box.width * 0.48 - 24), BODY, ink)
    line = track(box, slider.words, slider.shown)
    share = (slider.value - slider.low) / max(1, slider.high - slider.low)
    canvas.plate(line, "night", 4, "line", 1)
    canvas.plate(line.left(max(8, line.width * share)), "accent" if slider.enabled else "line", 4)
    canvas.circle((line.x + line.width * share, line.middle[1]), 12, "night")
    canvas.circle((line.x + line.width * share, line.middle[1]), 10, "words")
    shown = slider.shown or str(slider.value)
    canvas.write(
        shown,
        Box(line.right + 12, box.y, _told(slider.shown), box.height),
        STRONG,
        ink,
        "right",
        wrap=False,
    )


def _draw_choice(canvas: Canvas, choice: Choice, box: Box, lit: bool) -> None:
    _draw_base(canvas, box, lit)
    ink: Colour = "words" if choice.enabled else "line"
    canvas.write(choice.words, box.inset(16, 4).left(box.width * 0.48 - 24), BODY, ink)
    inside = well(box, choice.words).inset(8, 6)
    canvas.plate(inside, "night", 8, "line", 1)
    x1, x2, y = inside.x + 20, inside.right - 20, inside.middle[1]
    arrow: Colour = "accent" if choice.enabled else "line"
    canvas.polygon([(x1 + 5, y - 8), (x1 - 6, y), (x1 + 5, y + 8)], arrow)
    canvas.polygon([(x2 - 5, y - 8), (x2 + 6, y), (x2 - 5, y + 8)], arrow)
    words = choice.options[choice.place] if choice.options else ""
    canvas.write(words, inside.inset(32, 0), STRONG, ink, "centre")


def _draw_field(canvas: Canvas, field: Field, box: Box, lit: bool, state: State) -> None:
    editing = state.editing == field.name
    canvas.plate(box, "night", 8, "accent" if editing else "quiet" if lit else "line")
    inside = box.inset(14, 4)
    if not field.words and not editing:
        canvas.write(field.hint, inside, BODY, "quiet", wrap=False)
        return
    canvas.write(field.words, inside, BODY, "words", wrap=False)
    if editing:
        ahead = canvas.measure(field.words[: state.cursor], BODY)[0]
        x = min(inside.x + ahead + 1, inside.right)
        canvas.rect(Box(x, inside.middle[1] - 14, 2, 28), "accent")
