"""Three ways to play a battle: for points alone, with an eye for danger, and a turn further."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass, replace

from game.ai.mind import Now, Thought
from game.ai.proving_ground.plans import Plan, tried, turns
from game.ai.proving_ground.small_decisions import settled
from game.ai.proving_ground.table_worth import PLAIN, Taste, worth
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.proving_ground.actions import Action, UseExtraTank
from game.rules.proving_ground.play import apply, legal
from game.rules.proving_ground.referee_tasks import State
from game.rules.proving_ground.state import Mode, Table
from game.rules.proving_ground.view import imagine


@dataclass(frozen=True, slots=True)
class Care:
    """How a level plays: its taste, its luck, and how many plans it plays a round further."""

    taste: Taste
    luck: int
    further: int = 0


def battled(view: Table, seat: Seat, listed: tuple[Action, ...], dice: Dice, care: Care) -> Thought:
    """Choose what to do up to the end of the turn."""
    yield
    settled_ = settled(view, seat, listed, dice, bool(care.taste.danger))
    if settled_ is not None:
        return (settled_,)
    best: list[Plan] = []
    with suppress(Now):
        yield from _ranked(imagine(view, dice), seat, dice, care, best)
        if care.further and len(best) > 1:
            best = [(yield from _furthest(best, seat, care))]
    return _begun(best[0].actions) if best else (dice.choice(tried(view, seat)),)


def _ranked(
    state: State, seat: Seat, dice: Dice, care: Care, best: list[Plan]
) -> Generator[None, None, None]:
    """Keep the best plans in `best`, which is right at any moment."""
    for plan in turns(state, seat, care.taste):
        if plan is None:
            yield
            continue
        best.append(replace(plan, value=plan.value + dice.below(care.luck)))
        best.sort(key=lambda one: -one.value)
        del best[max(1, care.further) :]


def _furthest(best: list[Plan], seat: Seat, care: Care) -> Generator[None, None, Plan]:
    """Play the best plans on: what the others answer, and what comes of the next own turn."""
    found: list[tuple[int, int]] = []
    for number, plan in enumerate(best):
        value = yield from _on(plan.state, seat, care)
        found.append((value + plan.value // 3, -number))
    return best[-max(found)[1]]


def _on(state: State, seat: Seat, care: Care) -> Generator[None, None, int]:
    for _ in range(len(state.table.pawns) + 1):
        table = state.table
        if table.ending is not None or table.turn.seat == seat:
            break
        state = yield from _answered(state, table.turn.seat)
    if state.table.ending is not None or state.table.mode is Mode.SOLO:
        return worth(state.table, seat, care.taste)
    mine = yield from _answered(state, seat)
    return (worth(state.table, seat, care.taste) + worth(mine.table, seat, care.taste)) // 2


def _answered(state: State, seat: Seat) -> Generator[None, None, State]:
    """Let a seat play its best turn, as one sees it who looks no further."""
    dice = Dice(state.told, "answer", seat)
    while state.table.ending is None and state.table.turn.seat == seat:
        choice = settled(state.table, seat, legal(state.table, seat), dice, careful=False)
        if choice is None or isinstance(choice, UseExtraTank):
            break
        state = apply(state, choice).state
        yield
    if state.table.ending is not None or state.table.turn.seat != seat:
        return state
    best: Plan | None = None
    for plan in turns(state, seat, PLAIN, depth=1):
        if plan is None:
            yield
        elif best is None or plan.value > best.value:
            best = plan
    return best.state if best else state


def _begun(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    return actions
