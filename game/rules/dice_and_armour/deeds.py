"""What each seat did in a match of Dice and Armour, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.deeds import Deeds, counted
from game.core.rules import Told
from game.rules.dice_and_armour.events import (
    Event,
    MatchEnded,
    ShotFired,
    TankDestroyed,
    TankRammed,
    TankRemoved,
)
from game.rules.dice_and_armour.starting_board import SEATS
from game.rules.dice_and_armour.state import Table


def deeds(start: Table, told: Sequence[Told[Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat; a tank counts for who shot or rammed it, no friend's shot does."""
    counts: list[Counter[str]] = [Counter() for _ in SEATS]
    feats: list[list[str]] = [[] for _ in SEATS]
    owner = {number: place.seat for number, place in enumerate(start.board.tanks)}
    struck_by = 0
    for each in told:
        match each.event:
            case ShotFired(number):
                struck_by = owner[number]
                counts[struck_by]["shots"] += 1
            case TankRammed(number):
                struck_by = owner[number]
            case TankDestroyed(number) | TankRemoved(number):
                counts[owner[number]]["lost"] += 1
                if owner[number] != struck_by:
                    counts[struck_by]["tanks"] += 1
            case MatchEnded(_, winner) if winner is not None and not counts[winner]["lost"]:
                feats[winner].append("unscathed")
            case _:
                pass
    return tuple(Deeds(counted(counts[s]), (), tuple(feats[s])) for s in SEATS)


DEEDS = deeds
