"""How many turns a second can be imagined: by the rules, and in the fast room.

The same laid plans are played to the end of the turn in both, in processor time; of the fast
room also to the last volley alone, which is as far as a mind looks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from game.ai.tanchiki.answers_in_imagined_turns import PLAIN
from game.content.maps.setups import standard
from game.core.chance import Dice
from game.rules.tanchiki.actions import Action, Commit
from game.rules.tanchiki.fast_room.turn import play_plans, play_turn
from game.rules.tanchiki.fast_room.world import Over, World
from game.rules.tanchiki.fast_room.world_of_table import world_of
from game.rules.tanchiki.play import apply, legal, to_act
from game.rules.tanchiki.referee_tasks import State
from game.rules.tanchiki.setting_up import new
from game.tools.bench import Figure

SEATS = 4
TURNS = 150

V = TypeVar("V")
Laid = tuple[State, Action]
"""A state in which one seat has yet to commit, and its commitment."""


def figures() -> list[Figure]:
    laid = _laid(TURNS)
    worlds = [world_of(state.table, state.seed, PLAIN) for state, _ in laid]
    return [
        ("ai.tanchiki.applied_turns", _rate(_applied, laid), "1/s"),
        ("ai.tanchiki.imagined_turns", _rate(_turn, worlds), "1/s"),
        ("ai.tanchiki.imagined_plans", _rate(_plans, worlds), "1/s"),
    ]


def _rate(work: Callable[[V], None], things: Sequence[V]) -> float:
    """Return how many of these are done in a second of processor time."""
    start = time.process_time()
    for thing in things:
        work(thing)
    return len(things) / (time.process_time() - start)


def _applied(laid: Laid) -> None:
    """Play a turn by the rules; whoever is asked takes the first answer."""
    state = apply(*laid).state
    while state.table.question is not None:
        seat = to_act(state.table)[0]
        state = apply(state, legal(state.table, seat)[-1]).state


def _turn(world: World) -> None:
    play_turn(world.copy())


def _plans(world: World) -> None:
    try:
        play_plans(world.copy())
    except Over:
        return


def _laid(most: int) -> list[Laid]:
    """Return so many turns of matches played by chance, with all plans laid."""
    found: list[Laid] = []
    seed = 0
    while len(found) < most:
        seed += 1
        state: State = new(standard("tanchiki", SEATS), seed)
        dice = Dice(seed, "bench")
        while (seats := to_act(state.table)) and len(found) < most:
            action = _hasty(legal(state.table, dice.choice(seats)), dice)
            waiting = [hand for hand in state.table.hands if not hand.committed]
            if state.table.question is None and len(waiting) == 1 and isinstance(action, Commit):
                found.append((state, action))
            state = apply(state, action).state
    return found


def _hasty(actions: tuple[Action, ...], dice: Dice) -> Action:
    """Commit mostly as soon as may be."""
    ready = [action for action in actions if isinstance(action, Commit)]
    return ready[0] if ready and dice.below(3) else dice.choice(actions)
