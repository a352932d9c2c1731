"""Who of those that choose in secret are partners: they share every secret, and look together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from game.core.rules import NOBODY, Seat
from game.scenes.frame.devices import Seating

from .sitting_needs import Terms


def share(terms: Terms, table: Any, seats: Collection[Seat]) -> bool:
    """Whether these seats share every secret."""
    return {*seats} <= {*terms.shares(table, min(seats, default=NOBODY))}


def together(
    terms: Terms, table: Any, seat: Seat | None, people: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """Return those of these people who look behind the curtain of a seat."""
    shares = terms.shares(table, seat) if seat is not None else ()
    return tuple(each for each in people if each in shares)


def hear_afar(
    terms: Terms, table: Any, seating: Seating, people: Collection[Seat], seat: Seat
) -> bool:
    """Whether a partner of a seat hears nothing that is said here: on a phone, or as a computer."""
    partners = (each for each in terms.shares(table, seat) if each != seat)
    return any(each in seating.afar or each not in people for each in partners)


def in_turn(seating: Seating, partners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who of partners chooses now: whoever has a device of the own, and one of those who
    share what else there is."""
    own = tuple(each for each in partners if seating.device_of(each) is not None)
    shared = tuple(each for each in partners if each not in own)
    return tuple(sorted((*own, *shared[:1])))
