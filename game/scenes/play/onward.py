"""A table that goes on from a record, whatever the game."""

from __future__ import annotations

from dataclasses import replace

from game.rules import GAMES
from game.scenes.faces import faces_of
from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.record import Player, Record

from .saving import begun_labels, make_way


def play_on(kit: Kit, record: Record, count: int) -> Scene | None:
    """Return a table that goes on after so many actions, None if the match was over by then.

    It has no clock. Who sat there sits there again; where only computers did, a person takes the
    first seat.
    """
    header, door = record.header, faces_of(kit)[record.header.game].door
    players = header.players
    if all(player.strength is not None for player in players):
        players = (Player(players[0].name), *players[1:])
    rules = GAMES[header.game]
    labels = (*begun_labels(header.labels), ("date", kit.today()))
    begun = replace(header, players=players, labels=labels, clock=None, rules=rules.number)
    match = Match(rules, begun, door.flag)
    for done in record.standing[:count]:
        match.submit(done.action)
    if match.outcome is not None:
        return None
    make_way(kit, header.game)
    return door.resume(kit, match)
