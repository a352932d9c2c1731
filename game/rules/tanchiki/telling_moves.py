"""What drives, as lines of a story: the tanks (T5) and the bots (T6)."""

from __future__ import annotations

from game.rules.tanchiki.drawing import letter
from game.rules.tanchiki.events_bots import (
    BotAppeared,
    BotChosen,
    BotDecided,
    BotEvent,
    BotRefused,
    BotsRoused,
    Choice,
)
from game.rules.tanchiki.events_driving import (
    BotDrowned,
    ColumnBlocked,
    ColumnMoved,
    DrivingEvent,
    StackRevealed,
    TankDrowned,
    TankTurned,
)
from game.rules.tanchiki.wording import at, column, named, way, written


def tell_driving(event: DrivingEvent) -> str:
    match event:
        case StackRevealed(seat, _, cards):
            return f"{letter(seat)} plays {written(cards)}"
        case TankTurned(piece, facing):
            return f"{letter(piece)} turns {way(facing)}"
        case TankDrowned(seat, cell):
            return f"{letter(seat)} drowns at {at(cell)}"
        case BotDrowned(bot, cell):
            return f"{letter(bot)} drowns at {at(cell)}"
        case ColumnBlocked(pieces, facing, cell, obstacle, sliding):
            verb = "cannot slide" if sliding else "cannot move"
            return f"{column(pieces)} {verb} {way(facing)}: {obstacle.value} at {at(cell)}"
        case ColumnMoved(pieces, facing, sliding):
            verb = "slides" if sliding else "moves"
            return f"{column(pieces)} {verb} {way(facing)}"


def tell_bot(event: BotEvent) -> str:
    match event:
        case BotsRoused(_, _, True, _):
            return "bots stand still: clock"
        case BotsRoused(strength, by, _, _):
            return f"bots: {strength}" + ("" if by is None else f" by {letter(by)}")
        case BotChosen(bot, chooser):
            return f"bot {letter(bot)}" + (
                "" if chooser is None else f" chosen by {letter(chooser)}"
            )
        case BotDecided(bot, choice, facing, saw, _, obstacle):
            seen = "sees nobody" if saw is None else f"sees {letter(saw)}"
            because = "" if obstacle is None else f", {obstacle.value} ahead"
            what = {Choice.DRIVE: "drives", Choice.TURN: f"turns {way(facing)}"}
            return f"{letter(bot)} {seen}{because}: {what.get(choice, 'skips')}"
        case BotAppeared(bot, back, _, cell, facing):
            return f"{letter(bot)} ({named(back)}) appears at {at(cell)} facing {way(facing)}"
        case BotRefused(token, _):
            return f"no room for {named(token)}"
