"""What a phone is told besides its hand: the words of its page, the seats, small pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.content.phone_document import page_keys
from game.link.messages import Chair, Lobby, Text, Texts, ToPhone
from game.scenes.frame.kit import Kit, Words

from .board_picture import art_of
from .guests import Guest
from .line_contract import Wire
from .seat_givers import Giver, chairs


class Voice:
    """Each guest in the own language; what was said already is not said again."""

    def __init__(self, kit: Callable[[], Kit], wire: Wire) -> None:
        self._kit = kit
        self._wire = wire
        self._words: dict[str, Words] = {}
        self._told: dict[int, tuple[str, tuple[Chair, ...]]] = {}

    def words(self, language: str) -> Words:
        """Return the texts in a language, read once."""
        if language == self._kit().words.language:
            return self._kit().words
        if language not in self._words:
            self._words[language] = self._kit().words.other(language)
        return self._words[language]

    def say(self, guest: Guest, message: ToPhone) -> None:
        self._wire.say(guest.line, message)

    def greet(self, guest: Guest) -> None:
        """Send the words of the page."""
        words = self.words(guest.language)
        texts = tuple(Text(key, words(key)) for key in page_keys())
        self.say(guest, Texts(guest.language, texts))

    def offer(self, guest: Guest, giver: Giver, awake: frozenset[int], table: str) -> None:
        """Show who sits where, when that has changed."""
        words = self.words(guest.language)
        offered = chairs(self._kit(), giver, awake, guest.number, words)
        title = words(giver.title)
        if self._told.get(guest.line) == (title, offered):
            return
        self._told[guest.line] = title, offered
        for chair in offered:
            self.picture(guest, chair.emblem)
        self.say(guest, Lobby(table, title, offered))

    def picture(self, guest: Guest, name: str) -> None:
        """Send a small picture that this phone has not had yet."""
        if name and name not in guest.arts:
            guest.arts.add(name)
            self._wire.show((guest.line,), f"art.{name}", partial(art_of, self._kit(), name))

    def forget(self, line: int | None = None) -> None:
        """Show the seats anew: to one, or to all."""
        if line is None:
            self._told.clear()
        else:
            self._told.pop(line, None)
