"""A table that goes on from a record."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.record import Player, Record

from .opened import begun

GAME = "tank_chess"


def play_on(kit: Kit, record: Record, count: int) -> Scene:
    """Return a table that goes on after so many moves of the record, without a clock.

    Who sat there sits there again; where only computers did, a person takes White.
    """
    players = record.header.players
    if all(player.strength is not None for player in players):
        players = (Player(players[0].name), *players[1:])
    header = replace(record.header, players=players, clock=None, rules=TANK_CHESS.number)
    match = Match(TANK_CHESS, header, CallFlag)
    for done in record.standing[:count]:
        match.submit(done.action)
    return begun(kit, match)
