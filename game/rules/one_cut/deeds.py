"""What each seat did in a match of One Cut, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.deeds import Deeds, counted
from game.core.rules import Told
from game.rules.one_cut.events import AttackStopped, DuelEnded, Event, FigureWounded, PairShown
from game.rules.one_cut.state import SEATS, Table, other


def deeds(_start: Table, told: Sequence[Told[Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    counts: list[Counter[str]] = [Counter() for _ in SEATS]
    cards: list[Counter[str]] = [Counter() for _ in SEATS]
    for each in told:
        match each.event:
            case PairShown(cards=shown):
                for seat, card in enumerate(shown):
                    cards[seat].update(() if card is None else (card.value,))
            case AttackStopped(seat):
                counts[other(seat)]["stopped"] += 1
            case FigureWounded(seat):
                counts[other(seat)]["wounds"] += 1
            case DuelEnded(winner) if winner is not None:
                counts[winner]["duels"] += 1
            case _:
                pass
    return tuple(Deeds(counted(counts[seat]), counted(cards[seat])) for seat in SEATS)


DEEDS = deeds
