"""What may be replied to a blow, by the hand itself or by what lies open (M4, M6)."""

from __future__ import annotations

from game.core.rules import Seat

from .blows import AT_WALL, COUNTER_SAVES, PAID_BY, TERMS, Answer, Blow
from .cards import COUNTS, Card, Cards
from .landings import HOP, SALTO, behind, landings
from .state import CELLS, Incoming, Table, other

_IN_ORDER = tuple(Answer)


def saving(incoming: Incoming) -> tuple[Answer, ...]:
    """Return what saves from a blow; a counter blow is answered by a hop only (M4.3)."""
    saves = TERMS[incoming.blow].saves
    if incoming.counter:
        saves = saves & COUNTER_SAVES
    return tuple(answer for answer in _IN_ORDER if answer in saves)


def wanted(answer: Answer, count: int = 1) -> Cards:
    """Return the cards of an answer, of so many blocks."""
    return PAID_BY[answer] * count


def loss(table: Table, seat: Seat, blocks: int = 0) -> int:
    """Return what the blow that comes takes of a seat's health when it blocks so much, with what
    the wall adds to a throw, and to a slide begun close (M3, M4.1)."""
    incoming = table.incoming
    assert incoming is not None
    left = TERMS[incoming.blow].damage - incoming.blocked - blocks
    thrown = incoming.blow is Blow.THROW
    driven = thrown or (incoming.blow is Blow.SLIDE and incoming.close)
    free = behind(table, incoming.by if thrown else seat) in CELLS
    return left + AT_WALL * (driven and not free) if left > 0 else 0


def landings_of(table: Table, seat: Seat, answer: Answer) -> tuple[int | None, ...]:
    """Return where an answer may land, None alone for one that stays."""
    if answer is Answer.HOP:
        return landings(table, seat, HOP)
    return landings(table, seat, SALTO) if answer is Answer.SALTO else (None,)


def could_reply(table: Table) -> bool:
    """Whether some hand of as many cards could reply to the blow that comes.

    It asks only what lies open to all: so the pause that is kept for a reply tells nothing (M6).
    """
    assert table.incoming is not None
    seat = other(table.incoming.by)
    side = table.sides[seat]
    if side.frozen:
        return False
    return any(
        possible(table, side.held, wanted(answer)) and landings_of(table, seat, answer)
        for answer in saving(table.incoming)
    )


def possible(table: Table, held: int, cards: Cards) -> bool:
    """Whether a hand of so many cards could have these by the discard, or supers for them."""
    left = {card: COUNTS[card] - table.discard.count(card) for card in (*cards, Card.SUPER)}
    missing = sum(max(0, cards.count(card) - left[card]) for card in set(cards))
    return len(cards) <= held and missing <= left[Card.SUPER]
