"""What can follow a match: another one with the sides changed, or a look at it."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tank_chess.actions import CallFlag
from game.scenes.kit import Kit
from game.scenes.play.replay import replay_scene
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.replay import watch

from .board_face import board_face


def rematch(kit: Kit, match: Match) -> Match:
    """Return another match, sides changed."""
    header = match.header
    fresh = replace(header, seed=kit.seed(), players=tuple(reversed(header.players)))
    return Match(match.rules, fresh, CallFlag)


def replay_of(kit: Kit, match: Match) -> Scene:
    """Return the match as a replay."""
    record = match.record()
    return replay_scene(kit, match.rules, record, watch(record, match.rules), board_face(kit))
