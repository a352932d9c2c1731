"""Computer partners heed what is whispered to them: what they plan without it is another thing."""

from dataclasses import replace

import pytest

from game.ai.lamps_till_dawn.minds import MINDS, OFFERED
from game.ai.mind import decided
from game.ai.notes import begun, noted
from game.core.chance import Dice
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import Phrase, PlanLamp, PlanMove, PlanRitual, PlanScare
from game.rules.lamps_till_dawn.actions import Whisper as W

from .given import given

LIGHTS = given("1 light in 5", "2 light in 9", "3 dark in C")
DARKS = given("1 light in C", "2 dark in 5", "3 dark in 9", lamps=["5 9"])
EACH = pytest.mark.parametrize("name", OFFERED)


def planned(name, table, seat, *whispers, lots=10):
    """Return for some lots what a seat plans that has heard these words."""
    view = RULES.view(replace(table, whispers=whispers), seat)
    mind = MINDS[name]
    return [
        decided(begun(mind, view, seat, RULES.legal(view, seat), Dice(lot, "lot"), noted(mind, ())))
        for lot in range(lots)
    ]


def trace(table, seat, plan):
    """Return what is done in which room, and where it ends."""
    room, done = table.characters[seat].room, []
    for action in plan:
        if isinstance(action, PlanMove):
            room = action.path[-1]
        done.append((type(action), room))
    return done, room


def ends(name, table, seat, *whispers):
    return {trace(table, seat, plan)[1] for plan in planned(name, table, seat, *whispers)}


def does(name, table, seat, *whispers):
    return {
        each
        for plan in planned(name, table, seat, *whispers)
        for each in trace(table, seat, plan)[0]
    }


@EACH
@pytest.mark.parametrize(("table", "seat"), [(LIGHTS, 1), (DARKS, 2)])
def test_who_is_called_comes(name, table, seat):
    assert ends(name, table, seat) != {6}
    assert ends(name, table, seat, W(seat - 1, Phrase.COME, 6)) == {6}


@EACH
def test_who_is_called_to_nowhere_comes_to_who_called_and_follows_where_it_goes(name):
    assert ends(name, LIGHTS, 1, W(0, Phrase.COME)) == {5}
    going = LIGHTS.with_character(0, plan=(PlanMove(0, (6, 8)),))
    assert ends(name, going, 1, W(0, Phrase.FOLLOW)) == {8}


@EACH
def test_the_latest_word_of_a_kind_counts_and_only_in_its_turn(name):
    called = W(0, Phrase.COME, 6), W(0, Phrase.COME, 10)
    assert ends(name, LIGHTS, 1, *called) == {10}


@EACH
@pytest.mark.parametrize(("table", "seat"), [(LIGHTS, 1), (DARKS, 2)])
def test_who_is_told_to_stay_away_is_nowhere_near_that_room(name, table, seat):
    asked = W(seat - 1, Phrase.STAY_AWAY, 9)
    here = {(kind, 9) for kind in (PlanLamp, PlanRitual, PlanScare)}
    assert here & does(name, table, seat)
    assert not here & does(name, table, seat, asked)
    assert 9 not in ends(name, table, seat, asked)


@EACH
@pytest.mark.parametrize(("table", "seat"), [(LIGHTS, 1), (DARKS, 2)])
def test_a_lamp_that_a_partner_sees_to_is_left_to_it(name, table, seat):
    assert (PlanLamp, 9) in does(name, table, seat)
    assert (PlanLamp, 9) not in does(name, table, seat, W(seat - 1, Phrase.LAMP, 9))


@EACH
@pytest.mark.parametrize(
    ("table", "seat", "trap"), [(LIGHTS, 1, PlanRitual), (DARKS, 2, PlanScare)]
)
def test_where_they_are_near_a_trap_is_laid_unless_a_partner_lies_in_wait(name, table, seat, trap):
    table = replace(table, lamps=frozenset())
    assert {trap} == {
        kind
        for kind, room in does(name, table, seat, W(seat - 1, Phrase.NEAR, 6))
        if room == 6 and kind is trap
    }
    assert (trap, 9) not in does(name, table, seat, W(seat - 1, Phrase.TRAP, 9))


@EACH
@pytest.mark.parametrize("word", [Phrase.YES, Phrase.NO])
def test_what_is_agreed_to_is_no_wish_nor_is_the_own_word(name, word):
    plain = planned(name, LIGHTS, 1)
    assert planned(name, LIGHTS, 1, W(0, word)) == plain
    assert planned(name, LIGHTS, 1, W(1, Phrase.COME, 3)) == plain


@EACH
def test_words_of_the_other_side_change_nothing(name):
    assert planned(name, LIGHTS, 1, W(2, Phrase.COME, 3)) == planned(name, LIGHTS, 1)
