"""Road to the Overlord by thumbs alone: a step and a blow on the field, and a bargain of cards."""

import json

import pytest

from game.core.rules import NOBODY
from game.rules.road_to_the_overlord.actions import Agree, Attack, Offer, Step
from tests.browser.chromium import PROGRAM
from tests.browser.test_games import held
from tests.browser.test_phones import SLIM, UPRIGHT, opened, sits
from tests.browser.test_scan import DIALS, GO, SPOT, done
from tests.scenes.phones.party import table
from tests.scenes.road_to_the_overlord.tables import match_on, story

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: a browser is opened for each."""

FIGHT = {"heroes": ("A mark 3", "B"), "fight": ("A front 2", "4 skeleton 2/2 front 2")}
TRADE = {
    "heroes": ("A mark 3 holds knife", "B mark 3 holds hat"),
    "treasures": ("knife gear weapon 1: attack 2", "hat gear head: defence 1"),
}
OFFER = ".word.lit[data-key*='\"offer\"']"
AGREE = ".word.lit[data-key*='\"agree\"']"


def begun(made, sections):
    """Return a match of two people that begins as a story does."""
    played = match_on(story(**sections))
    table(made, played)
    return played


def test_a_thumb_steps_and_strikes_on_the_field(kit):
    with opened(kit) as (made, browser):
        played = begun(made, FIGHT)
        phone = sits(made, browser, 0, UPRIGHT, "ru")
        phone.until(f"{SPOT}")
        held(phone, "road.fight")
        phone.tap(".spot.lit", 0)
        done(made, played, Step)
        phone.until("document.querySelectorAll('.word.lit').length")
        assert phone.complaints() == []


def test_a_blow_is_struck_by_its_word(kit):
    with opened(kit) as (made, browser):
        played = begun(made, FIGHT)
        phone = sits(made, browser, 0, SLIM, "uk")
        phone.tap(".word.lit[data-key*='\"attack\"']")
        done(made, played, Attack)
        assert phone.complaints() == []


def test_two_thumbs_trade_card_for_card(kit):
    with opened(kit) as (made, browser):
        played = begun(made, TRADE)
        one, other = sits(made, browser, 0, UPRIGHT, "en"), sits(made, browser, 1, SLIM, "uk")
        one.tap(OFFER)
        one.tap(".lit[data-key*='SeatOf']")
        one.until(f"{DIALS}.join() == '0,0'")
        held(one, "road.offer")
        one.tap(".dial .step", 0)
        one.tap(".dial .step", 3)
        one.until(f"{DIALS}.join() == '-1,1' && {GO}")
        one.tap("#go")
        done(made, played, Offer)
        other.until(f"document.querySelectorAll({json.dumps(AGREE)}).length")
        held(other, "road.asked")
        other.tap(AGREE)
        done(made, played, Agree)
        hands = [hero.hand for hero in played.view(NOBODY).heroes]
        assert [len(hand) for hand in hands] == [1, 1]
        assert played.view(0).own.hand == ("hat",)
        assert one.complaints() == other.complaints() == []
