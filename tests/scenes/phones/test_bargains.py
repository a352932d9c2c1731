"""Bargains on a phone: a row for each ware that may change hands, and all of it in a line."""

from dataclasses import replace

import pytest

from game.core.spelling import Dial, Offers, Picking, SeatOf
from game.scenes.phones.phone_hand import hand_of
from game.scenes.phones.seated import Seated
from tests.demo.bazaar import BAZAAR, TRADE, bargain_of, bazaar_rules
from tests.demo.stage import match, taught
from tests.setups.demo import DUEL

NAMES = ("Amber", "Emerald")


@pytest.fixture
def picking():
    rules = bazaar_rules()
    view = match(DUEL, None, None).view(0)
    begun = Picking(Offers(rules.spell, view, 0, rules.legal(view, 0)))
    return begun.take(TRADE).take(SeatOf(1))


@pytest.fixture
def shown(kit):
    def of(picking, face=BAZAAR):
        own = taught(kit)
        return hand_of(Seated(own, own.words, face, 0, picking, NAMES))

    return of


def test_only_what_may_change_hands_has_a_row(picking, shown):
    rows = shown(picking).dials
    assert [each.name for each in rows] == ["Sealed crates", "Money", "Ore"]
    assert [each.art for each in rows] == ["icon.lock", "icon.star", "icon.target"]
    assert rows[1].note == "You have 50, they have 20"


@pytest.mark.parametrize(("count", "said"), [(-2, "give 20"), (0, "—"), (2, "get 20")])
def test_a_row_says_what_is_given_or_got(picking, shown, count, said):
    row = shown(picking.take(Dial("money", count))).dials[1]
    assert row.shown == said
    assert row.read[(count > 0) - (count < 0) + 1] == said


def test_the_line_of_the_bargain_stands_over_the_rows(picking, shown):
    assert shown(picking).foretell == "Nothing changes hands yet"
    assert shown(picking.take(Dial("ore", 3))).foretell == "Amber gets 3 Ore"


def test_who_is_asked_reads_the_offer_in_the_question_alone(picking, shown):
    def bargain(words, view, seat, now, names):
        return bargain_of(view, seat, {"card": 0, "money": 1, "ore": 0, "wood": 0}, names)

    asked = shown(picking.anew(), replace(BAZAAR, bargain=bargain))
    assert asked.foretell == ""
    assert asked.dials == ()


def test_a_dial_that_goes_below_zero_is_read_otherwise_there(picking, shown):
    face = replace(BAZAAR, bargain=lambda *asked: None, dial=lambda words, dial: f"at {dial.value}")
    assert shown(picking.take(Dial("money", -3)), face).dials[1].read == ("at -3", "at 0", "at 3")
