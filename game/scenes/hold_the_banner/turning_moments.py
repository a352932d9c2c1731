"""What turned a match of Hold the Banner: tanks and lives lost, bonuses, the banner."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.hold_the_banner import events
from game.rules.hold_the_banner.evolve import evolve
from game.rules.hold_the_banner.state import Kind, Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .sentences import tell

LIFE, TANK, BONUS, BANNER = 10, 6, 5, 40
"""What a life of a guard, a tank of the attackers, what a die gave, and a banner weigh."""
LAST = 20
"""So much more weighs what was the last of its kind."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start = match.state_at(0).table
    for place, (table, each) in enumerate(along(start, match.events(), evolve)):
        if weight := _weight(table, each.event):
            head = tell(words, table, events.TurnBegan(table.turn), names)
            note, seat = tell(words, table, each.event, names), seat_of(table, each.event)
            yield weight, ReplayChapter(place, head, note, seat)


def _weight(table: Table, event: events.Event) -> int:
    match event:
        case events.BannerFell():
            return BANNER
        case events.TankDestroyed(number):
            tank = table.tank(number)
            assert tank is not None
            if tank.kind is Kind.GUARD:
                return LIFE + LAST * (table.players[tank.seat].lives == 1)
            return TANK + LAST * (table.lost + 1 == table.to_stop)
        case events.BombFell() | events.ClockStopped() | events.FenceSteeled():
            return BONUS
        case _:
            return 0
