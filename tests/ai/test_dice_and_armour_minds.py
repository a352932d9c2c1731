"""What the computer players of Dice and Armour see, and what they do not."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.ai.dice_and_armour.dice_outcomes import outcomes
from game.ai.dice_and_armour.minds import MINDS, OFFERED
from game.ai.dice_and_armour.next_strikes import strongest
from game.ai.dice_and_armour.plans import plans
from game.ai.dice_and_armour.rams import ram_value
from game.ai.dice_and_armour.tank_worth import exchange
from game.ai.mind import Now, decided
from game.core.chance import Dice
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Move, Surrender
from game.rules.dice_and_armour.kinds import Kind, Part
from game.rules.dice_and_armour.reach import apart
from game.rules.dice_and_armour.shot_chances import THROWS, odds
from game.rules.dice_and_armour.state import Mode, Options, Setup, Stage
from game.session.match.computer_matches import finished, trial
from game.tools.who_is_stronger import Tally, verdict
from tests.laws.matches import random_match, spread
from tests.setups.dice_and_armour import DUEL, SETUPS

THINKING = ("raider", "tactician")


@cache
def match(place):
    """Return a match by chance in one of the set-ups."""
    return random_match(RULES, SETUPS[place][1], 2)


def position(*rows, **parts):
    """Return a table of a board that is cut out, and the other parts of a scenario."""
    sections = {"board": rows, **{heading: tuple(lines) for heading, lines in parts.items()}}
    return RULES.text.given(sections).table


def asked(strength, table, seed=1):
    seat, *_ = RULES.to_act(table)
    return MINDS[strength](table, seat, RULES.legal(table, seat), Dice(seed, "minds"))


def chosen(strength, table, seed=1):
    """Return the names of what a computer player does."""
    names, state = [], RULES.imagine(table, Dice(seed, "imagined"))
    for action in decided(asked(strength, table, seed)):
        names.append(RULES.text.name(state.table, action))
        state = RULES.apply(state, action).state
    return names


# Each level in every set-up, each style of it in one or another.
ASKED = [
    (name, place)
    for number, name in enumerate(MINDS)
    for place in range(len(SETUPS))
    if name in OFFERED or place == number % len(SETUPS)
]


@pytest.mark.parametrize("name, place", ASKED)
def test_what_is_answered_can_be_done(name, place):
    for state in spread(match(place).states[:-1], 3):
        actions = decided(asked(name, state.table))
        step = RULES.apply(state, actions[0])
        if len(actions) > 1:
            RULES.apply(step.state, actions[1])


@pytest.mark.parametrize("name", MINDS)
def test_every_question_of_a_ram_is_answered(name):
    table = position("5 L> .. .. h.", "  B  C  D  E")
    state = RULES.imagine(table, Dice(1, "imagined"))
    ram = next(one for one in RULES.legal(table, 0) if RULES.text.name(table, one).endswith("E5"))
    state = RULES.apply(state, ram).state
    while state.table.asked is not None:
        (action,) = decided(asked(name, state.table))
        state = RULES.apply(state, action).state
    assert len(state.table.tank(0).broken) == 2


def test_nobody_gives_up_by_chance():
    table = position("9 h.", "3 H^", "  C")
    assert any(isinstance(one, Surrender) for one in RULES.legal(table, 0))
    for seed in range(9):
        assert not isinstance(decided(asked("gambler", table, seed))[0], Surrender)


@pytest.mark.parametrize("name", THINKING)
def test_a_sure_kill_is_taken(name):
    table = position(
        "6 m. .. h.",
        "5 .. .. ..",
        "4 .. .. ..",
        "3 H^ .. M^",
        "  C  D  E",
        parts=["C6 tracks engine rear side front", "E3 tracks", "C3 tracks"],
    )
    assert chosen(name, table) == ["C3 at N"]


@pytest.mark.parametrize("name", THINKING)
def test_a_heavy_tank_crushes_a_light_one(name):
    table = position("9 .. .. m.", "5 H> l. ..", "4 .. .. ..", "  B  C  D")
    assert chosen(name, table) == ["B5>C5"]


@pytest.mark.parametrize("name", THINKING)
def test_nobody_shoots_a_friend(name):
    table = position("5 h. ..", "4 L> ..", "3 H^ ..", "  C  D", parts=["C4 tracks"])
    assert chosen(name, table) != ["C3 at N"]


@pytest.mark.parametrize("name", THINKING)
def test_who_chooses_spares_its_own_and_strikes_the_other_hardest(name):
    table = position("5 H> h. ..", "  B  C  D")
    state = RULES.imagine(table, Dice(1, "imagined"))
    ram = next(one for one in RULES.legal(table, 0) if RULES.text.name(table, one) == "B5>C5")
    state = RULES.apply(state, ram).state
    assert chosen(name, state.table) == ["C5 loses tracks"]
    state = RULES.apply(state, decided(asked(name, state.table))[0]).state
    assert chosen(name, state.table) == ["B5 loses rear"]


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("seat", [0, 1])
def test_in_capture_the_company_heads_for_the_base(name, seat):
    state = RULES.new(Setup(DUEL, Mode.CAPTURE, first=seat), 4)
    base = state.table.board.bases[1 - seat]
    nearest = [_nearest(state.table, seat, base)]
    for _ in range(3):
        for action in decided(asked(name, state.table)):
            state = RULES.apply(state, action).state
        nearest.append(_nearest(state.table, seat, base))
        state = RULES.imagine(_again(state.table, seat), Dice(1, "again"))
    assert all(now < before for before, now in pairwise(nearest)), nearest


@pytest.mark.parametrize("name", THINKING)
def test_in_capture_a_base_is_held_to_the_end(name):
    table = position(
        "11 .. L^ .. ..",
        "3 .. L^ .. ..",
        "1 .. .. .. m.",
        "  D  E  F  G",
        mode=["capture"],
        parts=["E11 rear; base 3"],
    )
    assert not chosen(name, table)[0].startswith("E11>")


def test_a_tactician_does_not_step_where_it_is_struck_first():
    table = position(
        "8 h. .. .. .. ..",
        "7 .. .. .. .. ..",
        "6 .. .. .. .. ..",
        "5 .. .. .. .. ..",
        "4 .. .. .. .. ..",
        "3 .. .. .. M^ ..",
        "2 .. .. .. .. ..",
        "  C  D  E  F  G",
        parts=["C8 engine"],
    )
    state = RULES.imagine(table, Dice(1, "imagined"))
    for action in decided(asked("tactician", table)):
        state = RULES.apply(state, action).state
    assert strongest(state.table, 1) == 0


def test_the_outcomes_of_a_plan_are_all_throws_of_both_dice():
    for place in (1, 2, 4):
        for state in spread(match(place).states[:-1], 4):
            if state.table.asked is not None:
                continue
            for plan in list(plans(state.table, state.table.turn))[::15]:
                found = outcomes(plan)
                assert sum(weight for weight, _ in found) == THROWS
                if plan.aim is not None and len(found) > 1:
                    tank = plan.table.tank(plan.tank)
                    told = odds(plan.table, tank, plan.aim.way)
                    gone = sum(w for w, t in found if t.find(plan.aim.struck.number) is None)
                    assert gone == told.kill


def test_what_can_be_struck_next_is_what_plans_strike():
    for place in (1, 2, 3):
        for state in spread(match(place).states[:-1], 4):
            table = state.table
            if table.stage is not Stage.CHOOSE:
                continue
            gains = [_struck(plan) for plan in plans(table, table.turn)]
            found, most = strongest(table, table.turn), max((0, *gains))
            if all(tank.has(Part.SIDE) for tank in table.own(table.turn)):
                assert found == most
            else:
                assert found <= most or found == 0


def test_who_is_hurried_answers_with_the_best_so_far():
    table = RULES.new(Setup(first=0), 1).table
    thought = asked("tactician", table)
    for _ in range(5):
        next(thought)
    with pytest.raises(StopIteration) as end:
        thought.throw(Now())
    assert isinstance(end.value.value[0], Move)


@pytest.mark.nightly  # some tens of matches take minutes
@pytest.mark.parametrize("better, worse", [("raider", "gambler"), ("tactician", "raider")])
def test_each_level_wins_three_of_five_against_the_one_below(better, worse):
    tally = Tally()
    for number in range(200):
        minds = (MINDS[better], MINDS[worse])[:: 1 if number % 2 == 0 else -1]
        winners = finished(trial(RULES, Setup(), number, minds)).outcome.winners
        tally = tally.with_points(0.5 if not winners else float(number % 2 in winners))
        if verdict(tally, 0.5, 0.6):
            break
    assert verdict(tally, 0.5, 0.6) == "higher", tally


def _struck(plan):
    """Return what a plan takes by a shot or a ram, on the average."""
    table = plan.table
    if plan.rammed is not None:
        return ram_value(table, table.tank(plan.tank), table.tank(plan.rammed))
    foe = plan.aim is not None and table.find(plan.aim.struck.number)
    if not foe or foe.seat == table.tank(plan.tank).seat:
        return 0
    return exchange(table, table.tank(plan.tank), foe)


def _nearest(table, seat, base):
    return min(apart(tank.cell, base) for tank in table.own(seat))


def _again(table, seat):
    """Return the table with the turn given back to a seat."""
    return replace(table, turn=seat, mover=None, number=table.number + table.number % 2)


def chosen_army(name, seed):
    """Return the classes of the army that a computer player chooses, in their order."""
    state = RULES.new(Setup(options=Options(free=True)), 1)
    while 1 in RULES.to_act(state.table):
        view = RULES.view(state.table, 1)
        thought = MINDS[name](view, 1, RULES.legal(view, 1), Dice(seed, "minds", state.told))
        for action in decided(thought):
            state = RULES.apply(state, action).state
    return state.table.musters[1].kinds


@pytest.mark.parametrize("name", MINDS)
def test_every_computer_player_chooses_an_army_and_not_always_the_same(name):
    armies = {chosen_army(name, seed) for seed in range(4)}
    assert {len(army) for army in armies} == {7}
    assert len(armies) > 1


def test_a_raider_likes_heavy_tanks_and_a_burglar_light_ones():
    for seed in range(5):
        assert chosen_army("raider", seed).count(Kind.HEAVY) == 2
        assert chosen_army("raider.burglar", seed).count(Kind.LIGHT) >= 4
