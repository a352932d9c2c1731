"""A monkey at the keyboard, the mouse, the pads and the window, over all scenes."""

import random
from itertools import product

import pytest

from game.core.rules import NOBODY
from game.scenes.frame.commands import (
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
from game.scenes.play.sitting import CALM_MS
from tests import stage
from tests.app.storm import WORDS, storm

GROWN_MB = 20
SEATS = range(8)
SIZES = [(640, 360), (320, 200), (500, 700), (1, 1), (800, 300)]


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
    below = () if name in ("title", "language", "desk or sofa") else (stage.SCENES["title"](kit),)
    return stage.stack(*below, stage.SCENES[name](kit))


def way_back(played):
    """Say whether pressing back, or choosing the title where it is offered, leads there.

    Everybody presses in turn: where each is asked with a device of their own, only they refuse.
    """
    for _, seat in product(range(5), (NOBODY, *SEATS)):
        if played.depth <= 1:
            return True
        played.handle(Press(Key.BACK, seat))
        played.handle(Code(Device(Kind.KEYBOARD), 41))
        played.handle(Chosen("title"))
        played.handle(Chosen("yes"))
        played.update(CALM_MS)
    return False


def test_five_hundred_commands_break_no_scene(tmp_path):
    # To make a page and to draw it takes longest: by day every second one.
    names = (*stage.SHEETS[::2], "tanchiki planning", "chess plan")
    play_scenes(tmp_path, 500, seed=1, names=names)


def test_eight_hundred_events_break_nothing(tmp_path):
    names = ("title", "settings", "records", "tanchiki set-up")
    assert storm(tmp_path, 800, seed=2, rounds=1, names=names).frames == 80


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(4))
def test_two_hundred_thousand_commands_break_no_scene(tmp_path, seed):
    play_scenes(tmp_path, 50_000, seed)


@pytest.mark.nightly
@pytest.mark.parametrize("half", range(2))
def test_half_a_million_events_break_and_leak_nothing(tmp_path, half):
    # A million in one go would keep one core busy longer than the rest of the night's part takes.
    names = tuple(stage.SCENES)[half::2]
    weather = storm(tmp_path, 500_000, seed=11 + half, rounds=4, names=names)
    print(f"the slowest frames: {weather.worst}, megabytes: {weather.memory}")
    # In the first half the shelves of pictures and words fill up; all of them have a cap.
    assert weather.memory[-1] - weather.memory[1] < GROWN_MB
