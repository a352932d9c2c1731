"""What a table promises: what each tank can still score with the shells it holds.

Domes decide most of it (G6.3). Who can hide and is not dug out loses little more, so shells in the
hand of a rival whose dirt is not spent are worth a part of what they would give at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules.blanket_hills.choices import by_nearness
from game.rules.blanket_hills.course import fires
from game.rules.blanket_hills.shells import TOYS, Hand, Shell
from game.rules.blanket_hills.state import MOVES, Table, Team

from .ground import Ground, ground_of, prospects

NEAR = 2
"""So many rivals are looked at, the nearest."""
USUAL: Mapping[Shell, float] = {
    Shell.SNIPER: 60,
    Shell.NUKE: 28,
    Shell.NAPALM: 30,
    Shell.SHRAPNEL: 20,
    Shell.ROLLER: 18,
    Shell.HOMING: 10,
    Shell.WORM: 9,
    Shell.GAMMA_RAY: 1,
}
"""What a shell gives on a usual blanket; of the others only what they do is worth something."""
LATER = 0.97
"""Points to come are worth a little less than points: who knows what happens."""


@dataclass(frozen=True, slots=True)
class Weights:
    """`hidden` and `dug_out` are the shares that are left when a rival has dirt in hand, without
    and with enough to dig it out again; `driving` is the part of a bad place that can be left;
    a move kept is worth `move` points. A style likes some shells for themselves, and each
    centimetre that it drives."""

    hidden: float = 0.4
    dug_out: float = 0.8
    driving: float = 0.3
    move: float = 2.0
    likes: frozenset[Shell] = field(default=frozenset())
    liking: float = 16.0
    roams: float = 0.0


@dataclass(frozen=True, slots=True)
class Cover:
    """How a tank is kept from a rival: domes over it, and dirt in its hand."""

    domes: int
    dirt: int


def promised(hand: Hand, gives: Mapping[Shell, float], cover: Cover, weights: Weights) -> float:
    """Return what a hand will give from the next turn of others on."""
    worms = gives.get(Shell.WORM, 0.0) * hand.count(Shell.WORM)
    share, digs = reached(hand, cover, weights)
    nukes = max(0, digs - hand.count(Shell.MOUNTAIN_MOVER))
    whole = sum(gives.get(shell, 0.0) for shell in hand) - worms
    return worms + share * (whole - nukes * gives.get(Shell.NUKE, 0.0))


def reached(hand: Hand, cover: Cover, weights: Weights) -> tuple[float, int]:
    """Return the share of a hand that will reach a rival, and how many shells must dig for it."""
    diggers = sum(TOYS[shell].pit is not None for shell in hand)
    if diggers < cover.domes:
        return 0.0, 0
    if not cover.dirt:
        return 1.0, cover.domes
    if diggers < cover.domes + cover.dirt:
        return weights.hidden, cover.domes
    return weights.dug_out, cover.domes + cover.dirt


def future(
    table: Table, ground: Ground, team: Team, weights: Weights, *, at_once: bool = False
) -> float:
    """Return what a tank will score at the rival where that is most; `at_once` counts its best
    shell whole, since it comes before anybody hides."""
    if not fires(table, team):
        return 0.0
    hand = table.tanks[team].shells
    found = 0.0
    for rival in by_nearness(table, team)[:NEAR]:
        gives = driven(table, ground, team, rival, weights)
        cover = cover_of(table, ground, rival)
        told = promised(hand, gives, cover, weights)
        if at_once and not cover.domes and cover.dirt:
            share, _ = reached(hand, cover, weights)
            told += (1 - share) * max(gives.get(shell, 0.0) for shell in hand)
        found = max(found, told)
    return found


def outlook(table: Table, team: Team, weights: Weights, *, at_once: bool = False) -> float:
    """Return what is promised to a tank, less what is promised to rivals who are to fire."""
    ground = ground_of(table)
    own = LATER * future(table, ground, team, weights, at_once=at_once)
    own += _moves(table, team, weights)
    rivals = table.rivals(team)
    theirs = sum(
        future(table, ground, rival, weights, at_once=True) + _moves(table, rival, weights)
        for rival in rivals
    )
    return own - theirs / len(rivals)


def driven(
    table: Table, ground: Ground, team: Team, rival: Team, weights: Weights
) -> Mapping[Shell, float]:
    """Return what shells give at a rival; who can still drive is not bound to a bad place."""
    seat = table.setup.members(team)[0]
    gives = prospects(ground, team, rival, table.setup.grips[seat])
    if not _drives(table, team):
        return gives
    part = weights.driving
    return {shell: (1 - part) * given + part * USUAL[shell] for shell, given in gives.items()}


def cover_of(table: Table, ground: Ground, team: Team) -> Cover:
    dirt = table.tanks[team].shells.count(Shell.DIRT) if fires(table, team) else 0
    return Cover(len(ground.covers(team)), dirt)


def _drives(table: Table, team: Team) -> bool:
    tank = table.tanks[team]
    return tank.moves < MOVES and not tank.glued and fires(table, team)


def _moves(table: Table, team: Team, weights: Weights) -> float:
    return weights.move * (MOVES - table.tanks[team].moves) if _drives(table, team) else 0.0
