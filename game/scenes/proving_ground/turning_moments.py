"""What turned a match of Proving Ground: tanks lost, points taken from rivals, and pairs."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.grid import Cell
from game.core.played_story import along
from game.core.rules import Seat
from game.rules.proving_ground import events
from game.rules.proving_ground.evolve import evolve
from game.rules.proving_ground.state import Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match

from .sentences import tell

PAIR, TANK = 2, 3
"""What a pair and a tank weigh; points that were taken with it weigh as many more."""
LAST = 20
"""So much more weighs what brought a side to its goal (B12.2)."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start, told = match.state_at(0).table, tuple(match.events())
    later = (*(each.event for each in told[1:]), None)
    fired_at: Cell | None = None
    for place, (table, each) in enumerate(along(start, told, evolve)):
        fired_at = _cell(each.event) or fired_at
        # Points that lie beside the board are won where the tank stood.
        taken = later[place] if isinstance(later[place], events.PointsTaken) else None
        weight = _weight(table, each.event, taken)
        if weight:
            head = tell(words, table, events.TurnBegan(table.turn.seat, table.turn.number), names)
            note = tell(words, table, taken or each.event, names)
            spot = None if fired_at is None else (fired_at.x, fired_at.y)
            seat = seat_of(table, taken or each.event)
            yield weight, ReplayChapter(place, head, note, seat, spot=spot)


def _cell(event: events.Event) -> Cell | None:
    """Return where something was hit, taken or turned up."""
    match event:
        case (
            events.TankDestroyed(cell=cell)
            | events.TankLost(cell=cell)
            | events.TokenTaken(cell=cell)
            | events.TokenTurnedUp(cell=cell)
        ):
            return cell
        case _:
            return None


def _weight(table: Table, event: events.Event, taken: events.PointsTaken | None) -> int:
    match event:
        case events.TankDestroyed():
            points = taken.points if taken else 0
            return TANK + points + (_wins(table, taken.seat, points) if taken else 0)
        case events.TankLost():
            return TANK
        case events.PairMade(seat=seat) | events.PairTaken(seat=seat):
            return PAIR + _wins(table, seat, PAIR)
        case _:
            return 0


def _wins(table: Table, seat: Seat, points: int) -> int:
    before = table.zone(seat).points
    return LAST * (before < table.target <= before + points)
