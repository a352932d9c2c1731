"""The guided matches: what is shipped can be learned, and a file with faults says where."""

from dataclasses import replace

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.lessons.guided_match import NOT_YET, played
from game.content.lessons.lesson_files import load_lessons, read_lessons
from game.content.lessons.lesson_homes import has_lessons, how_many
from game.content.texts import LANGUAGES, catalogue, load_texts
from game.rules import GAMES
from game.rules.one_cut.field import cell_named
from tests.demo import HOME
from tests.demo.rules import RULES as DEMO

LESSONS = {
    f"{game} {lesson.name}": (GAMES[game], lesson)
    for game in GAMES
    if has_lessons(game)
    for lesson in load_lessons(GAMES[game])
}
MISTAKES = [(name, why) for name, (_, lesson) in LESSONS.items() for why, _ in lesson.mistakes]
GOOD = (HOME / "lessons.yaml").read_text()


def read(folder, text):
    path = folder / "lessons.yaml"
    path.write_text(text)
    return read_lessons(path, DEMO)


def faults(folder, old, new):
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        read(folder, GOOD.replace(old, new, 1))
    return "\n".join(caught.value.faults)


@pytest.mark.parametrize("name", LESSONS)
def test_a_shipped_lesson_is_solved_by_its_solution(name):
    rules, lesson = LESSONS[name]
    assert played(lesson, rules, lesson.solution).solved
    for count in range(len(lesson.solution)):
        found = played(lesson, rules, lesson.solution[:count])
        assert found is None, f"solved or missed after {count} actions"


@pytest.mark.parametrize("name, why", MISTAKES)
def test_a_mistake_in_a_shipped_lesson_tells_its_reason(name, why):
    rules, lesson = LESSONS[name]
    found = played(lesson, rules, dict(lesson.mistakes)[why])
    assert (found.solved, found.reason) == (False, why)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_shipped_lesson_is_told_in_every_language(name, language):
    texts, (_, lesson) = load_texts(language), LESSONS[name]
    keys = ("", ".task", ".words", ".done", *(f".why.{why}" for why in lesson.reasons))
    assert all(texts(lesson.key + key) for key in keys)
    assert texts(f"lesson.{lesson.game}.over")
    assert not texts.missing


def test_every_text_of_a_lesson_belongs_to_one():
    known = {lesson.key for _, lesson in LESSONS.values()}
    whole = {f"lesson.{game}" for game in GAMES}
    for key in catalogue("en", home() / "assets" / "texts"):
        parts = key.split(".")
        if ".".join(parts[:2]) in whole and parts[2] != "over":
            assert ".".join(parts[:3]) in known, key
            if parts[3:4] == ["why"]:
                lesson = next(each for _, each in LESSONS.values() if key.startswith(each.key))
                assert parts[4] in lesson.reasons, key


def test_what_is_not_allowed_stands_for_nothing_and_what_came_before_stays():
    lesson, _ = read_lessons(HOME / "lessons.yaml", DEMO)
    found = played(lesson, DEMO, ["lay left", "lay right"])
    assert (found.reason, found.stands) == (NOT_YET, 1)


def test_an_aim_of_several_signs_is_reached_in_their_order():
    _, lesson = read_lessons(HOME / "lessons.yaml", DEMO)
    assert played(lesson, DEMO, lesson.solution[:-1]) is None
    assert played(lesson, DEMO, lesson.solution).solved


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("name: push", "name: crate", "lessons[1].name: there is already a lesson named 'crate'"),
        ("name: push", "name: Push!", "lessons[1].name: expected a name such as two_piles"),
        ("{told: round 1 ends, why", "{saw: round 1 ends, why", "expected one of told, does"),
        ('marks: ["2,0"]', "marks: [here]", "marks[0]: expected a cell such as 3,0"),
        ("lay left, ready]", "lay left]", "solution: the solution does not reach the aim"),
        ("lay drive 2, lay", "lay drive 1, lay", "solution: nobody can do 'lay drive 1' there"),
        ("away: [lay left]", "away: [lay right]", "expected this to lead to 'away', found nothing"),
        ("{away: [lay left]}", "{}", "no mistake leads to 'away'"),
        ("r> .. ??", "r> .. ? ??", "given: the position cannot be read:"),
        ("red drive 2", "red fly 2", "given: the position cannot be read:"),
        ('aim: [{told: "red opens a crate at 2,0"}]', "aim: []", "aim: a lesson has an aim"),
        ("marks:", "mark:", "mark: unknown key, did you mean 'marks'?"),
    ],
)
def test_a_fault_in_a_file_is_told_with_its_place(tmp_path, old, new, fault):
    told = faults(tmp_path, old, new)
    assert "lessons.yaml:" in told
    assert fault in told


def test_a_game_without_drawn_positions_says_so(tmp_path):
    bare = replace(DEMO, text=replace(DEMO.text, given=None))
    path = tmp_path / "lessons.yaml"
    path.write_text(GOOD)
    with pytest.raises(ContentError, match="demo has no positions that are drawn"):
        read_lessons(path, bare)


def test_a_lesson_of_one_cut_that_asks_for_a_step_marks_its_cell_alone():
    asked = 0
    for lesson in load_lessons(GAMES["one_cut"]):
        steps = [line.split()[1] for line in lesson.solution if line.startswith("step ")]
        asked += len(steps)
        assert not steps or lesson.marks == (cell_named(steps[0]),)
    assert asked


@pytest.mark.parametrize("game", GAMES)
def test_how_many_lessons_there_are_is_told_without_reading_them(game):
    assert how_many(game) == (len(load_lessons(GAMES[game])) if has_lessons(game) else 0)
