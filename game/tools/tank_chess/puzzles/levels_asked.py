"""What a puzzle looks like in numbers, and how often each level finds its first turn."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from game.ai.mind import decided
from game.ai.tank_chess.levels import LADDER
from game.content.goals import WIN
from game.content.tasks.challenges import Challenge, setup_of
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import NO_TARGET, Go, turns
from game.rules.tank_chess.letters.notation import read_action
from game.rules.tank_chess.starting_board import WHITE
from game.rules.tank_chess.state import Table

SUBTLE = frozenset({"quiet", "offer", "discovery"})
PLAIN = frozenset({"capture", "line"})
"""Themes that the eye looks for first."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle by its `mark`: what it looks like, and of so many `tries` how many `found` it, by
    the levels from the weakest up."""

    mark: str
    sort: str
    looks: tuple[float, ...]
    found: tuple[int, ...]
    tries: tuple[int, ...]


TRIES = (8, 8, 4, 2, 1)
"""So often each level is asked: the strong ones nearly always answer alike."""

LOOKS = ("long", "longest", "saves", "wide", "quiet", "subtle", "plain", "far", "pieces", "own")
"""What the numbers of `looks` are."""


def asked(challenge: Challenge, sort: str) -> Asked:
    """Ask each level for the first turn, by fixed dice; the first turn is the only one."""
    table = TANK_CHESS.new(setup_of(challenge), 0).table
    legal = TANK_CHESS.legal(table, WHITE)
    key = read_action(table, challenge.lot.solution[0])
    go = list(turns(numbers(table)))[legal.index(key)]
    found = []
    for mind, tries in zip(LADDER.values(), TRIES, strict=True):
        told = (decided(mind(table, WHITE, legal, Dice(n, "grade"))) for n in range(tries))
        found.append(sum(answer == (key,) for answer in told))
    return Asked(challenge.lot.mark, sort, looks(challenge, table, go), tuple(found), TRIES)


def looks(challenge: Challenge, table: Table, go: Go) -> tuple[float, ...]:
    """Return what it looks like to whoever begins to think, each between 0 and about 1."""
    theme = challenge.lot.theme
    mover = [piece for piece in table.pieces if piece.seat == WHITE][go.unit]
    return (
        float(challenge.par >= 2),
        float(challenge.par >= 3),
        float(challenge.goal.aim != WIN),
        log(sum(1 for _ in turns(numbers(table)))) / 6,
        float(go.target == NO_TARGET),
        float(theme in SUBTLE),
        float(theme in PLAIN),
        _way(table, mover.cell, go) / 10,
        len(table.pieces) / 10,
        float(mover.kind == "commander"),
    )


def _way(table: Table, start: Cell, go: Go) -> int:
    """Return how far the first turn drives."""
    if go.pose < 0:
        return 0
    cell = go.pose % (table.width * table.height)
    return max(abs(start.x - cell % table.width), abs(start.y - cell // table.width))
