"""Every match that is finished is among the records without being asked for."""

import pytest

from game.rules import GAMES
from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import Notice, Pop, Push
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.play.result_page import result_scene
from game.scenes.saves.saved_files import records
from game.scenes.saves.saving import keep_record
from game.scenes.widgets.widget_kinds import Button, Label
from game.tools.tanchiki.exhibits import duel
from tests import stage
from tests.kept import open_watch

OVER = Result("Won", "", (SeatLine("emblem.0", "Ann", 2),))


def over(kit, name):
    """Return the table of a match that is over, with its result on it."""
    made = stage.stack(stage.SCENES[name](kit), size=(1280, 720))
    table = made.top
    for _ in range(400):
        made.update(100)
        if made.top is not table:
            break
    made.update(100)
    return made


def kept(kit):
    return sorted(records(kit).glob("*.replay"))


@pytest.mark.parametrize("name", ["tanchiki over", "table of tank_chess over"])
def test_a_finished_match_is_in_the_records_when_its_result_is_shown(kit, name):
    made = over(kit, name)
    assert made.depth == 2
    (path,) = kept(kit)
    _, watch = open_watch(path, GAMES)
    assert len(watch.done) > 3


def test_a_result_that_is_looked_at_for_long_is_kept_once(kit):
    made = over(kit, "tanchiki over")
    for _ in range(50):
        made.update(100)
    assert len(kept(kit)) == 1


def test_the_same_finished_match_is_not_kept_twice(kit):
    match = duel(kit)
    assert keep_record(kit, match) == keep_record(kit, match)
    assert len(kept(kit)) == 1


def test_a_match_half_way_is_kept_as_often_as_one_asks(kit):
    match = duel(kit)
    match.undo_agreed(5)
    assert keep_record(kit, match) != keep_record(kit, match)


def test_whoever_leaves_a_kept_result_is_not_asked(kit):
    sheet = result_scene(kit, OVER, lambda: True)
    sheet.update(16)
    assert sheet.handle(Chosen("title")) == Pop("title")
    said = {w.words for w in stage.widgets_of(sheet) if isinstance(w, Label)}
    assert kit.words("play.kept") in said


def test_what_could_not_be_kept_can_be_tried_again_and_is_asked_about(kit):
    tries = []
    sheet = result_scene(kit, OVER, lambda: tries.append(1) or len(tries) > 1)
    stage.stack(sheet, size=(1280, 720))
    sheet.update(16)
    assert isinstance(sheet.handle(Chosen("title")), Push)
    names = [w.name for w in stage.widgets_of(sheet) if isinstance(w, Button)]
    assert "keep" in names
    assert sheet.handle(Chosen("keep")) == Notice(kit.words("play.kept"))
    assert sheet.handle(Chosen("title")) == Pop("title")
