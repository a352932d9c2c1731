"""Actions as they are listed and typed, always in English."""

from __future__ import annotations

from game.rules.tanchiki.actions import (
    Action,
    Commit,
    Exchange,
    MoveBot,
    PlaceCard,
    PlaceTank,
    PlayOn,
    ShareWin,
    SwitchOff,
    SwitchOn,
    TakeBack,
    ThrowGrenade,
    UseShovel,
)

from .drawing import letter
from .wording import at, way


def name(action: Action) -> str:
    return f"{letter(action.seat)} {_wish(action)}"


def _wish(action: Action) -> str:
    match action:
        case PlaceTank(_, cell, facing):
            return f"place {at(cell)} {way(facing)}"
        case PlaceCard(_, manoeuvre, card):
            return f"lay {card.value} {manoeuvre + 1}"
        case TakeBack(_, manoeuvre):
            return f"take back {manoeuvre + 1}"
        case Exchange(_, card, count):
            return f"exchange {count} x {card.value}"
        case SwitchOff():
            return "off"
        case SwitchOn():
            return "on"
        case Commit():
            return "commit"
        case MoveBot(_, bot):
            return f"bot {letter(bot)}"
        case UseShovel(_, cell):
            return f"shovel {at(cell)}"
        case ThrowGrenade(_, cell):
            return f"grenade {at(cell)}"
        case PlayOn():
            return "play on"
        case ShareWin():
            return "share"
