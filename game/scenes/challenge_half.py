"""The challenges there are today, and going on with one that was left half-way."""

from __future__ import annotations

from collections.abc import Iterable

from game.content.challenges import Challenge, load_challenges, of_the_day
from game.scenes.play.half_way import challenge_kit, half_way
from game.scenes.play.reopening import reopen
from game.session.record import Damaged, Foreign
from game.session.replay import ReplayMismatch

from .challenge_face import face_of, games_of
from .challenge_play import match_of, quest_of
from .kit import Kit
from .stack import Scene


def listed(kit: Kit, game: str) -> tuple[Challenge, ...]:
    """Return a game's challenges, the board of the day first."""
    return (*of_the_day(game, kit.today()), *load_challenges(game, kit.maps))


def all_half_way(kit: Kit, games: Iterable[str]) -> frozenset[str]:
    return frozenset(half_way(kit, game) for game in games) - {""}


def half_way_table(kit: Kit) -> Scene | None:
    """Return the table of the challenge that was left half-way, if it can be gone on with."""
    for game in games_of(kit):
        name = half_way(kit, game)
        for each in listed(kit, game) if name else ():
            scene = going_on(kit, each) if each.id == name else None
            if scene is not None:
                return scene
    return None


def going_on(kit: Kit, challenge: Challenge) -> Scene | None:
    """Return the table of a challenge that was left half-way, None if it cannot be gone on with."""
    if half_way(kit, challenge.game) != challenge.id:
        return None
    fresh = match_of(kit, challenge)
    try:
        match = reopen(challenge_kit(kit), fresh.rules)
    except (Damaged, Foreign, ReplayMismatch):
        return None
    if (match.header.setup, match.header.seed) != (fresh.header.setup, fresh.header.seed):
        return None
    return face_of(kit, challenge.game).table(kit, match, quest_of(kit, challenge))
