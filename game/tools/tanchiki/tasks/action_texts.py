"""A match of the fast room played by the rules: its actions as they are typed, and what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.goals import Goal, Tally
from game.content.tanchiki.tasks import tally
from game.core.grid import STRAIGHT
from game.core.rules import State, Told
from game.rules.tanchiki.actions import (
    Action,
    Commit,
    MoveBot,
    PlaceCard,
    PlaceTank,
    ThrowGrenade,
    UseShovel,
)
from game.rules.tanchiki.events import (
    BonusTaken,
    BotDrowned,
    BrickRemoved,
    ColumnMoved,
    EagleTaken,
    KindExchanged,
    PhaseBegan,
    TokenTaken,
)
from game.rules.tanchiki.fast_room.fixed_ground import land
from game.rules.tanchiki.letters.notation import name
from game.rules.tanchiki.play import apply
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import Ordering, Placing, Setup, Shovelling, Throwing

from .search import Line, Turn
from .turn_stages import BOT, GRENADE, SEAT, SHOVEL, Answer


@dataclass(frozen=True, slots=True)
class Played:
    """A line up to its goal; `found` is how far it came, `words` are the actions."""

    found: Tally
    words: tuple[str, ...]
    told: tuple[Told[Any], ...]
    state: State[Any, Any]


def played(setup: Setup, seed: int, goal: Goal, line: Line) -> Played:
    """Play a line by the rules until the goal is reached or the line ends."""
    state: State[Any, Any] = new(setup, seed)
    words: list[str] = []
    told: tuple[Told[Any], ...] = ()
    for turn in (None, *line.turns):
        laid = [*_plan(turn)] if turn else [line.place]
        answers = list(turn.answers) if turn else []
        while laid or _asks(state):
            if tally(goal, state.table, told).won is not None:
                break
            action = laid.pop(0) if laid else _answer(state, answers)
            words.append(name(action))
            step = apply(state, action)
            state, told = step.state, (*told, *step.events)
    return Played(tally(goal, state.table, told), tuple(words), told, state)


def theme_of(told: Sequence[Told[Any]], goal: Goal) -> str:
    """Return the one word for what a solution is about."""
    events = [each.event for each in told]
    kinds = Counter(type(each) for each in events)
    slid = any(isinstance(each, ColumnMoved) and each.sliding for each in events)
    if kinds[BotDrowned] and goal.aim in ("drowned", "points"):
        return "bath"
    if slid:
        return "slide"
    if kinds[BonusTaken]:
        return "gift"
    if kinds[EagleTaken] > 1:
        return "two_nests" if kinds[EagleTaken] == 2 else "three_nests"
    if kinds[KindExchanged]:
        return "swap"
    if goal.aim == "bricks" or (kinds[BrickRemoved] and kinds[EagleTaken]):
        return "breach"
    if kinds[EagleTaken]:
        return "run"
    return "double" if _at_most_in_turn(events) > 1 else "shot"


def _at_most_in_turn(events: Sequence[Any]) -> int:
    """Return how many bots fell in one turn at most."""
    most = count = 0
    for each in events:
        if isinstance(each, PhaseBegan) and each.action == 0:
            count = 0 if each.phase.value == "moving" else count
        count += isinstance(each, TokenTaken)
        most = max(most, count)
    return most


def _plan(turn: Turn) -> Iterator[Action]:
    if turn.exchange:
        yield turn.exchange
    for manoeuvre, way in enumerate((turn.first, turn.second)):
        for card in way.cards:
            yield PlaceCard(SEAT, manoeuvre, card)
    yield Commit(SEAT)


def _asks(state: State[Any, Any]) -> bool:
    question = state.table.question
    return isinstance(question, Ordering | Shovelling | Throwing) or (
        isinstance(question, Placing) and state.table.turn.number > 0
    )


def _answer(state: State[Any, Any], answers: list[Answer]) -> Action:
    """Return the answer that the line has laid by; one that it had no need of is left out."""
    question, lay = state.table.question, land(state.table.board, state.table.options, 1)
    match question:
        case Ordering(_, bots):
            own = (a for a in answers if a.kind == BOT and a.action == state.table.turn.action)
            return MoveBot(SEAT, next((a.value for a in own if a.value in bots), bots[0]))
        case Shovelling():
            return UseShovel(SEAT, lay.cell(_next(answers, SHOVEL)))
        case Throwing():
            return ThrowGrenade(SEAT, lay.cell(_next(answers, GRENADE)))
        case Placing(_, cells):
            return PlaceTank(SEAT, cells[0], STRAIGHT[0])
    raise AssertionError(question)


def _next(answers: list[Answer], kind: str) -> int:
    found = next(each for each in answers if each.kind == kind)
    answers.remove(found)
    return found.value
