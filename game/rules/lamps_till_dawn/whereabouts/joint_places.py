"""Sets of joint places of some characters, each set one whole number.

A joint place gives every character a room, and is a number with a digit for each: so a set of them
is a number with a bit for each. What holds of one character is a mask, and a move of one from a
room to another shifts all bits at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.rules.lamps_till_dawn.house import House, RoomNumber

Joint = int
"""A set of joint places; 0 is the empty one."""


@dataclass(frozen=True, slots=True)
class Group:
    """So many characters in a house."""

    house: House
    count: int

    @property
    def everywhere(self) -> Joint:
        size: int = len(self.house.rooms) ** self.count
        return (1 << size) - 1

    def at(self, joint: Joint, who: int, rooms: Sequence[RoomNumber]) -> Joint:
        """Return the joint places in which one is in one of these rooms."""
        masks = _masks(len(self.house.rooms), self.count, who)
        return joint & sum(masks[room - 1] for room in rooms)

    def not_at(self, joint: Joint, who: int, room: RoomNumber) -> Joint:
        return joint & ~_masks(len(self.house.rooms), self.count, who)[room - 1]

    def somebody_at(self, joint: Joint, room: RoomNumber) -> Joint:
        found = 0
        for who in range(self.count):
            found |= self.at(joint, who, (room,))
        return found

    def roamed(self, joint: Joint, who: int, stays: bool = True) -> Joint:
        """Return where one may be after a move; who `stays` may also have done without."""
        found = joint if stays else 0
        for room in self.house.numbers:
            there = self.at(joint, who, (room,))
            for end in _ends(self.house, room) if there else ():
                found |= self._shifted(there, who, end - room)
        return found

    def sent(self, joint: Joint, who: int, rooms: Sequence[RoomNumber]) -> Joint:
        """Return the joint places once one may be in any of these rooms, wherever it was."""
        found = 0
        for room in self.house.numbers:
            there = self.at(joint, who, (room,))
            for end in rooms if there else ():
                found |= self._shifted(there, who, end - room)
        return found

    def each(self, joint: Joint) -> Iterator[tuple[RoomNumber, ...]]:
        """Yield the joint places, a room for each character."""
        wide = len(self.house.rooms)
        while joint:
            lowest = joint & -joint
            joint ^= lowest
            number = lowest.bit_length() - 1
            yield tuple(number // wide**who % wide + 1 for who in range(self.count))

    def _shifted(self, joint: Joint, who: int, by: int) -> Joint:
        bits: int = by * len(self.house.rooms) ** who
        return joint << bits if bits > 0 else joint >> -bits


@lru_cache(maxsize=64)
def _masks(wide: int, count: int, who: int) -> tuple[Joint, ...]:
    """Return for each room the joint places in which one is there."""
    stride = wide**who
    period = stride * wide
    size = wide**count
    repeated = ((1 << size) - 1) // ((1 << period) - 1)
    return tuple((((1 << stride) - 1) << (room * stride)) * repeated for room in range(wide))


@lru_cache(maxsize=512)
def _ends(house: House, room: RoomNumber) -> tuple[RoomNumber, ...]:
    """Return where one move may lead from a room."""
    return tuple(sorted({path[-1] for path in house.paths(room)}))
