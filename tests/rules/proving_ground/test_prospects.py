"""What a pawn could do from here: counted on drawn boards."""

from game.core.grid import Cell
from game.rules.proving_ground.foresight.prospects import (
    BEGUN,
    best,
    endangered,
    ends,
    hitters,
    next_shells,
    shots,
    struck,
)
from game.rules.proving_ground.ground.board import cell_named
from game.rules.proving_ground.letters.scenario_position import read_position

ROWS = ("4 .. .. k. ..", "3 .. .. .. ..", "2 x. .. .. ..", "1 .G a. .. .R", "  A  B  C  D")


def table(tanks=("G bt_7", "R t_34"), zones=(), rows=ROWS):
    sections = {"board": rows, "tanks": tanks, "zones": zones, "turn": ("G",)}
    return read_position(sections).state.table


def cells(*names):
    return {cell_named(name) for name in names}


def test_an_end_is_deadly_where_the_way_leads_over_a_shell():
    found = ends(table(), 0)
    assert set(found) == cells("A3", "C1")
    assert found[cell_named("C1")] is None
    assert found[cell_named("A3")].cell == cell_named("A2")


def test_a_token_that_completes_a_pair_is_worth_two_points():
    now = table(tanks=("G m4", "R t_34"), zones=("G K",))
    assert shots(now, 0, cell_named("A2"))[cell_named("C4")] == 2
    assert best(now, 0, cell_named("A2")) == 2


def test_a_token_that_begins_a_pair_is_worth_none_yet():
    assert shots(table(tanks=("G m4",)), 0, cell_named("A2"))[cell_named("C4")] == BEGUN


def test_a_rival_is_worth_its_top_token():
    assert shots(table(tanks=("G maus", "R t_34")), 0)[cell_named("D1")] == 3


def test_the_cell_that_is_left_can_be_shot_at():
    assert shots(table(tanks=("G t_34",)), 0, cell_named("C1"))[Cell(0, 7)] == 0


def test_who_can_be_hit_next_turn_is_told_with_by_whom():
    rows = ("4 .. .. .. ..", "3 .. .. .. ..", "2 .. .. .. ..", "1 .G .. .. .R", "  A  B  C  D")
    now = table(tanks=("G bt_7", "R t_34"), rows=rows)
    assert cell_named("A1") in struck(now, 3)
    assert hitters(now, 0) == {0: (3,)}
    assert hitters(now, 3) == {3: (0,)}


def test_who_strikes_past_a_rival_threatens_nobody():
    rows = ("4 .. .. .. ..", "3 .. .. .. ..", "2 .. .. .. ..", "1 .G .. .. .R", "  A  B  C  D")
    assert hitters(table(tanks=("G tiger_i", "R tiger_i"), rows=rows), 0) == {}


def solo(opened="- -"):
    rows = ("2 .G ..", "1 .. .R", "  A  B")
    sections = {"mode": ("solo",), "board": rows, "tanks": ("G bt_7", "R t_34"), "turn": ("G",)}
    return read_position({**sections, "opened": (opened,)}).state.table


def test_the_next_shell_of_the_artillery_falls_on_a_row_and_a_column_that_are_left():
    now = solo("ABCDEF 123456")
    assert next_shells(now) == cells("G7", "G8", "H7", "H8")


def test_piles_that_are_used_up_may_name_any_cell_again():
    assert len(next_shells(solo("ABCDEFGH 12345678"))) == 64


def test_a_tank_in_danger_of_the_next_shell_is_one_on_such_a_cell():
    assert endangered(solo(), 0) == (0, 3)
    assert endangered(solo("A 1"), 0) == ()


def test_a_tank_of_the_artillery_is_worth_no_point():
    rows = ("4 .. .. .. ..", "3 .. .. .@ ..", "2 .. .. .. ..", "1 .. .. .G ..", "  A  B  C  D")
    sections = {"board": rows, "tanks": ("G t_34",), "mode": ("solo",), "turn": ("G shot",)}
    now = read_position(sections).state.table
    assert shots(now, 0)[cell_named("C3")] == 0
