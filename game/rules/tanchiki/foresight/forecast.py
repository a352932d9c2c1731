"""What the bots would do, and what the own plan does, as far as the table shows it.

Both rehearse with the rules that will play, on a seat's view. Bots are deterministic, so a
forecast is exact as long as nobody moves first; where dice, a secret or a choice comes in, or
the order of bots matters, it says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import BotExploded, Event, Shot, Struck
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.referee_tasks import PlayCards, RunBot
from game.rules.tanchiki.state import Piece, Table
from game.rules.tanchiki.volley import bot_shot, broken_bricks, player_shot

from .rehearsal import rehearse

STRONGEST: Final = 3


@dataclass(frozen=True, slots=True)
class BotForecast:
    """One bot: its events, where it ends (no cell: it drowned), and whom it would then hit.

    Not `certain` where dice, a secret or a choice came in, with this bot or one before it.
    """

    bot: Piece
    events: tuple[Event, ...]
    cell: Cell | None
    facing: Facing
    target: Seat | None
    certain: bool


@dataclass(frozen=True, slots=True)
class Forecast:
    """What bots would do, one after the other, if this is the strongest card."""

    strength: int
    bots: tuple[BotForecast, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What one stack of the own plan does, and the shot after it (none from a dead tank)."""

    cards: Cards
    events: tuple[Event, ...]
    table: Table
    shot: Shot | None
    certain: bool


def forecast(view: Table) -> tuple[Forecast, ...]:
    """Return what the bots would do for strengths 0, 1, 2 and 3."""
    bots = tuple(bot.number for bot in view.field.bots)
    return tuple(in_order(view, bots, strength) for strength in range(STRONGEST + 1))


def preview(view: Table, seat: Seat) -> tuple[Preview, ...]:
    """Return what the two stacks of a seat do if nobody else moves; it must see its plan."""
    stacks = view.hands[seat].stacks
    assert stacks is not None, "a plan this seat may not know"
    found: list[Preview] = []
    table, certain = view, True
    for cards in stacks:
        trial = rehearse(table, PlayCards(seat, cards))
        table, certain = trial.table, certain and not trial.open_ends
        tank = table.field.tanks[seat]
        shot = player_shot(table, tank) if tank.cell is not None and not tank.off else None
        found.append(Preview(cards, trial.events, table, shot, certain))
        table, certain = _after(table, shot), certain and not (shot and shot.piece is not None)
    return tuple(found)


def _after(table: Table, shot: Shot | None) -> Table:
    """Return the table after this shot alone: a brick breaks, a bot explodes (T7.4, T7.6).

    What a bot leaves behind, and the cards that a tank loses, would need dice.
    """
    if shot is None:
        return table
    for broken in broken_bricks(table, (shot,)):
        table = evolve(table, broken)
    if shot.struck is Struck.BOT and shot.piece is not None:
        exploded = BotExploded(shot.piece, shot.path[-1], (shot.shooter,))
        table = evolve(table, exploded)
    return table


def in_order(view: Table, bots: tuple[Piece, ...], strength: int) -> Forecast:
    """Return what these bots would do, one after the other as they are named."""
    manoeuvres = 0 if view.turn.clock else strength
    table, certain = view, True
    ran: list[tuple[Piece, tuple[Event, ...], bool]] = []
    for bot in bots:
        trial = rehearse(table, RunBot(bot, manoeuvres))
        table, certain = trial.table, certain and not trial.open_ends
        ran.append((bot, trial.events, certain))
    ended = tuple(_ended(view, table, *each) for each in ran)
    return Forecast(strength, ended)


def _ended(
    view: Table, table: Table, number: Piece, events: tuple[Event, ...], certain: bool
) -> BotForecast:
    before, bot = view.field.bot(number), table.field.bot(number)
    assert before is not None
    if bot is None:
        return BotForecast(number, events, None, before.facing, None, certain)
    shot = None if table.turn.clock else bot_shot(table, bot)
    target = None if shot is None else shot.piece
    return BotForecast(number, events, bot.cell, bot.facing, target, certain)
