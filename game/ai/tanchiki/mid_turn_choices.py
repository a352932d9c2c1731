"""What a computer player chooses while a turn is being played: places, bots, bricks, bombs."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.actions import Action, MoveBot, PlaceTank, ThrowGrenade, UseShovel
from game.rules.tanchiki.foresight.rehearsal import rehearse
from game.rules.tanchiki.referee_tasks import RunBot
from game.rules.tanchiki.state import Table

from .action_value import POINT, fired, gained
from .way_round_to_eagle import FAR, ways

MANY = 99
OTHERS_TANK = 30
OWN_TANK = -70


def rated(table: Table, seat: Seat, action: Action) -> int:
    """Return what an answer to the question on the table is worth to the seat."""
    match action:
        case PlaceTank(_, cell, _):
            return _placed(table, seat, action, cell)
        case MoveBot(_, bot):
            driven = rehearse(table, RunBot(bot, table.turn.strength))
            return gained(driven, seat) + fired(driven.table, seat, MANY)[1]
        case UseShovel(_, cell):
            return _shovelled(table, seat, cell)
        case ThrowGrenade(_, cell):
            return _thrown(table, seat, cell)
    return 0


def _placed(table: Table, seat: Seat, action: PlaceTank, cell: Cell) -> int:
    """Near the eagle, looking its way, out of the bots' fire."""
    lengths = ways(table, table.field.eagle.cell)
    tank = replace(table.field.tanks[seat], cell=cell, facing=action.facing)
    there = replace(table, field=table.field.with_tank(tank))
    here, ahead = lengths.get(cell, FAR), lengths.get(cell.step(action.facing), FAR)
    return fired(there, seat, MANY)[1] - 6 * here - (5 if ahead >= here else 0)


def _shovelled(table: Table, seat: Seat, cell: Cell) -> int:
    """Shorten the own way to the eagle, or lengthen that of the others."""
    field = table.field
    if field.brick_on(cell):
        changed = replace(field, whole=field.whole - {cell}, half=field.half - {cell})
    else:
        changed = replace(field, whole=field.whole | {cell})
    before = ways(table, field.eagle.cell)
    after = ways(replace(table, field=changed), field.eagle.cell)
    worth = 0
    for tank in field.tanks:
        if tank.cell is not None:
            saved = before.get(tank.cell, FAR) - after.get(tank.cell, FAR)
            worth += 10 * saved if tank.seat == seat else -4 * saved
    return worth


def _thrown(table: Table, seat: Seat, middle: Cell) -> int:
    def near(cell: Cell | None) -> bool:
        return cell is not None and max(abs(cell.x - middle.x), abs(cell.y - middle.y)) <= 1

    bots = sum(near(bot.cell) for bot in table.field.bots)
    tanks = [tank.seat for tank in table.field.tanks if near(tank.cell)]
    own = seat in tanks
    return POINT * bots + OTHERS_TANK * (len(tanks) - own) + OWN_TANK * own
