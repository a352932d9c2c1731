"""What turned a match of One Cut: cuts, wounds, cells that were fought for, and the middle."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.one_cut import events
from game.rules.one_cut.evolve import evolve
from game.rules.one_cut.state import How
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .sentences import tell

LAST = 20
"""What ends a duel weighs more than all that does not."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start = match.state_at(0).table
    for place, (table, each) in enumerate(along(start, match.events(), evolve)):
        if weight := _weight(each.event):
            head = words("cut.chapter", duel=table.duel, round=table.round)
            note, seat = tell(words, table, each.event, names), seat_of(table, each.event)
            cell = None if seat is None else table.sides[seat].cell
            spot = None if cell is None else (cell.x, cell.y)
            yield weight, ReplayChapter(place, head, note, seat, spot=spot)


def _weight(event: events.Event) -> int:
    match event:
        case events.FigureKilled() | events.DuelEnded(how=How.MIDDLE):
            return LAST
        case events.FigureWounded(wounds=wounds):
            return 5 * wounds
        case events.CellTaken():
            return 4
        case events.AttackStopped() | events.PointTaken():
            return 1
        case _:
            return 0
