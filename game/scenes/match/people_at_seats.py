"""The people among the seats of a match: who sits at this screen, and who speaks for himself."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.session.match.match import Match


def people_of(match: Match) -> frozenset[Seat]:
    players = enumerate(match.players)
    return frozenset(seat for seat, player in players if player.strength is None)


def speaker(match: Match) -> Seat:
    """Return the person who speaks: whoever may act now, else the first."""
    people = people_of(match)
    return next((seat for seat in match.to_act if seat in people), min(people, default=NOBODY))


def turn_of_people(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many actions stand before the latest one of a person."""
    own = [place for place, done in enumerate(match.done) if done.action.seat in people]
    return own[-1] if own else None
