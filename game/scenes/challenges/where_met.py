"""Where a challenge is met: among the others of its game, or at a stage of the road."""

from __future__ import annotations

from dataclasses import dataclass

from game.session.match.match import Match

ROAD = "road"
"""What a match says of the stage at which it is played."""


@dataclass(frozen=True, slots=True)
class Way:
    """What it and the ways on from it are called there, as keys of texts, and the picture of the
    way back; without a `title` it has its own name."""

    title: str = ""
    again: str = "challenge.again"
    next: str = "challenge.next"
    list: str = "challenge.list"
    icon: str = "icon.list"

    @property
    def labels(self) -> tuple[tuple[str, str], ...]:
        """What its match says of it."""
        return ((ROAD, self.title),) if self.title else ()


AMONG_OTHERS = Way()


def at_stage(stage: str) -> Way:
    """Return the way on from a stage of the road, by its id."""
    return Way(stage, "road.again", "road.next", "road.map", "icon.map")


def way_of(match: Match) -> Way:
    """Return where a match that was left is met."""
    stage = dict(match.header.labels).get(ROAD, "")
    return at_stage(stage) if stage else AMONG_OTHERS
