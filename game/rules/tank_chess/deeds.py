"""What each side did in a match of Tank Chess, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.deeds import Deeds, counted
from game.core.rules import Seat, Told

from .events import CommanderLeft, Event, MatchWon, PieceSank, ShotFired, TankDestroyed, TurnPassed
from .state import Table

SIDES = 2
LONG_SHOT = 4
"""A shot over so many cells and more is worth telling."""


def deeds(start: Table, told: Sequence[Told[Event]]) -> tuple[Deeds, ...]:
    """Return the deeds by seat."""
    owner = {piece.number: piece.seat for piece in start.pieces}
    counts: list[Counter[str]] = [Counter() for _ in range(SIDES)]
    feats: list[list[str]] = [[] for _ in range(SIDES)]
    turn, fired = start.turn, dict[int, ShotFired]()
    for each in told:
        match each.event:
            case TurnPassed(seat=seat):
                turn = seat
            case ShotFired(target=target):
                fired[target] = each.event
                counts[turn]["shots"] += 1
            case TankDestroyed(number):
                _destroyed(counts, feats, owner[number], turn, fired.get(number))
            case PieceSank(number):
                counts[owner[number]]["lost"] += 1
                counts[owner[number]]["drowned"] += 1
                if owner[number] == turn:
                    feats[turn].append("own_hand")
            case CommanderLeft(number=number):
                feats[owner[number]].append("escaped")
            case MatchWon(seat=seat) if not counts[seat]["lost"]:
                feats[seat].append("unscathed")
            case _:
                pass
    return tuple(
        Deeds(counted(each), (), tuple(told)) for each, told in zip(counts, feats, strict=True)
    )


def _destroyed(
    counts: list[Counter[str]],
    feats: list[list[str]],
    owner: Seat,
    turn: Seat,
    shot: ShotFired | None,
) -> None:
    counts[owner]["lost"] += 1
    if turn != owner:
        counts[turn]["tanks"] += 1
        if shot is not None and len(shot.path) >= LONG_SHOT:
            feats[turn].append("long_shot")


DEEDS = deeds
