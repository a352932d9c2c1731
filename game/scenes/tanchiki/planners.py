"""The planners that are open now, and what players do to them.

All ways to change a plan are here together, since they share what is held and what is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, assert_never

from game.core import parts
from game.core.rules import NOBODY, Seat
from game.rules.tanchiki import spelling
from game.rules.tanchiki.actions import Commit, SwitchOff, SwitchOn
from game.rules.tanchiki.cards import KINDS, Card, Cards
from game.rules.tanchiki.state import Hand
from game.scenes.commands import (
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
from game.scenes.curtain import curtain_scene
from game.scenes.play.places import STRIP, placed, waiting_widgets
from game.scenes.play.sitting import Sitting
from game.scenes.stack import Change, Notice, Push
from game.scenes.table.dragging import Drag
from game.scenes.table.parts import Pick
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.kinds import Button
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.tanchiki.cards import card_picture
from game.view.tanchiki.plan_marks import Mark

from .backs import Backs, LayBack, dealt
from .dragging import Held, gap, stack_under
from .exchange import exchange_scene
from .piles import Planner, TakeOut
from .planner import FLAT, HOLD_MS, look_sign, planner_widgets
from .planning import (
    Stacks,
    laid,
    lifted,
    manoeuvre_for,
    missing_words,
    rearranged,
    refusal,
    stacks_of,
)
from .reachable import planner_of

DIGITS: Final = "123456"
NOBODY_DROWNS: Final[Mapping[Seat, Mark]] = MappingProxyType({})


class Planners:
    """`seats` are those whose planners lie open; a planner is nobody else's business.

    `waiting` are those for whose planners there is no room yet; the hands of `face_down` are seen
    only while the own pad holds them up. `exchanging` is who draws a curtain to exchange cards.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.seats: tuple[Seat, ...] = ()
        self.waiting: tuple[Seat, ...] = ()
        self.drag: Drag[Held] | None = None
        self.face_down: frozenset[Seat] = frozenset()
        self.exchanging: Seat | None = None
        self._up: frozenset[Seat] = frozenset()
        self._was_up = False
        self._backs: dict[Seat, tuple[int, Backs]] = {}
        self._sitting = sitting
        self._kit = sitting.kit
        self._live = sitting.live
        self._chosen: dict[Seat, int] = {}
        self._held: dict[Seat, int] = {}

    @property
    def moving(self) -> bool:
        return bool(self._held) or self.drag is not None

    @property
    def seen(self) -> tuple[Seat, ...]:
        """Return whose plan lies open now."""
        return tuple(s for s in self.seats if s not in self.face_down or s in self._up)

    @property
    def held_up(self) -> bool:
        """Whether a hand is seen, or was in the last picture, that is to lie face down."""
        return bool(self._up) or self._was_up

    def open(self, seats: tuple[Seat, ...], face_down: frozenset[Seat] = frozenset()) -> None:
        """Lay out the planners of these seats, as far as there is room."""
        self.face_down = face_down
        self._up &= face_down & frozenset(seats)
        found = placed(self.seats, seats)
        self.waiting = tuple(seat for seat in seats if seat not in found)
        if found != self.seats:
            self.seats, self.drag = found, None
            self._held = {seat: ms for seat, ms in self._held.items() if seat in found}

    def hand(self, seat: Seat) -> Hand:
        hand: Hand = self._live.match.table.hands[seat]
        return hand

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
        if self.drag and self.drag.far:
            canvas.picture(card_picture(self.drag.held.card), *self.drag.now, 110)

    def meant(self, command: Command, widgets: Widgets, focus: str) -> Change | bool:
        """Take what is more than a click: dragging, holding Done, and keys; False if not."""
        at = planner_of(widgets, focus)
        match command:
            case Press(Key.TURN_LEFT, seat, device, held) if seat in self.face_down:
                return self._lift(seat, not held and device.kind is Kind.PAD)
            case Pressed(button=1):
                return self._grip(command, widgets)
            case Moved() if self.drag:
                self.drag = self.drag.led(command.x, command.y)
                return self.drag.far
            case Released():
                return self._let_go(command, widgets)
            case Release(Key.ACCEPT, seat):
                return self._loosen(self._seat_of(seat, at))
            case Letter(letter, seat) if letter in DIGITS and self.seats:
                own = self._seat_of(seat, at)
                return own in self.seats and (self._lay(own, KINDS[int(letter) - 1]) or True)
            case Press(Key.ACCEPT, seat) if seat in self.waiting and not focus:
                return Notice(self._kit.words("tanchiki.plan.wait"))
            case Press(key, seat):
                return self._key(key, self._seat_of(seat, at))
            case _:
                return False

    def drop(self) -> None:
        """Drop what is dragged and held: nobody hears any more how it ends."""
        self.drag, self._held = None, {}
        self._was_up, self._up = self.held_up, frozenset()

    def let_down(self, command: Release) -> None:
        """Lay a hand face down again as soon as its button is let go."""
        if command.key is Key.TURN_LEFT and command.seat in self._up:
            self._up, self._was_up = self._up - {command.seat}, True

    def answer(self, said: Pick | TakeOut | LayBack) -> Change:
        """Take a click on a pile, a stack, a card in it, or a button."""
        seat = said.seat
        match said:
            case TakeOut(_, manoeuvre, place):
                return self._take_out(seat, manoeuvre, place)
            case LayBack(_, place):
                return self._lay_back(seat, place)
            case Pick(_, parts.Card(name)):
                return self._lay(seat, Card[name.upper()])
            case Pick(_, parts.Spot(_, number)):
                self._chosen[seat] = number - 1
            case Pick(_, spelling.EXCHANGE):
                return self._exchange(seat)
            case Pick(_, spelling.DONE):
                return self._hold(seat)
            case Pick(_, spelling.OFF):
                self._live.submit(SwitchOff(seat))
            case Pick(_, spelling.ON):
                self._live.submit(SwitchOn(seat))
            case Pick(_, part):
                raise ValueError(f"no planner shows {part}")
            case _:
                assert_never(said)
        return None

    def update(self, ms: int) -> Change:
        """Let the time pass for those who hold Done."""
        self._was_up = False
        for seat in tuple(self._held):
            self._held[seat] += ms
            if self._held[seat] >= HOLD_MS:
                del self._held[seat]
                self._chosen[seat] = 0
                self._live.submit(Commit(seat))
                self._kit.sounds.play("menu.choose")
        return None

    def _planner(self, seat: Seat, drowns: Mark | None) -> Planner:
        chosen, held = self._chosen.get(seat, 0), self._held.get(seat, 0)
        shown = Planner(seat, self._sitting.names[seat], self.hand(seat), chosen, held, drowns)
        if seat not in self.face_down:
            return shown
        backs = replace(self._places(seat), up=seat in self._up)
        return replace(shown, backs=backs, look=look_sign(self._kit, seat))

    def _places(self, seat: Seat) -> Backs:
        """Return where the cards of a seat lie; they are dealt anew when they lie otherwise."""
        turn, hand = self._live.match.table.turn.number, self.hand(seat)
        found = self._backs.get(seat)
        if found is None or found[0] != turn or not found[1].agrees(hand):
            found = self._backs[seat] = turn, dealt(hand, self._kit.seed())
        return found[1]

    def _lift(self, seat: Seat, up: bool) -> bool:
        if up and seat in self.seats:
            self._up |= {seat}
        return True

    def _lay_back(self, seat: Seat, place: int) -> Change:
        """Lay what lies there where the seat chose, or say no more than that it cannot be."""
        backs, chosen = self._places(seat), self._chosen.get(seat, 0)
        if not backs.holds(place):
            return None
        wanted = laid(self._stacks(seat), chosen, backs.cards[place])
        if refusal(self.hand(seat), wanted):
            self._kit.sounds.play("menu.error")
            return Notice(self._kit.words("tanchiki.why_not.face_down"))
        turn = self._backs[seat][0]
        self._arrange(seat, wanted)
        self._backs[seat] = turn, backs.with_laid(chosen, place)
        return None

    def _take_out(self, seat: Seat, manoeuvre: int, place: int) -> Change:
        backs = self._places(seat) if seat in self.face_down else None
        change = self._arrange(seat, lifted(self._stacks(seat), manoeuvre, place))
        if backs is not None:
            self._backs[seat] = self._backs[seat][0], backs.with_lifted(manoeuvre, place)
        return change

    def _stacks(self, seat: Seat) -> Stacks:
        return stacks_of(self.hand(seat))

    def _seat_of(self, seat: Seat, at: Seat) -> Seat:
        """Return whose planner a device means that belongs to nobody: the one it points at."""
        if seat != NOBODY:
            return seat
        open_ = tuple(each for each in self.seats if each not in self.face_down)
        return at if at in open_ else next(iter(open_), NOBODY)

    def _lay(self, seat: Seat, card: Card) -> Change:
        stacks = self._stacks(seat)
        manoeuvre = manoeuvre_for(stacks, card, self._chosen.get(seat, 0))
        change = self._arrange(seat, laid(stacks, manoeuvre, card), card)
        if change is None:
            self._chosen[seat] = manoeuvre
        return change

    def _arrange(self, seat: Seat, wanted: Stacks, card: Card | None = None) -> Change:
        """Bring the plan into this form, or say why it cannot be."""
        hand = self.hand(seat)
        key = refusal(hand, wanted)
        if not key and card is not None and card not in self._held_by(seat):
            key = "tanchiki.why_not.none_left"
        if key:
            self._kit.sounds.play("menu.error")
            return Notice(self._kit.words(key))
        if actions := rearranged(stacks_of(hand), wanted, seat):
            self._live.submit(*actions)
        return None

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
                self._chosen[seat] = 1 - self._chosen.get(seat, 0)
                return True
            case Key.SPECIAL:
                change = self._exchange(seat)
                return True if change is None else change
            case Key.BACK:
                return self._take_last(seat)
            case Key.UNDO:
                return self._undo(seat)
            case Key.REDO:
                return self._live.redo() or True
            case _:
                return False

    def _take_last(self, seat: Seat) -> Change | bool:
        stacks, chosen = self._stacks(seat), self._chosen.get(seat, 0)
        for manoeuvre in (chosen, 1 - chosen):
            if stacks[manoeuvre]:
                last = len(stacks[manoeuvre]) - 1
                self._take_out(seat, manoeuvre, last)
                self._chosen[seat] = manoeuvre
                return True
        return False

    def _undo(self, seat: Seat) -> Change | bool:
        match_now = self._live.match
        if seat in self.face_down or match_now.free_undo(seat) >= match_now.count:
            return self._take_last(seat) or Notice(self._kit.words("tanchiki.why_not.undo"))
        self._live.undo(seat, match_now.count - 1)
        return True

    def _grip(self, command: Pressed, widgets: Widgets) -> Change | bool:
        """Take hold of a card, or of Done, below the pointer; False if the form goes on."""
        spot = (command.x, command.y)
        under = (w for w in reversed(widgets) if isinstance(w, Button) and w.box.holds(*spot))
        match next((button.says for button in under), None):
            case Pick(seat, spelling.DONE):
                return self._hold(seat) or False
            case Pick(seat, parts.Card(name)) if (card := Card[name.upper()]) in self._held_by(
                seat
            ):
                self.drag = Drag(seat, Held(card), spot, spot)
            case TakeOut(seat, manoeuvre, place) as out if seat not in self.face_down:
                card = self._stacks(seat)[manoeuvre][place]
                self.drag = Drag(seat, Held(card, out), spot, spot)
            case _:
                pass
        return False

    def _held_by(self, seat: Seat) -> Cards:
        return self.hand(seat).hand or ()

    def _let_go(self, command: Released, widgets: Widgets) -> Change | bool:
        drag, self.drag = self.drag, None
        if self._held:
            seat = next(iter(self._held))
            return self._loosen(seat)
        if drag is None or not drag.far:
            return False
        return self._dropped(drag, command, widgets)

    def _dropped(self, drag: Drag[Held], spot: Released, widgets: Widgets) -> Change | bool:
        """Put the card where it was dropped; beside the stacks it goes back to the hand."""
        stacks, under = self._stacks(drag.seat), stack_under(widgets, spot.x, spot.y)
        if (out := drag.held.out) is not None:
            stacks = lifted(stacks, out.manoeuvre, out.place)
        if under is None or under[0] != drag.seat:
            return self._arrange(drag.seat, stacks) or True
        manoeuvre = under[1]
        wanted = laid(stacks, manoeuvre, drag.held.card, gap(drag, manoeuvre, spot.x, widgets))
        self._chosen[drag.seat] = manoeuvre
        return self._arrange(drag.seat, wanted) or True
