"""A table to play at in tests: who sits there, and what people at it do."""

from __future__ import annotations

from dataclasses import replace

from game.core.chance import Dice
from game.rules.tanchiki import TANCHIKI
from game.scenes.frame.commands import KEYBOARD, Key, Moved, Press, Pressed, Release, Released
from game.scenes.frame.stack import SceneStack
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.tanchiki.table import TableScene
from game.session.match.match import Match
from tests import stage

ALONE = (Occupant("Ann"),)
HEADERS = {}
"""Set-ups made before: to read the segments takes a while."""

WITH_COMPUTER = (Occupant("Ann"), Occupant("Bob", "recruit"))
TWO = (Occupant("Ann"), Occupant("Bob"))


def table_of(kit, places=ALONE, seed=7, **settings):
    """Return the stack and the table; all is shown at once."""
    kit.settings.change(**{"speed": 0, "bot_speed": 0, "less_motion": True, **settings})
    seeded = replace(kit, seed=lambda: seed)
    if (places, seed) not in HEADERS:
        HEADERS[places, seed] = TanchikiPanel(seeded, "").match(places).header
    scene = TableScene(seeded, Match(TANCHIKI, HEADERS[places, seed]), lambda: None)
    stack = SceneStack(scene)
    stack.handle(stage.resized((1280, 720)))
    return stack, scene


def let_pass(stack, ms=2000, step=100):
    for _ in range(ms // step):
        stack.update(step)


def place_tanks(stack, scene):
    """Put every person's tank on the board."""
    for _ in range(400):
        stack.update(100)
        if scene.table.turn.number:
            return
        if scene.desk.aimer.aim is not None and stack.top is scene:
            press(stack, Key.ACCEPT)
            press(stack, Key.ACCEPT)
    raise AssertionError("the tanks were never placed")


def planning(kit, places=ALONE, **settings):
    """Return a table at which planning has begun; every curtain is opened."""
    stack, scene = table_of(kit, places, **settings)
    place_tanks(stack, scene)
    let_pass(stack, 300)
    open_curtain(stack, scene)
    return stack, scene


def open_curtain(stack, scene):
    for _ in range(3):
        if stack.top is not scene:
            press(stack, Key.ACCEPT)
            let_pass(stack, 200)


def press(stack, key, seat=-1, device=KEYBOARD):
    stack.handle(Press(key, seat, device))
    stack.handle(Release(key, seat, device))


def hold(stack, key, seat=-1, device=KEYBOARD, ms=700):
    stack.handle(Press(key, seat, device))
    let_pass(stack, ms)
    stack.handle(Release(key, seat, device))


def plan_something(scene, seat):
    """Lay one card into each stack, as the rules list them."""
    dice = Dice(3, "plan", seat)
    for manoeuvre in (0, 1):
        actions = [
            action
            for action in scene.live.legal(seat)
            if getattr(action, "manoeuvre", None) == manoeuvre and hasattr(action, "card")
        ]
        scene.live.submit(dice.choice(actions))


def click(stack, box):
    x, y = box.middle
    stack.handle(Moved(x, y))
    stack.handle(Pressed(x, y))
    stack.handle(Released(x, y))
