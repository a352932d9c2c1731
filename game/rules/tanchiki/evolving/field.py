"""What driving and shooting do to what stands on the board."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Facing
from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import FIRST_BOT, Bot, Field, Piece, Table, Tank

from .cards import change_hand, revealed


def driving(table: Table, event: events.DrivingEvent) -> Table:
    match event:
        case events.ColumnMoved(pieces, facing, _):
            return table.with_field(_moved(table.field, pieces, facing))
        case events.TankTurned(piece, facing):
            return table.with_field(_turned(table.field, piece, facing))
        case events.ColumnBlocked():
            return table
        case events.StackRevealed():
            return revealed(table, event)
        case events.TankDrowned(seat, _):
            return table.with_field(_without_tank(table.field, seat))
        case events.BotDrowned(bot, _):
            return table.with_field(_without_bot(table.field, bot))


def volley(table: Table, event: events.VolleyEvent) -> Table:
    field, supply = table.field, table.supply
    match event:
        case events.VolleyFired():
            return table
        case events.BrickHalved(cell):
            field = replace(field, whole=field.whole - {cell}, half=field.half | {cell})
            return table.with_field(field)
        case events.BrickRemoved(cell):
            field = replace(field, whole=field.whole - {cell}, half=field.half - {cell})
            return replace(table, field=field, supply=replace(supply, bricks=supply.bricks + 1))
        case events.HelmetBroken(seat, _):
            tank = field.tanks[seat]
            return table.with_field(field.with_tank(replace(tank, helmets=tank.helmets - 1)))
        case events.CardsLost():
            return change_hand(table, event)
        case events.TankExploded(seat, _, _):
            return table.with_field(_without_tank(field, seat))
        case events.BotExploded(bot, _, _):
            return table.with_field(_without_bot(field, bot))


def _moved(field: Field, pieces: tuple[Piece, ...], facing: Facing) -> Field:
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


def _turned(field: Field, piece: Piece, facing: Facing) -> Field:
    if piece < FIRST_BOT:
        tank = field.tanks[piece]
        return field.with_tank(Tank(tank.seat, tank.cell, facing, tank.off, tank.helmets))
    bots = [
        Bot(bot.number, bot.cell, facing, bot.back) if bot.number == piece else bot
        for bot in field.bots
    ]
    return field.with_pieces(field.tanks, tuple(bots))


def _without_tank(field: Field, seat: Seat) -> Field:
    return field.with_tank(replace(field.tanks[seat], cell=None, off=False))


def _without_bot(field: Field, number: Piece) -> Field:
    return replace(field, bots=tuple(bot for bot in field.bots if bot.number != number))
