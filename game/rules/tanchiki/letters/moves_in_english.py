"""What drives, as lines of a story: the tanks (T5) and the bots (T6)."""

from __future__ import annotations

from game.rules.tanchiki import events

from .drawing import letter
from .wording import at, column, named, way, written


def tell_driving(event: events.DrivingEvent) -> str:
    match event:
        case events.StackRevealed(seat, _, cards):
            return f"{letter(seat)} plays {written(cards)}"
        case events.TankTurned(piece, facing):
            return f"{letter(piece)} turns {way(facing)}"
        case events.TankDrowned(seat, cell):
            return f"{letter(seat)} drowns at {at(cell)}"
        case events.BotDrowned(bot, cell):
            return f"{letter(bot)} drowns at {at(cell)}"
        case events.ColumnBlocked(pieces, facing, cell, obstacle, sliding):
            verb = "cannot slide" if sliding else "cannot move"
            return f"{column(pieces)} {verb} {way(facing)}: {obstacle.value} at {at(cell)}"
        case events.ColumnMoved(pieces, facing, sliding):
            verb = "slides" if sliding else "moves"
            return f"{column(pieces)} {verb} {way(facing)}"


def tell_bot(event: events.BotEvent) -> str:
    match event:
        case events.BotsRoused(_, _, True, _):
            return "bots stand still: clock"
        case events.BotsRoused(strength, by, _, _):
            return f"bots: {strength}" + ("" if by is None else f" by {letter(by)}")
        case events.BotChosen(bot, chooser):
            return f"bot {letter(bot)}" + (
                "" if chooser is None else f" chosen by {letter(chooser)}"
            )
        case events.BotDecided(bot, choice, facing, saw, _, obstacle):
            seen = "sees nobody" if saw is None else f"sees {letter(saw)}"
            because = "" if obstacle is None else f", {obstacle.value} ahead"
            what = {events.Choice.DRIVE: "drives", events.Choice.TURN: f"turns {way(facing)}"}
            return f"{letter(bot)} {seen}{because}: {what.get(choice, 'skips')}"
        case events.BotAppeared(bot, back, _, cell, facing):
            return f"{letter(bot)} ({named(back)}) appears at {at(cell)} facing {way(facing)}"
        case events.BotRefused(token, _):
            return f"no room for {named(token)}"
