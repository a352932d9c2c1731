"""Laws of what a seat may know."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.rules import NOBODY, Rules, Seat, State
from tests.laws.matches import Played, Subject, spread


def a_view_follows_redacted_events(subject: Subject, played: Played) -> None:
    """Seeing then evolving is evolving then seeing."""
    rules = subject.rules
    for turn in spread(played.turns, subject.turns):
        for seat in _eyes(rules, turn.before):
            table = turn.before.table
            seen = rules.view(table, seat)
            for told in turn.step.events:
                table = rules.evolve(table, told.event)
                seen = rules.evolve(seen, rules.redact(told.event, seat))
                assert seen == rules.view(table, seat), f"seat {seat} at {told}"


def a_scrambled_table_looks_the_same(subject: Subject, played: Played) -> None:
    """Nothing a seat must not know shows in its view; a scrambler that does nothing is none."""
    rules = subject.rules
    states = spread(played.states, 2 * subject.turns)
    changed = secret = False
    for state in states:
        for seat in _eyes(rules, state):
            other = subject.scramble(state, seat, Dice(played.seed, "scramble", state.told))
            seen = rules.view(state.table, seat)
            assert rules.view(other.table, seat) == seen, f"seat {seat} sees through the cards"
            changed |= other != state
            secret |= seen != state.table
    assert changed or not secret, "the scrambler changed nothing"


def a_seat_knows_its_own_choices(subject: Subject, played: Played) -> None:
    rules = subject.rules
    for state in spread(played.states, 2 * subject.turns):
        for seat in _eyes(rules, state):
            seen = rules.view(state.table, seat)
            assert rules.legal(seen, seat) == rules.legal(state.table, seat), f"seat {seat}"
            assert rules.to_act(seen) == rules.to_act(state.table), f"seat {seat}"
            assert rules.outcome(seen) == rules.outcome(state.table), f"seat {seat}"


def an_imagined_state_looks_the_same(subject: Subject, played: Played) -> None:
    rules = subject.rules
    if rules.imagine is None:
        return
    for state in spread(played.states, subject.turns):
        for seat in _eyes(rules, state):
            seen = rules.view(state.table, seat)
            imagined = rules.imagine(seen, Dice(played.seed, "imagine", state.told, seat))
            assert rules.view(imagined.table, seat) == seen, f"seat {seat} imagines otherwise"


def _eyes(rules: Rules, state: State) -> tuple[Seat, ...]:
    return (NOBODY, *range(rules.seats(state.table)))
