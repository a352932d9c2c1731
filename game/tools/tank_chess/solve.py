"""Exact solutions of the challenges of Tank Chess: wins in up to three turns, and the only move."""

from __future__ import annotations

from typing import Any

from game.ai.mind import decided
from game.ai.tank_chess.search.mating import defender
from game.ai.tank_chess.search.next_node import opened
from game.ai.tank_chess.search.proofs import LONGEST, Prover, savers
from game.content.goals import WIN
from game.content.tasks.challenges import Challenge, setup_of
from game.core.chance import Dice
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import Go, turns
from game.rules.tank_chess.letters.notation import write_action
from game.rules.tank_chess.starting_board import WHITE
from game.rules.tank_chess.state import Setup


def solved(challenge: Challenge, width: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the shortest win against the defender, or the turn that saves the commander."""
    setup: Setup = setup_of(challenge)
    words = line(setup, LONGEST, challenge.goal.aim != WIN)
    return (len(words) // 2 + 1, words) if words else None


def line(setup: Setup, most: int, saves: bool) -> tuple[str, ...]:
    """Return the turns of White's shortest win against the defender, none if there is none.

    To save the commander takes one turn and the defender's answer.
    """
    state: Any = TANK_CHESS.new(setup, 0)
    words: list[str] = []
    prover = Prover()
    while state.table.end is None and not (saves and len(words) == 2):
        legal = TANK_CHESS.legal(state.table, state.table.turn)
        if state.table.turn == WHITE:
            go = _best(state.table, prover, most, saves)
            if go is None:
                return ()
            action = legal[list(turns(numbers(state.table))).index(go)]
        else:
            (action,) = decided(defender(state.table, state.table.turn, legal, Dice(0)))
        words.append(write_action(state.table, action))
        state = TANK_CHESS.apply(state, action).state
    return tuple(words)


def _best(table: Any, prover: Prover, most: int, saves: bool) -> Go | None:
    node = opened(numbers(table))
    if saves:
        return next(iter(savers(node)), None)
    par = prover.par(node, most)
    return next(prover.keys(node, par)) if par else None
