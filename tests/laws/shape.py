"""Laws of the contract: actions, the end, the events, saving and dice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from game.core import codec
from game.core.chance import Dice
from game.core.codec import Codec
from game.core.rules import NOBODY, IllegalAction, Rules, Seat, State
from tests.laws.matches import Played, Subject, spread

TRIED = 8
"""So many actions are tried in a state where a list is longer."""


def every_legal_action_applies(subject: Subject, played: Played) -> None:
    rules = subject.rules
    assert played.refused is None, f"{played.refused} was legal and was refused"
    for turn in spread(played.turns, subject.turns):
        for seat in rules.to_act(turn.before.table):
            for action in _some(rules.legal(turn.before.table, seat), turn.before.told):
                try:
                    rules.apply(turn.before, action)
                except IllegalAction as refusal:
                    raise AssertionError(f"{action} is legal and was refused") from refusal


def any_other_action_is_refused(subject: Subject, played: Played) -> None:
    rules = subject.rules
    state_codec: Codec[State] = Codec(rules.kinds.state)
    offered = _offered(rules, played)
    for state in spread(played.states, subject.turns):
        before = codec.text(state_codec.plain(state))
        strangers = {replace(offered[0], seat=seat) for seat in (NOBODY, rules.seats(state.table))}
        for action in (*_some(offered, state.told), *strangers):
            if action not in rules.moves(state.table, action.seat):
                assert _refused(rules, state, action), f"{action} is not legal and was not refused"
        assert codec.text(state_codec.plain(state)) == before, "a refusal changed the state"


def talk_is_never_listed_and_ends_with_the_match(subject: Subject, played: Played) -> None:
    """What may be said at any moment is said by seats, while the match goes on."""
    rules = subject.rules
    seats = range(rules.seats(played.first.table))
    listed = {type(action) for action in _offered(rules, played)}
    assert not listed & set(subject.talk), f"listed: {listed & set(subject.talk)}"
    for talk in subject.talk:
        for seat in (NOBODY, len(seats)):
            assert _refused(rules, played.first, talk(seat)), f"nobody sits there: {talk(seat)}"
        said = [rules.apply(s, talk(seat)) for s, seat in _sayable(subject, played, talk)]
        for step in said:
            over = rules.outcome(step.state.table)
            assert over or rules.to_act(step.state.table), f"after {talk} nobody may act"
        if played.stopped == "over":
            refused = (_refused(rules, played.last, talk(seat)) for seat in seats)
            assert all(refused), f"{talk} after the end"


def somebody_may_act_until_the_end(subject: Subject, played: Played) -> None:
    rules = subject.rules
    seats = range(rules.seats(played.first.table))
    assert played.stopped != "stuck", "nobody may act, and the match is not over"
    for state in spread(played.states, 4 * subject.turns):
        acting = rules.to_act(state.table)
        over = rules.outcome(state.table)
        assert (over is None) == bool(acting), f"over: {over}, to act: {acting}"
        assert over is None or over.winners <= set(seats), f"{over} of {len(seats)} seats"
        for seat in (NOBODY, *seats):
            actions = rules.legal(state.table, seat)
            assert bool(actions) == (seat in acting), f"seat {seat} of {acting}: {actions}"
            assert len(set(actions)) == len(actions), f"an action is listed twice: {actions}"
            assert all(action.seat == seat for action in actions), f"not of {seat}: {actions}"


def every_match_ends(subject: Subject, played: Played) -> None:
    assert played.stopped != "endless", f"not over after {len(played.turns)} actions"


def the_events_rebuild_the_table(subject: Subject, played: Played) -> None:
    table = played.first.table
    for turn in played.turns:
        for told in turn.step.events:
            table = subject.rules.evolve(table, told.event)
        assert table == turn.step.state.table, f"{turn.action} changed more than was told"


def the_same_again(subject: Subject, played: Played) -> None:
    rules = subject.rules
    state = rules.new(played.setup, played.seed)
    assert state == played.first, "the same setup and seed made another start"
    for turn in played.turns[: 10 * subject.turns]:
        step = rules.apply(state, turn.action)
        assert step == turn.step, f"{turn.action} went another way the second time"
        state = step.state


def every_value_survives_json(subject: Subject, played: Played) -> None:
    kinds = subject.rules.kinds
    _survives(Codec(kinds.setup), played.setup)
    states: Codec[State] = Codec(kinds.state)
    actions: Codec[Any] = Codec(kinds.action)
    events: Codec[Any] = Codec(kinds.event)
    for state in spread(played.states, subject.turns):
        _survives(states, state)
    for turn in spread(played.turns, 4 * subject.turns):
        _survives(actions, turn.action)
        for told in turn.step.events:
            _survives(events, told.event)


def no_place_is_rolled_twice(subject: Subject, played: Played) -> None:
    places = Counter(place for turn in played.turns for place in turn.step.rolled)
    twice = [place for place, count in places.items() if count > 1]
    assert not twice, f"rolled more than once: {twice[:5]}"


def _some(actions: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    if len(actions) <= TRIED:
        return actions
    return Dice(number, "tried").sample(actions, TRIED)


def _offered(rules: Rules, played: Played) -> tuple[Any, ...]:
    """Return actions that were legal somewhere in this match, in a fixed order."""
    offered: dict[Any, None] = {}
    for turn in spread(played.turns, 60):
        for seat in rules.to_act(turn.before.table):
            offered.update(dict.fromkeys(rules.legal(turn.before.table, seat)))
    return tuple(offered)


def _refused(rules: Rules, state: State, action: Any) -> bool:
    try:
        rules.apply(state, action)
    except IllegalAction:
        return True
    return False


def _sayable(
    subject: Subject, played: Played, talk: Callable[[Seat], Any]
) -> Iterator[tuple[State, Seat]]:
    for state in spread(played.states, subject.turns):
        for seat in range(subject.rules.seats(state.table)):
            if not _refused(subject.rules, state, talk(seat)):
                yield state, seat


def _survives(values: Codec[Any], value: Any) -> None:
    again = values.value(json.loads(codec.text(values.plain(value))))
    assert again == value, f"{value} came back as {again}"
