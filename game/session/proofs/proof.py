"""A result that proves itself: a short text that anybody's program can play again (N7).

It holds the numbers of the rules and of the computer players, a fingerprint of the set-up, the
seed, and what the human chose, each choice as its place in the list of legal actions. It says
nothing about points or stars: what it is worth comes out when it is played. The answers of a
computer player are not in it either; the player is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.ai import minds
from game.ai.mind import Mind, decided
from game.ai.notes import begun, noted
from game.core.chance import Dice
from game.core.rules import Rules, Seat, State, Told
from game.core.setup_fingerprint import board_mark

from .proof_text import BadProof, Proof, read, write

__all__ = [
    "BadProof",
    "Opening",
    "Played",
    "Proof",
    "board_mark",
    "prove",
    "read",
    "replayed",
    "write",
]


@dataclass(frozen=True, slots=True)
class Played:
    """A proof played to its end."""

    state: State[Any, Any]
    told: tuple[Told[Any], ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """What everybody knows of a match that goes on from a moment: the actions before it, whose
    result it is, and the mark by which it is found."""

    actions: tuple[Any, ...]
    human: Seat
    mark: str


def prove(
    rules: Rules,
    setup: Any,
    seed: int,
    actions: Sequence[Any],
    human: Seat = 0,
    opening: Opening | None = None,
) -> Proof:
    """Return the proof of a match; `actions` are those of all seats, in order."""
    state = rules.new(setup, seed)
    past = opening.actions if opening else ()
    human = opening.human if opening else human
    for action in past:
        state = rules.apply(state, action).state
    states, chosen = [state], []
    for action in actions[len(past) :]:
        chosen.append((action, rules.moves(state.table, action.seat)))
        state = rules.apply(state, action).state
        states.append(state)
    choices, count = 0, 0
    # Computer players that plan beside a person roll by the number of actions: none is left out.
    kept = range(len(chosen)) if opening else _needed(states)
    for number in reversed(kept):
        action, legal = chosen[number]
        if action.seat != human:
            continue
        if action not in legal:
            raise BadProof("talk")
        choices = choices * len(legal) + legal.index(action)
        count += 1
    mark = opening.mark if opening else board_mark(rules, setup)
    return Proof(rules.number, mark, seed, count, choices, minds.number(rules.name))


def replayed(
    proof: Proof,
    rules: Rules,
    setup: Any,
    mind: Mind | None = None,
    human: Seat = 0,
    opening: Opening | None = None,
) -> Played:
    """Play a proof again with the computer player's own answers, or raise BadProof."""
    if proof.rules != rules.number:
        raise BadProof("rules")
    if proof.board != (opening.mark if opening else board_mark(rules, setup)):
        raise BadProof("board")
    if mind is not None and minds.former(rules.name, proof.minds) is None:
        raise BadProof("minds")
    state = rules.new(setup, proof.seed)
    told: list[Told[Any]] = []
    past = opening.actions if opening else ()
    human = opening.human if opening else human
    for action in past:
        step = rules.apply(state, action)
        state, told = step.state, [*told, *step.events]
    left, choices, done = proof.count, proof.choices, len(past)
    while (seat := _computer(rules, state, human)) is not None or left:
        if seat is not None:
            actions = _answer(rules, state, seat, mind, done, told)
        else:
            legal = rules.moves(state.table, human)
            if not legal:
                raise BadProof("too_long")
            choices, place = divmod(choices, len(legal))
            actions, left = (legal[place],), left - 1
        for action in actions:
            step = rules.apply(state, action)
            state, done = step.state, done + 1
            told += step.events
    if choices:
        raise BadProof("too_long")
    return Played(state, tuple(told))


def _needed(states: Sequence[State[Any, Any]]) -> list[int]:
    """Return the numbers of the actions that led somewhere new.

    What only led back to a table that was there before, such as a card laid and taken back,
    is left out: the match goes on from that table in the same way.
    """
    places: dict[Any, int] = {}
    kept: list[int] = []
    for number, state in enumerate(states):
        key = state.table, tuple(waiting.task for waiting in state.tasks)
        known = places.get(key)
        if known is not None:
            for gone in [each for each, place in places.items() if place > known]:
                del places[gone]
            del kept[known:]
        else:
            places[key] = len(kept)
        if number < len(states) - 1:
            kept.append(number)
    return kept


def _computer(rules: Rules, state: State[Any, Any], human: Seat) -> Seat | None:
    """Return the computer player that is to act, if there is one and the human waits: who plan at
    once in secret do it in this order."""
    acting = rules.to_act(state.table)
    return None if human in acting else next(iter(acting), None)


def _answer(
    rules: Rules,
    state: State[Any, Any],
    seat: Seat,
    mind: Mind | None,
    done: int,
    told: Sequence[Told[Any]],
) -> tuple[Any, ...]:
    if mind is None:
        raise BadProof("board")
    legal = rules.legal(state.table, seat)
    dice = Dice(state.seed, "computer", seat, done)
    notes = noted(mind, (rules.redact(one.event, seat) for one in told))
    return decided(begun(mind, rules.view(state.table, seat), seat, legal, dice, notes))
