"""Keys given another meaning, and devices given to seats."""

import pytest

from game.scenes.bindings import DEFAULTS, codes, overlap, unbound
from game.scenes.commands import (
    KEYBOARD,
    Changed,
    Chosen,
    Code,
    Device,
    Key,
    Kind,
    Press,
    Pressed,
    Wants,
)
from game.scenes.controls import controls_scene
from game.scenes.devices import Seating
from game.scenes.join import join_scene
from game.scenes.stack import Notice
from game.scenes.widgets.kinds import Area, Label
from game.view.style import LABEL
from tests import stage

W, SPACE, ENTER, P, Q, M = 26, 44, 40, 19, 20, 16


@pytest.fixture
def controls(kit):
    return stage.stack(stage.SCENES["title"](kit), controls_scene(kit))


def bound(kit, kind, key):
    return codes(kit.settings.now.bindings, kind, key)


def test_a_chosen_line_waits_for_the_bare_code(controls):
    controls.handle(Changed("key", "why"))
    assert controls.wants is Wants.CODES


def test_the_next_code_becomes_the_key(controls, kit):
    controls.handle(Changed("key", "why"))
    controls.handle(Code(KEYBOARD, M))
    assert bound(kit, Kind.KEYBOARD, Key.WHY) == (M,)


def test_escape_leaves_everything_as_it_was(controls, kit):
    controls.handle(Changed("key", "why"))
    controls.handle(Code(KEYBOARD, 41))
    assert kit.settings.now.bindings == ()


def test_a_code_that_means_something_is_asked_about(controls, kit):
    controls.handle(Changed("key", "why"))
    controls.handle(Code(KEYBOARD, P))
    assert (controls.depth, kit.settings.now.bindings) == (3, ())


def test_a_code_that_is_taken_away_has_one_meaning(controls, kit):
    controls.handle(Changed("key", "why"))
    controls.handle(Code(KEYBOARD, P))
    controls.handle(Chosen("yes"))
    now = bound(kit, Kind.KEYBOARD, Key.WHY), bound(kit, Kind.KEYBOARD, Key.PLAY)
    assert now == ((P,), ())


def test_a_key_that_lost_its_code_is_named(controls, kit):
    controls.handle(Changed("key", "why"))
    controls.handle(Code(KEYBOARD, P))
    controls.handle(Chosen("yes"))
    assert unbound(kit.settings.now.bindings, Kind.KEYBOARD) == (Key.PLAY,)


def test_a_button_of_a_pad_does_not_become_a_key(controls, kit):
    controls.handle(Changed("key", "why"))
    controls.handle(Code(Device(Kind.PAD, 0), 3))
    assert kit.settings.now.bindings == ()


def test_two_halves_that_share_a_key_are_warned_about(kit):
    scene = controls_scene(kit)
    scene.handle(Changed("kind", 1))
    scene.handle(Changed("key", "why"))
    assert isinstance(scene.handle(Code(KEYBOARD, ENTER)), Notice)


def test_the_first_bindings_can_be_had_back(controls, kit):
    controls.handle(Changed("key", "why"))
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
    joined(kit, 2, Pressed(5, 5))
    assert kit.seating.device_of(2).kind is Kind.MOUSE


def test_escape_gives_nothing_away(kit):
    joined(kit, 0, Code(KEYBOARD, 41))
    assert kit.seating.claims == {}


def test_a_seat_may_share_everything_again(kit):
    joined(kit, 0, Code(KEYBOARD, ENTER))
    joined(kit, 0, Chosen("anything"))
    assert kit.seating.claims == {}


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
