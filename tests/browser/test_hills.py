"""Blanket Hills by thumbs alone: dials are slid, stepped and led, and stopped where they swing."""

from dataclasses import replace

import pytest

from game.rules import GAMES
from game.rules.blanket_hills.actions import Fire
from game.rules.blanket_hills.setting_up import first
from game.rules.blanket_hills.state import Grip, HandKind, LandKind, Options
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.browser.chromium import PROGRAM
from tests.browser.test_armour import taps
from tests.browser.test_games import held
from tests.browser.test_phones import UPRIGHT, opened, sits
from tests.scenes.phones.party import table

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: a browser is opened for each."""

DIALS = "[...document.querySelectorAll('.dial input')].map((e) => +e.value)"
GO = "!document.getElementById('go').hidden"


def seated(made, browser, hand, language="en"):
    """Return the phone of whoever begins a match with shells that are dealt, and the match."""
    grip = Grip(hand)
    setup = replace(
        first(2), land=LandKind.FLAT, options=Options(blind=True, short=True), grips=(grip, grip)
    )
    rules = GAMES["blanket_hills"]
    header = Header(rules.name, rules.number, setup, 5, (Player("", None), Player("", None)))
    played = Match(rules, header)
    table(made, played)
    return sits(made, browser, played.to_act[0], UPRIGHT, language), played


def aims(phone):
    """Pick the sniper and its arc, until the dials are there."""
    taps(phone, "Sniper")
    taps(phone, "Normal")
    phone.until(f"{DIALS}.length == 2 && {GO}")
    return phone.js(DIALS)


def tossed(made, played):
    made.until(lambda: any(isinstance(each.action, Fire) for each in played.done))
    return next(each.action for each in played.done if isinstance(each.action, Fire))


def test_a_thumb_steps_and_slides_and_tosses_just_that(kit):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, HandKind.CALM)
        azimuth, reach = aims(phone)
        held(phone, "hills.aim")
        for _ in range(3):
            phone.tap(".dial .step", 1)
        phone.until(f"{DIALS}[0] == {(azimuth + 3) % 360}")
        slides = "(() => { const e = document.querySelectorAll('.dial input')[1];"
        phone.js(f"{slides} e.value = 91; e.dispatchEvent(new Event('input')); }})()")
        made.until(
            lambda: phone.js("document.querySelectorAll('output')[1].textContent").startswith("91")
        )
        phone.until(f"{DIALS}[1] == 91 && {GO}")
        made.until(lambda: True)
        phone.tap("#go")
        shot = tossed(made, played)
        assert (shot.azimuth, shot.reach) == ((azimuth + 3) % 360, 91)
        assert reach != 91
        assert phone.complaints() == []


def test_a_finger_on_the_picture_leads_the_aim(kit):
    with opened(kit) as (made, browser):
        phone, _ = seated(made, browser, HandKind.CALM)
        before = aims(phone)
        phone.until("document.getElementById('picture').width > 1")
        x, y = phone.middle("#board")
        phone.drag((x - 60, y - 20), (x + 10, y + 30))
        phone.until(f"{DIALS}.join() != {','.join(map(str, before))!r}")
        led = phone.js(DIALS)
        phone.touch(x - 80, y - 30)
        phone.until(f"{DIALS}.join() != {','.join(map(str, led))!r}")
        assert phone.complaints() == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_both_swings_are_stopped_by_hand(kit, language):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, HandKind.METER)
        azimuth, reach = aims(phone)
        words = kit.words.other(language)("phone.page.stop") if language != "en" else "Stop!"
        assert words
        phone.tap("#go")
        phone.until("document.getElementById('go').textContent == 'Stop!'")
        held(phone, "hills.swing")
        phone.tap("#back")
        phone.until(f"{DIALS}.join() == '{azimuth},{reach}'")
        for _ in range(3):
            phone.tap("#go")
        shot = tossed(made, played)
        assert abs((shot.azimuth - azimuth + 180) % 360 - 180) <= 7
        assert abs(shot.reach - reach) <= 7
        assert phone.complaints() == []


def test_a_quick_thumb_loses_no_step_of_either_dial(kit):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, HandKind.CALM)
        azimuth, reach = aims(phone)
        quick = "document.querySelectorAll('.dial .step')[{}].click();"
        phone.js("(() => {" + quick.format(1) * 4 + quick.format(3) * 5 + "})()")
        phone.tap("#go")
        shot = tossed(made, played)
        assert (shot.azimuth, shot.reach) == ((azimuth + 4) % 360, reach + 5)
        assert phone.complaints() == []
