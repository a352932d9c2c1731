"""How widgets answer: focus, pointer, scrolling and typing, by mouse, keys or pad alone.

The form is the only thing of a page that lasts. Shared, everybody moves one focus; otherwise
every seat has its own, and answers carry the seat. On one that goes round, up and down lead from
one end of the page to the other; on one that walks, arrows only lead on and never change a value.
Long, since pointer, keys and typing all move the same focus; what comes of it is beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Command,
    Edited,
    FocusLost,
    Key,
    Moved,
    Press,
    Pressed,
    Released,
    Said,
    Typed,
    Wheel,
)
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas

from . import look, look_of_inputs, tip_places
from .focus import WAYS, Spot, at, far_end, in_order, next_to, shares_row, spots
from .next_values import shifted, slid, stepped, taken
from .scrolling import Scrolls
from .text_editing import Typing
from .widget_kinds import Area, Button, Choice, Control, Field, Look, Slider, Widget

Answer = Chosen | Changed | Said | None
Widgets = tuple[Widget, ...]

TIP_MS = 550


class Form:
    def __init__(
        self, first: str = "", shared: bool = True, round: bool = False, walks: bool = False
    ) -> None:
        self.by_pointer = False
        self.ink: Callable[[Seat], Colour] = lambda seat: f"seat.{seat}"
        self._over = False
        self._under = ""
        self._barred = ""
        self._first = first
        self._shared = shared
        self._round = round
        self._walks = walks
        self._focus: dict[Seat, str] = {}
        self._held: str = ""
        self._typing = Typing()
        self.scrolls = Scrolls()
        self._rested = 0
        self._due = False

    @property
    def editing(self) -> str:
        """The field that is typed in, "" for none."""
        return self._typing.name

    @property
    def pointed(self) -> str:
        """The key of the control under the pointer, "" for none."""
        return self._under if self.by_pointer else ""

    @property
    def due(self) -> bool:
        """Whether the time for a tip came with the latest update."""
        return self._due

    @property
    def rests(self) -> bool:
        """Whether the focus, or the pointer over what is barred, has stayed long enough for a
        tip."""
        rested = self._rested >= TIP_MS and not self.editing
        return rested and (self._over or not self.by_pointer or bool(self._barred))

    @property
    def signs(self) -> Hashable:
        """Return all that the look of widgets depends on beside themselves."""
        return self.fixed_signs, tuple(self.scrolls.tops.items())

    @property
    def fixed_signs(self) -> Hashable:
        """Return all that the look of widgets depends on where nothing is scrolled."""
        focus = tuple(self._focus.items())
        # Where the pointer is matters only to what has the focus.
        rings = (focus, self.by_pointer, self._over) if focus else ()
        return rings, self._held, self.editing, self._typing.cursor

    def focused(self, seat: Seat = NOBODY) -> str:
        """Return the key of the control that has the focus."""
        return self._focus.get(NOBODY if self._shared else seat, "")

    def turns(self, widgets: Widgets, seat: Seat = NOBODY) -> bool:
        """Whether what has the focus has a value that the keys of turning change."""
        key = self.focused(seat)
        found = (spot.control for spot in spots(widgets, {}) if spot.key == key)
        return any(isinstance(each, Choice | Slider) for each in found)

    def wakes(self, command: Command, widgets: Widgets) -> bool:
        """Show where the focus is, if the pointer hid it, on a page where each has one of his own:
        True where a key does no more than that.

        Nobody is led on from what he does not see, and Enter takes nothing that wears no ring.
        """
        if not isinstance(command, Press) or not self.by_pointer or self._shared or self.editing:
            return False
        if command.key not in WAYS and command.key is not Key.ACCEPT:
            return False
        here = self._here(command.seat, spots(widgets, self.scrolls.settled(widgets)))
        self.by_pointer = False
        if here is None or self._lit(here):
            return False
        self._barred, self._rested = "", 0
        self._go(here, command.seat)
        return True

    def says(self, widgets: Widgets, seat: Seat = NOBODY) -> Hashable:
        """Return what the button that has the focus says, None where there is none."""
        key = self.focused(seat)
        found = (spot.control for spot in spots(widgets, {}) if spot.key == key)
        return next((each.says for each in found if isinstance(each, Button)), None)

    def focus(self, key: str, seat: Seat = NOBODY) -> None:
        self._focus[NOBODY if self._shared else seat] = key
        self._under = key if key == self._under else ""
        self._rested = 0

    def edit(self, field: Field) -> None:
        """Begin to type in a field that has the focus."""
        self.focus(field.name)
        self._typing.begin(field)

    def end_editing(self) -> None:
        """Leave the field that is typed in."""
        self._typing.end()

    def update(self, ms: int) -> None:
        before, self._rested = self._rested, min(TIP_MS, self._rested + ms)
        self._due = before < TIP_MS <= self._rested and bool(self._focus or self._barred)

    def handle(self, command: Command, widgets: Widgets) -> Answer:
        self.scrolls.settle(widgets)
        if self.wakes(command, widgets):
            return None
        places = spots(widgets, self.scrolls.tops)
        match command:
            case Moved() | Pressed() | Released() | Wheel():
                return self._point(command, widgets, places)
            case Press():
                return self._press(command, widgets, places)
            case Typed() | Edited():
                return self._type(command, places)
            case FocusLost():
                self._held = ""
                self.scrolls.let_go()
            case _:
                pass
        return None

    def draw(self, canvas: Canvas, widgets: Widgets) -> None:
        self.draw_widgets(canvas, widgets)
        self.draw_tip(canvas, widgets)

    def draw_widgets(self, canvas: Canvas, widgets: Widgets) -> None:
        """Draw all but the tip, which lies over everything else of the page."""
        state = look.State(
            focus=self._rings(),
            by_pointer=self.by_pointer,
            held=self._held,
            editing=self.editing,
            cursor=self._typing.cursor,
            scrolled=self.scrolls.settled(widgets),
            ink=self.ink,
        )
        look.draw(canvas, widgets, state)

    def draw_tip(
        self,
        canvas: Canvas,
        widgets: Widgets,
        clear: Callable[[Box], Sequence[Box]] = lambda at: (),
        field: Box | None = None,
        told: Callable[[], Sequence[Box]] = tuple,
        read: Callable[[], Sequence[Box]] = tuple,
        rooms: Callable[[Box], Sequence[Box]] = lambda at: (),
    ) -> None:
        """Draw the tip of the control on which the pointer rests, in one of the `rooms` there are
        for a control at this place, if it fits.

        `clear(at)` is what the tip of a control at this place must not cover, `told()` what it
        leaves to be read if there is room elsewhere, and `read()` where there is still more; that
        of a control on a `field` lies beside it, if there is room.
        """
        if not self.rests:
            return
        # The pointer asks of what lies below it, not of where another device has its focus.
        asked = (self._under or self._barred,) if self.by_pointer else tuple(self._focus.values())
        for spot in spots(widgets, self.scrolls.settled(widgets)):
            if spot.key in asked and spot.control.tip:
                others = [box for box in told() if not box.holds(*spot.seen.middle)]
                at, words, kept = spot.seen, spot.control.tip, clear(spot.seen)
                aside = tuple(read()), rooms(at)
                tip_places.draw_tip(canvas, at, words, kept, field, others, *aside)
                return

    def show(self, area: Area, y: float) -> None:
        """Scroll so that this height of the area's content is at its top."""
        self.scrolls.to(area, y)

    def unroll(self, name: str) -> None:
        """Show an area as if nobody had scrolled it: one that `ends` at its end."""
        self.scrolls.forget(name)

    def _rings(self) -> dict[str, tuple[Seat, ...]]:
        rings: dict[str, tuple[Seat, ...]] = {}
        if self.by_pointer and not self._over and self._shared:
            return rings
        for seat, key in self._focus.items():
            rings[key] = (*rings.get(key, ()), seat)
        return rings

    def _point(
        self, command: Moved | Pressed | Released | Wheel, widgets: Widgets, places: list[Spot]
    ) -> Answer:
        if self.scrolls.gripped and not isinstance(command, Wheel):
            self.scrolls.drag(widgets, command.y)
            if isinstance(command, Released):
                self.scrolls.let_go()
            return None
        under = at(places, command.x, command.y)
        match command:
            case Moved():
                return self._hover(command, under, places)
            case Pressed(button=1):
                return self._down(command, under, widgets)
            case Released(button=1):
                return self._up(command, under)
            case Wheel():
                self.scrolls.wheel(widgets, command.x, command.y, command.by)
            case _:
                pass
        return None

    def _hover(self, command: Moved, under: Spot | None, places: list[Spot]) -> Answer:
        self.by_pointer = True
        self._over = bool(under and under.control.enabled)
        self._under = under.key if under and self._over else ""
        barred = under.key if under and not self._over and under.control.tip else ""
        if barred and barred != self._barred:
            self._rested = 0
        self._barred = barred
        if under and self._over and under.key != self.focused(command.seat) and not self.editing:
            self.focus(under.key, command.seat)
        held = next((spot for spot in places if spot.key == self._held), None)
        if held and isinstance(held.control, Slider):
            return slid(held.control, held.box, command.x, command.seat)
        return None

    def _down(self, command: Pressed, under: Spot | None, widgets: Widgets) -> Answer:
        self.by_pointer = True
        if self.editing and (not under or under.key != self.editing):
            self._typing.end()
        if self.scrolls.grip(widgets, command.x, command.y):
            return None
        if not under or not under.control.enabled:
            self._held = ""
            return None
        self.focus(under.key, command.seat)
        self._held = under.key
        if isinstance(under.control, Slider):
            return slid(under.control, under.box, command.x, command.seat)
        return None

    def _up(self, command: Released, under: Spot | None) -> Answer:
        held, self._held = self._held, ""
        if not under or under.key != held or isinstance(under.control, Slider):
            return None
        if isinstance(under.control, Choice):
            left = command.x < look_of_inputs.well(under.box, under.control.words).middle[0]
            return stepped(under.control, -1 if left else 1, command.seat)
        return self._activate(under.control, command.seat)

    def _press(self, command: Press, widgets: Widgets, places: list[Spot]) -> Answer:
        self.by_pointer = False
        self._barred = ""
        self._rested = 0
        here = self._here(command.seat, places)
        if here and self.editing == here.key and isinstance(here.control, Field):
            return self._typing.press(command, here.control)
        self._typing.end()
        if command.key in (Key.PAGE_UP, Key.PAGE_DOWN):
            self.scrolls.page(widgets, here, command.key is Key.PAGE_UP)
            return None
        if command.key in (Key.NEXT, Key.PREVIOUS):
            step = 1 if command.key is Key.NEXT else -1
            self._go(in_order(places, here, step), command.seat)
            return None
        if here is None:
            if command.key in WAYS or command.key is Key.ACCEPT:
                self._enter(command.seat, places)
            return None
        if step := self._turn(command.key, here, places):
            if isinstance(here.control, Choice):
                return stepped(here.control, step, command.seat)
            if isinstance(here.control, Slider):
                return shifted(here.control, step, command.seat)
        if command.key in WAYS:
            self._go(self._next(command, here, places) or here, command.seat)
            return None
        if command.key is Key.ACCEPT and not command.repeat:
            return self._activate(here.control, command.seat)
        return None

    def _lit(self, here: Spot) -> bool:
        """Whether the pointer rests on what has the focus and shows it so; a cell does not."""
        bare = isinstance(here.control, Button) and here.control.look is Look.BARE
        return self._over and self._under == here.key and not bare

    def _turn(self, key: Key, here: Spot, places: list[Spot]) -> int:
        """Return by how much a key changes the value of a control, 0 where it leads past it."""
        beside = isinstance(here.control, Choice) and shares_row(places, here)
        if beside or self._walks:
            return {Key.TURN_LEFT: -1, Key.TURN_RIGHT: 1}.get(key, 0)
        return {Key.LEFT: -1, Key.RIGHT: 1}.get(key, 0)

    def _next(self, command: Press, here: Spot, places: list[Spot]) -> Spot | None:
        """Return where an arrow leads; a key that is held stops at the end of the page."""
        found = next_to(places, here, command.key)
        if found or not self._round or command.repeat:
            return found
        return far_end(places, here, command.key)

    def _enter(self, seat: Seat, places: list[Spot]) -> None:
        """Nothing has the focus yet: take it."""
        first = next((s for s in places if s.key == self._first and s.control.enabled), None)
        self._go(first or in_order(places, None, 1), seat)

    def _here(self, seat: Seat, places: list[Spot]) -> Spot | None:
        key = self.focused(seat)
        return next((spot for spot in places if spot.key == key and spot.control.enabled), None)

    def _go(self, spot: Spot | None, seat: Seat) -> None:
        if spot is None:
            return
        self.focus(spot.key, seat)
        self.scrolls.reveal(spot)

    def _activate(self, control: Control, seat: Seat) -> Answer:
        if isinstance(control, Field):
            self._typing.begin(control)
        return taken(control, seat)

    def _type(self, command: Typed | Edited, places: list[Spot]) -> Answer:
        field = next((s.control for s in places if s.key == self.editing), None)
        if not isinstance(field, Field):
            return None
        return self._typing.type(command, field)
