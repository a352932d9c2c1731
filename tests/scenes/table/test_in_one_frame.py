"""Presses that come in one frame, as from a quick hand at a slow machine, and its picture."""

import pytest

from game.content.maps.setups import standard
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Letter
from game.scenes.frame.settings import Curtain
from game.scenes.table.opened_table import begun
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.demo import ROOMS
from tests.demo.rules.actions import Aim, Commit, PlaceCard, TakeBack
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.scenes.table.hands import buttons, by_mouse, by_pad, click, next_key, sat
from tests.setups.demo import DUEL


def wish(action):
    """Lay two cards and be ready."""
    return [TakeBack, Aim, PlaceCard, Commit].index(type(action))


def sat_down(scene):
    stack = sat(scene)
    stack.update(0)
    return stack, scene


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(curtain=Curtain.OPEN)
    return taught(kit)


def onward(action):
    """Wish for whatever leads on, with a shot where there is one."""
    name = type(action).__name__
    return (name != "TakeBack", name == "Commit", getattr(action, "target", None) is not None)


def pointed_at(scene):
    return [key for key in buttons(scene) if key.startswith(("pick.", "go.", "undo.", "not."))]


def last_of_a_round(demo):
    """Return a table where one press ends the round."""
    stack, scene = sat_down(begun(demo, match(DUEL, None, None), FACE))
    while not scene.live.match.table.tanks[1].committed:
        by_mouse(stack, scene, 1, wish)
    stack.update(0)
    while next_key(scene, 0, wish) != "go.0":
        by_mouse(stack, scene, 0, wish)
        stack.update(0)
    return stack, scene


def test_who_has_chosen_sees_what_comes_of_it_before_the_next_choice(demo):
    stack, scene = last_of_a_round(demo)
    by_mouse(stack, scene, 0, wish)
    assert 0 in scene.live.match.to_act
    assert not scene.desk.sitting.caught_up
    assert (scene.desk.open, pointed_at(scene)) == ((), [])


def test_a_second_press_in_the_same_frame_decides_nothing(demo):
    stack, scene = last_of_a_round(demo)
    click(stack, buttons(scene)["go.0"])
    count = scene.live.match.count
    for digit in "1234":
        stack.handle(Letter(digit))
    assert scene.live.match.count == count


def test_a_hand_stays_open_while_another_lays_in_secret(demo):
    stack, scene = sat_down(begun(demo, match(DUEL, None, None), FACE))
    by_pad(stack, scene, 1, wish)
    focus = scene.desk.form.focused(1)
    by_mouse(stack, scene, 0, wish)
    assert scene.desk.open == (0, 1)
    assert scene.desk.form.focused(1) == focus


@pytest.mark.parametrize("game", ["proving_ground", "one_cut", "dice_and_armour"])
def test_no_choice_of_a_game_lies_open_before_it_was_shown(kit, game):
    seats = (Player("", None), Player("", None))
    header = Header(game, GAMES[game].number, standard(game, 2), 5, seats)
    kit.settings.change(curtain=Curtain.OPEN)
    stack, scene = sat_down(begun(kit, Match(GAMES[game], header), FACES[game]))
    ahead = 0
    while ahead < 12:
        while not scene.desk.open and stack.top is scene:
            stack.update(200)
        before = scene.live.match.count
        by_mouse(stack, scene, scene.desk.open[0], onward)
        if scene.live.match.count > before and not scene.desk.sitting.caught_up:
            ahead += 1
            assert pointed_at(scene) == []
        stack.update(0)
