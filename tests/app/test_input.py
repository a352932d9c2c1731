"""Events of the machine become commands."""

import pygame
import pytest

from game.app.held_keys import FIRST_REPEAT, NEXT_REPEAT
from game.scenes.frame.commands import (
    KEYBOARD,
    Code,
    Device,
    Dropped,
    Edit,
    Edited,
    FocusLost,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Release,
    Typed,
    Wants,
)

LEFT, RIGHT = Device(Kind.LEFT_KEYS), Device(Kind.RIGHT_KEYS)


def down(code, unicode="", key=0, mod=0):
    return pygame.Event(pygame.KEYDOWN, scancode=code, key=key, mod=mod, unicode=unicode)


def up(code):
    return pygame.Event(pygame.KEYUP, scancode=code, key=0, mod=0)


def commands_of(heard, *events, scale=1.0):
    return [command for event in events for command in heard.commands(event, scale)]


def test_a_key_is_known_by_its_place_whatever_letter_is_on_it(heard):
    assert commands_of(heard, down(pygame.KSCAN_W, "ц", 1094)) == [Press(Key.UP)]


def test_a_pointer_that_leaves_the_window_points_at_nothing(heard):
    assert commands_of(heard, pygame.Event(pygame.WINDOWLEAVE)) == [Moved(-1, -1)]


def test_a_file_and_a_text_are_dropped_on_the_window(heard):
    file = pygame.Event(pygame.DROPFILE, file="/somewhere/one.replay")
    text = pygame.Event(pygame.DROPTEXT, text="TK2-abc")
    assert commands_of(heard, file, text) == [
        Dropped("/somewhere/one.replay"),
        Dropped("", "TK2-abc"),
    ]


@pytest.mark.parametrize("wants", Wants)
def test_a_file_is_dropped_while_letters_or_codes_are_wanted(heard, wants):
    heard.want(wants)
    file = pygame.Event(pygame.DROPFILE, file="/somewhere/one.tmx")
    assert commands_of(heard, file) == [Dropped("/somewhere/one.tmx")]


def test_a_key_that_goes_up_is_released(heard):
    assert commands_of(heard, down(41), up(41)) == [Press(Key.BACK), Release(Key.BACK)]


def test_a_key_told_down_twice_is_pressed_once(heard):
    assert commands_of(heard, down(41), down(41)) == [Press(Key.BACK)]


def test_a_held_direction_repeats_after_a_while(heard):
    commands_of(heard, down(82))
    assert heard.update(FIRST_REPEAT) == [Press(Key.UP, repeat=True)]


def test_a_repeat_comes_again_and_again(heard):
    commands_of(heard, down(82))
    heard.update(FIRST_REPEAT)
    assert heard.update(NEXT_REPEAT) == [Press(Key.UP, repeat=True)]


def test_a_key_that_chooses_does_not_repeat(heard):
    commands_of(heard, down(40))
    assert heard.update(5000) == []


def test_the_pointer_is_told_in_design_units(heard):
    event = pygame.Event(pygame.MOUSEMOTION, pos=(300, 90), rel=(2, 0), buttons=(0, 0, 0))
    assert commands_of(heard, event, scale=1.5) == [Moved(200, 60)]


def test_a_pointer_that_only_rests_where_the_window_opens_points_at_nothing(heard):
    event = pygame.Event(pygame.MOUSEMOTION, pos=(300, 90), rel=(0, 0), buttons=(0, 0, 0))
    assert commands_of(heard, event) == []
    assert not heard.pointing


def test_the_wheel_is_no_mouse_button(heard):
    assert commands_of(heard, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4)) == []


def test_a_click_is_told(heard):
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 8), button=3)
    assert commands_of(heard, event) == [Pressed(4, 8, 3)]


def test_losing_the_focus_lets_everything_go(heard):
    commands_of(heard, down(82))
    lost = pygame.Event(pygame.WINDOWFOCUSLOST)
    assert commands_of(heard, lost) == [Release(Key.UP), FocusLost()]


def test_nothing_repeats_after_the_focus_was_lost(heard):
    commands_of(heard, down(82), pygame.Event(pygame.WINDOWFOCUSLOST))
    assert heard.update(5000) == []


def test_while_letters_are_wanted_a_bound_letter_is_only_typed(heard):
    heard.want(Wants.LETTERS)
    events = down(pygame.KSCAN_Q, "q"), pygame.Event(pygame.TEXTINPUT, text="й")
    assert commands_of(heard, *events) == [Typed("й")]


def test_while_letters_are_wanted_backspace_edits(heard):
    heard.want(Wants.LETTERS)
    assert commands_of(heard, down(pygame.KSCAN_BACKSPACE)) == [Edited(Edit.BACKSPACE)]


def test_letters_are_not_told_to_a_scene_that_wants_keys(heard):
    assert commands_of(heard, pygame.Event(pygame.TEXTINPUT, text="й")) == []


def test_codes_are_told_bare_to_a_scene_that_wants_them(heard):
    heard.want(Wants.CODES)
    assert commands_of(heard, down(20)) == [Code(KEYBOARD, 20)]


def test_tab_with_shift_goes_back(heard):
    assert commands_of(heard, down(43, mod=pygame.KMOD_LSHIFT)) == [Press(Key.PREVIOUS)]


def test_each_half_of_the_keyboard_speaks_for_its_seat(heard, seating):
    seating.claim(LEFT, 0)
    seating.claim(RIGHT, 1)
    pressed = commands_of(heard, down(pygame.KSCAN_W), down(pygame.KSCAN_UP))
    assert pressed == [Press(Key.UP, 0, LEFT), Press(Key.UP, 1, RIGHT)]


def test_a_key_of_no_half_speaks_for_everybody(heard, seating):
    seating.claim(LEFT, 0)
    seating.claim(RIGHT, 1)
    assert commands_of(heard, down(pygame.KSCAN_ESCAPE)) == [Press(Key.BACK)]


def test_claiming_the_whole_keyboard_takes_the_halves_away(seating):
    seating.claim(LEFT, 0)
    seating.claim(KEYBOARD, 1)
    assert seating.claims == {KEYBOARD: 1}


def test_a_seat_that_takes_another_device_lets_the_first_one_go(seating):
    seating.claim(Device(Kind.PAD, 1), 0)
    seating.claim(Device(Kind.PAD, 2), 0)
    assert seating.device_of(0) == Device(Kind.PAD, 2)


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=99, button=0),
        pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=99, axis=0, value=32767),
        pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99),
        pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0),
        pygame.Event(pygame.FINGERDOWN, x=0.5, y=0.5),
    ],
    ids=["button", "axis", "removal", "joystick", "finger"],
)
def test_what_comes_from_no_known_device_means_nothing(heard, event):
    assert commands_of(heard, event) == []


def test_a_held_direction_says_nothing_to_a_scene_that_opened_under_it(heard):
    commands_of(heard, down(82))
    heard.face(1)
    assert heard.update(FIRST_REPEAT + 5 * NEXT_REPEAT) == []
    assert commands_of(heard, up(82), down(82)) == [Release(Key.UP), Press(Key.UP)]
    assert heard.update(FIRST_REPEAT) == [Press(Key.UP, repeat=True)]


@pytest.mark.parametrize("wants", Wants)
def test_a_key_that_the_machine_repeats_says_nothing_to_the_next_scene(heard, wants):
    commands_of(heard, down(pygame.KSCAN_RETURN))
    heard.want(wants)
    heard.face(1)
    assert commands_of(heard, *[down(pygame.KSCAN_RETURN)] * 3) == []
    commands_of(heard, up(pygame.KSCAN_RETURN))
    assert len(commands_of(heard, down(pygame.KSCAN_RETURN))) == 1


def test_a_key_held_for_one_code_is_not_the_answer_to_the_next_question(heard):
    heard.want(Wants.CODES)
    assert commands_of(heard, down(20)) == [Code(KEYBOARD, 20)]
    heard.face(1)
    assert commands_of(heard, down(20)) == []


def test_what_was_held_when_the_window_was_left_is_heard_again(heard):
    commands_of(heard, down(82))
    heard.face(1)
    commands_of(heard, pygame.Event(pygame.WINDOWFOCUSLOST))
    assert commands_of(heard, down(82)) == [Press(Key.UP)]
