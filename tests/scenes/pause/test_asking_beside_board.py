"""A decision is asked beside the board of any table, and a clock that runs goes on running."""

import pytest

from game.scenes.frame.commands import Chosen, FocusLost, Key, Resized
from game.scenes.match.extra_pause_line import Extra
from game.scenes.pages.dialog import glass
from game.scenes.pause import pausing, taking_back
from game.scenes.widgets.widget_kinds import Button
from game.session.match.clock import Clock
from tests import stage
from tests.games import GAMES
from tests.paper import Paper
from tests.scenes import sat_tables
from tests.scenes.table.hands import press

SIZES = [((1280, 720), 100), ((1024, 768), 100), ((960, 540), 150), ((2560, 1080), 100)]
OWN_TABLES = ("tanchiki", "tank_chess")
PEOPLE = (1, 2)
MINUTE = 60_000


def decisions(sitting):
    """Return the lines of a pause that decide something once they have asked."""
    pause = pausing.pause(sitting).scene
    pause.handle(Resized(1280, 720, 1))
    lines = [w.name for w in stage.widgets_of(pause) if isinstance(w, Button) and w.enabled]
    found = {name: pause.handle(Chosen(name)) for name in lines}
    asks = [name for name, said in found.items() if isinstance(getattr(said, "answer", 0), Extra)]
    sitting.asked = ""
    return [*asks, *(name for name in ("back", "take_back", "offer") if name in lines)]


def questions(stack):
    """Yield every question that is asked at a table before something is decided."""
    table, sitting = stack.top, stack.top.desk.sitting
    for name in decisions(sitting):
        stack._act(pausing.pause(sitting))
        stack._act(stack.top.handle(Chosen(name)))
        if stack.top is not table:
            yield name
        while stack.top is not table:
            press(stack, Key.BACK)
            stack.update(500)
    stack._act(taking_back.agree(sitting, "take back", "Take back", "Is that all right?", (0, 1)))
    yield "agree"
    press(stack, Key.BACK)


@pytest.mark.parametrize("game", [game for game in GAMES if game not in OWN_TABLES])
def test_a_question_is_as_wide_as_the_side_it_lies_over(kit, monkeypatch, game):
    kit = sat_tables.known(kit, monkeypatch)
    desk = sat_tables.sat(kit, sat_tables.match_of(game, 2, 9), (1280, 720)).top.desk
    assert desk.sitting.terms.aside(desk.page.width, desk.page.height) == desk.laid_out.side


@pytest.mark.parametrize("size,percent", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_leaves_the_board_in_sight(kit, monkeypatch, brushes, game, size, percent):
    kit = sat_tables.known(kit, monkeypatch)
    monkeypatch.setattr(kit.type, "percent", percent)
    stack = sat_tables.sat(kit, sat_tables.match_of(game, 2, 9), size)
    board, found = stack.top.desk.place.box, []
    for name in questions(stack):
        found.append(name)
        assert stack.top.see_through
        paper = Paper(brushes, size)
        stack.top.draw(paper)
        over = [mark for mark in paper.marks if board.holds(*mark.middle)]
        boxes = [w.box for w in stage.widgets_of(stack.top)]
        assert (name, over) == (name, [])
        assert [box for box in boxes if box.meets(board)] == []
        assert all(box.within(paper.box) for box in boxes)
    assert {"again", "agree"} <= {*found}


def test_a_clock_runs_on_below_a_question_and_may_end_it(kit):
    match = sat_tables.match_of("tank_chess", 2, 4, clock=Clock((MINUTE, MINUTE)))
    stack = sat_tables.sat(kit, match)
    table = stack.top
    stack.update(20)
    stack.handle(Chosen("resign"))
    assert stack.top is not table
    assert stack.top.moving
    before = match.clock.left
    stack.update(500)
    assert sum(before) - sum(match.clock.left) == 500
    stack.update(2 * MINUTE)
    assert match.outcome is not None
    assert stack.top is table


def test_no_clock_runs_below_a_pause(kit):
    match = sat_tables.match_of("tank_chess", 2, 4, clock=Clock((MINUTE, MINUTE)))
    stack = sat_tables.sat(kit, match)
    stack.handle(Chosen("menu"))
    before = match.clock.left
    stack.update(500)
    assert match.clock.left == before
    assert not stack.top.see_through


@pytest.mark.parametrize("asked", ["resign", "offer"])
def test_who_leaves_the_window_below_a_question_is_paused(kit, asked):
    stack = sat_tables.sat(kit, sat_tables.match_of("tank_chess", 2, 4))
    stack.handle(Chosen(asked))
    stack.handle(FocusLost())
    assert {"go_on", "title"} <= {
        w.name for w in stage.widgets_of(stack.top) if isinstance(w, Button)
    }


def test_a_glass_draws_nothing(brushes):
    paper = Paper(brushes, (640, 360))
    glass(paper)
    assert not paper.marks
