"""The log of a table: what it tells again, and how it counts."""

import pytest

from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.events import (
    ColumnBlocked,
    ColumnMoved,
    Obstacle,
    TankDrowned,
    TurnBegan,
)
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.state import FIRST_BOT
from game.scenes.frame.stack import SceneStack
from game.scenes.pages.widget_scene import Page
from game.scenes.play.log import SWATCH, Log, line_words
from game.scenes.tanchiki.sentences import tell, whose
from game.scenes.tanchiki.table import TableScene
from game.scenes.tanchiki.whose_turn import pause
from game.scenes.widgets.form import Form
from game.session.match.match import Match
from game.session.records.replay import play_again
from game.tools.tanchiki.exhibits import duel
from game.view.canvas.box import Box
from game.view.show.clip import CUT
from game.view.show.playback import Playback
from tests import stage
from tests.paper import Paper, shown
from tests.view.tanchiki.moments import moments

from .table import let_pass, place_tanks, plan_something, planning

HIGH = Box(0, 0, 340, 1900)


def told_log(kit, *events):
    log = Log(kit, ("Ann", "Bob", "Cy"), tell, lambda event: isinstance(event, TurnBegan), whose)
    reel = Playback(moments()[0][0], lambda table, told: table, lambda table, told: CUT)
    reel.add([Told(number, event, "T1", None) for number, event in enumerate(events)])
    reel.advance(1)
    log.follow(reel)
    return log


def slide(facing=Facing.SOUTH):
    return ColumnMoved((1,), facing, sliding=True)


def test_lines_that_read_the_same_are_counted(kit):
    log = told_log(kit, slide(), slide(), slide())
    assert [line_words(kit, line) for line in log.lines] == [
        kit.words("log.times", words="Bob slides south", count=3)
    ]


def test_a_log_that_is_moved_is_not_measured_anew(kit):
    log, page = told_log(kit, slide(), slide(Facing.EAST)), Page(1280, 720, 1, kit.type)
    log.area(page, Box(900, 200, 300, 400))
    kit.type.settings.clear()
    rows = log.area(page, Box(900, 260, 300, 340)).widgets
    assert ([row.box.y for row in rows][:1], len(kit.type.settings)) == ([260], 0)


def test_another_line_between_begins_a_new_count(kit):
    log = told_log(kit, slide(), slide(), slide(Facing.EAST), slide())
    assert [line.times for line in log.lines] == [2, 1, 1]


def test_a_counted_line_asks_why_of_the_last_of_its_events(kit):
    assert told_log(kit, TurnBegan(1), slide(), slide()).lines[-1].number == 2


def test_another_language_chosen_in_the_pause_is_spoken_at_the_table(kit):
    kit.settings.change(speed=0, bot_speed=0)
    whole = duel(kit)
    half = Match(whole.rules, whole.header)
    for done in whole.done[: whole.count // 2]:
        half.submit(done.action)
    scene = TableScene(kit, half, lambda: None)
    before = [line.number for line in scene.desk.log.lines]
    pause(scene.desk)
    kit.words.speak("ru")
    scene.resume(None)
    fresh = TableScene(kit, half, lambda: None)
    assert (scene.desk.names, scene.desk.log.lines) == (fresh.desk.names, fresh.desk.log.lines)
    assert [line.number for line in scene.desk.log.lines] == before


def test_what_is_still_to_be_shown_is_not_told_when_the_language_changes(kit):
    whole = duel(kit)
    log = Log(kit, ("Ann", "Bob"), tell)
    log.recall(whole, -1, until=40)
    before = [line.number for line in log.lines]
    kit.words.speak("uk")
    log.say_anew(("Оля", "Яна"), whole, -1)
    assert [line.number for line in log.lines] == before


def test_a_match_that_is_gone_on_with_tells_what_was_told(kit):
    whole = duel(kit)
    half = Match(whole.rules, whole.header)
    for done in whole.done[: whole.count // 2]:
        half.submit(done.action)
    first = TableScene(kit, half, lambda: None)
    again = TableScene(kit, play_again(half.record(), half.rules), lambda: None)
    assert len(again.desk.log.lines) > 20
    assert again.desk.log.lines == first.desk.log.lines


def test_a_log_that_is_told_again_reads_as_it_was_followed(kit):
    whole = duel(kit)
    table, story = whole.state_at(0).table, whole.events()
    log = Log(kit, ("Ann", "Bob"), tell)
    reel = Playback(table, lambda shown, told: evolve(shown, told.event), lambda *_: CUT)
    reel.add(story)
    reel.advance(1)
    log.follow(reel)
    told = Log(kit, ("Ann", "Bob"), tell)
    told.recall(whole, -2)
    count = min(len(log.lines), len(told.lines)) - 1
    assert count > 20
    assert log.lines[-count:] == told.lines[-count:]


def test_a_turn_that_is_taken_back_is_taken_out_of_the_log(kit):
    stack, scene = planning(kit)
    before = scene.desk.log.lines
    plan_something(scene, 0)
    scene.live.submit(Commit(0))
    let_pass(stack, 4000)
    played = len(scene.desk.log.lines)
    scene.desk.sitting.asked = "pause"
    scene.resume("back")
    scene.resume("yes")
    assert (scene.desk.log.lines == before, played > len(before)) == (True, True)


def painted(kit, brushes, log, box=HIGH):
    """Return what the log shows in a box."""
    page, paper = Page(1280, 2000, 1, kit.type), Paper(brushes, (1280, 2000), 1)
    Form().draw_widgets(paper, (log.area(page, box),))
    return paper.marks


def test_a_line_that_is_higher_than_the_log_is_seen_all_the_same(kit, brushes):
    marks = painted(kit, brushes, told_log(kit, slide()), Box(0, 0, 140, 44))
    assert [mark.what for mark in marks if mark.how == "write"] == ["Bob slides south"]


def test_a_line_has_the_colour_of_the_seat_it_is_about(kit, brushes):
    pushed = ColumnBlocked((FIRST_BOT, 1), Facing.NORTH, Cell(2, 0), Obstacle.EDGE, False)
    log = told_log(kit, TurnBegan(1), slide(), pushed, TankDrowned(2, Cell(3, 3)))
    assert [line.seat for line in log.lines] == [None, 1, None, 2]
    swatches = [mark.colour for mark in painted(kit, brushes, log) if mark.box.width == SWATCH]
    assert swatches == ["seat.1", "seat.2"]


def test_what_has_happened_last_stands_out_and_not_the_turn_that_begins(kit, brushes):
    log = told_log(kit, slide(), TankDrowned(2, Cell(3, 3)), TurnBegan(2))
    marks = painted(kit, brushes, log)
    lit = next(mark.box for mark in marks if mark.colour == "panel_light")
    assert [m.what for m in marks if m.what and lit.holds(*m.middle)] == [log.lines[1].words]


@pytest.mark.parametrize("reads", (False, True))
def test_while_hands_lie_over_the_log_its_newest_lines_stand_below_the_seats(kit, brushes, reads):
    scene = stage.SCENES["tanchiki two plan"](kit)
    scene.handle(stage.resized((1280, 720)))
    scene.desk.reading = reads
    last = next(line for line in reversed(scene.desk.log.lines) if not line.head)
    lines = [mark for mark in shown(scene, brushes).marks if mark.what == last.words]
    assert [mark.box.right < scene.desk.place.x for mark in lines] == [not reads]


def test_the_newest_lines_stand_below_a_task_not_under_it(kit, brushes):
    kit.settings.change(speed=0, bot_speed=0)
    scene = stage.SCENES["tanchiki challenge"](kit)
    stack = SceneStack(scene)
    stack.handle(stage.resized((1280, 720)))
    place_tanks(stack, scene)
    let_pass(stack)
    scene.desk.log = told_log(kit, slide())
    heading = kit.words("log.heading")
    (stands,) = [mark.box for mark in shown(scene, brushes).marks if mark.what == heading]
    assert scene.desk.task.placed(scene.desk.page, scene.desk.live.match).bottom < stands.y
