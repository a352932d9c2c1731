"""What a seat may decide: where to aim, what to toss, where to jump, and what to trade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from game.core.grid import Cell
from game.core.number_bounds import Within
from game.core.rules import Seat

from .wares import MOST_PROBES, Part, Terms, Ware

MOST_ASIDE: Final = 150
"""How far aside a swinging hand may toss the handful, in x and in y."""

ProbeNumber = Annotated[int, Within(1, MOST_PROBES)]
Aside = Annotated[int, Within(-MOST_ASIDE, MOST_ASIDE)]
ShipNumber = Annotated[int, Within(0, 3)]


@dataclass(frozen=True, slots=True)
class Aim:
    """Name the object one positions for (S4.1); another may be named until a probe is tossed."""

    seat: Seat
    at: Cell


@dataclass(frozen=True, slots=True)
class Toss:
    """Toss these probes; those that lie and are not named stay (S4.1, S4.2).

    By a hand that swings the handful flies so far aside of the object; dice have nothing aside.
    """

    seat: Seat
    probes: tuple[ProbeNumber, ...]
    dx: Aside = 0
    dy: Aside = 0


@dataclass(frozen=True, slots=True)
class Strengthen:
    """Let a card move a probe that lies one ring inward (S4.6)."""

    seat: Seat
    probe: ProbeNumber


@dataclass(frozen=True, slots=True)
class Stop:
    """Toss no more: the positioning has failed, and no probe is at risk (S4.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Jump:
    """To the next stop, or with a launcher over one stop to the aim (S5)."""

    seat: Seat
    to: Cell


@dataclass(frozen=True, slots=True)
class Wait:
    """Do nothing, or nothing more: the turn ends (S3.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Buy:
    """On the base (S7.1)."""

    seat: Seat
    ware: Ware


@dataclass(frozen=True, slots=True)
class Repair:
    """On the base, for a note, or `by_resources` where there is none (S7.1)."""

    seat: Seat
    by_resources: bool = False


@dataclass(frozen=True, slots=True)
class Accept:
    """Take the event, and throw for its task where it has one (S6.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pay:
    """Take the event and pay the pirates in place of the throw (S6.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the event open at its object (S6.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a ship a bargain: what the seat's own would get, or give, as in `Terms` (S8.1)."""

    seat: Seat
    to: ShipNumber
    stronger: Part = 0
    launcher: Part = 0
    collector: Part = 0
    probe: Part = 0
    money: Part = 0
    resources: Part = 0

    @property
    def terms(self) -> Terms:
        return Terms(*(getattr(self, ware.value) for ware in Ware))


@dataclass(frozen=True, slots=True)
class Agree:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Refuse:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Change:
    """Answer an offer by another one, once: what the seat's own would get or give (S8.1)."""

    seat: Seat
    stronger: Part = 0
    launcher: Part = 0
    collector: Part = 0
    probe: Part = 0
    money: Part = 0
    resources: Part = 0

    @property
    def terms(self) -> Terms:
        return Terms(*(getattr(self, ware.value) for ware in Ware))


@dataclass(frozen=True, slots=True)
class Resign:
    seat: Seat


Lying = Strengthen | Stop
"""What may be done with probes that lie, beside another toss."""
Positioned = Aim | Toss | Lying
Scanned = Accept | Pay | Decline
Answered = Agree | Refuse | Change
Traded = Offer | Answered
Talk = Resign
Done = Jump | Wait | Buy | Repair | Talk
Turn = Positioned | Scanned | Offer | Jump | Wait | Buy | Repair
Action = Positioned | Scanned | Traded | Done
