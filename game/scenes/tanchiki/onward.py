"""A table that goes on from a record, and what can follow a match."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.setting import first_player
from game.scenes.kit import Kit
from game.scenes.play.keeping import begun_labels, make_way
from game.scenes.setup import Place, last_setup
from game.scenes.stack import Scene
from game.session.match import Match
from game.session.record import Player, Record

from .setup import GAME, TanchikiPanel, tanchiki_setup
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
    make_way(kit, GAME)
    return TableScene(kit, match, lambda: tanchiki_setup(kit))


def taken_up(kit: Kit, match: Match) -> Scene:
    """Return the table of a match that was left; after it the same buttons as ever are there."""
    places = tuple(Place(each.name, each.strength or "") for each in match.header.players)

    def further() -> Scene:
        return TanchikiPanel(kit, last_setup(kit, GAME)[1]).further(places, match.outcome)

    return TableScene(kit, match, lambda: taken_up(kit, rematch(kit, match)), further)


def rematch(kit: Kit, match: Match) -> Match:
    """Return another match on the same board, by the same rules and with the same players.

    Who has won begins (T3.4a).
    """
    header, seed = match.header, kit.seed()
    first = first_player(header.setup.seats, seed, match.outcome)
    setup = replace(header.setup, first=first)
    labels = (*begun_labels(header.labels), ("date", kit.today()))
    return Match(TANCHIKI, replace(header, setup=setup, seed=seed, labels=labels))
