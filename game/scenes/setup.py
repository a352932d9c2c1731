"""The set-up of a table: who sits where at the left, the game's own panel at the right.

A game gives a `SetupPanel` and gets back, at the start, the places as they were chosen. Long,
since joining, walking and what is remembered all change the same row of seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from game.ai.minds import MINDS, usual
from game.content.texts import clean
from game.core.chance import Dice
from game.core.rules import NOBODY, Seat
from game.scenes.play.saved_files import waiting
from game.scenes.widgets.kinds import Button, Choice, Drawing, Field, Label, Look, Widget
from game.session.record import COMMANDER, Player
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import LABEL, SMALL

from .commanders import next_one, player_of, portrait, somebody
from .commands import Changed, Chosen, Command, Device, Key, Kind, Press, Said
from .faces import faces_of
from .frame import BACK, framed
from .glyphs import Hints, pad_name
from .join import device_name, device_sign, join_scene
from .joining import Joining
from .kit import Kit
from .marker import draw_marker
from .seat_names import usual_name
from .sheet import Happening, Page, Sheet
from .stack import Change, Notice, Pop, Push

SEATS = 560.0
LARGER = 0.7
"""How much wider the seats are for each percent of larger letters."""

ROW = 54.0
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Occupant:
    """A seat before the match: its player's name, and "" for a person or a strength.

    Some computers are one of the commanders.
    """

    name: str
    strength: str = ""
    commander: str = ""

    def player(self, game: str) -> Player:
        """Return who sits there in a match."""
        return player_of(game, self.name, self.strength, self.commander)


def occupant(player: Player) -> Occupant:
    """Return who sat there, to be offered the seat again."""
    return Occupant(player.name, player.strength or "", player.commander)


@dataclass(frozen=True, slots=True)
class Rename:
    """Call the player on a seat so."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Occupy:
    """Let a computer of this strength play a seat, a person for ""."""

    seat: Seat
    strength: str


class SetupPanel(Protocol):
    """The game's part of the set-up.

    `least` and `most` bound the number of seats; `strengths` names the computer players that
    are offered, with the words `strength.<name>`. Widget names must not begin with "seat." or
    "setup.".
    """

    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def strengths(self) -> tuple[str, ...]: ...
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


@dataclass(frozen=True)
class Slices:
    """What a panel does a little of in every frame, and whether some of it is left."""

    passing: Callable[[int, Page], Change] = lambda ms, page: None
    left: Callable[[], bool] = lambda: False


def setup_scene(
    kit: Kit,
    game: str,
    panel: SetupPanel,
    places: tuple[Occupant, ...],
    slices: Slices | None = None,
) -> Sheet:
    """Return the set-up with these places to begin with."""
    wanted = max(panel.least, min(panel.most, kit.seats)) if kit.seats else 0
    within = _within(game, panel, places, wanted)
    return _Setup(kit, game, panel, within, slices or Slices()).sheet()


def last_setup(kit: Kit, game: str) -> tuple[tuple[Occupant, ...], str]:
    """Return the places and the panel's choices of the last table, empty if there is none."""
    text = next((text for name, text in kit.settings.now.setups if name == game), "")
    try:
        found = json.loads(text)
        places = tuple(
            Occupant(clean(str(name))[:LONGEST_NAME], clean(str(strength)))
            for name, strength in found["places"]
        )
        return places, str(found["panel"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return (), ""


def keep_setup(kit: Kit, game: str, places: tuple[Occupant, ...], panel: str) -> None:
    written = {"places": [[place.name, place.strength] for place in places], "panel": panel}
    others = tuple(each for each in kit.settings.now.setups if each[0] != game)
    kit.settings.change(setups=(*others, (game, json.dumps(written, ensure_ascii=False))))


class _Setup:
    def __init__(
        self,
        kit: Kit,
        game: str,
        panel: SetupPanel,
        places: tuple[Occupant, ...],
        slices: Slices,
    ) -> None:
        self._slices = slices
        self._kit = kit
        self._game = game
        self._panel = panel
        self._places = places
        for seat, place in enumerate(places):
            if place.strength and not place.commander:
                self._occupy(seat, place.strength)
        # A table of before may name a strength that is no longer offered: it stays a choice.
        kept = (place.strength for place in places if place.strength)
        self._strengths = tuple(dict.fromkeys((*panel.strengths, *kept)))
        self._replaces = waiting(kit, game)
        self._joining = Joining(kit.seating, self._people, self._newcomer)
        self._sheet = self._laid()

    def sheet(self) -> Sheet:
        return self._sheet

    def _laid(self) -> Sheet:
        sheet = Sheet(
            self._kit,
            self._widgets,
            self._answer,
            back=self._leave,
            resumed=self._panel.resumed,
            other=self._other,
            passing=lambda ms: self._slices.passing(ms, sheet.page),
            first="setup.start",
            moving=self._slices.left,
            before=self._joining.take,
            walks=True,
        )
        return sheet

    def _widgets(self, page: Page) -> tuple[Widget, ...]:
        kit = self._kit
        title = kit.words(f"door.{self._game}")
        frame, room = framed(kit, page, title, _hints(kit))
        start = Box(room.right - 300, room.bottom - 64, 300, 62)
        fault = self._panel.fault(self._places)
        kept = kit.words("setup.kept") if self._replaces else self._joins()
        line = fault or self._pointed() or kept
        colour = "danger" if fault else "quiet"
        seats = SEATS + (page.type.percent - 100) * LARGER
        told = room.beside(seats, 32).foot(76)
        reason = Label(told.left(told.width - 330), line, LABEL, colour, "right")
        return (
            *frame,
            *self._seats(room.left(seats)),
            *self._panel.widgets(page, room.beside(seats, 32).above(78), self._places),
            reason,
            Button(
                "setup.start", start, kit.words("setup.start"), look=Look.MAIN, enabled=not fault
            ),
        )

    def _seats(self, box: Box) -> tuple[Widget, ...]:
        kit, panel = self._kit, self._panel
        rows = box.below(34).stack(panel.most, ROW - 6, 6)
        widgets: list[Widget] = [Label(box.top(28), kit.words("setup.players"), SMALL, "quiet")]
        for seat, (place, row) in enumerate(zip(self._places, rows, strict=False)):
            widgets += self._row(seat, place, row)
        count = len(self._places)
        if count < panel.most:
            words = kit.words("setup.add")
            widgets.append(Button("seat.add", rows[count].left(230), words, "icon.plus"))
        return tuple(widgets)

    def _row(self, seat: Seat, place: Occupant, row: Box) -> list[Widget]:
        kit, panel = self._kit, self._panel
        device = kit.seating.device_of(seat)
        marker = faces_of(kit)[self._game].seats.marks[seat]
        cells = row.beside(54)
        wide = 178 + (row.width - SEATS) / 2
        name = cells.left(wide)
        rest = cells.beside(wide, 8)
        # Keys that point sideways turn a choice: what lies behind it could not be reached.
        own, out = rest.left(47), rest.edge(47)
        player = Box(own.right + 8, rest.y, rest.width - 108, rest.height)
        key, hint, says = f"seat.name.{seat}", self._usual(seat), partial(Rename, seat)

        def face(canvas: Canvas, at: Box) -> None:
            canvas.picture(portrait(place.commander), *at.middle, min(at.width, at.height) - 6)

        widgets: list[Widget] = [
            Drawing(row.left(46), lambda canvas, at: draw_marker(canvas, at, marker)),
            Field(key, name, place.name, hint, LONGEST_NAME, says=says),
        ]
        if not place.strength:
            tip = kit.words("setup.device", device=device_name(kit, device))
            sign = device_sign(kit, device)
            widgets.append(Button("seat.device", own, value=seat, tip=tip, paint=sign))
        elif place.commander:
            widgets.append(
                Button("seat.commander", own, value=seat, tip=self._about(place), paint=face)
            )
        widgets.append(self._who(seat, place, player))
        if len(self._places) > panel.least:
            tip = kit.words("setup.remove")
            widgets.append(
                Button("seat.remove", out, "", "icon.cross", Look.PLAIN, value=seat, tip=tip)
            )
        return widgets

    def _about(self, place: Occupant) -> str:
        words, sign = self._kit.words, f"{COMMANDER}{place.commander}"
        return f"{words(sign)}. {words(f'{sign}.about')}"

    def _who(self, seat: Seat, place: Occupant, box: Box) -> Choice:
        """Return the choice of who plays a seat: a person, or a computer and how strong it is."""
        words, strengths = self._kit.words, ("", *self._strengths)
        options = (words("setup.human"), *(words(f"strength.{s}") for s in self._strengths))
        now = strengths.index(place.strength)

        def says(chosen: int) -> Occupy:
            return Occupy(seat, strengths[chosen])

        tip = self._level(place.strength)
        return Choice(f"seat.who.{seat}", box, "", options, now, tip=tip, says=says)

    def _level(self, strength: str) -> str:
        """Return what a computer of this strength does, "" for a person."""
        words, text = self._kit.words, f"strength.{strength}.about"
        return words(text) if text in words else ""

    def _pointed(self) -> str:
        """Return what the computer does whose seat is pointed at, "" for any other."""
        name, _, seat = self._sheet.form.focused().rpartition(".")
        if name != "seat.who" or int(seat) >= len(self._places):
            return ""
        return self._level(self._places[int(seat)].strength)

    def _answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return self._leave()
            case Chosen("setup.start"):
                return self._start()
            case Chosen("seat.add"):
                self._add()
            case Changed("seat.remove", int(seat)):
                self._remove(seat)
            case Changed("seat.device", int(seat)):
                return Push(join_scene(self._kit, seat, self._name(seat)))
            case Said(Rename(seat, name)):
                self._put(seat, replace(self._places[seat], name=name))
            case Said(Occupy(seat, strength)):
                self._occupy(seat, strength)
            case Changed("seat.commander", int(seat)):
                place = self._places[seat]
                following = next_one(self._game, place.strength, place.commander, self._taken(seat))
                self._put(seat, replace(place, commander=following))
            case _:
                return self._panel.answer(event)
        return None

    def _other(self, command: Command) -> Change:
        if isinstance(command, Press) and command.key is Key.MENU and not command.repeat:
            return self._start()
        return None

    def _leave(self) -> Change:
        """Who comes back finds everybody in place."""
        keep_setup(self._kit, self._game, self._places, self._panel.choices_text())
        return Pop()

    def _start(self) -> Change:
        places = tuple(replace(place, name=clean(place.name).strip()) for place in self._places)
        if fault := self._panel.fault(places):
            return Notice(fault)
        keep_setup(self._kit, self._game, self._places, self._panel.choices_text())
        return self._panel.start(places)

    def _name(self, seat: Seat) -> str:
        return clean(self._places[seat].name).strip() or self._usual(seat)

    def _usual(self, seat: Seat) -> str:
        commander = self._places[seat].commander
        if commander:
            return self._kit.words(f"{COMMANDER}{commander}")
        return usual_name(self._kit.words, self._game, seat)

    def _add(self) -> None:
        strength = usual(self._game) if self._panel.strengths and self._places else ""
        self._places = (*self._places, Occupant(""))
        if strength:
            self._occupy(len(self._places) - 1, strength)

    def _remove(self, seat: Seat) -> None:
        self._kit.seating.without(seat)
        self._places = tuple(p for number, p in enumerate(self._places) if number != seat)
        if self._sheet.form.by_pointer:
            return
        near = min(seat, len(self._places) - 1)
        removable = len(self._places) > self._panel.least
        self._sheet.form.focus(f"seat.remove:{near}" if removable else f"seat.name.{near}")

    def _joins(self) -> str:
        """Return how another pad joins, "" where none is free."""
        kit = self._kit
        free = [n for n in kit.pads() if Device(Kind.PAD, n) not in kit.seating.claims]
        leads = kit.seating.last.kind is Kind.PAD and kit.seating.last.number in free
        if len(free) <= leads:
            return ""
        return kit.words("setup.join", key=pad_name(kit, Key.ACCEPT))

    def _people(self) -> tuple[bool, ...]:
        return tuple(not place.strength for place in self._places)

    def _newcomer(self) -> Seat:
        """Bring one person more: on the seat of the first computer, or else on a new one."""
        computers = [seat for seat, place in enumerate(self._places) if place.strength]
        if computers:
            self._occupy(computers[0], "")
            return computers[0]
        if len(self._places) == self._panel.most:
            return NOBODY
        self._places = (*self._places, Occupant(""))
        return len(self._places) - 1

    def _occupy(self, seat: Seat, strength: str) -> None:
        taken = self._taken(seat)
        dice = Dice(self._kit.seed(), "commander", seat)
        commander = somebody(self._game, strength, taken, dice) if strength else ""
        self._put(seat, replace(self._places[seat], strength=strength, commander=commander))
        if strength:
            self._kit.seating.release(seat)

    def _taken(self, seat: Seat) -> set[str]:
        """Return the commanders who sit on other seats."""
        return {place.commander for other, place in enumerate(self._places) if other != seat}

    def _put(self, seat: Seat, place: Occupant) -> None:
        self._places = (*self._places[:seat], place, *self._places[seat + 1 :])


def _hints(kit: Kit) -> Hints:
    turns = (Key.TURN_LEFT, ""), (Key.TURN_RIGHT, kit.words("hint.change"))
    return (*turns, (Key.MENU, kit.words("hint.start")))


def _within(
    game: str, panel: SetupPanel, places: tuple[Occupant, ...], wanted: int
) -> tuple[Occupant, ...]:
    """Return as many places as the game takes, or as are wanted, with strengths it knows."""
    strengths = ("", *panel.strengths, *MINDS.get(game, ()))
    strength = usual(game) if panel.strengths else ""
    known = tuple(
        place if place.strength in strengths else replace(place, strength=strength)
        for place in places[: wanted or panel.most]
    )
    missing = max(wanted, panel.least) - len(known)
    first = (Occupant(""),) if not known and missing > 0 else ()
    return (*known, *first, *(Occupant("", strength) for _ in range(missing - len(first))))
