"""A real browser plays at a real table, over the real line of this machine.

Where BROWSER_PICTURES names a folder, what the phones show is kept there to be looked at.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.actions import Strike
from game.rules.arena_of_eight.blows import Blow
from game.rules.tanchiki.state import Phase
from game.scenes.frame.commands import KEYBOARD, Chosen, Device, Key, Kind, Press
from game.scenes.frame.kit import Words
from game.scenes.phones.browser_page import page
from game.scenes.shelf.shelf_page import shelf_scene
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.arena_of_eight.exhibits import CLOSE
from tests.browser.chromium import PROGRAM, Browser, Phone
from tests.browser.relay import Relay
from tests.scenes.phones.party import Party, match, party, table

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: to open a browser takes seconds, to play in it half a minute."""

UPRIGHT, SLIM = (360, 740), (320, 568)
BOARD = "document.getElementById('picture').width > 1"
ASKED = "document.getElementById('asked').textContent"
SIGN_HIDDEN = "document.getElementById('badge').hidden"
LAID = "document.querySelectorAll('.pile .art').length"
COLOUR = "getComputedStyle(document.getElementById('{}')).color"
DANGER = "rgb(255, 143, 124)"
CHOICE = "[...document.querySelectorAll('.word')].find((e) => e.dataset.key.includes('\"{}\"'))"
SPOTS = "document.querySelectorAll('.spot').length"


def seen(phone: Phone, name: str) -> None:
    """Keep what the phone shows, if somebody wants to look."""
    if folder := os.environ.get("BROWSER_PICTURES"):
        phone.picture(Path(folder) / f"{name}.png")


@contextlib.contextmanager
def opened(kit):
    whole = page(Words(kit.words.texts), "n0nce")
    with party(kit, whole) as made, contextlib.closing(_relay(made)) as relay:
        ways = {made.door: f"127.0.0.1:{relay.port}"}
        with Browser(made.frame, ways) as browser:
            browser.relay = relay
            yield made, browser


def scans(made: Party, browser: Browser, size=UPRIGHT, language="en") -> Phone:
    return browser.phone(f"http://{made.door}/#k={made.phones.entrance.keys.key}", *size, language)


def sits(made: Party, browser: Browser, seat: int, size=UPRIGHT, language="en") -> Phone:
    """Somebody scans the picture and taps a seat; who sits at the screen nods."""
    phone = scans(made, browser, size, language)
    phone.until("document.querySelectorAll('#chairs .chair').length > 1")
    seen(phone, f"seats.{language}.{size[0]}")
    phone.tap("#chairs .chair", seat)
    made.until(lambda: made.phones.entrance.requests)
    made.agree()
    phone.until(f"document.getElementById('play').offsetHeight > 0 && {BOARD}")
    return phone


def places(phone: Phone) -> None:
    """Put the tank on the first cell that lights up, and let it look where it may."""
    phone.until(f"{SPOTS} > 1")
    phone.tap(".spot")
    phone.until("document.querySelectorAll('#compass button').length > 0")
    phone.tap("#compass button")


def plans(phone: Phone) -> None:
    """Lay card after card until the plan may be closed."""
    while not phone.js("document.querySelectorAll('#lead .lit').length"):
        laid = phone.js(LAID)
        asked = json.dumps(phone.js(ASKED))
        phone.tap(".card.lit")
        phone.until(f"{ASKED} != {asked}")
        phone.tap(".pile.lit")
        phone.until(f"{LAID} > {laid}")


def test_two_phones_play_a_whole_turn_of_tanchiki_without_a_curtain(kit):
    with opened(kit) as (made, browser):
        played = match("tanchiki", None, None)
        table(made, played)
        one = sits(made, browser, 0, UPRIGHT, "uk")
        two = sits(made, browser, 1, SLIM, "ru")
        phones = (one, two)
        while played.table.turn.phase is Phase.PLACING:
            before = played.count
            places(phones[played.to_act[0]])
            made.until(lambda before=before: played.count > before)
        one.until("document.querySelectorAll('.card.lit').length > 0")
        assert set(played.to_act) == {0, 1}
        one.drag(one.middle(".card.lit"), one.middle(".pile.lit"))
        one.until(f"{LAID} == 1")
        for phone in phones:
            plans(phone)
        assert set(played.to_act) == {0, 1}
        seen(one, "tanchiki.planned.uk.360")
        seen(two, "tanchiki.planned.ru.320")
        one.turn(740, 360)
        seen(one, "tanchiki.across.uk.740")
        one.turn(*UPRIGHT)
        turn = played.table.turn.number
        for phone in phones:
            phone.tap("#lead .lit")
            phone.until("document.getElementById('go').offsetHeight > 0")
            phone.tap("#go")
        made.until(lambda: played.table.turn.phase is not Phase.PLANNING or _next(played, turn))
        made.until(lambda: played.table.turn.number > turn or played.table.question is not None)
        one.until("document.getElementById('head').textContent.length > 0")
        seen(one, "tanchiki.after.uk.360")
        assert one.complaints() == []
        assert two.complaints() == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_hand_of_six_kinds_lies_in_one_row_and_what_is_said_with_it_is_seen_whole(kit, language):
    with opened(kit) as (made, browser):
        played, dice = match("tanchiki", None, None), random.Random(3)
        table(made, played)
        one, other = sits(made, browser, 0, UPRIGHT, language), made.sits(1)
        while played.table.turn.phase is Phase.PLACING:
            before = played.count
            if played.to_act == (0,):
                places(one)
            else:
                made.until(lambda: other.chooses)
                while played.count == before:
                    made.until(lambda: other.asked is not other.answered)
                    other.play(dice)
            made.until(lambda before=before: played.count > before)
        one.until("document.querySelectorAll('.card.lit').length > 0")
        one.until(BOARD)
        tops = "[...document.querySelectorAll('#cards .card')].map((e) => e.offsetTop)"
        assert one.js(f"{tops}.length") == 6
        assert one.js(f"new Set({tops}).size") == 1
        assert one.js("document.getElementById('asked').clientHeight") > 1
        one.tap(".card.lit")
        one.until("document.getElementById('back').offsetHeight > 0")
        one.tap(".pile.lit")
        one.until(f"{LAID} == 1")
        hand = "document.getElementById('hand')"
        seen(one, f"six.{language}.360")
        assert one.js(f"{hand}.scrollHeight - {hand}.clientHeight") <= 1
        assert narrow(one) == []


def test_a_phone_makes_a_move_of_tank_chess(kit):
    with opened(kit) as (made, browser):
        played = match("tank_chess", None, "recruit")
        table(made, played)
        phone = sits(made, browser, 0)
        phone.until(f"{SPOTS} > 5")
        seen(phone, "chess.pieces.en.360")
        phone.tap(".spot", 3)
        phone.until("document.getElementById('back').offsetHeight > 0")
        phone.tap(".spot")
        phone.until("document.getElementById('go').offsetHeight > 0")
        seen(phone, "chess.ready.en.360")
        phone.tap("#go")
        made.until(lambda: played.count >= 2)
        phone.until(f"{SPOTS} > 5")
        assert played.done[0].action.seat == 0
        seen(phone, "chess.answered.en.360")
        assert phone.complaints() == []


def test_only_what_warns_is_red(kit):
    setup = replace(CLOSE, opening=replace(CLOSE.opening, health=(5, 2)))
    rules = ARENA_OF_EIGHT
    header = Header(rules.name, rules.number, setup, 6, (Player(""), Player("")))
    with opened(kit) as (made, browser):
        played = Match(rules, header)
        played.submit(Strike(0, Blow.KICK))
        table(made, played)
        phone = sits(made, browser, 1)
        phone.until(f"{CHOICE.format('take')}.offsetHeight > 0")
        phone.js(f"{CHOICE.format('take')}.click()")
        phone.until(f"{COLOUR.format('asked')} == {DANGER!r}")
        seen(phone, "arena.warned.en.360")
        phone.tap("#back")
        phone.until(f"{COLOUR.format('asked')} != {DANGER!r}")
        phone.js(f"{CHOICE.format('jump')}.click()")
        phone.until(f"{SPOTS} > 2")
        phone.tap(".spot")
        phone.until("document.getElementById('foretold').textContent")
        seen(phone, "arena.foretold.en.360")
        assert phone.js(COLOUR.format("foretold")) != DANGER
        assert phone.js(COLOUR.format("asked")) != DANGER
        assert phone.complaints() == []


def test_a_phone_that_lost_the_network_has_its_seat_again_within_two_seconds(kit):
    with opened(kit) as (made, browser):
        table(made, match("tank_chess", None, None))
        phone = sits(made, browser, 0)
        holder = next(iter(made.phones.sitters.holders.values()))
        browser.relay.cut()
        phone.until("!document.getElementById('lost').hidden")
        made.until(lambda: holder.line is None)
        seen(phone, "lost.en.360")
        phone.js(
            "window.away = performance.now(); new MutationObserver(() => {"
            " window.back = performance.now(); }).observe(document.getElementById('lost'),"
            " { attributes: true })"
        )
        browser.relay.mend()
        phone.until("document.getElementById('lost').hidden")
        made.until(lambda: holder.line is not None)
        assert phone.js("window.back - window.away") < 2000


def test_a_page_that_is_loaded_again_has_its_seat_without_asking(kit):
    with opened(kit) as (made, browser):
        table(made, match("tank_chess", None, None))
        phone = sits(made, browser, 0)
        assert "k=" not in phone.js("location.hash")
        phone.ask("Page.reload")
        phone.until(f"{SPOTS} > 5")
        assert not made.phones.entrance.requests


def test_a_resting_finger_asks_why_and_two_fingers_enlarge_the_board(kit):
    with opened(kit) as (made, browser):
        table(made, match("tank_chess", None, None))
        phone = sits(made, browser, 0, language="uk")
        phone.until(f"{SPOTS} > 5")
        phone.hold(*phone.middle(".spot"))
        assert len(phone.js("document.getElementById('drawer-words').innerText")) > 10
        seen(phone, "chess.why.uk.360")
        phone.tap("#close")
        phone.until("document.getElementById('drawer').hidden")
        phone.pinch(phone.middle("#board"), 80, 160)
        phone.until("!document.getElementById('whole').hidden")
        seen(phone, "chess.enlarged.uk.360")
        phone.tap("#whole")
        phone.until("document.getElementById('whole').hidden")


def test_a_tap_lights_before_the_table_has_answered(kit):
    with opened(kit) as (made, browser):
        table(made, match("tanchiki", None, "recruit"))
        phone = sits(made, browser, 0)
        phone.until(f"{SPOTS} > 1")
        browser.wait = lambda: None
        phone.tap(".spot")
        lit = "document.querySelectorAll('.spot.taken').length == 1"
        phone.until(lit)
        browser.wait = made.frame
        phone.until("document.querySelectorAll('#compass button').length > 0")


def test_a_tap_that_the_table_refuses_is_put_out_and_said(kit):
    with opened(kit) as (made, browser):
        scene = table(made, match("tanchiki", None, "recruit"))
        phone = sits(made, browser, 0)
        phone.until(f"{SPOTS} > 1")
        browser.wait = lambda: None
        phone.tap(".spot")
        phone.until("document.querySelectorAll('.spot.taken').length == 1")
        scene.desk.sitting.asked = "pause"
        browser.wait = made.frame
        phone.until("document.querySelectorAll('.spot.taken').length == 0")
        phone.sees(made.kit.words("table.not_now"))
        phone.sees(made.kit.words("phone.page.state.pause"))
        assert scene.desk.live.match.count == 0


def test_who_wants_less_motion_sees_none_on_the_phone(kit):
    moving = "document.getAnimations().length"
    with opened(kit) as (made, browser):
        made.kit.settings.change(less_motion=False)
        table(made, match("tanchiki", None, "recruit"))
        phone = sits(made, browser, 0)
        assert not phone.js("document.body.classList.contains('calm')")
        phone.calm()
        assert phone.js("getComputedStyle(document.querySelector('.spot')).animationName") == "none"
        phone.hold(*phone.middle(".spot"))
        assert phone.js(moving) == 0
        made.kit.settings.change(less_motion=True)
        other = scans(made, browser)
        other.tap("#chairs .chair", 1)
        made.until(lambda: made.phones.entrance.requests)
        made.agree()
        other.until("document.body.classList.contains('calm')")


def test_a_page_speaks_to_screen_readers_in_the_language_of_the_seat(kit):
    with opened(kit) as (made, browser):
        table(made, match("tanchiki", None, "recruit"))
        phone = sits(made, browser, 0, SLIM, "uk")
        places(phone)
        phone.until("document.querySelectorAll('.card.lit').length > 0")
        assert phone.js("document.documentElement.lang") == "uk"
        labels = phone.js(
            "[...document.querySelectorAll('#play button')].filter((e) => e.offsetHeight)"
            ".map((e) => e.ariaLabel || e.innerText)"
        )
        assert all(labels)
        assert not any(re.search("[A-Za-z]{3}", label) for label in labels)
        spoken = phone.js("[...document.querySelectorAll('[aria-live]')].map((e) => e.id)")
        assert {"said", "ask", "toast"} <= set(spoken)


def test_a_sentence_that_asks_for_one_more_tap_stays_until_it_is_read(kit):
    with opened(kit) as (made, browser):
        table(made, match("tanchiki", None, "recruit"))
        phone = sits(made, browser, 0, SLIM, "en")
        places(phone)
        # All in one breath: what the line brings in between may set clocks of its own.
        said, lasts = phone.js(
            "(() => { const lasts = [], was = window.setTimeout;"
            "window.setTimeout = (what, ms) => { lasts.push(ms); return was(what, ms); };"
            "document.querySelector('#leave').click(); window.setTimeout = was;"
            "return [document.querySelector('#toast').textContent, lasts]; })()"
        )
        assert said == kit.words("phone.page.leave.sure")
        assert lasts == [max(4000, 2000 + 60 * len(said))]


def test_a_code_typed_by_hand_lets_in_when_who_sits_at_the_screen_agrees(kit):
    with opened(kit) as (made, browser):
        table(made, match("tanchiki", None, None, "recruit", "recruit"))
        phone = browser.phone(f"http://{made.door}/", *UPRIGHT, "uk")
        enters(phone, "NOCODE")
        phone.sees("Код не той")
        assert phone.js(SIGN_HIDDEN)
        assert not made.phones.entrance.requests
        code = made.phones.entrance.keys.code
        enters(phone, f"{code[:3]} {code[3:]}".lower())
        made.until(lambda: made.phones.entrance.requests)
        phone.until("document.getElementById('by-code').hidden")
        phone.sees("натисніть «Впустити» на великому екрані")
        assert not phone.js(SIGN_HIDDEN)
        seen(phone, "asks.uk.360")
        made.frame()
        made.nod()
        phone.until("document.querySelectorAll('#chairs .chair').length == 4")
        phone.until("document.getElementById('said').textContent == ''")
        assert phone.js(SIGN_HIDDEN)
        seen(phone, "seats.four.uk.360")


def test_a_phone_scans_from_the_shelf_and_plays_what_is_chosen_there(kit):
    with opened(kit) as (made, browser):
        made.open(shelf_scene(made.kit))
        made.stack.handle(Chosen("here.phone"))
        phone = scans(made, browser)
        phone.until("document.querySelectorAll('#chairs .chair').length == 1")
        phone.tap("#chairs .chair")
        made.until(lambda: made.kit.company.here)
        made.stack.handle(Press(Key.BACK, device=KEYBOARD))
        made.until(lambda: made.kit.company.here[0].device == Device(Kind.PHONE, 1))
        for _ in ("the box", "its set-up"):
            made.stack.handle(Press(Key.MENU, device=KEYBOARD))
            made.frame()
        phone.until(f"document.getElementById('play').offsetHeight > 0 && {BOARD}")
        seen(phone, "from_the_shelf.en.360")
        assert phone.complaints() == []


def test_who_is_refused_reads_why_and_asks_again_by_name(kit):
    with opened(kit) as (made, browser):
        table(made, match("tanchiki", None, None))
        phone = browser.phone(f"http://{made.door}/", *SLIM, "uk")
        enters(phone, made.phones.entrance.keys.code)
        made.until(lambda: made.phones.entrance.requests)
        sign = made.phones.entrance.requests[0].sign
        phone.sees(sign)
        made.frame()
        made.stack.handle(Chosen("no"))
        phone.sees("Вас не впустили. Скажіть, хто ви, і попросіться ще раз.")
        seen(phone, "refused.uk.320")
        assert phone.js("document.getElementById('again').innerText") == "Попроситися ще раз"
        phone.js("document.getElementById('name').value = 'Olha'")
        phone.tap("#again")
        enters(phone, made.phones.entrance.keys.code)
        made.until(lambda: made.phones.entrance.requests)
        assert made.phones.entrance.requests[0].name == "Olha"
        made.frame()
        made.nod()
        phone.tap("#chairs .chair", 1)
        phone.sees("На великому екрані питають, чи віддати вам це місце.")
        seen(phone, "asks.seat.uk.320")
        made.until(lambda: made.phones.entrance.requests)
        made.frame()
        made.stack.handle(Chosen("no"))
        phone.sees("Це місце вам не віддали.")
        assert phone.js("document.querySelectorAll('#chairs .chair:enabled').length") == 2
        assert phone.complaints() == []


def enters(phone: Phone, code: str) -> None:
    phone.until("!document.getElementById('by-code').hidden")
    phone.js(f"document.getElementById('code').value = {json.dumps(code)}")
    phone.tap("#by-code button")


def test_every_button_of_the_page_has_a_name_and_room_for_a_thumb(kit):
    with opened(kit) as (made, browser):
        played = match("tanchiki", None, "recruit")
        table(made, played)
        phone = scans(made, browser, SLIM)
        phone.until("document.querySelectorAll('#chairs .chair').length > 1")
        assert narrow(phone) == []
        phone.tap("#chairs .chair")
        made.until(lambda: made.phones.entrance.requests)
        made.frame()
        made.nod()
        places(phone)
        phone.until("document.querySelectorAll('.card.lit').length > 0")
        assert narrow(phone) == []
        assert phone.js("document.documentElement.scrollWidth") <= SLIM[0]
        phone.turn(568, 320)
        assert narrow(phone) == []


def narrow(phone: Phone) -> list[str]:
    """Return the buttons beside the board that are nameless, or smaller than a thumb."""
    found: list[str] = phone.js(
        "[...document.querySelectorAll('button, input')].filter((e) => e.offsetHeight"
        " && !e.classList.contains('spot') && (e.offsetHeight < 44 || e.offsetWidth < 44"
        " || !(e.ariaLabel || e.innerText || (e.labels && e.labels.length))))"
        ".map((e) => e.outerHTML)"
    )
    return found


def _relay(made: Party) -> Relay:
    return Relay(int(made.door.rpartition(":")[2]))


def _next(played, turn):
    return played.table.turn.number > turn
