"""With what a match on the road begins: the cards, along which track, and what is agreed to."""

from __future__ import annotations

from game.rules.road_to_the_overlord.setting_up import SHORT, WHOLE, Ways, agreed
from game.rules.road_to_the_overlord.state import MOST_SEATS, Setup

from .card_files import World, load_world


def first(seats: int) -> Setup | None:
    """Return the match that is offered first: all together, along the short track."""
    return begun(load_world(), seats) if 1 <= seats <= MOST_SEATS else None


def begun(
    world: World, seats: int, ways: Ways = Ways.TOGETHER, track: str = SHORT, *, trade: bool = True
) -> Setup:
    """Return a match of so many; a track of one's own has the numbers of that which is as long.

    KeyError for a track that is not there.
    """
    marks = world.track(track).marks
    kind = SHORT if len(marks) <= len(world.track(SHORT).marks) else WHOLE
    return agreed(Setup(world.cards, marks, trade=trade), seats, ways, kind)
