"""Whatever was laid over a table is gone, and focus, cursor, picks and scrolling are as before."""

import pytest

from game.core.rules import NOBODY
from game.scenes.frame.commands import (
    FocusLost,
    Key,
    Moved,
    PadFound,
    PadLost,
    Pressed,
    Released,
    Wheel,
)
from game.scenes.frame.settings import Curtain
from game.scenes.play.log import AREA
from game.scenes.tank_chess.turn.plan_by_keys import look
from game.scenes.widgets.focus import spots
from tests import stage
from tests.games import GAMES
from tests.scenes import sat_tables
from tests.scenes.table.hands import press

CALM = 450
ACTIONS = 13
LEAVES = ("title", "again", "leave", "go_on", "keep", "hints", "turn", "watch", "hint")
"""Lines of a pause that lead away, or do something at once."""

CURTAINS = (Curtain.OPEN, Curtain.ALWAYS)


def picked(desk):
    """Return all that is picked so far, and where one looks."""
    about = ("plan", "looks_at", "reading", "cursor", "open", "quarters")
    found = {name: getattr(desk, name) for name in about if name in dir(desk)}
    if choosing := getattr(desk, "choosing", None):
        found["picked"] = {seat: choosing.picking(seat).picked for seat in desk.open}
    if planners := getattr(desk, "planners", None):
        found["planners"] = planners.seats, [planners._plans.chosen(s) for s in planners.seats]
        found["aim"] = desk.aimer.aim
    if not hasattr(desk, "face"):
        found["hover"] = desk.hover
    return found


def standing(scene):
    """Return where everything of a table is that a player has brought there."""
    form, desk = stage.form_of(scene), scene.desk
    seats = (NOBODY, *range(len(desk.sitting.names)))
    focus = {seat: form.focused(seat) for seat in seats}
    return focus, dict(form.scrolls.tops), picked(desk), desk.sitting.choosers


def walked(stack):
    """Bring keys somewhere at a table, pick something, and scroll what is told."""
    scene = stack.top
    for key in (Key.RIGHT, Key.DOWN, Key.ACCEPT, Key.DOWN, Key.RIGHT, Key.RIGHT):
        press(stack, key)
        sat_tables.settle(stack)
    logged = [each for each in stage.widgets_of(scene) if getattr(each, "name", "") == AREA]
    for area in logged:
        stack.handle(Wheel(*area.box.middle, 1))
    stack.update(CALM)
    back_at_table(stack, scene)


def back_at_table(stack, scene):
    """Leave whatever lies over a table by the key that leads back; a curtain is opened."""
    for _ in range(8):
        if stack.top is scene:
            break
        names = {spot.key for spot in controls(stack)}
        press(stack, Key.ACCEPT if "here" in names else Key.BACK)
        stack.update(CALM)
    assert stack.top is scene
    stack.update(CALM)
    if stack.top is not scene:
        back_at_table(stack, scene)


def controls(stack):
    return spots(stage.widgets_of(stack.top), stage.form_of(stack.top).scrolls.tops)


def choose(stack, name):
    stage.form_of(stack.top).focus(name)
    press(stack, Key.ACCEPT)


def seated(kit, monkeypatch, game, curtain, people=2):
    kit = sat_tables.known(kit, monkeypatch)
    stack = sat_tables.sat(kit, sat_tables.match_of(game, people, ACTIONS), curtain=curtain)
    for _ in range(3):
        if "here" in {spot.key for spot in controls(stack)}:
            press(stack, Key.ACCEPT)
            sat_tables.settle(stack)
    scene = stack.top
    back_at_table(stack, scene)
    walked(stack)
    return stack, scene


def test_every_line_of_a_pause(kit, monkeypatch, game, curtain):
    stack, scene = seated(kit, monkeypatch, game, curtain)
    before = standing(scene)
    press(stack, Key.MENU)
    assert stack.top is not scene
    lines = [s.key for s in controls(stack) if s.control.enabled and s.key not in LEAVES]
    back_at_table(stack, scene)
    assert standing(scene) == before
    for line in (*lines, "title"):
        if line == "title":
            continue
        press(stack, Key.MENU)
        choose(stack, line)
        back_at_table(stack, scene)
        assert (line, standing(scene)) == (line, before)


@pytest.mark.parametrize("key", [Key.HELP, Key.MENU])
def test_what_a_key_lays_over_it(kit, monkeypatch, game, curtain, key):
    stack, scene = seated(kit, monkeypatch, game, curtain)
    before = standing(scene)
    press(stack, key)
    assert stack.top is not scene
    back_at_table(stack, scene)
    assert standing(scene) == before


def test_a_lost_window_and_a_lost_pad(kit, monkeypatch, game, curtain):
    stack, scene = seated(kit, monkeypatch, game, curtain)
    before = standing(scene)
    for lost in (FocusLost(), PadLost(NOBODY, "pad"), PadLost(0, "pad")):
        stack.handle(lost)
        stack.update(20)
        back_at_table(stack, scene)
        assert (lost, standing(scene)) == (lost, before)
    stack.handle(PadFound("pad"))
    stack.note("A pad was found.")
    stack.update(20)
    assert standing(scene) == before


def test_a_look_at_why(kit, monkeypatch, game, curtain):
    stack, scene = seated(kit, monkeypatch, game, curtain)
    press(stack, Key.WHY)
    if getattr(scene.desk, "cursor", True) is None:
        # What lies beside the board has said first what it is.
        press(stack, Key.WHY)
    before = standing(scene)
    press(stack, Key.ACCEPT)
    back_at_table(stack, scene)
    stack.update(5000)
    assert standing(scene) == before


def test_a_dialog_opened_and_left_by_the_mouse(kit, monkeypatch, game, curtain):
    stack, scene = seated(kit, monkeypatch, game, curtain)
    opener = next(s for s in controls(stack) if s.key in ("head.pause", "menu"))
    stack.handle(Moved(*opener.seen.middle))
    before = standing(scene)
    by_mouse(stack, opener)
    assert stack.top is not scene
    by_mouse(stack, next(s for s in controls(stack) if s.key == "go_on"))
    stack.update(20)
    back_at_table(stack, scene)
    assert standing(scene) == before


def by_mouse(stack, spot):
    x, y = spot.seen.middle
    for command in (Moved, Pressed, Released):
        stack.handle(command(x, y))


def pytest_generate_tests(metafunc):
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(GAMES))
    if "curtain" in metafunc.fixturenames:
        metafunc.parametrize("curtain", CURTAINS, ids=lambda each: each.value)


def test_who_does_not_resign_finds_the_cursor_and_plays_nothing_unseen(kit):
    stack = sat_tables.sat(kit, sat_tables.match_of("tank_chess", 2))
    desk = stack.top.desk
    start = sorted(desk.reaches(0))[2]
    look(desk, start)
    stack.handle(Moved(*desk.place.middle(start)))
    by_mouse(stack, next(s for s in controls(stack) if s.key == "resign"))
    by_mouse(stack, next(s for s in controls(stack) if s.key == "no"))
    assert desk.hover is None
    press(stack, Key.ACCEPT)
    assert (desk.hover, desk.reach, desk.live.match.count) == (start, None, 0)
    press(stack, Key.ACCEPT)
    assert desk.reach is not None
