"""How widgets look: plates of the colour of dusk, and one ivory ring for the focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import assert_never

from game.core.rules import NOBODY, Seat
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.outline import Points, draw_outline, grown
from game.view.surface.tray import draw_tray

from .area_edges import begins_whole, melting, shown, window
from .common_letter_size import even_sizes
from .look_of_button import draw_button
from .look_of_inputs import draw_choice, draw_field, draw_slider, draw_toggle
from .sizes_of_like_words import Sizes
from .widget_kinds import (
    FADE,
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
RING, INK = 3.0, 2.0
"""How broad the ring of the focus is, and the ink outside it."""


@dataclass(frozen=True, slots=True)
class State:
    """What the form knows and the widgets do not: `focus` is control keys to seats, `ink` the
    colour of a seat's ring."""

    focus: Mapping[str, tuple[Seat, ...]]
    by_pointer: bool
    held: str
    editing: str
    cursor: int
    scrolled: Mapping[str, float]
    ink: Callable[[Seat], Colour]


def rail(area: Area) -> Box:
    return area.box.edge(RAIL)


def trays(widgets: Iterable[Widget]) -> tuple[Box, ...]:
    """Return the trays among widgets: of the table below them nothing else is seen."""
    return tuple(each.box for each in widgets if isinstance(each, Panel) and each.tray)


def draw(canvas: Canvas, widgets: tuple[Widget, ...], state: State) -> None:
    sizes = even_sizes(canvas, widgets)
    # Cells of six sides touch: the ring of one would lie below what lights up beside it.
    for widget in sorted(widgets, key=lambda widget: _ringed(widget, state)):
        _draw(canvas, widget, state, sizes, 0)


def _ringed(widget: Widget, state: State) -> bool:
    """Whether it has the focus, and a shape of its own."""
    if not isinstance(widget, Button) or not widget.outline:
        return False
    return key_of(widget) in state.focus


def _draw(canvas: Canvas, widget: Widget, state: State, sizes: Sizes, up: float) -> None:
    box = widget.box.moved(0, -up)
    match widget:
        case Label():
            canvas.write(widget.words, box, widget.style, widget.colour, widget.align, widget.stand)
        case Panel():
            _draw_panel(canvas, widget, box)
        case Picture():
            size = min(box.width, box.height)
            canvas.picture(widget.id, *box.middle, size, widget.angle, widget.alpha)
        case Drawing():
            widget.paint(canvas, box)
        case Area():
            _draw_area(canvas, widget, state, sizes)
        case Button() | Toggle() | Slider() | Choice() | Field():
            _draw_control(canvas, widget, box, state, sizes)
        case _:
            assert_never(widget)


def _draw_panel(canvas: Canvas, panel: Panel, box: Box) -> None:
    if panel.tray and canvas.behind is not None:
        draw_tray(canvas, box, panel.radius, panel.edge)
        return
    if panel.shadow:
        canvas.shadow(box, panel.radius)
    else:
        canvas.cast(box, panel.radius)
    canvas.plate(box, panel.fill, panel.radius, panel.edge)


def _draw_area(canvas: Canvas, area: Area, state: State, sizes: Sizes) -> None:
    # Sums of heights may miss the end by a hair.
    up = round(state.scrolled.get(area.name, 0), 3)
    top = area.box.y - 1 if begins_whole(area, up) else 0
    end = round(area.most, 3)
    with canvas.melting(melting(area, up, end)), canvas.clip(window(area, up, end)):
        for inner in area.widgets:
            box = inner.box.moved(0, -up)
            if box.meets(shown(area)) and box.y >= top:
                with _whole_lines(canvas, area, inner, box, up < end):
                    _draw(canvas, inner, state, sizes, up)
    if end > 0:
        line = rail(area)
        canvas.plate(line.inset(2, 0), "night", 4)
        high = max(24, line.height * area.box.height / area.height)
        thumb = Box(line.x, line.y + (line.height - high) * up / end, line.width, high)
        canvas.plate(thumb, "line", 5)


def _whole_lines(
    canvas: Canvas, area: Area, inner: Widget, box: Box, goes_on: bool
) -> AbstractContextManager[None]:
    """Let a text that goes on below its page end there with a whole line, above what fades."""
    foot = area.box.bottom - FADE
    pages = area.pages and not area.peeps
    if not (goes_on and pages and isinstance(inner, Label)) or box.bottom <= foot:
        return nullcontext()
    line = canvas.measure("X", inner.style)[1]
    first = box.y + (box.height - max(1, int(box.height // line)) * line) / 2
    lines = max(0, int((foot - first) // line))
    return canvas.clip(Box(box.x, box.y, box.width, first - box.y + lines * line))


def _draw_control(canvas: Canvas, control: Control, box: Box, state: State, sizes: Sizes) -> None:
    seats = state.focus.get(key_of(control), ())
    lit = bool(seats) and control.enabled
    match control:
        case Button():
            draw_button(canvas, control, box, lit, state.held == key_of(control), sizes)
        case Toggle():
            draw_toggle(canvas, control, box, lit, sizes)
        case Slider():
            draw_slider(canvas, control, box, lit, sizes)
        case Choice():
            draw_choice(canvas, control, box, lit, sizes)
        case Field():
            at = state.cursor if state.editing == control.name else -1
            draw_field(canvas, control, box, lit, at, sizes)
    if lit and not state.by_pointer:
        outline = control.outline if isinstance(control, Button) else ()
        _draw_rings(canvas, box, outline, seats, state.ink)


def _draw_rings(
    canvas: Canvas,
    box: Box,
    outline: Points,
    seats: tuple[Seat, ...],
    ink: Callable[[Seat], Colour],
) -> None:
    for number, seat in enumerate(seats):
        colour: Colour = "accent" if seat == NOBODY else ink(seat)
        if outline:
            points = grown(outline, 2 + 4 * number)
            draw_outline(canvas, grown(points, INK), "night", RING + 2 * INK)
            draw_outline(canvas, points, colour, RING)
            continue
        _draw_ring(canvas, box.inset(-4 - 4 * number), 13 + 4 * number, colour)


def _draw_ring(canvas: Canvas, box: Box, radius: float, colour: Colour) -> None:
    """Draw a ring with ink round it, so that it is seen on paper, on ice and on gold."""
    canvas.plate(box.inset(-INK), (0, 0, 0, 0), radius + INK, "night", INK)
    canvas.plate(box, (0, 0, 0, 0), radius, colour, RING)
