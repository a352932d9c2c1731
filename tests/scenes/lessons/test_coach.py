"""A guided match at the tables of all games that have one: who leads through it."""

from dataclasses import replace

import pytest

from game.app.assets import load_brushes
from game.content.files.program_files import home
from game.content.lessons import lesson_homes
from game.content.lessons.lesson_homes import has_lessons
from game.content.shelf.boxes import load_boxes
from game.content.texts import LANGUAGES
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.book.rules_page import rules_scene
from game.scenes.frame.commands import Chosen, Device, Key, Kind, Press
from game.scenes.frame.stack import Push, SceneStack
from game.scenes.lessons.coach import lesson_table
from game.scenes.lessons.end_page import end_scene
from game.scenes.lessons.lesson_progress import course_of, reach, reached
from game.scenes.lessons.lessons_page import PickOut, lessons_scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saved_files import autosave
from game.scenes.shelf.back_of_box import back_scene
from game.scenes.table.table_scene import TableScene
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, key_of
from tests import stage
from tests.demo import ROOMS
from tests.demo.stage import taught
from tests.paper import Paper
from tests.scenes.lessons.learner import (
    DEMO,
    answer,
    answers,
    begun,
    card,
    does,
    let_pass,
    live,
    opened,
)
from tests.scenes.table.hands import press

TAUGHT = tuple(game for game in GAMES if has_lessons(game))
LESSONS = [(game, place) for game in TAUGHT for place in range(len(course_of(game).lessons))]


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    return taught(kit)


@pytest.mark.parametrize("game, place", LESSONS)
def test_a_lesson_that_is_solved_leads_to_the_next_one(kit, game, place):
    course = course_of(game)
    stack = begun(kit, course, place)
    does(stack, course.lessons[place].solution)
    assert kit.words(f"{course.lessons[place].key}.done") in card(stack)
    answer(stack, "next")
    after = course.lessons[place + 1].key if place + 1 < len(course.lessons) else ""
    over = kit.words(f"{after}.words" if after else f"lesson.{game}.over")
    assert over in card(stack)
    assert reached(kit, course) == place + 1


@pytest.mark.parametrize("game, place", LESSONS)
def test_a_mistake_says_why_and_the_lesson_begins_anew(kit, game, place):
    course = course_of(game)
    for why, names in course.lessons[place].mistakes:
        stack = begun(kit, course, place)
        does(stack, names)
        assert kit.words(f"{course.lessons[place].key}.why.{why}") in card(stack)
        answer(stack, "again")
        assert kit.words(f"{course.lessons[place].key}.words") in card(stack)
        answer(stack, "begin")
        assert live(stack).match.count == 0


def test_a_game_needs_no_more_than_data(demo):
    stack = opened(demo, DEMO)
    assert card(stack)[:3] == (
        "Step 1 of 2",
        "The crate",
        "Drive two cells: lay the card, then another one.",
    )
    answer(stack, "begin")
    assert isinstance(stack.top, TableScene)
    does(stack, DEMO.lessons[0].solution)
    answer(stack, "next")
    answer(stack, "begin")
    does(stack, DEMO.lessons[1].solution[:3])
    let_pass(stack, 60)
    assert "It made way." in card(stack)


def test_what_is_no_part_of_the_lesson_is_taken_back_and_the_rest_stays(demo):
    stack = begun(demo, DEMO)
    does(stack, ["lay left"])
    does(stack, ["lay right"])
    assert card(stack)[1] == "Not now"
    assert "Open the crate." in card(stack)[2]
    answer(stack, "begin")
    assert [d.action.order.value for d in live(stack).match.done] == ["left"]


def test_every_step_can_be_skipped(demo):
    stack = opened(demo, DEMO)
    for _ in DEMO.lessons:
        answer(stack, "skip")
    assert "Crates are all there is." in card(stack)
    assert reached(demo, DEMO) == 2


def test_a_step_is_skipped_from_the_pause_too(demo):
    stack = begun(demo, DEMO)
    press(stack, Key.MENU)
    answer(stack, "skip")
    assert card(stack)[0] == "Step 2 of 2"


def test_the_task_can_be_read_once_more(demo):
    stack = begun(demo, DEMO)
    press(stack, Key.MENU)
    answer(stack, "words")
    assert card(stack)[1] == "The crate"


def test_a_guided_match_is_left_from_every_card_and_from_the_pause(demo):
    def left(stack):
        return not any(isinstance(each, TableScene) for each in stack._scenes)

    stack = opened(demo, DEMO)
    answer(stack, "leave")
    assert left(stack)
    stack = begun(demo, DEMO)
    does(stack, DEMO.lessons[0].mistakes[0][1])
    answer(stack, "leave")
    assert left(stack)
    stack = begun(demo, DEMO)
    press(stack, Key.MENU)
    answer(stack, "title")
    assert left(stack)


def test_the_way_back_on_a_card_goes_on_as_its_first_answer_does(demo):
    stack = opened(demo, DEMO)
    assert answers(stack)[0] == "begin"
    press(stack, Key.BACK)
    let_pass(stack)
    assert isinstance(stack.top, TableScene)


def test_a_guided_match_writes_no_autosave(kit):
    course = course_of(TAUGHT[0])
    stack = begun(kit, course)
    does(stack, course.lessons[0].solution[:1])
    kit.writer.settle()
    assert not autosave(challenge_kit(kit), course.game).exists()
    assert not autosave(kit, course.game).exists()


@pytest.mark.parametrize("game", TAUGHT)
def test_the_crash_report_can_tell_a_lesson(kit, game):
    begun(kit, course_of(game))
    assert game in kit.black_box.tell()


def test_the_page_goes_on_with_the_step_that_was_reached(kit):
    course = course_of(TAUGHT[0])
    reach(kit, course, 2)
    reach(kit, course, 1)
    stack = SceneStack(lessons_scene(kit))
    stack.handle(stage.resized((1280, 720)))
    stack.handle(Chosen("begin"))
    let_pass(stack)
    assert card(stack)[0] == course.number(kit.words, 2)


def test_who_has_done_all_steps_begins_anew(kit):
    course = course_of(TAUGHT[0])
    reach(kit, course, len(course.lessons))
    stack = SceneStack(lessons_scene(kit, course.game))
    stack.handle(Chosen("begin"))
    let_pass(stack)
    assert card(stack)[0] == course.number(kit.words, 0)


def test_the_page_opens_at_the_first_game_that_is_not_known_yet(kit):
    course, other = course_of(TAUGHT[0]), course_of(TAUGHT[1])
    reach(kit, course, len(course.lessons))
    stack = SceneStack(lessons_scene(kit))
    stack.handle(Chosen("begin"))
    let_pass(stack)
    assert card(stack)[:2] == (other.number(kit.words, 0), other.title(kit.words, 0))


def test_after_the_last_step_a_real_match_is_set_up(kit):
    course = course_of(TAUGHT[0])
    stack = opened(kit, course, len(course.lessons) - 1)
    answer(stack, "skip")
    answer(stack, "play")
    assert isinstance(stack.top, Sheet)
    assert "tab" in {getattr(each, "name", "") for each in stage.widgets_of(stack.top)}


def test_the_box_of_a_game_and_the_rules_book_lead_to_the_guided_match(kit):
    box = next(each for each in load_boxes(tuple(GAMES)) if each.game == TAUGHT[-1])
    ways = (back_scene(kit, box), "first"), (rules_scene(kit, TAUGHT[-1]), "lessons")
    for scene, name in ways:
        stack = SceneStack(scene)
        stack.handle(stage.resized((1280, 720)))
        answer(stack, name)
        assert "begin" in answers(stack)


def test_the_rules_book_offers_only_what_there_is(kit, monkeypatch):
    without = replace(kit, faces={"demo": kit.faces[TAUGHT[0]]})
    scene = rules_scene(without, "demo", load=lambda game, language: ())
    assert "lessons" not in {getattr(each, "name", "") for each in stage.widgets_of(scene)}


@pytest.mark.nightly  # A minute: every card of every lesson, in every language and size.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", (100, 150))
def test_no_card_cuts_words_off(tmp_path, language, percent):
    stage.open_display()
    brushes = load_brushes(home() / "assets", percent, False)
    kit = stage.make_kit(tmp_path, brushes, language)
    kit.settings.change(text_size=percent)
    for game, place in LESSONS:
        course = course_of(game)
        for names in (
            None,
            course.lessons[place].solution,
            *dict(course.lessons[place].mistakes).values(),
        ):
            stack = opened(kit, course, place)
            if names is not None:
                answer(stack, "begin")
                does(stack, names)
            for size in ((960, 540), (1024, 768), (1280, 720)):
                stack.handle(stage.resized(size))
                brushes.type.cut.clear()
                stack.draw(stage.canvas(brushes, size))
                found = {words for words in brushes.type.cut if words in card(stack)}
                assert not found, (game, place, size)


def test_a_match_that_waits_finds_its_devices_and_its_report_as_they_were(kit):
    pad = Device(Kind.PAD, 3)
    kit.seating.claim(pad, 1)
    kit.black_box.tell = lambda: "the match below"
    stack = SceneStack(title_scene(kit))
    kit.seating.claim(pad, 1)
    stack.handle(stage.resized((1280, 720)))
    course = course_of(TAUGHT[0])
    reach(kit, course, len(course.lessons) - 1)
    stack._act(Push(rules_scene(kit, TAUGHT[0])))
    answer(stack, "lessons")
    assert kit.seating.seat_of(pad) == NOBODY
    answer(stack, "begin")
    assert kit.black_box.tell() != "the match below"
    answer(stack, "skip")
    assert "play" not in answers(stack)
    answer(stack, "back")
    press(stack, Key.BACK)
    assert kit.seating.seat_of(pad) == 1
    assert kit.black_box.tell() == "the match below"


def test_a_file_of_lessons_with_faults_is_told_in_a_sentence(kit, tmp_path, monkeypatch):
    monkeypatch.setattr(lesson_homes, "home", lambda: tmp_path)
    for game in TAUGHT:
        path = lesson_homes.lessons_file(game)
        path.parent.mkdir(parents=True)
        path.write_text("lessons: [{name: first}]")
    stack = SceneStack(lessons_scene(kit, TAUGHT[0]))
    assert any("lessons.yaml:1: lessons[0]: the key 'given' is missing" in w for w in card(stack))


@pytest.mark.parametrize("game", TAUGHT)
def test_the_pause_of_a_lesson_offers_its_own_lines_and_no_hints(kit, game):
    stack = begun(kit, course_of(game))
    press(stack, Key.MENU)
    assert {"again", "words", "skip"} <= set(answers(stack))
    assert not {"hints", "keep", "offer", "resign"} & set(answers(stack))


def test_the_lesson_that_the_keys_point_at_is_chosen(kit):
    page = lessons_scene(kit)
    page.form.focus("lesson:1")
    page.handle(Press(Key.DOWN))
    rows = [w for w in stage.widgets_of(page) if getattr(w, "name", "") == "lesson"]
    assert [each.says for each in rows if each.chosen] == [PickOut(2)]


@pytest.mark.parametrize("way", [Chosen("back"), Press(Key.BACK)])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_end_of_a_guided_match_leads_to_its_box_on_the_shelf_and_on_to_the_title(
    kit, game, way
):
    kit.seating.put_aside()
    stack = SceneStack(kit.title(), end_scene(kit, course_of(game)))
    stack.handle(stage.resized((1280, 720)))
    stack.handle(way)
    assert stack.depth == 2
    assert not kit.seating.aside
    names = [w.name for w in stage.widgets_of(stack.top) if isinstance(w, Button)]
    boxes = [w.value for w in stage.widgets_of(stack.top) if getattr(w, "name", "") == "box"]
    assert "play" in names
    assert boxes[-1] == game
    stack.handle(Press(Key.BACK))
    assert stack.depth == 1


def test_the_end_of_a_guided_match_beside_a_match_leads_back_to_it(kit):
    stack = SceneStack(kit.title(), end_scene(kit, course_of("tanchiki", aside=True)))
    stack.handle(Chosen("back"))
    assert stack.depth == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_the_pause_of_a_lesson_leads_to_the_title(kit, game):
    stack = begun(kit, course_of(game))
    press(stack, Key.MENU)
    said = {w.name: w.words for w in stage.widgets_of(stack.top) if isinstance(w, Button)}
    assert said["title"] == kit.words("pause.title_screen")
    answer(stack, "title")
    assert isinstance(stack.top, Sheet)
    assert "play" in answers(stack)


def test_the_pause_of_a_lesson_beside_a_match_leads_back_to_it(kit):
    match = title_scene(kit)
    stack = SceneStack(match, lesson_table(kit, course_of("tanchiki", aside=True), 0))
    stack.handle(stage.resized((1280, 720)))
    let_pass(stack)
    answer(stack, "begin")
    press(stack, Key.MENU)
    said = {w.name: w.words for w in stage.widgets_of(stack.top) if isinstance(w, Button)}
    assert said["title"] == kit.words("lesson.leave")
    answer(stack, "title")
    assert stack.top is match


@pytest.mark.parametrize("downs", [0, 1, 2])
def test_arrows_lead_from_a_hand_of_tanchiki_to_what_a_learner_may_wish_for_and_back(kit, downs):
    stack = begun(kit, course_of("tanchiki"))
    form = stack.top.desk.form
    for _ in range(downs):
        press(stack, Key.DOWN)
    assert form.focused().startswith("commit" if downs == 2 else "pile")
    wishes = []
    for key in (Key.LEFT, Key.LEFT, Key.UP, Key.RIGHT):
        press(stack, key)
        wishes.append(form.focused())
    assert wishes == [f"wish.{name}" for name in ("next", "leave", "words", "again")]
    press(stack, Key.RIGHT)
    assert form.focused().partition(".")[0] in ("manoeuvre", "tray", "pile")
    for _ in range(6):
        press(stack, Key.DOWN)
    assert form.focused() == "commit.0"


def test_an_arrow_that_is_held_never_leaves_a_hand_of_tanchiki(kit):
    stack = begun(kit, course_of("tanchiki"))
    stack.handle(Press(Key.LEFT, repeat=True))
    assert stack.top.desk.form.focused() == "pile.0:0"


@pytest.mark.parametrize("rights", range(5))
def test_the_tip_of_a_card_of_one_cut_leaves_the_board_to_be_seen(kit, brushes, rights):
    stack = begun(kit, course_of("one_cut"))
    for _ in range(rights):
        press(stack, Key.RIGHT)
    let_pass(stack, 100)
    desk, paper = stack.top.desk, Paper(brushes)
    stack.top.draw(paper)
    focused = desk.form.focused()
    buttons = [w for w in stage.widgets_of(stack.top) if isinstance(w, Button)]
    tip = next(each.tip for each in buttons if key_of(each) == focused)
    (told,) = [each for each in paper.marks if each.how == "write" and each.what == tip]
    assert not told.box.meets(desk.place.box)
