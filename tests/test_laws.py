"""Every game keeps the laws, and each law bites.

LAW_MATCHES is the number of matches for each setup of a game (1 when it is not set).
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from game.core import codec
from game.core.chance import Dice
from game.core.grid import Facing
from game.core.rules import IllegalAction, Kinds, Rules, Seat, State, Step
from tests.demo.rules import DEMO
from tests.demo.rules.actions import Aim, Flagged, TakeBack
from tests.demo.rules.events import Committed
from tests.demo.rules.state import Order, Setup, Table
from tests.games import GAMES, package, paragraphs, setups, talk
from tests.laws import LAWS, misspelled
from tests.laws.matches import Played, Subject, random_match
from tests.laws.telling import rules_named

HOME = Path(__file__).parent.parent
MATCHES = int(os.environ.get("LAW_MATCHES", "1"))
TURNS = 15 if MATCHES == 1 else 100
CASES = [
    pytest.param(game, setup, seed, id=f"{game}, {name}, seed {seed}")
    for game in GAMES
    for name, setup in setups(game)
    for seed in range(MATCHES)
]


@cache
def subject(game: str) -> Subject:
    scramble = import_module(f"tests.scramble.{game}").scramble
    there = import_module(f"tests.pointing.{game}").there
    return Subject(GAMES[game], scramble, there, frozenset(paragraphs(game)), TURNS, talk(game))


@cache
def match(game: str, setup: Any, seed: int) -> Played:
    return random_match(GAMES[game], setup, seed)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game, setup, seed", CASES)
def test_the_law_is_kept(law, game, setup, seed):
    LAWS[law](subject(game), match(game, setup, seed))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_in_the_code_is_in_the_rule_book(game):
    sources = HOME.joinpath(*package(game).split(".")).glob("**/*.py")
    named = {rule for path in sources for rule in rules_named(path.read_text("utf-8"))}
    assert named <= paragraphs(game).keys()


def test_rules_are_found_in_all_forms_of_telling():
    source = 'a.say(B(), "T1" if c == "x" else "T2", d)\nFault(rule="K3")\nprint("T9", "T8")'
    assert rules_named(source) == {"T1", "T2", "K3"}


def test_a_match_does_not_depend_on_the_hash_seed():
    # The process of the tests has a hash seed of its own, another at every start.
    assert _fingerprints("1") == "".join(f"{line}\n" for line in fingerprints())


def broken(**changes: Any) -> Rules:
    return replace(DEMO, **changes)


def offers_too_much() -> Rules:
    def legal(table: Table, seat: Seat) -> tuple[Any, ...]:
        actions = DEMO.legal(table, seat)
        return (*actions, Aim(seat, Facing.NORTH_EAST)) if actions else ()

    return broken(legal=legal)


def lets_anything_pass() -> Rules:
    def apply(state: State, action: Any) -> Step:
        try:
            return DEMO.apply(state, action)
        except IllegalAction:
            if isinstance(action, Flagged):
                raise
            return Step(state, ())

    return broken(apply=apply)


def changes_what_it_refuses() -> Rules:
    def apply(state: State, action: Any) -> Step:
        try:
            return DEMO.apply(state, action)
        except IllegalAction:
            object.__setattr__(state, "seed", state.seed + 1)
            raise

    return broken(apply=apply)


def hears_a_flag_after_the_end() -> Rules:
    def apply(state: State, action: Any) -> Step:
        over = DEMO.outcome(state.table) and isinstance(action, Flagged)
        return Step(state, ()) if over else DEMO.apply(state, action)

    return broken(apply=apply)


def forgets_who_is_asked() -> Rules:
    return broken(to_act=lambda table: () if table.aiming is not None else DEMO.to_act(table))


def never_ends() -> Rules:
    def new(setup: Setup, seed: int) -> State:
        return DEMO.new(replace(setup, crates=frozenset(), rounds=10**9), seed)

    return broken(new=new)


def changes_the_table_in_silence() -> Rules:
    def apply(state: State, action: Any) -> Step:
        step = DEMO.apply(state, action)
        table = replace(step.state.table, rounds=step.state.table.rounds + 1)
        many = step.state.table.rounds > 6
        return step if many else replace(step, state=replace(step.state, table=table))

    return broken(apply=apply)


def remembers_between_matches() -> Rules:
    calls = count()

    def apply(state: State, action: Any) -> Step:
        step = DEMO.apply(state, action)
        return replace(step, state=replace(step.state, seed=next(calls)))

    return broken(apply=apply)


def cannot_be_saved() -> Rules:
    kinds = DEMO.kinds
    return broken(kinds=Kinds(kinds.setup, kinds.state, kinds.action, event=Committed))


def rolls_a_place_twice() -> Rules:
    def apply(state: State, action: Any) -> Step:
        return replace(DEMO.apply(state, action), rolled=(("crate", 0),))

    return broken(apply=apply)


def tells_everybody_the_cards() -> Rules:
    return broken(redact=lambda event, seat: event)


def hides_nothing_at_all() -> Rules:
    return broken(redact=lambda event, seat: event, view=lambda table, seat: table)


def asks_the_other_hand() -> Rules:
    def legal(table: Table, seat: Seat) -> tuple[Any, ...]:
        others = (tank.hand for tank in table.tanks if tank.seat != seat)
        known = any(Order.LEFT in hand for hand in others)
        kept = (a for a in DEMO.legal(table, seat) if not (known and isinstance(a, TakeBack)))
        return tuple(kept)

    def apply(state: State, action: Any) -> Step:
        if action not in legal(state.table, action.seat):
            raise IllegalAction
        return DEMO.apply(state, action)

    return broken(legal=legal, apply=apply)


def imagines_another_field() -> Rules:
    def imagine(view: Table, dice: Dice) -> State:
        return DEMO.imagine(replace(view, rounds=view.rounds + 1), dice)

    return broken(imagine=imagine)


def retells(**changes: Any) -> Rules:
    """Change the last event of every action that has several."""

    def apply(state: State, action: Any) -> Step:
        step = DEMO.apply(state, action)
        if len(step.events) < 2:
            return step
        return replace(step, events=(*step.events[:-1], replace(step.events[-1], **changes)))

    return broken(apply=apply)


def tells_no_cause() -> Rules:
    return retells(cause=None)


def tells_a_cause_to_come() -> Rules:
    return retells(cause=10**6)


def counts_the_events_wrong() -> Rules:
    return retells(number=10**6)


def names_a_rule_of_its_own() -> Rules:
    return retells(rule="D9")


BREAKS = {
    offers_too_much: "every legal action applies",
    lets_anything_pass: "any other action is refused",
    changes_what_it_refuses: "any other action is refused",
    hears_a_flag_after_the_end: "talk is never listed",
    forgets_who_is_asked: "somebody may act until the match is over",
    never_ends: "every match ends",
    changes_the_table_in_silence: "the events alone rebuild the table",
    remembers_between_matches: "the same seed and actions make the same match",
    cannot_be_saved: "every value survives JSON",
    rolls_a_place_twice: "no dice place is rolled twice",
    tells_everybody_the_cards: "a view follows redacted events",
    hides_nothing_at_all: "a view does not change when its secrets do",
    asks_the_other_hand: "a seat knows its own choices",
    imagines_another_field: "an imagined state gives the same view",
    tells_no_cause: "every event has its cause before it",
    tells_a_cause_to_come: "every event has its cause before it",
    counts_the_events_wrong: "every event has its cause before it",
    names_a_rule_of_its_own: "every rule told is in the rule book",
    **misspelled.BREAKS,
}


@pytest.mark.parametrize("how", BREAKS, ids=lambda how: how.__name__)
def test_a_broken_game_breaks_exactly_its_law(how):
    assert _laws_broken(how()) == {BREAKS[how]}


def test_a_scrambler_that_does_nothing_is_noticed():
    lazy = replace(subject("demo"), scramble=lambda state, seat, dice: state)
    name = "a view does not change when its secrets do"
    with pytest.raises(AssertionError, match="the scrambler changed nothing"):
        LAWS[name](lazy, match("demo", setups("demo")[0][1], 0))


def test_every_law_has_a_game_that_breaks_it():
    assert set(BREAKS.values()) == LAWS.keys()


def _laws_broken(rules: Rules) -> set[str]:
    failed = set()
    tried = replace(subject("demo"), rules=rules, turns=20)
    matches = [random_match(rules, setup, 1, most=200) for _, setup in setups("demo")[2:]]
    copies = [pickle.dumps(match) for match in matches]
    for name, law in LAWS.items():
        for copy in copies:
            # A copy of its own for each law: a broken game may spoil the values it is given.
            try:
                law(tried, pickle.loads(copy))
            except Exception:
                failed.add(name)
    return failed


def fingerprints() -> Iterator[str]:
    """Play the first setup of every game, and yield what it came to."""
    for name, rules in GAMES.items():
        last = random_match(rules, setups(name)[0][1], 1, most=60).last
        yield f"{name} {codec.digest(codec.Codec(rules.kinds.state).plain(last))}"


def _fingerprints(hash_seed: str) -> str:
    """Do the same in a process of its own."""
    program = "from tests.test_laws import fingerprints\nprint(*fingerprints(), sep='\\n')"
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        command, cwd=HOME, env=environment, capture_output=True, text=True, check=True
    ).stdout
