"""Partners at phones: each sees what the other plans, and says a word that nobody else hears."""

from dataclasses import replace

import pytest

from game.core.spelling import Spot, Word
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import Phrase, PlanLamp, Whisper
from game.rules.lamps_till_dawn.full_marks import setup_of
from game.rules.lamps_till_dawn.state import Side
from game.scenes.replay.closing_page import DONE
from game.scenes.widgets.widget_kinds import Button
from tests import stage
from tests.scenes.phones.told_lines import BACK, GO, Evening

L, D = Side.LIGHT, Side.DARK


def begun(sides, *rooms, **told):
    state = RULES.new(setup_of(sides), 3)
    table = replace(state.table, **told)
    for seat, room in enumerate(rooms):
        table = table.with_character(seat, room=room)
    return type(state)(table, (), 3)


@pytest.fixture
def evening(kit):
    """Two of Light in room 5, one of Dark, all with phones."""
    made = Evening(kit, "lamps_till_dawn", begun((L, L, D), 5, 5, 12))
    made.sits(1, 0)
    made.sits(2, 1)
    made.sits(3, 2)
    return made


def hand(evening, line):
    return evening.asked(line).hand


def lit(evening, line):
    return {each.part for each in hand(evening, line).offers if each.lit}


def taps(evening, seat, *parts):
    for part in parts:
        evening.does(seat, part)
        evening.pass_by()


def test_a_partner_sees_a_plan_as_it_is_made(evening):
    before = hand(evening, 2).notes
    taps(evening, 0, Word("light"), Spot("room", 6), GO)
    own, partner = hand(evening, 2).notes
    assert own == before[0]
    assert partner == before[1] + " · light the lamp · 6\u00a0Great hall"


def test_a_partner_sees_the_plan_on_the_picture(evening):
    before = evening.asked(2).board
    taps(evening, 0, Word("light"))
    assert evening.asked(2).board != before


def test_a_word_is_read_by_the_partner_first_of_all(evening):
    taps(evening, 0, Word("whisper"), Word("whisper_near"), Spot("room", 6))
    taps(evening, 1, Word("whisper"), Word("whisper_yes"))
    names = evening.match.players[0].name, evening.match.players[1].name
    yes, near = hand(evening, 1).notes[:2]
    assert all(each in yes for each in (names[1], "Agreed"))
    assert all(each in near for each in (names[0], "They are near", "Great hall"))
    assert hand(evening, 2).notes[:2] == (yes, near)


def test_who_is_ready_says_on_and_takes_nothing_back(evening):
    taps(evening, 0, Word("light"), Word("ready"))
    asked = evening.asked(1)
    assert (asked.state, lit(evening, 1), asked.hand.undo) == ("choose", {Word("whisper")}, False)
    assert asked.hand.ask.startswith("Waiting for")
    taps(evening, 0, Word("whisper"), Word("whisper_follow"))
    assert evening.match.table.whispers == (Whisper(0, Phrase.FOLLOW),)


def test_who_has_no_partner_waits(kit):
    evening = Evening(kit, "lamps_till_dawn", begun((L, D), 5, 12))
    evening.sits(1, 0)
    assert Word("whisper") not in lit(evening, 1)
    taps(evening, 0, Word("ready"))
    assert evening.asked(1).state == "wait"


def test_the_arrow_takes_back_what_was_planned_last_whoever_acted_since(evening):
    taps(evening, 0, Word("light"))
    taps(evening, 2, Word("put_out"))
    assert hand(evening, 1).undo
    assert all(each.part != Word("take_back") for each in hand(evening, 1).offers)
    taps(evening, 0, BACK)
    assert evening.match.table.characters[0].plan == ()
    assert evening.match.table.characters[2].plan == (PlanLamp(2),)
    assert not hand(evening, 1).undo


def test_whoever_is_ready_last_reads_what_the_turn_has_brought(evening):
    taps(evening, 0, Word("light"), Word("ready"))
    taps(evening, 2, Word("ready"))
    taps(evening, 1, Word("ready"))
    assert evening.match.table.turn == 2
    (told,) = hand(evening, 2).log
    assert told == hand(evening, 1).log[0]
    assert all(each in told for each in ("dawn", "Dining room"))


def test_when_the_night_is_over_the_phones_say_so_and_the_screen_shows_it_again(kit):
    evening = Evening(kit, "lamps_till_dawn", begun((L, D), 5, 12, dawn=12))
    evening.sits(1, 0)
    evening.sits(2, 1)
    taps(evening, 0, Word("light"), Word("ready"))
    taps(evening, 1, Word("ready"))
    assert [evening.asked(line).state for line in (1, 2)] == ["over", "over"]
    assert all("Light" in hand(evening, line).ask for line in (1, 2))
    log = hand(evening, 1).log
    assert log[0].startswith("After 1 turn: dawn is full")
    assert log.index(kit.words("lamps.morning.afar")) == len(log) - 2
    names = set()
    for _ in range(40):
        evening.pass_by()
        names |= {each.name for each in stage.widgets_of(evening.top) if isinstance(each, Button)}
    assert DONE in names
    assert (evening.asked(1).state, hand(evening, 1).log) == ("over", log)


def test_a_room_lights_up_with_all_its_quarters(evening):
    room = next(each for each in hand(evening, 1).offers if each.part == Spot("room", 6))
    _, _, wide, high = room.box
    assert wide == high > hand(evening, 1).size[0] / 6


def test_each_phone_has_the_names_on_the_picture_in_its_language(kit):
    evening = Evening(kit, "lamps_till_dawn", begun((L, L, D), 5, 5, 12))
    evening.sits(1, 0)
    evening.sits(2, 1, "uk")
    evening.sits(3, 2, "en")
    latest = [evening.lines.pictures[line][-1][2] for line in (1, 2)]
    assert latest[0] != latest[1]
    assert "Їдальня" in hand(evening, 2).notes[0]
