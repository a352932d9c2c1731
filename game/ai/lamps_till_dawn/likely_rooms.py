"""How likely each seat is in each room, as everybody can tell from the news alone.

Each seat is followed by itself, turn by turn, along all it may have done. What was told needs
somebody who did it: a seat that did not is as likely as that a partner did. Nothing here is exact
but one thing: with one seat a side no room is left out where it may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod

from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import CROWD, START_PLACES, Setup, Side
from game.rules.lamps_till_dawn.whereabouts.news import News

from .plans import Rooms, ways

Chances = tuple[float, ...]
"""By room, from the first one on."""

_MOVE = 0.5
"""How often somebody is taken to move in a slot; else it does something where it is."""
_TOLD = 0.5
"""How often that would be told to all where it can be."""
_HANDY = 0.25
"""How often a partner who could be there is taken to be the one who did it."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something told that one of a side did, in one of these slots; `room` 0 is anywhere."""

    kind: str
    room: RoomNumber
    slots: tuple[int, ...]


def likely(setup: Setup, news: tuple[News, ...], turn: int) -> tuple[Chances, ...]:
    """Return the chances of each seat as a turn begins.

    Where the news do not begin with the night, all begin anywhere.
    """
    return _after(setup, len(news) == turn - 1, news)


@lru_cache(maxsize=256)
def _after(setup: Setup, whole: bool, news: tuple[News, ...]) -> tuple[Chances, ...]:
    if not news:
        anywhere = (1 / len(setup.house.rooms),) * len(setup.house.rooms)
        return (_started(setup) if whole else anywhere,) * len(setup.sides)
    return followed(setup, _after(setup, whole, news[:-1]), news[-1])


def followed(setup: Setup, before: tuple[Chances, ...], news: News) -> tuple[Chances, ...]:
    """Return the chances of each seat after one more turn."""
    seats = list(before)
    fled = {*dict(news.frightened), *dict(news.repelled)}
    for side in Side:
        own = [seat for seat in range(len(setup.sides)) if setup.sides[seat] is side]
        needs = _needs(side, news)
        for seat in own:
            if seat in fled:
                seats[seat] = _started(setup)
                continue
            others = [before[each] for each in own if each != seat]
            left = [_done_by(setup.house, need, others) for need in needs]
            way = _Way(setup.house, side, needs, left, news)
            seats[seat] = way.walked(before[seat])
    return tuple(seats)


class _Way:
    """What one seat may have done in a turn: `left` is the chance that a partner met a need."""

    def __init__(
        self, house: House, side: Side, needs: Sequence[Need], left: Sequence[float], news: News
    ) -> None:
        self._needs = needs
        self._empty = {room for room, bitten in news.woken if not bitten}
        self._empty |= {room for _, room in news.repelled}
        if side is Side.LIGHT:
            self._empty -= {room for _, room in news.repelled}
        else:
            self._empty -= {room for room, _ in news.woken}
        # By the needs met, a bit for each: how likely partners have met all others.
        self._unmet = [
            prod(chance for place, chance in enumerate(left) if not met >> place & 1)
            for met in range(1 << len(needs))
        ]
        self._ends = {
            need.room: 1 << place for place, need in enumerate(needs) if need.kind == "end"
        }
        self._slots = [
            [tuple(self._slot(slot, room, near)) for room, near in enumerate(ways(house), 1)]
            for slot in (1, 2)
        ]

    def walked(self, chances: Chances) -> Chances:
        """Return where the seat is after the turn; anywhere, where nothing fits what was told."""
        found = {(room, 0): chance for room, chance in enumerate(chances, 1) if chance}
        for slot in (1, 2):
            after: dict[tuple[RoomNumber, int], float] = {}
            for (room, met), chance in found.items():
                for to, more, part in self._slots[slot - 1][room - 1]:
                    now = to, met | more
                    after[now] = after.get(now, 0.0) + chance * part
            found = after
        rooms = [0.0] * len(chances)
        for (room, met), chance in found.items():
            if room not in self._empty:
                rooms[room - 1] += chance * self._unmet[met | self._ends.get(room, 0)]
        whole = sum(rooms)
        return tuple(one / whole for one in rooms) if whole else (1 / len(rooms),) * len(rooms)

    def _slot(
        self, slot: int, room: RoomNumber, near: Rooms
    ) -> Iterator[tuple[RoomNumber, int, float]]:
        """Yield where one is after a slot, which needs it has met, and how likely that is."""
        for to in near:
            yield to, 0, _MOVE / len(near)
        yield room, 0, (1 - _MOVE) * (1 - _TOLD)
        for place, need in enumerate(self._needs):
            if slot in need.slots and need.room in (0, room):
                yield room, 1 << place, (1 - _MOVE) * _TOLD


def _needs(side: Side, news: News) -> tuple[Need, ...]:
    """Return what a side must have done; of calls only so many are followed as there are slots."""
    lamps = (*(news.lit if side is Side.LIGHT else news.put_out), *news.flickered)
    found = [Need("lamp", room, (slot,)) for slot, room in lamps]
    if side is Side.LIGHT:
        rituals = {*news.banished, *(room for _, room in news.repelled)}
        found += [Need("ritual", room, (1, 2)) for room in sorted(rituals)]
        found += [
            Need("end", room, ()) for room in sorted({r for r, bitten in news.woken if bitten})
        ]
    else:
        found += [Need("call", 0, (slot,)) for slot in sorted({*news.calls})]
        found += [Need("scare", room, (1, 2)) for room in sorted({r for _, r in news.frightened})]
    return tuple(found)


def _done_by(house: House, need: Need, others: Sequence[Chances]) -> float:
    """Return how likely one of the partners has met a need."""
    missed = 1.0
    for chances in others:
        if need.room == 0:
            there = 1.0
        else:
            near = ways(house)[need.room - 1]
            there = chances[need.room - 1]
            there += sum([chances[room - 1] for room in near]) / len(near)
        missed *= 1 - _HANDY * min(1.0, there)
    return 1 - missed


def _started(setup: Setup) -> Chances:
    """Return the chances of a secret throw for a start place."""
    starts = setup.house.starts[: START_PLACES + (len(setup.sides) >= CROWD)]
    share = 1 / len(starts)
    return tuple(share if room in starts else 0.0 for room in setup.house.numbers)
