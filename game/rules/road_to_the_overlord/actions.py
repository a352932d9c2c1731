"""What a hero's player may decide: on the road, when asked, in a fight, and in a bargain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from game.core.grid import Cell
from game.core.number_bounds import Within
from game.core.rules import Seat

from .cards import CardName

MOST_MARKS: Final = 99
SLOTS: Final = 24
"""So many cards of one side may stand in a bargain."""

MarkNumber = Annotated[int, Within(0, MOST_MARKS)]
FigureNumber = Annotated[int, Within(-1, 9_999)]
"""Who stands on the field: heroes by their seats, all others from 4 on as they came."""
NO_FIGURE: Final[FigureNumber] = -1
OfferSlot = Annotated[int, Within(1, SLOTS)]
"""A card by its place in the list of what a side may give away."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die for the way (L2.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Walk:
    """Go as many marks as the die says, all forward or all `back` (L2.1)."""

    seat: Seat
    back: bool = False


@dataclass(frozen=True, slots=True)
class Rest:
    """Stay on the mark in place of the way, and regain all life (L2.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenge:
    """On the last mark: fight the overlord in place of the way (L1.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Wear:
    """Put on gear of the hand; what is in its way goes back to the hand (L3.3)."""

    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class TakeOff:
    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class Become:
    """Take a class, for good (L3.2)."""

    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class Learn:
    """Lay a passive skill open; with two already there, `forget` one of them (L3.4)."""

    seat: Seat
    card: CardName
    forget: CardName = ""


@dataclass(frozen=True, slots=True)
class Use:
    """Play a potion, a scroll or an active skill, at the enemy `at`, if it asks for one."""

    seat: Seat
    card: CardName
    at: FigureNumber = NO_FIGURE


@dataclass(frozen=True, slots=True)
class Teleport:
    """Play a card that leads to any mark but the last two, in place of the way."""

    seat: Seat
    card: CardName
    to: MarkNumber


@dataclass(frozen=True, slots=True)
class Join:
    """Come to a fight near by, or stay out (L4.7)."""

    seat: Seat
    comes: bool = True


@dataclass(frozen=True, slots=True)
class Admit:
    """Let a rival join the own fight, or not (L4.7)."""

    seat: Seat
    lets: bool = True


@dataclass(frozen=True, slots=True)
class Place:
    """Stand on a cell of the heroes' half before the fight (L4.2)."""

    seat: Seat
    at: Cell


@dataclass(frozen=True, slots=True)
class Flee:
    """Leave the fight at the beginning of the own turn: back by a die, no reward (L4.7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One step to a cell beside the own one (L4.3)."""

    seat: Seat
    to: Cell


@dataclass(frozen=True, slots=True)
class Attack:
    """Strike the enemy straight before oneself (L4.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Let companions strike, and then the monsters (L4.4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pick:
    """Take a treasure of those that lie open after a fight (L4.6)."""

    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a hero near by a bargain: which cards the own one gives and gets (L4.6)."""

    seat: Seat
    to: Seat
    give: tuple[OfferSlot, ...] = ()
    get: tuple[OfferSlot, ...] = ()


@dataclass(frozen=True, slots=True)
class Agree:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Refuse:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Change:
    """Answer an offer by another one, once: which cards the own hero gives and gets."""

    seat: Seat
    give: tuple[OfferSlot, ...] = ()
    get: tuple[OfferSlot, ...] = ()


@dataclass(frozen=True, slots=True)
class Resign:
    """Leave the match; the hero goes out of the story."""

    seat: Seat


OnRoad = Throw | Walk | Rest | Challenge | Teleport
Geared = Wear | TakeOff | Become | Learn
Asked = Join | Admit | Place | Pick
Fought = Flee | Step | Attack | EndTurn
Answered = Agree | Refuse | Change
Traded = Offer | Answered
Talk = Resign
Turn = OnRoad | Geared | Use | Asked | Fought | Offer
Action = OnRoad | Geared | Use | Asked | Fought | Traded | Talk
