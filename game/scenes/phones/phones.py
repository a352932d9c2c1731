"""The phones of the people round the table: who is let in, who sits where, what they are shown.

It lives beside the scenes, is told of every frame, and does nothing before somebody has asked to
listen. A phone is a device like a pad: the seat it plays is the one it has claimed.

Longer than most: who is in, who sits and who is heard must agree after every word that is said, so
all of it stands in one place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.content.texts import LANGUAGES
from game.core.rules import NOBODY, Seat
from game.link.keys import fresh_key, same
from game.link.messages import (
    SPOKEN,
    Back,
    Chair,
    Denied,
    Enter,
    FromPhone,
    Go,
    Granted,
    Hello,
    Leave,
    Pick,
    Ping,
    Pong,
    Sit,
    Waiting,
    Why,
)
from game.link.news import Heard, News, Visited, Went
from game.scenes.dialog import sure
from game.scenes.kit import Kit
from game.scenes.play.sitting import Sitting
from game.scenes.stack import Scene

from .givers import Giver, chairs, cleaned, colours, phone
from .guests import Guest, Holder, Keys, Request, Stage
from .listening import Listening
from .matches import MatchSeats
from .service import Service
from .voice import Voice
from .wire import Wire

A_MATCH: Final = 100_000
"""More hands are shown to nobody in one match."""

MOST: Final = 16
"""So many phones may be in at a time."""


class Phones:
    """`kit()` is that of the program; `requests` wait for who sits at the screen, `said` is what
    everybody is to be told. `listening` is how and where one listens, None while nobody does."""

    def __init__(self, kit: Callable[[], Kit], wire: Wire) -> None:
        self.wire = wire
        self.keys = Keys()
        self.listening: Listening | None = None
        self.requests: tuple[Request, ...] = ()
        self.holders: dict[int, Holder] = {}
        self.giver: Giver | None = None
        self.said: list[str] = []
        self.visited = False
        self.waited = 0
        self._kit = kit
        self._guests: dict[int, Guest] = {}
        self._service: Service | None = None
        self._numbers = 0
        self._voice = Voice(kit, wire)
        self._matches = 0
        self._asked: Request | None = None

    def serve(self, giver: Any) -> None:
        """Give the seats of a set-up or of a sitting from now on."""
        self._service, self.giver = None, giver
        if isinstance(giver, Sitting):
            self.giver = MatchSeats(giver)
            self._matches += 1
            # A hand of another match has never the number of one of this.
            self._service = Service(giver, self._voice.words, A_MATCH * self._matches)
        self._voice.forget()
        self.requests = tuple(each for each in self.requests if each.seat == NOBODY)
        for guest in self._guests.values():
            if guest.number is not None and self.seat_of(guest.number) != NOBODY:
                self._seat(guest, self.holders[guest.number])

    def listen(self, listening: Listening) -> bool:
        """Begin to listen; False where it cannot be."""
        self.hang_up()
        if not self.wire.open(listening.opening):
            return False
        self.listening, self.visited, self.waited = listening, False, 0
        self.keys = Keys()
        return True

    def stop(self) -> None:
        """The table is left: hang up, and give no more seats."""
        self.hang_up()
        self.giver = self._service = None

    def hang_up(self) -> None:
        """Listen no more: who sat by a phone shares the screen again."""
        if self.listening is None:
            return
        for number in tuple(self.holders):
            self._free(number)
        self.wire.close()
        self.listening, self.requests = None, ()
        self._guests.clear()
        self._voice.forget()

    def update(self, ms: int) -> bool:
        """Hear what has come and show what is new; return whether the screen may look otherwise."""
        if self.listening is None:
            return False
        if not self._kit().settings.now.phones:
            self.hang_up()
            return True
        self.waited += ms
        news = self.wire.taken()
        for each in news:
            self._hear(each)
        self._follow_seats()
        self._tell_lobby()
        if self._service is not None:
            self._service.update(self.wire, self._seated())
        return bool(news)

    def asks(self, hide: bool) -> Scene | None:
        """Return the first question for who sits at the screen."""
        if not self.requests:
            return None
        request, kit = self.requests[0], self._kit()
        self._asked = request
        places = {each.seat: each.name for each in self._places()}
        if request.seat == NOBODY:
            title, words = kit.words("phone.ask.enter"), kit.words("phone.ask.enter.words")
        else:
            name = places.get(request.seat, "")
            title, words = kit.words("phone.ask.seat"), kit.words("phone.ask.seat.words", name=name)
        return sure(kit, title, words, kit.words("phone.ask.yes"), hide)

    def answered(self, yes: bool) -> None:
        """The question that was shown is answered, and no other that came in its place."""
        request, self._asked = self._asked, None
        if request is not None:
            self.answer(request, yes)

    def answer(self, request: Request, yes: bool) -> None:
        """Do what was asked of who sits at the screen, or say no, if it is still asked for."""
        if request not in self.requests:
            return
        self.requests = tuple(each for each in self.requests if each != request)
        guest = self._guests.get(request.line)
        if guest is None:
            return
        if not yes:
            self._voice.say(guest, Denied("refused"))
            if request.seat == NOBODY:
                self.wire.end(guest.line, "refused")
        elif request.seat == NOBODY:
            self._let_in(guest)
        else:
            self._grant(guest, request.seat, request.name)

    def send_away(self, number: int) -> None:
        """Take the seat from a phone, and hang up."""
        holder = self.holders.get(number)
        if holder is not None and holder.line is not None:
            self.wire.end(holder.line, "sent_away")
            self._guests.pop(holder.line, None)
        self._free(number)

    def seat_of(self, number: int) -> Seat:
        return self._kit().seating.seat_of(phone(number))

    def _hear(self, news: News) -> None:
        match news:
            case Visited():
                self.visited = True
            case Went(line):
                self._gone(line)
            case Heard(line, host, Hello() as hello):
                self._greet(line, host, hello)
            case Heard(line, _, message):
                if (guest := self._guests.get(line)) is not None:
                    self._understand(guest, message)

    def _greet(self, line: int, host: str, hello: Hello) -> None:
        self.visited = True
        language = hello.language[:2].lower()
        language = language if language in LANGUAGES else self._kit().words.language
        guest = self._guests[line] = Guest(line, host, language)
        if hello.spoken != SPOKEN:
            self.wire.end(line, "reload")
            return
        self._voice.greet(guest)
        holders = self.holders.values()
        holder = next((each for each in holders if same(hello.session, each.session)), None)
        if holder is not None:
            self._take_up(guest, holder)
        elif self.keys.opens(hello.key):
            self._let_in(guest)
        elif self.keys.was(hello.key):
            self._ask(guest, Request(line))
        else:
            self._voice.say(guest, Waiting("code"))

    def _understand(self, guest: Guest, message: FromPhone) -> None:
        match message:
            case Ping(n):
                self._voice.say(guest, Pong(n))
            case Enter(code) if guest.stage is Stage.STRANGE:
                self._try(guest, code)
            case Sit(seat, name) if guest.stage is Stage.IN:
                self._sit(guest, seat, cleaned(name))
            case Leave() if guest.number is not None:
                self._free(guest.number)
                self._let_in(guest)
            case Pick() | Back() | Go() | Why() if guest.number is not None:
                seat = self.seat_of(guest.number)
                if self._service is not None and self._plays(seat):
                    self._service.hear(self.wire, guest, seat, message)
            case _:
                pass

    def _try(self, guest: Guest, code: str) -> None:
        if self.keys.spent(guest.host):
            self._voice.say(guest, Denied("tries"))
        elif self.keys.fits(guest.host, code):
            self._ask(guest, Request(guest.line))
        else:
            self._voice.say(guest, Denied("code"))

    def _ask(self, guest: Guest, request: Request) -> None:
        guest.stage = Stage.ASKS if request.seat == NOBODY else guest.stage
        others = (each for each in self.requests if each.line != guest.line)
        self.requests = (*others, request)[-MOST:]
        self._voice.say(guest, Waiting("confirm"))

    def _let_in(self, guest: Guest) -> None:
        others = (each for each in self._guests.values() if each is not guest)
        if sum(each.stage in (Stage.IN, Stage.SITS) for each in others) >= MOST:
            self.wire.end(guest.line, "full")
            return
        guest.stage, guest.number = Stage.IN, None
        self.wire.trust(guest.line)
        self._voice.forget(guest.line)

    def _sit(self, guest: Guest, seat: Seat, name: str) -> None:
        giver = self.giver
        offered = self._chairs(guest) if giver is not None else ()
        chair = next((each for each in offered if each.seat == seat), None)
        if giver is None or not giver.open:
            self._voice.say(guest, Denied("over"))
        elif chair is None or chair.taken in ("person", "phone"):
            self._voice.say(guest, Denied("taken"))
        elif giver.careful or chair.taken == "asleep":
            self._ask(guest, Request(guest.line, seat, name))
        else:
            self._grant(guest, seat, name)

    def _grant(self, guest: Guest, seat: Seat, name: str) -> None:
        """Give the seat to this phone; whoever had it by another has it no more."""
        seating, giver = self._kit().seating, self.giver
        if giver is None or not giver.open or seat not in {e.seat for e in giver.places()}:
            # While it was asked for the seat has gone.
            self._voice.say(guest, Denied("taken"))
            return
        for number in tuple(self.holders):
            if self.seat_of(number) == seat:
                self.send_away(number)
        self._numbers += 1
        holder = Holder(self._numbers, fresh_key(), guest.language, guest.line)
        self.said += filter(None, [giver.sit(seat, name)])
        seating.claim(phone(holder.number), seat)
        self.holders[holder.number] = holder
        self._seat(guest, holder)

    def _take_up(self, guest: Guest, holder: Holder) -> None:
        """Somebody is back after sleep, or on a new page; an older line of the same is cut."""
        if holder.line is not None:
            self._guests.pop(holder.line, None)
            self.wire.end(holder.line, "elsewhere")
        holder.line, holder.language = guest.line, guest.language
        self._seat(guest, holder)

    def _seat(self, guest: Guest, holder: Holder) -> None:
        guest.stage, guest.number = Stage.SITS, holder.number
        self.wire.trust(guest.line)
        kit, seat = self._kit(), self.seat_of(holder.number)
        place = next((e for e in self._places() if e.seat == seat), None)
        name, mark = (place.name, place.mark) if place is not None else ("", "")
        calm = kit.settings.now.less_motion
        granted = Granted(seat, name, *colours(kit, mark), mark, holder.session, calm)
        self._voice.picture(guest, mark)
        self._voice.say(guest, granted)
        if self._service is None or not self._plays(seat):
            self._voice.say(guest, Waiting("start"))
        else:
            self._service.begin(seat)

    def _free(self, number: int) -> None:
        """Let nobody play by this phone any more."""
        holder = self.holders.pop(number, None)
        self._kit().seating.share(phone(number))
        guest = self._guests.get(holder.line) if holder and holder.line is not None else None
        if guest is not None:
            guest.number, guest.stage = None, Stage.IN

    def _gone(self, line: int) -> None:
        guest = self._guests.pop(line, None)
        self._voice.forget(line)
        self.requests = tuple(each for each in self.requests if each.line != line)
        if guest is not None and guest.number is not None:
            holder = self.holders.get(guest.number)
            if holder is not None and holder.line == line:
                holder.line = None

    def _follow_seats(self) -> None:
        """Who has lost the seat at the screen has it no more on the phone."""
        if self._kit().seating.aside:
            return
        for number in tuple(self.holders):
            if self.seat_of(number) == NOBODY:
                holder = self.holders[number]
                guest = self._guests.get(holder.line) if holder.line is not None else None
                self._free(number)
                if guest is not None:
                    self._voice.say(guest, Denied("taken"))
                    self._let_in(guest)

    def _tell_lobby(self) -> None:
        """Tell those who are in and have no seat yet what is free, when it has changed."""
        if self.giver is None:
            return
        table = self.listening.name if self.listening is not None else ""
        for guest in self._guests.values():
            if guest.stage is Stage.IN:
                self._voice.offer(guest, self.giver, self._awake, table)

    @property
    def _awake(self) -> frozenset[int]:
        return frozenset(n for n, each in self.holders.items() if each.line is not None)

    def _chairs(self, guest: Guest) -> tuple[Chair, ...]:
        assert self.giver is not None
        return chairs(self._kit(), self.giver, self._awake, guest.number)

    def _places(self) -> tuple[Any, ...]:
        return self.giver.places() if self.giver is not None else ()

    def _seated(self) -> tuple[tuple[Guest, Seat], ...]:
        """Return the phones that are heard and the seats they play."""
        found = (
            (guest, self.seat_of(guest.number))
            for guest in self._guests.values()
            if guest.number is not None
        )
        return tuple((guest, seat) for guest, seat in found if self._plays(seat))

    def _plays(self, seat: Seat) -> bool:
        """Whether a person plays this seat: another match may have fewer, or a computer there."""
        return any(each.seat == seat and not each.computer for each in self._places())
