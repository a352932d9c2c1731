"""Winner stays: a queue of people at games of two, and who held the line longest.

The first two of a queue play. Who wins comes first, who loses goes to its end; at a draw whoever
held the line stays. Who held it longest is counted from the matches, so nothing is noted twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

Names = tuple[str, ...]

LEAST: Final = 3
MOST: Final = 8
PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Stand:
    """How many matches in a row somebody has won: in the latest row, and in the longest."""

    called: str
    now: int
    longest: int


def moved_on(queue: Names, called: Names, places: Sequence[int]) -> Names:
    """Return the queue after a match of two who stand in it; after any other it is as it was."""
    if len(called) != PAIR or not set(called) <= set(queue):
        return queue
    best = [name for name, place in zip(called, places, strict=True) if not place]
    stays = min(best, key=queue.index)
    (leaves,) = (name for name in called if name != stays)
    return (stays, *(name for name in queue if name not in called), leaves)


def seated(queue: Names, called: Names) -> Names:
    """Return who sits there next: who stays keeps the seat, the next one takes the other."""
    pair = queue[:PAIR]
    coming = [name for name in pair if name not in called]
    return tuple(name if name in pair or not coming else coming.pop(0) for name in called)


def stands(queue: Names, matches: Iterable[tuple[Names, Sequence[int]]]) -> tuple[Stand, ...]:
    """Return everybody in the queue, who held the line longest first."""
    now, longest = dict.fromkeys(queue, 0), dict.fromkeys(queue, 0)
    for called, places in matches:
        if len(called) != PAIR or len(set(places)) != PAIR:
            continue
        for name, place in zip(called, places, strict=True):
            now[name] = 0 if place else now.get(name, 0) + 1
            longest[name] = max(longest.get(name, 0), now[name])
    found = (Stand(name, now[name], longest[name]) for name in queue)
    return tuple(sorted(found, key=lambda each: -each.longest))
