"""Who of a side may have done what the news tell, in every way in which it can be shared out.

A duty ties one slot of one character: it acted in a room, or anywhere, or it had to leave. All
else is free, to move or to stay. A news needs one hand; further hands at the same lamp stay in
their room, which a free slot may, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.lamps_till_dawn.house import RoomNumber

from .news import Moment, News

ANYWHERE, LEAVE = 0, -1
"""Duties that are no room: to act wherever one is, and to go away."""

Slot = tuple[Seat, int]
Duties = Mapping[Slot, int]
"""A room, or one of the two, by seat and slot."""
Frights = Mapping[Seat, Moment]
"""In which slot each was frightened, and in which room: the slot is not told."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something that one of the seats must have done, in one of these slots; once a turn."""

    kind: str
    room: int
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shared:
    """Duties so far, and which kind of action each seat has done."""

    duties: Duties
    done: frozenset[tuple[Seat, str]] = frozenset()

    def with_(self, kind: str, seat: Seat, ties: Duties) -> Shared | None:
        """Return the same with what one seat did, None if it could not do that, too."""
        if (seat, kind) in self.done or not ties.keys().isdisjoint(self.duties):
            return None
        return Shared({**self.duties, **ties}, self.done | {(seat, kind)})


def of_light(seats: Sequence[Seat], news: News, frights: Frights) -> Iterator[Duties]:
    """Yield all ways in which Light may have done its part."""
    begun: Shared | None = Shared({})
    for seat, (slot, room) in frights.items():
        begun = begun and begun.with_("lamp", seat, {(seat, slot): room})
    needs = [Need("lamp", room, (slot,)) for slot, room in (*news.lit, *news.flickered)]
    needs += [Need("banish", room, (1, 2)) for room in sorted(news.banished)]
    needs += [Need("repel", room, (1, 2)) for room in sorted({r for _, r in news.repelled})]
    if begun is not None:
        yield from (each.duties for each in _shared(seats, needs, begun))


def of_dark(
    seats: Sequence[Seat], news: News, frights: Frights, unscared: frozenset[Moment]
) -> Iterator[Duties]:
    """Yield all ways in which Dark may have done its part.

    Where a lamp went on, or flickered while it was off, nobody was scaring: `unscared`.
    """
    needs = [Need("lamp", room, (slot,)) for slot, room in (*news.put_out, *news.flickered)]
    needs += [Need("call", ANYWHERE, (slot,)) for slot in news.calls]
    scares = sorted(set(frights.values()))
    found = _scared(seats, scares, unscared, Shared({}))
    for scaring in found:
        # What scares in a room and stays may put out, or call, while it does.
        stays = {tie for tie, duty in scaring.duties.items() if tie[1] == 2 and duty == ANYWHERE}
        for given in _subsets(sorted(stays)):
            left = {tie: duty for tie, duty in scaring.duties.items() if tie not in given}
            for each in _shared(seats, needs, Shared(left, scaring.done)):
                if all(tie in each.duties for tie in given):
                    yield each.duties


def _shared(seats: Sequence[Seat], needs: Sequence[Need], shared: Shared) -> Iterator[Shared]:
    if not needs:
        yield shared
        return
    need, *others = needs
    for seat in seats:
        for slot in need.slots:
            following = shared.with_(need.kind, seat, {(seat, slot): need.room})
            if following is not None:
                yield from _shared(seats, others, following)


def _scared(
    seats: Sequence[Seat],
    scares: Sequence[Moment],
    unscared: frozenset[Moment],
    shared: Shared,
) -> Iterator[Shared]:
    """Share the scares out: of the first slot one works in the second, too, unless it leaves."""
    if not scares:
        yield shared
        return
    (slot, room), *others = scares
    for seat in seats:
        for ties in _scares(seat, slot, room, unscared):
            following = shared.with_("scare", seat, ties)
            if following is not None:
                stays = ties == {(seat, 1): room, (seat, 2): ANYWHERE}
                left = [each for each in others if not (stays and each == (2, room))]
                yield from _scared(seats, left, unscared, following)


def _scares(
    seat: Seat, slot: int, room: RoomNumber, unscared: frozenset[Moment]
) -> Iterator[Duties]:
    """Yield the ways in which a seat may scare in this slot and room."""
    early = {(seat, 1): room}
    if slot == 1 and (2, room) in unscared:
        yield {**early, (seat, 2): LEAVE}
    elif slot == 1:
        yield early
        yield {**early, (seat, 2): ANYWHERE}
    else:
        yield {(seat, 2): room}
        if (1, room) not in unscared:
            yield {**early, (seat, 2): ANYWHERE}


def _subsets(ties: Sequence[Slot]) -> Iterator[frozenset[Slot]]:
    for number in range(1 << len(ties)):
        yield frozenset(tie for place, tie in enumerate(ties) if number >> place & 1)
