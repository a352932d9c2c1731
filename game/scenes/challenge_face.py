"""Which games have challenges, and how each of them plays them."""

from __future__ import annotations

from game.scenes.play.half_way import has_challenges

from .face import Challenges
from .faces import faces_of
from .kit import Kit


def games_of(kit: Kit) -> tuple[str, ...]:
    """Return the games that have challenges."""
    return tuple(game for game in kit.faces if has_challenges(game))


def face_of(kit: Kit, game: str) -> Challenges:
    """Return how a game plays its challenges."""
    face = faces_of(kit)[game].challenges
    assert face is not None
    return face
