"""What the players of a match are called on the screen.

Where nobody typed a name a match keeps "", and the seat is called by its commander's name, or
else by its usual one, in the language that is spoken now. So it is with a record of older
programs, which kept the usual name of another language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.rules import Seat
from game.scenes.frame.kit import Words
from game.session.match.match import Match
from game.session.match.record import COMMANDER, Header

from .all_faces import FACES


def usual_name(words: Words, game: str, seat: Seat) -> str:
    """Return what a seat is called in the language spoken now, "" for a seat nobody knows."""
    key = _key(game, seat)
    return words(key) if key else ""


def called(words: Words, played: Match | Header[Any]) -> tuple[str, ...]:
    """Return what the seats of a match are called now, or were when its record began."""
    game = played.rules.name if isinstance(played, Match) else played.game
    return names_of(words, game, (player.called for player in played.players))


def names_of(words: Words, game: str, typed: Iterable[str]) -> tuple[str, ...]:
    """Return the names of all seats, the usual ones where none was typed."""
    return tuple(_name(words, game, seat, name.strip()) for seat, name in enumerate(typed))


def usual_names(words: Words) -> frozenset[str]:
    """Return what seats are called in any language: old records have it where nobody typed."""
    keys = (key for face in FACES.values() for key in face.seats.names)
    return frozenset(name for key in keys for name in words.anywhere(key))


def _name(words: Words, game: str, seat: Seat, typed: str) -> str:
    if typed.startswith(COMMANDER):
        if typed in words:
            return words(typed)
        typed = ""
    key = _key(game, seat)
    return words(key) if key and (not typed or typed in words.anywhere(key)) else typed


def _key(game: str, seat: Seat) -> str:
    face = FACES.get(game)
    names = face.seats.names if face else ()
    return names[seat] if seat < len(names) else ""
