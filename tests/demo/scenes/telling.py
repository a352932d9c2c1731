"""The events of the demonstration game in the players' words."""

from __future__ import annotations

from typing import assert_never

from game.core.rules import Seat, Told
from game.scenes.frame.kit import Names, Words
from tests.demo.rules.events import (
    CardPlaced,
    CardTakenBack,
    ColumnMoved,
    Committed,
    CrateOpened,
    Event,
    FacingChosen,
    FlagFell,
    HandDealt,
    ProgramsRevealed,
    RoundEnded,
    TankBlocked,
    TankTurned,
)
from tests.demo.rules.state import Table


def tell(words: Words, shown: Table, event: Event, names: Names) -> str:
    match event:
        case HandDealt() if begins_round(event):
            return words("demo.event.round", number=shown.round)
        case ProgramsRevealed():
            return words("demo.event.revealed")
        case CrateOpened(seat, loot=loot):
            return words("demo.event.crate", name=names[seat], loot=loot)
        case FacingChosen(seat, facing) | TankTurned(seat, facing):
            way = words(f"part.way.{facing.name.lower()}")
            return words("demo.event.turned", name=names[seat], way=way)
        case ColumnMoved(seats):
            return words("demo.event.drove", names=", ".join(names[seat] for seat in seats))
        case TankBlocked(seat):
            return words("demo.event.blocked", name=names[seat])
        case FlagFell(seat):
            return words("demo.event.flag", name=names[seat])
        case HandDealt() | CardPlaced() | CardTakenBack() | Committed() | RoundEnded():
            return ""
        case _:
            assert_never(event)


def begins_round(event: Event) -> bool:
    """Whether a round begins: its first hand is dealt, which nobody needs to be told."""
    return isinstance(event, HandDealt) and event.seat == 0


def since(words: Words, seat: Seat, told: tuple[Told[Event], ...], names: Names) -> tuple[str, ...]:
    """Return what happened to a seat: it was pushed, or found a crate."""
    found: list[str] = []
    for each in told:
        match each.event:
            case ColumnMoved(seats) if seat in seats[:-1]:
                found.append(words("demo.recap.pushed", name=names[seats[-1]]))
            case CrateOpened(finder, loot=loot) if finder == seat:
                found.append(words("demo.event.crate", name=names[seat], loot=loot))
            case _:
                pass
    return tuple(found)
