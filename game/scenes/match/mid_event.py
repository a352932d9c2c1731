"""A match in the middle of one of its events, as a reel that stands still."""

from __future__ import annotations

from typing import Any

from game.core.rules import Seat
from game.session.match.match import Match
from game.view.show.playback import Reel

from .live_match import EVERYBODY, Motion, reel


def half_way(match: Match, place: int, motion: Motion, eyes: Seat = EVERYBODY) -> Reel:
    """Return the table half-way through the event before which so many have happened, as one sees
    it; after all that has happened, the table as it stands."""
    shown = about_to(match, place, Motion(motion.clip_for, lambda event: 100), eyes)
    if (told := shown.current) is not None:
        shown.advance(motion.clip_for(shown.shown, told.event).ms // 2)
    return shown


def about_to(
    match: Match, place: int, motion: Motion, eyes: Seat = EVERYBODY, led: int = 0
) -> Reel:
    """Return the table just before this event, which then happens as it moves; so many that `led`
    to it in the same action happen first."""
    evolve = match.rules.evolve
    count, left = whereabouts(match, place)
    table: Any = match.state_at(count).table
    table = table if eyes == EVERYBODY else match.rules.view(table, eyes)
    if count == match.count:
        return reel(evolve, motion, table)
    done = match.done[count].told[: left + 1]
    told = done if eyes == EVERYBODY else match.seen(done, eyes)
    first = left - led
    for each in told[:first]:
        table = evolve(table, each.event)
    shown = reel(evolve, motion, table)
    shown.add(told[first:])
    return shown


def whereabouts(match: Match, place: int) -> tuple[int, int]:
    """Return after how many actions an event has happened, and its place among what the next one
    told."""
    count, left = 0, place
    while count < match.count and left >= len(match.done[count].told):
        left -= len(match.done[count].told)
        count += 1
    return count, left
