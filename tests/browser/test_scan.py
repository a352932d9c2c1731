"""Deep Scan by thumbs alone: a bargain is put together and answered, probes fly by dice or hand."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules import GAMES
from game.rules.deep_scan.actions import MOST_ASIDE, Agree, Aim, Change, Offer, Toss
from game.rules.deep_scan.setting_up import first
from game.rules.deep_scan.state import HandKind
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.browser.chromium import PROGRAM
from tests.browser.test_games import held
from tests.browser.test_phones import BOARD, SLIM, UPRIGHT, opened, seen, sits
from tests.scenes.phones.party import table

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: a browser is opened for each."""

DIALS = "[...document.querySelectorAll('.dial input')].map((e) => +e.value)"
READ = "[...document.querySelectorAll('.dial output')].map((e) => e.textContent)"
FORETOLD = "document.getElementById('foretold').textContent"
SPOT = "document.querySelector('.spot.lit')"
GO = "!document.getElementById('go').hidden"


def begun(made, hand=HandKind.DICE):
    """Return a match of two ships that people begin."""
    rules = GAMES["deep_scan"]
    setup = replace(first(2), hands=(hand, hand))
    header = Header(rules.name, rules.number, setup, 5, (Player("", None), Player("", None)))
    played = Match(rules, header)
    table(made, played)
    return played


def done(made, played, kind):
    made.until(lambda: any(isinstance(each.action, kind) for each in played.done))
    return next(each.action for each in played.done if isinstance(each.action, kind))


@pytest.mark.parametrize("languages", [("en", "ru"), ("uk", "en")])
def test_two_thumbs_haggle(kit, languages):
    with opened(kit) as (made, browser):
        played = begun(made)
        seat = played.to_act[0]
        one = sits(made, browser, seat, UPRIGHT, languages[0])
        other = sits(made, browser, 1 - seat, SLIM, languages[1])
        one.tap(".word.lit[data-key*='\"offer\"']")
        one.until(
            f"{DIALS}.length || document.querySelectorAll('.lit[data-key*=\"SeatOf\"]').length"
        )
        one.tap(".lit[data-key*='SeatOf']")
        one.until(f"{DIALS}.join() == '0,0'")
        held(one, f"scan.offer.{languages[0]}")
        for _ in range(2):
            one.tap(".dial .step", 0)
        one.tap(".dial .step", 3)
        one.until(f"{DIALS}.join() == '-2,1' && {GO}")
        assert "2" in one.js(f"{READ}[0]")
        assert "-" not in one.js(f"{READ}[0]")
        made.until(lambda: "2" in one.js(FORETOLD))
        one.tap("#go")
        offer = done(made, played, Offer)
        assert (offer.probe, offer.money) == (-2, 1)
        other.until("document.querySelectorAll('.word.lit[data-key*=\"agree\"]').length")
        held(other, f"scan.asked.{languages[1]}")
        other.tap(".word.lit[data-key*='\"change\"']")
        other.until(f"{DIALS}.join() == '2,-1' && {GO}")
        other.tap(".dial .step", 1)
        other.tap("#go")
        assert done(made, played, Change).probe == 3
        one.until("document.querySelectorAll('.word.lit[data-key*=\"agree\"]').length")
        one.tap(".word.lit[data-key*='\"agree\"']")
        done(made, played, Agree)
        assert played.view(NOBODY).ships[played.view(NOBODY).setup.ships[seat]].has.probe == 2
        assert one.complaints() == other.complaints() == []


def test_both_swings_of_a_toss_are_stopped_by_hand(kit):
    with opened(kit) as (made, browser):
        played = begun(made, HandKind.METER)
        phone = sits(made, browser, played.to_act[0], UPRIGHT)
        phone.tap(".word.lit[data-key*='\"aim\"']")
        phone.until(f"{SPOT} && {BOARD}")
        phone.until(f"{SPOT} && {SPOT}.click() === undefined")
        made.until(lambda: any(isinstance(each.action, Aim) for each in played.done))
        phone.tap(".lit[data-key*='\"Count\"']", 0)
        phone.until(f"{DIALS}.join() == '0,0' && {GO}")
        held(phone, "scan.toss")
        phone.tap("#go")
        phone.until("document.getElementById('go').textContent == 'Stop!'")
        seen(phone, "scan.swing")
        for _ in range(2):
            phone.tap("#go")
        toss = done(made, played, Toss)
        assert max(abs(toss.dx), abs(toss.dy)) <= MOST_ASIDE
        assert phone.complaints() == []
