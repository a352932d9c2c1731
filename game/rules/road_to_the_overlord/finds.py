"""What lies on a mark where no monster is left: treasure, then a trap (L2.2)."""

from __future__ import annotations

from game.core.rolled_dice import Rolled, Throw

from . import decks, strength
from .cards import Mark
from .course import Story, end_turn, members
from .events import NothingFound, Trap, TrapSprung, TreasureFound
from .state import Table

TRAPS = (Trap.SLOW, Trap.SLOW, Trap.WEAK, Trap.WEAK, Trap.NOTHING, Trap.NOTHING)
"""By what the die shows (L2.3)."""


def waiting(table: Table) -> Mark:
    """Return what waits on the mark of the hero on turn: at the start nothing, and at the end only
    the boss, who wants to be challenged."""
    at = table.own.mark
    return table.setup.track[at - 1] if 0 < at < table.setup.last else Mark()


def meet(story: Story) -> None:
    """Find the treasure, spring the trap, and end the turn."""
    mark = waiting(story.table)
    if mark.treasure:
        _find(story)
    if mark.trap:
        _spring(story)
    end_turn(story)


def _find(story: Story) -> None:
    table = story.table
    drawn = decks.draw(story, table.turn, 1, "treasure", table.number)
    if not drawn:
        story.say(NothingFound(table.turn), "L2.2")
        return
    seen = members(table, (table.setup.teams[table.turn],))
    story.say(TreasureFound(table.turn, drawn[0], seen), "L2.2")


def _spring(story: Story) -> None:
    """Throw for the trap, if gear does not disarm it first."""
    table = story.table
    seat, value = table.turn, strength.disarm(table, table.turn)
    if value and _thrown(story, "chance", 10, "disarm") > 10 - value:
        story.say(TrapSprung(seat, Trap.DISARMED), "L2.3")
        return
    face = _thrown(story, "trap", 6, "trap")
    story.say(TrapSprung(seat, TRAPS[face - 1]), "L2.3")


def _thrown(story: Story, what: str, sides: int, place: str) -> int:
    table = story.table
    face = story.dice(place, table.number).below(sides) + 1
    story.say(Rolled(what, (Throw(table.turn, (face,)),), sides), "L2.3")
    return face
