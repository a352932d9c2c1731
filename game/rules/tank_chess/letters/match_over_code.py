"""How the code of a position says that the match is over: ` white left`, ` draw agreed`.

How it ended cannot be seen on the board where a commander left or sank, so the code tells it.
A code without these words is over where the wreck of a missing commander tells as much.
"""

from __future__ import annotations

from typing import Final

from game.core.rules import Seat
from game.rules.tank_chess.state import End, How, Table

from .notation import SIDES

DRAWN: Final = "draw"
_DRAWS = (How.AGREED, How.REPEATED, How.QUIET)
_WON = tuple(how for how in How if how not in _DRAWS)
_UNSCATHED = (*_DRAWS, How.RESIGNED, How.FLAG_FELL)
"""Ends that leave both commanders where they are."""

END: Final = (
    rf"(?:({'|'.join(SIDES)}) ({'|'.join(how.value for how in _WON)})"
    rf"|{DRAWN} ({'|'.join(how.value for how in _DRAWS)}))"
)


def write_end(end: End | None) -> str:
    """Return what follows the number of the turn; nothing while the match goes on."""
    if end is None:
        return ""
    return f" {DRAWN if end.winner is None else SIDES[end.winner]} {end.how.value}"


def read_end(winner: str | None, won: str | None, drawn: str | None) -> End | None:
    """Return the end that the groups of END have found."""
    if winner and won:
        return End(How(won), SIDES.index(winner))
    return End(How(drawn), None) if drawn else None


def end_of(table: Table) -> End | None:
    """Return how the match ended, by the code or else by the wreck of a missing commander."""
    if table.end is not None:
        return table.end
    missing = [seat for seat in (0, 1) if not commanders(table, seat)]
    wrecked = [w.seat for w in table.wrecks if table.kind(w).commander]
    if len(missing) != 1 or missing != wrecked:
        return None
    (lost,) = missing
    how = How.COMMANDER_MINED if lost == table.turn else How.COMMANDER_DESTROYED
    return End(how, 1 - lost)


def can_have_ended(table: Table, end: End) -> bool:
    """Whether the pieces on the board are what such an end leaves there."""
    if end.how is How.ARMY_LOST:
        return {piece.seat for piece in table.pieces} == {end.winner}
    gone: Seat | None = None
    if end.winner is not None and end.how not in _UNSCATHED:
        gone = end.winner if end.how is How.COMMANDER_LEFT else 1 - end.winner
    return all(commanders(table, seat) == (seat != gone) for seat in (0, 1))


def commanders(table: Table, seat: Seat) -> int:
    """Return how many commanders of the seat stand on the board."""
    return sum(piece.seat == seat and table.kind(piece).commander for piece in table.pieces)
