"""Matches of Tanchiki in which every seat is a computer player, decision by decision."""

from __future__ import annotations

from game.rules import GAMES

RULES = GAMES["tanchiki"]


def walked(setup, answer, seed, most):
    """Yield so many decisions with the state each is made in; `answer(state, seat, number)`."""
    state = RULES.new(setup, seed)
    for number in range(most):
        waiting = RULES.to_act(state.table)
        if not waiting:
            return
        seat = waiting[number % len(waiting)]
        actions = answer(state, seat, number)
        yield state, seat, actions
        for action in actions:
            state = RULES.apply(state, action).state
