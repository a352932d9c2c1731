"""The few choices that are listed, and all that may be asked for: one stands for the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.spelling import Card, Dial, Offers, Picking, Piece, SeatOf, Spot, Word
from game.rules.road_to_the_overlord import RULES
from game.rules.road_to_the_overlord.actions import (
    Attack,
    Become,
    Challenge,
    Change,
    Learn,
    Offer,
    Place,
    Step,
    TakeOff,
    Teleport,
    Throw,
    Use,
    Walk,
    Wear,
)
from game.rules.road_to_the_overlord.state import (
    Bargain,
    Calling,
    Fight,
    Fighter,
    Foe,
    Hero,
    Stage,
)
from game.rules.road_to_the_overlord.why_not.refusing import refusal
from tests.laws.matches import random_match
from tests.setups.road_to_the_overlord import SETUPS, moment

CLOSE = Hero(3, hand=("leather", "freeze"), worn=("frost",))
TABLE = RULES.new(moment(replace(CLOSE, mark=4), CLOSE), 5).table


def picking(table, seat=0):
    return Picking(Offers(RULES.spell, table, seat, RULES.legal(table, seat)))


def with_hero(**changes):
    return TABLE.with_hero(0, **changes)


def fighting(*foes, stage=Stage.FIGHTING, **changes):
    heroes = (Fighter(0, Cell(1, 1)),)
    fight = Fight(4, stage, heroes, foes, number=1, next_number=9)
    return replace(TABLE, fight=replace(fight, **changes), arrived=True)


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_of_all_that_may_be_asked_for_only_empty_bargains_are_refused(setup):
    for state in random_match(RULES, setup, 2).states[:-1:7]:
        seat = RULES.to_act(state.table)[0]
        whole = RULES.whole(state.table, seat)
        dice = Dice(state.told, "asked for")
        for _ in range(20):
            action = whole[dice.below(len(whole))]
            found = refusal(state.table, action)
            bargain = isinstance(action, Offer | Change)
            assert found is None or (bargain and found.why.value in {"nothing", "unchanged"})
        assert all(action in whole for action in RULES.legal(state.table, seat))


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_what_is_listed_is_allowed_and_what_of_its_kind_is_not_listed_is_refused(setup):
    """But for bargains, of which a few stand for all."""
    offered = {}
    states = random_match(RULES, setup, 4).states[:-1]
    for state in states:
        seat = RULES.to_act(state.table)[0]
        offered.update(dict.fromkeys(RULES.legal(state.table, seat)))
    some = [each for each in offered if not isinstance(each, Offer | Change)]
    for state in states[::9]:
        seat = RULES.to_act(state.table)[0]
        listed = {*RULES.legal(state.table, seat)}
        for action in some:
            allowed = refusal(state.table, action) is None
            assert allowed == (action in listed), f"{action} at {state.told}"


def test_whoever_is_not_asked_has_no_choice():
    assert RULES.legal(TABLE, 1) == ()
    assert len(RULES.whole(TABLE, 1)) == 0


def test_a_way_is_pointed_out_by_its_word_or_its_end():
    table = replace(TABLE, thrown=3)
    assert picking(table).take(Word("forward")).due == Walk(0)
    assert picking(table).take(Spot("mark", 7)).due == Walk(0)
    assert picking(table).take(Spot("mark", 1)).due == Walk(0, back=True)


def test_a_way_that_leads_nowhere_is_not_listed():
    start = replace(with_hero(mark=0), thrown=2)
    assert RULES.legal(start, 0) == (Walk(0),)
    end = replace(with_hero(mark=12), thrown=2)
    assert RULES.legal(end, 0) == (Walk(0, back=True),)


def test_the_boss_is_challenged_on_the_last_mark():
    assert Challenge(0) in RULES.legal(with_hero(mark=12), 0)
    assert Challenge(0) not in RULES.legal(with_hero(mark=11), 0)


def test_a_card_is_worn_by_itself_and_taken_off_by_its_word():
    assert picking(TABLE).take(Card("leather")).due == Wear(0, "leather")
    assert picking(TABLE).take(Word("take_off")).take(Card("frost")).due == TakeOff(0, "frost")
    assert picking(TABLE).take(Card("frost")).due == TakeOff(0, "frost")
    both = picking(with_hero(hand=("frost",)))
    assert both.take(Card("frost")).due == Wear(0, "frost")


def test_a_class_costs_a_thought():
    table = with_hero(hand=("monk",))
    become = picking(table).take(Card("monk"))
    assert become.finished == Become(0, "monk")
    assert become.grave


def test_a_third_skill_asks_which_one_is_forgotten():
    hero = {"calling": Calling.CRUSADER, "skills": ("last_stand", "patience")}
    cards = replace(TABLE.setup.cards, treasures=(*TABLE.setup.cards.treasures, third()))
    table = replace(with_hero(hand=("third",), **hero), setup=replace(TABLE.setup, cards=cards))
    picked = picking(table).take(Card("third"))
    assert picked.take(Card("patience")).due == Learn(0, "third", "patience")
    assert picked.finished is None


def third():
    found = TABLE.setup.cards.treasure("patience")
    return replace(found, name="third")


def test_a_card_leads_to_each_mark_but_the_last_two():
    table = with_hero(hand=("teleport",))
    to = [each.to for each in RULES.legal(table, 0) if isinstance(each, Teleport)]
    assert to == list(range(11))
    assert picking(table).take(Card("teleport")).take(Spot("mark", 10)).due == Teleport(
        0, "teleport", 10
    )


def test_once_the_die_is_thrown_nothing_but_the_way_is_left():
    table = replace(TABLE, thrown=3)
    assert RULES.legal(table, 0) == (Walk(0), Walk(0, back=True))
    assert Throw(0) in RULES.legal(TABLE, 0)


def test_any_free_cell_is_taken_before_the_fight():
    other = Fighter(1, Cell(2, 1))
    table = fighting(
        Foe(4, "hydra", 4),
        stage=Stage.PLACING,
        heroes=(Fighter(0), other),
        asked=(0,),
        next_number=5,
    )
    places = [each.at for each in RULES.legal(table, 0)]
    assert len(places) == 11
    assert Cell(2, 1) not in places
    assert picking(table).take(Cell(5, 3)).due == Place(0, Cell(5, 3))


def test_in_a_fight_cells_are_stepped_to_and_enemies_struck_or_aimed_at():
    venom = with_hero(hand=("venom",)).heroes
    table = replace(fighting(Foe(4, "hydra", 4, Cell(1, -1)), Foe(5, "hydra", 4, Cell(3, -1))))
    table = replace(table, heroes=venom)
    begun = picking(table)
    assert begun.take(Cell(2, 1)).due == Step(0, Cell(2, 1))
    assert begun.take(Piece(4)).due == Attack(0)
    assert begun.take(Word("attack")).due == Attack(0)
    assert not begun.may(Piece(5))
    assert begun.take(Card("venom")).take(Piece(5)).due == Use(0, "venom", 5)


def test_an_offer_begins_with_nothing_and_has_a_dial_for_each_card():
    offer = picking(TABLE).take(Word("offer")).take(SeatOf(1))
    assert offer.finished == Offer(0, 1)
    assert {dial.name for dial in offer.dials} == {
        *(f"give_{n}" for n in (1, 2, 3)),
        *(f"get_{n}" for n in (1, 2, 3)),
    }
    turned = offer.take(Dial("give_2", -1)).take(Dial("get_1", 1)).take(Dial("get_3", 1))
    assert turned.finished == Offer(0, 1, (2,), (1, 3))
    assert turned.take(Dial("get_1", 0)).finished == Offer(0, 1, (2,), (3,))


def test_a_change_begins_with_what_was_offered_seen_from_the_other_side():
    table = replace(TABLE, bargain=Bargain(0, 1, ("freeze",), ("frost",)))
    change = picking(table, 1).take(Word("change"))
    assert change.finished == Change(1, (2,), (1,))
    assert refusal(table, change.finished).why.value == "unchanged"
    assert refusal(table, change.take(Dial("give_1", -1)).finished) is None


def test_of_a_rival_one_asks_only_for_what_it_wears():
    apart = replace(TABLE, setup=replace(TABLE.setup, teams=(0, 1)))
    assert len(RULES.whole(TABLE, 0)) - len(RULES.whole(apart, 0)) == 2**6 - 2**4
