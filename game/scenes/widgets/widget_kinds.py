"""Widgets as values: a scene makes them anew from its own state, whenever it is asked.

A widget holds no state of its own. What has the focus, what is held and how far an area is
scrolled is the form's; all else is the scene's. Names are the scene's own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum

from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, Style
from game.view.canvas.outline import Points

Paint = Callable[[Canvas, Box], object]
BLANK = 0.5
"""The share of an area that ends which may stay blank so that it begins with a whole widget."""
FADE = 24.0
"""How high the strip is in which a list that goes on fades out."""


class Look(Enum):
    """How much a button asks for attention."""

    PLAIN = "plain"
    MAIN = "main"
    DANGER = "danger"
    QUIET = "quiet"
    TAB = "tab"
    ROW = "row"
    CARD = "card"
    BARE = "bare"
    """Nothing but what paints it: the board below stays as it is."""


@dataclass(frozen=True, slots=True)
class Label:
    """Words in a box, never outside it."""

    box: Box
    words: str
    style: Style = BODY
    colour: Colour = "words"
    align: str = "left"
    stand: str = "middle"


@dataclass(frozen=True, slots=True)
class Panel:
    """A plate behind other widgets; a `tray` is let into the table, where one lies below it."""

    box: Box
    fill: Colour = "panel"
    edge: Colour | None = "line"
    radius: float = 12
    shadow: bool = False
    tray: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in the middle of a box, as large as fits."""

    box: Box
    id: str
    angle: float = 0
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Drawing:
    """Something the scene draws itself."""

    box: Box
    paint: Paint


@dataclass(frozen=True, slots=True)
class Button:
    """Answers Chosen(name), or Changed(name, value) where it has a value: a tab, a row, a tile.

    One that `says` something answers Said with that, and its name and value only tell it apart.
    `chosen` marks the one that holds now; `note` is a second, quieter line; `paint` draws the
    inside in place of words and picture; `large` is a picture as high as the button; `margin`
    is the room left and right of the words where it must not go with the width. What is `shown`
    stands in the place of the picture. A `sign` is drawn over all of that: words leave it as much
    room at its right end as is `kept`. An `outline` is told where its shape is no box: the focus
    follows it, and only what lies within is pointed at.
    A `reach` is told where one may point at it from beside it, too: nothing else follows that.
    """

    name: str
    box: Box
    words: str = ""
    picture: str = ""
    look: Look = Look.PLAIN
    value: int | str | None = None
    enabled: bool = True
    chosen: bool = False
    note: str = ""
    tip: str = ""
    align: str = "centre"
    paint: Paint | None = None
    large: bool = False
    margin: float | None = None
    says: Hashable = None
    outline: Points = ()
    reach: Points = ()
    shown: Paint | None = None
    sign: Paint | None = None
    kept: float = 0


@dataclass(frozen=True, slots=True)
class Toggle:
    """Answers Changed(name, not on)."""

    name: str
    box: Box
    words: str
    on: bool
    enabled: bool = True
    note: str = ""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Slider:
    """Answers Changed(name, number), or Said with what `says` makes of it; left and right change
    it, and so does the mouse. Its words and its value stand before and behind its line, or `over`
    it. `paint` draws it in place of words and line, lit or not, and then it slides along all of its
    box but `aside` at either end."""

    name: str
    box: Box
    words: str
    value: int
    low: int
    high: int
    step: int = 1
    shown: str = ""
    enabled: bool = True
    tip: str = ""
    says: Callable[[int], Hashable] | None = None
    over: bool = False
    paint: Callable[[Canvas, Box, bool], object] | None = None
    aside: float = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words; answers Changed(name, place), or Said with what `says` makes of it.

    Left and right change it where it has its row to itself; else they lead past it, and the keys
    that turn change it. One that `ends`, as numbers do, does not
    begin anew past its last option.
    """

    name: str
    box: Box
    words: str
    options: tuple[str, ...]
    place: int
    enabled: bool = True
    tip: str = ""
    says: Callable[[int], Hashable] | None = None
    ends: bool = False

    def next(self, step: int) -> int:
        """Return the place of the option that lies so far on."""
        if self.ends:
            return max(0, min(len(self.options) - 1, self.place + step))
        return (self.place + step) % len(self.options)


@dataclass(frozen=True, slots=True)
class Field:
    """A line of text; answers Changed(name, words) at every letter, Chosen(done) on Enter.

    One that `says` something answers Said with what that makes of the words.
    """

    name: str
    box: Box
    words: str
    hint: str = ""
    longest: int = 24
    enabled: bool = True
    tip: str = ""
    done: str = ""
    says: Callable[[str], Hashable] | None = None


@dataclass(frozen=True, slots=True)
class Area:
    """A part that scrolls: its widgets are laid out from the box down, `height` high in all.

    The page keys turn the area of the focus, or the one with `pages` if there is one. One that
    `ends` shows what comes last, until somebody scrolls up, and begins with a whole widget. One
    whose rows are equally high, `row` each, begins with a whole row wherever it is scrolled; if it
    `peeps`, it ends with a whole row, too, and the next one fades out below its box.
    """

    name: str
    box: Box
    widgets: tuple[Widget, ...]
    height: float
    pages: bool = False
    ends: bool = False
    row: float = 0
    peeps: bool = False

    @property
    def most(self) -> float:
        """How far it can be scrolled. One that ends then begins with a whole widget at its upper
        edge, and what is too low for one more stays blank below: not if that were most of it."""
        most = max(0.0, self.height - self.box.height)
        if not self.ends or not most:
            return most
        place = bisect_left(self.widgets, self.box.y + most - 1, key=lambda each: each.box.y)
        if place == len(self.widgets):
            return most
        whole = self.widgets[place].box.y - self.box.y
        return whole if whole - most <= self.box.height * BLANK else most

    def nearest(self, top: float) -> float:
        """Return where it can be scrolled to, as close to this height as can be."""
        whole = round(top / self.row) * self.row if self.row else top
        return max(0.0, min(whole, self.most))


Control = Button | Toggle | Slider | Choice | Field
Widget = Label | Panel | Picture | Drawing | Button | Toggle | Slider | Choice | Field | Area


def key_of(control: Control) -> str:
    """Return what tells a control from all others of its page."""
    if isinstance(control, Button) and control.value is not None:
        return f"{control.name}:{control.value}"
    return control.name
