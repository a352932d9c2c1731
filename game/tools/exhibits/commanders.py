"""Tables at which commanders sit: their faces on the panels, and the stage while they act."""

from __future__ import annotations

from functools import partial

from game.ai.minds import usual
from game.content.maps.setups import standard
from game.content.shelf.boxes import load_boxes
from game.core.rules import Seat
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Resized
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.seats.commanders import commanders
from game.session.match.match import Match
from game.session.match.record import COMMANDER, Header, Player

from .exhibit import FRAME, Exhibit, usual_speed

SEED = 7
SHOWN_MS = 9000


def match_of_commanders(game: str, seats: int) -> Match:
    """Return a match of commanders before its first action."""
    players = tuple(_player(game, seat) for seat in range(seats))
    rules = GAMES[game]
    return Match(rules, Header(game, rules.number, standard(game, seats), SEED, players))


def _player(game: str, seat: Seat) -> Player:
    who = commanders()[seat].id
    return Player(f"{COMMANDER}{who}", usual(game), commander=who)


def commanders_at(game: str) -> Exhibit:
    """Return a table at which only commanders sit, after some seconds."""
    return partial(_played, game)


def _played(game: str, kit: Kit) -> Scene:
    usual_speed(kit)
    box = next(each for each in load_boxes(tuple(GAMES)) if each.game == game)
    match = match_of_commanders(game, box.seats[1])
    scene = FACES[game].door.resume(kit, match)
    scene.handle(Resized(1280, 720, 1))
    for _ in range(SHOWN_MS // FRAME):
        scene.update(FRAME)
    return scene
