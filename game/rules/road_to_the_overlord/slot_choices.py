"""All bargains of two hands: every choice of cards of one for every choice of the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.core.long_list import Block

from .actions import OfferSlot

Slots = tuple[OfferSlot, ...]


@dataclass(frozen=True)
class SlotChoices(Block):
    """An offer, or a change, for all with any of so many cards given and gotten."""

    give: int = 0
    get: int = 0

    def __len__(self) -> int:
        return 1 << (self.give + self.get)

    def at(self, place: int) -> Any:
        given, gotten = divmod(place, 1 << self.get)
        return replace(self.like, give=_slots(given), get=_slots(gotten))

    def place(self, action: Any) -> int | None:
        """Return where an action stands, None where it is none of these."""
        if type(action) is not type(self.like):
            return None
        if replace(action, give=(), get=()) != self.like:
            return None
        given, gotten = _number(action.give, self.give), _number(action.get, self.get)
        return None if given is None or gotten is None else (given << self.get) + gotten


def _slots(number: int) -> Slots:
    return tuple(bit + 1 for bit in range(number.bit_length()) if number >> bit & 1)


def _number(slots: Slots, most: int) -> int | None:
    number = sum(1 << (slot - 1) for slot in {*slots} if 0 < slot <= most)
    return number if _slots(number) == slots else None
