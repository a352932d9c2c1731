"""The boxes of the shelf, and what is wrong with a bad file."""

import re

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.rule_figures import figure_files
from game.content.shelf.boxes import (
    Fun,
    ShelfBox,
    load_boxes,
    load_first,
    read_boxes,
    read_first,
)
from game.content.texts import LANGUAGES, catalogue
from game.rules import GAMES

GOOD = """one:
  seats: [1, 4]
  minutes: [5, 10]
  kinds: [together, quiet]
  own: true
  figure: a_turn
"""


def read(tmp_path, text, games=("one",)):
    path = tmp_path / "shelf.yaml"
    path.write_text(text)
    return read_boxes(path, games)


def test_a_box_says_for_whom_its_game_is(tmp_path):
    fun = Fun.TOGETHER, Fun.QUIET
    (box,) = read(tmp_path, GOOD)
    assert box == ShelfBox("one", (1, 4), (5, 10), fun, True, "a_turn")


@pytest.mark.parametrize(
    "was, text, fault",
    [
        ("[1, 4]", "[4, 1]", "2: one.seats: expected two numbers, the least and the most"),
        ("[1, 4]", "[1, 9]", "2: one.seats[1]: expected a whole number from 1 to 8, found '9'"),
        ("[5, 10]", "5", "3: one.minutes: expected a list, found '5'"),
        (
            "quiet",
            "quite",
            "4: one.kinds[1]: expected one of together, against, quiet, loud, bluff, found 'quite' "
            "(did you mean 'quiet'?)",
        ),
        (
            "quiet",
            "together",
            "4: one.kinds: expected at least one kind of fun, each once",
        ),
        ("own: true", "own: yes", "5: one.own: expected true or false, found 'yes'"),
        (
            "a_turn",
            "../a_turn",
            "6: one.figure: a figure is called by its file's name, without .txt",
        ),
        ("  own: true\n", "", "2: one: the key 'own' is missing"),
        ("own: true", "own: true\n  cover: red", "6: one.cover: unknown key"),
        ("one:", "two:", "2: two: expected one of one"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_way(tmp_path, was, text, fault):
    assert was in GOOD
    with pytest.raises(ContentError) as error:
        read(tmp_path, GOOD.replace(was, text))
    assert f"shelf.yaml:{fault}" in error.value.faults


def test_a_game_without_a_box_is_a_mistake(tmp_path):
    with pytest.raises(ContentError) as error:
        read(tmp_path, GOOD, ("one", "two"))
    assert error.value.faults == ("shelf.yaml:1: the game 'two' has no box",)


def test_every_game_has_a_box_whose_figure_stands_in_its_rules_book():
    boxes = load_boxes(GAMES)
    assert {each.game for each in boxes} == set(GAMES)
    for box in boxes:
        assert box.figure in {path.stem for path in figure_files(box.game)}, box.game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_says_in_a_sentence_what_it_is_about_and_how_one_wins(language):
    texts = catalogue(language, home() / "assets" / "texts")
    for box in load_boxes(GAMES):
        assert 20 <= len(texts[box.line]["other"]) <= 110, box.game
        assert 20 <= len(texts[box.wins]["other"]) <= 170, box.game


def test_the_first_start_offers_a_box_to_however_many_there_are():
    boxes = load_first(tuple(GAMES))
    assert all(box.seats[0] <= count <= box.seats[1] for count, box in enumerate(boxes, 1))
    assert boxes[-1].seats[1] == 8


@pytest.mark.parametrize(
    "first, fault",
    [
        ("[one, two]", "first[1]: expected a game for 2"),
        ("[]", "first: expected at least one game"),
        ("[one, one, one, one, one]", "first[4]: expected a game for 5"),
    ],
)
def test_a_first_start_that_does_not_fit_is_told_with_its_place(tmp_path, first, fault):
    path = tmp_path / "shelf.yaml"
    path.write_text(f"first: {first}\n{GOOD}")
    with pytest.raises(ContentError, match=re.escape(fault)):
        read_first(path, ("one",))
