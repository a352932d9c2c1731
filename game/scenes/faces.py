"""The faces of all games, each read when it is first asked for.

The title must not wait for what it does not show: it asks for the names only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from game.rules import GAMES

from .face import Face

if TYPE_CHECKING:
    from .kit import Kit


class Faces(Mapping[str, Face]):
    """The faces by the game's name, in the order of the title; a game may have none yet."""

    def __getitem__(self, game: str) -> Face:
        face: Face = GAMES.in_room("scenes", game, "face.FACE")
        return face

    def __iter__(self) -> Iterator[str]:
        return (game for game in GAMES if game in self)

    def __contains__(self, game: object) -> bool:
        return game in GAMES and GAMES.stands_in("scenes", str(game), "face")

    def __len__(self) -> int:
        return sum(1 for _ in self)


FACES: Mapping[str, Face] = Faces()


def read_ahead(kit: Kit) -> None:
    """Read the games while the title stands there, so that their doors open at once."""
    from . import challenges, credits, records, rules_book, settings_scene  # noqa: F401

    for face in kit.faces.values():
        # What cannot be read now is told when it is asked for.
        with suppress(OSError):
            face.door.read_ahead(kit)
