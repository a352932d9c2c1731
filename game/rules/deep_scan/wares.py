"""What a ship may own, buy and trade: probes, cards, money, resources."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Annotated, Final

from game.core.number_bounds import Few, Long, Within

from .sky import Kind

MONEY: Final = 5
"""Notes of ten thousand at the start (S1.4)."""
PROBES, MOST_PROBES = 5, 10
"""Probes of a ship at the start, and of a colour (S1.1)."""
FREE_PROBES: Final = 3
"""Up to so many are given on the base to who has fewer (S7.1)."""
CARDS_EACH: Final = 5
"""Cards of each kind of upgrade (S1.5)."""
PRICE: Final = 1
"""A note for a probe, a card or a repair (S7.1)."""
REPAIR_RESOURCES: Final = 5
BRIBE: Final = 1
"""A note for the pirates (S6.5)."""


class Ware(Enum):
    """What changes hands; the first three are the upgrade cards (S1.5)."""

    STRONGER = "stronger"
    LAUNCHER = "launcher"
    COLLECTOR = "collector"
    PROBE = "probe"
    MONEY = "money"
    RESOURCES = "resources"

    # A set or a key asks for it all the time, and what Enum gives runs as Python code.
    __hash__ = object.__hash__


UPGRADES: Final = (Ware.STRONGER, Ware.LAUNCHER, Ware.COLLECTOR)
FOR_SALE: Final = (Ware.PROBE, *UPGRADES)


@dataclass(frozen=True, slots=True)
class Lot:
    """So much of each ware."""

    stronger: Few = 0
    launcher: Few = 0
    collector: Few = 0
    probe: Few = 0
    money: Few = 0
    resources: Long = 0

    def of(self, ware: Ware) -> int:
        count: int = getattr(self, ware.value)
        return count

    def more(self, ware: Ware, count: int) -> Lot:
        """Return it with so many more of a ware, or fewer."""
        return replace(self, **{ware.value: self.of(ware) + count})

    def after(self, terms: Terms) -> Lot:
        """Return what is there when a bargain has been kept."""
        return Lot(*(self.of(ware) + terms.of(ware) for ware in Ware))


Part = Annotated[int, Within(-1_000, 1_000)]


@dataclass(frozen=True, slots=True)
class Terms:
    """A bargain as one side sees it: so much of each ware it gets; below zero it gives."""

    stronger: Part = 0
    launcher: Part = 0
    collector: Part = 0
    probe: Part = 0
    money: Part = 0
    resources: Part = 0

    def of(self, ware: Ware) -> int:
        count: int = getattr(self, ware.value)
        return count

    @property
    def numbers(self) -> tuple[Part, ...]:
        """Return how much of each ware, in their order."""
        return (
            self.stronger,
            self.launcher,
            self.collector,
            self.probe,
            self.money,
            self.resources,
        )

    def __bool__(self) -> bool:
        return any(self.numbers)

    def __neg__(self) -> Terms:
        """Return the same bargain as the other side sees it."""
        return Terms(*(-number for number in self.numbers))


@dataclass(frozen=True, slots=True)
class EventCard:
    """What an object gives, and its task: a die of so much or more, none for no task (S6.5).

    Where `pirates` wait, a note in place of the throw will do.
    """

    resources: Annotated[int, Within(0, 99)]
    task: Annotated[int, Within(0, 6)] = 0
    pirates: bool = False


def _pile(words: str) -> tuple[EventCard, ...]:
    cards = []
    for word in words.split():
        resources, task = word.split("/")
        number = task.removeprefix("P").replace("-", "0")
        cards.append(EventCard(int(resources), int(number), task.startswith("P")))
    return tuple(cards)


PILES: Final = {
    Kind.GAS: _pile("4/- 4/- 5/- 5/2 6/2 6/3 6/P3 7/3 8/4 8/P4"),
    Kind.GRAVITY: _pile("5/- 5/2 6/2 6/3 7/3 7/P3 8/4 8/P4 9/4 10/5"),
    Kind.MAGNETIC: _pile("8/2 9/3 9/3 10/3 10/P4 11/4 12/4 12/P4 13/5 14/5"),
    Kind.WORMHOLE: _pile("9/3 10/3 11/3 12/4 12/P4 13/4 14/4 15/P5 16/5 18/6"),
}
"""Ten event cards of each kind of object, as resources and task (S6.5)."""
