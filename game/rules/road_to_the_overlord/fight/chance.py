"""The ten-sided die of a fight (L4.5)."""

from __future__ import annotations

from typing import Final

from game.core.rolled_dice import Rolled, Throw
from game.core.rules import NOBODY, Seat
from game.rules.road_to_the_overlord.course import Story
from game.rules.road_to_the_overlord.state import FIRST_OTHER

CHANCE: Final = 10


def thrown(story: Story, seat: Seat, what: str, *place: str | int) -> int:
    """Throw the ten-sided die of a fight."""
    table, fight = story.table, story.table.ongoing
    face = story.dice(what, table.number, fight.number, *place).below(CHANCE) + 1
    told = seat if seat < FIRST_OTHER else NOBODY
    story.say(Rolled("chance", (Throw(told, (face,)),), CHANCE), "L4.5")
    return face
