"""Keys after the mouse, at the table of every game: nothing is led or picked that wears no ring."""

import pytest

from game.ai.minds import offered
from game.rules import GAMES
from game.scenes.frame.commands import Key, Moved, Press
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests import stage
from tests.games import setups
from tests.paper import shown
from tests.scenes.table.hands import press
from tests.scenes.tanchiki.table import place_tanks

ARROWS = Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT
NOWHERE = 2, 719
BY_FORM = [game for game in GAMES if game != "tank_chess"]
"""On the board of Tank Chess keys lead a cursor of its own."""


def sat_alone(kit, game):
    """Return the table of a person against computers, when the person may choose."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    rules, (_, setup) = GAMES[game], setups(game)[0]
    others = rules.seats(rules.new(setup, 1).table) - 1
    weakest = offered(game)[0]
    players = (Player(""), *(Player("", weakest),) * others)
    match = Match(rules, Header(game, rules.number, setup, 3, players))
    scene = kit.faces[game].door.resume(kit, match)
    stack = stage.stack(scene, size=(1280, 720))
    if game == "tanchiki":
        place_tanks(stack, scene)
    until_asked(stack, scene)
    return stack, scene


def until_asked(stack, scene):
    for _ in range(400):
        stack.update(50)
        if scene.desk.sitting.choosers:
            stack.update(20)
            return
    raise AssertionError("nobody was asked")


def hidden(stack, scene):
    """Point at a control, then at nothing; return what has the focus now."""
    press(stack, Key.NEXT)
    assert scene.desk.form.focused()
    stack.handle(Moved(*NOWHERE))
    return scene.desk.form.focused()


def rings(stack, brushes):
    return [mark for mark in shown(stack, brushes).marks if mark.colour == "accent"]


@pytest.mark.parametrize("key", [*ARROWS, Key.ACCEPT])
@pytest.mark.parametrize("game", BY_FORM)
def test_the_first_key_after_the_mouse_only_shows_where_the_focus_is(kit, brushes, game, key):
    stack, scene = sat_alone(kit, game)
    before, state = hidden(stack, scene), scene.desk.live.match.state
    plain = rings(stack, brushes)
    press(stack, key)
    assert scene.desk.form.focused() == before
    assert scene.desk.live.match.state is state
    assert stack.top is scene
    assert len(rings(stack, brushes)) > len(plain)


@pytest.mark.parametrize("game", BY_FORM)
def test_whatever_arrows_lead_to_wears_a_ring(kit, brushes, game):
    stack, scene = sat_alone(kit, game)
    hidden(stack, scene)
    plain = rings(stack, brushes)
    for key in (Key.RIGHT, Key.RIGHT, Key.DOWN, Key.DOWN, Key.LEFT, Key.UP):
        press(stack, key)
        assert not scene.desk.form.by_pointer
        assert len(rings(stack, brushes)) > len(plain)


def test_in_tank_chess_nothing_is_taken_before_the_cursor_is_seen(kit):
    stack, scene = sat_alone(kit, "tank_chess")
    stack.handle(Moved(*NOWHERE))
    plan = scene.desk.plan
    stack.handle(Press(Key.ACCEPT))
    assert scene.desk.plan == plan
    assert scene.desk.hover is not None
