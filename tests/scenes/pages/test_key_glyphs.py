"""The keys that are shown: those of the device that was used last."""

from itertools import pairwise

import pygame
import pytest

from game.app.input import Input
from game.app.pads import Pads
from game.scenes.frame.commands import KEYBOARD, Device, Key, Kind
from game.scenes.frame.key_bindings import rebound
from game.scenes.pages.key_glyphs import (
    draw_hints,
    glyph_width,
    has_key,
    key_name,
    pad_picture,
    with_key,
)
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper

LEFT, RIGHT, PAD = Device(Kind.LEFT_KEYS), Device(Kind.RIGHT_KEYS), Device(Kind.PAD, 0)


@pytest.mark.parametrize(
    ("device", "name"),
    [(KEYBOARD, "Enter"), (LEFT, "Space"), (RIGHT, "Enter"), (PAD, "lower button")],
)
def test_the_key_that_chooses_is_the_one_of_the_device_in_use(kit, device, name):
    kit.seating.last = device
    assert key_name(kit, Key.ACCEPT) == name


def test_a_pad_for_the_left_hand_shows_the_button_that_lies_opposite(kit):
    kit.seating.last = PAD
    kit.seating.claim(PAD, 2)
    kit.seating.left_handed = frozenset({2})
    assert key_name(kit, Key.ACCEPT) == kit.words("pad.dpad_down")
    assert key_name(kit, Key.TURN_LEFT) == kit.words("pad.shoulder_left")


def test_a_half_of_the_keyboard_shows_the_keys_that_serve_both(kit):
    kit.seating.last = LEFT
    assert key_name(kit, Key.MENU) == "F10"


def test_a_pad_shows_nothing_for_what_it_has_no_button_for(kit, brushes):
    kit.seating.last = PAD
    width = glyph_width(stage.canvas(brushes), kit, Key.FASTER)
    assert (has_key(kit, Key.FASTER), width) == (False, 0)


def test_a_tip_tells_the_key(kit):
    assert with_key(kit, "Pause", Key.MENU) == "Pause (F10)"


def test_a_tip_tells_the_key_that_was_chosen_for_it(kit):
    kit.settings.change(bindings=rebound((), Kind.KEYBOARD, 17, Key.MENU))
    assert with_key(kit, "Pause", Key.MENU) == "Pause (N)"


def test_a_tip_tells_a_pads_button_in_words(tmp_path, brushes):
    kit = stage.make_kit(tmp_path, brushes, "uk")
    kit.seating.last = PAD
    assert with_key(kit, "Пауза", Key.FORECAST) == f"Пауза ({kit.words('pad.trigger_left')})"


def test_who_plays_on_half_a_keyboard_sees_that_half(kit):
    kit.seating.claim(LEFT, 0)
    kit.seating.claim(RIGHT, 1)
    heard = Input(kit.settings, kit.seating, Pads())
    event = pygame.Event(pygame.KEYDOWN, scancode=44, mod=0)
    assert (next(iter(heard.commands(event, 1))).key, kit.seating.last) == (Key.ACCEPT, LEFT)


def test_the_buttons_of_a_table_tell_their_keys(kit):
    kit.seating.last = PAD
    tips = {
        widget.name: widget.tip
        for name in ("tanchiki planning", "chess plan")
        for widget in stage.widgets_of(stage.SCENES[name](kit))
        if isinstance(widget, Button) and widget.tip
    }
    named = ("head.forecast", "head.pause", "bar.back", "exchange.0", "danger", "menu")
    assert [name for name in named if not tips[name].endswith(("r)", "on)", "←)"))] == []


def test_a_key_without_words_stands_close_to_the_next(kit, brushes):
    paper = Paper(brushes)
    hints = ((Key.TURN_LEFT, ""), (Key.TURN_RIGHT, "change"), (Key.ACCEPT, "choose"))
    draw_hints(paper, kit, Box(0, 600, 1200, 50), hints)
    caps = sorted({m.box for m in paper.marks if (m.how, m.colour) == ("edge", "line")}, key=left)
    gaps = [after.x - before.right for before, after in pairwise(caps)]
    assert 0 < gaps[0] < 12 < gaps[1]


def left(box):
    return box.x


@pytest.mark.parametrize(("stick", "pushed"), [("left", "axis"), ("right", "look")])
def test_a_stick_that_is_pressed_down_is_drawn_apart_from_one_that_is_pushed(stick, pushed):
    sign = pad_picture(f"stick_{stick}")
    ways = {pad_picture(f"{pushed}_{way}") for way in ("up", "down", "left", "right")}
    assert sign == f"icon.{stick}_stick_press"
    assert ways == {f"icon.{stick}_stick"}
