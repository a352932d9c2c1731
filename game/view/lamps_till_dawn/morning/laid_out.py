"""Where everything is in a box when a night is told again: house, sky above it, race below."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.rules.lamps_till_dawn.house import House
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.lamps_till_dawn.standing_pieces import SKY, lie

RACE, RACE_SHARE = 106.0, 0.2
"""How high the race is, and which share of the height at the most."""
OVER, UNDER = 1.3, 0.42
"""How much sky is over the house and how much lawn below it, in cells."""
ASIDE = 0.7
"""How much lawn is at both sides of the house at the least, in cells."""
MARGIN = 16.0


@dataclass(frozen=True, slots=True)
class LaidOut:
    """`place` is the board with the house on it, which is so `wide` in cells; the sky reaches
    further than it does."""

    place: BoardPlace
    scene: Box
    race: Box
    wide: int

    @property
    def horizon(self) -> float:
        """How far down the trees stand behind which the sky ends."""
        return self.place.spot(0, SKY - 0.78)[1]

    @property
    def sky(self) -> Box:
        return self.scene.top(self.horizon - self.scene.y)

    @property
    def house(self) -> Box:
        """The ground on which the house stands, with a little lawn at both sides."""
        size = self.place.size
        width = (self.wide + 2 * ASIDE) * size
        return self.scene.centred(min(width, self.scene.width), self.scene.height)

    @property
    def aside(self) -> tuple[Box, Box]:
        """The lawn to the left and to the right of the house, below the trees."""
        house, lawn = self.house, self.lawn.inset(MARGIN, MARGIN)
        left = lawn.left(house.x - lawn.x)
        return left, lawn.edge(lawn.right - house.right)

    @property
    def lawn(self) -> Box:
        return self.scene.below(self.horizon - self.scene.y)


def laid_out(box: Box, house: House, scale: float) -> LaidOut:
    """Return the largest house that a box has room for, on whole pixels."""
    race = box.foot(min(RACE, box.height * RACE_SHARE))
    scene = box.above(race.height)
    found = lie(house)
    high = found.rows - SKY
    fits = min(scene.width / (found.wide + 2 * ASIDE), scene.height / (high + OVER + UNDER))
    size = max(1, math.floor(fits * scale)) / scale
    x = scene.x + (scene.width - found.columns * size) / 2
    y = scene.bottom - (found.rows + UNDER) * size
    corner = round(x * scale) / scale, round(y * scale) / scale
    return LaidOut(BoardPlace(*corner, size, found.columns, found.rows), scene, race, found.wide)
