"""What turned a match of Tank Chess: the pieces that were lost, a commander before all."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.tank_chess import events
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.state import Table
from game.scenes.faces.board_face import ReplayChapter
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .sentences import tell

LAST = 1000
"""A commander weighs more than any army."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start = match.state_at(0).table
    for place, (table, each) in enumerate(along(start, match.events(), evolve)):
        match each.event:
            case events.TankDestroyed(number) | events.PieceSank(number):
                yield _weight(table, number), _moment(words, table, place, each.event, names)
            case events.CommanderLeft():
                yield LAST, _moment(words, table, place, each.event, names)
            case _:
                pass


def _moment(
    words: Words, table: Table, place: int, event: events.Event, names: Names
) -> ReplayChapter:
    return ReplayChapter(place, tell(words, table, event, names))


def _weight(table: Table, number: int) -> int:
    kind = table.kind(table.piece(number))
    return LAST if kind.commander else kind.points
