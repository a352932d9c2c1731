"""A player for measurements: it lays out a few plans by chance and keeps the best."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import lru_cache
from typing import Any

from game.ai.mind import Mind, Thought
from game.core.chance import Dice
from game.core.grid import STRAIGHT, Cell
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.actions import Commit, PlaceCard, PlaceTank, SwitchOn, TakeBack
from game.rules.tanchiki.cards import Cards, handful
from game.rules.tanchiki.ground.board import Board
from game.rules.tanchiki.ground.places_in_quarters import can_stand
from game.rules.tanchiki.state import Phase, Table

from .action_value import acted
from .candidate_stacks import stacks

PLANS = 3
STEP = 7
FAR = 40
_BOARDS = 32


def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
    """Plan by a few tries, start near the eagle, and leave the rest to chance."""
    if view.question is None and view.turn.phase is Phase.PLANNING:
        return (yield from _planned(view, seat, dice))
    yield
    near = _lengths(view.board, view.field.eagle.cell)
    starts = [each for each in legal if isinstance(each, PlaceTank)]
    if starts:
        least = min(near.get(each.cell, FAR) for each in starts)
        legal = tuple(each for each in starts if near.get(each.cell, FAR) == least)
    return (dice.choice(legal),)


QUICK: Mind = think


def _planned(table: Table, seat: Seat, dice: Dice) -> Thought:
    hand = table.hands[seat]
    assert hand.hand is not None
    assert hand.stacks is not None
    if hand.going_off:
        return (SwitchOn(seat),)
    cleared = tuple(TakeBack(seat, m) for m in (0, 1) for _ in hand.stacks[m])
    cards = handful(hand.hand, *hand.stacks)
    plans = [_plan(cards, dice) for _ in range(PLANS)]
    yield
    worths: list[int] = []
    for plan in plans:
        worths.append((yield from _worth(table, seat, plan, len(cards))))
    chosen = plans[worths.index(max(worths))]
    laid = [PlaceCard(seat, number, card) for number in (0, 1) for card in chosen[number]]
    return (*cleared, *laid, Commit(seat))


def _plan(cards: Cards, dice: Dice) -> tuple[Cards, Cards]:
    """Return two stacks, each one thing that the cards left can do."""
    first = dice.choice(tuple(stacks(cards, spare=1)))
    second = dice.choice(tuple(stacks(without(cards, first), spare=0)))
    return first, second


def _worth(
    table: Table, seat: Seat, plan: tuple[Cards, Cards], cards: int
) -> Generator[None, None, int]:
    """Return what a plan gains, and how near the eagle it ends."""
    first, second = plan
    cards -= len(first)
    then = acted(table, seat, first, 0, cards)
    gain = then.gain
    yield
    if then.alive:
        then = acted(then.table, seat, second, 0, cards - len(second))
        gain += then.gain
    yield
    cell = then.table.field.tanks[seat].cell
    near = _lengths(table.board, table.field.eagle.cell)
    return gain - STEP * (FAR if cell is None else near.get(cell, FAR))


@lru_cache(maxsize=_BOARDS)
def _lengths(board: Board, goal: Cell) -> Mapping[Cell, int]:
    """Return how far it is to a cell from each, whatever stands in the way but the ground."""
    found, edge = {goal: 0}, [goal]
    for cell in edge:
        for facing in STRAIGHT:
            there = cell.step(facing)
            if board.on(there) and there not in found and can_stand(board, there):
                found[there] = found[cell] + 1
                edge.append(there)
    return found
