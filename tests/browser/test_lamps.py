"""An evening of Lamps Till Dawn: three against three on six phones, from the door to morning."""

import json
import random

import pytest

from game.rules.lamps_till_dawn.full_marks import Length
from game.rules.lamps_till_dawn.state import Side
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.replay.closing_page import DONE
from game.scenes.widgets.widget_kinds import Button
from tests import stage
from tests.browser.chromium import PROGRAM
from tests.browser.test_games import WRONG, held
from tests.browser.test_phones import BOARD, SLIM, UPRIGHT, narrow, opened, scans, seen

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: six phones play a whole night, which takes minutes."""

NAMES = ("Ann", "Оля", "Богдан", "Mia", "Іван", "Пётр")
LANGUAGES = ("en", "ru", "uk", "en", "uk", "ru")
LARGE = (412, 915)
SIZES = (UPRIGHT, UPRIGHT, UPRIGHT, LARGE, SLIM, UPRIGHT)
NOTES = "[...document.querySelectorAll('#news .note')].map((e) => e.textContent)"
LOG = "[...document.querySelectorAll('#news p:not(.note)')].map((e) => e.textContent)"
CHAIRS = "document.querySelectorAll('#chairs .chair')"
SPOTS = "document.querySelectorAll('.spot').length"
HEAD = "document.getElementById('head').textContent"
RESTED = "!document.getElementById('drawer').hidden"
OVER = "document.getElementById('news').children.length > 1 && !document.querySelector('.lit')"
MOST_TURNS = 40


def lit(word):
    """Return how a word is found on the page while it is lit."""
    return f""".lit[data-key*='"name":"{word}"']"""


def there(word):
    """Ask whether a word is lit."""
    return f"Boolean(document.querySelector({json.dumps(lit(word))}))"


def touches(phone, selector, came, number=0):
    """Tap until what it leads to has come: to a slow machine a short touch may look like a rest."""
    while True:
        phone.tap(selector, number)
        phone.until(f"({came}) || {RESTED}")
        if phone.js(f"Boolean({came})"):
            return
        phone.js("document.getElementById('drawer').hidden = true")


def joins(made, browser, seat):
    """Somebody scans, says a name and takes the next chair."""
    phone = scans(made, browser, SIZES[seat], LANGUAGES[seat])
    made.until(lambda: _let_in(made) or phone.js(f"{CHAIRS}.length > {seat}"))
    phone.js(f"document.getElementById('name').value = {NAMES[seat]!r}")
    phone.tap("#chairs .chair", seat)
    phone.until("!document.getElementById('mine').hidden")
    return phone


def _let_in(made):
    """Nod where a phone of a slow machine has come twice by one key, and is asked about."""
    if made.phones.entrance.requests:
        made.agree()


def _buttons(scene):
    return [each for each in stage.widgets_of(scene) if isinstance(each, Button)]


def plans(phone, side, dice):
    """Do something with the lamp and go on to a room beside; leave the last word to Ready."""
    word = "light" if side is Side.LIGHT else "put_out"
    touches(phone, lit(word), f"{NOTES}[0].includes(' · ') && {SPOTS} > 0")
    room = dice.randrange(phone.js(SPOTS))
    touches(phone, ".spot", "document.getElementById('go').offsetHeight > 0", room)
    phone.tap("#go")
    phone.until(f"{NOTES}[0].split(' · ').length == 3")


def whispers(phone, word):
    """Tell partners a word of a room."""
    touches(phone, lit("whisper"), there(f"whisper_{word}"))
    touches(phone, lit(f"whisper_{word}"), f"{SPOTS} > 9")
    seen(phone, "lamps.whispers")
    touches(phone, ".spot", f"{NOTES}.length == 4", 3)


def says_ready(phone, turn):
    """Say that both actions stand; whoever is last brings the next turn, or the end."""
    touches(phone, lit("ready"), f"!{there('ready')} || !{HEAD}.endsWith(' {turn}')")


def keeps_to_its_side(played, phone, seat):
    """Nobody of the other side stands in the notes; all of the own one do."""
    side = played.table.side(seat)
    told = "\n".join(phone.until(f"{NOTES}.length > 2 && {NOTES}"))
    for other in played.table.seats:
        if other != seat:
            assert (NAMES[other] in told) == (played.table.side(other) is side)


def test_six_phones_play_a_night_from_the_door_to_the_morning_after(kit):
    dice = random.Random(3)
    with opened(kit) as (made, browser):
        page = FACES["lamps_till_dawn"].door.setup(made.kit, None)
        made.open(page)
        made.stack.handle(Changed("mode", [*Length].index(Length.SHORT)))
        phones = [joins(made, browser, seat) for seat in range(6)]
        seen(phones[5], "lamps.joined")
        made.stack.handle(Chosen("setup.start"))
        played = made.stack.top.live.match
        assert len(played.table.of_side(Side.LIGHT)) == 3
        for seat, phone in enumerate(phones):
            phone.until(f"document.getElementById('play').offsetHeight > 0 && {BOARD}")
            keeps_to_its_side(played, phone, seat)
            seen(phone, f"lamps.first.{seat}")
        while played.outcome is None and played.table.turn < MOST_TURNS:
            turn = played.table.turn
            for seat in dice.sample(range(6), 6):
                plans(phones[seat], played.table.side(seat), dice)
            speaks = dice.randrange(6)
            whispers(phones[speaks], "stay_away")
            for seat, phone in enumerate(phones):
                heard = played.table.side(seat) is played.table.side(speaks)
                if heard:
                    phone.until(f"{NOTES}.length == 4")
                keeps_to_its_side(played, phone, seat)
                assert len(phone.js(NOTES)) == (4 if heard else 3)
                assert (phone.js(WRONG), narrow(phone)) == ([], [])
                if turn < 3:
                    seen(phone, f"lamps.planned.{turn}.{seat}")
            for seat in dice.sample(range(6), 6):
                says_ready(phones[seat], turn)
            made.until(lambda turn=turn: played.outcome is not None or played.table.turn > turn)
            for seat, phone in enumerate(phones):
                phone.until(f"{there('ready')} || {OVER}")
                assert turn > 1 or phone.until(f"{LOG}.length > 0")
                if turn < 3:
                    seen(phone, f"lamps.told.{turn}.{seat}")
        assert played.outcome is not None
        made.until(lambda: DONE in {each.name for each in _buttons(made.stack.top)})
        for seat, phone in enumerate(phones):
            phone.until(OVER)
            held(phone, f"lamps.over.{seat}")
            assert phone.complaints() == []
