"""What is asked of who sits at the screen, and what becomes of whom the answer is no."""

import pytest

from game.core.grid import Cell
from game.core.spelling import Word
from game.link.messages import (
    Badge,
    Bye,
    Denied,
    Enter,
    Granted,
    Leave,
    Lobby,
    Ping,
    Pong,
    Sit,
    Told,
    Waiting,
    Why,
    Wonder,
)
from game.rules.tank_chess.actions import Resign
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Chosen
from game.scenes.lessons.lessons_page import lessons_scene
from game.scenes.pages.head_and_foot import BACK
from game.scenes.phones.board_picture import sheet_of
from game.scenes.phones.guests import TRIES, fresh_sign
from game.session.match.record import Player
from tests import stage
from tests.scenes.phones.party import match, party, table

GAMES = tuple(name for name in FACES if FACES[name].table is not None)


@pytest.fixture
def made(kit):
    with party(kit) as made:
        yield made


def knocks(made, name="Anna", code=None):
    """Somebody types the code and waits to be let in."""
    hand = made.comes("", name=name)
    made.until(lambda: hand.last(Waiting))
    hand.phone.say(Enter(made.phones.entrance.keys.code if code is None else code, name))
    made.until(lambda: hand.last(Waiting) == Waiting("confirm"))
    return hand


def asked(made):
    """Return all words of the question on the screen."""
    made.frame()
    return " ".join(getattr(each, "words", "") for each in stage.widgets_of(made.stack.top))


def test_the_question_names_the_phone_by_its_name_and_by_the_sign_it_shows(made):
    table(made, match("tanchiki", None, None))
    ann, bob = knocks(made, "Anna"), knocks(made, "Bohdan")
    signs = [hand.last(Badge).sign for hand in (ann, bob)]
    assert signs[0] != signs[1]
    words = asked(made)
    assert "Anna" in words
    assert signs[0] in words
    assert signs[1] not in words
    assert "Bohdan" not in words
    made.nod()
    assert signs[1] in asked(made)


def test_the_question_for_a_seat_names_who_asks_and_which_seat(made):
    scene = table(made, match("tanchiki", None, None))
    ann = made.comes(name="Anna")
    made.until(lambda: ann.last(Lobby))
    ann.phone.say(Sit(1, ""))
    made.until(lambda: ann.last(Waiting) == Waiting("seat"))
    words = asked(made)
    assert "Anna" in words
    assert ann.last(Badge).sign in words
    assert scene.desk.sitting.names[1] in words


def test_who_gives_no_name_is_named_by_the_sign_alone(made):
    table(made, match("tanchiki", None, None))
    ann = knocks(made, "")
    words = asked(made)
    assert ann.last(Badge).sign in words
    assert "{" not in words


def test_two_phones_never_show_the_same_sign():
    signs = []
    for _ in range(60):
        signs.append(fresh_sign(signs))
    assert len(set(signs)) == 60
    assert all(len(sign) == 2 for sign in signs)


def test_who_is_refused_is_told_so_and_is_no_guest_any_more(made):
    table(made, match("tanchiki", None, None))
    ann = knocks(made)
    made.frame()
    made.stack.handle(Chosen("no"))
    assert made.phones.entrance.guests == {}
    made.until(lambda: ann.last(Bye))
    assert ann.last(Bye) == Bye("refused")
    assert ann.last(Lobby) is None


def test_who_was_refused_may_ask_again_but_not_for_ever(made):
    table(made, match("tanchiki", None, None))
    for _ in range(TRIES):
        ann = knocks(made)
        made.frame()
        made.stack.handle(Chosen("no"))
        made.until(lambda ann=ann: ann.last(Bye))
    ann = made.comes("")
    made.until(lambda: ann.last(Waiting))
    ann.phone.say(Enter(made.phones.entrance.keys.code, "Anna"))
    made.until(lambda: ann.last(Denied))
    assert ann.last(Denied) == Denied("tries")
    assert made.phones.entrance.requests == ()


def test_a_used_key_does_not_let_ask_for_ever_either(made):
    table(made, match("tanchiki", None, None))
    key = made.phones.entrance.keys.key
    made.comes(key)
    for _ in range(TRIES):
        ann = made.comes(key)
        made.until(lambda ann=ann: ann.last(Waiting) == Waiting("confirm"))
        made.frame()
        made.stack.handle(Chosen("no"))
        made.until(lambda ann=ann: ann.last(Bye))
    ann = made.comes(key)
    made.until(lambda: ann.last(Denied))
    assert ann.last(Denied) == Denied("tries")
    assert made.phones.entrance.requests == ()


def test_who_is_refused_a_seat_stays_and_may_choose_another(made):
    table(made, match("tanchiki", None, None))
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    ann.phone.say(Sit(0, ""))
    made.until(lambda: made.phones.entrance.requests)
    made.frame()
    made.stack.handle(Chosen("no"))
    made.until(lambda: ann.last(Denied))
    assert ann.last(Denied) == Denied("seat")
    ann.phone.say(Sit(1, ""))
    made.until(lambda: made.phones.entrance.requests)
    made.frame()
    made.nod()
    made.until(lambda: ann.last(Granted))
    assert ann.last(Granted).seat == 1
    assert ann.last(Bye) is None


def test_a_seat_in_a_match_is_not_called_free_while_somebody_plays_it_at_the_screen(made):
    table(made, match("tanchiki", None, "recruit", None))
    made.sits(2)
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    assert [each.taken for each in ann.last(Lobby).chairs] == ["screen", "computer", "phone"]


def test_a_phone_whose_seat_the_match_has_not_is_told_so_and_may_take_another(made):
    table(made, match("tanchiki", None, None, None, None))
    ann = made.sits(3)
    made.until(lambda: ann.asked)
    table(made, match("tanchiki", None, "recruit", seed=6))
    made.until(lambda: ann.told[-1] == Waiting("without"))
    ann.pick(Word("done"))
    ann.phone.say(Leave())
    made.until(lambda: isinstance(ann.told[-1], Lobby))
    assert len(ann.last(Lobby).chairs) == 2


def test_who_asks_for_a_seat_of_a_match_that_is_over_is_told_that(made):
    scene = table(made, match("tank_chess", None, None))
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    scene.desk.live.submit(Resign(0))
    ann.phone.say(Sit(0, ""))
    made.until(lambda: ann.last(Denied))
    assert ann.last(Denied) == Denied("ended")


def test_who_loses_the_seat_to_a_computer_is_told_that(made):
    scene = table(made, match("tanchiki", None, None))
    ann = made.sits(1)
    scene.desk.sitting.reseat(1, Player("", "recruit"))
    made.until(lambda: ann.last(Denied))
    assert ann.last(Denied) == Denied("computer")


def test_a_seat_given_in_the_middle_of_a_lesson_is_kept(made):
    table(made, match("tanchiki", None, None))
    lessons = lessons_scene(made.kit, "tanchiki", aside=True)
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    ann.phone.say(Sit(1, ""))
    made.until(lambda: made.phones.entrance.requests)
    made.phones.questions.answer(made.phones.entrance.requests[0], True)
    made.until(lambda: ann.last(Granted))
    assert made.kit.seating.afar == frozenset()
    lessons.handle(Chosen(BACK))
    made.until(lambda: ann.asked)
    assert made.kit.seating.afar == {1}
    assert ann.last(Denied) is None


def test_who_stands_up_in_the_middle_of_a_lesson_has_stood_up(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(1)
    lessons = lessons_scene(made.kit, "tanchiki", aside=True)
    ann.phone.say(Leave())
    ann.phone.say(Ping(1))
    made.until(lambda: ann.last(Pong))
    lessons.handle(Chosen(BACK))
    made.frame()
    assert made.kit.seating.afar == frozenset()


def test_phones_that_join_while_a_lesson_is_on_see_who_sits_at_the_table(made):
    table(made, match("tanchiki", None, None))
    made.sits(0)
    lessons_scene(made.kit, "tanchiki", aside=True)
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    assert [each.taken for each in ann.last(Lobby).chairs] == ["phone", "screen"]


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_on_a_cell_that_is_not_lit_is_told_what_lies_there(made, game):
    sitting = table(made, match(game, None, None)).desk.sitting
    ann = made.sits(sitting.match.to_act[0])
    made.until(lambda: ann.chooses)
    dark = next(each for each in spots(sitting, ann) if each[0] not in ann.lit)
    cell, (x, y) = dark
    ann.phone.say(Wonder(x, y))
    made.until(lambda: ann.last(Told))
    assert ann.last(Told).part == cell
    assert ann.last(Told).words


def test_who_asks_beside_the_board_hears_nothing_of_it(made):
    table(made, match("one_cut", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.chooses)
    ann.phone.say(Wonder(-50, 9_000))
    ann.phone.say(Ping(1))
    made.until(lambda: ann.last(Pong))
    assert ann.last(Told) is None


def test_who_asks_while_others_choose_is_told_who_they_are(made):
    scene = table(made, match("tanchiki", None, None))
    ann, bob = made.sits(0), made.sits(1)
    made.until(lambda: bob.asked and ann.chooses)
    bob.phone.say(Why(Word("done")))
    made.until(lambda: bob.last(Told))
    waits = made.kit.words("phone.waits", names=scene.desk.sitting.names[0])
    assert bob.last(Told).words == waits


def test_who_asks_in_a_pause_is_told_that_it_is_one(made):
    scene = table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.chooses)
    scene.desk.sitting.asked = "pause"
    ann.phone.say(Why(Cell(0, 0)))
    made.until(lambda: ann.last(Told))
    assert ann.last(Told).words == made.kit.words("phone.page.state.pause")


def spots(sitting, hand):
    """Yield the cells of the board and where their middles lie on the picture of a phone."""
    face = FACES[sitting.match.rules.name].table
    place = sheet_of(sitting.kit, face, sitting.match.view(hand.seat)).place
    for x in range(place.width):
        for y in range(place.height):
            across, down = place.middle(Cell(x, y))
            yield Cell(x, y), (round(across), round(down))
