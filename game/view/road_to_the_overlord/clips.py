"""What each event of Road to the Overlord looks like: times, ways, effects and sounds."""

from __future__ import annotations

from game.rules.road_to_the_overlord.events import Event, MatchEnded
from game.rules.road_to_the_overlord.state import Table
from game.view.show.clip import CUT, Clip
from game.view.show.step_flow import held


def clip_for(shown: Table, event: Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    return CUT


def flowing(clip: Clip, before: Event | None, event: Event, after: Event | None) -> Clip:
    """Hold what decides the match."""
    return held(clip, isinstance(after, MatchEnded))
