"""What a match counts for the evening of its kit: the place of each seat, once."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat
from game.scenes.frame.kit import Kit, Names
from game.scenes.saves.evening_file import begun, keep
from game.session.match.match import Match
from game.session.match.record import COMMANDER
from game.session.people.evenings import Chair, Played

from .all_faces import faces_of


def count(kit: Kit, match: Match, names: Names) -> None:
    """Count a match that is over for the evening of the kit, once."""
    if not kit.evening or match.outcome is None or len(names) < 2:
        return
    played, chairs = _played(kit, match, names)
    keep(kit, lambda now: now.put(kit.evening, lambda each: each.played(played, chairs)))


def counted(kit: Kit, match: Match, names: Names) -> Kit:
    """Return the kit of the evening for which a match counts, which may begin with it."""
    ours = kit if kit.evening else begun(kit)
    count(ours, match, names)
    return ours


def places_of(match: Match, scores: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each seat, 0 for who has won; the others by their scores."""
    assert match.outcome is not None
    worth = [
        (seat in match.outcome.winners, 0 if seat in match.outcome.winners else score)
        for seat, score in enumerate(scores)
    ]
    return tuple(sum(other > mine for other in worth) for mine in worth)


def _played(kit: Kit, match: Match, names: Names) -> tuple[Played, tuple[Chair, ...]]:
    header, game = match.header, match.rules.name
    table = faces_of(kit)[game].table

    def score(seat: Seat) -> int:
        """Return what a seat is placed by: partners win and lose together."""
        if table is None:
            return 0
        mates = {seat, *table.shares(match.table, seat)}
        return max(table.panel(match.table, each).score or 0 for each in mates)

    players = match.players
    called = tuple(
        player.called if player.called.startswith(COMMANDER) else names[seat]
        for seat, player in enumerate(players)
    )
    places = places_of(match, [score(seat) for seat in range(len(names))])
    chairs = tuple(
        Chair(name, player.strength or "") for name, player in zip(called, players, strict=True)
    )
    return Played(game, header.seed, called, places), chairs
