"""Which marks to name, and which to agree to (U1.2).

Two marks that are each other's image under the half turn of the field are fair, and a duel should
begin out of the reach of the knife. Who is asked agrees to what puts it no farther from the middle.
"""

from __future__ import annotations

from game.ai.mind import Thought
from game.core.chance import Dice
from game.core.hex import distance, half_turned
from game.core.rules import Seat
from game.rules.one_cut.actions import AgreeMarks, KeepMarks, NameMark
from game.rules.one_cut.cards import Card
from game.rules.one_cut.field import CELLS, SIZE, from_middle
from game.rules.one_cut.pair_outcome import REACH
from game.rules.one_cut.state import Table

FAIR = tuple(
    (cell, image)
    for cell in CELLS
    if distance(cell, image := half_turned(SIZE, SIZE, cell)) == REACH[Card.KNIFE].stop
)
"""Marks like the usual ones: as far apart, and each other's image."""


def placed(view: Table, seat: Seat, dice: Dice) -> Thought:
    """Name both marks, or answer to those that are named."""
    yield
    named = view.placed or ()
    if not named:
        own, other = dice.choice(FAIR)
        return (NameMark(seat, own), NameMark(seat, other))
    if len(named) == 1:
        return (KeepMarks(seat),)
    theirs, own = named
    near = from_middle(own) <= from_middle(theirs)
    return (AgreeMarks(seat) if near else KeepMarks(seat),)
