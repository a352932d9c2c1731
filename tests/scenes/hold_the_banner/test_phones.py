"""Planning on a phone: what has happened since stays there, however often the page is opened."""

import pytest

from game.core.grid import Facing
from game.core.spelling import Card, Count, Way
from game.rules.hold_the_banner.actions import TimedOut
from game.rules.hold_the_banner.spelling import READY
from tests.scenes.hold_the_banner.planned import ATTACKER, GUARD, state
from tests.scenes.phones.told_lines import Evening

TANKS = ("1 guard at 16,20", "2 basic at 20,10")
HANDS = ("1 U4; R2; L2; D2", "2 D4; D2; R2; L2")


@pytest.fixture
def evening(kit):
    """A turn has been played by two phones, and the next is to be planned."""
    evening = Evening(kit, "hold_the_banner", state(TANKS, HANDS, turn=("2",)))
    evening.sits(1, GUARD)
    evening.sits(2, ATTACKER)
    for seat, card in ((GUARD, "U4"), (ATTACKER, "D4")):
        evening.does(seat, Card(card))
        evening.pass_by()
        evening.does(seat, READY)
        evening.pass_by()
    return evening


def plans(evening, seat, *cards):
    for card in cards:
        evening.does(seat, Card(card))
        evening.pass_by()


def open_choice_is_made(evening):
    """Let whoever says where a tank comes say so."""
    match = evening.match
    while match.table.question is not None:
        seat = match.table.question.seat
        line = evening._seats[seat]
        part = next(each.part for each in evening.asked(line).hand.offers if each.lit)
        evening.does(seat, part)
        evening.pass_by()


@pytest.mark.parametrize("seat", [GUARD, ATTACKER])
def test_what_has_happened_stays_on_a_page_that_is_opened_anew_in_half_a_plan(evening, seat):
    open_choice_is_made(evening)
    line = evening._seats[seat]
    plans(evening, seat, ("R2", "D2")[seat])
    before = evening.asked(line).hand
    assert before.log
    evening.wakes(7, seat, evening.sleeps(seat))
    evening.pass_by()
    after = evening.asked(7).hand
    assert (after.log, after.notes) == (before.log, before.notes)


def test_what_has_happened_is_told_after_the_match_was_opened_anew_in_half_a_plan(evening):
    open_choice_is_made(evening)
    plans(evening, GUARD, "R2")
    before, sitting = evening.asked(1).hand, evening.top.desk.sitting
    sitting.kit.phones.serve(sitting)
    evening.pass_by()
    after = evening.asked(1).hand
    assert before.log
    assert (after.log, after.notes) == (before.log, before.notes)


def test_who_lets_the_time_pass_plays_a_blind_card_and_no_clock_stands_beside_the_result(kit):
    """The attacker stands before steel and cannot drive, whichever card is drawn."""
    tanks = ("1 guard at 4,6", "2 basic at 0,6")
    begun = state(tanks, ("1 U1; R2", "2 D2; D1; D2 L1"), lost=("9",))
    evening = Evening(kit, "hold_the_banner", begun, plan_ms=20_000)
    evening.sits(1, GUARD)
    evening.sits(2, ATTACKER)
    for part in (Card("U1"), Count(0), Way(Facing.WEST), READY):
        evening.does(GUARD, part)
        evening.pass_by()
    assert evening.asked(2).left
    for _ in range(60):
        if evening.match.outcome is not None:
            break
        evening.pass_by()
    evening.pass_by()
    assert TimedOut(ATTACKER) in [done.action for done in evening.match.done]
    for line in (1, 2):
        told = evening.asked(line)
        assert (told.state, told.left, told.runs) == ("over", None, False)
        assert told.hand.ask == "The banner has held: the guards win!"
