"""What each seat did in a match of the road, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.deeds import Deeds, counted
from game.core.played_story import along
from game.core.rules import Seat, Told

from . import events
from .actions import FigureNumber
from .evolve import evolve
from .standing import figure_of
from .state import BOSS, Companion, Foe, Table

COMPANY = 3
"""Coming to so many fights of others that are won is worth a medal."""


def deeds(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat; what companions do is done by their hero."""
    counts: list[Counter[str]] = [Counter() for _ in start.seats]
    cards: list[Counter[str]] = [Counter() for _ in start.seats]
    for table, each in along(start, told, evolve):
        match each.event:
            case events.CardPlayed(seat, card):
                cards[seat][card] += 1
            case events.FightWon(seats):
                for seat in seats:
                    counts[seat]["company"] += seat != table.turn
            case events.FigureFell(figure, by):
                _fell(counts, table, figure, by)
            case events.MatchEnded(_, winners):
                for seat in winners:
                    counts[seat]["won"] += 1
            case _:
                for seat, what in _done(each.event):
                    counts[seat][what] += 1
    return tuple(
        Deeds(counted(_told(one)), counted(played), tuple(_feats(one)))
        for one, played in zip(counts, cards, strict=True)
    )


def _done(event: events.Event) -> Iterator[tuple[Seat, str]]:
    match event:
        case events.TreasureFound(seat) | events.LootTaken(seat):
            yield seat, "finds"
        case events.LevelReached(seat):
            yield seat, "levels"
        case events.HeroDied(seat):
            yield seat, "deaths"
        case events.OfferAgreed(seat, of):
            yield seat, "bargains"
            yield of, "bargains"
        case _:
            pass


def _fell(counts: list[Counter[str]], table: Table, figure: FigureNumber, by: FigureNumber) -> None:
    fallen, striker = figure_of(table, figure), figure_of(table, by)
    seat = striker.of if isinstance(striker, Companion) else by
    if isinstance(fallen, Foe) and seat in table.seats:
        counts[seat]["monsters"] += 1
        counts[seat]["last_blows"] += fallen.name == BOSS


def _told(counts: Counter[str]) -> dict[str, int]:
    """Return what of it is told as numbers."""
    names = ("monsters", "deaths", "levels", "finds", "bargains")
    return {name: counts[name] for name in names}


def _feats(counts: Counter[str]) -> Iterator[str]:
    if counts["last_blows"]:
        yield "last_blow"
    if counts["company"] >= COMPANY:
        yield "good_company"
    if counts["won"] and not counts["deaths"]:
        yield "unbroken"


DEEDS = deeds
