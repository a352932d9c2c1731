"""Challenges that are left half-way, and gone on with from the title and from the list."""

import pytest

from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import load_challenges
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.left_half_way import going_on, half_way_table
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import match_of, table_of
from game.scenes.frame.commands import Chosen, Key, Press, Resized, Said
from game.scenes.frame.stack import Pop, Push, Replace
from game.scenes.pause import pausing
from game.scenes.pause.pause_lines import SHORT
from game.scenes.saves.half_way_challenges import challenge_kit, half_way
from game.scenes.saves.saved_files import autosave
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button
from tests import stage
from tests.content.tasks.challenge_play import action_of, solution

FIRST = {game: load_challenges(game)[0] for game in challenged()}


def names(scene):
    return {each.name for each in stage.widgets_of(scene) if isinstance(each, Button)}


def left_half_way(kit, challenge):
    """Do the first action of a challenge's solution at its table, and go away."""
    table = table_of(kit, challenge)
    table.handle(Resized(1280, 720))
    match = table.live.match if hasattr(table, "live") else table.desk.live.match
    live = table.live if hasattr(table, "live") else table.desk.live
    live.submit(action_of(match.rules, match.table, solution(challenge)[0]))
    return match.count


@pytest.fixture
def kit(tmp_path, brushes):
    return stage.make_kit(tmp_path, brushes)


@pytest.mark.parametrize("game", FIRST)
def test_a_challenge_goes_on_where_it_was_left(kit, game):
    count = left_half_way(kit, FIRST[game])
    table = half_way_table(kit)
    live = table.live if hasattr(table, "live") else table.desk.live
    assert live.match.count == count > 0


def test_the_list_offers_to_go_on_and_to_begin_anew(kit):
    left_half_way(kit, FIRST["tanchiki"])
    scene = challenges_scene(kit)
    assert {"go_on", "play"} <= names(scene)
    assert isinstance(scene.handle(Chosen("go_on")), Push)


def test_a_list_without_a_half_played_challenge_only_begins(kit):
    assert "go_on" not in names(challenges_scene(kit))


def test_the_title_goes_on_with_a_challenge(kit):
    count = left_half_way(kit, FIRST["tanchiki"])
    change = title_scene(kit).handle(Chosen("continue"))
    assert change.scene.live.match.count == count


def test_another_challenge_does_not_go_on_with_it(kit):
    left_half_way(kit, FIRST["tanchiki"])
    assert going_on(kit, load_challenges("tanchiki")[1]) is None


def test_a_challenge_that_is_over_waits_no_more(kit):
    challenge = FIRST["tank_chess"]
    table = table_of(kit, challenge)
    match = match_of(kit, challenge)
    live = table.desk.live
    for line in solution(challenge):
        live.submit(action_of(match.rules, live.match.table, line))
    live.playback.skip()
    table.update(16)
    assert half_way(kit, "tank_chess") == ""


@pytest.mark.parametrize("text", ["", "{}", "[1]\n", '{"labels": 3}\n', '{"labels": [[1]]}\n'])
def test_a_damaged_half_played_challenge_is_no_obstacle(kit, text):
    path = autosave(challenge_kit(kit), "tanchiki")
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    assert half_way_table(kit) is None


def test_the_pause_of_a_challenge_leads_to_the_list_and_says_so(kit):
    table = table_of(kit, FIRST["tanchiki"])
    table.handle(Resized(1280, 720))
    pause = table.handle(Press(Key.MENU)).scene
    leave = next(each for each in stage.widgets_of(pause) if getattr(each, "name", "") == "title")
    assert leave.words == kit.words("challenge.list")
    assert isinstance(table.resume("title"), Pop)


@pytest.mark.parametrize("game", FIRST)
def test_the_task_is_told_in_the_language_that_was_chosen_in_the_pause(kit, game):
    table = table_of(kit, FIRST[game])
    sitting = getattr(table.desk, "sitting", None)
    quest = sitting.terms.quest if sitting else table.desk.quest
    before = quest.title(), task(table, quest)
    kit.words.speak("uk")
    table.resume(None)
    after = quest.title(), task(table, quest)
    assert [old != new for old, new in zip(before, after, strict=True)] == [True, True]


def task(table, quest):
    match, told = table.desk.live.match, getattr(table.desk, "task", None)
    return told.line(match) if told else quest.line(match)


def test_a_run_that_was_left_half_way_is_thrown_away_only_when_asked(kit):
    left_half_way(kit, FIRST["tanchiki"])
    scene = challenges_scene(kit)
    question = scene.handle(Chosen("play")).scene
    assert {"yes", "no"} <= names(question)
    assert scene.resume("no") is None
    assert scene.resume("yes").scene.live.match.count == 0


def test_another_challenge_asks_before_it_takes_the_place_of_one_left_half_way(kit):
    left_half_way(kit, FIRST["tanchiki"])
    scene = challenges_scene(kit)
    scene.handle(Said(PickOut(2)))
    question = scene.handle(Chosen("play")).scene
    words = [each.words for each in stage.widgets_of(question) if hasattr(each, "words")]
    assert any(kit.words("challenge." + FIRST["tanchiki"].id) in each for each in words)


LONG = tuple(
    challenge
    for game in FIRST
    for challenge in load_challenges(game)
    if not 0 < challenge.stars.turns <= SHORT and len(solution(challenge)) > SHORT
)


@pytest.mark.parametrize("game", sorted({each.game for each in LONG}))
def test_the_pause_of_a_challenge_asks_before_it_begins_anew(kit, game):
    left_half_way(kit, next(each for each in LONG if each.game == game))
    sitting = half_way_table(kit).desk.sitting
    line = pausing.pause(sitting).scene.handle(Chosen("again"))
    question = pausing.resumed(sitting, line.answer)
    assert isinstance(question, Push)
    assert {"again", "no"} <= names(question.scene)


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess", "one_cut"])
def test_a_challenge_of_two_turns_that_has_just_begun_begins_anew_unasked(kit, game):
    left_half_way(kit, FIRST[game] if game == "tanchiki" else load_challenges(game)[-1])
    sitting = half_way_table(kit).desk.sitting
    line = pausing.pause(sitting).scene.handle(Chosen("again"))
    assert isinstance(pausing.resumed(sitting, line.answer), Replace)
