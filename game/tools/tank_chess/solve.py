"""Exact solutions of the challenges of Tank Chess: wins in one or two turns."""

from __future__ import annotations

from game.ai.mind import decided
from game.ai.tank_chess.mating import defender, forced, winning
from game.content.challenges import Challenge, setup_of
from game.core.chance import Dice
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.notation import write_action
from game.rules.tank_chess.swift import numbers
from game.rules.tank_chess.turns import turns


def solved(challenge: Challenge, width: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the win in one or two turns against the defender."""
    rules = TANK_CHESS
    state = rules.new(setup_of(challenge), 0)
    words: list[str] = []
    while state.table.end is None:
        position, seat = numbers(state.table), state.table.turn
        legal = rules.legal(state.table, seat)
        if seat == 0:
            go = next(winning(position), None) or next(forced(position), None)
            if go is None:
                return None
            action = legal[list(turns(position)).index(go)]
        else:
            (action,) = decided(defender(state.table, seat, legal, Dice(0)))
        words.append(write_action(state.table, action))
        state = rules.apply(state, action).state
    return state.table.turns // 2 + 1, tuple(words)
