"""What an action of a turn brings a seat, rehearsed with the rules themselves.

An action is the own stack, the bots as strong as they will be at least, then the volley. What
others plan is hidden: they are taken to stand where they stand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards, strength
from game.rules.tanchiki.events import (
    BonusTaken,
    BrickHalved,
    BrickRemoved,
    EagleTaken,
    Event,
    Struck,
    TankDrowned,
)
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.foresight.rehearsal import Rehearsal, rehearse
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.referee_tasks import LandEagle, PlayCards, RunBot, SettleBot
from game.rules.tanchiki.state import FIRST_BOT, Bonus, Table
from game.rules.tanchiki.volley import volley

POINT = 100
DEATH = -190
HIT = -45
LIKELY_HIT = -18
HITS_PLAYER = 22
HITS_BRICK = 2
HIDDEN = 8
BONUS = {
    Bonus.STAR: 30,
    Bonus.CLOCK: 25,
    Bonus.HELMET: 35,
    Bonus.SHOVEL: 15,
    Bonus.GRENADE: 45,
}


@dataclass(frozen=True, slots=True)
class Acted:
    """The table after an action, what it brought, and whether the own tank still stands.

    `landing` when an eagle was taken: nobody knows where the next one comes down.
    """

    table: Table
    gain: int
    alive: bool
    landing: bool


def acted(table: Table, seat: Seat, cards: Cards, strength_of_others: int, held: int) -> Acted:
    """Return what comes of playing these cards; `held` cards are left to lose to hits."""
    trial = rehearse(table, PlayCards(seat, cards))
    gain = gained(trial, seat)
    landing = any(isinstance(task, LandEagle) for task in trial.open_ends)
    table = trial.table
    manoeuvres = 0 if table.turn.clock else max(strength(cards), strength_of_others)
    if manoeuvres:
        bots = (RunBot(bot.number, manoeuvres) for bot in table.field.bots)
        driven = rehearse(table, *bots)
        gain += gained(driven, seat)
        table = driven.table
    table, shot = fired(table, seat, held)
    alive = table.field.tanks[seat].cell is not None
    return Acted(table, gain + shot, alive, landing)


def gained(trial: Rehearsal, seat: Seat) -> int:
    """Return what a rehearsal brought the seat for certain."""
    gain = sum(_worth(event, seat) for event in trial.events)
    for task in trial.open_ends:
        if isinstance(task, SettleBot) and task.scorer == seat:
            gain += POINT
    return gain


def fired(table: Table, seat: Seat, held: int) -> tuple[Table, int]:
    """Return the table after a volley from where all stand, and what it brings the seat."""
    gain, hits = 0, 0
    for shot in volley(table):
        if shot.shooter == seat:
            gain += _struck(shot.struck)
            table = _after_own(table, shot.struck, shot.piece, shot.path)
        elif shot.piece == seat:
            hits += 1
            gain += HIT if shot.shooter >= FIRST_BOT else LIKELY_HIT
    tank = table.field.tanks[seat]
    if hits and tank.helmets:
        gain -= hits * HIT
    elif 2 * hits > held:
        gain += DEATH
    if tank.cell and table.board.ground(tank.cell) is Terrain.FOREST:
        gain += HIDDEN
    return table, gain


def _worth(event: Event, seat: Seat) -> int:
    match event:
        case EagleTaken(taker):
            return 3 * POINT if taker == seat else -2 * POINT
        case TankDrowned(drowned):
            return DEATH if drowned == seat else HITS_PLAYER
        case BonusTaken(taker, _, face):
            return BONUS[face] if taker == seat else -BONUS[face] // 2
    return 0


def _struck(struck: Struck) -> int:
    if struck is Struck.BOT:
        return POINT
    if struck is Struck.TANK:
        return HITS_PLAYER
    return HITS_BRICK if struck is Struck.BRICK else 0


def _after_own(table: Table, struck: Struck, piece: int | None, path: tuple[Cell, ...]) -> Table:
    """Return the table without the bot or brick that the own shot takes away."""
    field = table.field
    if struck is Struck.BOT:
        bots = tuple(bot for bot in field.bots if bot.number != piece)
        return replace(table, field=replace(field, bots=bots))
    if struck is Struck.BRICK:
        cell = path[-1]
        return evolve(table, BrickRemoved(cell) if cell in field.half else BrickHalved(cell))
    return table
