"""Which games have challenges, and how each of them plays them."""

from __future__ import annotations

from game.scenes.frame.kit import Kit
from game.scenes.saves.half_way_challenges import has_challenges

from .all_faces import faces_of
from .face import Challenges


def games_of(kit: Kit) -> tuple[str, ...]:
    """Return the games that have challenges."""
    return tuple(game for game in kit.faces if has_challenges(game))


def face_of(kit: Kit, game: str) -> Challenges:
    """Return how a game plays its challenges."""
    face = faces_of(kit)[game].challenges
    assert face is not None
    return face
