"""A scene made of widgets alone: most scenes are a sheet, told what lies on it.

A maker gives two functions: `widgets(page)` says what lies there now, `answer(event)` what
shall change when something is chosen. Everything else of a scene is done here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Command,
    Key,
    Press,
    Pressed,
    Resized,
    Said,
    Wants,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, Style
from game.view.canvas.lettering import Type

from .notice_room import free_room
from .page_background import dusk

Happening = Chosen | Changed | Said
Paper = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Page:
    """The room there is, in design units, and how much of it words take."""

    width: float
    height: float
    scale: float
    type: Type

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def grown(self, width: float) -> float:
        """Return a width that grows as the letters do."""
        return width * self.type.percent / 100

    def measure(
        self, words: str, style: Style = BODY, width: float | None = None
    ) -> tuple[float, float]:
        return self.type.measure(words, style, width, self.scale)


def plain_paper(canvas: Canvas) -> None:
    canvas.fill("page")


def veil(canvas: Canvas) -> None:
    """Darken what lies below a dialog."""
    canvas.fill((8, 10, 11, 140))


class Entrance(Protocol):
    """How a page comes: as long as that moves, it is drawn in the place of the page, over what
    lies below."""

    @property
    def moving(self) -> bool: ...
    def draw(self, canvas: Canvas) -> None: ...


class Sheet:
    """Widgets on paper. `back` is what happens on the key that leads back; `focused(said)` is told
    what the button says that the keys have come to; `before(command)` may take a command away; on
    a page that `walks` arrows change no value; short sentences stand in its `room`; it comes by
    its `entrance`."""

    def __init__(
        self,
        kit: Kit,
        widgets: Callable[[Page], tuple[Widget, ...]],
        answer: Callable[[Happening], Change],
        back: Callable[[], Change] = Pop,
        resumed: Callable[[object], Change] = lambda answer: None,
        other: Callable[[Command], Change] = lambda command: None,
        passing: Callable[[int], Change] = lambda ms: None,
        paper: Paper | None = None,
        see_through: bool = False,
        first: str = "",
        wants: Callable[[], Wants] = lambda: Wants.KEYS,
        moving: Callable[[], bool] = lambda: False,
        focused: Callable[[Hashable], None] = lambda said: None,
        before: Callable[[Command], bool] = lambda command: False,
        walks: bool = False,
        room: Callable[[Page], Box] = lambda page: page.box,
        entrance: Entrance | None = None,
    ) -> None:
        self.form = Form(first, round=True, walks=walks)
        self._kit = kit
        self._widgets = widgets
        self._answer = answer
        self._back = back
        self._resumed = resumed
        self._other = other
        self._passing = passing
        self._paper = paper or dusk(kit.today(), lambda: kit.settings.now.contrast)
        self._see_through = see_through
        self._wants = wants
        self._moving = moving
        self._focused = focused
        self._before = before
        self._pointed = first
        self._room = room
        self._entrance = entrance
        self._page = Page(1280, 720, 1, kit.type)
        self._notices: tuple[str, ...] = ()
        if first:
            self.form.focus(first)

    @property
    def see_through(self) -> bool:
        return self._see_through or self._enters

    @property
    def moving(self) -> bool:
        return self.form.due or self._moving() or self._enters

    @property
    def _enters(self) -> bool:
        return self._entrance is not None and self._entrance.moving

    @property
    def wants(self) -> Wants:
        return Wants.LETTERS if self.form.editing else self._wants()

    @property
    def page(self) -> Page:
        return self._page

    @property
    def notice_room(self) -> Box | None:
        """Where short sentences cover nothing one points at, None for the page's upper edge."""
        widgets = self._widgets(self._page)
        return free_room(self._room(self._page), self._page.measure, widgets, self._notices)

    def make_room(self, notices: tuple[str, ...]) -> None:
        self._notices = notices

    def handle(self, command: Command) -> Change:
        if isinstance(command, Resized):
            self._page = Page(command.width, command.height, command.scale, self._kit.type)
            return None
        if isinstance(command, Happening):
            return self._answer(command)
        if self._before(command):
            return None
        if not self.form.by_pointer:
            self._follow()
        editing, focused = self.form.editing, self.form.focused()
        happened = self.form.handle(command, self._widgets(self._page))
        if isinstance(command, Press) and self.form.focused() not in (focused, ""):
            self._kit.sounds.play("menu.move")
            self._follow()
        if happened is not None:
            if not editing:
                self._kit.sounds.play("menu.choose")
            return self._answer(happened)
        if editing or self.form.editing:
            return None
        if not leads_back(command):
            return self._other(command)
        self._kit.sounds.play("menu.back")
        return self._back()

    def update(self, ms: int) -> Change:
        self.form.update(ms)
        return self._passing(ms)

    def draw(self, canvas: Canvas) -> None:
        if self._entrance is not None and self._entrance.moving:
            self._entrance.draw(canvas)
            return
        self._paper(canvas)
        page = Page(canvas.width, canvas.height, canvas.scale, self._kit.type)
        self.form.draw(canvas, self._widgets(page))

    def resume(self, answer: object) -> Change:
        return self._resumed(answer)

    def _follow(self) -> None:
        """Tell what the button says that the keys have come to, once."""
        if self.form.focused() != self._pointed:
            self._pointed = self.form.focused()
            self._focused(self.form.says(self._widgets(self._page)))


def leads_back(command: Command) -> bool:
    """Whether this is the key, or the button of the mouse, that leads back."""
    match command:
        case Press(Key.BACK, repeat=False) | Pressed(button=3):
            return True
        case _:
            return False
