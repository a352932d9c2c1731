"""Partners whisper in a night: they hear it, nobody else does, and nothing comes of it (K7)."""

from dataclasses import replace
from functools import cache

import pytest

from game.core.chance import Dice
from game.core.rules import NOBODY
from game.core.spelling import Offers, Picking
from game.rules.lamps_till_dawn import RULES
from game.rules.lamps_till_dawn.actions import PLACED, Phrase, Whisper
from game.rules.lamps_till_dawn.events import PlanChanged
from game.rules.lamps_till_dawn.why_not.refusing import refusal
from tests.laws import hidden, shape, telling
from tests.laws.matches import Subject, Turn, spread
from tests.pointing.lamps_till_dawn import there
from tests.rules.lamps_till_dawn.many import broken, every_setup, night
from tests.scramble.lamps_till_dawn import scramble

SETUPS = every_setup()
SOME = (21, 49)
SUBJECT = Subject(RULES, scramble, there, frozenset(), talk=(Whisper,))


@cache
def whispered(number):
    """Return a night twice: as it was, and with a word whispered before every other action."""
    bare = night(SETUPS[number], number)
    state, turns = bare.first, []
    for turn in bare.turns:
        dice = Dice(number, "whisper", len(turns))
        words = RULES.talk(state.table, dice.choice(state.table.seats))
        for action in (*((dice.choice(words),) if words and dice.below(2) else ()), turn.action):
            step = RULES.apply(state, action)
            turns.append(Turn(state, action, step))
            state = step.state
    return bare, replace(bare, turns=tuple(turns), last=state)


def words(played):
    """Return the turns of a night in which somebody whispers."""
    return [turn for turn in played.turns if isinstance(turn.action, Whisper)]


@pytest.mark.parametrize("number", SOME)
def test_a_night_with_whispers_goes_as_it_would_without(number):
    bare, played = whispered(number)
    acts = [turn for turn in played.turns if not isinstance(turn.action, Whisper)]
    assert len(words(played)) > 10
    for silent, turn in zip(bare.turns, acts, strict=True):
        after = turn.step.state.table
        assert replace(after, whispers=()) == silent.step.state.table
        assert turn.step.rolled == silent.step.rolled
        assert [told.event for told in turn.step.events] == [t.event for t in silent.step.events]
    assert played.last.table == bare.last.table


@pytest.mark.parametrize("number", SOME)
@pytest.mark.parametrize(
    "law",
    [
        hidden.a_view_follows_redacted_events,
        hidden.a_scrambled_table_looks_the_same,
        hidden.an_imagined_state_looks_the_same,
        hidden.a_seat_knows_its_own_choices,
        shape.every_value_survives_json,
        shape.the_events_rebuild_the_table,
        telling.every_event_has_its_cause,
    ],
)
def test_the_laws_hold_in_a_night_with_whispers(law, number):
    _, played = whispered(number)
    law(replace(SUBJECT, turns=40), played)


@pytest.mark.parametrize("number", SOME)
def test_every_table_with_whispers_is_sound(number):
    assert {broken(state.table) for state in spread(whispered(number)[1].states, 60)} == {""}


@pytest.mark.parametrize("number", SOME)
def test_partners_hear_the_word_and_all_others_that_somebody_thinks(number):
    _, played = whispered(number)
    for turn in words(played):
        (told,) = turn.step.events
        side = turn.before.table.side(turn.action.seat)
        for ear in (NOBODY, *turn.before.table.seats):
            heard = replace(told, event=RULES.redact(told.event, ear))
            if turn.before.table.side(ear) is side:
                assert heard == told
                assert RULES.view(turn.step.state.table, ear).whispers[-1] == turn.action
            else:
                assert heard.event == PlanChanged(turn.action.seat)
                assert (heard.rule, heard.cause) == ("K3.1", None)
                before, after = (RULES.view(s.table, ear) for s in (turn.before, turn.step.state))
                assert before == after


@pytest.mark.parametrize("number", SOME)
def test_what_may_be_whispered_is_what_is_not_refused(number):
    for state in spread(whispered(number)[1].states, 12):
        table = state.table
        rooms = (None, 0, *table.house.numbers, len(table.house.rooms) + 1)
        for seat in (NOBODY, *table.seats, len(table.seats)):
            tried = [Whisper(seat, phrase, room) for phrase in Phrase for room in rooms]
            said = [each for each in tried if refusal(table, each) is None]
            listed = RULES.talk(RULES.view(table, seat), seat)
            assert set(listed) == {w for w in said if w.room is None or w.phrase in PLACED}
            assert len(set(listed)) == len(listed)


def test_whispers_are_picked_by_a_word_of_their_own():
    table = RULES.new(SETUPS[35], 1).table
    words, moves = RULES.talk(table, 0), RULES.legal(table, 0)
    begun = Picking(Offers(RULES.spell, table, 0, (*moves, *words)))
    for whisper in words:
        (spelling,) = RULES.spell(table, 0, whisper)
        picking = begun
        for part in spelling:
            picking = picking.take(part)
        assert picking.finished == whisper
        assert (picking.due is None) == (whisper.room is None and whisper.phrase in PLACED)
        assert not {*picking.left} & {*moves}
