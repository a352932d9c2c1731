"""The fast room's turns: from the laid plans to the end of the turn; `course` says the rules.

`play_turn` plays a world on which all plans lie to the next planning, `play_on` one in which a
seat was asked in the middle of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.core.rules import Seat
from game.rules.tanchiki.cards import REACH, TURN, Cards, handful
from game.rules.tanchiki.ending import LAST_CALL, LAST_TURN
from game.rules.tanchiki.setting_up import bots_wanted
from game.rules.tanchiki.state import Reason, Token
from game.rules.tanchiki.tokens import picked

from .bots import run_bot
from .cards import draw, renew
from .eagles_and_bonuses import discard, leaders
from .entry_cells import place
from .moves import drive
from .volley import fire
from .world import BOTS, Over, Spot, World

_ORDERS = 1 << 12


def play_turn(world: World) -> None:
    """Play a turn whose plans are laid, to the next planning or the end of the match."""
    try:
        play_plans(world)
        end_turn(world)
    except Over:
        return


def play_plans(world: World) -> None:
    """Play both actions (T4.1c, T4.2); Over if the match ends."""
    begin_turn(world)
    play_action(world, 0)
    play_action(world, 1)


def begin_turn(world: World) -> None:
    """Switch off who wished to be off (T4.1c)."""
    world.off[: world.seats] = world.going
    world.going = [False] * world.seats


def play_on(world: World, movers: Iterable[Seat], bots: Sequence[int]) -> None:
    """Play the rest of an action, in which these still move, and what follows; or Over.

    What was left of the movement that stopped for a choice is forgotten, as by `imagine`.
    """
    move(world, movers)
    run_bots(world, bots)
    fire(world)
    if world.action == 0:
        play_action(world, 1)


def play_action(world: World, action: int) -> None:
    """Players move clockwise, then the bots, then all shoot (T4.2)."""
    world.action, world.strength = action, 0
    move(world, world.clockwise())
    run_bots(world, world.bots)
    fire(world)


def move(world: World, seats: Iterable[Seat]) -> None:
    """Let these seats turn over and carry out their stacks."""
    for seat in seats:
        if world.cells[seat] and not world.off[seat]:
            play_stack(world, seat)


def play_stack(world: World, seat: Seat) -> None:
    """Turn the stack over and carry it out (T5.8)."""
    first, second = world.stacks[seat]
    cards = second if world.action else first
    world.stacks[seat] = (first, ()) if world.action else ((), second)
    world.held[seat] -= len(cards)
    world.played[seat] = (*world.played[seat], *cards)
    strength, orders = _orders(cards)
    world.strength = max(world.strength, strength)
    cells, ways = world.cells, world.ways
    for reach, turn in orders:
        if not cells[seat]:
            return
        if reach:
            drive(world, seat, reach, ways[seat])
        else:
            ways[seat] = (ways[seat] + turn) & 3


def run_bots(world: World, bots: Sequence[int]) -> None:
    """Each bot makes as many manoeuvres as the strongest move card says (T6.1, T6.2)."""
    waiting = [bot for bot in bots if world.cells[bot]] if world.strength else []
    while waiting and not world.clock:
        bot = world.answers.bot(world, waiting) if len(waiting) > 1 else waiting[0]
        waiting.remove(bot)
        run_bot(world, bot, world.strength)
        waiting = [each for each in waiting if world.cells[each]]


def end_turn(world: World) -> None:
    """Refill hands and bots, return the dead, pass the token, in this order (T9)."""
    alive = [seat for seat in world.clockwise() if world.cells[seat]]
    dead = [seat for seat in world.clockwise() if not world.cells[seat]]
    for seat in alive:
        _refill(world, seat)
    _refill_bots(world)
    for seat in dead:
        come_back(world, seat)
    pass_token(world)


def come_back(world: World, seat: Seat) -> None:
    """Give a dead tank a new hand and a place on the board (T9.3)."""
    renew(world, seat)
    place(world, seat)


def pass_token(world: World) -> None:
    """The first-player token goes clockwise, and a new turn begins (T9.4, T10.2a)."""
    if world.sudden and not world.bots and not _bots_left(world):
        world.end(leaders(world), Reason.NOTHING_LEFT)
    if world.number >= LAST_TURN:
        world.end(() if world.seats == 1 else leaders(world), Reason.LAST_TURN)
    if world.number == world.last:
        world.end(() if world.seats == 1 else leaders(world), Reason.LAST_CALL)
    due = world.land.options.last_call and not world.last and not world.sudden
    if due and not world.bots and not _bots_left(world):
        world.last = world.number + LAST_CALL
    world.first = (world.first + 1) % world.seats
    world.number += 1
    world.clock, world.strength, world.action = False, 0, 0


def _refill(world: World, seat: Seat) -> None:
    """Discard what was played and draw as many, one more below seven or eight (T9.1, T13.1)."""
    full = world.sizes[seat]
    if world.off[seat]:
        count = max(0, full - world.held[seat])
        world.off[seat] = False
    else:
        count = len(world.played[seat])
        world.discards[seat] = handful(world.discards[seat], world.played[seat])
        world.played[seat] = ()
        count += world.held[seat] + count < full
    if count:
        draw(world, seat, count, "refill", world.number, seat)


def _refill_bots(world: World) -> None:
    """Bring bots up to their number, or one more in an avalanche (T9.2, T11.4)."""
    options = world.land.options
    missing = 1 if options.avalanche else bots_wanted(options) - len(world.bots)
    refused: list[Token] = []
    for roll in range(missing):
        if _bots_left(world) - len(refused) > 0:
            _place_bot(world, roll, refused)


def _place_bot(world: World, roll: int, refused: list[Token]) -> None:
    seen = list(world.seen_tokens)
    for token in refused:
        seen.remove(token)
    dice = world.dice("supply", world.number, roll)
    token, seen_before = picked(world.tokens, _unseen(world), seen, dice)
    if seen_before:
        at = world.seen_tokens.index(token)
        world.seen_tokens = (*world.seen_tokens[:at], *world.seen_tokens[at + 1 :])
    else:
        at = world.tokens.index(token)
        world.tokens = (*world.tokens[:at], *world.tokens[at + 1 :])
    berths = world.land.quarters[world.quarter].berths[token.colour]
    for step in range(4):
        spot, facing = berths[(token.number - 1 + step) % 4]
        if not world.standing[spot] and not world.bricks[spot]:
            _appear(world, token, spot, facing)
            return
    world.seen_tokens = (*world.seen_tokens, token)
    refused.append(token)


def _appear(world: World, token: Token, spot: Spot, facing: int) -> None:
    bot = len(world.cells)
    world.cells.append(0)
    world.ways.append(facing)
    world.serials.append(world.next_bot)
    world.backs.append(token)
    world.bots.append(bot)
    world.next_bot += 1
    world.put(bot, spot)
    if spot in world.bonuses:
        discard(world, spot)


def _bots_left(world: World) -> int:
    return len(world.tokens) - _unseen(world) + len(world.seen_tokens)


def _unseen(world: World) -> int:
    return sum(world.backs[bot - BOTS] is None for bot in world.bots)


@lru_cache(maxsize=_ORDERS)
def _orders(cards: Cards) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the strongest move card, and for each card how far it drives or turns."""
    orders = tuple((REACH.get(card, 0), TURN.get(card, 0) // 2) for card in cards)
    return max((reach for reach, _ in orders), default=0), orders
