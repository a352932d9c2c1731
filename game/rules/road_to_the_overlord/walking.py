"""The way of a turn: by the die, by a card, or none, and what waits at its end (L2.1, L2.2)."""

from __future__ import annotations

from game.core.lasting_conditions import left
from game.core.rolled_dice import Rolled, Throw
from game.rules.road_to_the_overlord.fight.joining import open_fight

from . import actions, finds, strength
from .actions import MarkNumber
from .course import Story, end_turn
from .events import HeroRested, HeroTeleported, HeroWalked, WayThrown
from .state import Table

SLOWER = 2
"""So many marks less by a trap (L2.3)."""


def throw(story: Story) -> None:
    table, own = story.table, story.table.own
    face = story.dice("walk", table.number).below(6) + 1
    story.say(Rolled("walk", (Throw(table.turn, (face,)),)), "L2.1")
    slower = SLOWER if left(own.lasting, "slow") else 0
    marks = face + strength.walk(table, table.turn) + own.quick - slower
    story.say(WayThrown(table.turn, max(1, marks)), "L2.1")


def walk(story: Story, *, back: bool) -> None:
    table = story.table
    story.say(HeroWalked(table.turn, end_of_way(table, back=back)), "L2.1")
    _arrive(story)


def end_of_way(table: Table, *, back: bool) -> MarkNumber:
    """Return where a way leads that was thrown: no further than the start and the boss."""
    to = table.own.mark + (-table.thrown if back else table.thrown)
    return max(0, min(to, table.setup.last))


def teleport(story: Story, action: actions.Teleport) -> None:
    story.say(HeroTeleported(action.seat, action.card, action.to), "L6")
    _arrive(story)


def rest(story: Story) -> None:
    """Stay: what waits on the mark does not stir."""
    table = story.table
    story.say(HeroRested(table.turn, strength.most_life(table, table.turn)), "L2.1")
    end_turn(story)


def challenge(story: Story) -> None:
    open_fight(story, boss=True)


def _arrive(story: Story) -> None:
    if finds.waiting(story.table).monsters:
        open_fight(story)
    else:
        finds.meet(story)
