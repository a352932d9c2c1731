"""Game pads, plugged in and pulled out for real as far as SDL can tell."""

from dataclasses import replace

import pygame
import pytest

from game.app.input import Input
from game.app.pads import Pads
from game.core.rules import NOBODY
from game.scenes.frame.commands import (
    KEYBOARD,
    Device,
    Key,
    Kind,
    PadFound,
    PadLost,
    Press,
    Release,
)
from game.scenes.frame.settings import Sits
from game.scenes.frame.stack import Pop
from game.scenes.pages.seat_device_page import device_name, join_scene
from tests import stage, vjoy

from .needs import needs_pads

pytestmark = needs_pads


@pytest.fixture
def pads(display):
    made = Pads()
    made.begin()
    pygame.event.clear()
    yield made
    pygame.event.clear()


@pytest.fixture
def heard(pads, book, seating):
    return Input(book, seating, pads)


@pytest.fixture
def plug():
    plugged = []

    def one(**described):
        plugged.append(vjoy.VirtualPad(**described))
        return plugged[-1]

    yield one
    for pad in plugged:
        pad.unplug()
    pygame.event.clear()


def commands_of(heard):
    return [command for event in pygame.event.get() for command in heard.commands(event, 1)]


def test_a_pad_plugged_in_is_told_once(heard, plug):
    plug(name="Blue Pad")
    assert len([c for c in commands_of(heard) if isinstance(c, PadFound)]) == 1


@pytest.mark.parametrize("sits", Sits)
def test_on_a_sofa_a_pad_that_is_in_comes_before_the_keyboard(heard, book, seating, sits, plug):
    book.change(sits=sits)
    plug()
    commands_of(heard)
    assert seating.last.kind is (Kind.PAD if sits is Sits.SOFA else Kind.KEYBOARD)


def test_a_pad_that_comes_does_not_speak_for_who_plays_on_the_keyboard(heard, book, seating, plug):
    book.change(sits=Sits.SOFA)
    seating.claim(KEYBOARD, 0)
    plug()
    commands_of(heard)
    assert seating.last == KEYBOARD


def test_a_pad_announced_twice_opens_one_device(heard, pads, plug):
    plug()
    commands_of(heard)
    list(heard.commands(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0), 1))
    assert len(pads.names()) == 1


def test_a_button_is_pressed_once_and_released_once(heard, plug):
    pad = plug()
    commands_of(heard)
    pad.button(vjoy.SOUTH, True)
    pressed = commands_of(heard)
    pad.button(vjoy.SOUTH, False)
    device = Device(Kind.PAD, pad.number)
    assert pressed + commands_of(heard) == [
        Press(Key.ACCEPT, device=device),
        Release(Key.ACCEPT, device=device),
    ]


def test_a_new_pad_at_rest_presses_nothing(heard, plug):
    plug()
    assert [c for c in commands_of(heard) + commands_of(heard) if isinstance(c, Press)] == []


def test_a_stick_pushed_presses_one_direction_once(heard, plug):
    pad = plug()
    commands_of(heard)
    keys = []
    for value in (9000, 21000, 32000, 17000, 30000, 0):
        pad.axis(0, value)
        keys += [type(c) for c in commands_of(heard)]
    assert keys == [Press, Release]


def test_a_pad_pulled_out_with_a_button_held_lets_it_go(heard, plug):
    pad = plug()
    commands_of(heard)
    pad.button(vjoy.SOUTH, True)
    commands_of(heard)
    pad.unplug()
    assert [type(c) for c in commands_of(heard)] == [Release, PadLost]


def test_a_pad_pulled_out_names_its_seat(heard, seating, plug):
    pad = plug(name="Red Pad")
    commands_of(heard)
    seating.claim(Device(Kind.PAD, pad.number), 3)
    pad.unplug()
    assert [c.seat for c in commands_of(heard) if isinstance(c, PadLost)] == [3]


def test_the_other_players_pad_does_not_take_over(heard, seating, plug):
    first, second = plug(), plug()
    commands_of(heard)
    seating.claim(Device(Kind.PAD, first.number), 0)
    seating.claim(Device(Kind.PAD, second.number), 1)
    first.unplug()
    commands_of(heard)
    second.button(vjoy.SOUTH, True)
    assert [c.seat for c in commands_of(heard) if isinstance(c, Press)] == [1]


def test_a_pad_that_comes_back_belongs_to_nobody_yet(heard, seating, plug):
    first = plug()
    commands_of(heard)
    seating.claim(Device(Kind.PAD, first.number), 0)
    first.unplug()
    commands_of(heard)
    again = plug()
    commands_of(heard)
    again.button(vjoy.SOUTH, True)
    assert [c.seat for c in commands_of(heard) if isinstance(c, Press)] == [seating.nobody]


def test_two_pads_that_come_back_in_the_other_order_serve_who_takes_them(heard, seating, plug):
    first, second = plug(name="One"), plug(name="Two")
    commands_of(heard)
    seating.claim(Device(Kind.PAD, first.number), 0)
    seating.claim(Device(Kind.PAD, second.number), 1)
    for pad in (first, second):
        pad.unplug()
        commands_of(heard)
    second, first = plug(name="Two"), plug(name="One")
    commands_of(heard)
    seating.claim(Device(Kind.PAD, first.number), 0)
    seating.claim(Device(Kind.PAD, second.number), 1)
    seats = []
    for pad in (first, second):
        pad.button(vjoy.SOUTH, True)
        seats += [c.seat for c in commands_of(heard) if isinstance(c, Press)]
    assert seats == [0, 1]


def test_any_pad_may_take_a_seat_whose_pad_was_lost(heard, seating, plug, tmp_path):
    kit = stage.make_kit(tmp_path, stage.brushes())
    scene = join_scene(kit, 2, "Ann", lost=True)
    heard.want(scene.wants)
    pad = plug()
    commands_of(heard)
    pad.button(vjoy.NORTH, True)
    answers = [scene.handle(command) for command in commands_of(heard)]
    device = kit.seating.device_of(2)
    assert (answers, device) == ([Pop()], Device(Kind.PAD, pad.number))


def test_a_pad_without_buttons_and_sticks_does_no_harm(heard, plug):
    plug(buttons=0, axes=0).unplug()
    assert [c for c in commands_of(heard) if isinstance(c, Press)] == []


@pytest.mark.parametrize("cycles", [12, pytest.param(300, marks=pytest.mark.nightly)])
def test_plugging_and_pulling_many_times_leaves_nothing_open(heard, pads, cycles):
    for _ in range(cycles):
        pad = vjoy.VirtualPad()
        commands_of(heard)
        pad.button(vjoy.EAST, True)
        commands_of(heard)
        pad.unplug()
        commands_of(heard)
    assert (pads.names(), heard.busy) == ({}, False)


def test_the_set_up_tells_which_of_two_pads_a_seat_plays_with(heard, pads, plug, tmp_path):
    plug(name="Blue Pad")
    plug(name="Red Pad")
    commands_of(heard)
    kit = replace(stage.make_kit(tmp_path, stage.brushes()), pads=pads.names)
    device = Device(Kind.PAD, max(pads.names()))
    assert device_name(kit, device) == "gamepad 2 (Red Pad)"


def keys_of(heard, pad):
    """Press the lower button and push the right stick to the right; return what they mean."""
    found = []
    for move in (
        lambda: pad.button(vjoy.SOUTH, True),
        lambda: pad.button(vjoy.SOUTH, False),
        lambda: pad.axis(2, 32000),
        lambda: pad.axis(2, 0),
    ):
        move()
        found += [(type(c), c.key) for c in commands_of(heard)]
    return found


@pytest.mark.parametrize(
    ("seat", "left_handed", "keys"),
    [
        (1, {1}, (Key.DOWN, Key.RIGHT)),
        (1, {0}, (Key.ACCEPT, Key.STEP)),
        (NOBODY, {0}, (Key.ACCEPT, Key.STEP)),
        (NOBODY, {0, NOBODY}, (Key.DOWN, Key.RIGHT)),
    ],
    ids=["left hand", "right hand", "some share it", "only left hands share it"],
)
def test_a_pad_has_its_halves_changed_for_who_leads_with_the_left_hand(
    heard, seating, plug, seat, left_handed, keys
):
    pad = plug()
    commands_of(heard)
    if seat != NOBODY:
        seating.claim(Device(Kind.PAD, pad.number), seat)
    seating.left_handed = frozenset(left_handed)
    assert keys_of(heard, pad) == [(kind, key) for key in keys for kind in (Press, Release)]
