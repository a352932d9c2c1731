"""What those who are asked in an imagined turn answer: at once, and by a plain rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Seat
from game.rules.tanchiki.fast_room.world import Spot, World

_OWN = 3


class Plain:
    """The usual bot, the brick nearest to the eagle, the bots, the cell nearest to the eagle."""

    def bot(self, world: World, waiting: Sequence[int]) -> int:
        return waiting[0]

    def brick(self, world: World, seat: Seat, spots: Sequence[Spot]) -> Spot:
        bricks = [spot for spot in spots if world.bricks[spot]]
        return min(bricks or spots, key=lambda spot: _apart(world, spot, world.eagle))

    def throw(self, world: World, seat: Seat) -> Spot:
        cells = world.cells
        targets = [cells[bot] for bot in world.bots]
        targets += [cells[other] for other in range(world.seats) if other != seat and cells[other]]
        if not targets:
            return world.eagle

        def hurt(middle: Spot) -> int:
            near = sum(_apart(world, middle, spot) <= 1 for spot in targets)
            own = cells[seat]
            return near - (_OWN if own and _apart(world, middle, own) <= 1 else 0)

        return max(targets, key=hurt)

    def place(self, world: World, seat: Seat, spots: Sequence[Spot]) -> tuple[Spot, int]:
        land, eagle = world.land, world.eagle
        spot = min(spots, key=lambda spot: _apart(world, spot, eagle))
        across, down = land.xs[eagle] - land.xs[spot], land.ys[eagle] - land.ys[spot]
        if abs(across) > abs(down):
            return spot, 1 if across > 0 else 3
        return spot, 2 if down > 0 else 0


PLAIN = Plain()


def _apart(world: World, one: Spot, other: Spot) -> int:
    xs, ys = world.land.xs, world.land.ys
    return max(abs(xs[one] - xs[other]), abs(ys[one] - ys[other]))
