"""The names on the rim of a board whose first row is the lowest."""

from game.view.board.rim import names, on_tray, write_name
from game.view.canvas.board_place import BoardPlace
from tests.paper import Paper


def rim(brushes, x, around=False):
    paper = Paper(brushes)
    return [
        (each.words, each.column, each.number)
        for each in names(paper, BoardPlace(x, x, 40, 2, 3), around)
    ]


def test_rows_are_named_from_below_and_columns_from_the_left(brushes):
    rows = [("3", False, 0), ("2", False, 1), ("1", False, 2)]
    assert rim(brushes, 20) == [("A", True, 0), ("B", True, 1), *rows]


def test_names_stand_at_all_sides_where_the_game_wants_them(brushes):
    assert sorted(rim(brushes, 20, around=True)) == sorted(rim(brushes, 20) * 2)


def test_on_a_narrow_rim_no_names_are_written(brushes):
    assert rim(brushes, 8) == []


def test_names_are_written_beside_the_cells_and_on_none_of_them(brushes):
    paper, place = Paper(brushes), BoardPlace(100, 100, 40, 2, 3)

    def paint(canvas, inner):
        for name in names(canvas, inner, around=True):
            write_name(canvas, inner, name)

    on_tray(paper, place, "test", paint)
    written = [mark for mark in paper.marks if mark.what in ("A", "B", "1", "2", "3")]
    assert len(written) == 10
    assert not any(place.box.holds(*mark.middle) for mark in written)
