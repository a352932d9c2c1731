"""A table that goes on from a record."""

from __future__ import annotations

from dataclasses import replace

from game.ai.minds import MINDS
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import CallFlag
from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.record import Player, Record

from .table import TableScene

GAME = "tank_chess"


def play_on(kit: Kit, record: Record, count: int) -> Scene:
    """Return a table for two people that goes on after so many moves of the record."""
    players = tuple(Player(player.name) for player in record.header.players)
    header = replace(record.header, players=players, clock=None, rules=TANK_CHESS.number)
    match = Match(TANK_CHESS, header, CallFlag)
    for done in record.standing[:count]:
        match.submit(done.action)
    return TableScene(kit, match, MINDS[GAME])
