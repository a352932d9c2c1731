"""Where the clips of Tanchiki come from."""

from __future__ import annotations

from dataclasses import replace

from game.content.maps.maps import boards
from game.content.tanchiki.cards import load_cards
from game.core.rules import Told
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.events import (
    BotRefused,
    LastCallMade,
    PlayOnAgreed,
    ShovelWasted,
    SuddenDeathBegan,
    VolleyFired,
)
from game.rules.tanchiki.ground.board import Board
from game.rules.tanchiki.state import Options, Setup, Table, Tying
from game.tools.pictures.clip_moments import Found, Moment, MomentCatalogue


def catalogue() -> MomentCatalogue:
    grounds = [m.ground for m in boards("tanchiki").maps if isinstance(m.ground, Board)]
    setups = tuple(
        Setup(ground, 2 + number % 3, _options(number), deck=load_cards())
        for number, ground in enumerate(grounds * 4)
    )
    return MomentCatalogue(TANCHIKI, setups, _arranged)


def _options(number: int) -> Options:
    """Return another choice of options for each number."""
    bits = [bool(number >> bit & 1) for bit in range(4)]
    return Options(*bits)


def _arranged(found: Found) -> tuple[Moment, ...]:
    """Return what comes once in a hundred matches, in the middle of a turn of a real one."""
    if VolleyFired.__name__ not in found:
        return ()
    table: Table = found[VolleyFired.__name__][0]
    tied = replace(table, question=Tying((0, 1)))
    agreed = replace(table, question=Tying(()))
    refused = BotRefused(table.supply.tokens[0], seen_before=False)
    return (
        (table, Told(0, ShovelWasted(0), "T8.4", None)),
        (table, Told(0, refused, "T9.2", None)),
        (tied, Told(0, PlayOnAgreed(0), "T10.2", None)),
        (agreed, Told(0, SuddenDeathBegan(), "T10.2", None)),
        (table, Told(0, LastCallMade(34), "T13.4", None)),
    )
