"""How fast a match is shown, and stepping through it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import Seat
from game.rules.tanchiki.events import (
    BotAppeared,
    BotChosen,
    BotDecided,
    BotsRoused,
    ColumnBlocked,
    ColumnMoved,
    Event,
    PhaseBegan,
    StackRevealed,
    TankTurned,
    TurnBegan,
)
from game.scenes.commands import Chosen
from game.scenes.kit import Kit
from game.scenes.play.live import Live
from game.scenes.replay_bar import wound
from game.scenes.sheet import Happening


def pace_of(kit: Kit, people: frozenset[Seat]) -> Callable[[Event], int]:
    """Return the speed of events: bots and computers may be watched at another one."""

    def pace(event: Event) -> int:
        settings = kit.settings.now
        match event:
            case BotsRoused() | BotChosen() | BotDecided() | BotAppeared():
                return settings.bot_speed
            case ColumnMoved(pieces) | ColumnBlocked(pieces) if pieces[0] not in people:
                return settings.bot_speed
            case TankTurned(piece) | StackRevealed(piece) if piece not in people:
                return settings.bot_speed
            case _:
                return settings.speed

    return pace


def wind(kit: Kit, live: Live, event: Happening) -> None:
    """Step through what is shown, stop it, skip to the next phase, or change the speed."""
    live.playback = wound(event, live.playback, kit)
    if event == Chosen("bar.skip"):
        live.playback.paused = False
        live.playback.skip(lambda told: isinstance(told.event, PhaseBegan | TurnBegan))
