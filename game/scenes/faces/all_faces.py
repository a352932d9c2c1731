"""The faces of all games, each read when it is first asked for.

The title must not wait for what it does not show: it asks for the names only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from game.core.rules import Seat
from game.rules import GAMES
from game.scenes.frame.kit import Kit
from game.view.surface.surfaces import PLAIN, Surface

if TYPE_CHECKING:
    from .face import Face


class Faces(Mapping[str, "Face"]):
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


def faces_of(kit: Kit) -> Mapping[str, Face]:
    """Return the faces of the games there are; a kit only carries them, since a face needs kits."""
    return cast("Mapping[str, Face]", kit.faces)


def surface_of(kit: Kit, game: str) -> Surface:
    """Return what the board of a game lies on."""
    face = faces_of(kit).get(game)
    return face.surface if face is not None else PLAIN


def mark_of(face: Face, table: Any, seat: Seat) -> str:
    """Return the picture of a seat at this table: its own, or what it has chosen."""
    chosen = face.table.panel(table, seat).mark if face.table else ""
    return chosen or face.seats.marks[seat]
