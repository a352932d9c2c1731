"""The planners that are open now, and what players do to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, assert_never

from game.core import parts
from game.core.rules import NOBODY, Seat
from game.rules.tanchiki import spelling
from game.rules.tanchiki.actions import SwitchOff, SwitchOn
from game.rules.tanchiki.cards import KINDS, Card
from game.rules.tanchiki.state import Hand
from game.scenes.frame.commands import (
    Command,
    Key,
    Kind,
    Letter,
    Moved,
    Press,
    Pressed,
    Release,
    Released,
)
from game.scenes.frame.stack import Change, Notice, Push
from game.scenes.hand.lit_parts import Pick
from game.scenes.pages.key_signs import ENDS, LOOKS, look_sign
from game.scenes.play.curtain import curtain_scene
from game.scenes.play.planner_places import STRIP, placed, waiting_widgets
from game.scenes.play.sitting import Sitting
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.tanchiki.plan_marks import Mark

from .card_piles import Planner, TakeOut
from .dragged_card import Dragging
from .exchange_page import exchange_scene
from .hand_backs import LayBack
from .laid_plans import Plans
from .own_controls import planner_of
from .plan_changes import missing_words
from .planner import FLAT, HOLD_MS, planner_widgets

DIGITS: Final = "123456"
NOBODY_DROWNS: Final[Mapping[Seat, Mark]] = MappingProxyType({})


class Planners:
    """`seats` are those whose planners lie open; a planner is nobody else's business.

    `waiting` are those for whose planners there is no room yet; `exchanging` is who draws a
    curtain to exchange cards.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.waiting: tuple[Seat, ...] = ()
        self.exchanging: Seat | None = None
        self._plans = Plans(sitting)
        self._hidden = self._plans.face_down
        self._dragging = Dragging(self._plans)
        self._sitting = sitting
        self._kit = sitting.kit
        self._held: dict[Seat, int] = {}

    @property
    def moving(self) -> bool:
        return bool(self._held) or self._dragging.drag is not None

    @property
    def seen(self) -> tuple[Seat, ...]:
        """Return whose plan lies open now."""
        hidden = self._hidden
        return tuple(s for s in self.seats if s not in hidden.seats or hidden.looks(s))

    @property
    def face_down(self) -> frozenset[Seat]:
        return self._hidden.seats

    @property
    def held_up(self) -> bool:
        return self._hidden.held_up

    def open(self, seats: tuple[Seat, ...], face_down: frozenset[Seat] = frozenset()) -> None:
        """Lay out the planners of these seats, as far as there is room."""
        self._hidden.lay(face_down, frozenset(seats))
        found = placed(self.seats, seats)
        self.waiting = tuple(seat for seat in seats if seat not in found)
        if found != self.seats:
            self.seats, self._dragging.drag = found, None
            self._held = {seat: ms for seat, ms in self._held.items() if seat in found}

    def hand(self, seat: Seat) -> Hand:
        return self._plans.hand(seat)

    def first(self, seat: Seat) -> str:
        """Return the control that a seat begins with: the first kind it holds."""
        if seat in self.face_down:
            return f"pile.{seat}:0"
        held = self.hand(seat).hand if seat in self.seats else None
        place = KINDS.index(held[0]) if held else 0
        return f"pile.{seat}:{place}"

    def widgets(self, box: Box, drowned: Mapping[Seat, Mark] = NOBODY_DROWNS) -> Widgets:
        """Return the planners; `drowned` is where tanks would drown by their plans."""
        seats = self.seats
        if not seats:
            return ()
        planners = (
            widget
            for seat, each in zip(seats, self._boxes(box), strict=False)
            for widget in planner_widgets(self._kit, each, self._planner(seat, drowned.get(seat)))
        )
        marks = tuple(f"emblem.{seat}" for seat in self.waiting)
        return (*planners, *waiting_widgets(self._kit, box.foot(STRIP), marks))

    def worded(self, box: Box) -> bool:
        """Whether the planners have room in this box for words on their buttons."""
        return self._boxes(box)[0].height >= FLAT

    def _boxes(self, box: Box) -> tuple[Box, ...]:
        room, count = box.above(STRIP, 8) if self.waiting else box, len(self.seats)
        return (room,) if count == 1 else room.rows(max(2, count), 8)

    def draw_drag(self, canvas: Canvas) -> None:
        self._dragging.draw(canvas)

    def meant(self, command: Command, widgets: Widgets, focus: str) -> Change | bool:
        """Take what is more than a click: dragging, holding Done, and keys; False if not."""
        at = planner_of(widgets, focus)
        match command:
            case Press(key, seat, device, held) if key is LOOKS and seat in self.face_down:
                return self._lift(seat, not held and device.kind is Kind.PAD)
            case Pressed(button=1):
                return self._grip(command, widgets)
            case Moved():
                return self._dragging.lead(command.x, command.y)
            case Released():
                return self._let_go(command, widgets)
            case Release(key, seat) if key in (Key.ACCEPT, ENDS):
                return self._loosen(self._seat_of(seat, at))
            case Letter(letter, seat) if letter in DIGITS and self.seats:
                own = self._seat_of(seat, at)
                return own in self.seats and (self._plans.lay(own, KINDS[int(letter) - 1]) or True)
            case Press(Key.ACCEPT, seat) if seat in self.waiting and not focus:
                return Notice(self._kit.words("tanchiki.plan.wait"))
            case Press(key, seat, repeat=held) if (
                key is ENDS and self._seat_of(seat, at) in self.seats
            ):
                return True if held else self._hold(self._seat_of(seat, at)) or True
            case Press(key, seat):
                return self._key(key, self._seat_of(seat, at))
            case _:
                return False

    def drop(self) -> None:
        """Drop what is dragged and held: nobody hears any more how it ends."""
        self._dragging.drag, self._held = None, {}
        self._hidden.drop()

    def let_down(self, command: Release) -> None:
        self._hidden.let_down(command)

    def answer(self, said: Pick | TakeOut | LayBack) -> Change:
        """Take a click on a pile, a stack, a card in it, or a button."""
        seat = said.seat
        match said:
            case TakeOut(_, manoeuvre, place):
                return self._plans.take_out(seat, manoeuvre, place)
            case LayBack(_, place):
                return self._plans.lay_back(seat, place)
            case Pick(_, parts.Card(name)):
                return self._plans.lay(seat, Card[name.upper()])
            case Pick(_, parts.Spot(_, number)):
                self._plans.choose(seat, number - 1)
            case Pick(_, spelling.EXCHANGE):
                return self._exchange(seat)
            case Pick(_, spelling.DONE):
                return self._hold(seat)
            case Pick(_, spelling.OFF):
                self._plans.switch(SwitchOff(seat))
            case Pick(_, spelling.ON):
                self._plans.switch(SwitchOn(seat))
            case Pick(_, part):
                raise ValueError(f"no planner shows {part}")
            case _:
                assert_never(said)
        return None

    def update(self, ms: int) -> Change:
        """Let the time pass for those who hold Done."""
        self._hidden.forget_picture()
        for seat in tuple(self._held):
            self._held[seat] += ms
            if self._held[seat] >= HOLD_MS:
                del self._held[seat]
                self._plans.commit(seat)
        return None

    def _planner(self, seat: Seat, drowns: Mark | None) -> Planner:
        chosen, held = self._plans.chosen(seat), self._held.get(seat, 0)
        shown = Planner(seat, self._sitting.names[seat], self.hand(seat), chosen, held, drowns)
        if seat not in self.face_down:
            return shown
        backs = replace(self._plans.places(seat), up=self._hidden.looks(seat))
        return replace(shown, backs=backs, look=look_sign(self._kit, seat))

    def _lift(self, seat: Seat, up: bool) -> bool:
        if up and seat in self.seats:
            self._hidden.lift(seat)
        return True

    def _seat_of(self, seat: Seat, at: Seat) -> Seat:
        """Return whose planner a device means that belongs to nobody: the one it points at."""
        if seat != NOBODY:
            return seat
        open_ = tuple(each for each in self.seats if each not in self.face_down)
        return at if at in open_ else next(iter(open_), NOBODY)

    def _exchange(self, seat: Seat) -> Change:
        hand = self.hand(seat)
        if hand.exchanged or hand.going_off or not hand.hand:
            key = "tanchiki.why_not.exchanged" if hand.exchanged else "tanchiki.why_not.off"
            return Notice(self._kit.words(key))
        if seat in self.face_down:
            self.exchanging = seat
            curtain = curtain_scene(self._kit, seat, self._sitting.names[seat], f"emblem.{seat}")
            return Push(curtain, cut=True)
        return Push(exchange_scene(self._kit, seat, hand))

    def behind_curtain(self, answer: object) -> Change:
        """Exchange cards as soon as the curtain is open; nobody else looks at them."""
        seat, self.exchanging = self.exchanging, None
        if seat is None or answer is not True:
            return None
        return Push(exchange_scene(self._kit, seat, self.hand(seat), hide=True), cut=True)

    def _hold(self, seat: Seat) -> Change:
        """Begin to hold Done, or say at once what is missing."""
        if missed := missing_words(self._kit.words, self.hand(seat)):
            self._kit.sounds.play("menu.error")
            return Notice(missed)
        self._held.setdefault(seat, 0)
        return None

    def _loosen(self, seat: Seat) -> Change | bool:
        """Done was let go too early: say that it must be held."""
        if self._held.pop(seat, None) is None:
            return False
        return Notice(self._kit.words("tanchiki.plan.hold"))

    def _key(self, key: Key, seat: Seat) -> Change | bool:
        if seat not in self.seats:
            return False
        match key:
            case Key.TURN_LEFT | Key.TURN_RIGHT:
                self._plans.choose(seat, 1 - self._plans.chosen(seat))
                return True
            case Key.SPECIAL:
                change = self._exchange(seat)
                return True if change is None else change
            case Key.BACK:
                return self._plans.take_last(seat)
            case Key.UNDO:
                return self._plans.undo(seat)
            case Key.REDO:
                self._plans.redo()
                return True
            case _:
                return False

    def _grip(self, command: Pressed, widgets: Widgets) -> Change | bool:
        """Take hold of a card, or of Done, below the pointer; False if the form goes on."""
        spot = (command.x, command.y)
        under = (w for w in reversed(widgets) if isinstance(w, Button) and w.box.holds(*spot))
        match next((button.says for button in under), None):
            case Pick(seat, spelling.DONE):
                return self._hold(seat) or False
            case said:
                self._dragging.grip(said, spot)
        return False

    def _let_go(self, command: Released, widgets: Widgets) -> Change | bool:
        drag = self._dragging.let_go()
        if self._held:
            seat = next(iter(self._held))
            return self._loosen(seat)
        if drag is None or not drag.far:
            return False
        return self._dragging.drop(drag, (command.x, command.y), widgets) or True
