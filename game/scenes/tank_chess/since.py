"""What has happened since a seat's turn, in a few lines: a move is one, and so is a hit."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Seat, Told
from game.rules.tank_chess import events
from game.rules.tank_chess.evolve import evolve
from game.rules.tank_chess.state import Table
from game.scenes.kit import Names, Words

from .naming import move_words
from .sentences import tell

STEPS = events.TankTurned | events.TankDrove | events.TankBackedUp
ON_THE_WAY = events.WreckPushed | events.WreckSank | events.TreesFelled


def since(
    words: Words, seat: Seat, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return the lines; `before` is the table as the seat left it."""
    return tuple(filter(None, _lines(words, before, told, names)))


def _lines(
    words: Words, shown: Table, told: tuple[Told[events.Event], ...], names: Names
) -> Iterator[str]:
    start: Table | None = None
    number = 0
    for event in (each.event for each in told):
        if isinstance(event, STEPS):
            start, number = start or shown, event.number
        elif not isinstance(event, ON_THE_WAY):
            if start is not None:
                yield _moved(words, start, shown, number)
            start = None
            yield tell(words, shown, event, names)
        shown = evolve(shown, event)
    if start is not None:
        yield _moved(words, start, shown, number)


def _moved(words: Words, start: Table, now: Table, number: int) -> str:
    """Return a whole move of a piece, however many steps it had."""
    piece = now.piece(number)
    return move_words(words, start, start.piece(number).cell, piece.cell, piece.facing)
