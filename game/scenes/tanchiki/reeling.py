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
from game.scenes.commands import Changed, Key
from game.scenes.kit import Kit
from game.scenes.play.live import Live
from game.scenes.sheet import Happening
from game.view.playback import faster, slower

from .side import ALL_SPEEDS

KEYS = {
    Key.PLAY: "play",
    Key.STEP: "step",
    Key.STEP_BACK: "back",
    Key.LAST: "skip",
    Key.FASTER: "faster",
    Key.SLOWER: "slower",
}


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


def wind(kit: Kit, live: Live, name: str, event: Happening | None = None) -> None:
    """Step through what is shown, stop it, skip to the next phase, or change the speed."""
    reel = live.playback
    match name, event:
        case "back", _:
            live.playback = reel.back()
        case "play", _:
            reel.paused = not reel.paused and not reel.idle
        case "step", _:
            reel.step()
        case "skip", _:
            reel.paused = False
            reel.skip(lambda told: isinstance(told.event, PhaseBegan | TurnBegan))
        case "faster", _:
            kit.settings.change(speed=faster(kit.settings.now.speed))
        case "slower", _:
            kit.settings.change(speed=slower(kit.settings.now.speed))
        case "speed", Changed(value=int(place)):
            kit.settings.change(speed=ALL_SPEEDS[place])
        case _:
            pass
