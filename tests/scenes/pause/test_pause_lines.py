"""The pause of a table: its lines keep their places, and none throws a match away unasked."""

from dataclasses import replace

import pytest

from game.content.tasks.challenges import load_challenges
from game.rules import GAMES
from game.rules.tanchiki.actions import Commit
from game.scenes.challenges.playing import table_of
from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import Pop, Push, Restart
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.pause import pausing
from game.scenes.pause.pause_lines import HARDLY_BEGUN, again_line
from game.scenes.play.result_page import result_scene
from game.scenes.saves.saved_files import records
from game.scenes.table.opened_table import begun
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.widgets.widget_kinds import Button
from tests import stage
from tests.demo import ROOMS
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.scenes.tanchiki.table import ALONE, WITH_COMPUTER, let_pass, plan_something, planning
from tests.scenes.tank_chess.table import click, scene, settle
from tests.setups.demo import DUEL


def lines(sitting):
    pause = pausing.pause(sitting).scene
    pause.handle(stage.resized((1280, 720)))
    return [(w.name, w.box) for w in stage.widgets_of(pause) if isinstance(w, Button)]


def chess(kit):
    made = scene(kit)
    yield made.desk.sitting
    for name in ("D1", "E2", "E2"):
        click(made, name)
        settle(made)
    yield made.desk.sitting


def tanchiki(kit):
    stack, made = planning(kit, WITH_COMPUTER)
    yield made.desk.sitting
    plan_something(made, 0)
    made.live.submit(Commit(0))
    let_pass(stack, 4000)
    yield made.desk.sitting


def demo(kit):
    made = begun(taught(kit), match(DUEL, None, "random"), FACE)
    made.handle(stage.resized((1280, 720)))
    yield made.desk.sitting
    made.live.submit(made.live.legal(0)[0])
    yield made.desk.sitting


TABLES = (chess, tanchiki, demo)


@pytest.fixture
def taught_demo(monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)


@pytest.mark.parametrize("table", TABLES)
def test_the_lines_keep_their_places_whatever_has_been_played(kit, taught_demo, table):
    first, *later = (lines(sitting) for sitting in table(kit))
    assert later == [first]


@pytest.mark.parametrize("table", TABLES)
def test_a_running_match_begins_again_only_when_asked(kit, taught_demo, table):
    *_, sitting = table(kit)
    for said in ("no", "again"):
        line = pausing.pause(sitting).scene.handle(Chosen("again"))
        question = pausing.resumed(sitting, line.answer)
        answer = question.scene.handle(Chosen(said))
        assert answer == Pop(said)
    assert pausing.resumed(sitting, "no") is None
    sitting.asked = "pause"
    assert isinstance(pausing.resumed(sitting, "again"), Restart)


def asked_after(kit, sitting, actions):
    """Return whether one is asked before beginning anew, after each of so many actions."""
    for _ in range(actions):
        sitting.live.submit(sitting.live.legal(sitting.match.to_act[0])[0])
        yield bool(again_line(kit.words, sitting.match, sitting.terms.quest).ask)


def test_a_task_asks_before_it_begins_anew_only_when_much_would_be_lost(kit):
    kit.settings.change(speed=0, bot_speed=0)
    sitting = table_of(kit, load_challenges("tanchiki")[0]).desk.sitting
    asked = list(asked_after(kit, sitting, HARDLY_BEGUN))
    assert asked == [False] * (HARDLY_BEGUN - 1) + [True]


def test_a_puzzle_of_two_turns_begins_anew_unasked(kit):
    puzzle = next(each for each in load_challenges("tank_chess") if each.stars.turns == 2)
    sitting = table_of(kit, puzzle).desk.sitting
    assert list(asked_after(kit, sitting, 1)) == [False]


def test_the_match_that_made_way_lies_among_the_records(kit):
    kit.settings.change(speed=0, bot_speed=0)
    seeds = iter(range(9))
    panel = TanchikiPanel(replace(kit, seed=lambda: next(seeds)), "")
    table = panel.start(ALONE).scene
    table.live.submit(table.live.legal(0)[0])
    pausing.pause(table.desk.sitting)
    anew = table.resume("again").scene
    anew.live.submit(anew.live.legal(0)[0])
    assert len(list(records(kit).glob("*.replay"))) == 1


def test_a_result_opens_at_what_throws_nothing_away(kit):
    shown = result_scene(kit, Result("Won", "", (SeatLine("emblem.0", "Ann", 2),)), lambda: "")
    shown.handle(stage.resized((1280, 720)))
    first = next(w for w in stage.widgets_of(shown) if isinstance(w, Button))
    assert (shown.form.focused(), first.name) == ("watch", "watch")


def test_one_person_alone_is_asked_before_a_turn_is_taken_back(kit):
    _, made = planning(kit, ALONE)
    pausing.pause(made.desk.sitting)
    assert isinstance(pausing.resumed(made.desk.sitting, "back"), Push)
