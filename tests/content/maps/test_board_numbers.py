"""What is counted on a board is what one counts by hand."""

from __future__ import annotations

from functools import cache

import pytest

from game.content.maps.board_numbers import ReportLine, label, of_matches, percent, span, symmetry
from game.content.maps.map_kind import map_kind
from game.content.maps.maps import MapFile, load, map_folder
from game.content.texts import LANGUAGES, Texts, load_texts
from game.core.grid import Cell
from tests.bad_content.ground import HERE

ENGLISH = load_texts("en")
SEATS = ("side.white", "side.black")


def counted(found: MapFile, texts: Texts = ENGLISH) -> dict[str, dict[str, str]]:
    """Return the figures of a map by section and label."""
    what = map_kind(found.game).counting
    sections: dict[str, dict[str, str]] = {}
    for figure in what.figures(found.ground):
        sections.setdefault(figure.section, {})[label(figure, texts)] = figure.value
    return sections


def good(name: str) -> dict[str, dict[str, str]]:
    return counted(load(HERE / f"good_{name}.tmx"))


def test_the_cells_of_a_tanchiki_board_are_counted_by_kind() -> None:
    assert good("board")["cells"] == {
        "Ground": "131",
        "Concrete": "1",
        "Bricks": "12",
        "Bot cells": "16",
    }


def test_the_ways_between_quarters_leave_out_bricks() -> None:
    assert good("board")["ways"] == {
        "1 red – 2 blue": "5",
        "2 blue – 3 yellow": "4",
        "1 red – 4 green": "4",
        "3 yellow – 4 green": "5",
    }


def test_the_way_to_an_eagle_begins_in_the_quarter_far_from_it() -> None:
    assert set(good("board")["lengths"].values()) == {"13"}


def test_a_line_of_fire_ends_at_bricks_and_concrete() -> None:
    assert good("board")["lines"]["The longest, in cells"] == "11"
    walled = load(HERE / "good_segment.tmx")
    assert counted(walled)["lines"]["The longest, in cells"] == "5"


def test_a_segment_has_neither_ways_nor_eagles() -> None:
    assert set(good("segment")) == {"cells", "lines", "symmetry"}


def test_a_board_of_tank_chess_is_counted_by_hand() -> None:
    found = good("chess")
    assert found["cells"]["Walls"] == "2"
    assert found["cells"]["Mines"] == "2"
    assert found["ways"] == {"Open columns": "4"}
    assert found["lengths"] == {
        "White: commander to the edge": "7",
        "Black: commander to the edge": "7",
    }
    assert found["symmetry"]["Rotated by 180°"] == "100\u00a0%"


@pytest.mark.parametrize(
    ("marked", "alike"),
    [
        ({(0, 0), (2, 2)}, "half_turn"),
        ({(0, 1), (2, 1)}, "half_turn left_right top_bottom"),
        ({(0, 0), (2, 0)}, "left_right"),
        ({(0, 0), (0, 2)}, "top_bottom"),
        ({(1, 1)}, "half_turn left_right top_bottom quarter_turn"),
        ({(0, 0)}, ""),
    ],
)
def test_a_board_is_alike_only_where_it_is(marked: set[tuple[int, int]], alike: str) -> None:
    def same(one: Cell, other: Cell) -> bool:
        return ((one.x, one.y) in marked) == ((other.x, other.y) in marked)

    whole = [each.key for each in symmetry(3, 3, same) if each.value == "100\u00a0%"]
    assert whole == [f"numbers.{name}" for name in alike.split()]


def test_an_oblong_board_has_no_quarter_turn() -> None:
    assert "numbers.quarter_turn" not in [each.key for each in symmetry(3, 2, lambda a, b: True)]


def test_a_share_is_whole_only_when_all_is_there() -> None:
    assert (percent(999, 1000), percent(1000, 1000)) == ("99\u00a0%", "100\u00a0%")


def test_a_span_of_nothing_is_a_dash() -> None:
    assert (span([]), span([4, 4]), span([7, 3])) == ("–", "4", "3–7")


def test_a_shared_win_counts_for_each_and_a_draw_for_nobody() -> None:
    won = [frozenset({0}), frozenset({0, 1}), frozenset()]
    figures = {each.key + str(each.gaps): each.value for each in of_matches([5, 9, 6], won, SEATS)}
    assert list(figures.values()) == ["3", "5–9", "6", "2", "1", "1"]


def test_matches_not_yet_played_have_no_length() -> None:
    assert [each.key for each in of_matches([], [], SEATS)] == [
        "numbers.played",
        "numbers.won",
        "numbers.won",
        "numbers.nobody",
    ]


@cache
def shipped(game: str) -> dict[str, tuple[ReportLine, ...]]:
    """Return the figures of every shipped board."""
    figures = map_kind(game).counting.figures
    paths = sorted((map_folder() / game).glob("*.tmx"))
    return {path.stem: tuple(figures(load(path).ground)) for path in paths}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_every_figure_of_every_shipped_board_has_its_words(game: str, language: str) -> None:
    texts = load_texts(language)
    for stem, figures in shipped(game).items():
        labels = [label(each, texts) for each in figures]
        assert len(set(labels)) == len(labels), stem
        assert {each.section for each in figures} == {
            "cells",
            "ways",
            "lengths",
            "lines",
            "symmetry",
        }
