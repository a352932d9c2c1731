"""The page of the phones in the gallery: a line that nobody listens at, and who sits there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.link.line_news import News
from game.link.messages import ToPhone
from game.link.qr_code import squares
from game.rules import GAMES
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.phones.guests import Holder, Keys, Request
from game.scenes.phones.line_contract import Opening, OwnAddress
from game.scenes.phones.phones_at_hand import AtHand, phones_of
from game.scenes.phones.phones_page import NOBODY_MS, phones_scene
from game.scenes.phones.seat_givers import phone
from game.view.canvas.qr_squares import Squares

from .exhibit import Exhibit

KEYS = Keys("gallerygallerygalleryg", "KFW7R2")
PLACES = (OwnAddress("192.168.1.5", "wlan0"), OwnAddress("10.8.0.2", "tun0", doubtful=True))


class Still:
    """A line at which nobody listens."""

    missing: tuple[str, ...] = ()
    is_open = False

    def places(self) -> tuple[OwnAddress, ...]:
        return PLACES

    def squares(self, text: str) -> Squares:
        return squares(text)

    def open(self, opening: Opening) -> bool:
        return True

    def close(self, wait: bool = True) -> None:
        """Nothing is open."""

    def taken(self) -> tuple[News, ...]:
        return ()

    def say(self, line: int, message: ToPhone) -> None:
        """Nobody hears it."""

    def show(self, lines: tuple[int, ...], name: str, make: Callable[[], bytes]) -> None:
        """Nobody sees it."""

    def trust(self, line: int) -> None:
        """Nobody is there."""

    def end(self, line: int, why: str) -> None:
        """Nobody is there."""


def still(kit: Kit) -> Kit:
    """Return the kit with phones that nobody can reach."""
    own: Kit = replace(kit, phones=AtHand(lambda: own, Still))
    return own


def _first(kit: Kit) -> Kit:
    """Return the kit at the set-up of the first game."""
    own = still(kit)
    phones = phones_of(own)
    faces_of(own)[next(iter(GAMES))].door.setup(own, None)
    phones.entrance.keys = KEYS
    return own


def _opened(own: Kit) -> Scene:
    own.settings.change(phones=True)
    scene = phones_scene(own)
    phones_of(own).entrance.keys = KEYS
    return scene


def _seated(kit: Kit) -> Scene:
    """Two sit by phones, one of which sleeps, and a third wants to come in."""
    own = _first(kit)
    scene, phones = _opened(own), phones_of(own)
    phones.visited = True
    for number, (seat, name) in enumerate(((1, "Anna"), (2, "Olha")), 1):
        assert phones.sitters.giver is not None
        phones.sitters.giver.sit(seat, name)
        own.seating.claim(phone(number), seat)
        phones.sitters.holders[number] = Holder(number, "", "en", None if number == 2 else number)
    phones.entrance.requests = (Request(7, name="Taras", sign="K7"),)
    return scene


def _question(kit: Kit) -> Scene:
    """A phone asks for a seat of the match that goes on."""
    own = _first(kit)
    phones = phones_of(own)
    phones.entrance.requests = (Request(7, 0, "Taras", "K7"),)
    question = phones.questions.asks(hide=True)
    assert question is not None
    return question


def _moved(kit: Kit) -> Scene:
    """The machine has another address than a moment ago."""
    own = _first(kit)
    _opened(own)
    phones = phones_of(own)
    phones.questions.moved = phones.listening
    told = phones.questions.asks(hide=False)
    assert told is not None
    return told


def _alone(kit: Kit) -> Scene:
    own = _first(kit)
    scene = _opened(own)
    phones_of(own).waited = 2 * NOBODY_MS
    return scene


def _off(kit: Kit) -> Scene:
    own = still(kit)
    own.settings.change(phones=False)
    return phones_scene(own)


PHONES: dict[str, Exhibit] = {
    "phones": lambda kit: _opened(_first(kit)),
    "phones seated": _seated,
    "phones alone": _alone,
    "phones question": _question,
    "phones moved": _moved,
    "phones off": _off,
}
