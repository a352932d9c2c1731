"""What the pages round a match tell, as values: names, figures, what is open and what is not."""

from dataclasses import replace

import pytest

from game.content.maps.map_cache import BoardShelf
from game.content.texts import load_texts
from game.core.rules import NOBODY, Told
from game.scenes.frame.commands import Chosen, Device, FocusLost, Key, Kind, Moved, Press
from game.scenes.frame.kit import Words
from game.scenes.frame.settings import SPEEDS, Curtain
from game.scenes.frame.show_speeds import set_tempo, speed_name
from game.scenes.frame.stack import Pop
from game.scenes.hand.dragging import Drag
from game.scenes.pages import show_bar
from game.scenes.pages.widget_scene import Sheet
from game.scenes.play.curtain import curtain_scene
from game.scenes.play.log import Log
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saved_files import autosave, records
from game.scenes.saves.saving import board_labels
from game.scenes.seats.occupants import Occupant
from game.scenes.setup.setup_page import setup_scene
from game.scenes.table import asking_why, layout
from game.scenes.table.page_places import laid_out
from game.scenes.title.read_ahead import read_ahead
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Button, Field, Label
from game.view.canvas.box import Box
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
    choice = show_bar.speed_choice(kit, BOX, "", off=True)
    told = speed_name(kit.words, speed) if speed else kit.words("bar.off")
    assert choice.options[choice.place] == told


def test_the_boards_of_each_game_are_read_while_the_title_stands_there(kit):
    ahead = replace(kit, boards=BoardShelf())
    for _ in read_ahead(ahead):
        pass
    for game in ("tanchiki", "tank_chess"):
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


def test_a_button_that_is_chosen_is_marked(brushes):
    bare = _drawn(Form(), Button("one", BOX, "One"), brushes)
    marked = _drawn(Form(), Button("one", BOX, "One", chosen=True), brushes)
    assert {each.colour for each in marked} - {each.colour for each in bare} >= {"accent"}


# Pages, curtains and kits.


@pytest.mark.parametrize("device, opens", [(0, True), (NOBODY, True), (1, False)])
def test_a_curtain_opens_for_the_seat_that_it_names_and_for_a_device_of_nobody(kit, device, opens):
    scene = curtain_scene(kit, 0, "Ann", "emblem.0")
    scene.handle(stage.resized((1280, 720)))
    change = scene.handle(Chosen("here", device))
    assert (change == Pop(True, cut=True)) == opens


def test_a_curtain_names_the_device_that_is_the_seats_own_and_shows_its_keys(kit):
    pad = Device(Kind.PAD, 3)
    kit.seating.claim(pad, 1)
    said = kit.words("curtain.device", device=kit.words("device.pad"))
    found = []
    for seat in (0, 1):
        scene = curtain_scene(kit, seat, "Ann", "emblem.0")
        labels = [each.words for each in stage.widgets_of(scene) if isinstance(each, Label)]
        found.append((said in labels, kit.seating.last == pad))
    assert found == [(False, False), (True, True)]


def test_a_challenge_is_kept_in_a_folder_of_its_own(kit):
    apart = challenge_kit(kit)
    assert apart.folder != kit.folder
    assert autosave(apart, "tanchiki") != autosave(kit, "tanchiki")
    assert apart.writer is kit.writer


def test_a_page_has_paper_under_it_and_tells_where_the_focus_is(kit, brushes):
    said, papers = [], []
    widgets = (Button("one", BOX, "One"), Button("two", BOX.moved(0, 90), "Two", says=2))
    scene = Sheet(
        kit,
        lambda page: widgets,
        lambda event: None,
        paper=papers.append,
        focused=said.append,
        first="one",
    )
    scene.handle(stage.resized((1280, 720)))
    scene.handle(Press(Key.DOWN))
    assert said == [2]
    shown(scene, brushes)
    assert len(papers) == 1


def test_why_over_an_open_hand_goes_away_when_the_window_is_left(kit):
    stack, scene = table(kit, "tanchiki", None, None, curtain=Curtain.ALWAYS)
    for _ in range(200):
        stack.update(50)
        if stack.top is scene and scene.desk.sitting.private:
            break
        press(stack, Key.ACCEPT)
    assert scene.desk.sitting.private
    change = asking_why.why(scene.desk, scene.live.match.done[-1].told[-1].number)
    stack._act(change)
    before = stack.top
    stack.handle(FocusLost())
    assert before is not scene
    assert stack.top is not before


def test_a_wide_window_gives_its_room_to_the_board_and_to_the_sides():
    usual, wide = laid_out(1280, 720), laid_out(1920, 720)
    assert wide.seats.width > usual.seats.width
    assert wide.side.width > usual.side.width
    assert wide.board.width > usual.board.width


def test_the_log_keeps_its_latest_forty_lines(kit):
    log = Log(kit, ("Ann",), lambda words, table, event, names: str(event))
    for number in range(50):
        log._add(None, Told(number, f"line {number}", "T1", None))
    assert [line.words for line in log.lines] == [f"line {number}" for number in range(10, 50)]
