"""An answer in the middle of a turn, and what follows from it in the fast room."""

from __future__ import annotations

from game.rules.tanchiki.actions import Action, MoveBot, PlaceTank, ThrowGrenade, UseShovel
from game.rules.tanchiki.foresight.guessed_state import to_move
from game.rules.tanchiki.state import Phase, Table, Throwing

from .bots import run_bot
from .eagles_and_bonuses import dig, throw
from .turn import play_on
from .world import BOTS, World


def play_answer(world: World, table: Table, action: Action) -> None:
    """Answer the question on the table, and play both actions to their end; or Over.

    Between turns a tank is put on the board and nothing more happens.
    """
    bots = list(world.bots)
    match action:
        case PlaceTank(seat, cell, facing):
            world.put(seat, world.land.spot(cell))
            world.ways[seat] = facing.eighth // 2
            return
        case MoveBot(_, serial):
            chosen = _bot(world, serial)
            run_bot(world, chosen, world.strength)
            # One that waits may be gone by now.
            there = (each for each in table.turn.waiting if each in world.serials)
            bots = [_bot(world, each) for each in there if each != serial]
        case UseShovel(_, cell):
            dig(world, world.land.spot(cell))
        case ThrowGrenade(seat, cell):
            assert isinstance(table.question, Throwing)
            throw(world, seat, table.question.bonus, world.land.spot(cell))
    play_on(world, to_move(table) if table.turn.phase is Phase.MOVING else (), bots)


def _bot(world: World, serial: int) -> int:
    return BOTS + world.serials.index(serial)
