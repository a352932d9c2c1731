"""The few choices that are listed, and all that may be asked for: one stands for the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.grid import Cell, Facing
from game.core.rules import IllegalAction
from game.core.spelling import Count, Dial, Offers, Picking, SeatOf, Spot, Way, Word
from game.rules.deep_scan import RULES
from game.rules.deep_scan.actions import (
    Aim,
    Buy,
    Change,
    Jump,
    Offer,
    Strengthen,
    Toss,
)
from game.rules.deep_scan.handfuls import worst
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import BASE, Offset
from game.rules.deep_scan.state import Bargain, HandKind, LyingProbe, Positioning, Setup
from game.rules.deep_scan.wares import Lot, Terms, Ware
from game.rules.deep_scan.why_not.refusing import refusal
from tests.laws.matches import random_match
from tests.setups.deep_scan import SETUPS

TABLE = RULES.new(first(2), 5).table
SEAT = RULES.to_act(TABLE)[0]
AT = Cell(3, 2)
BUY = Word("buy")
LYING = tuple(LyingProbe(n, Offset(100, 0), c) for n, c in ((1, 20), (2, 0), (3, 40), (5, 0)))
TOSSED = replace(TABLE, positioning=Positioning(AT, 1, LYING))


def picking(table, seat=SEAT):
    return Picking(Offers(RULES.spell, table, seat, RULES.legal(table, seat)))


def swinging(table):
    return replace(table, setup=replace(table.setup, hands=(HandKind.METER,) * 2))


def tosses(table):
    return [each.probes for each in RULES.legal(table, SEAT) if isinstance(each, Toss)]


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


def test_whoever_is_not_asked_has_no_choice():
    assert RULES.legal(TABLE, 1 - SEAT) == ()
    assert len(RULES.whole(TABLE, 1 - SEAT)) == 0


@pytest.mark.parametrize("probes, listed, whole", [(1, 1, 1), (5, 5, 31), (10, 10, 1023)])
def test_a_first_toss_is_listed_by_how_many_and_any_of_them_may_be_tossed(probes, listed, whole):
    table = replace(TABLE, positioning=Positioning(AT)).with_ship(TABLE.turn, has=Lot(probe=probes))
    assert tosses(table) == [tuple(range(1, count + 1)) for count in range(1, probes + 1)]
    assert len(tosses(table)) == listed
    everything = RULES.whole(table, SEAT)
    assert sum(isinstance(each, Toss) for each in everything[: whole + 40]) == whole


def test_of_few_probes_that_lie_every_choice_is_listed():
    assert len(tosses(TOSSED)) == 2**4 - 2
    assert len({*tosses(TOSSED)}) == 2**4 - 2


def test_of_many_only_the_worst_are_listed():
    lying = tuple(LyingProbe(n, Offset(100, 0), 20 * (n % 3)) for n in range(1, 7))
    table = replace(TABLE, positioning=Positioning(AT, 2, lying)).with_ship(
        TABLE.turn, has=Lot(probe=6)
    )
    assert tosses(table) == [(3,), (3, 6), (1, 3, 6), (1, 3, 4, 6), (1, 2, 3, 4, 6)]
    assert Toss(SEAT, (2, 5)) in RULES.whole(table, SEAT)


def test_the_worst_of_equals_are_those_with_lower_numbers():
    assert worst(TOSSED.positioning, 1) == (2,)
    assert worst(TOSSED.positioning, 3) == (1, 2, 5)


def test_a_hand_that_swings_may_be_stopped_anywhere_within_its_dials():
    table = swinging(TOSSED)
    dials = picking(table).take(Word("again")).take(Count(2))
    assert dials.finished == Toss(SEAT, (2, 5))
    turned = dials.take(Dial("aside_x", -150)).take(Dial("aside_y", 77))
    assert turned.finished == Toss(SEAT, (2, 5), -150, 77)
    assert turned.finished in RULES.whole(table, SEAT)
    assert not turned.may(Dial("aside_x", 151))


@pytest.mark.parametrize("aside", [(151, 0), (0, -151)])
def test_nobody_swings_further_and_dice_do_not_swing_at_all(aside):
    state = RULES.new(first(2), 5)
    for table in (swinging(TOSSED), TOSSED):
        with pytest.raises(IllegalAction):
            RULES.apply(replace(state, table=table), Toss(SEAT, (2,), *aside))
    with pytest.raises(IllegalAction):
        RULES.apply(replace(state, table=TOSSED), Toss(SEAT, (2,), 1, 0))


def test_probes_that_lie_are_pointed_out_in_any_order():
    begun = picking(TOSSED)
    for order in ((1, 2, 5), (5, 1, 2)):
        picked = begun
        for number in order:
            picked = picked.take(Spot("probe", number))
        assert picked.take(Word("again")).due == Toss(SEAT, (1, 2, 5))
    assert begun.take(Word("again")).take(Count(2)).due == Toss(SEAT, (2, 5))


def test_a_card_is_laid_on_a_probe():
    table = TOSSED.with_ship(TABLE.turn, has=Lot(1, probe=5))
    card, probe = Word("stronger"), Spot("probe", 3)
    for one, other in ((card, probe), (probe, card)):
        assert picking(table).take(one).take(other).due == Strengthen(SEAT, 3)
    assert Word("stronger") not in picking(TOSSED).next


def test_a_stop_is_aimed_at_while_it_may_be_and_jumped_to_otherwise():
    begun = picking(TABLE)
    assert begun.take(AT).due == Aim(SEAT, AT)
    assert begun.take(Word("jump")).take(AT).due == Jump(SEAT, AT)
    assert begun.take(Word("jump")).take(Way(Facing.EAST)).due == Jump(SEAT, AT)
    named = picking(replace(TABLE, positioning=Positioning(AT)))
    assert not named.may(AT), "who points at it twice would be gone"
    assert picking(TABLE.with_object(AT, spent=True)).take(AT).due == Jump(SEAT, AT)
    assert picking(replace(TABLE, positioned=True)).take(AT).due == Jump(SEAT, AT)


def test_a_launcher_jumps_to_the_aim_over_a_stop():
    far = Cell(4, 2)
    table = TABLE.with_ship(TABLE.turn, aimed=far, has=Lot(launcher=1, probe=5))
    assert picking(table).take(far).due == Jump(SEAT, far)
    round_a_corner = Cell(3, 1)
    table = TABLE.with_ship(TABLE.turn, aimed=round_a_corner, has=Lot(launcher=1, probe=5))
    assert Jump(SEAT, round_a_corner) in RULES.legal(table, SEAT)


def test_an_offer_begins_with_nothing_and_goes_as_far_as_both_have():
    table = TABLE.with_ship(1 - TABLE.turn, has=Lot(0, 2, 0, 7, 3, 11))
    offer = picking(table).take(Word("offer")).take(SeatOf(1 - SEAT))
    assert offer.finished == Offer(SEAT, 1 - TABLE.turn)
    knobs = {dial.name: (offer.knob(dial).least, offer.knob(dial).most) for dial in offer.dials}
    assert knobs == {
        "stronger": (0, 0),
        "launcher": (0, 2),
        "collector": (0, 0),
        "probe": (-3, 3),
        "money": (-5, 3),
        "resources": (0, 11),
    }
    turned = offer.take(Dial("money", -2)).take(Dial("resources", 11))
    assert turned.finished.terms == Terms(money=-2, resources=11)


def test_a_change_begins_with_what_was_offered_seen_from_the_other_side():
    offered = Terms(money=-1, probe=2)
    table = replace(TABLE, bargain=Bargain(TABLE.turn, 1 - TABLE.turn, offered))
    change = picking(table, 1 - SEAT).take(Word("change"))
    assert change.finished == Change(1 - SEAT, probe=-2, money=1)
    assert refusal(table, change.finished).why.value == "unchanged"
    turned = change.take(Dial("money", 3)).finished
    assert refusal(table, turned) is None


def test_an_offer_is_open_where_only_resources_could_be_given():
    bare = Lot(probe=1, resources=4)
    table = TABLE.with_ship(0, has=bare).with_ship(1, has=replace(bare, resources=0))
    offers = [each for each in RULES.legal(table, SEAT) if isinstance(each, Offer)]
    assert len(offers) == 1


def test_a_second_launcher_costs_a_thought():
    assert Buy(SEAT, Ware.LAUNCHER) in RULES.legal(TABLE, SEAT)
    assert picking(TABLE).take(BUY).take(Word("buy_launcher")).due == Buy(SEAT, Ware.LAUNCHER)
    having = TABLE.with_ship(TABLE.turn, has=Lot(launcher=1, stronger=1, probe=5, money=3))
    assert picking(having).take(BUY).take(Word("buy_launcher")).grave
    assert not picking(having).take(BUY).take(Word("buy_stronger")).grave


def test_alone_there_is_nobody_to_trade_with():
    table = RULES.new(Setup((0,), hands=(HandKind.DICE,), turns=30), 1).table
    assert not any(isinstance(each, Offer) for each in RULES.legal(table, 0))
    assert table.own.place == BASE
