"""How widgets look: plates of the colour of dusk, and one ivory ring for the focus."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import assert_never

from game.core.rules import NOBODY, Seat
from game.view.box import Box
from game.view.brushes import Colour
from game.view.canvas import Canvas
from game.view.outline import Points, draw_outline, grown
from game.view.style import SMALL

from .button import draw_button
from .even import even_sizes
from .inputs import draw_choice, draw_field, draw_slider, draw_toggle
from .kinds import (
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
from .sizes import Sizes

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


APART = 6.0
RIM = 30.0
"""What frames a field, with the names of rows and columns, is so broad."""

WIDE, NARROW = 420.0, 316.0
"""How wide a tip is at the most, and beside a field."""


def draw_tip(
    canvas: Canvas, at: Box, words: str, clear: Sequence[Box] = (), field: Box | None = None
) -> None:
    """Draw a tip beside the control, clear of what must not be covered; for a cell of a field
    beside that, if there is room."""
    page = Box(0, 0, canvas.width, canvas.height)
    for most in (WIDE, NARROW, WIDE) if field is not None else (WIDE,):
        wide, high = canvas.measure(words, SMALL, min(most, canvas.width - 24) - 28)
        box = tip_box(page, at, (wide + 28, high + 18), clear, field)
        if box is not None and (field is None or not box.meets(field)):
            break
    if box is None:
        return
    canvas.shadow(box, 8, 8)
    canvas.plate(box, "night", 8, "hint", 2)
    canvas.write(words, box.inset(14, 8), SMALL, "words")


def tip_box(
    page: Box,
    at: Box,
    size: tuple[float, float],
    clear: Sequence[Box],
    field: Box | None = None,
) -> Box | None:
    """Return where a tip has room: off the field its control is of, else below the control, above
    it or beside it, None for nowhere."""
    wide, high = size
    left = max(APART, min(at.x, page.width - APART - wide))
    sunk = max(APART, min(at.y, page.height - APART - high))
    back = max(APART, at.right - wide)
    about = max(APART, min(at.middle[0] - wide / 2, page.width - APART - wide))
    below, above = at.bottom + 8, at.y - 8 - high
    places = (
        *(
            _off(page, field, (about, sunk), size)
            if field is not None and field.holds(*at.middle)
            else ()
        ),
        (left, below),
        (left, above),
        (back, below),
        (back, above),
        (about, below),
        (about, above),
        (at.x - 8 - wide, sunk),
        (at.right + 8, sunk),
    )
    for x, y in places:
        box = Box(x, y, wide, high)
        inside = x >= 0 and y >= 0 and box.right <= page.width and box.bottom <= page.height
        if inside and not any(box.meets(each) for each in clear):
            return box
    return None


def _off(
    page: Box, field: Box, at: tuple[float, float], size: tuple[float, float]
) -> tuple[tuple[float, float], ...]:
    """Return where a tip lies below a field and above it, no farther to a side than the field, or
    beside it: as high as its control, else at the foot of the page."""
    wide, high = size
    x = max(field.x, min(at[0], field.right - wide))
    left, right = field.x - RIM - wide, field.right + RIM
    foot = page.bottom - APART - high
    above = (x, field.bottom + APART), (x, field.y - APART - high)
    return (*above, (left, at[1]), (right, at[1]), (left, foot), (right, foot))


def _draw(canvas: Canvas, widget: Widget, state: State, sizes: Sizes, up: float) -> None:
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
            _draw_area(canvas, widget, state, sizes)
        case Button() | Toggle() | Slider() | Choice() | Field():
            _draw_control(canvas, widget, box, state, sizes)
        case _:
            assert_never(widget)


def _draw_area(canvas: Canvas, area: Area, state: State, sizes: Sizes) -> None:
    # Sums of heights may miss the end by a hair.
    up = round(state.scrolled.get(area.name, 0), 3)
    top = area.box.y - 1 if area.ends else 0
    end = round(area.most, 3)
    with canvas.melting(_melting(area, up, end)), canvas.clip(_window(area, up, end)):
        for inner in area.widgets:
            box = inner.box.moved(0, -up)
            if box.meets(_shown(area)) and box.y >= top:
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
    if not (goes_on and area.pages and isinstance(inner, Label)) or box.bottom <= foot:
        return nullcontext()
    line = canvas.measure("X", inner.style)[1]
    first = box.y + (box.height - max(1, int(box.height // line)) * line) / 2
    lines = max(0, int((foot - first) // line))
    return canvas.clip(Box(box.x, box.y, box.width, first - box.y + lines * line))


def _window(area: Area, up: float, end: float) -> Box:
    """Return where an area shows its widgets: at its ends there is room for a ring."""
    over, under = 6 if up <= 0 else 2, 6 if up >= end else 2
    box = area.box.inset(-6, 0)
    if area.peeps and up < end:
        return Box(box.x, box.y - over, box.width, box.height + over + FADE)
    return Box(box.x, box.y - over, box.width, box.height + over + under)


def _shown(area: Area) -> Box:
    """Return what an area shows widgets in: a list of rows lets the next one peep out below."""
    more = FADE if area.peeps else 0
    return Box(area.box.x, area.box.y, area.box.width, area.box.height + more)


def _melting(area: Area, up: float, end: float) -> list[tuple[Box, bool]]:
    """Return the strips in which an area that can be scrolled on fades out."""
    wide = area.box.inset(-6, 0)
    lower = wide.foot(FADE).moved(0, FADE if area.peeps else 0)
    below = [(lower, True)] if up < end else []
    above = [(wide.top(FADE), False)] if up > 0 and not area.row and not area.ends else []
    return [*below, *above]


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
