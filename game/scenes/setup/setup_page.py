"""The set-up of a table: who sits where at the left, the game's own panel at the right.

A game gives a `SetupPanel` and gets back, at the start, the places as they were chosen.
"""

from __future__ import annotations

from typing import Protocol

from game.scenes.boards.panel_slices import PanelSlices
from game.scenes.frame.commands import Changed, Chosen, Command, Device, Dropped, Key, Kind, Press
from game.scenes.frame.joining_pads import Joining
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Replace
from game.scenes.pages.head_and_foot import BACK, between, framed
from game.scenes.pages.key_glyphs import Hints, pad_name
from game.scenes.pages.seat_device_page import join_scene
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.people.who_is_here import name_of, note
from game.scenes.phones.phones_page import phones_scene
from game.scenes.phones.setup_seat_giver import SetupSeats
from game.scenes.saves.saved_files import waiting
from game.scenes.seats.company_seats import claim_devices, follow, with_company
from game.scenes.seats.handicaps_page import Given, handicaps_button, handicaps_scene
from game.scenes.seats.occupants import Occupant, Seats, SitDown, keep_setup, with_person, within
from game.scenes.seats.seat_choice import SeatChoice
from game.scenes.seats.seat_rows import HEAD, SEATS, level_words, seat_rows
from game.scenes.seats.who_sits_page import who_scene
from game.scenes.widgets.focus import next_to, spots
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL

from .box_of_game import box_of_game

PHONES = 190.0
INSET = 10.0
LARGER = 0.7
"""How much wider the seats are for each percent of larger letters."""


class SetupPanel(Seats, Protocol):
    """The game's part of the set-up.

    `least` and `most` bound the number of seats; `strengths` names the computer players that
    are offered, with the words `strength.<name>`. Widget names must not begin with "seat." or
    "setup.".
    """

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]: ...
    def answer(self, event: Happening) -> Change: ...
    def resumed(self, answer: object) -> Change: ...
    def fault(self, places: tuple[Occupant, ...]) -> str:
        """Return the sentence that says why the match cannot start, or ""."""
        ...

    def choices_text(self) -> str:
        """Return the panel's choices as text, to be offered again."""
        ...

    def start(self, places: tuple[Occupant, ...]) -> Change: ...


def setup_scene(
    kit: Kit,
    game: str,
    panel: SetupPanel,
    places: tuple[Occupant, ...],
    slices: PanelSlices | None = None,
    begins: bool = True,
) -> Sheet:
    """Return the set-up with these places to begin with; where a match only goes on, nothing is
    given to anybody any more."""
    wanted = max(panel.least, min(panel.most, kit.seats)) if kit.seats else 0
    last = with_company(kit, game, panel, places, panel.fault) if begins else places
    offered = within(game, panel, last, wanted)
    seats = SeatChoice(kit, game, panel, with_person(kit, offered) if begins else offered)
    claim_devices(kit, seats.places, begins)
    return _Setup(kit, seats, panel, slices or PanelSlices(), begins).sheet()


class _Setup:
    def __init__(
        self, kit: Kit, seats: SeatChoice, panel: SetupPanel, slices: PanelSlices, begins: bool
    ) -> None:
        self._kit = kit
        self._begins = begins
        self._seats = seats
        self._panel = panel
        self._slices = slices
        self._asked = False
        self._replaces = waiting(kit, seats.game)
        self._joining = Joining(kit.seating, seats.people, lambda pad: seats.newcomer())
        self._sheet = self._laid()
        kit.phones.serve(SetupSeats(kit, seats))

    def sheet(self) -> Sheet:
        return self._sheet

    def _laid(self) -> Sheet:
        return Sheet(
            self._kit,
            self._widgets,
            self._answer,
            back=self._leave,
            resumed=self._resumed,
            other=self._other,
            passing=self._passing,
            first="setup.start",
            moving=self._slices.left,
            before=self._before,
            walks=True,
        )

    def _before(self, command: Command) -> bool:
        """Take away a press by which a pad joins; and one that leads from beside the seats to what
        removes one, a slip away from Start: it leads to who plays there."""
        if self._joining.take(command):
            return True
        form = self._sheet.form
        if not isinstance(command, Press) or command.key is not Key.LEFT or form.editing:
            return False
        places = spots(self._widgets(self._sheet.page), form.scrolls.tops)
        here = next((spot for spot in places if spot.key == form.focused()), None)
        if here is None or here.key.startswith("seat."):
            return False
        name, _, seat = getattr(next_to(places, here, Key.LEFT), "key", "").partition(":")
        if name == "seat.remove":
            form.by_pointer = False
            form.focus(f"seat.who.{seat}")
        return name == "seat.remove"

    def _passing(self, ms: int) -> Change:
        if question := self._kit.phones.asks(hide=False):
            self._asked = True
            return Push(question)
        return self._slices.passing(ms, self._sheet.page)

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        title = self._kit.words(f"door.{self._seats.game}")
        shown = self._shown(page, between(page))
        fault = self._panel.fault(self._seats.places)
        hints = _hints(self._kit, self._sheet.form.turns(shown), not fault)
        return (*framed(self._kit, page, title, hints)[0], *shown)

    def _shown(self, page: Page, room: Box) -> tuple[Widget, ...]:
        kit = self._kit
        start = Box(room.right - 300, room.bottom - 64, 300, 62)
        fault = self._panel.fault(self._seats.places)
        kept = self._waits() or (kit.words("setup.kept") if self._replaces else self._joins())
        line = fault or self._pointed() or kept
        seats = SEATS + (page.type.percent - 100) * LARGER
        told = room.beside(seats, 32).foot(76)
        reason = _reason(page, told.left(told.width - 330), start, line, bool(fault))
        given = handicaps_button(kit, self._seats, room.foot(62).left(280)) if self._begins else ()
        at = room.left(seats)
        lies = (
            *seat_rows(kit, self._seats, at),
            *self._panel.widgets(page, room.beside(seats, 32).above(78), self._seats.places),
        )
        return (
            *lies,
            *box_of_game(kit, self._seats.game, at.above(62 if given else 0), lies),
            *reason,
            *given,
            Button(
                "seat.phones",
                room.left(seats).edge(PHONES).top(HEAD),
                kit.words("phone.button"),
                "icon.phone",
            ),
            Button(
                "setup.start", start, kit.words("setup.start"), look=Look.MAIN, enabled=not fault
            ),
        )

    def _pointed(self) -> str:
        """Return what the computer does whose seat is pointed at, "" for any other."""
        name, _, seat = self._sheet.form.focused().rpartition(".")
        if name != "seat.who" or int(seat) >= len(self._seats.places):
            return ""
        return level_words(self._kit, self._seats.places[int(seat)].strength, self._seats.strengths)

    def _answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return self._leave()
            case Chosen("setup.start"):
                return self._start()
            case Changed("seat.known", int(seat)):
                return Push(who_scene(self._kit, seat, self._seats.names_beside(seat)))
            case Chosen("seat.handicaps"):
                return Push(handicaps_scene(self._kit, self._seats))
            case Chosen("seat.phones"):
                return Push(phones_scene(self._kit))
            case Changed("seat.device", int(seat)):
                return Push(join_scene(self._kit, seat, self._seats.name(seat)))
            case Changed("seat.remove", int(seat)):
                self._remove(seat)
            case _ if not self._seats.answer(event):
                change = self._panel.answer(event)
                self._seats.fit()
                return change
            case _:
                pass
        return None

    def _resumed(self, answer: object) -> Change:
        asked, self._asked = self._asked, False
        match answer:
            case _ if asked:
                self._kit.phones.answered(answer == "yes")
            case SitDown():
                self._seats.sit_down(answer)
            case Given(handicaps):
                self._seats.give(handicaps)
            case _:
                return self._panel.resumed(answer)
        return None

    def _other(self, command: Command) -> Change:
        match command:
            case Press(Key.MENU, repeat=False):
                return self._start()
            case Dropped():
                # What a file opens comes in this page's place.
                self._keep(self._seats.places)
            case _:
                pass
        return None

    def _leave(self) -> Change:
        """Who comes back finds everybody in place."""
        self._keep(self._seats.places)
        return Replace(self._kit.evenings(self._kit)) if self._kit.evening else Pop()

    def _start(self) -> Change:
        places = self._seats.cleaned()
        if fault := self._panel.fault(places):
            return Notice(fault)
        self._keep(places)
        note(self._kit)
        return self._panel.start(places)

    def _keep(self, places: tuple[Occupant, ...]) -> None:
        follow(self._kit, places, self._begins)
        keep_setup(self._kit, self._seats.game, places, self._panel.choices_text())

    def _remove(self, seat: int) -> None:
        """Remove a seat; keys find themselves at the next one."""
        self._seats.remove(seat)
        if self._sheet.form.by_pointer:
            return
        near = min(seat, len(self._seats.places) - 1)
        removable = self._seats.removable
        self._sheet.form.focus(f"seat.remove:{near}" if removable else f"seat.name.{near}")

    def _waits(self) -> str:
        """Return who of those who are here has no seat, "" for nobody."""
        words, waits = self._kit.words, self._kit.company.waits
        if not waits or not self._begins:
            return ""
        return words("setup.waits", names=", ".join(name_of(words, each) for each in waits))

    def _joins(self) -> str:
        """Return how another pad joins, "" where none is free."""
        kit = self._kit
        if any(self._joining.joins(Device(Kind.PAD, number)) for number in kit.pads()):
            return kit.words("setup.join", key=pad_name(kit, Key.ACCEPT))
        return ""


def _reason(page: Page, box: Box, start: Box, line: str, fault: bool) -> tuple[Widget, ...]:
    """Return what stands beside the start: what forbids it, on a plate of its own, or a note."""
    if not fault:
        return (Label(box, line, LABEL, "quiet", "right"),)
    wide = start.x - 16 - box.x
    high = min(74, max(start.height, page.measure(line, LABEL, wide - 2 * INSET)[1] + 8))
    plate = Box(box.x, start.bottom - high, wide, high)
    return (
        Panel(plate, "night", "danger", 10),
        Label(plate.inset(INSET, 3), line, LABEL, "danger"),
    )


def _hints(kit: Kit, turns: bool, starts: bool) -> Hints:
    """Return the keys of this page; those that change a value where one can be changed."""
    change = (Key.TURN_LEFT, ""), (Key.TURN_RIGHT, kit.words("hint.change"))
    start = ((Key.MENU, kit.words("hint.start")),) if starts else ()
    return (*(change if turns else ()), *start)
