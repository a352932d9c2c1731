"""What a bot sees and makes of it (T6).

A bot is a small machine: from the table alone it decides each manoeuvre in the same way. The
decision is a value, told before it is done, so that a screen can show why and a forecast can
ask the very same question.
"""

from __future__ import annotations

from operator import itemgetter

from game.core.grid import STRAIGHT, Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.events import BotDecided, Choice, Obstacle, TankTurned
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.movement import advance, arrivals, obstacle_on, resting
from game.rules.tanchiki.state import FIRST_BOT, Bot, Table, Tank

from .referee_tasks import RunBot, Slide, Story

CONCRETE, FOREST, WATER = Terrain.CONCRETE, Terrain.FOREST, Terrain.WATER
NORTH, EAST, SOUTH, WEST = STRAIGHT

LOOKING_ORDER = (0, 2, 6, 4)
"""Ahead, right, left, behind, in eighths of a turn (T6.4)."""

TURNING_ORDER = (2, 6, 4)
"""Right, left, U-turn (T6.7)."""


_SKIPPING = {
    Obstacle.WATER: "T6.5",
    Obstacle.BOT: "T6.5",
    Obstacle.SWITCHED_OFF: "T6.10",
    Obstacle.CONCRETE: "T11.1",
    Obstacle.BRICK: "T11.1",
}


def run_bot(story: Story, task: RunBot) -> None:
    """Make one manoeuvre; the others wait. After a skip nothing would change (T6.5, T6.8)."""
    bot = story.table.field.bot(task.bot)
    if bot is None or task.left == 0 or story.table.turn.clock:
        return
    decision, rule = decide(story.table, bot)
    decided = story.say(decision, rule)
    if decision.choice is Choice.TURN:
        story.say(TankTurned(bot.number, decision.facing), rule, decided)
        story.then(RunBot(bot.number, task.left - 1))
    elif decision.choice is Choice.DRIVE:
        _drive(story, bot, task.left, rule, decided)


def decide(table: Table, bot: Bot) -> tuple[BotDecided, str]:
    """Return the next manoeuvre of a bot and the paragraph that says so."""
    target = _target(table, bot)
    ahead = blocked_for_bot(table, bot.cell.step(bot.facing))
    if target is not None:
        return _toward(bot, target, ahead)
    number, facing = bot.number, bot.facing
    if ahead is None:
        return BotDecided(number, Choice.DRIVE, facing, None, None, None), "T6.6"
    for eighths in TURNING_ORDER:
        side = facing.turned(eighths)
        if blocked_for_bot(table, bot.cell.step(side)) is None:
            return BotDecided(number, Choice.TURN, side, None, None, ahead), "T6.7"
    return BotDecided(number, Choice.SKIP, facing, None, None, ahead), "T6.8"


def blocked_for_bot(table: Table, cell: Cell) -> Obstacle | None:
    """Return what keeps a bot from driving onto this cell by itself (T6.7, T6.10)."""
    board = table.board
    if not board.on(cell):
        return Obstacle.EDGE
    if obstacle := obstacle_on(table, cell):
        return obstacle
    if board.ground(cell) is WATER:
        return Obstacle.WATER
    piece = table.field.piece_on(cell)
    if piece is None:
        return None
    if piece >= FIRST_BOT:
        return Obstacle.BOT
    return Obstacle.SWITCHED_OFF if table.field.tanks[piece].off else None


def sights(table: Table, cell: Cell) -> tuple[tuple[Facing, int, Tank], ...]:
    """Return the players' tanks a bot on this cell sees: where, how far, which (T6.3).

    Other tanks do not block its sight; in an uneven fight walls do not either (T11.1).
    """
    found = []
    for tank in table.field.tanks:
        at = tank.cell
        if at is None or tank.off:
            continue
        across, down = at.x - cell.x, at.y - cell.y
        if (across and down) or table.board.ground(at) is FOREST:
            continue
        facing = (EAST if across > 0 else WEST) if across else (SOUTH if down > 0 else NORTH)
        distance = abs(across) + abs(down)
        if table.options.uneven or not walls_between(table, cell, facing, distance):
            found.append((facing, distance, tank))
    return tuple(found)


def seen_from(table: Table, cell: Cell, facing: Facing) -> Tank | None:
    """Return the nearest player's tank a bot sees in this direction (T6.4)."""
    return _nearest(sights(table, cell), facing)


def walls_between(table: Table, cell: Cell, facing: Facing, distance: int) -> bool:
    """Whether concrete or a brick stands in the cells between (T6.3)."""
    ground, field = table.board.ground, table.field
    for _ in range(distance - 1):
        cell = cell.step(facing)
        if ground(cell) is CONCRETE or field.brick_on(cell):
            return True
    return False


def _nearest(seen: tuple[tuple[Facing, int, Tank], ...], facing: Facing) -> Tank | None:
    ahead = [(distance, tank) for side, distance, tank in seen if side is facing]
    return min(ahead, key=itemgetter(0))[1] if ahead else None


def _target(table: Table, bot: Bot) -> tuple[Facing, Seat, Cell] | None:
    seen = sights(table, bot.cell)
    for eighths in LOOKING_ORDER if seen else ():
        side = bot.facing.turned(eighths)
        if (tank := _nearest(seen, side)) is not None and tank.cell is not None:
            return side, tank.seat, tank.cell
    return None


def _toward(
    bot: Bot, target: tuple[Facing, Seat, Cell], ahead: Obstacle | None
) -> tuple[BotDecided, str]:
    side, seat, at = target
    if side is not bot.facing:
        return BotDecided(bot.number, Choice.TURN, side, seat, at, None), "T6.4"
    if ahead is None:
        return BotDecided(bot.number, Choice.DRIVE, side, seat, at, None), "T6.4"
    return BotDecided(bot.number, Choice.SKIP, side, seat, at, ahead), _SKIPPING[ahead]


def _drive(story: Story, bot: Bot, left: int, rule: str, decided: int) -> None:
    """Drive one cell, pushing what stands there (T6.9)."""
    pieces = advance(story, bot.number, bot.facing, (rule, "T6.9"), cause=decided)
    if pieces:
        more = arrivals(story.table, pieces, bot.number)
        on_ice = resting(story.table, pieces)
        slides = (Slide(bot.facing, pieces, bot.number),) if on_ice else ()
        story.then(*more, *slides, RunBot(bot.number, left - 1))
