"""A match of this screen, to be watched again from any place."""

from __future__ import annotations

from game.scenes.faces.board_face import BoardFace
from game.scenes.frame.kit import Kit
from game.session.match.match import Match
from game.session.records.opening_to_watch import watched

from .replay import ReplayScene


def watch_scene(kit: Kit, match: Match, face: BoardFace, place: int = 0) -> ReplayScene:
    """Return the match to watch; at the start it plays, anywhere else it stands still."""
    scene = ReplayScene(kit, match.rules, match.record(), watched(match), face)
    scene.reel = scene.reel.at(place)
    scene.reel.paused = place > 0
    return scene
