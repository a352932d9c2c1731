"""The set-up by arrows and pads: who joins, what a walk may change, and what is kept."""

import pytest

from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.frame.commands import KEYBOARD, Changed, Chosen, Device, Key, Kind, Press, Said
from game.scenes.opening.opening import opened_game
from game.scenes.pages.seat_device_page import device_sign, join_scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.seats.occupants import Occupy, Rename, last_setup
from game.scenes.widgets.focus import spots
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Button, Choice, Label
from game.view.canvas.box import Box
from tests import stage
from tests.demo import ROOMS
from tests.demo.stage import taught
from tests.scenes.tanchiki.table import press

ONE, TWO = Device(Kind.PAD, 3), Device(Kind.PAD, 8)


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    return taught(kit)


def opened(kit, leader=KEYBOARD, game="demo"):
    kit.seating.last = leader
    return stage.stack(opened_game(kit, game), size=(1280, 720))


def seats(stack):
    """Return what stands on each seat: 0 is a person."""
    found = {w.name: w.place for w in stage.widgets_of(stack.top) if isinstance(w, Choice)}
    return [place for name, place in sorted(found.items()) if name.startswith("seat.who")]


@pytest.mark.parametrize("game", ["demo", "tanchiki", "tank_chess"])
def test_a_second_pad_that_presses_takes_a_seat_and_starts_nothing(demo, game):
    stack = opened(demo, ONE, game)
    before = stack.top
    press(stack, Key.ACCEPT, device=TWO)
    assert stack.top is before
    assert sorted(demo.seating.claims.values()) == [0, 1]
    assert seats(stack)[:2] == [0, 0], "both are people"
    press(stack, Key.ACCEPT, 1, TWO)
    assert stack.top is before, "a second press of who has joined says nothing"


def test_the_pad_that_opened_the_setup_starts_the_match(demo):
    stack = opened(demo, ONE)
    press(stack, Key.ACCEPT, device=ONE)
    assert not isinstance(stack.top, Sheet)


def test_a_pad_that_leads_the_way_first_is_used_for_the_menu(demo):
    stack = opened(demo)
    press(stack, Key.UP, device=TWO)
    press(stack, Key.DOWN, device=TWO)
    press(stack, Key.ACCEPT, device=TWO)
    assert demo.seating.claims == {}


def labels(stack):
    return [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]


def test_a_second_pad_that_has_moved_first_still_takes_a_seat(demo):
    stack = opened(demo, ONE)
    press(stack, Key.DOWN, device=TWO)
    press(stack, Key.ACCEPT, device=TWO)
    assert sorted(demo.seating.claims.values()) == [0, 1]


def test_a_pad_that_leads_the_menu_is_not_told_how_to_join(demo):
    object.__setattr__(demo, "pads", lambda: {TWO.number: "Pad"})
    stack = opened(demo)
    told = demo.words("setup.join", key=demo.words("pad.south"))
    assert told in labels(stack)
    press(stack, Key.DOWN, device=TWO)
    assert told not in labels(stack)


def test_who_has_joined_by_a_slip_leaves_again(demo):
    stack = opened(demo)
    press(stack, Key.ACCEPT, device=TWO)
    assert demo.seating.seat_of(TWO) == 0
    top = stack.top
    press(stack, Key.BACK, 0, TWO)
    assert (demo.seating.seat_of(TWO), stack.top) == (NOBODY, top)


def test_where_people_sit_on_all_seats_one_more_is_added(demo):
    stack = opened(demo)
    stack.handle(Said(Occupy(1, "")))
    for seat, kind in enumerate((Kind.LEFT_KEYS, Kind.RIGHT_KEYS)):
        demo.seating.claim(Device(kind), seat)
    press(stack, Key.ACCEPT, device=TWO)
    assert (seats(stack), demo.seating.seat_of(TWO)) == ([0, 0, 0], 2)


def test_a_table_without_room_takes_nobody_more(kit):
    stack = opened(kit, KEYBOARD, "tank_chess")
    for number in range(3):
        press(stack, Key.ACCEPT, device=Device(Kind.PAD, number))
    assert sorted(kit.seating.claims.values()) == [0, 1]


def test_two_pads_have_two_signs(kit, brushes):
    object.__setattr__(kit, "pads", lambda: {3: "Pad", 8: "Pad"})
    pictures = []
    for device in (ONE, TWO):
        canvas = stage.canvas(brushes)
        device_sign(kit, device)(canvas, Box(100, 100, 47, 47))
        pictures.append(canvas.surface.get_buffer().raw)
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("game", ["demo", "proving_ground", "tanchiki"])
def test_no_arrow_leads_from_beside_the_seats_to_what_removes_one(demo, game):
    stack = opened(demo, game=game)
    stack.handle(Chosen("seat.add"))
    form, wrong = stack.top.form, []
    every = [spot.key for spot in spots(stage.widgets_of(stack.top), {}) if spot.control.enabled]
    for key in (key for key in every if not key.startswith("seat.")):
        form.focus(key)
        if walk(stack, Key.LEFT).startswith("seat.remove"):
            wrong.append(key)
    assert wrong == []


def walk(stack, *keys):
    for key in keys:
        press(stack, key)
    return stack.top.form.focused()


def test_arrows_change_no_value_that_is_walked_past(demo):
    stack = opened(demo)
    before = seats(stack)
    stack.top.form.focus("seat.name.1")
    assert walk(stack, Key.RIGHT) == "seat.who.1"
    for key in (Key.RIGHT, Key.LEFT, Key.LEFT, Key.LEFT):
        walk(stack, key)
        assert seats(stack) == before


def test_a_choice_in_a_row_is_turned_by_accept_and_by_the_keys_that_turn(demo):
    stack = opened(demo)
    stack.top.form.focus("seat.who.1")
    before = seats(stack)[1]
    walk(stack, Key.TURN_LEFT)
    assert seats(stack)[1] == before - 1
    walk(stack, Key.TURN_RIGHT)
    assert seats(stack)[1] == before
    walk(stack, Key.ACCEPT)
    assert seats(stack)[1] != before


def test_a_choice_that_has_its_row_to_itself_is_changed_by_left_and_right():
    alone = Choice("a", Box(0, 0, 100, 40), "", ("x", "y"), 0), Button("b", Box(0, 60, 100, 40))
    form = Form()
    form.focus("a")
    assert form.handle(Press(Key.RIGHT), alone) == Changed("a", 1)


def test_the_focus_stays_near_a_seat_that_was_removed(demo):
    stack = opened(demo)
    for _ in range(2):
        stack.handle(Chosen("seat.add"))
    stack.top.form.focus("seat.remove:2")
    assert walk(stack, Key.ACCEPT) == "seat.remove:2"
    assert walk(stack, Key.ACCEPT) == "seat.name.1", "two must stay"


def test_who_comes_back_to_the_setup_finds_everybody_in_place(demo):
    stack = opened(demo)
    stack.handle(Chosen("seat.add"))
    stack.handle(Said(Rename(2, "Cy")))
    now = seats(stack)
    press(stack, Key.BACK)
    assert seats(opened(demo)) == now
    assert last_setup(demo, "demo")[0][2].name == "Cy"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_question_for_a_lost_pad_names_the_button_by_its_place(kit, language):
    kit.words.speak(language)
    scene = join_scene(kit, 1, "Ann", lost=True)
    words = " ".join(w.words for w in stage.widgets_of(scene) if isinstance(w, Label))
    assert kit.words("pad.east") in words
