"""What turned a match of Dice and Armour: tanks lost, rams, parts that broke, and a base held."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.kinds import HOLD, Kind
from game.rules.dice_and_armour.state import Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .sentences import tell

WORTH = {Kind.LIGHT: 8, Kind.MEDIUM: 10, Kind.HEAVY: 14}
"""What a tank that is lost weighs."""
PART = 2
LAST = 30
"""So much more weighs the last tank of a side, and a base that was held long enough."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start = match.state_at(0).table
    for place, (table, each) in enumerate(along(start, match.events(), evolve)):
        if weight := _weight(table, each.event):
            head = tell(words, table, events.TurnBegan(table.turn, table.number), names)
            note, seat = tell(words, table, each.event, names), seat_of(table, each.event)
            yield weight, ReplayChapter(place, head, note, seat)


def _weight(table: Table, event: events.Event) -> int:
    match event:
        case events.TankDestroyed(number) | events.TankRemoved(number):
            lost = table.tank(number)
            return WORTH[lost.kind] + LAST * (len(table.own(lost.seat)) == 1)
        case events.BaseCounted(count=count):
            return LAST * (count == HOLD)
        case events.PartBroken():
            return PART
        case _:
            return 0
