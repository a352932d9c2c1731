"""Computer players of Arena of Eight: what they answer can be done, none sees what is hidden, and
each is stronger than the last."""

from dataclasses import replace
from itertools import pairwise, product

import pytest

from game.ai.arena_of_eight import choice_worth, moment_worth
from game.ai.arena_of_eight.minds import MINDS, OFFERED
from game.ai.arena_of_eight.moment_worth import Weights
from game.ai.arena_of_eight.quick_player import QUICK
from game.ai.mind import Now, decided
from game.core.chance import Dice
from game.rules.arena_of_eight import RULES
from game.rules.arena_of_eight.actions import Block, Draw, Reply, Strike, Take
from game.rules.arena_of_eight.blows import Answer, Blow, Fighter
from game.rules.arena_of_eight.landings import end_of
from game.rules.arena_of_eight.letters.scenario_position import read_position
from game.rules.arena_of_eight.state import AS_PRINTED, Options, Setup
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match, spread
from tests.scramble.arena_of_eight import scramble

QUICK_MATCH = Setup(Options(), (Fighter.FROST, Fighter.HARPOON))
HANDS = ("A hand, kick, super", "B block, hop")
PAIRS = tuple(product(Fighter, Fighter))


def answered(name, state, number=1):
    """Return what a computer player does."""
    (seat,) = RULES.to_act(state.table)
    view = RULES.view(state.table, seat)
    (action,) = decided(MINDS[name](view, seat, RULES.legal(view, seat), Dice(number, "minds")))
    return action


def given(board, **sections):
    lines = {key.replace("_", " "): tuple(value) for key, value in sections.items()}
    return read_position({"board": (board,), **lines})


@pytest.mark.parametrize("setup", [QUICK_MATCH, Setup(Options(AS_PRINTED, any_super=True))])
@pytest.mark.parametrize("name", [name for name in MINDS if not name.startswith("legend.")])
def test_what_is_answered_can_be_done(setup, name):
    played = random_match(RULES, setup, 3)
    for state in spread(played.states[:-1], 3):
        RULES.apply(state, answered(name, state))


@pytest.mark.parametrize("name", OFFERED)
def test_nobody_sees_what_is_hidden(name):
    for state in spread(random_match(RULES, QUICK_MATCH, 5).states[:-1], 5):
        (seat,) = RULES.to_act(state.table)
        other = scramble(state, seat, Dice(state.told, "hidden"))
        assert answered(name, other) == answered(name, state)


@pytest.mark.parametrize("name", OFFERED)
def test_who_is_hurried_answers_what_can_be_done(name):
    view = RULES.view(RULES.new(QUICK_MATCH, 1).table, seat := 0)
    view = replace(view, turn=seat)
    legal = RULES.legal(view, seat)
    thought = MINDS[name](view, seat, legal, Dice(1, "minds"))
    next(thought)
    with pytest.raises((StopIteration, Now)):
        thought.throw(Now())
    if name == "legend":
        thought = MINDS[name](view, seat, legal, Dice(1, "minds"))
        for _ in range(len(legal) + 1):
            next(thought)
        with pytest.raises(StopIteration) as end:
            thought.throw(Now())
        assert end.value.value[0] in legal


@pytest.mark.parametrize("name", ["boxer", "champion", "legend"])
def test_a_blow_that_wins_is_struck(name):
    state = given(".A...B..", fighters=["A Thunder"], health=["B 5"], hands=HANDS)
    assert answered(name, state) == Strike(0, Blow.THUNDER)


@pytest.mark.parametrize("name", ["boxer", "champion", "legend"])
def test_a_draw_that_ends_the_round_is_made_by_who_is_ahead(name):
    state = given("A......B", health=["A 5", "B 3"], deck=["2 kick"], hands=["A hop", "B block"])
    assert answered(name, state) == Draw(0)


@pytest.mark.parametrize("name", ["boxer", "champion", "legend"])
def test_a_deadly_blow_is_not_taken(name):
    state = given("...AB...", health=["B 3"], hands=["A 2 kick, jump", "B block, hand"])
    state = RULES.apply(state, Strike(0, Blow.SLIDE)).state
    assert answered(name, state) == Block(1, 1)


def test_a_free_dodge_is_liked_better_than_blocks():
    state = RULES.apply(given("...AB..."), Strike(0, Blow.KICK)).state
    found = answered("champion", state)
    assert isinstance(found, Reply)
    assert found.answer in {Answer.JUMP, Answer.HOP}
    assert not isinstance(found, Take)


def test_blows_reach_in_the_mind_as_on_the_table():
    reaching = moment_worth.reaching(tuple(Blow), far_frost=True)
    for cells in product(range(1, 9), repeat=2):
        if cells[0] != cells[1]:
            board = "".join("AB"[cells.index(n)] if n in cells else "." for n in range(1, 9))
            table = given(
                board,
                hands=["A 8 super"],
                options=["any super blow", "frost at 1 to 3"],
            ).table
            legal = {a.blow for a in RULES.legal(table, 0) if isinstance(a, Strike)}
            assert set(reaching[cells[0]][cells[1]]) == legal


@pytest.mark.parametrize("blow", Blow)
def test_a_blow_that_lands_comes_to_the_same_in_the_mind_as_on_the_table(blow):
    """Without a card in the other hand there is nothing to reply with."""
    for one, two in product(range(1, 9), repeat=2):
        if one == two:
            continue
        board = "".join({one: "A", two: "B"}.get(cell, ".") for cell in range(1, 9))
        state = given(
            board,
            hands=["A 8 super", "B nothing"],
            options=["any super blow", "health 15"],
        )
        if Strike(0, blow) not in RULES.legal(state.table, 0):
            continue
        known = choice_worth.known_to(state.table, 0, Weights())
        at = choice_worth.standing_of(state.table, 0)
        after = RULES.apply(state, Strike(0, blow)).state.table
        branches = list(choice_worth._done(state.table, 0, at, Strike(0, blow), known))
        assert [chance for chance, _ in branches] == [1.0]
        then = branches[0][1]
        assert (then.cell, then.their) == tuple(side.cell for side in after.sides)
        assert (then.health, then.healths) == tuple(side.health for side in after.sides)
        assert then.cell == end_of(state.table, 0, blow)
        assert sum(then.hand) == after.sides[0].held


def test_the_measuring_player_plays_on():
    state = RULES.new(QUICK_MATCH, 1)
    (seat,) = RULES.to_act(state.table)
    view = RULES.view(state.table, seat)
    assert decided(QUICK(view, seat, RULES.legal(view, seat), Dice(1, "quick")))


LADDERS = (
    *((Options(), *pair) for pair in pairwise(OFFERED)),
    # The legend alone takes ten minutes where a match is long.
    *((Options(AS_PRINTED), *pair) for pair in pairwise(OFFERED[:-1])),
)


def points(one, other, number, options):
    """Return what the first of two gets out of a match; seats and fighters change."""
    minds = (one, other) if number % 2 == 0 else (other, one)
    setup = Setup(options, PAIRS[number // 2 * 7 % len(PAIRS)][:: 1 if number % 2 else -1])
    winners = finished(trial(RULES, setup, number // 2, minds)).outcome.winners
    return 0.5 if not winners else float(number % 2 in winners)


@pytest.mark.nightly  # some dozens of matches take minutes a pair
@pytest.mark.parametrize("options, lower, higher", LADDERS)
def test_each_level_is_stronger_than_the_one_below(options, lower, higher):
    tally = Tally()
    for number in range(200):
        tally = tally.with_points(points(MINDS[higher], MINDS[lower], number, options))
        if found := verdict(tally, 0.5, 0.65):
            break
    assert found == "higher", tally
