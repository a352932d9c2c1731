"""When each shot of a volley is aimed, fired and lands: a held breath, then the shots in order.

By the rules all shoot at once (T7.1). So that one can follow it, the shooters take aim one after
the other, in the order of the rules, and their shells leave as one short salvo in that order. The
last shell that kills lands last of all, slowly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tanchiki.events import Shot, Struck
from game.rules.tanchiki.state import FIRST_BOT, Piece, Table
from game.rules.tanchiki.volley import CARDS_PER_HIT

BREATH = 190
NAMED, ALL_NAMED = 90, 380
"""From one shooter's aim to the next one's, and the most for all."""

RIPPLE, ALL_FIRED = 45, 220
"""From one shell to the next one, and the most for all."""

SHELL_PER_CELL = 34
LOB = 600
SLOW = 220
"""So long after the others the shell lands that decides."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A shot with its moments in the clip; `slow` is the last one that kills."""

    shot: Shot
    aims: int
    fires: int
    lands: int
    slow: bool = False


def flights(shown: Table, shots: tuple[Shot, ...]) -> tuple[Flight, ...]:
    """Return when what happens, in the order of the shots."""
    gaps = max(1, len(shots) - 1)
    named, ripple = min(NAMED, ALL_NAMED // gaps), min(RIPPLE, ALL_FIRED // gaps)
    ready = BREATH + named * (len(shots) - 1)
    fired = [ready + ripple * number for number in range(len(shots))]
    landed = [begin + _flight(shot) for begin, shot in zip(fired, shots, strict=True)]
    last = _last_that_kills(shown, shots)
    if last is not None:
        landed[last] = max(landed) + SLOW
    return tuple(
        Flight(shot, named * number, fired[number], landed[number], number == last)
        for number, shot in enumerate(shots)
    )


def _flight(shot: Shot) -> int:
    return LOB if shot.lobbed else SHELL_PER_CELL * (max(1, len(shot.path)) + 1)


def _last_that_kills(shown: Table, shots: tuple[Shot, ...]) -> int | None:
    hits = Counter(shot.piece for shot in shots if shot.piece is not None)
    deadly = [
        number
        for number, shot in enumerate(shots)
        if shot.piece is not None and _dies(shown, shot, hits)
    ]
    return deadly[-1] if deadly else None


def _dies(shown: Table, shot: Shot, hits: Mapping[Piece, int]) -> bool:
    """Whether the watcher knows that what was struck is lost: of a hidden hand he may not."""
    if shot.piece is None or shot.piece >= FIRST_BOT:
        return shot.struck is Struck.BOT
    seat: Seat = shot.piece
    if shown.field.tanks[seat].helmets:
        return False
    hand = shown.hands[seat]
    cards = len(hand.hand) if hand.hand is not None else hand.held
    return cards < CARDS_PER_HIT * hits[seat]
