"""What can happen, in the order in which it is seen. A card that was not seen is None.

A blow comes about so: `BlowStruck` (a slide, a salto and Cyclone bring the striker close at once),
then `ReplyAsked`, unless what lies open says that no hand could reply; the answer; and what is
left of the blow: `FighterHit`, and after it where the struck one goes and what it costs it. After
all of it `TurnBegan` says who is on turn: the striker once more, where the reply took a turn.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.cards import Card, Cards
from game.rules.arena_of_eight.state import Health, Held, How, Place, Rounds, Skips


@dataclass(frozen=True, slots=True)
class FighterStepped:
    """The seat discards the card and moves one cell (M2.2)."""

    seat: Seat
    card: Card
    to: Place


@dataclass(frozen=True, slots=True)
class FighterHopped:
    """It moves exactly two cells, in its own turn; the card is a hop or a super card (M2.3)."""

    seat: Seat
    cards: Cards
    to: Place


@dataclass(frozen=True, slots=True)
class FighterSomersaulted:
    """It moves two or three cells by a salto, in its own turn, and strikes nobody (M2.4)."""

    seat: Seat
    cards: Cards
    to: Place


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The seat draws so many cards; only it sees which (M2.1)."""

    seat: Seat
    count: Held
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class DeckRenewed:
    """All used cards are shuffled in again, once a round (M6a); the seat goes on drawing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Feinted:
    """The seat discards the card on the spot (M2.1)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BlowStruck:
    """The seat strikes: it discards these cards and stands on `to` now.

    A slide and Cyclone bring it close to the other, a salto onto the near or the far side of it;
    with any other blow `to` is where it stood.
    """

    seat: Seat
    blow: Blow
    cards: Cards
    to: Place


@dataclass(frozen=True, slots=True)
class ReplyAsked:
    """The seat may reply to this blow now; everybody waits for it, whatever its hand (M6)."""

    seat: Seat
    blow: Blow


@dataclass(frozen=True, slots=True)
class BlowTaken:
    """The seat makes no reply and lets the blow come."""

    seat: Seat
    blow: Blow


@dataclass(frozen=True, slots=True)
class BlowBlocked:
    """The seat blocks: `left` of the blow still comes; its turn is spent (M4.1).

    With nothing left the blow is stopped, and it neither pushes nor pulls.
    """

    seat: Seat
    blow: Blow
    cards: Cards
    left: Health


@dataclass(frozen=True, slots=True)
class BlowDodged:
    """The blow misses the seat by a jump, a crouch, a hop or a salto (M4.2, M4.4).

    After a hop or a salto it stands on `to`; for a jump or a crouch that is where it stood. Also a
    counter blow is dodged so, by a hop (M4.3).
    """

    seat: Seat
    blow: Blow
    answer: Answer
    cards: Cards
    to: Place


@dataclass(frozen=True, slots=True)
class BlowCountered:
    """The seat answers the blow `met` by a counter blow, a throw or a sweep (M4.3).

    The blow that was struck fails; the counter blow may be answered by a hop in its turn, so
    another `ReplyAsked` follows, and the seat's turn is spent.
    """

    seat: Seat
    blow: Blow
    cards: Cards
    met: Blow


@dataclass(frozen=True, slots=True)
class FighterPulled:
    """Harpoon pulls the seat's fighter close, to this cell (M3)."""

    seat: Seat
    to: Place


@dataclass(frozen=True, slots=True)
class FighterHit:
    """The seat's fighter loses so much health by the blow and has this much now (M3)."""

    seat: Seat
    blow: Blow
    lost: Health
    health: Health


@dataclass(frozen=True, slots=True)
class FighterPushed:
    """The blow pushes the seat's fighter back to this cell: uppercut, Harpoon, a close slide."""

    seat: Seat
    blow: Blow
    to: Place


@dataclass(frozen=True, slots=True)
class FighterThrown:
    """The seat's fighter is thrown over the thrower to its far side (M3)."""

    seat: Seat
    to: Place


@dataclass(frozen=True, slots=True)
class WallHit:
    """There is no room for a throw or a push: the seat's fighter stays where it is (M3, M3.2).

    It loses `lost` health more, 0 for an uppercut, and has this much now.
    """

    seat: Seat
    blow: Blow
    lost: Health
    health: Health


@dataclass(frozen=True, slots=True)
class FighterSwept:
    """The seat's fighter lies: it will skip so many turns now (M3)."""

    seat: Seat
    skips: Skips


@dataclass(frozen=True, slots=True)
class FighterFrozen:
    """The seat's fighter is frozen: it will skip so many turns, and reply to nothing (M4.5)."""

    seat: Seat
    skips: Skips


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """The seat would be on turn and skips it; so many are left. With none left it is free again."""

    seat: Seat
    left: Skips


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """The seat is on turn; the one that was before once more, if the other's turn was spent."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The seat has won the round, None for nobody (M5.1)."""

    winner: Seat | None
    how: How


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """All cards are shuffled and dealt, health and cells are as at the beginning (M5.2)."""

    round: Rounds
    first: Seat
    hands: tuple[Cards | None, Cards | None]


@dataclass(frozen=True, slots=True)
class Flourished:
    """The seat has won the match with a super card in hand: a picture and no more (M5.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Nobody in `winners` is a draw."""

    winners: tuple[Seat, ...]


Moved = FighterStepped | FighterHopped | FighterSomersaulted
Drawn = CardsDrawn | DeckRenewed | Feinted
Fought = BlowStruck | ReplyAsked | BlowTaken | BlowBlocked | BlowDodged | BlowCountered
Suffered = (
    FighterPulled
    | FighterHit
    | FighterPushed
    | FighterThrown
    | WallHit
    | FighterSwept
    | FighterFrozen
)
Turned = TurnSkipped | TurnBegan
Ended = RoundEnded | RoundBegan | Flourished | MatchEnded
Event = Moved | Drawn | Fought | Suffered | Turned | Ended
