"""The challenges there are on a day, and going on with one that was left half-way."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from game.content.files.node import ContentError
from game.content.tasks.challenges import Challenge, load_challenges, of_the_day
from game.content.tasks.kept_challenges import kept_challenges
from game.content.tasks.packs import load_pack, pack_of
from game.content.tasks.puzzle_of_the_day import puzzle_of_the_day
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.saves.half_way_challenges import challenge_kit, half_way, lately_left
from game.scenes.saves.reopening import reopen
from game.session.match.match import Match
from game.session.match.record import Damaged, Foreign
from game.session.records.replay import ReplayMismatch

from .playing import match_of, on_table
from .where_met import AMONG_OTHERS, Way, way_of


def listed(kit: Kit, game: str, day: str = "") -> tuple[Challenge, ...]:
    """Return a game's own challenges and those of maps; what belongs to the day comes first, and
    then what was kept from matches."""
    day = day or kit.today()
    tasks = (*puzzle_of_the_day(game, day), *of_the_day(game, day))
    kept = kept_challenges(kit.folder, game)
    return (*tasks, *kept, *load_challenges(game, kit.maps))


def named(kit: Kit, id: str) -> Challenge | None:
    """Return the challenge of an id, wherever it lies."""
    pack = pack_of(id)
    if pack is not None:
        with contextlib.suppress(ContentError):
            return next((each for each in load_pack(pack) if each.id == id), None)
    game = id.partition(".")[0]
    every = listed(kit, game) if game in games_of(kit) else ()
    return next((each for each in every if each.id == id), None)


def all_half_way(kit: Kit, games: Iterable[str]) -> frozenset[str]:
    return frozenset(half_way(kit, game) for game in games) - {""}


def half_way_table(kit: Kit, games: Iterable[str] = ()) -> Scene | None:
    """Return the table of the challenge of these games, or any, that was left half-way last; None
    where it cannot be gone on with."""
    for game in lately_left(kit, games or games_of(kit)):
        found = named(kit, half_way(kit, game))
        scene = going_on(kit, found, None) if found is not None else None
        if scene is not None:
            return scene
    return None


def going_on(kit: Kit, challenge: Challenge, way: Way | None = AMONG_OTHERS) -> Scene | None:
    """Return the table of a challenge that was left half-way, None if it cannot be gone on with;
    without a way it is met where it was left."""
    if half_way(kit, challenge.game) != challenge.id:
        return None
    match = taken_up(kit, match_of(kit, challenge))
    if match is None:
        return None
    met = way_of(match) if way is None else way
    return on_table(kit, challenge, match, met)


def taken_up(kit: Kit, fresh: Match) -> Match | None:
    """Return the run that waits, None if it did not begin as this fresh one does."""
    try:
        match = reopen(challenge_kit(kit), fresh.rules)
    except (Damaged, Foreign, ReplayMismatch):
        return None
    same = (match.header.setup, match.header.seed) == (fresh.header.setup, fresh.header.seed)
    return match if same else None
