"""What one jumps to in a replay of Hold the Banner: turns, losses, bonuses, the end."""

from __future__ import annotations

from itertools import chain

from game.core.played_story import along
from game.core.rolled_dice import Rolled
from game.core.rules import Seat
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.state import Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.session.records.replay import Watch

from .sentences import tell

WORTH_A_LINE = (
    events.TankDestroyed
    | events.TankDamaged
    | events.HelmetHeld
    | events.BannerFell
    | events.TurnBegan
    | events.MatchEnded
)


def chapters(words: Words, watch: Watch, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the turns, the one first that the match begins with, with what happened in each."""
    begun = watch.tables[0]
    found = [ReplayChapter(0, tell(words, begun, events.TurnBegan(begun.turn), names))]
    for place, (table, each) in enumerate(along(begun, tuple(chain(*watch.events)), evolve)):
        if isinstance(each.event, WORTH_A_LINE) or _bonus(each.event):
            said = tell(words, table, each.event, names)
            found.append(ReplayChapter(place, said, seat=whose(table, each.event)))
    return tuple(found)


def whose(shown: Table, event: events.Event) -> Seat | None:
    """Return the seat that an event is about: a bonus is thrown for all who guard (P9.7)."""
    seat = seat_of(shown, event)
    alone = seat is None or not _bonus(event) or len(shown.members(shown.teams[seat])) == 1
    return seat if alone else None


def _bonus(event: events.Event) -> bool:
    return isinstance(event, Rolled) and event.what == "bonus"
