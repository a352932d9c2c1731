"""What has happened since a seat's turn, in a few lines: a move is one, and so is a hit."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat, Told
from game.rules.tank_chess import events
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.state import Table
from game.scenes.frame.kit import Names, Words

from .naming import move_words
from .sentences import tell

STEPS = events.TankTurned | events.TankDrove | events.TankBackedUp
ON_THE_WAY = events.WreckPushed | events.WreckSank | events.TreesFelled


def since(
    words: Words, seat: Seat, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return the lines; `before` is the table as the seat left it."""
    lines = told_by_drives(words, before, told, names)
    return tuple(said for each, said in lines if not isinstance(each.event, ON_THE_WAY))


def told_by_drives(
    words: Words, shown: Table, told: tuple[Told[events.Event], ...], names: Names
) -> Iterator[tuple[Told[events.Event], str]]:
    """Yield events with their sentences; all steps of a drive are one, told by its last step."""
    start: Table | None = None
    for place, each in enumerate(told):
        before, shown = shown, evolve(shown, each.event)
        if isinstance(each.event, STEPS):
            start = start or before
            if not _goes_on(told[place + 1 :]):
                yield each, _moved(words, start, shown, each.event.number)
                start = None
        elif said := tell(words, before, each.event, names):
            yield each, said


def _goes_on(told: tuple[Told[events.Event], ...]) -> bool:
    """Whether the drive goes on, whatever comes of it on the way."""
    later = (each.event for each in told if not isinstance(each.event, ON_THE_WAY))
    return isinstance(next(later, None), STEPS)


def _moved(words: Words, start: Table, now: Table, number: int) -> str:
    """Return a whole move of a piece, however many steps it had."""
    piece = now.piece(number)
    return move_words(words, start, start.piece(number).cell, piece.cell, piece.facing)
