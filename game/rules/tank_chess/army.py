"""Free armies: as many points as the board's own army, on the board's own start cells."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core.rules import Seat
from game.rules.tank_chess.starting_board import Board, Kind, Placement, army_points

Kinds = tuple[Kind, ...]
Army = tuple[tuple[str, int], ...]
"""How many pieces of each kind, the commander left out."""


def own_army(board: Board, seat: Seat) -> Army:
    """Return the army that stands on the board, without its commander."""
    counted = Counter(each.kind for each in board.pieces if each.seat == seat)
    return tuple((kind, count) for kind, count in counted.items())


def soldiers(army: Army, kinds: Kinds) -> Army:
    """Return the army without commanders and without kinds that are not known."""
    plain = {kind.name for kind in kinds if not kind.commander}
    return tuple((kind, count) for kind, count in army if kind in plain and count > 0)


def points(army: Army, kinds: Kinds) -> int:
    worth = {kind.name: kind.points for kind in kinds}
    return sum(worth.get(kind, 0) * count for kind, count in army)


def most(board: Board, seat: Seat, kinds: Kinds) -> int:
    """Return how many pieces there is room for, beside the commander."""
    return sum(count for _, count in soldiers(own_army(board, seat), kinds))


def fits(board: Board, seat: Seat, army: Army, kinds: Kinds) -> bool:
    pieces = sum(count for _, count in army)
    return 0 < pieces <= most(board, seat, kinds) and points(army, kinds) <= army_points(
        board, kinds, seat
    )


def changed(army: Army, kind: str, step: int) -> Army:
    """Return the army with one piece of a kind more or less."""
    counted = dict(army)
    counted[kind] = max(0, counted.get(kind, 0) + step)
    return tuple((name, count) for name, count in counted.items() if count)


def enlisted(board: Board, armies: tuple[Army, Army], kinds: Kinds) -> Board:
    """Return the board with these armies on its start cells; the commanders stay.

    A kind first takes the cells where the board has it, the others fill what is left.
    """
    crowns = {kind.name for kind in kinds if kind.commander}
    placed: list[Placement] = []
    for seat, army in enumerate(armies):
        stand = [each for each in board.pieces if each.seat == seat]
        placed += [each for each in stand if each.kind in crowns]
        placed += _filled([each for each in stand if each.kind not in crowns], army)
    return replace(board, pieces=tuple(placed))


def _filled(starts: list[Placement], army: Army) -> list[Placement]:
    left = Counter(dict(army))
    kept = []
    for start in starts:
        if left[start.kind] > 0:
            left[start.kind] -= 1
            kept.append(start)
    free = [start for start in starts if start not in kept]
    rest = [kind for kind, count in left.items() for _ in range(count)]
    return kept + [replace(start, kind=kind) for start, kind in zip(free, rest, strict=False)]
