"""A search with open eyes for short matches of Tanchiki.

It sees the cards that will come, keeps the best few matches after every turn, and plays each
of them on with many plans. What it finds is a good par, no proof that there is no better one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.tanchiki.action_value import acted
from game.ai.tanchiki.candidate_stacks import stacks
from game.ai.tanchiki.mid_turn_choices import rated
from game.ai.tanchiki.way_round_to_eagle import FAR, ways
from game.content.goals import Goal, Stars, judged
from game.content.tanchiki.tasks import tally
from game.content.tasks.challenges import Challenge, setup_of
from game.core.chance import Dice
from game.core.handfuls import without
from game.core.rules import State, Told
from game.rules import GAMES
from game.rules.tanchiki.actions import Commit, Exchange, PlaceCard
from game.rules.tanchiki.cards import KINDS, REACH, Cards
from game.rules.tanchiki.state import Table

FIRSTS, PAIRS, STRAY = 5, 10, 5
LAST_TURN = 16
NO_LIMIT = Stars(LAST_TURN, LAST_TURN, LAST_TURN)
WON = 1_000_000


@dataclass(frozen=True, slots=True)
class Line:
    """A match so far, with the actions that led there as they are typed."""

    state: State[Any, Any]
    told: tuple[Told[Any], ...] = ()
    words: tuple[str, ...] = ()


def solved(challenge: Challenge, width: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the turns of a match that reaches the goal, and its actions."""
    rules, dice = GAMES["tanchiki"], Dice(challenge.seed, "solve")
    first = Line(rules.new(setup_of(challenge), challenge.seed))
    kept = [_done(first, (action,)) for action in rules.legal(first.state.table, 0)]
    for turn in range(1, LAST_TURN):
        reached: dict[Any, tuple[int, Line]] = {}
        for place, line in enumerate(kept):
            swaps = turn > 1 and place < max(1, width // 3)
            for after in _played_on(line, challenge.goal, dice, swaps):
                worth = _worth(after, challenge.goal)
                key = (after.state.table.field, after.state.table.hands[0].hand)
                if worth > max(-WON, reached.get(key, (-WON, None))[0]):
                    reached[key] = (worth, after)
        best = sorted(reached.values(), key=lambda entry: -entry[0])
        if best and best[0][0] >= WON // 2:
            return turn, best[0][1].words
        kept = [line for _, line in best[:width]]
    return None


def _played_on(line: Line, goal: Goal, dice: Dice, swaps: bool) -> Iterator[Line]:
    """Yield the match after many plans for its next turn, some with cards exchanged first."""
    table: Table = line.state.table
    starts = [line]
    if swaps:
        hand = table.hands[0].hand or ()
        doubled = [kind for kind in KINDS if kind not in REACH and hand.count(kind) > 1]
        starts += [_done(line, (Exchange(0, kind, hand.count(kind)),)) for kind in doubled]
    for start in starts:
        if 0 in GAMES["tanchiki"].to_act(start.state.table):
            for first, second in _plans(start.state.table, goal, dice):
                laid = [PlaceCard(0, 0, card) for card in first]
                laid += [PlaceCard(0, 1, card) for card in second]
                yield _done(start, (*laid, Commit(0)))


def _plans(table: Table, goal: Goal, dice: Dice) -> list[tuple[Cards, Cards]]:
    """Return the plans that look best, and a few strays."""
    cards = table.hands[0].hand or ()
    firsts = []
    for first in stacks(cards, 1):
        then = acted(table, 0, first, 0, len(cards) - len(first) - 1)
        firsts.append((3 * then.gain - _way(then.table, goal), first, then))
    pairs = []
    for _, first, then in _some(firsts, FIRSTS, 2, dice):
        rest = without(cards, first)
        for second in stacks(rest, 0) if then.alive else ():
            end = acted(then.table, 0, second, 0, len(rest) - len(second))
            pairs.append((3 * (then.gain + end.gain) - _way(end.table, goal), first, second))
    return [(first, second) for _, first, second in _some(pairs, PAIRS, STRAY, dice)]


def _some(rated: list[Any], best: int, strays: int, dice: Dice) -> list[Any]:
    rated.sort(key=lambda entry: -entry[0])
    rest = rated[best:]
    return [*rated[:best], *dice.sample(rest, min(strays, len(rest)))]


def _done(line: Line, actions: Sequence[Any]) -> Line:
    """Return the match after these actions and the best answer to every question they raise."""
    rules, state, told, words = GAMES["tanchiki"], line.state, line.told, line.words
    waiting = list(actions)
    while waiting:
        action = waiting.pop(0)
        words += (rules.text.name(state.table, action),)
        step = rules.apply(state, action)
        state, told = step.state, told + step.events
        if not waiting and state.table.question is not None and state.table.ending is None:
            answers = rules.legal(state.table, 0)
            table = state.table
            waiting = [max(answers, key=lambda answer: rated(table, 0, answer))]
    return Line(state, told, words)


def _worth(line: Line, goal: Goal) -> int:
    table: Table = line.state.table
    found = judged(tally(goal, table, line.told), NO_LIMIT)
    if found.lost:
        return -WON
    if found.won is not None:
        return WON - found.won
    hand = table.hands[0].hand or ()
    worth = 1000 * found.done + 8 * len(hand) + 6 * sum(REACH.get(card, 0) for card in hand)
    if goal.aim == "bricks":
        worth += 200 * len(table.field.half)
    return worth - 2 * _way(table, goal)


def _way(table: Table, goal: Goal) -> int:
    """Return how far the tank is from what it wants."""
    tank = table.field.tanks[0]
    if tank.cell is None:
        return 2000
    if goal.aim in ("eagles", "points"):
        lengths = ways(table, table.field.eagle.cell)
        here, ahead = lengths.get(tank.cell, FAR), lengths.get(tank.cell.step(tank.facing), FAR)
        return 10 * here + (5 if ahead >= here else 0)
    wanted = [bot.cell for bot in table.field.bots]
    if goal.aim == "bonuses" and table.field.bonuses:
        wanted = [bonus.cell for bonus in table.field.bonuses]
    cell = tank.cell
    return 4 * min((abs(cell.x - far.x) + abs(cell.y - far.y) for far in wanted), default=0)
