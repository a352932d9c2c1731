"""The ways on from what is played on the road, what was left half-way, and what help costs."""

from dataclasses import replace
from os import utime

import pytest

from game.content.tasks.road import Bout
from game.rules.tank_chess.actions import Resign
from game.scenes.challenges.left_half_way import named
from game.scenes.challenges.playing import table_of as challenge_table
from game.scenes.challenges.stars_won import NEXT
from game.scenes.challenges.where_met import at_stage
from game.scenes.frame.commands import Chosen, Key, Press, Resized, Said
from game.scenes.pause import pausing
from game.scenes.road.bout import Fight, match_of, stars_of, table_of, turn_of
from game.scenes.road.road import last_left, road_scene
from game.scenes.road.road_progress import chapters, travel
from game.scenes.road.words import PickStage
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saved_files import autosave
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Label
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution
from tests.scenes.challenges.challenge_doors import with_tables


@pytest.fixture
def kit(tmp_path, brushes):
    return stage.make_kit(tmp_path, brushes)


def fight(chapter, place):
    found = chapters()[chapter].stages[place]
    assert isinstance(found.task, Bout)
    return Fight(found, found.task)


def words(scene):
    return [each.words for each in stage.widgets_of(scene) if isinstance(each, Label | Button)]


def begun(kit, fight):
    """Return the table of a bout after the traveller's first action."""
    table = table_of(kit, fight)
    table.handle(Resized(1280, 720))
    act(table.desk.live)
    return table


def act(live):
    live.submit(live.match.rules.legal(live.match.table, 0)[0])


def errand_ended(kit, place=0):
    """Return the page after a task of the road was solved from its page."""
    played = stage.stack(road_scene(with_tables(kit)))
    played.handle(Said(PickStage(place)))
    if played.depth == 1:
        played.handle(Chosen("play"))
    table = played.top
    challenge = named(kit, dict(table.match.header.labels)["challenge"])
    for line in solution(challenge):
        table.match.submit(action_of(table.match.rules, table.match.table, line))
    played.update(0)
    return played


def test_a_task_of_the_road_has_its_stages_name_and_the_roads_way_on(kit):
    played = errand_ended(kit)
    said = words(played.top)
    assert kit.words("road.ford.gate") in said
    assert {kit.words("road.next"), kit.words("road.map")} <= set(said)
    assert not {kit.words("challenge.next"), kit.words("challenge.list")} & set(said)
    played.handle(Chosen(NEXT))
    assert kit.words("road.ford.nest") in words(played.top)


@pytest.mark.parametrize("place", [3, 6])
def test_the_pause_of_a_bout_leads_to_the_map(kit, place):
    pause = pausing.pause(begun(kit, fight(0, place)).desk.sitting).scene
    assert kit.words("road.map") in words(pause)
    assert kit.words("challenge.list") not in words(pause)


def test_what_was_left_last_goes_on_first(kit):
    for place in (6, 3):
        begun(kit, fight(0, place))
        kit.writer.settle()
    for late, early in (("tanchiki", "tank_chess"), ("tank_chess", "tanchiki")):
        for game, second in ((early, 1), (late, 2)):
            saved = autosave(challenge_kit(kit), game)
            utime(saved, ns=(second * 10**9, second * 10**9))
        assert last_left(kit).table.desk.live.match.rules.name == late


def test_a_task_of_the_road_left_half_way_goes_on_as_one_from_the_title(kit):
    task = named(kit, "tanchiki.first_shot")
    table = challenge_table(kit, task, at_stage("road.ford.gate"))
    table.handle(Resized(1280, 720))
    act(table.live)
    played = stage.stack(title_scene(kit))
    played.handle(Chosen("continue"))
    assert played.top.desk.sitting.terms.quest.title() == kit.words("road.ford.gate")
    played.handle(Press(Key.MENU))
    played.handle(Chosen("title"))
    assert kit.words("road.title") in words(played.top)


def test_a_stage_left_half_way_says_so(kit):
    begun(kit, fight(0, 3))
    found = travel(kit)
    assert [each.id for each in found.shown.stages if found.is_left(each)] == ["road.ford.button"]
    scene = road_scene(kit)
    scene.handle(Said(PickStage(3)))
    assert kit.words("pause.go_on") in words(scene)
    scene.handle(Said(PickStage(0)))
    assert kit.words("pause.go_on") not in words(scene)


def test_a_bout_of_chess_can_be_resigned(kit):
    table = table_of(kit, fight(0, 6))
    table.handle(Resized(1280, 720))
    pause = pausing.pause(table.desk.sitting).scene
    assert kit.words("chess.resign") in words(pause)
    table.resume("resign")
    assert table.desk.live.match.outcome.winners == {1}


def test_help_on_the_road_costs_one_star_and_says_so_before(kit):
    what = fight(0, 6)
    table = table_of(kit, what)
    table.handle(Resized(1280, 720))
    pause = pausing.pause(table.desk.sitting).scene
    costs = kit.words("road.toll", what=kit.words("chess.hint"))
    assert costs in words(pause)
    match = table.desk.live.match
    match.hint(0)
    assert costs not in words(pausing.pause(table.desk.sitting).scene)
    assert "2" in table.desk.quest.line(match)


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("three, two, stars", [(99, 99, 3), (1, 99, 2), (1, 1, 1)])
def test_a_win_with_a_turn_taken_back_has_one_star_less_but_never_none(
    kit, helped, three, two, stars
):
    what = fight(0, 6)
    match = match_of(kit, what)
    match.submit(match.rules.legal(match.table, 0)[0])
    if helped:
        match.undo_agreed(0)
        match.submit(match.rules.legal(match.table, 0)[0])
    match.submit(Resign(1))
    bout = replace(what.bout, stars=replace(what.bout.stars, three=three, two=two))
    turn = turn_of(match)
    least = 3 if turn <= three else 2 if turn <= two else 1
    assert stars_of(bout, match) == (max(1, least - 1) if helped else least)
