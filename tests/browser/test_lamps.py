"""An evening of Lamps Till Dawn, three against three on six phones, from the door to the end."""

import json
import random

import pytest

from game.rules.lamps_till_dawn.full_marks import Length
from game.rules.lamps_till_dawn.state import Side
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen
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
MOST_TURNS = 40


def lit(word):
    """Return how a word is found on the page while it is lit."""
    return f""".lit[data-key*='"name":"{word}"']"""


def taps(phone, word):
    """Tap a word that is lit."""
    phone.tap(lit(word))


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


def plans(made, played, phone, seat, dice):
    """Do something with the lamp and go on to a room beside; leave the last word to Ready."""
    before = played.count
    word = "light" if played.table.side(seat) is Side.LIGHT else "put_out"
    taps(phone, word)
    made.until(lambda: played.count > before)
    spots = "document.querySelectorAll('.spot').length"
    phone.until(f"{spots} > 0 && {NOTES}[0].includes(' · ')")
    phone.tap(".spot", dice.randrange(phone.js(spots)))
    phone.until("document.getElementById('go').offsetHeight > 0")
    phone.tap("#go")
    made.until(lambda: len(played.table.characters[seat].slots) == 2)


def whispers(made, played, phone, word):
    """Tell partners a word of a room."""
    before = len(played.table.whispers)
    taps(phone, "whisper")
    taps(phone, f"whisper_{word}")
    phone.until("document.querySelectorAll('.spot').length > 9")
    seen(phone, "lamps.whispers")
    phone.tap(".spot", 3)
    made.until(lambda: len(played.table.whispers) > before)


def keeps_to_its_side(played, phone, seat):
    """Nobody of the other side stands in the notes; all of the own one do."""
    side = played.table.side(seat)
    told = "\n".join(phone.until(f"{NOTES}.length > 2 && {NOTES}"))
    for other in played.table.seats:
        if other != seat:
            assert (NAMES[other] in told) == (played.table.side(other) is side)


def test_six_phones_play_a_night_from_the_door_to_its_end(kit):
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
                plans(made, played, phones[seat], seat, dice)
            speaks = dice.randrange(6)
            whispers(made, played, phones[speaks], "stay_away")
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
                taps(phones[seat], "ready")
                made.until(lambda seat=seat, turn=turn: _ready(played, seat, turn))
            made.until(lambda turn=turn: played.outcome is not None or played.table.turn > turn)
            for seat, phone in enumerate(phones):
                phone.until(f"document.querySelector({json.dumps(lit('ready'))}) || {_over()}")
                assert turn > 1 or phone.until(f"{LOG}.length > 0")
                if turn < 3:
                    seen(phone, f"lamps.told.{turn}.{seat}")
        assert played.outcome is not None
        for seat, phone in enumerate(phones):
            phone.until(_over())
            held(phone, f"lamps.over.{seat}")
            assert phone.complaints() == []


def _ready(played, seat, turn):
    table = played.table
    return played.outcome is not None or table.turn > turn or table.characters[seat].committed


def _over():
    return "document.getElementById('news').children.length > 1 && !document.querySelector('.lit')"
