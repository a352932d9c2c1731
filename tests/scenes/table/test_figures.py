"""Figures of games on the shared table: they answer as their stories do, on their own part."""

from __future__ import annotations

import pytest

from game.content.rule_figures import load_figures
from game.content.texts import load_texts
from game.core.grid import Cell
from game.rules.one_cut.letters.scenarios import ordered
from game.scenes.one_cut.figures import FIGURES as DUELS
from game.scenes.proving_ground.figures import FIGURES as PROVING
from game.scenes.table.figures import in_cells
from game.view.canvas.box import Box

WORDS = load_texts("en")
ROOM = Box(100, 50, 480, 300)
ASKED = [
    (figures, each.name, each.scenario.sections)
    for figures in (DUELS, PROVING)
    for each in (one for there in load_figures(figures.rules.name).values() for one in there)
    if "answers" in each.scenario.sections
]


@pytest.mark.parametrize(
    "figures, sections",
    [(figures, sections) for figures, _, sections in ASKED],
    ids=[name for _, name, _ in ASKED],
)
def test_a_figure_gives_the_answers_of_its_story(figures, sections):
    remarks = figures.remarks(WORDS, figures.stage(sections))
    paragraphs = [rule for _, rule in remarks][: len(sections["answers"])]
    written = [line.endswith(": yes") for line in sections["answers"]]
    assert [not rule for rule in paragraphs] == written
    told = zip(sections["answers"], paragraphs, strict=True)
    assert all(not rule or line.endswith(f"({rule})") for line, rule in told)


def test_no_order_is_told_as_it_is_written_for_the_referee():
    raw = {line for _, _, sections in ASKED for line in sections.get("ask", ())}
    told = {
        said.partition(":")[0]
        for figures, _, sections in ASKED
        for said, _ in figures.remarks(WORDS, figures.stage(sections))
    }
    assert raw
    assert not raw & told


@pytest.mark.parametrize(
    "figures, order, said",
    [
        (DUELS, "1 step A6", "A, step to A6"),
        (DUELS, "1 strike, block", "A: strike, block"),
        (DUELS, "2 commit", "B, ready"),
        (PROVING, "G at F4 lay", "Green T-34: leave a shell on F4"),
        (PROVING, "G A2>A3>A4", "Green T-34: A2→A3→A4"),
        (PROVING, "hold", "Hold fire"),
    ],
)
def test_an_order_is_told_as_a_player_says_it(figures, order, said):
    start = next(figures.stage(sections) for each, _, sections in ASKED if each is figures)
    assert figures.order(WORDS, start.notes.state.table, order, ("A", "B")) == said


def test_a_refused_order_is_explained_by_the_part_of_it_that_failed():
    start = DUELS.played({"board": BOARD, "orders": ("1 strike, block, dodge, knife",)})
    assert (start.reason.why.value, len(start.state.table.sides[0].row)) == ("row_full", 3)
    assert [type(one).__name__ for one in ordered(start.before, "2 knife")] == ["LayCard", "Commit"]


BOARD = ("   A B C D", " 4  . . . .", " 5 1 . . 2", " 6  . . . .")


@pytest.mark.parametrize("top", [3, 4])
@pytest.mark.parametrize("figures", [DUELS, PROVING], ids=["hexes", "squares"])
def test_a_part_of_a_board_fills_its_box_and_lies_as_on_the_whole(figures, top):
    cells = tuple(Cell(x, y) for x in range(2, 6) for y in range(top, top + 3))
    place, part = figures.board.part(None, ROOM, 1.0, cells)
    inside = [place.middle(cell) for cell in cells]
    around = [Cell(x, y) for x in range(2, 6) for y in (top - 1, top + 3)]
    around += [Cell(x, y) for x in (1, 6) for y in range(top, top + 3)]
    assert all(part.holds(*spot) for spot in inside)
    assert not any(part.inset(1).holds(*place.middle(cell)) for cell in around)
    left, right = min(x for x, _ in inside), max(x for x, _ in inside)
    assert left - part.x == pytest.approx(part.right - right, abs=1)
    assert place.cell(*inside[0]) == cells[0]


@pytest.mark.parametrize(
    "line, said",
    [("B D4>E4>D4", "D4→E4→D4"), ("C3>C4", "C3→C4"), ("end turn", "end turn")],
)
def test_a_way_in_a_caption_is_written_as_its_cells(line, said):
    assert in_cells(line) == said
