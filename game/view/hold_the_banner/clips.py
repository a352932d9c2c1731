"""What each event of Hold the Banner looks like: times, ways, effects and sounds."""

from __future__ import annotations

from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.state import Table
from game.view.show.clip import CUT, Clip


def clip_for(shown: Table, event: events.Event) -> Clip:
    """Return how an event looks that is about to happen on this table."""
    return CUT
