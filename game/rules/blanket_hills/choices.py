"""Who decides now and what: all that may be asked for, worked out, and the few that stand for it.

An aim has three numbers, so a list of all would be hundreds of thousands long (G10). A player that
needs a list has some round the nearest rival, and the straight shots at the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from game.core.long_list import Block, LongList
from game.core.rules import Outcome, Seat
from game.rules.blanket_hills.why_not.refusing import move_cap, refusal

from .actions import (
    FARTHEST,
    NEAREST,
    ROUND,
    Action,
    Arc,
    Fire,
    FireRay,
    Move,
    Pick,
)
from .course import acting
from .flight import bearing
from .land import squared
from .shells import Shell
from .state import MOVES, Table, Team

SIDEWAYS, FURTHER = 4, 8
"""Degrees and per cent from shot to shot of the list."""
SHORT_MOVE, EIGHTH = 10, 45


def to_act(table: Table) -> tuple[Seat, ...]:
    seat = acting(table)
    return () if seat is None else (seat,)


def legal(table: Table, seat: Seat) -> tuple[Action, ...]:
    if seat != acting(table):
        return ()
    if table.turn is None:
        return tuple(Pick(seat, shell) for shell in dict.fromkeys(table.barrel))
    return (*_moves(table, seat), *_shots(table, seat, table.turn))


def whole(table: Table, seat: Seat) -> LongList:
    """Return all that a seat may ask for; of its moves the land may refuse some."""
    if seat != acting(table):
        return LongList()
    if table.turn is None:
        return LongList(*(Block(Pick(seat, each), {}) for each in dict.fromkeys(table.barrel)))
    tank, around = table.tanks[table.turn], range(ROUND)
    moves = tank.moves < MOVES and not tank.glued
    ways = range(1, move_cap(table) + 1) if moves else range(0)
    blocks = [Block(Move(seat, 0, 1), {"azimuth": around, "cm": ways})]
    for shell in dict.fromkeys(tank.shells):
        if shell is Shell.GAMMA_RAY:
            blocks.append(Block(FireRay(seat), {}))
            continue
        aims = {"azimuth": around, "reach": range(NEAREST, FARTHEST + 1)}
        blocks += [Block(Fire(seat, shell, 0, NEAREST, arc), aims) for arc in Arc]
    return LongList(*blocks)


def outcome(table: Table) -> Outcome | None:
    if table.ending is None:
        return None
    winners = (seat for team in table.ending.winners for seat in table.setup.members(team))
    return Outcome(frozenset(winners))


def aimed(table: Table, team: Team, target: Team) -> tuple[int, int]:
    """Return azimuth and reach of a first guess at a tank: on flat land it comes down about there.

    A shell starts above its ground, so it flies a little further than is meant.
    """
    own, place = table.tanks[team].place, table.tanks[target].place
    reach = isqrt(squared(own, place)) * 14 // 15
    azimuth = bearing(place.x - own.x, place.y - own.y)
    return azimuth, min(max(reach, NEAREST), FARTHEST)


def by_nearness(table: Table, team: Team) -> tuple[Team, ...]:
    """Return the rivals, the nearest first."""
    own = table.tanks[team].place
    return tuple(sorted(table.rivals(team), key=lambda t: squared(own, table.tanks[t].place)))


def _moves(table: Table, seat: Seat) -> tuple[Move, ...]:
    """Return moves to eight sides; where none of them may be, those of a single centimetre."""
    tank = table.tanks[table.setup.teams[seat]]
    if tank.moves >= MOVES or tank.glued:
        return ()
    return _drivable(table, seat, SHORT_MOVE, move_cap(table)) or _drivable(table, seat, 1)


def _drivable(table: Table, seat: Seat, *lengths: int) -> tuple[Move, ...]:
    moves = (Move(seat, azimuth, cm) for azimuth in range(0, ROUND, EIGHTH) for cm in lengths)
    return tuple(move for move in moves if refusal(table, move) is None)


def _shots(table: Table, seat: Seat, team: Team) -> Iterator[Action]:
    aims = tuple(_aims(table, team))
    for shell in dict.fromkeys(table.tanks[team].shells):
        if shell is Shell.GAMMA_RAY:
            yield FireRay(seat)
        else:
            yield from (Fire(seat, shell, *aim) for aim in aims)


def _aims(table: Table, team: Team) -> Iterator[tuple[int, int, Arc]]:
    nearest, *others = by_nearness(table, team)
    azimuth, reach = aimed(table, team, nearest)
    around = [(azimuth + more) % ROUND for more in (-SIDEWAYS, 0, SIDEWAYS)]
    reaches = (reach + reach * more // 100 for more in (-FURTHER, 0, FURTHER))
    yield azimuth, reach, Arc.FLAT
    for each in sorted({min(max(r, NEAREST), FARTHEST) for r in reaches}):
        yield from ((turned, each, Arc.NORMAL) for turned in around)
    yield azimuth, reach, Arc.HIGH
    for other in others:
        aim = (*aimed(table, team, other), Arc.NORMAL)
        if aim[0] not in around:
            yield aim
