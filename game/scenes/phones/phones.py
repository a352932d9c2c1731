"""The phones of the people round the table: how one listens to them, and what becomes of words.

It lives beside the scenes, is told of every frame, and does nothing before somebody has asked to
listen. `admission.py` knows who is let in, `seats_taken.py` who sits where, `host_questions.py`
what is asked of who sits at the screen, `seat_service.py` what a seat is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.rules import NOBODY, Seat
from game.link.line_news import Heard, Moved, News, Visited, Went
from game.link.messages import (
    Back,
    Enter,
    FromPhone,
    Go,
    Hello,
    Leave,
    Pick,
    Ping,
    Pong,
    Sit,
    Turn,
    Why,
    Wonder,
)
from game.scenes.frame.kit import Kit
from game.scenes.play.sitting import Sitting

from .admission import Entrance
from .guests import Guest, Keys, Stage
from .host_questions import HostQuestions
from .line_contract import OwnAddress, Wire
from .listening import Listening, elsewhere
from .match_seat_giver import MatchSeats
from .page_words import Voice
from .seat_givers import cleaned
from .seat_service import Service
from .seats_taken import Sitters

A_MATCH: Final = 100_000
"""More hands are shown to nobody in one match."""


class Phones:
    """`kit()` is that of the program. `listening` is how and where one listens, None while nobody
    does; `waited` is for how long, and `visited` whether anybody has come."""

    def __init__(self, kit: Callable[[], Kit], wire: Wire) -> None:
        self.wire = wire
        self.listening: Listening | None = None
        self.visited = False
        self.waited = 0
        self._kit = kit
        self._service: Service | None = None
        self._voice = Voice(kit, wire)
        self.entrance = Entrance(kit, wire, self._voice)
        self.sitters = Sitters(kit, wire, self._voice, self.entrance, self._began)
        self.questions = HostQuestions(kit, wire, self.entrance, self.sitters)
        self._matches = 0

    def serve(self, giver: Any) -> None:
        """Give the seats of a set-up or of a sitting from now on."""
        self._service, self.sitters.giver = None, giver
        if isinstance(giver, Sitting):
            self.sitters.giver = MatchSeats(giver)
            self._matches += 1
            # A hand of another match has never the number of one of this.
            self._service = Service(giver, self._voice.words, A_MATCH * self._matches)
        self._voice.forget()
        entrance, sitters = self.entrance, self.sitters
        entrance.requests = tuple(each for each in entrance.requests if each.seat == NOBODY)
        for guest in entrance.guests.values():
            if guest.number is not None and sitters.seat_of(guest.number) != NOBODY:
                sitters.seat(guest, sitters.holders[guest.number])

    def listen(self, listening: Listening) -> bool:
        """Begin to listen; False where it cannot be."""
        self.hang_up()
        if not self.wire.open(listening.opening):
            return False
        self._begin(listening)
        return True

    def stop(self) -> None:
        """The table is left: hang up, and give no more seats."""
        self.hang_up()
        self.sitters.giver = self._service = None

    def hang_up(self) -> None:
        """Listen no more: who sat by a phone shares the screen again."""
        if self.listening is None:
            return
        for number in tuple(self.sitters.holders):
            self.sitters.free(number)
        self.wire.close()
        self.listening = None
        self.entrance.empty()
        self._voice.forget()

    def update(self, ms: int) -> bool:
        """Hear what has come and show what is new; return whether the screen may look otherwise."""
        if self.listening is None:
            return False
        if not self._kit().settings.now.phones:
            self.hang_up()
            return True
        self.waited += ms
        before, news = self.listening, self.wire.taken()
        for each in news:
            self._hear(each)
            if self.listening is not before:
                # Whatever else has come has come on lines that are no more.
                break
        if self.listening is None:
            return True
        self.sitters.follow_seats()
        self._tell_lobby(self.listening.name)
        if self._service is not None:
            self._service.update(self.wire, self.sitters.seated())
        return bool(news)

    def _begin(self, listening: Listening) -> None:
        self.listening, self.visited, self.waited = listening, False, 0
        self.entrance.keys = Keys()

    def _hear(self, news: News) -> None:
        match news:
            case Visited():
                self.visited = True
            case Moved(addresses):
                self._move(tuple(OwnAddress(e.host, e.name, e.own, e.doubtful) for e in addresses))
            case Went(line):
                if (guest := self.entrance.gone(line)) is not None:
                    self.sitters.gone(guest)
            case Heard(line, host, Hello() as hello):
                self._greet(line, host, hello)
            case Heard(line, _, message):
                if (guest := self.entrance.guests.get(line)) is not None:
                    self._understand(guest, message)

    def _move(self, places: tuple[OwnAddress, ...]) -> None:
        """Listen where the machine is reached now: who sat there scans again and has the seat."""
        kit, before = self._kit(), self.listening
        if before is None or (place := elsewhere(before.place, before.wanted, places)) is None:
            return
        now = before.at(place)
        # The phones at the old address hear no goodbye, and nobody waits for them.
        self.wire.close(wait=False)
        self.entrance.empty()
        self._voice.forget()
        if not self.wire.open(now.opening):
            self.hang_up()
            self.sitters.said.append(kit.words("phone.busy", address=now.address))
            return
        self._begin(now)
        self.sitters.all_sleep()
        if self.sitters.holders:
            self.questions.moved = now
        else:
            self.sitters.said.append(kit.words("phone.moved.note", address=now.address))

    def _greet(self, line: int, host: str, hello: Hello) -> None:
        self.visited = True
        guest = self.entrance.greet(line, host, hello)
        if guest is None:
            return
        if (holder := self.sitters.back(hello.session)) is not None:
            self.sitters.take_up(guest, holder)
        else:
            self.entrance.knock(guest, hello.key)

    def _understand(self, guest: Guest, message: FromPhone) -> None:
        match message:
            case Ping(n):
                self._voice.say(guest, Pong(n))
            case Enter(code, name) if guest.stage is Stage.STRANGE:
                self.entrance.try_code(guest, code, name)
            case Sit(seat, name) if guest.stage is Stage.IN:
                self.sitters.sit(guest, seat, cleaned(name))
            case Leave() if guest.number is not None:
                self.sitters.free(guest.number)
                self.entrance.let_in(guest)
            case Pick() | Back() | Go() | Turn() | Why() | Wonder() if guest.number is not None:
                seat = self.sitters.seat_of(guest.number)
                if self._service is not None and self.sitters.plays(seat):
                    self._service.hear(self.wire, guest, seat, message)
            case _:
                pass

    def _began(self, seat: Seat) -> str:
        """Show a seat its hand anew, or return what it waits for."""
        if self._service is None:
            return "start"
        if not self.sitters.plays(seat):
            return "without"
        self._service.begin(seat)
        return ""

    def _tell_lobby(self, table: str) -> None:
        """Tell those who are in and have no seat yet what is free, when it has changed."""
        giver = self.sitters.giver
        if giver is None:
            return
        for guest in self.entrance.guests.values():
            if guest.stage is Stage.IN:
                self._voice.offer(guest, giver, self.sitters.awake, table)
