"""How a match of One Cut begins (U1), where its dice lie (U6), and what cannot be read."""

from collections import Counter
from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.codec import Codec
from game.core.grid import Cell
from game.core.handfuls import without
from game.core.hex import distance, half_turned
from game.core.rolled_dice import Rolled
from game.core.rules import NOBODY
from game.rules.one_cut import RULES
from game.rules.one_cut.actions import Commit, KeepMarks, LayCard, NameMark, StepTo
from game.rules.one_cut.cards import HAND, OWN, Card
from game.rules.one_cut.events import CardDrawn
from game.rules.one_cut.field import CELLS, MARKS, MIDDLE, SIZE, cell_name, cell_named
from game.rules.one_cut.guessed_state import surely_held
from game.rules.one_cut.state import Begun, Ending, Options, Setup, Side

NEAR = Setup(3, marks=(Cell(2, 4), Cell(3, 4)))
START = RULES.new(Setup(), 1).table


def after(state, *actions):
    """Return the state after these, and all events."""
    told = []
    for action in actions:
        step = RULES.apply(state, action)
        state = step.state
        told += step.events
    return state, [each.event for each in told]


def rounds(state, *rows):
    """Play rounds of one card each: a card of seat 1 and one of seat 2."""
    actions = []
    for one, two in rows:
        actions += [LayCard(0, one), Commit(0), LayCard(1, two), Commit(1)]
    return after(state, *actions)


def test_each_blade_has_27_cards_and_begins_with_eight():
    assert Counter(OWN) == {
        Card.STRIKE: 12,
        Card.BLOCK: 8,
        Card.DODGE: 4,
        Card.MOVE: 2,
        Card.KNIFE: 1,
    }
    for side in START.sides:
        assert Counter(side.hand) == {
            Card.STRIKE: 2,
            Card.BLOCK: 2,
            Card.DODGE: 1,
            Card.MOVE: 2,
            Card.KNIFE: 1,
        }
        assert Counter(side.deck) == {Card.STRIKE: 10, Card.BLOCK: 6, Card.DODGE: 3}
        assert side.deck_count == 19
        assert side.held == 8


def test_the_figures_begin_on_the_fair_marks():
    assert [cell_name(side.cell) for side in START.sides] == ["C5", "H6"]
    assert distance(*MARKS) == 6
    assert half_turned(SIZE, SIZE, MARKS[0]) == MARKS[1]


def test_any_cell_may_be_a_mark_but_no_cell_may_be_both():
    state = RULES.new(Setup(1, Options(placing=True)), 1)
    free = [NameMark(0, cell) for cell in CELLS]
    assert RULES.legal(state.table, 0) == (*free, KeepMarks(0))
    state, _ = after(state, NameMark(0, Cell(9, 9)))
    assert RULES.legal(state.table, 0) == (*free[:-1], KeepMarks(0))
    assert RULES.legal(state.table, 1) == ()


def test_a_match_on_marks_that_were_agreed_on_is_written_and_read():
    codec = Codec(RULES.kinds.state)
    state, _ = after(RULES.new(Setup(1, Options(placing=True)), 1), NameMark(0, Cell(1, 1)))
    assert codec.value(codec.plain(state)) == state
    plain = codec.plain(RULES.new(Setup(), 1))
    assert "placed" not in plain["table"]
    assert "placing" not in plain["table"]["setup"]["options"]


def test_the_middle_is_its_own_image():
    assert [cell_name(cell) for cell in MIDDLE] == ["E6", "F5"]
    assert half_turned(SIZE, SIZE, MIDDLE[0]) == MIDDLE[1]


def test_every_cell_is_found_by_its_name():
    assert cell_named("a1") == Cell(0, 0)
    assert cell_named("J10") == Cell(9, 9)
    assert cell_named("K1") is None


def test_a_match_may_begin_on_other_marks():
    table = RULES.new(NEAR, 1).table
    assert tuple(side.cell for side in table.sides) == NEAR.marks


def test_a_match_may_begin_in_the_middle_of_a_duel_and_the_next_one_begins_anew():
    hand, gone = (Card.STRIKE, Card.MOVE, Card.MOVE), (Card.BLOCK, Card.KNIFE)
    start = replace(NEAR, begun=(Begun(hand, gone, 1, 4), Begun()))
    state = RULES.new(start, 1)
    side = state.table.sides[0]
    assert (side.hand, side.held, side.discard, side.wounds, side.points) == (hand, 3, gone, 1, 4)
    state, _ = rounds(state, (Card.STRIKE, Card.MOVE))
    assert state.table.sides[0] == replace(START.sides[0], cell=NEAR.marks[0], wins=1)


def test_the_first_match_is_the_best_of_five_with_points_for_the_middle():
    assert RULES.first(2) == Setup(5, Options(middle=True))
    assert RULES.first(3) is None


def test_a_clash_is_thrown_at_its_round_slot_throw_and_seat():
    _, told = rounds(RULES.new(NEAR, 5), (Card.STRIKE, Card.STRIKE))
    (rolled,) = [event for event in told if isinstance(event, Rolled)]
    faces = [throw.faces for throw in rolled.throws]
    assert faces == [(Dice(5, "clash", 1, 1, 1, seat).below(6) + 1,) for seat in (0, 1)]


def test_from_the_second_duel_on_its_number_stands_before_the_round():
    state, _ = rounds(RULES.new(NEAR, 5), (Card.STRIKE, Card.MOVE))
    assert state.table.duel == 2
    _, told = rounds(state, (Card.STRIKE, Card.STRIKE))
    (rolled,) = [event for event in told if isinstance(event, Rolled)]
    faces = [throw.faces for throw in rolled.throws]
    assert faces == [(Dice(5, "clash", 2, 1, 1, 1, seat).below(6) + 1,) for seat in (0, 1)]
    _, told = rounds(state, (Card.BLOCK, Card.BLOCK))
    drawn = [event.card for event in told if isinstance(event, CardDrawn)]
    assert drawn == [Dice(5, "draw", 2, 1, seat).choice(START.sides[0].deck) for seat in (0, 1)]


def test_a_card_is_drawn_at_its_round_and_seat():
    _, told = rounds(RULES.new(NEAR, 3), (Card.BLOCK, Card.BLOCK))
    drawn = [event.card for event in told if isinstance(event, CardDrawn)]
    assert drawn == [Dice(3, "draw", 1, seat).choice(START.sides[0].deck) for seat in (0, 1)]


def test_a_bystander_sees_neither_hand():
    seen = RULES.view(START, NOBODY)
    assert [side.hand for side in seen.sides] == [None, None]


def test_what_one_began_with_is_held_until_it_is_seen_while_the_first_deck_lasts():
    moves = (Card.MOVE, Card.MOVE)
    assert surely_held(replace(START, round=20), 1) == HAND
    assert surely_held(replace(START, round=21), 1) == moves
    gone = (Card.STRIKE, Card.STRIKE, Card.STRIKE, Card.KNIFE)
    table = replace(START, round=5).with_side(1, discard=gone)
    assert surely_held(table, 1) == (Card.BLOCK, Card.BLOCK, Card.DODGE, *moves)


def test_what_a_task_begins_with_both_can_count():
    hand = (Card.STRIKE, Card.MOVE, Card.MOVE)
    start = Setup(1, begun=(Begun(), Begun(hand, without(OWN, hand))))
    state = RULES.new(start, 1)
    assert surely_held(state.table, 1) == hand
    imagined = RULES.imagine(RULES.view(state.table, 0), Dice(1, "imagined"))
    assert imagined.table == state.table


def with_side(**changes):
    return START.with_side(0, **changes)


def begun(**changes):
    return Setup(begun=(Begun(**changes), Begun()))


BESIDE = Cell(10, 4)
BROKEN = {
    "duels": (Setup(2), "a match of 2 duels"),
    "mark": (Setup(marks=(BESIDE, Cell(0, 0))), "a figure beside the field, on 10,4"),
    "marks": (Setup(marks=(Cell(0, 0), Cell(0, 0))), "two figures on one cell"),
    "hand begun": (begun(hand=()), "a hand that is empty or out of order"),
    "order": (begun(hand=(Card.KNIFE, Card.MOVE)), "a hand that is empty or out of order"),
    "cards begun": (begun(discard=(Card.KNIFE,)), "1 cards knife more than a blade has"),
    "moves": (
        begun(hand=(Card.MOVE,), discard=(Card.MOVE,)),
        "a move among the discarded cards",
    ),
    "figure": (with_side(cell=BESIDE), "a figure beside the field, on 10,4"),
    "figures": (with_side(cell=MARKS[1]), "two figures on one cell"),
    "row": (with_side(row=(Card.MOVE,) * 4), "a row of 4 cards"),
    "cards": (with_side(discard=(Card.KNIFE,)), "1 cards knife more than a blade has"),
    "hand": (with_side(held=5), "8 cards in a hand of 5"),
    "held": (with_side(hand=None, held=27, row=(None,)), "more cards than a blade has"),
    "open": (with_side(row=(None,)), "a card of an open hand that nobody knows"),
    "duel": (replace(START, duel=6, setup=Setup(5)), "duel 6 of 5"),
    "slot": (replace(START, slot=2), "pair 2 of 0"),
    "asked": (replace(START, asked=(2,)), "no seat 2"),
    "winner": (replace(START, ending=Ending((3,))), "no seat 3"),
    "step": (replace(START, asked=(0,)), "seat 0 to step without a card for it"),
    "push": (replace(START, asked=(0, 1), contested=MARKS[0]), "2 seats to push"),
    "contest": (replace(START, asked=(0,), contested=BESIDE), "a contested cell beside the field"),
    "nobody": (
        START.with_sides(
            Side(cell, held=7, hand=side.hand[1:], row=(Card.STRIKE,), committed=True)
            for cell, side in zip(MARKS, START.sides, strict=True)
        ),
        "nobody to decide",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_by_its_words(name):
    value, words = BROKEN[name]
    assert RULES.check(value) == words


def test_a_step_that_nobody_may_make_is_refused():
    state, _ = rounds(RULES.new(Setup(), 1), (Card.MOVE, Card.MOVE))
    assert RULES.check(state.table) == ""
    forged = state.table.with_side(0, named=True, step=Cell(9, 9))
    assert RULES.check(forged) == "a step of seat 0 that nobody may make"
    named, _ = after(state, StepTo(0, Cell(3, 4)))
    everybody = named.table.with_side(1, named=True, step=Cell(8, 5))
    assert RULES.check(everybody) == "a step that nobody is asked for"
