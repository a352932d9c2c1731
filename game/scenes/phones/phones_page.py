"""The page of the phones: how one joins, who is there, and who is sent away.

To open it is to listen. What a phone asks of who sits at the screen is answered here, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.pages.dialog import tell
from game.scenes.pages.empty_page import emptiness
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.player_sign import colour_of, draw_marker
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.settings.settings_page import settings_scene
from game.scenes.widgets.widget_kinds import (
    Area,
    Button,
    Choice,
    Drawing,
    Label,
    Look,
    Panel,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, SMALL, STRONG

from .guests import Request, Stage
from .line_contract import OwnAddress
from .numbered_lines import Line, explained
from .phones import Phones
from .phones_at_hand import AtHand, phones_of
from .qr_poster import FOOT, Poster
from .seat_givers import mark_of
from .start_listening import listen, move

NOBODY_MS: Final = 20_000
"""After so long without a visit it is said what may be in the way."""

SOON_MS: Final = 600

ROW = FOOT_HIGH = 58.0
LINE = 34.0
"""That nobody has a seat yet is said only where so much room is left."""


@dataclass(frozen=True, slots=True)
class Away:
    """Send this phone away."""

    number: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Say yes or no to what a phone asks for."""

    request: Request
    yes: bool


@dataclass(frozen=True, slots=True)
class Move:
    """Listen at this interface from now on."""

    place: OwnAddress


class _Desk:
    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.fault = ""
        self.listen()
        self.places = phones_of(kit).wire.places()
        self.poster = Poster(kit, self.phones.wire, self.phones.entrance)

    def listen(self) -> None:
        """Begin to listen, where nobody does yet and the settings let it."""
        if self.phones.listening is None:
            self.fault = listen(self.kit)

    @property
    def phones(self) -> Phones:
        return phones_of(self.kit)

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        frame, room = framed(self.kit, page, self.kit.words("phone.title"))
        if self.phones.listening is None:
            words = self.fault or self.kit.words("phone.off")
            below = room.top(room.height * 0.72).foot(62).centred(page.grown(360), 62)
            leads = Button("settings", below, self.kit.words("phone.allow"), look=Look.MAIN)
            return (*frame, *emptiness(room, "icon.phone", words), leads)
        side = min(room.height - FOOT - 2, room.width * 0.4)
        left, right = room.left(side), room.beside(side, 36)
        return (*frame, *self.poster.widgets(self.phones.listening, left), *self._told(page, right))

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("settings"):
                return Push(settings_scene(self.kit, "phones"))
            case Chosen("stop"):
                self.phones.hang_up()
                return Pop()
            case Said(Away(number)):
                self.phones.sitters.send_away(number)
            case Said(Answer(request, yes)):
                self.phones.questions.answer(request, yes)
            case Said(Move(place)):
                self.fault = move(self.kit, place)
                return Notice(self.fault) if self.fault else None
            case _:
                pass
        return None

    @property
    def moving(self) -> bool:
        """Whether it is the moment to say that nobody has come."""
        phones = self.phones
        waited = phones.waited - NOBODY_MS
        return phones.listening is not None and not phones.visited and 0 <= waited < SOON_MS

    def _told(self, page: Page, box: Box) -> tuple[Widget, ...]:
        """Return how one joins, what is asked, who is there, and where one listens."""
        words, phones, free = self.kit.words, self.phones, box.above(FOOT_HIGH, 8)
        said = explained(page, free, (*self._lines(), *self._next()))
        high = max((each.box.bottom for each in said), default=box.y) - box.y + 8
        if phones.sitters.holders and high > box.height * 0.4:
            # Who knows how it is done needs the room for who is there.
            known: Line = ("icon.eye", words("phone.open"), "quiet")
            said = explained(page, free, (known, *self._next()))
            high = said[-1].box.bottom - box.y + 8
        body, none = box.below(high, 14).above(70), words("phone.none")
        asks = tuple(phones.entrance.requests[:2])
        rows = body.stack(len(asks) + len(phones.sitters.holders), ROW, 8)
        listed: list[Widget] = []
        for row, request in zip(rows, asks, strict=False):
            listed += self._request(row, request)
        for row, number in zip(rows[len(asks) :], phones.sitters.holders, strict=True):
            listed += self._holder(row, number)
        if not listed and body.height >= LINE:
            told = words("phone.choosing", count=self._choosing) if self._choosing else none
            listed.append(Label(body.top(40), told, BODY, "quiet", stand="top"))
        tall = (ROW + 8) * len(rows) - 8
        inside: tuple[Widget, ...] = (
            (Area("phones", body, tuple(listed), tall, row=ROW + 8),)
            if tall > body.height
            else tuple(listed)
        )
        return (*said, *inside, *self._foot(box.foot(FOOT_HIGH)))

    def _foot(self, foot: Box) -> tuple[Widget, ...]:
        """Return the choice of the interface, and, where anybody is on the line, to hang up."""
        phones, words = self.phones, self.kit.words
        if not (phones.sitters.holders or phones.entrance.guests):
            return (self._where(foot),)
        stop = Button("stop", foot.edge(foot.width * 0.33), words("phone.stop"), look=Look.PLAIN)
        return self._where(foot.left(foot.width * 0.64)), stop

    def _lines(self) -> tuple[Line, ...]:
        """Return how one joins, step by step; or, after a while, what may be in the way."""
        words = self.kit.words
        if self._alone:
            why = words("phone.nobody.why", port=self._port)
            return (("icon.warning", words("phone.nobody"), "danger"), ("", why, "words"))
        steps = enumerate(("scan", "sit", "play"), 1)
        yes = words("phone.ask.yes")
        told = tuple((str(n), words(f"phone.how.{step}", yes=yes), "words") for n, step in steps)
        return (*told, ("icon.eye", words("phone.open"), "quiet"))

    def _next(self) -> tuple[Line, ...]:
        """Return what is done once people sit, before a match."""
        sitters = self.phones.sitters
        if not sitters.holders or sitters.giver is None or sitters.giver.careful:
            return ()
        start = self.kit.words(sitters.giver.onward)
        return (("icon.tick", self.kit.words("phone.seated", start=start), "accent"),)

    @property
    def _choosing(self) -> int:
        """How many phones are in and have no seat yet."""
        return sum(each.stage is Stage.IN for each in self.phones.entrance.guests.values())

    @property
    def _alone(self) -> bool:
        return not self.phones.visited and self.phones.waited >= NOBODY_MS

    @property
    def _port(self) -> int:
        listening = self.phones.listening
        return listening.opening.port if listening is not None else 0

    def _request(self, row: Box, request: Request) -> tuple[Widget, ...]:
        words, who = self.kit.words, request.name or self.kit.words("phone.row.nameless")
        if request.seat == NOBODY:
            told = words("phone.row.enter", sign=request.sign, name=who)
        else:
            seat = self._called(request.seat)
            told = words("phone.row.seat", sign=request.sign, name=who, seat=seat)
        yes, no = row.edge(304).inset(8, 6).above(4).columns(2, 8)
        return (
            Panel(row, "panel_light", "accent", 10),
            Label(row.left(row.width - 316).inset(16, 0), told, LABEL),
            Button(
                "no", no, words("phone.ask.no"), says=Answer(request, False), value=request.line
            ),
            Button(
                "yes",
                yes,
                words("phone.ask.yes"),
                look=Look.MAIN,
                says=Answer(request, True),
                value=request.line,
            ),
        )

    def _holder(self, row: Box, number: int) -> tuple[Widget, ...]:
        words, phones = self.kit.words, self.phones
        seat = phones.sitters.seat_of(number)
        mark = (
            mark_of(self.kit, phones.sitters.giver.game, seat)
            if phones.sitters.giver is not None
            else ""
        )
        awake = phones.sitters.holders[number].line is not None
        state = words("phone.row.awake" if awake else "phone.row.asleep")
        told = row.beside(54, 8).left(row.width - 270)
        return (
            Panel(row, "panel_light", colour_of(mark) if mark else "line", 10),
            Drawing(row.left(54).inset(7, 7), lambda canvas, at: _draw_mark(canvas, at, mark)),
            Label(told.left(told.width * 0.62), self._called(seat), STRONG),
            Label(told.edge(told.width * 0.36), state, SMALL, "quiet", "right"),
            Button(
                "away",
                row.edge(184).inset(8, 6).above(4),
                words("phone.send_away"),
                value=number,
                says=Away(number),
            ),
        )

    def _called(self, seat: Seat) -> str:
        giver = self.phones.sitters.giver
        places = giver.places() if giver is not None else ()
        return next((each.name for each in places if each.seat == seat), "")

    def _where(self, box: Box) -> Choice:
        """Return the choice of the interface."""
        words, places, listening = self.kit.words, self.places, self.phones.listening
        options = tuple(_named(self.kit, each) for each in places)
        host = listening.opening.host if listening is not None else ""
        # Networks come and go while the page lies open.
        now = next((n for n, each in enumerate(places) if each.host == host), 0)
        return Choice(
            "where", box, words("phone.place"), options, now, says=lambda n: Move(places[n])
        )


def phones_scene(kit: Kit) -> Sheet:
    """Return the page; it begins to listen."""
    if not isinstance(kit.phones, AtHand):
        return tell(kit, kit.words("phone.title"), kit.words("phone.off"))
    desk = _Desk(kit)
    return Sheet(
        kit,
        desk.widgets,
        desk.answer,
        resumed=lambda answer: desk.listen(),
        first=BACK if desk.phones.listening is not None else "settings",
        moving=lambda: desk.moving,
    )


def _draw_mark(canvas: Canvas, at: Box, mark: str) -> None:
    if mark:
        draw_marker(canvas, at, mark)


def _named(kit: Kit, place: OwnAddress) -> str:
    if place.own:
        return kit.words("phone.place.own")
    return f"{place.host} ({place.name})" if place.name else place.host
