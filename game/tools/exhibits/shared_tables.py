"""Every game that has a face for the shared table, on it: before, while and after it is played."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import lru_cache, partial

from game.ai.mind import decided
from game.ai.minds import MINDS, quick
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.table.opened_table import opened
from game.scenes.table.table_scene import TableScene
from game.session.match.match import Match
from game.session.match.record import Header, Player

from .exhibit import FRAME, Exhibit, passing, shown

SEED = 11
SEATS = 2


def tables() -> dict[str, Exhibit]:
    """Return these tables by the game's name."""
    found: dict[str, Exhibit] = {}
    for game in (game for game in FACES if FACES[game].table is not None):
        found[f"table of {game}"] = partial(_begun, game)
        found[f"table of {game} chosen"] = shown(partial(_begun, game), _choose, passing())
        found[f"table of {game} over"] = partial(_over, game)
    return found


def _begun(game: str, kit: Kit) -> TableScene:
    """Return the table at which the first who may act is a person."""
    fresh = _match(game)
    person = fresh.to_act[0]
    strength = next(iter(MINDS[game]), None)
    return _opened(kit, _match(game, lambda seat: None if seat == person else strength))


def _over(game: str, kit: Kit) -> TableScene:
    return _opened(kit, copy(_whole(game)))


def _opened(kit: Kit, match: Match) -> TableScene:
    scene = opened(kit, match, FACES[match.rules.name])
    scene.handle(Resized(1280, 720, 1))
    if match.outcome is None:
        scene.update(FRAME)
    return scene


def _choose(scene: Scene) -> None:
    """Pick the first part that may be picked."""
    assert isinstance(scene, TableScene)
    choosing = scene.desk.choosing
    for seat in scene.desk.open:
        choosing.take(seat, choosing.picking(seat).next[0])


def _match(game: str, strength: Callable[[Seat], str | None] = lambda seat: None) -> Match:
    """Return a match on a game's first board before its first action."""
    rules = GAMES[game]
    players = tuple(Player("", strength(seat)) for seat in range(SEATS))
    return Match(rules, Header(game, rules.number, standard(game, SEATS), SEED, players))


@lru_cache(maxsize=8)
def _whole(game: str) -> Match:
    """Return a match that is played to its end."""
    match, mind = _match(game), quick(game)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.rules.legal(match.table, seat)
        dice = Dice(SEED, "table", seat, match.count)
        for action in decided(mind(match.view(seat), seat, legal, dice)):
            match.submit(action)
    return match
