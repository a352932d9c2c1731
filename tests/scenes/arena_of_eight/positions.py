"""Positions of Arena of Eight for tests, written as in a scenario."""

from __future__ import annotations

from game.core.spelling import Offers, Picking
from game.rules.arena_of_eight import ARENA_OF_EIGHT as RULES
from game.rules.arena_of_eight.actions import Block, Draw, Reply, StepTo, Strike, Take
from game.rules.arena_of_eight.letters.scenarios import played

NAMES = ("Ann", "Ben")
CLOSE = ("...AB...",)
FAR = (".A...B..",)
ALL_BUT_HOPS = frozenset({Block, Draw, Reply, StepTo, Strike, Take})
"""What comes in nearly every match; seeds are of short ones that have all of it."""


def after(*orders, board=CLOSE, **given):
    """Return the table that orders lead to."""
    return told(*orders, board=board, **given).state.table


def told(*orders, board=CLOSE, **given):
    sections = {name.replace("_", " "): lines for name, lines in given.items()}
    return played({"board": board, "orders": orders, **sections})


def picking(table, seat=0, *parts):
    """Return what a seat may pick, after these parts."""
    view = RULES.view(table, seat)
    found = Picking(Offers(RULES.spell, view, seat, RULES.legal(view, seat)))
    for part in parts:
        assert found.may(part), part
        found = found.take(part)
    return found
