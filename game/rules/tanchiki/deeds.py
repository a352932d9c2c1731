"""What each seat did in a match of Tanchiki, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.deeds import Deeds, counted
from game.core.rules import Seat, Told
from game.rules.tanchiki.ground.pieces_on_board import FIRST_BOT

from .events import (
    BonusTaken,
    BotExploded,
    ColumnMoved,
    EagleTaken,
    Event,
    MatchEnded,
    StackRevealed,
    TankDrowned,
    TankExploded,
    VolleyFired,
)
from .state import Table

MANY_IN_A_VOLLEY = 3


@dataclass
class _Seat:
    counts: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    feats: list[str] = field(default_factory=list)


def deeds(start: Table, told: Sequence[Told[Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    seats = [_Seat() for _ in range(start.seats)]
    events = {each.number: each.event for each in told}
    volley: VolleyFired | None = None
    felled: Counter[Seat] = Counter()
    for each in told:
        match each.event:
            case VolleyFired():
                volley, felled = each.event, Counter()
            case TankExploded(seat):
                seats[seat].counts["lost"] += 1
                _shot(seats, volley, felled, seat)
            case BotExploded(bot, by=by):
                _bot(seats, volley, felled, bot, by)
            case TankDrowned(seat):
                cause = None if each.cause is None else events.get(each.cause)
                _drowned(seats[seat], seat, cause)
            case event:
                _plain(seats, event)
    return tuple(Deeds(counted(s.counts), counted(s.cards), tuple(s.feats)) for s in seats)


def _plain(seats: list[_Seat], event: Event) -> None:
    match event:
        case EagleTaken(seat):
            seats[seat].counts["eagles"] += 1
        case BonusTaken(seat):
            seats[seat].counts["bonuses"] += 1
        case StackRevealed(seat, cards=cards):
            seats[seat].cards.update(card.name.lower() for card in cards if card is not None)
        case MatchEnded(winners):
            for seat in winners:
                if not seats[seat].counts["lost"]:
                    seats[seat].feats.append("unscathed")
        case _:
            pass


def _shot(
    seats: list[_Seat], volley: VolleyFired | None, felled: Counter[Seat], lost: Seat
) -> None:
    """Count a tank for each seat that hit it in this volley."""
    shots = volley.shots if volley is not None else ()
    for seat in sorted({each.shooter for each in shots if each.piece == lost}):
        if seat < FIRST_BOT and seat != lost:
            seats[seat].counts["tanks"] += 1
            _fell(seats, felled, seat)


def _bot(
    seats: list[_Seat],
    volley: VolleyFired | None,
    felled: Counter[Seat],
    bot: int,
    by: tuple[Seat, ...],
) -> None:
    """Count a bot for each seat that blew it up; those of a grenade are no volley."""
    shots = volley.shots if volley is not None else ()
    shot = {each.shooter for each in shots if each.piece == bot}
    for seat in by:
        seats[seat].counts["bots"] += 1
        if seat in shot:
            _fell(seats, felled, seat)


def _fell(seats: list[_Seat], felled: Counter[Seat], seat: Seat) -> None:
    felled[seat] += 1
    if felled[seat] == MANY_IN_A_VOLLEY:
        seats[seat].feats.append("volley")


def _drowned(drowned: _Seat, seat: Seat, cause: Event | None) -> None:
    """Count a tank in the water, and say if it drove there itself."""
    drowned.counts["lost"] += 1
    drowned.counts["drowned"] += 1
    if isinstance(cause, ColumnMoved | StackRevealed):
        mover = cause.pieces[0] if isinstance(cause, ColumnMoved) else cause.seat
        if mover == seat:
            drowned.feats.append("own_hand")


DEEDS = deeds
