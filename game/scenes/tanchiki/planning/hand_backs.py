"""A hand that lies face down for all to see: in which place which card lies, known to its seat.

Places are dealt anew for each turn, and whenever cards moved in another way than from their
places: so what others saw of them before tells nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.state import Hand

from .plan_changes import stacks_of

Places = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LayBack:
    """Lay the card that lies in this place."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Backs:
    """`laid` are the places from which the cards of each stack came; `up` is whether the seat
    looks at its cards now."""

    cards: Cards
    laid: tuple[Places, Places] = ((), ())
    up: bool = False

    def holds(self, place: int) -> bool:
        """Whether a card lies there."""
        return 0 <= place < len(self.cards) and not any(place in stack for stack in self.laid)

    def agrees(self, hand: Hand) -> bool:
        """Whether these are the cards of the hand and of its stacks."""
        stacks = tuple(tuple(self.cards[place] for place in stack) for stack in self.laid)
        held = [card for place, card in enumerate(self.cards) if self.holds(place)]
        return stacks == stacks_of(hand) and _counted(tuple(held)) == _counted(hand.hand or ())

    def with_laid(self, manoeuvre: int, place: int) -> Backs:
        return self._with(manoeuvre, (*self.laid[manoeuvre], place))

    def with_lifted(self, manoeuvre: int, at: int) -> Backs:
        stack = self.laid[manoeuvre]
        return self._with(manoeuvre, (*stack[:at], *stack[at + 1 :]))

    def _with(self, manoeuvre: int, stack: Places) -> Backs:
        laid = (stack, self.laid[1]) if manoeuvre == 0 else (self.laid[0], stack)
        return replace(self, laid=laid)


def dealt(hand: Hand, seed: int) -> Backs:
    """Return the hand in places that nobody can foresee, wherever its cards are laid."""
    first, second = stacks_of(hand)
    cards = (*first, *second, *(hand.hand or ()))
    order = Dice(seed, "backs").shuffled(range(len(cards)))
    place = {number: at for at, number in enumerate(order)}
    ends = len(first), len(first) + len(second)
    laid = (
        tuple(place[number] for number in range(ends[0])),
        tuple(place[number] for number in range(*ends)),
    )
    return Backs(tuple(cards[number] for number in order), laid)


def _counted(cards: Cards) -> list[str]:
    return sorted(card.value for card in cards)
