"""What no match can come to is refused by its words, and what matches have is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.rules.deep_scan import RULES
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.sky import Offset
from game.rules.deep_scan.state import (
    Bargain,
    Ending,
    HandKind,
    LyingProbe,
    Moment,
    Positioning,
    Setup,
    Ship,
)
from game.rules.deep_scan.wares import EventCard, Lot, Terms
from tests.laws.matches import random_match
from tests.setups.deep_scan import MOMENT, SETUPS

D = HandKind.DICE
TWO = Setup()
TABLE = RULES.new(TWO, 1).table
AT, AWAY = TABLE.objects[0].at, TABLE.objects[1].at
PROBE = LyingProbe(1, Offset(0, 0), 0)
SPENT = tuple(replace(each, spent=True) for each in TABLE.objects)
GIFT = Terms(money=1)


def with_ship(ship=0, **changes):
    return TABLE.with_ship(ship, **changes)


def doing(*args, **changes):
    return replace(TABLE, positioning=Positioning(*args), **changes)


BROKEN = {
    "nobody": (Setup((), hands=()), "0 seats"),
    "a crowd": (Setup((0, 1) * 5, hands=(D,) * 10), "10 seats"),
    "a gap": (Setup((0, 2)), "ships (0, 2) of the seats"),
    "a fleet": (Setup((0, 1, 2, 3, 4), hands=(D,) * 5), "ships (0, 1, 2, 3, 4)"),
    "one ship": (Setup((0, 0)), "nobody to compete with"),
    "a crew of three": (Setup((0, 0, 0, 1), hands=(D,) * 4), "crews of more than two"),
    "six probes more": (Setup(more=6), "6 probes more"),
    "ten objects": (Setup(objects=10), "10 objects"),
    "a hand too few": (Setup(hands=(D,)), "1 hands for 2 seats"),
    "given to others": (Setup(given=(1,)), "(1,) given to 2 seats"),
    "given too much": (Setup(given=(0, 6)), "(0, 6) given"),
    "a ship gone": (replace(TABLE, ships=TABLE.ships[1:]), "1 ships, not 2"),
    "a ship too many": (replace(TABLE, ships=(*TABLE.ships, Ship())), "3 ships, not 2"),
    "a task without its ship": (Setup(moment=replace(MOMENT, ships=(Ship(),))), "1 ships, not 2"),
    "no sky": (replace(TABLE, objects=()), "objects beside the points"),
    "an object twice": (replace(TABLE, objects=TABLE.objects[:1] * 2), "twice"),
    "an object on the base": (
        replace(TABLE, objects=(replace(TABLE.objects[0], at=Cell(2, 2)),)),
        "beside",
    ),
    "piles gone": (replace(TABLE, piles=TABLE.piles[1:]), "not of each kind"),
    "no events": (replace(TABLE, piles=tuple(replace(p, cards=()) for p in TABLE.piles)), "gas"),
    "off the map": (with_ship(place=Cell(0, 0)), "ship 0 beside the stops"),
    "on each other": (with_ship(place=AT).with_ship(1, place=AT), "two ships at one stop"),
    "probes": (with_ship(has=Lot(probe=11)), "11 probes of ship 0"),
    "cards": (with_ship(has=Lot(3)).with_ship(1, has=Lot(3)), "6 cards of stronger"),
    "knows nothing": (with_ship(aimed=Cell(2, 2)), "knows what is not there"),
    "knows what is spent": (with_ship(aimed=AT).with_object(AT, spent=True), "not there"),
    "nobody begins": (replace(TABLE, first=2), "ship 2 to begin"),
    "no such turn": (replace(TABLE, turn=3), "3 on turn"),
    "one has left": (with_ship(TABLE.turn, resigned=True), "nobody to play"),
    "nobody left": (with_ship(1 - TABLE.turn, resigned=True), "nobody to play"),
    "all is spent": (replace(TABLE, objects=SPENT), "nothing left to scan"),
    "three offers": (replace(TABLE, offers=3), "3 offers"),
    "no such aim": (doing(Cell(2, 2)), "nothing there to position for"),
    "a spent aim": (doing(AT).with_object(AT, spent=True), "nothing there"),
    "a probe twice": (doing(AT, 1, (PROBE, PROBE)), "probes [1, 1] on the map"),
    "probes of nobody": (
        doing(AT, 1, (PROBE,)).with_ship(TABLE.turn, has=Lot()),
        "probes [1] on the map",
    ),
    "four tosses": (doing(AT, 4, (PROBE,)), "4 tosses"),
    "not tossed": (doing(AT, 0, (PROBE,)), "0 tosses of 1 probes"),
    "cards of nobody": (doing(AT, 1, (PROBE,), 1), "1 cards used"),
    "too late": (doing(AT, 1, (PROBE,), positioned=True), "at another time"),
    "an event on the base": (replace(TABLE, scanning=EventCard(4)), "an event where nothing is"),
    "arrived nowhere": (
        replace(TABLE, arrived=True).with_ship(TABLE.turn, place=AT),
        "arrived elsewhere",
    ),
    "a bargain with oneself": (replace(TABLE, bargain=Bargain(0, 0, GIFT)), "between others"),
    "a bargain with nobody": (replace(TABLE, bargain=Bargain(TABLE.turn, 3, GIFT)), "others"),
    "a bargain of nothing": (replace(TABLE, bargain=Bargain(0, 1, Terms())), "cannot be kept"),
    "too much": (replace(TABLE, bargain=Bargain(0, 1, Terms(money=6))), "cannot be kept"),
    "no such winner": (replace(TABLE, ending=Ending((3,))), "a winner who does not sit there"),
}


@pytest.mark.parametrize("value, words", BROKEN.values(), ids=BROKEN)
def test_what_no_match_comes_to_is_refused_in_words(value, words):
    assert words in RULES.check(value)


@pytest.mark.parametrize("setup", [setup for _, setup in SETUPS], ids=[name for name, _ in SETUPS])
def test_what_matches_come_to_is_sound(setup):
    assert RULES.check(setup) == ""
    for state in random_match(RULES, setup, 3).states:
        assert RULES.check(state.table) == ""


@pytest.mark.parametrize("seats", range(1, 9))
def test_what_is_offered_by_seats_is_sound(seats):
    assert RULES.check(first(seats)) == ""


def test_a_task_may_have_a_ship_that_nobody_leads():
    alone = Setup((0,), hands=(D,), turns=9, moment=MOMENT)
    assert RULES.check(alone) == ""
    offered = replace(MOMENT, bargain=Bargain(1, 0, Terms(resources=-9, money=1)))
    assert RULES.check(replace(alone, moment=offered)) == ""
    asked = replace(MOMENT, bargain=Bargain(0, 1, Terms(resources=9, money=-1)))
    assert RULES.check(replace(alone, moment=asked)) == "a bargain that nobody may answer"
    many = Moment(MOMENT.objects, (*MOMENT.ships, *(Ship(),) * 3))
    assert RULES.check(replace(alone, moment=many)) == "5 ships, not 1"
