"""Dice and Armour by thumbs alone: to move, shoot, ram, choose what breaks, hold fire, give up."""

import pytest

from game.rules.dice_and_armour import DICE_AND_ARMOUR
from game.rules.dice_and_armour.actions import ChoosePart, EndTurn, Move, Shoot, Surrender
from game.rules.dice_and_armour.letters.task_start import read_start
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.browser.chromium import PROGRAM
from tests.browser.test_games import held
from tests.browser.test_phones import UPRIGHT, opened, seen, sits
from tests.scenes.phones.party import table

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(PROGRAM is None, reason="Debian's chromium is not installed"),
]
"""Nightly: a browser is opened for each."""

SHOOTS = "simple; H^ E3; lv E5; h< H9"
RAMS = "simple; M^ C3; mv C5; h< H9"
COSTS = "simple; M^ C3; hv C5; h< H9"
MOVES = "simple; M^ E3; L^ B2; lv E6; h< H9"
LAST = "simple; M^ E3; lv E8; h< H9"


def seated(made, browser, given, language="en"):
    """Return a phone with the south in this position, and its match."""
    players = (Player("", None), Player("", None))
    header = Header("dice_and_armour", DICE_AND_ARMOUR.number, read_start(given), 5, players)
    played = Match(DICE_AND_ARMOUR, header)
    table(made, played)
    return sits(made, browser, 0, UPRIGHT, language), played


def taps(phone, name):
    """Tap the lit control whose name has these words in it."""
    phone.until(lit(name))
    phone.tap(".lit", phone.js(place(name)))


def lit(name):
    """Ask whether such a control is lit."""
    return f"{place(name)} >= 0"


def place(name):
    """Ask which of the lit controls is named so."""
    named = "(e.getAttribute('aria-label') || e.textContent)"
    return f"[...document.querySelectorAll('.lit')].findIndex((e) => {named}.includes({name!r}))"


def done(made, played, kind):
    """Wait until an action of this kind has been taken."""
    made.until(lambda: any(isinstance(each.action, kind) for each in played.done))


def test_a_thumb_shoots_and_reads_the_chances_before(kit):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, SHOOTS)
        taps(phone, "E3")
        phone.until(lit("Light tank"))
        assert phone.js("document.querySelectorAll('.here').length") == 1
        held(phone, "armour.odds")
        taps(phone, "Light tank")
        phone.sees("Hits 6 of 6.")
        seen(phone, "armour.sure")
        taps(phone, "Light tank")
        done(made, played, Shoot)
        held(phone, "armour.shot")
        assert phone.js("document.getElementById('picked').textContent") == ""
        assert phone.complaints() == []


def test_a_thumb_rams_and_chooses_what_breaks(kit):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, RAMS, "uk")
        taps(phone, "C3")
        taps(phone, "C5")
        held(phone, "armour.both")
        taps(phone, "Таранити")
        held(phone, "armour.ram")
        phone.tap("#go")
        done(made, played, Move)
        held(phone, "armour.which")
        taps(phone, "Борт")
        done(made, played, ChoosePart)
        held(phone, "armour.own")
        taps(phone, "Лоб")
        made.until(lambda: sum(isinstance(d.action, ChoosePart) for d in played.done) == 2)
        assert phone.complaints() == []


def test_what_a_ram_would_cost_leaves_the_hand_its_room(kit):
    with opened(kit) as (made, browser):
        phone, _ = seated(made, browser, COSTS, "uk")
        taps(phone, "C3")
        taps(phone, "C5")
        held(phone, "armour.costs")
        assert phone.complaints() == []


def test_a_thumb_moves_and_holds_fire(kit):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, MOVES)
        taps(phone, "E3")
        taps(phone, "E5")
        phone.tap("#go")
        done(made, played, Move)
        arrow, middle = phone.middle("#compass .lit"), UPRIGHT[0] / 2
        assert abs(arrow[0] - middle) <= 1
        held(phone, "armour.moved")
        taps(phone, "Hold fire")
        done(made, played, EndTurn)
        assert phone.complaints() == []


def test_a_thumb_gives_up_with_the_last_tank_after_reading_what_that_costs(kit):
    with opened(kit) as (made, browser):
        phone, played = seated(made, browser, LAST)
        held(phone, "armour.last")
        taps(phone, "Resign")
        held(phone, "armour.resign")
        phone.sees("You resign, and the match is lost.")
        phone.tap("#go")
        done(made, played, Surrender)
        phone.sees("North wins!")
        phone.sees("Another match begins on the big screen.")
        held(phone, "armour.lost")
        assert phone.complaints() == []


def test_what_a_finger_is_told_says_the_name_once(kit):
    with opened(kit) as (made, browser):
        phone, _ = seated(made, browser, MOVES)
        phone.until(lit("E3"))
        phone.sees("Rest a finger on anything")
        phone.hold(*phone.middle(".lit", phone.js(place("E3"))))
        said = phone.js("document.getElementById('drawer').innerText")
        assert said.count("Medium tank") == 1
        seen(phone, "armour.told")
