"""Where both sides may be, turn after turn, from what is told to all alone.

What is told ties each side by itself, but for one thing: in which slot somebody was frightened is
not told, and both were in that room then. So a `Whereabouts` is a few worlds, in each of which any
place of Light goes with any of Dark. It is exact but that nobody follows who called which
nightmare: who has three dormant calls no more, and that betrays no room by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from game.core.rules import Seat
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import CROWD, START_PLACES, Setup, Side

from .duties import ANYWHERE, LEAVE, Duties, Frights, of_dark, of_light
from .joint_places import Group, Joint
from .news import News

MOST_PLACES = 1 << 18
"""So many joint places of a side are followed: five characters in our house have nearly as many."""

World = tuple[Joint, Joint]
"""Where Light may be, and where Dark."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """What everybody can know of who is where."""

    setup: Setup
    lamps: frozenset[RoomNumber]
    worlds: tuple[World, ...]

    @property
    def house(self) -> House:
        return self.setup.house

    def seats(self, side: Side) -> tuple[Seat, ...]:
        return tuple(seat for seat, each in enumerate(self.setup.sides) if each is side)

    def group(self, side: Side) -> Group:
        return Group(self.house, len(self.seats(side)))

    def rooms(self, seat: Seat) -> frozenset[RoomNumber]:
        """Return where a seat may be."""
        side = self.setup.sides[seat]
        group, who, joint = self.group(side), self.seats(side).index(seat), self._all(side)
        return frozenset(r for r in self.house.numbers if group.at(joint, who, (r,)))

    def side_in(self, side: Side) -> frozenset[RoomNumber]:
        """Return the rooms where anybody of a side may be; in all others there is nobody."""
        return frozenset().union(*map(self.rooms, self.seats(side)))

    def places(self, side: Side) -> Iterator[tuple[RoomNumber, ...]]:
        """Yield all joint places of a side, a room for each of its seats."""
        return self.group(side).each(self._all(side))

    def _all(self, side: Side) -> Joint:
        found = 0
        for world in self.worlds:
            found |= world[side is Side.DARK]
        return found


def can_be_followed(setup: Setup) -> bool:
    """Whether no side has too many places to follow."""
    most = max(setup.sides.count(side) for side in Side)
    places: int = len(setup.house.rooms) ** most
    return places <= MOST_PLACES


def begun(setup: Setup) -> Whereabouts | None:
    """Return what is known as a night begins, None where there are too many places to follow."""
    if not can_be_followed(setup):
        return None
    sides = [setup.sides.count(side) for side in Side]
    groups = (Group(setup.house, count) for count in sides)
    light, dark = (_started(group, range(group.count), group.everywhere, setup) for group in groups)
    return Whereabouts(setup, frozenset(), ((light, dark),))


def followed(before: Whereabouts, news: News) -> Whereabouts:
    """Return what is known after a turn of which these are the news."""
    lights, darks = before.seats(Side.LIGHT), before.seats(Side.DARK)
    after = _lamps(before.lamps, news, 1)
    off = {1: before.lamps, 2: after}
    unscared = frozenset(news.lit) | {(s, r) for s, r in news.flickered if r not in off[s]}
    worlds: list[World] = []
    for frights in _frights(news, off):
        of_lights = tuple(of_light(lights, news, frights))
        of_darks = tuple(of_dark(darks, news, frights, unscared))
        for light, dark in before.worlds:
            world = _light(before, light, of_lights, news), _dark(before, dark, of_darks, news)
            if all(world):
                worlds.append(world)
    return replace(before, lamps=_lamps(after, news, 2), worlds=_merged(worlds))


def _lamps(lamps: frozenset[RoomNumber], news: News, slot: int) -> frozenset[RoomNumber]:
    """Return which lamps burn after a slot."""
    lit = {room for s, room in news.lit if s == slot}
    return (lamps | lit) - {room for s, room in news.put_out if s == slot}


def _frights(news: News, lamps: dict[int, frozenset[RoomNumber]]) -> Iterator[Frights]:
    """Yield in which slot each may have been frightened: where the lamp was off and stayed so."""
    told = {*news.lit, *news.flickered}
    ways = [
        [(slot, room) for slot in (1, 2) if room not in lamps[slot] and (slot, room) not in told]
        for _, room in news.frightened
    ]
    seats = [seat for seat, _ in news.frightened]
    for moments in product(*ways):
        yield dict(zip(seats, moments, strict=True))


def _light(before: Whereabouts, joint: Joint, ways: Iterable[Duties], news: News) -> Joint:
    group, seats = before.group(Side.LIGHT), before.seats(Side.LIGHT)
    found = _gone(group, seats, joint, ways)
    for room, bitten in news.woken:
        if bitten:
            found = group.somebody_at(found, room)
        else:
            found &= ~group.somebody_at(found, room)
    fled = [seats.index(seat) for seat, _ in news.frightened]
    return _started(group, fled, found, before.setup)


def _dark(before: Whereabouts, joint: Joint, ways: Iterable[Duties], news: News) -> Joint:
    group, seats = before.group(Side.DARK), before.seats(Side.DARK)
    found = _gone(group, seats, joint, ways)
    where = dict(news.repelled)
    for who, seat in enumerate(seats):
        if seat in where:
            found = group.at(found, who, (where[seat],))
        for room in {*where.values()} if seat not in where else ():
            found = group.not_at(found, who, room)
    return _started(group, [seats.index(seat) for seat in where], found, before.setup)


def _gone(group: Group, seats: tuple[Seat, ...], joint: Joint, ways: Iterable[Duties]) -> Joint:
    """Return where all may be after both slots, in whatever way they shared their duties.

    What is still to be done is done once for all who have come to it.
    """
    ties = [(seat, slot) for slot in (1, 2) for seat in seats]
    left = dict.fromkeys((tuple(map(way.get, ties)) for way in ways), joint)
    for step in range(len(ties)):
        done: dict[tuple[Joint, int | None], Joint] = {}
        after: dict[tuple[int | None, ...], Joint] = {}
        for (duty, *rest), before in left.items():
            if (before, duty) not in done:
                done[before, duty] = _did(group, before, step % group.count, duty)
            after[*rest,] = after.get((*rest,), 0) | done[before, duty]
        left = after
    return left.get((), 0)


def _did(group: Group, joint: Joint, who: int, duty: int | None) -> Joint:
    """Return where all may be after one slot of one character."""
    if duty == ANYWHERE:
        return joint
    if duty is None or duty == LEAVE:
        return group.roamed(joint, who, stays=duty is None)
    return group.at(joint, who, (duty,))


def _started(group: Group, fled: Iterable[int], joint: Joint, setup: Setup) -> Joint:
    """Return where all may be once these have gone to a start place by a secret throw."""
    many = len(setup.sides) >= CROWD
    starts = setup.house.starts[: START_PLACES + many]
    for who in fled:
        joint = group.sent(joint, who, starts)
    return joint


def _merged(worlds: list[World]) -> tuple[World, ...]:
    """Return fewer worlds that hold the same: those alike on one side are one."""
    for place in (0, 1):
        alike: dict[Joint, Joint] = {}
        for world in worlds:
            alike[world[place]] = alike.get(world[place], 0) | world[1 - place]
        worlds = [(a, b) if place == 0 else (b, a) for a, b in alike.items()]
    return tuple(worlds)
