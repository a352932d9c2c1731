"""A match of Tanchiki that was taken up, and what can follow it."""

from __future__ import annotations

from dataclasses import replace

from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.setting import first_player
from game.scenes.kit import Kit
from game.scenes.play.saving import begun_labels
from game.scenes.setup import Occupant, last_setup
from game.scenes.stack import Scene
from game.session.match import Match

from .setup import GAME, TanchikiPanel
from .table import TableScene


def taken_up(kit: Kit, match: Match) -> Scene:
    """Return the table of a match that was left; after it the same buttons as ever are there."""
    places = tuple(Occupant(each.name, each.strength or "") for each in match.header.players)

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
