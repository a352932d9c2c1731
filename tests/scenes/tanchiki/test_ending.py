"""How a match ends on the screen, the guided first turn, and why things happened."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.content.texts import LANGUAGES
from game.rules.tanchiki.actions import Commit
from game.rules.tanchiki.state import Ending, Options, Phase, Reason, Score, Setup
from game.scenes.book.why_page import causes
from game.scenes.frame.commands import KEYBOARD, MOUSE, Chosen, Device, Key, Kind, Press
from game.scenes.frame.stack import Pop, Push
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.pages.key_glyphs import key_name, spoken
from game.scenes.play.moment_tiles import Moment
from game.scenes.play.result_page import result_scene
from game.scenes.tanchiki.end.ending import ended_scene, result_of, rises_of
from game.scenes.tanchiki.end.solo_bests import best, keep_result
from game.scenes.tanchiki.events_that_explain import of_course
from game.scenes.tanchiki.first_turn_hints import ALONE, HINTS, SEEN
from game.session.people.progress import NAME
from game.tools.tanchiki.exhibits import duel
from tests import stage
from tests.paper import shown
from tests.view.tanchiki.moments import moments, one_story

from .table import let_pass, plan_something, planning, press, table_of

NAMES = ("Ann", "Bob", "Cy")


def ended(winners=(1,), turns=9, reason=Reason.EAGLES):
    table = moments()[-1][0]
    scores = tuple(Score(2 if seat in winners else 0, ()) for seat in range(table.seats))
    turn = replace(table.turn, number=turns)
    return replace(table, scores=scores, turn=turn, ending=Ending(winners, reason))


def alone(table):
    return replace(table, scores=table.scores[:1], hands=table.hands[:1])


def test_the_best_stands_first(kit):
    lines = result_of(kit.words, ended((2,)), NAMES).lines
    assert (lines[0].name, lines[0].won) == ("Cy", True)


def test_a_shared_win_names_all(kit):
    title = result_of(kit.words, ended((0, 2)), NAMES).title
    assert "Ann" in title
    assert "Cy" in title


def test_fewer_turns_are_a_new_best(kit):
    setup = Setup(moments()[0][0].board, 1, Options(solo=True))
    kept = [keep_result(kit, setup, alone(ended((0,), turns))) for turns in (12, 15, 9)]
    assert kept == [True, False, True]
    assert best(kit, setup) == 9


def test_each_board_has_its_own_best(kit):
    board = moments()[0][0].board
    keep_result(kit, Setup(board, 1, Options(solo=True)), alone(ended((0,))))
    assert best(kit, Setup(board, 1, Options(solo=True, island=True))) is None


def test_a_damaged_file_of_results_is_no_obstacle(kit):
    setup = Setup(moments()[0][0].board, 1, Options(solo=True))
    (kit.folder / NAME).write_bytes(b"\0")
    assert keep_result(kit, setup, alone(ended((0,), 8)))
    assert best(kit, setup) == 8


def test_a_match_without_three_eagles_is_no_result(kit):
    setup = Setup(moments()[0][0].board, 1, Options(solo=True))
    assert not keep_result(kit, setup, alone(ended((), reason=Reason.LAST_TURN)))


def hint(scene):
    shown = scene.desk.guide.shown
    return shown.key.removeprefix("tanchiki.guide.") if shown else ""


def test_the_first_hints_come_at_their_moments(kit):
    stack, scene = table_of(kit)
    let_pass(stack, 200)
    goal = hint(scene)
    stack.handle(Chosen("guide.read"))
    let_pass(stack, 200)
    first = hint(scene)
    scene.desk.aimer.accept()
    scene.desk.aimer.accept()
    let_pass(stack, 400)
    second = hint(scene)
    plan_something(scene, 0)
    let_pass(stack, 400)
    third = hint(scene)
    stack.handle(Chosen("guide.read"))
    let_pass(stack, 400)
    told = (goal, first, second, third, hint(scene))
    assert told == ("goal_alone", "place", "hand", "ghost", "done")


def test_no_hint_comes_after_the_player_wants_none(kit):
    stack, scene = planning(kit)
    stack.handle(Chosen("guide.stop"))
    plan_something(scene, 0)
    let_pass(stack, 400)
    assert hint(scene) == ""
    assert SEEN in kit.settings.now.seen


def test_a_later_table_is_not_guided(kit):
    kit.settings.change(seen=frozenset({SEEN}))
    stack, scene = table_of(kit)
    let_pass(stack, 300)
    assert hint(scene) == ""


def test_hints_come_again_when_asked_for(kit):
    kit.settings.change(seen=frozenset({SEEN}))
    stack, scene = table_of(kit)
    scene.desk.guide.again()
    let_pass(stack, 300)
    assert hint(scene) == "goal_alone"
    stack.handle(Chosen("guide.read"))
    let_pass(stack, 300)
    assert hint(scene) == "place"


def play_a_turn(stack, scene):
    """Plan something, read every hint that comes, and go on to the next planning."""
    number = scene.table.turn.number
    _read(stack, scene)
    plan_something(scene, 0)
    _read(stack, scene)
    scene.live.submit(Commit(0))
    while not scene.desk.planners.seats or scene.table.turn.number == number:
        let_pass(stack, 20, 20)
        scene.desk.aimer.accept()
        if scene.desk.guide.holds:
            scene.desk.guide.read()
    let_pass(stack, 40, 20)


def _read(stack, scene):
    let_pass(stack, 200)
    while hint(scene):
        stack.handle(Chosen("guide.read"))
        let_pass(stack, 200)


def test_hints_that_are_asked_for_later_leave_the_placing_out(kit):
    stack, scene = planning(kit)
    play_a_turn(stack, scene)
    scene.desk.guide.again()
    let_pass(stack, 300)
    assert hint(scene) == "goal_alone"
    stack.handle(Chosen("guide.read"))
    let_pass(stack, 300)
    assert hint(scene) == "hand"


@pytest.mark.parametrize("speed", [0, 800])
def test_a_later_table_has_no_hint_that_was_read(kit, speed):
    stack, scene = planning(kit, speed=speed, bot_speed=speed)
    play_a_turn(stack, scene)
    assert scene.desk.guide.shown == ALONE[-1]
    _read(stack, scene)
    stack, scene = table_of(kit)
    let_pass(stack, 300)
    assert hint(scene) == "place", "the first table had none, since its tank stood already"


def test_a_hint_that_was_only_due_for_a_moment_comes_again(kit):
    stack, scene = table_of(kit)
    let_pass(stack, 200)
    assert hint(scene) == "goal_alone"
    stack, scene = table_of(kit)
    let_pass(stack, 200)
    assert hint(scene) == "goal_alone"


@pytest.mark.parametrize("hints", [HINTS, ALONE], ids=["several", "alone"])
def test_every_hint_has_its_words(kit, hints):
    assert [hint.key for hint in hints if hint.key not in kit.words] == []


def test_a_chain_of_causes_leads_to_the_event():
    story = one_story()
    late = next(told for told in reversed(story) if told.cause is not None)
    chain = causes(story, late.number, of_course)
    assert chain[-1] == late
    assert all(one.number == two.cause for one, two in pairwise(chain))


def test_a_drowned_tank_is_traced_to_a_card():
    story = one_story()
    drowned = next(told for told in story if type(told.event).__name__ == "TankDrowned")
    first = causes(story, drowned.number, of_course)[0].event
    assert type(first).__name__ in ("StackRevealed", "BotsRoused", "BotChosen")


def test_the_course_of_a_turn_is_no_reason():
    story = one_story()
    shot = next(told for told in story if type(told.event).__name__ == "BrickHalved")
    assert [type(told.event).__name__ for told in causes(story, shot.number, of_course)] == [
        "VolleyFired",
        "BrickHalved",
    ]


def test_the_title_is_asked_about_while_the_match_is_not_kept(kit):
    sheet = ended_scene(kit, duel(kit), NAMES[:2], lambda: False)
    assert isinstance(sheet.handle(Chosen("title")), Push)
    assert sheet.resume("no") is None
    assert sheet.resume("yes") == Pop("title")


@pytest.mark.parametrize("kept", [True, False])
def test_back_leads_from_the_result_to_the_board_and_not_past_it(kit, kept):
    sheet = ended_scene(kit, duel(kit), NAMES[:2], lambda: kept)
    sheet.update(16)
    assert sheet.handle(Press(Key.BACK)) == Pop()


def committed(kit, **settings):
    """Return a table at which the first turn begins to be shown, its hints unread."""
    stack, scene = planning(kit, speed=100, bot_speed=100, **settings)
    _read(stack, scene)
    plan_something(scene, 0)
    let_pass(stack, 200)
    scene.live.submit(Commit(0))
    while hint(scene) != "reel":
        let_pass(stack, 20, 20)
    return stack, scene


def test_a_hint_about_what_only_happens_waits_until_it_was_read(kit):
    stack, scene = committed(kit)
    shown = scene.live.playback.shown
    let_pass(stack, 10_000, 100)
    assert (hint(scene), scene.live.playback.shown) == ("reel", shown)
    stack.handle(Chosen("guide.read"))
    while not hint(scene):
        let_pass(stack, 20, 20)
    assert (hint(scene), scene.table.turn.phase) == ("bots_alone", Phase.BOTS)


def test_accept_reads_a_hint_that_everything_waits_for(kit):
    stack, scene = committed(kit)
    scene.desk.form.focus("")
    press(stack, Key.ACCEPT)
    assert hint(scene) == ""
    assert not scene.live.playback.idle, "it is read, and nothing is skipped"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", [KEYBOARD, Device(Kind.PAD, 1), MOUSE])
def test_the_hints_speak_the_device_in_use(kit, language, device):
    kit.words.speak(language)
    kit.seating.last = device
    guide = planning(kit)[1].desk.guide
    told = guide.words(HINTS[-1]), spoken(kit, ALONE[-1].key, **ALONE[-1].keys)
    mouse = device == MOUSE
    name = key_name(kit, Key.WHY)
    assert [(name in each, _of_the_mouse(each)) for each in told] == [(not mouse, mouse)] * 2


def _of_the_mouse(words):
    return any(each in words for each in ("right-click", "правой кнопкой", "правою кнопкою"))


def test_what_the_points_rose_to_is_what_they_were_at_the_end(kit):
    match = duel(kit)
    rises = rises_of(match)
    assert [mark for mark, _ in rises] == ["emblem.0", "emblem.1"]
    assert {len(values) for _, values in rises} == {match.table.turn.number}
    assert [values[-1] for _, values in rises] == [each.points for each in match.table.scores]


def test_the_page_of_the_end_shows_how_the_points_rose(kit, brushes):
    scene = stage.SCENES["tanchiki result"](kit)
    paper = shown(scene, brushes)
    assert paper.says(kit.words("result.rise"))


@pytest.mark.parametrize(("size", "rises"), [((1280, 720), False), ((1920, 1080), True)])
def test_the_points_of_four_rise_where_there_is_room(kit, brushes, size, rises):
    lines = tuple(SeatLine(f"emblem.{seat}", f"Name {seat}", seat) for seat in range(4))
    moments = (Moment(0, "Turn 1", "Something", lambda canvas, box: None),)
    values = tuple((line.marker, (0, line.score)) for line in lines)
    result = Result("Won", "", lines)
    scene = result_scene(kit, result, lambda: True, moments=moments, rises=values)
    assert shown(scene, brushes, size).says(kit.words("result.rise")) == rises
