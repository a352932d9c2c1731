"""Where a turn of Tanchiki began that can be played anew."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.events import TurnBegan
from game.session.match.match import Match


def turn_start(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many actions stood when the turn began that can be played anew.

    Before the first such turn it is the beginning, if a person has placed a tank since.
    """
    done = match.done
    for count in range(len(done) - 1, 0, -1):
        if any(isinstance(told.event, TurnBegan) for told in done[count - 1].told):
            return count
    return 0 if any(each.action.seat in people for each in done) else None
