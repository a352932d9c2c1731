"""A table that goes on from a record."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki import TANCHIKI
from game.scenes.kit import Kit
from game.scenes.play.keeping import begun_labels, shelve
from game.scenes.play.kept import waiting
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.record import Player, Record

from .setup import GAME, tanchiki_setup
from .table import TableScene


def play_on(kit: Kit, record: Record, count: int) -> Scene | None:
    """Return a table that goes on after so many actions, None if the match was over by then.

    Who sat there sits there again; where only computers did, a person takes the first seat.
    """
    players = record.header.players
    if all(player.strength is not None for player in players):
        players = (Player(players[0].name), *players[1:])
    labels = (*begun_labels(record.header.labels), ("date", kit.today()))
    match = Match(TANCHIKI, replace(record.header, players=players, labels=labels))
    for done in record.standing[:count]:
        match.submit(done.action)
    if match.outcome is not None:
        return None
    if waiting(kit, GAME):
        shelve(kit, GAME)
    return TableScene(kit, match, lambda: tanchiki_setup(kit))
