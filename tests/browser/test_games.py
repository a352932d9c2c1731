"""Every game on phones of every size, held upright and across: what is there can be reached."""

import json
import random

import pytest

from game.scenes.faces.all_faces import FACES
from tests.browser.chromium import PROGRAM, Phone
from tests.browser.test_phones import SLIM, UPRIGHT, narrow, opened, seen, sits
from tests.scenes.phones.party import match, table

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: a browser plays half a minute of each game."""

GAMES = tuple(name for name in FACES if FACES[name].table is not None)
ACROSS, LOW = (740, 360), (568, 320)
LANGUAGES = {
    "tanchiki": "uk",
    "tank_chess": "en",
    "proving_ground": "ru",
    "one_cut": "uk",
    "arena_of_eight": "ru",
    "lamps_till_dawn": "uk",
}
STEPS = 13
"""So often the phone does something before it waits for the other."""

LIT = ".card.lit, .pile.lit, .word.lit, .way.lit:not(.spot), .spot.lit"
ANY = f"[...document.querySelectorAll('{LIT}, #go')].some((e) => e.offsetHeight)"
SHOWN = "document.getElementById('play').innerHTML"
CHOICES = f"""(() => {{
  const there = (all) => [...document.querySelectorAll(all)].filter((e) => e.offsetHeight);
  const main = there("#go, #lead .lit"), lit = there({LIT!r}), dice = DICE;
  const from = main.length && (dice < 0.5 || !lit.length) ? main : lit;
  if (!from.length) return false;
  from[Math.floor(dice * 997) % from.length].click();
  return true;
}})()"""

TWO_FRAMES = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"

WRONG = """(() => {
  const found = [], wide = innerWidth, high = innerHeight;
  if (document.documentElement.scrollWidth > wide) found.push("the page is wider than the phone");
  for (const e of document.querySelectorAll("#play button, #asked, #own, #head, #board")) {
    const b = e.getBoundingClientRect();
    if (!b.width || e.closest("#lit")) continue;
    if (b.left < -1 || b.right > wide + 1) found.push("cut off at the side: " + e.outerHTML);
    if (e.closest("#hand")) continue;
    if (b.top < -1 || b.bottom > high + 1) found.push("cut off: " + e.outerHTML);
  }
  for (const e of document.querySelectorAll("#play button small, .word span, #asked:not(.known)"))
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline"
      && getComputedStyle(e).textOverflow !== "ellipsis") found.push("too long: " + e.textContent);
  const board = document.getElementById("board").getBoundingClientRect();
  if (board.height && Math.min(board.width, board.height) < 200) found.push("a small board");
  const head = document.getElementById("head"), hand = document.getElementById("hand");
  if (head.scrollHeight > head.clientHeight + 1) found.push("the head is cut: " + head.innerText);
  if (hand.querySelector("button") && hand.clientHeight < 84) found.push("a low hand");
  return found;
})()"""


def held(phone: Phone, name: str) -> None:
    """Hold the phone each way and look."""
    for width, height in (UPRIGHT, ACROSS, SLIM, LOW):
        turned(phone, width, height)
        phone.until("document.getElementById('picture').width > 1")
        seen(phone, f"{name}.{width}x{height}")
        assert phone.js(WRONG) == [], (name, width)
        assert narrow(phone) == [], (name, width)
    turned(phone, *UPRIGHT)


def turned(phone: Phone, width: int, height: int) -> None:
    """Turn the phone, and wait until the page is laid out so: nothing is tapped where it was."""
    phone.turn(width, height)
    phone.until(f"innerWidth == {width} && innerHeight == {height}")
    phone.js(TWO_FRAMES)


def acts(phone: Phone, dice: random.Random) -> bool:
    """Choose something that is lit, or Go, as a screen reader does; return whether there was."""
    asked = CHOICES.replace("DICE", str(dice.random()))
    return bool(phone.js(asked))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_five_kinds_of_cards_lie_in_one_row(kit, language):
    with opened(kit) as (made, browser):
        table(made, match("one_cut", None, None))
        phone = sits(made, browser, 0, UPRIGHT, language)
        phone.until("document.querySelectorAll('#cards .card').length == 5")
        each = "[...document.querySelectorAll('#cards .card')].map((e) => e.offsetTop)"
        assert phone.js(f"new Set({each}).size") == 1
        assert (phone.js(WRONG), narrow(phone)) == ([], [])
        seen(phone, f"five.{language}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_seen_whole_on_every_phone(kit, game):
    dice = random.Random(4)
    with opened(kit) as (made, browser):
        played = match(game, None, None)
        table(made, played)
        phone = sits(made, browser, 0, UPRIGHT, LANGUAGES.get(game, "en"))
        other = made.sits(1)

        def ready() -> bool:
            """Let the other play until this phone may do something."""
            if other.chooses and other.asked is not other.answered:
                other.play(dice)
            return played.outcome is not None or (played.to_act != (1,) and phone.js(ANY))

        for step in range(STEPS):
            made.until(ready)
            if step < 4 or step % 3 == 0:
                held(phone, f"{game}.{step:02}")
            before = phone.js(SHOWN)
            if acts(phone, dice):
                phone.until(f"{SHOWN} != {json.dumps(before)}")
        held(phone, f"{game}.end")
        assert phone.complaints() == []
