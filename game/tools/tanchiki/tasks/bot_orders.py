"""The bots of one action in every order that leads to another world.

Bots that cannot disturb each other are run once; those that can meet again where their orders
come to the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.rules.tanchiki.fast_room.bots import run_bot
from game.rules.tanchiki.fast_room.fixed_ground import ICE, Land
from game.rules.tanchiki.fast_room.world import BOTS, Over, Spot, World

from .turn_stages import BOT, SEAT, Answer, Script, Stage, Unsettled, answered


def bots_run(stage: Stage) -> Iterator[Stage]:
    """Yield the worlds after the bots have moved, in every order that leads to another one.

    The world of the stage is used up.
    """
    world = stage.world
    if not world.strength or world.clock or not world.bots:
        yield stage
        return
    group = touching(world)
    alone = _alone(stage, group)
    if alone is None:
        alone, group = stage, tuple(world.bots)
    if not group:
        yield alone
        return
    reached: dict[tuple[int, ...], list[Stage]] = {group: [alone]}
    ended: list[Stage] = []
    while reached:
        further: dict[tuple[int, ...], list[Stage]] = {}
        for waiting, stages in reached.items():
            for before in stages:
                for bot in waiting:
                    _run(before, bot, waiting, further, ended)
        reached = further
    yield from ended


def _alone(stage: Stage, group: tuple[int, ...]) -> Stage | None:
    """Return the world after the moves of the bots that are in no group, None if that is not
    free of the order: if the tank was pushed, all others may see it elsewhere."""
    world = stage.world
    if len(group) == len(world.bots):
        return stage
    world = world.copy()
    world.answers = Script()
    tank = world.cells[SEAT]
    try:
        for bot in tuple(world.bots):
            if bot not in group:
                run_bot(world, bot, world.strength)
                if world.cells[SEAT] != tank:
                    return None
    except (Unsettled, Over):
        return None
    return Stage(world, stage.answers, stage.drowned, stage.dug)


def touching(world: World) -> tuple[int, ...]:
    """Return the bots whose order can matter: those that can come beside each other.

    Bots do not push bots but on ice, and see nothing but tanks: where no tank is pushed and no bot
    can slide, each keeps to the cells that it has manoeuvres for. If one of them can reach the
    tank, it is all of them.
    """
    land, bots, most = world.land, tuple(world.bots), world.strength
    cells = [world.cells[bot] for bot in bots]
    if any(near_ice(land, cell, most) for cell in cells):
        return bots
    near = tuple(
        bot
        for bot, cell in zip(bots, cells, strict=True)
        if any(0 < far(land, cell, other) <= 2 * most + 1 for other in cells)
    )
    tank = world.cells[SEAT]
    pushed = tank and any(far(land, world.cells[bot], tank) <= most for bot in near)
    return bots if pushed else near


def far(land: Land, one: Spot, other: Spot) -> int:
    return abs(land.xs[one] - land.xs[other]) + abs(land.ys[one] - land.ys[other])


@lru_cache(maxsize=1 << 14)
def near_ice(land: Land, spot: Spot, most: int) -> bool:
    """Whether there is ice no farther than this."""
    ice = (cell for cell in land.every if land.ground[cell] == ICE)
    return any(far(land, spot, cell) <= most for cell in ice)


def _run(
    before: Stage,
    bot: int,
    waiting: tuple[int, ...],
    further: dict[tuple[int, ...], list[Stage]],
    ended: list[Stage],
) -> None:
    """Let one of the waiting bots move, and keep what is not known yet."""
    said = before
    if len(waiting) > 1:
        chosen = Answer(BOT, before.world.serials[bot - BOTS], before.world.action)
        answers = (*before.answers, chosen)
        said = Stage(before.world, answers, before.drowned, before.dug)
    for after in answered(said, lambda world: run_bot(world, bot, world.strength)):
        world = after.world
        left = tuple(each for each in waiting if each != bot and world.cells[each])
        done = after.over or world.clock or not left
        known = ended if done else further.setdefault(left, [])
        mark = marked(world)
        if all(marked(other.world) != mark for other in known):
            known.append(after)


def marked(world: World) -> tuple[object, ...]:
    """Return all that can change in a world while bots move."""
    return (
        tuple(world.cells),
        tuple(world.ways),
        bytes(world.bricks),
        tuple(world.bonuses.items()),
        world.hands[SEAT],
        world.held[SEAT],
        tuple(world.helmets),
        world.tokens,
        world.seen_tokens,
        world.seen_kinds,
        world.eagle,
        world.points[SEAT],
        world.clock,
        world.spare,
    )
