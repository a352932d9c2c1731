"""What each seat did in a match of Blanket Hills, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.core.deeds import Deeds, counted
from game.core.played_story import along
from game.core.rules import Seat, Told

from . import events
from .evolve import evolve
from .shells import Shell
from .state import Table

BULLSEYE, HANDFUL = 100, 4
"""Points of one shell, and nails of one handful, that are worth a medal."""


def deeds(start: Table, told: Sequence[Told[events.Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    counts: list[Counter[str]] = [Counter() for _ in start.seats]
    cards: list[Counter[str]] = [Counter() for _ in start.seats]
    firing: Seat = 0
    for _, each in along(start, told, evolve):
        match each.event:
            case events.ShellThrown(seat, _, _, shell):
                firing = seat
                counts[seat]["shots"] += 1
                cards[seat][shell.value] += 1
            case events.RayShone(seat):
                firing = seat
                counts[seat]["shots"] += 1
                cards[seat][Shell.GAMMA_RAY.value] += 1
            case events.TankMoved(seat, cm=cm):
                counts[seat]["driven"] += cm
            case events.Scored(points=points, nails=nails):
                _score(counts[firing], points, nails)
            case events.TankGlued(team) if team != start.setup.teams[firing]:
                counts[firing]["glued"] += 1
            case _:
                pass
    return tuple(
        Deeds(counted(one), counted(used), tuple(_feats(one)))
        for one, used in zip(counts, cards, strict=True)
    )


def _score(count: Counter[str], points: int, nails: int) -> None:
    if points > 0:
        count["points"] += points
        count["hits"] += 1
    count["bullseyes"] += points >= BULLSEYE
    count["nails"] = max(count["nails"], nails)


def _feats(counts: Counter[str]) -> Iterator[str]:
    if counts["bullseyes"]:
        yield "bullseye"
    if counts["nails"] >= HANDFUL:
        yield "handful"


DEEDS = deeds
