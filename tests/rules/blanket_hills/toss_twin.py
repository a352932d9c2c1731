"""A whole toss settled once more, slowly: where it strikes, whom it is worth what, what it leaves.

It is written from the digest (G5, G6) on the slow flight of `twin` and asks nothing of the
referee's own rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.blanket_hills.shells import Shell
from tests.rules.blanket_hills.twin import Scene, far, flight, rag, rolled, square, sunk

NAILS = zip((-3, -2, -1, 0, 0, 1, 2, 3), (97, 103, 99, 100, 104, 98, 102, 100), strict=True)
TURNED = tuple(NAILS)
BROAD = {
    Shell.NUKE: 1,
    Shell.NAPALM: 3,
    Shell.HOMING: 1,
    Shell.ROLLER: 2,
    Shell.SNIPER: 0,
    Shell.SHRAPNEL: 0,
}
DIRECT = {
    Shell.NUKE: 50,
    Shell.NAPALM: 35,
    Shell.HOMING: 10,
    Shell.ROLLER: 20,
    Shell.SNIPER: 100,
    Shell.SHRAPNEL: 5,
}
PITS = {Shell.NUKE: (10, 20), Shell.MOUNTAIN_MOVER: (15, 40)}


@dataclass
class Settled:
    """What comes of a toss: `points` by the tank that is hit, `glued` and `freed` tanks."""

    land: dict
    towers: list
    domes: list
    struck: list = field(default_factory=list)
    points: dict = field(default_factory=dict)
    glued: set = field(default_factory=set)
    freed: set = field(default_factory=set)


def settled(table, team, shell, azimuth, reach, arc):
    """Return what comes of this shell, thrown so by this tank on this table."""
    tanks = [(tank.place.x, tank.place.y) for tank in table.tanks]
    land = {(at % 100, at // 100): high for at, high in enumerate(table.land.heights)}
    towers = [(each.x, each.y) for each in table.towers]
    domes = [(each.x, each.y) for each in table.domes]
    toss = Settled(land, towers, domes)
    rivals = tuple(tank for number, tank in enumerate(tanks) if number != team)
    met = () if shell is Shell.WORM else tuple(domes)
    scene = Scene(land, rivals, tuple(towers), met)
    nails = TURNED if shell is Shell.SHRAPNEL else ((0, 100),)
    for more, share in nails:
        flown = reach * share // 100
        start = tanks[team]
        struck, passed = flight(scene, start, azimuth + more, flown, arc.apex(flown))
        toss.struck.append(struck)
        if struck:
            here = Scene(land, rivals, tuple(towers), tuple(domes))
            _strike(toss, here, tanks, team, shell, struck, passed[-1][1])
    if not table.setup.options.self_hits:
        toss.points.pop(team, None)
    return toss


def _strike(toss, scene, tanks, team, shell, struck, height):
    hit = [
        dome
        for dome in scene.domes
        if far(dome, tanks[team]) > 100
        and far(dome, struck) <= 100
        and 100 * (scene.land[dome] + rag(far(dome, struck))) >= height
    ]
    if shell is Shell.ROLLER:
        hits_tower = any(
            square(struck, tower) and 100 * (scene.land[tower] + 20) >= height
            for tower in scene.towers
        )
        struck = struck if hit or hits_tower else rolled(scene, struck, tanks)[-1]
    _count(toss, scene, tanks, shell, struck)
    if shell in PITS:
        _dig(toss, tanks, struck, hit, *PITS[shell])
    if shell is Shell.DIRT:
        toss.domes.append(struck)
    if shell is Shell.WALL and not any(square(struck, tank, 2) for tank in tanks):
        toss.towers.append(struck)
    if shell is Shell.GLUE:
        near = {number for number, tank in enumerate(tanks) if far(tank, struck) <= 25}
        toss.glued = {number for number in near if not _covered(scene, tanks[number])}


def _count(toss, scene, tanks, shell, struck):
    for number, tank in enumerate(tanks):
        if shell is not Shell.WORM and _covered(scene, tank):
            continue
        worth = _worth(shell, struck, tank)
        if worth:
            toss.points[number] = toss.points.get(number, 0) + worth


def _worth(shell, struck, tank):
    if shell in DIRECT and square(struck, tank, BROAD[shell]):
        return DIRECT[shell]
    away = far(struck, tank)
    if shell is Shell.NUKE and away <= 900:
        return 20 if away <= 400 else 5
    if shell is Shell.HOMING and away <= 400:
        return 10
    if shell is Shell.WORM and away <= 9:
        return 15
    return 20 if shell is Shell.ROLLER and away <= 100 else 0


def _covered(scene, tank):
    return any(far(tank, dome) <= 100 for dome in scene.domes)


def _dig(toss, tanks, struck, hit, radius, depth):
    def inside(place):
        return far(place, struck) <= radius * radius

    toss.land = sunk(toss.land, struck, radius, depth)
    toss.towers = [tower for tower in toss.towers if not inside(tower)]
    toss.domes = [dome for dome in toss.domes if dome not in hit and not inside(dome)]
    toss.freed = {number for number, tank in enumerate(tanks) if inside(tank)}
