"""What the pages round a match tell, as values: names, figures, what is open and what is not."""

from dataclasses import replace

import pytest

from game.content.board_shelf import BoardShelf
from game.content.texts import load_texts
from game.scenes import replay_bar
from game.scenes.commands import Chosen, Key, Moved
from game.scenes.kit import Words
from game.scenes.play.saved_files import records
from game.scenes.play.saving import board_labels
from game.scenes.read_ahead import read_ahead
from game.scenes.settings import SPEEDS
from game.scenes.setup import Occupant, setup_scene
from game.scenes.speeds import set_tempo, speed_name
from game.scenes.table import layout
from game.scenes.table.dragging import Drag
from game.scenes.widgets.form import Form
from game.scenes.widgets.kinds import Button, Field
from game.view.box import Box
from tests import stage
from tests.paper import Paper, shown
from tests.scenes.table.hands import press
from tests.scenes.table.test_games import table

BOX = Box(0, 0, 170, 48)


# Records and speeds.


@pytest.mark.parametrize("language, name", [("en", "Town"), ("uk", "Містечко")])
def test_the_board_of_a_record_is_called_as_its_players_read_it(kit, language, name):
    kit = replace(kit, words=Words(load_texts(language)))
    labels = board_labels(kit, {"en": "Town", "uk": "Містечко", "": "Town"})
    assert labels[0] == ("map", name)
    assert {("map.en", "Town"), ("map.uk", "Містечко")} == set(labels[1:])


def test_a_record_that_cannot_be_kept_is_not_called_kept(kit):
    stack, _ = table(kit, "tank_chess")
    records(kit).write_text("in the way")
    press(stack, Key.MENU)
    stack.handle(Chosen("keep"))
    assert stack.notices == (kit.words("play.not_kept"),)


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_bar_shows_the_speed_that_is_set(kit, speed):
    kit.settings.change(speed=100, bot_speed=100)
    set_tempo(kit.settings, speed)
    choice = replay_bar.speed_choice(kit, BOX, "", off=True)
    told = speed_name(kit.words, speed) if speed else kit.words("bar.off")
    assert choice.options[choice.place] == told


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_the_boards_of_each_game_are_read_while_the_title_stands_there(kit, game):
    ahead = replace(kit, boards=BoardShelf())
    for _ in read_ahead(ahead):
        pass
    maps = sorted((kit.maps / game).glob("*.tmx"))
    assert [path.stem for path in maps if not ahead.boards.fresh(path)] == []
    assert len(maps) > 5


# Set-up.


class Refusing:
    """A game's part of a set-up that cannot start as long as it says why."""

    least, most, strengths = 1, 4, ("easy",)

    def __init__(self, why):
        self.why = why

    def widgets(self, page, box, places):
        return ()

    def answer(self, event):
        return None

    def resumed(self, answer):
        return None

    def fault(self, places):
        return self.why

    def choices_text(self):
        return ""


@pytest.mark.parametrize("why", ["Too many sit here.", ""])
def test_a_match_that_cannot_start_says_why_and_start_is_shut(kit, brushes, why):
    scene = setup_scene(kit, "tanchiki", Refusing(why), (Occupant("Ann"),))
    scene.handle(stage.resized((1280, 720)))
    start = next(
        each
        for each in stage.widgets_of(scene)
        if isinstance(each, Button) and each.name == "setup.start"
    )
    assert start.enabled == (not why)
    assert not why or shown(scene, brushes).ink(why) == "danger"


# Hands on the shared table.


def test_a_hand_that_has_gone_far_drags_even_when_it_comes_back():
    drag = Drag(0, None, (100, 100), (100, 100))
    assert not drag.led(103, 102).far
    assert drag.led(150, 100).led(101, 100).far


def test_a_device_of_another_seat_finds_no_part_to_pick(kit):
    _, scene = table(kit, "tank_chess", None, None)
    own = [w.name for w in layout.widgets(scene.desk, 0) if isinstance(w, Button)]
    other = [w.name for w in layout.widgets(scene.desk, 1) if isinstance(w, Button)]
    assert "pick.0" in own
    assert "pick.0" not in other


# Widgets.


def test_the_ring_goes_where_the_pointer_is_and_nowhere_when_it_has_left(brushes):
    form, button = Form(), Button("one", BOX, "One")
    form.handle(Moved(900, 600), (button,))
    bare = _drawn(form, button, brushes)
    form.handle(Moved(20, 20), (button,))
    over = _drawn(form, button, brushes)
    form.handle(Moved(900, 600), (button,))
    assert over != bare == _drawn(form, button, brushes)


def _drawn(form, button, brushes):
    paper = Paper(brushes)
    form.draw_widgets(paper, (button,))
    return paper.marks


def test_a_name_has_room_for_two_dozen_letters():
    assert Field("name", BOX, "").longest == 24
