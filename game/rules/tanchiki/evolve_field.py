"""What events do to what stands on the board."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.grid import Facing
from game.rules.tanchiki.events import (
    BotAppeared,
    BotDrowned,
    BotExploded,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    HelmetBroken,
    HelmetKept,
    TankDrowned,
    TankExploded,
    TankPlaced,
    TankSwitchedOn,
)
from game.rules.tanchiki.evolve_supply import taken_out
from game.rules.tanchiki.state import FIRST_BOT, Bot, Field, Piece, Table, Tank


def moved(field: Field, pieces: tuple[Piece, ...], facing: Facing) -> Field:
    tanks, bots = field.tanks, field.bots
    if min(pieces) < FIRST_BOT:
        tanks = tuple(
            [
                Tank(tank.seat, tank.cell.step(facing), tank.facing, tank.off, tank.helmets)
                if tank.seat in pieces and tank.cell is not None
                else tank
                for tank in tanks
            ]
        )
    if max(pieces) >= FIRST_BOT:
        bots = tuple(
            [
                Bot(bot.number, bot.cell.step(facing), bot.facing, bot.back)
                if bot.number in pieces
                else bot
                for bot in bots
            ]
        )
    return field.with_pieces(tanks, bots)


def turned(field: Field, piece: Piece, facing: Facing) -> Field:
    if piece < FIRST_BOT:
        tank = field.tanks[piece]
        return field.with_tank(Tank(tank.seat, tank.cell, facing, tank.off, tank.helmets))
    bots = [
        Bot(bot.number, bot.cell, facing, bot.back) if bot.number == piece else bot
        for bot in field.bots
    ]
    return field.with_pieces(field.tanks, tuple(bots))


def change_tank(
    table: Table, event: TankPlaced | TankDrowned | TankExploded | TankSwitchedOn
) -> Table:
    tank = table.field.tanks[event.seat]
    match event:
        case TankPlaced(_, cell, facing):
            tank = replace(tank, cell=cell, facing=facing)
            table = replace(table, question=None)
        case TankDrowned() | TankExploded():
            tank = replace(tank, cell=None, off=False)
        case TankSwitchedOn():
            tank = replace(tank, off=False)
        case _:
            assert_never(event)
    return table.with_field(table.field.with_tank(tank))


def change_bots(
    table: Table, event: HelmetKept | HelmetBroken | BotDrowned | BotExploded | BotAppeared
) -> Table:
    field, supply = table.field, table.supply
    match event:
        case HelmetKept(seat):
            tank = field.tanks[seat]
            return table.with_field(field.with_tank(replace(tank, helmets=tank.helmets + 1)))
        case HelmetBroken(seat, _):
            tank = field.tanks[seat]
            return table.with_field(field.with_tank(replace(tank, helmets=tank.helmets - 1)))
        case BotDrowned() | BotExploded():
            bots = tuple(bot for bot in field.bots if bot.number != event.bot)
            return table.with_field(replace(field, bots=bots))
        case BotAppeared(number, back, seen_before, cell, facing):
            field = replace(field, bots=(*field.bots, Bot(number, cell, facing, back)))
            supply = replace(taken_out(supply, back, not seen_before), next_bot=number + 1)
            return replace(table, field=field, supply=supply)
        case _:
            assert_never(event)


def change_brick(table: Table, event: BrickHalved | BrickRemoved | BrickBuilt) -> Table:
    field, supply, cell = table.field, table.supply, event.cell
    match event:
        case BrickHalved():
            field = replace(field, whole=field.whole - {cell}, half=field.half | {cell})
        case BrickRemoved():
            field = replace(field, whole=field.whole - {cell}, half=field.half - {cell})
            supply = replace(supply, bricks=supply.bricks + 1)
        case BrickBuilt():
            field = replace(field, whole=field.whole | {cell})
            supply = replace(supply, bricks=supply.bricks - 1)
        case _:
            assert_never(event)
    return replace(table, field=field, supply=supply)
