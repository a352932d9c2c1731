"""A round as it is imagined is one that the rules may come to."""

from collections import Counter
from itertools import product

import pytest

from game.ai.one_cut.imagined_round import (
    AT,
    AWAY,
    BLOCK,
    KNIFE,
    LOST,
    MOVE_AT,
    MOVE_AWAY,
    NOTHING,
    STAND,
    STRIKE,
    WON,
    number_of,
    pair,
    pushed,
    stepped,
)
from game.ai.one_cut.round_end_worth import ALL, Standing
from game.ai.one_cut.row_outcomes import SCALE, Reckoning, turned
from game.ai.one_cut.rows import handy, rows
from game.core.chance import Dice
from game.rules.one_cut import RULES
from game.rules.one_cut.actions import Commit, LayCard, PushTo, StepTo
from game.rules.one_cut.cards import OWN, Card, handful
from game.rules.one_cut.field import CELLS
from game.rules.one_cut.state import Options, Setup, Stage

PLAYED = {
    STRIKE: Card.STRIKE,
    BLOCK: Card.BLOCK,
    KNIFE: Card.KNIFE,
    STAND: Card.DODGE,
    AT: Card.DODGE,
    AWAY: Card.DODGE,
    MOVE_AT: Card.MOVE,
    MOVE_AWAY: Card.MOVE,
}
WAYS = {STAND: 0, AT: -1, MOVE_AT: -1, AWAY: 1, MOVE_AWAY: 1}
FULL = rows(handy(OWN))


def begun(dice):
    """Return a place with wounds, and the state of the rules that is the same."""
    cell = dice.choice(CELLS)
    other = dice.choice([one for one in CELLS if one != cell and abs(one.y - cell.y) < 4])
    wounds = dice.below(2), dice.below(2)
    setup = Setup(1, Options(riposte=bool(dice.below(2))), (cell, other))
    state = RULES.new(setup, dice.below(1 << 30))
    table = state.table
    for seat in (0, 1):
        table = table.with_side(seat, wounds=wounds[seat])
    place = number_of(cell), number_of(other), *wounds, 0, 0
    return place, type(state)(table, (), state.seed)


def with_rows(state, own):
    """Return the state with both rows laid and committed."""
    table = state.table
    for seat, tokens in enumerate(own):
        cards = handful(PLAYED[token] for token in tokens if token != NOTHING)
        table = table.with_side(seat, hand=handful((*cards, Card.STRIKE)), held=len(cards) + 1)
    state = type(state)(table, (), state.seed)
    for seat, tokens in enumerate(own):
        for token in tokens:
            if token != NOTHING:
                state = RULES.apply(state, LayCard(seat, PLAYED[token])).state
        state = RULES.apply(state, Commit(seat)).state
    return state


def fought(state, own, dice):
    """Let both step as their rows say, and push as is imagined; return how the round ends."""
    while state.table.asked:
        seat = RULES.to_act(state.table)[0]
        mine, theirs = (number_of(state.table.sides[each].cell) for each in (seat, 1 - seat))
        if state.table.stage is Stage.STEP:
            to = stepped(mine, theirs, WAYS[own[seat][state.table.slot - 1]])
            action = StepTo(seat, CELLS[to])
        else:
            to = dice.choice(pushed(number_of(state.table.contested)))
            action = PushTo(seat, CELLS[to])
        state = RULES.apply(state, action).state
    if state.table.ending is not None:
        return WON if state.table.ending.winners == (0,) else LOST
    one, two = state.table.sides
    return number_of(one.cell), number_of(two.cell), one.wounds, two.wounds


def ends(place, own, other, riposte):
    """Return how the round may end as it is imagined."""
    found, waiting = set(), [(place, 0)]
    while waiting:
        now, slot = waiting.pop()
        if isinstance(now, int):
            found.add(now)
        elif slot == 3:
            found.add(now[:4])
        else:
            branches = pair(now, own[slot], other[slot], riposte)
            waiting += [(following, slot + 1) for _, following in branches]
    return found


@pytest.mark.parametrize("number", range(40))
def test_what_the_rules_come_to_is_imagined(number):
    dice = Dice(number, "rounds")
    for _ in range(10):
        place, state = begun(dice)
        own = dice.choice(FULL.tokens), dice.choice(FULL.tokens)
        state = with_rows(state, own)
        found = fought(state, own, dice)
        assert found in ends(place, *own, state.table.options.riposte), (place, own)


@pytest.mark.parametrize("own, other", list(product(range(9), repeat=2)))
@pytest.mark.parametrize("their", [45, 46, 49])
def test_the_weights_of_a_pair_are_the_36_throws(own, other, their):
    place = 44, their, 0, 1, 0, 0
    assert sum(weight for weight, _ in pair(place, own, other, True)) == 36


def test_two_strikes_come_out_as_often_as_two_dice_fall_so():
    place = 44, 45, 0, 0, 0, 0
    falls = Counter()
    for one, two in product(range(6), repeat=2):
        worse = (0, 0) if one == two else (1, 0) if one > two else (0, 1)
        deadly = abs(one - two) >= 4
        falls[(LOST if one > two else WON) if deadly else (44, 45, *worse, 0, 0)] += 1
    assert {following: weight for weight, following in pair(place, STRIKE, STRIKE, False)} == falls


def test_what_is_won_by_one_is_lost_by_the_other():
    place = 44, 45, 0, 1, 0, 0
    sight = Reckoning(place, True, Standing(2).worth)
    opposite = Reckoning(turned(place), True, Standing(2).turned.worth)
    tried = range(0, len(FULL.tokens), 37)
    own = [[sight.of(FULL, FULL.tokens[their])[mine] for their in tried] for mine in tried]
    other = [[opposite.of(FULL, FULL.tokens[mine])[their] for their in tried] for mine in tried]
    assert own == [[-worth for worth in line] for line in other]


def test_a_tree_of_rows_reckons_as_each_row_alone():
    place = 44, 46, 0, 0, 0, 0
    sight = Reckoning(place, False, Standing(0).worth)
    other = (KNIFE, BLOCK, MOVE_AT)
    whole = sight.of(FULL, other)
    for at in range(0, len(FULL.tokens), 31):
        assert whole[at] == _alone(place, FULL.tokens[at], other, Standing(0))


def _alone(place, own, other, standing, slot=0, weight=SCALE):
    if isinstance(place, int):
        return weight * (ALL if place == WON else -ALL)
    if slot == 3:
        return weight * standing.worth(place)
    return sum(
        _alone(following, own, other, standing, slot + 1, weight // 36 * part)
        for part, following in pair(place, own[slot], other[slot], False)
    )
