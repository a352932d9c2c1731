"""Who plans at the screen whispers to a partner on a phone or a computer, and to nobody else."""

import pytest

from game.rules.lamps_till_dawn import LAMPS_TILL_DAWN
from game.rules.lamps_till_dawn.actions import Phrase, Whisper
from game.rules.lamps_till_dawn.spelling import READY, WHISPER, phrase_word, room_spot
from game.scenes.frame.commands import Moved, Pressed, Released
from game.scenes.hand.lit_parts import Pick
from game.scenes.phones.seat_givers import phone
from game.scenes.widgets.widget_kinds import Button
from tests import stage
from tests.paper import shown

from .secret_tables import D, L, night, table

SIDES = (L, D, L, D)
ALONE = (None, "random", None, "random")


def picks(scene):
    return {
        each.says.part: each
        for each in stage.widgets_of(scene)
        if isinstance(each, Button) and isinstance(each.says, Pick)
    }


def choose(stack, scene, part):
    button = picks(scene)[part]
    for command in (Moved, Pressed, Released):
        stack.handle(command(*button.box.middle))
    stack.update(20)


def test_a_word_chosen_at_the_screen_reaches_the_partner_on_a_phone(kit, brushes):
    stack, scene = table(kit, SIDES, strengths=ALONE)
    kit.seating.claim(phone(1), 2)
    stack.update(20)
    assert scene.desk.open == (0,)
    choose(stack, scene, WHISPER)
    assert kit.words("lamps.asked.word") in " ".join(shown(stack, brushes).words)
    choose(stack, scene, phrase_word(Phrase.YES))
    match = scene.live.match
    assert match.view(2).whispers == (Whisper(0, Phrase.YES),)
    assert match.view(1).whispers == ()
    assert not match.table.characters[0].plan


def test_what_a_partner_whispers_from_a_phone_lies_below_the_plans(kit, brushes):
    stack, scene = table(kit, SIDES, strengths=ALONE)
    kit.seating.claim(phone(1), 2)
    scene.live.submit(Whisper(2, Phrase.NEAR), Whisper(2, Phrase.COME, 5))
    stack.update(20)
    called = [kit.words(f"part.lamps_till_dawn.word.whisper_{word}") for word in ("come", "near")]
    heard = [words for words in shown(stack, brushes).words if words in called]
    assert heard == called


def test_both_slots_are_seen_while_one_whispers(kit, brushes):
    stack, scene = table(kit, SIDES, strengths=ALONE)
    kit.seating.claim(phone(1), 2)
    stack.update(20)
    for part in (WHISPER, phrase_word(Phrase.LAMP)):
        assert {"1", "2"} <= set(shown(stack, brushes).words)
        choose(stack, scene, part)


@pytest.mark.parametrize("afar", [None, 1, 3], ids=["both here", "a foe", "another foe"])
def test_with_a_partner_who_is_here_nothing_is_whispered(kit, afar):
    strengths = tuple(None if seat in (0, afar, 2) else "random" for seat in range(4))
    stack, scene = table(kit, SIDES, strengths=strengths)
    if afar is not None:
        kit.seating.claim(phone(1), afar)
    stack.update(20)
    assert LAMPS_TILL_DAWN.talk(scene.live.match.view(0), 0)
    assert WHISPER not in scene.desk.choosing.picking(0).next


@pytest.mark.parametrize("room", [6, 7])
def test_a_computer_partner_comes_where_it_is_called_from_the_screen(kit, room):
    strengths = (None, "guest", "guest", "guest")
    stack, scene = table(kit, SIDES, state=night((5, 11, 9, 12), sides=SIDES), strengths=strengths)
    for part in (WHISPER, phrase_word(Phrase.COME), room_spot(room)):
        choose(stack, scene, part)
    # It plans when all people have: nothing is settled before.
    assert scene.live.match.table.characters[2].plan == ()
    choose(stack, scene, READY)
    for _ in range(2000):
        if scene.live.match.table.turn == 2:
            break
        stack.update(20)
    assert scene.live.match.view(0).characters[2].room == room
