"""What goes on when a player leaves the match, wherever the hero stood (L1.2)."""

from __future__ import annotations

from game.core.rules import Seat

from .course import Story, end_turn, finish, playing, winning
from .events import SeatResigned
from .fight import ending, joining, turns
from .state import Fight, How, Stage


def resign(story: Story, seat: Seat) -> None:
    """Take a hero out; a last team that is left has won."""
    before = story.table.fight
    story.say(SeatResigned(seat), "L1.2")
    table = story.table
    left = {table.setup.teams[each] for each in playing(table)}
    rivals = len({*table.setup.teams}) > 1
    if not left or (rivals and len(left) == 1):
        finish(story, How.LEFT, winning(table, left) if rivals else ())
    elif before is not None:
        _leave_fight(story, seat, before)
    elif table.turn == seat:
        end_turn(story)


def _leave_fight(story: Story, seat: Seat, before: Fight) -> None:
    """Go on without a hero that was on the field, or might have come."""
    fight = story.table.ongoing
    if fight.stage is Stage.LOOT:
        ending.share_out(story)
    elif fight.stage is not Stage.FIGHTING:
        if story.table.turn == seat:
            ending.called_off(story)
        else:
            joining.go_on(story)
    elif not fight.heroes:
        ending.lost(story)
    elif before.turn == seat:
        turns.next_turn(story)
