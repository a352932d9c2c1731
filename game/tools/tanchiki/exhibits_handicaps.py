"""Handicaps in the gallery: the page where they are given, and a table where they are played."""

from __future__ import annotations

from dataclasses import replace

from game.content.maps.setups import standard
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.handicaps import handicaps_of
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.seats.occupants import Occupant
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.exhibits.exhibit import Exhibit, passing, set_up, shown

SEED = 11
GIVEN = (("card", "points"), (), ("helmet",), ())
PLACES = tuple(
    Occupant("", "soldier" if seat else "", handicaps=given) for seat, given in enumerate(GIVEN)
)


def _table(kit: Kit) -> Scene:
    setup = replace(standard(TANCHIKI.name, len(GIVEN)), handicaps=handicaps_of(GIVEN))
    players = (Player(""), *(Player("", "soldier"),) * (len(GIVEN) - 1))
    match = Match(TANCHIKI, Header(TANCHIKI.name, TANCHIKI.number, setup, SEED, players))
    return faces_of(kit)[TANCHIKI.name].door.resume(kit, match)


HANDICAPS: dict[str, Exhibit] = {
    "tanchiki set-up given": set_up(TANCHIKI.name, PLACES),
    "tanchiki set-up handicaps": set_up(TANCHIKI.name, PLACES, Chosen("seat.handicaps")),
    "tanchiki handicaps": shown(_table, passing()),
}
