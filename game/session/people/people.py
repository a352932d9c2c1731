"""What the tallies of many matches say of the people in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.deeds import summed

from .tally import Tally


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody's matches that were played to their end; `feats` counts the medals by name.

    `accuracies` are those of the matches that were analysed, in percent.
    """

    name: str
    matches: int
    won: int
    counts: Counter[str]
    cards: Counter[str]
    feats: Counter[str]
    accuracies: tuple[int, ...] = ()

    @property
    def accuracy(self) -> int:
        """How well the analysed matches were played, 0 where there is none."""
        return round(sum(self.accuracies) / max(1, len(self.accuracies)))

    @property
    def favourite(self) -> str:
        """The card played most, "" for none."""
        return min(self.cards, key=lambda card: (-self.cards[card], card), default="")


@dataclass(frozen=True, slots=True)
class Pair:
    """How two people did in the matches that both were in."""

    other: str
    matches: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Span:
    """How many matches somebody played and won in a month or on a day."""

    name: str
    matches: int
    won: int


def names(tallies: Iterable[Tally]) -> tuple[str, ...]:
    """Return everybody who has played, whoever played most first."""
    found = Counter(name for each in tallies for name in set(each.people) if name)
    return tuple(sorted(found, key=lambda name: (-found[name], name)))


def person(tallies: Iterable[Tally], name: str) -> Person:
    over = [each for each in tallies if each.winners is not None and name in each.people]
    deeds = [
        deeds
        for each in over
        for who, deeds in zip(each.people, each.deeds, strict=False)
        if who == name
    ]
    return Person(
        name,
        len(over),
        sum(_won(each, name) for each in over),
        summed(each.counts for each in deeds),
        summed(each.cards for each in deeds),
        Counter(feat for each in deeds for feat in each.feats),
        tuple(
            percent
            for each in over
            for who, percent in zip(each.people, each.accuracy, strict=False)
            if who == name and percent is not None
        ),
    )


def pairs(tallies: Iterable[Tally], name: str) -> tuple[Pair, ...]:
    """Return how somebody did against everybody else, the most matches first."""
    over = [each for each in tallies if each.winners is not None and name in each.people]
    others = {who for each in over for who in each.people if who and who != name}
    found = [_pair([each for each in over if who in each.people], name, who) for who in others]
    return tuple(sorted(found, key=lambda pair: (-pair.matches, pair.other)))


def months(tallies: Sequence[Tally], name: str, year: str) -> tuple[Span, ...]:
    """Return the twelve months of a year."""
    return tuple(_span(tallies, name, f"{year}-{month:02}") for month in range(1, 13))


def evenings(tallies: Sequence[Tally]) -> tuple[str, ...]:
    """Return the days on which matches were played to their end, the latest first."""
    return tuple(
        sorted({t.date for t in tallies if t.date and t.winners is not None}, reverse=True)
    )


def evening(tallies: Iterable[Tally], date: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return how many matches of a day everybody had won after each of them, the best first."""
    day = [each for each in tallies if each.date == date and each.winners is not None]
    day.sort(key=lambda each: each.hour)
    found = []
    for name in names(day):
        won, line = 0, []
        for each in day:
            won += _won(each, name)
            line.append(won)
        found.append((name, tuple(line)))
    return tuple(sorted(found, key=lambda each: (-each[1][-1], each[0])))


def _won(each: Tally, name: str) -> bool:
    return any(each.people[seat] == name for seat in each.winners or () if seat < len(each.people))


def _pair(both: Sequence[Tally], name: str, other: str) -> Pair:
    won = sum(_won(each, name) and not _won(each, other) for each in both)
    lost = sum(_won(each, other) and not _won(each, name) for each in both)
    return Pair(other, len(both), won, lost)


def _span(tallies: Iterable[Tally], name: str, begins: str) -> Span:
    found = [t for t in tallies if t.date.startswith(begins) and name in t.people]
    over = [each for each in found if each.winners is not None]
    return Span(begins, len(over), sum(_won(each, name) for each in over))
