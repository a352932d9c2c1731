"""A match of this screen, to be watched again from any place."""

from __future__ import annotations

from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.replay import Watch

from .board_face import BoardFace
from .replay import ReplayScene


def watch_scene(kit: Kit, match: Match, face: BoardFace, place: int = 0) -> Scene:
    """Return the match to watch; at the start it plays, anywhere else it stands still."""
    tables = tuple(match.state_at(count).table for count in range(match.count + 1))
    watch = Watch(tables, tuple(match.done), again=True)
    scene = ReplayScene(kit, match.rules, match.record(), watch, face)
    scene.reel = scene.reel.at(place)
    scene.reel.paused = place > 0
    return scene
