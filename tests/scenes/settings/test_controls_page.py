"""Keys given another meaning, and devices given to seats."""

import pytest

from game.content.texts import LANGUAGES
from game.scenes.frame.commands import (
    KEYBOARD,
    MOUSE,
    Changed,
    Chosen,
    Code,
    Device,
    Key,
    Kind,
    Press,
    Pressed,
    Released,
    Said,
    Wants,
)
from game.scenes.frame.devices import Seating
from game.scenes.frame.key_bindings import DEFAULTS, Binding, codes, overlap, rebound, unbound
from game.scenes.frame.stack import Notice, Pop, Push
from game.scenes.pages.seat_device_page import device_picture, join_scene, lost_pad
from game.scenes.settings.controls_page import Rebind, controls_scene
from game.scenes.widgets.widget_kinds import Area, Button, Label
from game.view.canvas.letter_styles import LABEL, SMALL
from tests import stage

W, SPACE, ENTER, P, Q, M = 26, 44, 40, 19, 20, 16


@pytest.fixture
def controls(kit):
    return stage.stack(stage.SCENES["title"](kit), controls_scene(kit))


def bound(kit, kind, key):
    return codes(kit.settings.now.bindings, kind, key)


def test_a_chosen_line_waits_for_the_bare_code(controls):
    controls.handle(Said(Rebind(Key.WHY)))
    assert controls.wants is Wants.CODES


def test_the_next_code_becomes_the_key(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, M))
    assert bound(kit, Kind.KEYBOARD, Key.WHY) == (M,)


def test_escape_leaves_everything_as_it_was(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, 41))
    assert kit.settings.now.bindings == ()


def test_a_code_that_means_something_is_asked_about(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, P))
    assert (controls.depth, kit.settings.now.bindings) == (3, ())


def test_a_code_that_is_taken_away_has_one_meaning(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, P))
    controls.handle(Chosen("yes"))
    now = bound(kit, Kind.KEYBOARD, Key.WHY), bound(kit, Kind.KEYBOARD, Key.PLAY)
    assert now == ((P,), ())


def test_a_key_that_lost_its_code_is_named(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, P))
    controls.handle(Chosen("yes"))
    assert unbound(kit.settings.now.bindings, Kind.KEYBOARD) == (Key.PLAY,)


SOUTH, NORTH, UP = 0, 3, 11


def test_what_nobody_can_do_without_gets_the_old_button_for_its_last_one():
    changed = rebound((), Kind.PAD, SOUTH, Key.WHY)
    now = codes(changed, Kind.PAD, Key.WHY), codes(changed, Kind.PAD, Key.ACCEPT)
    assert now == ((SOUTH,), (NORTH,))


def test_the_last_button_that_chooses_is_not_given_away_for_nothing(controls, kit):
    first = rebound((), Kind.PAD, NORTH, Key.UNDO)
    kit.settings.change(bindings=first)
    controls.handle(Changed("kind", 3))
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(Device(Kind.PAD, 0), SOUTH))
    controls.handle(Chosen("yes"))
    assert (kit.settings.now.bindings, len(controls.notices)) == (first, 1)


def test_a_damaged_file_leaves_no_device_without_a_way_to_choose():
    damaged = (Binding(Kind.PAD, SOUTH, Key.WHY),)
    assert codes(damaged, Kind.PAD, Key.ACCEPT) == (SOUTH,)


def test_a_button_of_a_pad_does_not_become_a_key(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(Device(Kind.PAD, 0), 3))
    assert kit.settings.now.bindings == ()


def test_the_button_a_line_has_already_leaves_everything_as_it_was(controls, kit):
    controls.handle(Changed("kind", 3))
    controls.handle(Said(Rebind(Key.UP)))
    controls.handle(Code(Device(Kind.PAD, 0), UP))
    assert (controls.wants, kit.settings.now.bindings) == (Wants.KEYS, ())


@pytest.mark.parametrize("tab, told", [(0, True), (3, False)])
def test_who_changes_a_button_is_told_of_no_key(kit, tab, told):
    scene = controls_scene(kit)
    scene.handle(stage.resized((1280, 720)))
    scene.handle(Changed("kind", tab))
    scene.handle(Said(Rebind(Key.UP)))
    words = " ".join(each.words for each in stage.widgets_of(scene) if isinstance(each, Label))
    assert ("Esc" in words, "button" in words) == (told, not told)


def test_two_halves_that_share_a_key_are_warned_about(kit):
    scene = controls_scene(kit)
    scene.handle(Changed("kind", 1))
    scene.handle(Said(Rebind(Key.WHY)))
    assert isinstance(scene.handle(Code(KEYBOARD, ENTER)), Notice)


def test_the_first_bindings_can_be_had_back(controls, kit):
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, M))
    controls.handle(Chosen("reset"))
    assert kit.settings.now.bindings == ()


def test_at_first_no_code_has_two_meanings():
    known = [(binding.kind, binding.code) for binding in DEFAULTS]
    assert len(known) == len(set(known))


def test_at_first_the_halves_share_no_key():
    assert overlap((), Kind.LEFT_KEYS, Kind.RIGHT_KEYS) == ()


@pytest.mark.parametrize("kind", [Kind.KEYBOARD, Kind.LEFT_KEYS, Kind.RIGHT_KEYS, Kind.PAD])
def test_every_device_can_walk_choose_and_go_back(kind):
    meant = {binding.key for binding in DEFAULTS if binding.kind is kind}
    assert {Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT, Key.ACCEPT, Key.BACK} <= meant


def joined(kit, seat, command):
    scene = join_scene(kit, seat, "Ann")
    scene.handle(stage.resized(stage.SMALL))
    return scene.handle(command)


def test_the_first_at_the_keyboard_has_all_of_it(kit):
    joined(kit, 0, Code(KEYBOARD, ENTER))
    assert kit.seating.device_of(0) == KEYBOARD


def test_a_second_one_at_the_keyboard_makes_two_halves(kit):
    joined(kit, 0, Code(KEYBOARD, SPACE))
    joined(kit, 1, Code(KEYBOARD, ENTER))
    halves = kit.seating.device_of(0), kit.seating.device_of(1)
    assert halves == (Device(Kind.LEFT_KEYS), Device(Kind.RIGHT_KEYS))


def test_the_half_is_the_one_that_was_pressed(kit):
    joined(kit, 0, Code(KEYBOARD, ENTER))
    joined(kit, 1, Code(KEYBOARD, W))
    assert kit.seating.device_of(1) == Device(Kind.LEFT_KEYS)


def test_a_click_takes_the_mouse(kit):
    clicked(join_scene(kit, 2, "Ann"), 5, 5)
    assert kit.seating.device_of(2) == MOUSE


def test_a_click_on_the_button_that_shares_takes_nothing(kit):
    scene = join_scene(kit, 2, "Ann")
    scene.handle(stage.resized((1280, 720)))
    (button,) = (each for each in stage.widgets_of(scene) if isinstance(each, Button))
    clicked(scene, *button.box.middle)
    assert kit.seating.claims == {}


def test_a_button_let_go_of_takes_no_mouse(kit):
    join_scene(kit, 2, "Ann", lost=True).handle(Released(5, 5))
    assert kit.seating.claims == {}


def clicked(scene, x, y):
    scene.handle(Pressed(x, y))
    return scene.handle(Released(x, y))


PADS = Device(Kind.PAD, 1), Device(Kind.PAD, 2)


@pytest.fixture
def bereft(kit):
    """The question what the seat 1 plays with, while the seat 0 has a pad of its own."""
    kit.seating.claim(PADS[0], 0)
    return join_scene(kit, 1, "Bob", lost=True)


def test_who_goes_on_pressing_does_not_take_the_seat_whose_pad_was_lost(kit, bereft):
    answer = bereft.handle(Code(PADS[0], 0))
    assert (answer, kit.seating.claims) == (None, {PADS[0]: 0})


def test_who_goes_on_clicking_does_not_take_the_seat_whose_pad_was_lost(kit, bereft):
    kit.seating.claim(MOUSE, 0)
    assert (clicked(bereft, 5, 5), kit.seating.seat_of(MOUSE)) == (None, 0)


def test_back_on_the_only_pad_left_lets_both_play_with_it(kit, bereft):
    assert (bereft.handle(Code(PADS[0], 1)), kit.seating.claims) == (Pop(), {})


def test_a_free_pad_takes_the_seat_whose_pad_was_lost(kit, bereft):
    bereft.handle(Code(PADS[1], 0))
    assert kit.seating.claims == {PADS[0]: 0, PADS[1]: 1}


def test_two_pads_lost_at_once_are_asked_about_one_after_the_other(kit):
    for seat, pad in enumerate(PADS):
        kit.seating.claim(pad, seat)
        kit.seating.lose(pad)
    asked = [lost_pad(kit, ("Ann", "Bob")) for _ in range(3)]
    assert [isinstance(each, Push) for each in asked] == [True, True, False]


def test_a_seat_that_has_a_device_again_is_not_asked(kit):
    kit.seating.claim(PADS[0], 0)
    kit.seating.lose(PADS[0])
    kit.seating.claim(PADS[1], 0)
    assert lost_pad(kit, ("Ann", "Bob")) is None


def test_seats_after_one_that_is_taken_away_keep_their_devices(kit):
    kit.seating.claim(PADS[0], 0)
    kit.seating.claim(PADS[1], 2)
    kit.seating.without(1)
    assert kit.seating.claims == {PADS[0]: 0, PADS[1]: 1}


def test_escape_gives_nothing_away(kit):
    joined(kit, 0, Code(KEYBOARD, 41))
    assert kit.seating.claims == {}


def test_a_seat_may_share_everything_again(kit):
    joined(kit, 0, Code(KEYBOARD, ENTER))
    joined(kit, 0, Chosen("anything"))
    assert kit.seating.claims == {}


F1, SELECT, EAST = 58, 4, 1


@pytest.mark.parametrize("code", [Code(KEYBOARD, F1), Code(Device(Kind.PAD, 1), SELECT)])
def test_a_seat_may_share_everything_without_a_mouse(kit, code):
    kit.seating.claim(Device(Kind.PAD, 1), 0)
    assert (joined(kit, 0, code), kit.seating.claims) == (Pop(), {})


@pytest.mark.parametrize("device, named", [(KEYBOARD, "F1"), (Device(Kind.PAD, 1), "small left")])
def test_the_key_that_shares_everything_is_told(kit, device, named):
    kit.seating.last = device
    scene = join_scene(kit, 2, "Ann")
    scene.handle(stage.resized(stage.SMALL))
    (button,) = (each for each in stage.widgets_of(scene) if isinstance(each, Button))
    assert named in button.words


def test_who_goes_on_pressing_does_not_share_the_seat_whose_pad_was_lost(kit, bereft):
    answer = bereft.handle(Code(PADS[0], SELECT))
    assert (answer, kit.seating.claims) == (None, {PADS[0]: 0})


def test_back_on_a_pad_gives_nothing_away(kit):
    assert (joined(kit, 0, Code(PADS[0], EAST)), kit.seating.claims) == (Pop(), {})


def test_every_kind_of_device_has_a_picture_of_its_own(brushes):
    found = {device_picture(Device(kind)) for kind in Kind}
    assert (len(found), all(id in brushes.pictures for id in found)) == (len(Kind), True)


def test_a_device_belongs_to_one_seat():
    seating = Seating()
    seating.claim(Device(Kind.PAD, 1), 0)
    seating.claim(Device(Kind.PAD, 1), 1)
    assert (seating.seat_of(Device(Kind.PAD, 1)), seating.device_of(0)) == (1, None)


def test_a_curtain_opens_only_for_its_own_seat(kit):
    curtain = stage.SCENES["curtain"](kit)
    answers = [curtain.handle(Press(Key.ACCEPT, seat)) for seat in (1, 2)]
    assert (answers[0], answers[1] is not None) == (None, True)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("tab", range(4))
def test_the_names_of_all_keys_have_room_at_one_size(tab, language, tmp_path, brushes):
    kit = stage.make_kit(tmp_path, brushes, language)
    scene = controls_scene(kit)
    scene.handle(stage.resized((1024, 768)))
    scene.handle(Changed("kind", tab))
    (area,) = (each for each in stage.widgets_of(scene) if isinstance(each, Area))
    names = [each for each in area.widgets if isinstance(each, Label)]
    small = [n.words for n in names if scene.page.measure(n.words, LABEL)[0] > n.box.width]
    assert (len(names) > 10, small) == (True, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_each_key_does_and_in_which_game(kit, language):
    kit.words.speak(language)
    scene = controls_scene(kit)
    scene.handle(stage.resized((1280, 720)))
    for key in {binding.key for binding in DEFAULTS}:
        scene.form.focus(f"key:{key.value}")
        told = said(scene)
        assert told, f"nothing is said of {key}"
        assert all(" " in each for each in told), told


def said(scene):
    lines = [w for w in stage.widgets_of(scene) if isinstance(w, Label)]
    return [each.words for each in lines if ": " in each.words and each.style == SMALL]


def test_a_key_that_is_the_games_own_names_the_games(kit):
    scene = controls_scene(kit)
    scene.handle(stage.resized((1280, 720)))
    scene.form.focus("key:forecast")
    told = said(scene)
    assert [each.partition(":")[0] for each in told] == [
        kit.words("door.tanchiki"),
        kit.words("door.tank_chess"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_of_a_pad_is_shown_and_named(kit, language):
    kit.words.speak(language)
    page = controls_scene(kit)
    page.handle(Changed("kind", 3))
    stage.stack(page, size=(1280, 720))
    (keys,) = (each for each in stage.widgets_of(page) if isinstance(each, Area))
    said = {each.words for each in keys.widgets if isinstance(each, Label)}
    assert {kit.words(f"pad.{name}") for name in ("south", "east", "start", "stick_left")} <= said


def test_escape_asks_about_nothing_though_it_leads_back(controls):
    page = controls.top
    controls.handle(Said(Rebind(Key.WHY)))
    controls.handle(Code(KEYBOARD, 41))
    assert (controls.top is page, controls.wants) == (True, Wants.KEYS)


def test_who_comes_when_both_halves_are_taken_apart_gets_a_half_only(kit):
    joined(kit, 0, Code(KEYBOARD, SPACE))
    joined(kit, 1, Code(KEYBOARD, ENTER))
    kit.seating.claims = {d: s for d, s in kit.seating.claims.items() if s == 1}
    joined(kit, 0, Code(KEYBOARD, W))
    assert {device.kind for device in kit.seating.claims} == {Kind.LEFT_KEYS, Kind.RIGHT_KEYS}
