"""A record of a match that goes on: it shows nobody's hand but one's own."""

from dataclasses import replace

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.state import Ending, Reason
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.match.live_match import EVERYBODY
from game.scenes.opening.opening import opened_record
from game.scenes.replay.seen_from_a_seat import open_eyes
from game.scenes.saves.saved_files import records
from game.session.records.replay import Watch
from tests import stage
from tests.kept import open_watch
from tests.scenes.tanchiki.table import (
    ALONE,
    TWO,
    WITH_COMPUTER,
    let_pass,
    place_tanks,
    plan_something,
    planning,
    table_of,
)


def kept(kit, scene):
    """Keep the record by the pause of a table, and return where it lies."""
    scene.desk.sitting.asked = "pause"
    scene.resume("keep")
    (path,) = records(kit).glob("*.replay")
    return path


def watched(kit, path):
    made = stage.watched(opened_record(kit, path))
    made.handle(stage.resized((1280, 720)))
    made.handle(Chosen("bar.last"))
    return made


def eyes_of(scene):
    return [each.options for each in scene._widgets() if getattr(each, "name", "") == "eyes"]


def test_a_plan_that_waits_for_the_other_lies_shut_in_the_record_kept_from_the_curtain(kit):
    stack, scene = table_of(kit, TWO)
    place_tanks(stack, scene)
    let_pass(stack, 300)
    first = scene.desk.sitting.open_for
    plan_something(scene, first)
    scene.live.submit(Commit(first))
    let_pass(stack, 300)
    shown = watched(kit, kept(kit, scene))
    assert shown.reel.shown == TANCHIKI.view(scene.live.match.table, NOBODY)
    assert shown.reel.shown != TANCHIKI.view(scene.live.match.table, first)
    assert eyes_of(shown) == []
    shown.handle(Changed("eyes", 0))
    assert shown.reel.shown == TANCHIKI.view(scene.live.match.table, NOBODY)


def test_who_sits_alone_may_see_the_own_hand_and_no_computers(kit):
    _, scene = planning(kit, WITH_COMPUTER)
    shown = watched(kit, kept(kit, scene))
    assert eyes_of(shown) == [("a bystander", "Ann")]


def test_all_hands_are_open_once_the_match_is_over(kit):
    _, scene = planning(kit, ALONE)
    record, watch = open_watch(kept(kit, scene), {"tanchiki": TANCHIKI})
    assert open_eyes(TANCHIKI, record, watch) == (NOBODY, 0)
    end = replace(watch.tables[-1], ending=Ending((0,), Reason.EAGLES))
    over = Watch((*watch.tables, end), watch.done, True)
    assert open_eyes(TANCHIKI, record, over) == (EVERYBODY, 0, NOBODY)
