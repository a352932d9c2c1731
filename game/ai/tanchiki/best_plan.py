"""Planning a turn: the best pair of stacks, or standing switched off, or new cards first."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from game.ai.mind import Thought
from game.ai.tanchiki.candidate_stacks import stacks
from game.core.chance import Dice
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.rules import Seat
from game.rules.tanchiki.actions import Commit, Exchange, PlaceCard, SwitchOff, SwitchOn, TakeBack
from game.rules.tanchiki.cards import REACH, Cards, handful
from game.rules.tanchiki.state import Table

from .action_value import DEATH, POINT, Acted, acted
from .way_round_to_eagle import FAR, ways

STEP = 7
FACING_AWAY = 5
FEW_MOVES = 2


@dataclass(frozen=True, slots=True)
class Care:
    """How well a mind plans: stacks looked at again, luck, and whether it foresees bots."""

    beam: int
    luck: int
    foresees: bool


@dataclass(frozen=True, slots=True)
class _Plan:
    worth: int
    first: Cards
    second: Cards


def planned(table: Table, seat: Seat, care: Care, dice: Dice) -> Thought:
    """Return all the small actions that lay out and commit the plan of this turn."""
    hand = table.hands[seat]
    assert hand.hand is not None
    assert hand.stacks is not None
    if hand.going_off:
        return (SwitchOn(seat),)
    cleared = tuple(TakeBack(seat, m) for m in (0, 1) for _ in hand.stacks[m])
    cards = handful(hand.hand, *hand.stacks)
    if not hand.exchanged and (swap := _exchange(cards, seat)):
        return (*cleared, swap)
    best = yield from _best(table, seat, cards, care, dice)
    if best is None or best.worth < _standing(table, seat):
        return (*cleared, SwitchOff(seat), Commit(seat))
    laid = [PlaceCard(seat, 0, card) for card in best.first]
    laid += [PlaceCard(seat, 1, card) for card in best.second]
    return (*cleared, *laid, Commit(seat))


def _best(
    table: Table, seat: Seat, cards: Cards, care: Care, dice: Dice
) -> Generator[None, None, _Plan | None]:
    """Try every first stack, keep the most promising, and try every second one after them."""
    lengths = ways(table, table.field.eagle.cell)
    others = _others(table, care)
    firsts: list[tuple[int, int, Cards, Acted]] = []
    for number, first in enumerate(stacks(cards, spare=1)):
        then = acted(table, seat, first, others, len(cards) - len(first) - 1)
        worth = then.gain + _place(then, seat, lengths)
        firsts.append((-worth, number, first, then))
        yield
    firsts.sort(key=lambda entry: entry[:2])
    best: _Plan | None = None
    for _, _, first, then in firsts[: care.beam]:
        rest = without(cards, first)
        for second in stacks(rest, spare=0):
            worth = then.gain + dice.below(care.luck)
            if then.alive:
                end = acted(then.table, seat, second, others, len(rest) - len(second))
                worth += end.gain + _place(end, seat, lengths, landed=then.landing)
            if best is None or worth > best.worth:
                best = _Plan(worth, first, second)
            yield
    return best


def _place(then: Acted, seat: Seat, lengths: dict[Cell, int], landed: bool = False) -> int:
    """Return what standing there is worth: near the eagle, and looking its way."""
    tank = then.table.field.tanks[seat]
    if tank.cell is None or then.landing or landed:
        return 0
    here = lengths.get(tank.cell, FAR)
    ahead = lengths.get(tank.cell.step(tank.facing), FAR)
    return -STEP * here - (FACING_AWAY if ahead >= here else 0)


def _standing(table: Table, seat: Seat) -> int:
    """Return what it is worth to stand switched off where one is."""
    tank = table.field.tanks[seat]
    if tank.cell is None:
        return DEATH
    lengths = ways(table, table.field.eagle.cell)
    return -STEP * lengths.get(tank.cell, FAR) - POINT // 2


def _exchange(cards: Cards, seat: Seat) -> Exchange | None:
    """Swap the turns there are most of when there is too little to drive with."""
    if sum(card in REACH for card in cards) >= FEW_MOVES:
        return None
    kinds = sorted(set(cards) - REACH.keys(), key=lambda kind: (-cards.count(kind), kind.value))
    return Exchange(seat, kinds[0], cards.count(kinds[0])) if kinds else None


def _others(table: Table, care: Care) -> int:
    """Return the strongest card that others will probably play."""
    if not care.foresees:
        return 0
    return 2 if table.seats > 1 else 0
