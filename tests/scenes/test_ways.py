"""Random walks through the whole program by controls and keys: there is always a way back.

A program is a seed: what it presses depends on what stands on the page when it comes there.
"""

import random
from itertools import cycle, islice

import pytest

from game.core.rules import NOBODY
from game.scenes.frame.commands import (
    KEYBOARD,
    Code,
    FocusLost,
    Key,
    Moved,
    PadLost,
    Press,
    Pressed,
    Released,
    Wants,
)
from game.scenes.frame.stack import Push
from game.scenes.play.sitting import CALM_MS
from game.scenes.widgets.focus import spots
from game.scenes.widgets.widget_kinds import Button
from tests import stage

STEPS = 60
SIZE = (1280, 720)
ESCAPE = 41
LEAVING = ("title", "yes", "leave")
KEYS = [key for key in Key if key not in (Key.BACK, Key.MENU)]


def walked(kit, brushes, seed, steps):
    """Return the stack after a random walk from the title, and what was done."""
    chance, done = random.Random(seed), []
    played = stage.stack(stage.SCENES["title"](kit), size=SIZE)
    if seed % 2:
        name = chance.choice([name for name in stage.SCENES if name not in ("title", "language")])
        done.append(name)
        played._act(Push(stage.SCENES[name](kit)))
    for _ in range(steps):
        if played.top is None:
            break
        done.append(step(played, chance))
        played.update(chance.choice((0, 16, 100, 1000)))
    if played.top is not None:
        played.draw(stage.canvas(brushes, SIZE))
    return played, done


def step(played, chance):
    """Do one thing a player can do; return it."""
    ready = [spot for spot in controls(played.top) if spot.control.enabled]
    kind = chance.random()
    if kind < 0.5 and ready:
        spot = chance.choice(ready)
        stage.form_of(played.top).focus(spot.key)
        played.handle(Press(Key.ACCEPT))
        return spot.key
    if kind < 0.7:
        x, y = chance.uniform(0, 1280), chance.uniform(0, 720)
        for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
            played.handle(command)
        return (round(x), round(y))
    if kind < 0.75:
        command = chance.choice((FocusLost(), PadLost(chance.randint(-1, 3), "Pad")))
        played.handle(command)
        return command
    key = Key.BACK if kind > 0.95 else chance.choice(KEYS)
    played.handle(Press(key))
    return key


def controls(scene):
    try:
        return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
    except AssertionError:
        return []


def back_at_the_title(played):
    """Press back again and again, and say yes to leaving where that is asked.

    Everybody presses in turn: where each is asked with a device of their own, only they refuse.
    """
    for seat in islice(cycle((NOBODY, *range(8))), 90):
        if played.top is None:
            return True
        # A line for the title of a record leads nowhere.
        buttons = (each for each in controls(played.top) if isinstance(each.control, Button))
        names = {spot.key for spot in buttons}
        if played.depth == 1 and "evening" in names:
            return True
        if leaving := next((name for name in LEAVING if name in names), None):
            stage.form_of(played.top).focus(leaving)
            played.handle(Press(Key.ACCEPT))
        elif played.wants is Wants.CODES:
            played.handle(Code(KEYBOARD, ESCAPE))
        else:
            played.handle(Press(Key.BACK, seat))
            # A key that is pressed again at once opens no pause.
            played.update(CALM_MS)
        played.update(16)
    return False


def lost(tmp_path, brushes, seeds):
    """Return every walk that did not come back, with what it did."""
    found = []
    for seed in seeds:
        kit = stage.make_kit(tmp_path / str(seed), brushes)
        try:
            played, done = walked(kit, brushes, seed, random.Random(-seed).randint(1, STEPS))
        except Exception as fault:
            raise AssertionError(f"walk {seed}") from fault
        if not back_at_the_title(played):
            found.append((seed, type(played.top).__name__, done))
    return found


def test_a_few_walks_come_back_to_the_title(tmp_path, brushes):
    assert lost(tmp_path, brushes, range(2)) == []


@pytest.mark.nightly
def test_three_hundred_walks_come_back_to_the_title(tmp_path, brushes):
    assert lost(tmp_path, brushes, range(300)) == []
