"""Seat care: a computer sits in for a person and gives the seat back; people come and leave."""

import pytest

from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.faces.level_words import ranked
from game.scenes.faces.who_came_and_left import seated_words
from game.scenes.frame.commands import KEYBOARD, Changed, Chosen, Said
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import Pop
from game.scenes.opening.opening import opened_record
from game.scenes.pause import pausing
from game.scenes.pause.seat_care_page import seats_scene
from game.scenes.saves.reopening import reopen
from game.scenes.saves.saved_files import records
from game.scenes.seats.commanders import face_of
from game.scenes.seats.occupants import Rename
from game.scenes.table.opened_table import begun
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.match.record import Player, Seated
from game.tools.exhibits.exhibit import twin
from game.tools.tanchiki.exhibits import begun as fresh
from tests import stage
from tests.demo import ROOMS
from tests.demo.rules import DEMO
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.scenes.table.hands import let_pass, sat
from tests.scenes.tanchiki.table import planning
from tests.scenes.tank_chess.table import click, scene, settle
from tests.setups.demo import DUEL


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.OPEN)
    return taught(kit)


def table(demo, *strengths):
    made = begun(demo, match(DUEL, *strengths), FACE)
    stack = sat(made)
    stack.update(0)
    return stack, made


def choose(stack, made, name, seat):
    """Open the page of the players by the pause and choose what is done about a seat."""
    stack._act(pausing.pause(made.desk.sitting))
    stack.handle(Chosen("seats"))
    stack.handle(Changed(name, seat))
    let_pass(stack, 50)


def log(made):
    return [line.words for line in made.desk.log.lines if line.note]


def test_a_computer_sits_in_for_a_person_and_plays_on(demo):
    stack, made = table(demo, None, None)
    demo.seating.claim(KEYBOARD, 0)
    choose(stack, made, "stand_in", 0)
    assert (made.live.match.player(0).strength, made.live.humans) == ("random", (1,))
    assert demo.seating.device_of(0) is None
    assert "sits in for" in log(made)[-1]
    assert any("sits in for" in words for words in stack.notices)


def test_the_seat_is_given_back_to_the_same_person(demo):
    stack, made = table(demo, None, None)
    before = made.live.match.player(0)
    choose(stack, made, "stand_in", 0)
    choose(stack, made, "back", 0)
    assert (made.live.match.player(0), made.live.humans) == (before, (0, 1))
    assert "is back" in log(made)[-1]


def test_a_person_comes_late_for_a_computer(demo):
    stack, made = table(demo, None, "random")
    assert made.live.eyes == 0
    stack._act(pausing.pause(made.desk.sitting))
    stack.handle(Chosen("seats"))
    stack.handle(Said(Rename(1, "Cy")))
    stack.handle(Changed("join", 1))
    let_pass(stack, 50)
    assert made.desk.sitting.people == {0, 1}
    assert made.desk.sitting.names[1] == "Cy"
    assert made.live.eyes == NOBODY, "the table shows nobody's hand to two people"
    assert "Cy joins" in log(made)[-1]


def test_who_leaves_takes_the_name_along(demo):
    stack, made = table(demo, None, None)
    made.live.match.reseat(1, Player("Bob"))
    choose(stack, made, "leave", 1)
    assert made.live.match.player(1) == Player("", "random")
    assert "Bob leaves" in log(made)[-1]
    assert made.live.eyes == 0


def test_it_stands_in_the_autosave_and_in_the_record(demo):
    stack, made = table(demo, None, None)
    choose(stack, made, "stand_in", 0)
    assert reopen(demo, DEMO).players == made.live.match.players
    made.desk.sitting.keep_record()
    (path,) = records(demo).glob("*.replay")
    shown = stage.watched(opened_record(demo, path))
    assert any("sits in for" in each.words for each in shown._shown.chapters)


def test_a_match_that_is_gone_on_with_tells_of_the_seats_again(demo):
    stack, made = table(demo, None, None)
    choose(stack, made, "stand_in", 0)
    again = FACE.door.resume(demo, reopen(demo, DEMO))
    assert any("sits in for" in line.words for line in again.desk.log.lines)


def test_behind_a_curtain_the_pages_answer_puts_it_down_again(demo):
    demo.settings.change(curtain=Curtain.ALWAYS)
    stack, made = table(demo, None, None)
    assert stack.top is not made
    stack.handle(Chosen("here"))
    let_pass(stack, 50)
    choose(stack, made, "leave", made.desk.sitting.choosers[0] if made.desk.sitting.choosers else 0)
    assert len(made.desk.sitting.people) == 1


def test_both_big_games_offer_it_in_their_pause(kit):
    _, tanchiki = planning(kit)
    chess = scene(kit)
    for made in (tanchiki, chess):
        sitting = made.desk.sitting
        pause = pausing.pause(sitting).scene
        assert pause.handle(Chosen("seats")) == Pop("seats")
        page = pausing.resumed(sitting, "seats").scene
        names = {each.name for each in stage.widgets_of(page) if isinstance(each, Button)}
        assert {"stand_in", "leave"} <= names


def test_a_computer_that_sits_in_at_tank_chess_moves(kit):
    made = scene(kit)
    for name in ("D1", "E2", "E2"):
        click(made, name)
        settle(made)
    made.desk.sitting.asked = "seats"
    made.resume(Seated(1, Player("Taras", "random")))
    settle(made)
    assert made.desk.live.match.count == 2


@pytest.mark.parametrize("way", ["stand_in", "leave"])
def test_a_computer_that_sits_in_is_a_commander_with_a_face_and_says_its_level(kit, way):
    match = twin(kit, fresh(kit), frozenset({0, 1}))
    page = stage.stack(seats_scene(kit, match)).top
    player = page.handle(Changed(way, 1)).answer.player
    assert face_of(player, False)
    match.reseat(1, player)
    again = stage.stack(seats_scene(kit, match)).top
    said = [each.words for each in stage.widgets_of(again) if isinstance(each, Label)]
    level = ranked(kit.words, "tanchiki", player.strength)
    assert level in said
    assert level in seated_words(kit.words, match.header, match.entries)[-1][1]
