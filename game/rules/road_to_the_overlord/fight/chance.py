"""The ten-sided die of a fight (L4.5)."""

from __future__ import annotations

from typing import Final

from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat
from game.rules.road_to_the_overlord.course import Story

CHANCE: Final = 10


def thrown(story: Story, seat: Seat, what: str, *place: str | int) -> int:
    """Throw the ten-sided die of a fight for a hero: nobody else has chances."""
    table, fight = story.table, story.table.ongoing
    face = story.dice(what, table.number, fight.number, *place).below(CHANCE) + 1
    story.say(Rolled("chance", (Throw(seat, (face,)),), CHANCE), "L4.5")
    return face
