"""The shared table: a sitting, a face and a picking, and nothing of any one game.

People pick what lights up: by pointing, by the keys of direction, by digits, by dragging one part
onto another, by ways drawn one after the other; the keys that turn lead from one lit cell to the
next. What does not light up says why. Everything else is the sitting's.

Longer than most: in which order a command is offered to all that may mean it stands in one place.
"""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Command,
    FocusLost,
    Key,
    Letter,
    Moved,
    PadLost,
    Press,
    Pressed,
    Release,
    Released,
    Resized,
    Said,
    Wants,
    Wheel,
)
from game.scenes.frame.stack import Change, Notice, Pop, Push, Replace, Restart
from game.scenes.hand.lit_parts import Dialled, Go, Pick, PutBack, Refuse, Turn
from game.scenes.match.live_match import Live
from game.scenes.pages import show_bar
from game.scenes.pages.key_signs import ENDS, LATE_MS, LOOKS
from game.scenes.pages.widget_scene import Happening, Page
from game.scenes.pause import pausing, taking_back
from game.scenes.play import planner_places, rest_card
from game.scenes.play.log import AREA
from game.scenes.play.quest_on_page import Wish
from game.scenes.table.leading import arrow_keys, turning_keys
from game.scenes.table.turning import swinging_hand, turned_dials, turned_wares
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button
from game.view.board.pulse import due as beats
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas

from . import asking_why, blind_picking, drawing, layout, on_stage, picking
from .board_cursor import WAYS
from .desk import Desk

JUMPS = frozenset({Key.TURN_LEFT, Key.TURN_RIGHT})
"""They lead from one lit part to the next, as long as they are held."""


class TableScene:
    """Hands on what it is told; `desk` holds what there is."""

    see_through = False
    wants = Wants.KEYS

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._beats = False
        self._begun_on_control = False

    @property
    def live(self) -> Live:
        return self.desk.live

    @property
    def moving(self) -> bool:
        desk = self.desk
        due = desk.form.due or desk.hover.due
        # Who has just chosen makes room with the next frame, though nothing else moves.
        leaves = not set(desk.open) <= set(desk.sitting.match.to_act)
        talks = desk.talk.due or desk.points.due
        held = desk.drag is not None or desk.unseen.any_busy or desk.swinging is not None
        return desk.sitting.moving or due or leaves or held or self._beats or talks

    @property
    def held(self) -> str:
        return self.desk.sitting.held

    def let_go(self) -> None:
        self.desk.sitting.live.leave()

    @property
    def notice_room(self) -> Box | None:
        """Where short sentences take nothing away but old lines of the log."""
        return layout.rooms_of(self.desk).notice

    def make_room(self, notices: tuple[str, ...]) -> None:
        self.desk.notices = notices

    def handle(self, command: Command) -> Change:
        if isinstance(command, Press | Pressed) and self.desk.sitting.last_look.away():
            return None
        change = self._hidden(self._handled(_here(command, len(self.desk.sitting.names))))
        # Not only with the next frame: no picture and no second press may be ahead of what is seen.
        self.desk.sitting.settle()
        picking.lay_open(self.desk)
        return change

    def _hidden(self, change: Change) -> Change:
        """Lay hands down before anything lies over the table: nothing of them shines through."""
        if not isinstance(change, Push | Pop | Replace | Restart) or not self.desk.hidden.held_up:
            return change
        picking.look_away(self.desk)
        return replace(change, cut=True)

    def _handled(self, command: Command) -> Change:
        desk = self.desk
        match command:
            case Resized(width, height, scale):
                desk.page = Page(width, height, scale, desk.kit.type)
            case FocusLost() | PadLost():
                desk.drag = None
                picking.look_away(desk)
                return pausing.from_outside(desk.sitting, command)
            case Chosen() | Changed() | Said():
                return self._answer(command)
            case Letter(letter, seat):
                return picking.by_digit(desk, letter, seat)
            case Release():
                picking.look_away(desk, command)
            case Press() | Pressed() if stopped := swinging_hand.heard(desk, command):
                return stopped[0]
            case Press():
                return self._press(command)
            case _:
                return self._point(command)
        return None

    def update(self, ms: int) -> Change:
        desk = self.desk
        before, desk.clock = desk.clock, desk.clock + ms
        pulses = desk.board.pulses(desk.live.playback.shown)
        self._beats = pulses and not desk.kit.settings.now.less_motion and beats(before, desk.clock)
        desk.hover.update(ms)
        desk.form.update(ms)
        desk.hidden.forget_picture()
        # While somebody looks time stands still.
        change = self._hidden(
            desk.sitting.advance(ms, still=desk.cursor is not None or desk.guide.holds)
            or desk.sitting.turn()
        )
        if desk.log.follow(desk.live.playback):
            self._show_newest()
        on_stage.listen(desk, ms)
        picking.lay_open(desk)
        desk.closed = 0 if desk.open else desk.closed + ms
        desk.unseen.update(ms)
        desk.guide.update(desk.moment, ms)
        return change

    def draw(self, canvas: Canvas) -> None:
        drawing.draw(canvas, self.desk)

    def resume(self, answer: object) -> Change:
        desk, sitting = self.desk, self.desk.sitting
        if answer == "hints":
            desk.guide.again()
        change = pausing.resumed(sitting, answer)
        desk.log.catch_up(sitting)
        return change

    def _point(self, command: Command) -> Change:
        desk = self.desk
        arrow_keys.take_over(desk, getattr(command, "seat", NOBODY))
        match command:
            case Moved(x, y):
                desk.hover.at(None if layout.on_sheet(desk, x, y) else desk.cell_at(x, y))
            case Pressed(x, y, 3) if not layout.on_sheet(desk, x, y):
                desk.cursor = None
                return asking_why.why_at(desk, desk.cell_at(x, y))
            case Pressed():
                desk.cursor = None
            case _:
                pass
        widgets = layout.reached(desk, getattr(command, "seat", NOBODY))
        if isinstance(command, Pressed):
            self._begun_on_control = _on_control(desk, widgets, command)
        if desk.guide.goes_on(command, widgets, ""):
            return None
        if turned_dials.led(desk, command, widgets):
            return None
        if picking.dragged(desk, command, widgets):
            return None
        happened = desk.form.handle(command, widgets)
        if happened is not None:
            return self._answer(happened)
        if isinstance(command, Released) and not _on_control(desk, widgets, command):
            if self._begun_on_control:
                # What was taken up elsewhere and let go here is no click on the board.
                return None
            cell, seat = desk.cell_at(command.x, command.y), picking.seat_of(desk, command.seat)
            if picking.pick_meant(desk, cell, seat, command.seat):
                return None
            if picking.turn_to(desk, cell, seat, command.seat):
                return None
            return picking.why_not(desk, cell, seat)
        return None

    def _press(self, command: Press) -> Change:
        desk, key, device = self.desk, command.key, command.seat
        if key is LOOKS and device in desk.hidden.seats:
            if not command.repeat and command.device == desk.kit.seating.device_of(device):
                picking.look(desk, device)
            return None
        if desk.cursor is not None and device == desk.cursor.seat:
            held = command.repeat and key not in WAYS
            return None if held else asking_why.look(desk, desk.cursor, key)
        if blind_picking.pressed(desk, command):
            return None
        arrow_keys.take_over(desk, device)
        if key is not Key.WHY:
            # The pointer lies still, and nobody asks any more where.
            desk.hover.at(None)
            desk.asked_of = ""
        if turned_dials.pressed(desk, command):
            return None
        if desk.form.by_pointer and desk.form.wakes(command, layout.reached(desk, device)):
            return None
        if desk.guide.goes_on(command, (), desk.form.focused(device)):
            return None
        if turned_wares.pressed(desk, command):
            return None
        if (not command.repeat or key in JUMPS) and (meant := self._key(key, device)):
            return meant[0]
        if key in WAYS and picking.steered(desk, device, key):
            return None
        found = layout.reached(desk, device)
        if desk.open and key in WAYS and arrow_keys.walked(desk, device, key, found):
            return None
        if desk.open and key in WAYS and not _timed(desk.form.focused(device)):
            # One step too far from a hand must do no harm; Tab leads to the bar of time.
            found = tuple(each for each in found if not _timed(getattr(each, "name", "")))
        happened = desk.form.handle(command, found)
        return self._answer(happened) if happened is not None else None

    def _key(self, key: Key, device: Seat) -> tuple[Change] | None:
        """Do what a key says to the whole table; None where it says nothing to it."""
        desk, seat = self.desk, picking.seat_of(self.desk, device)
        match key:
            case Key.BACK | Key.UNDO if picking.back(desk, seat, device):
                desk.sitting.uncovered()
                return (None,)
            case Key.BACK if not desk.sitting.calm:
                desk.sitting.uncovered()
                return (None,)
            case Key.BACK | Key.MENU:
                return (pausing.pause(desk.sitting),)
            case Key.UNDO if desk.face.takes_back is not None:
                return (picking.planned_back(desk, seat, device),)
            case Key.UNDO:
                change = taking_back.take_back(desk.sitting, seat)
                desk.log.catch_up(desk.sitting)
                return (change,)
            case Key.WHY:
                told = picking.told_beside(desk, device)
                return (told or asking_why.begin_to_look(desk, device, _first_cell(desk)),)
            case Key.HELP:
                return (asking_why.rules(desk),)
            case _ if key is ENDS and seat in desk.open:
                return (swinging_hand.end(desk, seat, device),)
            case _ if key in (Key.ACCEPT, ENDS) and desk.comes_next:
                desk.sitting.rest_over()
                return (None,)
            case Key.SHOW if desk.known.aid is not None:
                desk.kit.settings.change(aid=not desk.kit.settings.now.aid)
                return (None,)
            case Key.SHOW if desk.known_threats is not None:
                desk.threats = not desk.threats
                return (None,)
            case _ if key in JUMPS:
                turning_keys.jump(desk, device, 1 if key is Key.TURN_RIGHT else -1)
                return (None,)
            case Key.ACCEPT if not desk.sitting.caught_up and not desk.form.focused(device):
                return (self._wind(Chosen("bar.skip")),)
            case Key.ACCEPT if desk.sitting.lingers and not desk.form.focused(device):
                desk.live.hurry()
                return (None,)
            case Key.ACCEPT if desk.sitting.ended and not desk.form.focused(device):
                return (desk.sitting.result(),)
            case Key.ACCEPT if not desk.open and not desk.form.focused(device):
                # Too late to skip, too early to choose.
                return (None,)
            case _ if key is ENDS and desk.face.ends and desk.closed < LATE_MS:
                # Whoever presses Ready twice, or a moment too late, stops no show.
                return (None,)
            case _ if said := show_bar.meant(key, show_bar.PLAYED):
                return (self._wind(said),)
            case _:
                return None

    def _answer(self, event: Happening) -> Change:
        desk = self.desk
        match event:
            case Said(Pick(seat, part), device):
                return picking.pick(desk, seat, part, device)
            case Said(Turn(seat, part), device):
                picking.turn_to_part(desk, seat, part, device)
            case Said(Refuse(words)):
                desk.kit.sounds.play("menu.error")
                return Notice(words)
            case Said(PutBack(seat), device):
                picking.back(desk, seat, device)
            case Said(Go(seat), device):
                return swinging_hand.done(desk, seat, device)
            case Said(Dialled(seat, dial)):
                desk.choosing.take(seat, dial)
            case Said(Wish(name)) if desk.sitting.terms.quest is not None:
                desk.sitting.terms.quest.chosen(name)
            case Changed("log", int(number)):
                return asking_why.why(desk, number)
            case Chosen("now"):
                desk.live.hurry()
            case Chosen(rest_card.OVER):
                desk.sitting.rest_over()
            case Chosen(planner_places.RESULT):
                return desk.sitting.result()
            case Chosen("guide.read"):
                desk.guide.read()
            case Chosen("guide.stop"):
                desk.guide.stop()
            case Said(Key() as key, device):
                return next(iter(self._key(key, device) or ()), None)
            case _:
                return self._wind(event)
        return None

    def _wind(self, event: Happening) -> Change:
        """Step through what is shown, stop it, skip it, or change the speed."""
        live = self.desk.live
        live.playback = show_bar.wound(event, live.playback, self.desk.kit)
        return None

    def _show_newest(self) -> None:
        """Scroll the log to its end."""
        self.desk.form.unroll(AREA)


def _here(command: Command, seats: int) -> Command:
    """Let a device serve whoever uses it whose seat is not at this table, but at a larger one."""
    match command:
        case (
            Moved(seat=seat)
            | Pressed(seat=seat)
            | Released(seat=seat)
            | Wheel(seat=seat)
            | Press(seat=seat)
            | Release(seat=seat)
            | Letter(seat=seat)
        ) if seat >= seats:
            return replace(command, seat=NOBODY)
        case _:
            return command


def _first_cell(desk: Desk) -> Cell:
    """Return the cell that is pointed at, or the middle of the board."""
    pointed = desk.hover.cell or (layout.looked_at(desk, desk.laid[0]) if desk.laid else None)
    return pointed or desk.cell_at(*desk.place.box.middle) or Cell(0, 0)


def _timed(name: str) -> bool:
    """Whether a control belongs to the bar of time."""
    return name.startswith("bar.")


def _on_control(desk: Desk, widgets: Widgets, command: Pressed | Released) -> bool:
    spot = command.x, command.y
    if layout.on_sheet(desk, *spot):
        return True
    return any(isinstance(each, Button) and each.box.holds(*spot) for each in widgets)
