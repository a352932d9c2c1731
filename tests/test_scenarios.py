"""Every scenario file of every game plays as it is written, and every figure of the rules book."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.scenario_files import differences, read_scenario, results, written
from tests.games import GAMES, paragraphs

HOME = Path(__file__).parent / "scenarios"
FIGURES = home() / "assets" / "figures"
FILES = sorted(path for folder in (HOME, FIGURES) for path in folder.glob("*/*") if path.is_file())
NAMES = [f"{path.parent.name}/{path.stem}" for path in FILES]
SENTENCE = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+\.txt")


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_story_goes_as_it_is_written(path):
    scenario = read_scenario(path)
    changes = differences(scenario, results(GAMES[path.parent.name], scenario))
    assert not changes, f"\n{scenario.title}\n" + "\n".join(changes)


def test_every_title_names_paragraphs_of_the_rules():
    named = {path: set(read_scenario(path).rules) for path in FILES}
    known = {path: paragraphs(path.parent.name).keys() for path in FILES}
    assert [path for path in FILES if not named[path] <= known[path]] == []


def test_every_file_name_is_a_sentence():
    assert [path for path in FILES if not SENTENCE.fullmatch(path.name)] == []


def test_every_folder_of_scenarios_belongs_to_a_game():
    assert {path.parent.name for path in FILES} <= GAMES.keys()


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "a.txt:1: expected a title that names a rule, such as T5.6"),
        ("No rule.\n\nstory\n", "a.txt:1: expected a title that names a rule, such as T5.6"),
        ("D1: So.\n\nboard\n..\n", "a.txt: expected a section 'story' or 'refused'"),
        ("D1: So.\n\nstory\n\nr> ..\n", "a.txt:5: expected a heading, found 'r> ..'"),
        ("D1: So.\n\nstory\n\nstory\n", "a.txt:5: the section 'story' stands here twice"),
    ],
)
def test_a_malformed_file_is_refused_with_its_place(tmp_path, text, message):
    path = tmp_path / "a.txt"
    path.write_text(text)
    with pytest.raises(ContentError) as refusal:
        read_scenario(path)
    assert message in refusal.value.faults


@pytest.fixture
def wrong(tmp_path):
    """A scenario whose story leaves out an event and ends on another table."""
    text = (HOME / "demo" / "the_edge_ends_a_drive.txt").read_text()
    path = tmp_path / "wrong.txt"
    path.write_text(text.replace("blue drives north\n", "").replace("b^\n.. r>", "..\n.. r>"))
    return path


def test_a_wrong_story_is_shown_line_by_line(wrong):
    scenario = read_scenario(wrong)
    changes = differences(scenario, results(GAMES["demo"], scenario))
    assert [c for c in changes if c[0] in "+-"] == [
        "+ blue drives north",
        "- .. .. ..",
        "+ .. .. b^",
    ]


def test_a_refusal_is_no_story(tmp_path):
    path = tmp_path / "refusal.txt"
    path.write_text("D2: So.\n\nboard\nr>\n\norders\nred left\n\nstory\nred turns north\n")
    scenario = read_scenario(path)
    assert "only the game has 'refused':" in differences(scenario, results(GAMES["demo"], scenario))


def test_written_results_replace_the_old_ones_and_nothing_else(wrong):
    scenario = read_scenario(wrong)
    right = (HOME / "demo" / "the_edge_ends_a_drive.txt").read_text()
    assert written(scenario, results(GAMES["demo"], scenario)) == right
