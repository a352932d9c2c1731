"""The figures of the rules book stand at paragraphs there are, and every section has one.

That they play as they are written is tested with all other scenarios.
"""

import re

import pytest

from game.content.files.reader import ContentError
from game.content.rule_figures import load_figures
from game.content.rulebook import load_rulebook
from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.printed_pieces import read_kinds

books = pytest.mark.parametrize(
    "game",
    [
        "tanchiki",
        "tank_chess",
        "proving_ground",
        "one_cut",
        "arena_of_eight",
        "lamps_till_dawn",
        "hold_the_banner",
        "road_to_the_overlord",
    ],
)
VALUES = ("letter", "speed", "armour", "gun", "nearest", "farthest", "lobbed", "swims", "pushes")


def ids(game):
    return [paragraph.id for paragraph in load_rulebook(game, "en")]


@books
def test_every_figure_stands_at_paragraphs_of_the_book(game):
    assert load_figures(game).keys() <= set(ids(game))


@books
def test_every_section_has_a_figure(game):
    sections = {id for id in ids(game) if re.fullmatch(r"[A-Z]\d+", id)}
    assert sections - load_figures(game).keys() == set()


@books
def test_a_paragraph_has_no_more_figures_than_can_be_chosen_from(game):
    assert {id: len(found) for id, found in load_figures(game).items() if len(found) > 10} == {}


def test_pieces_of_figures_have_the_values_of_the_program():
    shipped = {kind.name: kind for kind in load_kinds()}
    told = {
        kind
        for figures in load_figures("tank_chess").values()
        for figure in figures
        for kind in read_kinds(figure.scenario.sections.get("kinds", ()))
    }
    assert len(told) == 5
    assert [
        k.name for k in told if any(getattr(k, v) != getattr(shipped[k.name], v) for v in VALUES)
    ] == []


def test_a_figure_with_a_fault_says_where(tmp_path):
    (tmp_path / "demo").mkdir()
    (tmp_path / "demo" / "a_tank_drives.txt").write_text("No rule.\n\nstory\n")
    with pytest.raises(ContentError) as refusal:
        load_figures("demo", tmp_path)
    assert refusal.value.faults == (
        "a_tank_drives.txt:1: expected a title that names a rule, such as T5.6",
    )


def test_a_game_without_figures_has_none(tmp_path):
    assert load_figures("demo", tmp_path) == {}
