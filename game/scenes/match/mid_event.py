"""A match in the middle of one of its events, as a reel that stands still."""

from __future__ import annotations

from typing import Any

from game.core.rules import Told
from game.session.match.match import Match
from game.view.show.playback import Reel

from .live_match import Motion, reel


def half_way(match: Match, place: int, motion: Motion) -> Reel:
    """Return the table half-way through the event before which so many have happened."""
    evolve, count, left = match.rules.evolve, 0, place
    while left >= len(match.done[count].told):
        left -= len(match.done[count].told)
        count += 1
    table: Any = match.state_at(count).table
    for before in match.done[count].told[:left]:
        table = evolve(table, before.event)
    told: Told[Any] = match.done[count].told[left]
    shown = reel(evolve, Motion(motion.clip_for, lambda event: 100), table)
    shown.add((told,))
    shown.advance(motion.clip_for(table, told.event).ms // 2)
    return shown
