"""How fast a match is shown, and stepping through it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import Told
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
from game.scenes.frame.kit import Kit
from game.scenes.frame.show_speeds import pace as pace_at
from game.scenes.match.live_match import Live
from game.scenes.match.people_at_seats import people_of
from game.scenes.pages.show_bar import wound
from game.scenes.pages.widget_scene import Happening
from game.session.match.match import Match


def pace_of(kit: Kit, played: Match) -> Callable[[Event], int]:
    """Return the speed of events: bots and computers may be watched at another one."""

    def pace(event: Event) -> int:
        bots, others = pace_at(kit.settings.now, computer=True), pace_at(kit.settings.now)
        people = people_of(played)
        match event:
            case BotsRoused() | BotChosen() | BotDecided() | BotAppeared():
                return bots
            case ColumnMoved(pieces) | ColumnBlocked(pieces) if pieces[0] not in people:
                return bots
            case TankTurned(piece) | StackRevealed(piece) if piece not in people:
                return bots
            case _:
                return others

    return pace


def wind(kit: Kit, live: Live, event: Happening) -> None:
    """Step through what is shown, stop it, skip to the next phase, or change the speed."""
    live.playback = wound(event, live.playback, kit, _begins)


def _begins(told: Told[Event]) -> bool:
    return isinstance(told.event, PhaseBegan | TurnBegan)
