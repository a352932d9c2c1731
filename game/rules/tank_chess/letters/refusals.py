"""Why a text is no position, turn or match, as data: a screen says it in the player's language.

The plain English here is for the terminal and the scenarios.
"""

from __future__ import annotations

from game.core.codec import Unreadable
from game.rules.tank_chess.state import Table
from game.rules.tank_chess.why_not.reasons import Reason

_ENGLISH = {
    "square": "expected a piece, a wreck, a mine, ground or a number",
    "rest": "expected the side that moves, quiet turns and the turn, such as ' w 0 1'",
    "under": "expected ground that can be driven onto, below a piece, a wreck or a mine",
    "swims": "expected a piece that swims, to stand in water",
    "kind": "expected one of the pieces {letters}",
    "wide": "expected a row of {most} cells at the most",
    "high": "expected {most} rows at the most",
    "row": "expected {wide} cells in the row before, not {cells}",
    "no_row": "expected some cells in the row before, not 0",
    "small": "position: expected {least} by {least} cells or more, found {width} by {height}",
    "no_army": "position: {side} has no piece",
    "commanders": "position: expected one commander a side",
    "end": "position: with these pieces no match ends as '{said}'",
    "cell": "expected a cell such as F5, found {found!r}",
    "turn": "expected a turn such as M H3>F5/NW xB11, found {found!r}",
    "facing": "expected one of {names}, found {found!r}",
    "not_there": "{side} has no {piece} on {cell}",
    "header": "expected a header ({names}), found {found!r}",
    "twice": "the header '{name}' stands here twice",
    "option": "expected one of {names}, found {found!r}",
    "result": "the result is '{right}', not '{found}'",
    "marks": "expected the marks '{marks}', found {found!r}",
    "refused": "{why}",
}


class Refused(Unreadable):
    """`key` names what is wrong and `gaps` its particulars.

    The place is a `line` of a match, and a `letter` of a position, both from 1; a letter of
    the text is in the gap `found`, "" at its end. A turn that the rules refuse on a `table`
    has their `reason`.
    """

    def __init__(self, key: str, letter: int = 0, **gaps: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.letter = letter
        self.gaps = gaps
        self.line = 0
        self.table: Table | None = None
        self.reason: Reason | None = None

    def at_line(self, line: int) -> Refused:
        self.line = line
        return self

    def because(self, table: Table, reason: Reason | None) -> Refused:
        self.table, self.reason = table, reason
        return self

    def __str__(self) -> str:
        said = _ENGLISH[self.key].format(**self.gaps)
        if self.letter:
            found = repr(self.gaps["found"]) if self.gaps["found"] else "the end"
            said = f"position, letter {self.letter}: {said}, found {found}"
        return f"line {self.line}: {said}" if self.line else said
