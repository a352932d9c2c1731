"""Who is let in: by the key of the picture at once, by a used one or the code when the host nods.

Whoever is in may choose a seat; `requests` wait for who sits at the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.content.texts import LANGUAGES
from game.core.rules import NOBODY, Seat
from game.link.messages import SPOKEN, Badge, Denied, Hello, Waiting
from game.scenes.frame.kit import Kit

from .guests import Guest, Keys, Request, Stage, fresh_sign
from .line_contract import Wire
from .page_words import Voice
from .seat_givers import cleaned

MOST: Final = 16
"""So many phones may be in at a time."""


class Entrance:
    """`guests` are the phones on the line, by their lines."""

    def __init__(self, kit: Callable[[], Kit], wire: Wire, voice: Voice) -> None:
        self.keys = Keys()
        self.guests: dict[int, Guest] = {}
        self.requests: tuple[Request, ...] = ()
        self._kit = kit
        self._wire = wire
        self._voice = voice

    def empty(self) -> None:
        """Forget all who are on the line."""
        self.guests.clear()
        self.requests = ()

    def greet(self, line: int, host: str, hello: Hello) -> Guest | None:
        """Welcome a phone in its language; None where its page is an old one."""
        language = hello.language[:2].lower()
        language = language if language in LANGUAGES else self._kit().words.language
        sign = fresh_sign({each.sign for each in self.guests.values()})
        guest = Guest(line, host, language, sign, cleaned(hello.name))
        self.guests[line] = guest
        if hello.spoken != SPOKEN:
            self._wire.end(line, "reload")
            return None
        self._voice.greet(guest)
        self._voice.say(guest, Badge(sign))
        return guest

    def knock(self, guest: Guest, key: str) -> None:
        """Let in who has a fresh key; ask about who has a used one, and anybody for the code."""
        if self.keys.opens(key):
            self.let_in(guest)
        elif self.keys.was(key):
            self._ask_in(guest)
        else:
            self._voice.say(guest, Waiting("code"))

    def try_code(self, guest: Guest, code: str, name: str) -> None:
        guest.name = cleaned(name) or guest.name
        if self.keys.spent(guest.host) or self.keys.fits(guest.host, code):
            self._ask_in(guest)
        else:
            self._voice.say(guest, Denied("code"))

    def ask(self, guest: Guest, seat: Seat = NOBODY, name: str = "") -> None:
        """Ask who sits at the screen, who is asked one thing for each phone."""
        guest.name = name or guest.name
        request = Request(guest.line, seat, guest.name, guest.sign)
        others = (each for each in self.requests if each.line != guest.line)
        self.requests = (*others, request)[-MOST:]
        self._voice.say(guest, Waiting("confirm" if seat == NOBODY else "seat"))

    def let_in(self, guest: Guest) -> None:
        others = (each for each in self.guests.values() if each is not guest)
        if sum(each.stage in (Stage.IN, Stage.SITS) for each in others) >= MOST:
            self._wire.end(guest.line, "full")
            return
        guest.stage, guest.number = Stage.IN, None
        self._wire.trust(guest.line)
        self._voice.forget(guest.line)

    def refuse(self, guest: Guest, request: Request) -> None:
        """Say no: who is not let in is no guest any more, and who is in stays without the seat."""
        if request.seat != NOBODY:
            self._voice.say(guest, Denied("seat"))
            return
        self.keys.refused(guest.host)
        self.gone(guest.line)
        self._wire.end(guest.line, "refused")

    def gone(self, line: int) -> Guest | None:
        """Forget a line that is no more, and what was asked on it."""
        self._voice.forget(line)
        self.requests = tuple(each for each in self.requests if each.line != line)
        return self.guests.pop(line, None)

    def _ask_in(self, guest: Guest) -> None:
        """Ask whether somebody may come in, who has not been refused too often."""
        if self.keys.spent(guest.host):
            self._voice.say(guest, Denied("tries"))
            return
        guest.stage = Stage.ASKS
        self.ask(guest)
