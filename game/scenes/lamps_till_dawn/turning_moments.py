"""What turned a night: frights, repulses and bites, its last mark, and who was nearly found."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.rules.lamps_till_dawn.encounters import TURN_PARTS
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Side, Table
from game.scenes.faces.board_face import ReplayChapter, seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.table.turning_moments import heaviest
from game.session.match.match import Match
from game.view.lamps_till_dawn.standing_pieces import at, board_size

from .encounter_words import told_of
from .replay_chapters import placed_encounters
from .sentences import tell

MARKS = 10
"""What each mark weighs by which a counter has moved."""
DECIDES = 30
"""So much more weighs what brought a counter to its full mark."""
FOUND = 5
"""So much more weighs what somebody did to another, since it betrayed both."""
LONG = 12
"""A near miss that lasted so many turns or longer weighs no more."""


def turned(words: Words, match: Match, names: Names) -> tuple[ReplayChapter, ...]:
    """Return the few moments that weigh most, in their order."""
    return heaviest(_weighed(words, match, names))


def _weighed(words: Words, match: Match, names: Names) -> Iterator[tuple[int, ReplayChapter]]:
    start, told = match.state_at(0).table, match.events()
    turns: list[int] = []
    for place, (table, each) in enumerate(along(start, told, evolve)):
        turns.append(table.turn)
        weight = _weight(table, evolve(table, each.event))
        if weight:
            note, seat = tell(words, table, each.event, names), seat_of(table, each.event)
            weight += FOUND * (seat is not None)
            spot = _spot(table, getattr(each.event, "room", None))
            yield weight, ReplayChapter(place, _turn(words, table.turn), note, seat, spot=spot)
    for place, met in placed_encounters(start, told):
        long = min(LONG, (met.ends - met.begins) // TURN_PARTS)
        note = told_of(words, start, met, names)
        head, spot = _turn(words, turns[place]), _spot(start, met.room)
        yield MARKS - 1 + long, ReplayChapter(place, head, note, spot=spot)


def _weight(before: Table, after: Table) -> int:
    """Return how much an event moved the counters, more if it filled one."""
    weight = 0
    for side in Side:
        was, now, full = before.marks(side), after.marks(side), before.setup.full(side)
        weight += MARKS * (now - was) + DECIDES * (was < full <= now)
    return weight


def _spot(table: Table, room: RoomNumber | None) -> tuple[float, float]:
    """Return where something happened: in a room, else in all of the house, and not where its marks
    are counted."""
    if room is None:
        columns, rows = board_size(table)
        return (columns - 1) / 2, (rows - 1) / 2
    found = at(table.house, room)
    return found.x, found.y


def _turn(words: Words, turn: int) -> str:
    return words("event.lamps_till_dawn.turn", number=turn)
