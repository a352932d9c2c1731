"""A monkey at the keyboard, the mouse, the pads and the window, over all scenes."""

import random

import pygame
import pytest

from game.scenes.commands import (
    Chosen,
    Code,
    Device,
    Dropped,
    Edit,
    Edited,
    FocusLost,
    Key,
    Kind,
    Moved,
    PadFound,
    PadLost,
    Press,
    Pressed,
    Release,
    Released,
    Typed,
    Wheel,
)
from tests import stage
from tests.app.shells import opened, resize

SIZES = [(640, 360), (320, 200), (500, 700), (1, 1), (800, 300)]
WORDS = ["a", "Ї", "", "\0", "\ud800", "{0}", "%s", "‮abc", "🙂", "x" * 10_000, "\n"]


def random_event(chance):
    """Return an event such as the machine sends, or one that makes no sense."""
    spot = (chance.randint(-50, 900), chance.randint(-50, 800))
    button, pad = chance.randint(1, 7), chance.randint(0, 3)
    key = {"scancode": chance.randint(0, 290), "key": 0, "mod": chance.choice((0, 1, 64))}
    kinds = [
        (pygame.MOUSEMOTION, {"pos": spot, "rel": (1, 1), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"pos": spot, "button": button}),
        (pygame.MOUSEBUTTONUP, {"pos": spot, "button": button}),
        (pygame.MOUSEWHEEL, {"x": 0, "y": chance.randint(-9, 9)}),
        (pygame.KEYDOWN, {**key, "unicode": ""}),
        (pygame.KEYUP, key),
        (pygame.TEXTINPUT, {"text": chance.choice(WORDS)}),
        (pygame.WINDOWFOCUSLOST, {}),
        (pygame.WINDOWEXPOSED, {}),
        (pygame.DROPFILE, {"file": "/tmp/none.tmx"}),
        (pygame.CONTROLLERBUTTONDOWN, {"instance_id": pad, "button": chance.randint(0, 25)}),
        (pygame.CONTROLLERBUTTONUP, {"instance_id": pad, "button": chance.randint(0, 25)}),
        (pygame.CONTROLLERAXISMOTION, {"instance_id": pad, "axis": 1, "value": spot[0] * 40}),
        (pygame.CONTROLLERDEVICEREMOVED, {"instance_id": pad}),
        (pygame.CONTROLLERDEVICEADDED, {"device_index": pad}),
    ]
    kind, values = chance.choice(kinds)
    return pygame.Event(kind, values)


def random_command(chance):
    """Return a command; those of pads come from devices that need not be there."""
    x, y = chance.uniform(-20, 1400), chance.uniform(-20, 800)
    seat = chance.randint(-1, 7)
    device = Device(chance.choice(list(Kind)), chance.randint(0, 2))
    key = chance.choice(list(Key))
    return chance.choice(
        [
            Moved(x, y, seat),
            Pressed(x, y, chance.randint(1, 3), seat),
            Released(x, y, chance.randint(1, 3), seat),
            Wheel(x, y, chance.randint(-3, 3), seat),
            Press(key, seat, device, chance.random() < 0.2),
            Press(chance.choice((Key.ACCEPT, Key.DOWN, Key.RIGHT)), seat, device),
            Release(key, seat, device),
            Typed(chance.choice(WORDS)),
            Edited(chance.choice(list(Edit)), chance.choice(WORDS)),
            Code(device, chance.randint(0, 300)),
            FocusLost(),
            PadLost(seat, "Pad"),
            PadFound("Pad"),
            Dropped("/tmp/none.tmx"),
            Chosen(chance.choice(("no.such", "frame.back", "setup.start")), seat),
        ]
    )


def play_scenes(tmp_path, count, seed, names=tuple(stage.SCENES)):
    """Send commands to every scene in turn; drawn now and then, also at odd sizes."""
    brushes = stage.brushes()
    kit = stage.make_kit(tmp_path, brushes)
    chance = random.Random(seed)
    for name in names:
        played = begun(kit, name)
        for number in range(count // len(names)):
            if played.top is None:
                played = begun(kit, name)
            command = random_command(chance)
            try:
                played.handle(command)
                played.update(chance.randint(0, 200))
            except Exception as fault:
                raise AssertionError(f"{name}, seed {seed}, command {number}: {command}") from fault
            if number % 97 == 0:
                size = chance.choice(SIZES)
                played.handle(stage.resized(size))
                played.draw(stage.canvas(brushes, size))
        assert way_back(played), f"{name} with seed {seed}"


def begun(kit, name):
    """Return the scene over the title, but for those that nothing lies below."""
    below = () if name in ("title", "language") else (stage.SCENES["title"](kit),)
    return stage.stack(*below, stage.SCENES[name](kit))


def way_back(played):
    """Say whether pressing back, or choosing the title where it is offered, leads there."""
    for _ in range(40):
        if played.depth <= 1:
            return True
        played.handle(Press(Key.BACK))
        played.handle(Code(Device(Kind.KEYBOARD), 41))
        played.handle(Chosen("title"))
        played.handle(Chosen("yes"))
    return False


def play_events(tmp_path, count, seed):
    shell, _ = opened(tmp_path)
    chance = random.Random(seed)
    for number in range(count):
        for command in shell.input.commands(random_event(chance), 0.5):
            shell.stack.handle(command)
        shell.input.want(shell.stack.wants)
        shell.input.update(chance.randint(0, 300))
        if shell.stack.top is None:
            shell, _ = opened(tmp_path)
        if number % 211 == 0:
            resize(chance.choice(SIZES))
            shell._resize()
            shell.draw()
    return shell


def test_two_thousand_commands_break_no_scene(tmp_path):
    play_scenes(tmp_path, 2000, seed=1, names=(*stage.SHEETS, "tanchiki planning", "chess plan"))


def test_two_thousand_events_break_nothing(tmp_path):
    assert play_events(tmp_path, 2000, seed=2)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(4))
def test_two_hundred_thousand_commands_break_no_scene(tmp_path, seed):
    play_scenes(tmp_path, 50_000, seed)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(4))
def test_two_hundred_thousand_events_break_nothing(tmp_path, seed):
    assert play_events(tmp_path, 50_000, seed)
