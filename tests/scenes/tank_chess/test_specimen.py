"""On a large page the card always tells of a piece or of the ground, left of all else."""

import pytest

from game.rules.tank_chess.letters.notation import read_cell
from game.rules.tank_chess.state import Piece
from game.scenes.tank_chess.panel.large_card import specimen
from game.tools.tank_chess import exhibits as chess
from game.view.canvas.letter_styles import BODY
from tests import stage
from tests.paper import Paper, shown

from .table import play, scene

LARGE = (1920, 1080)
RIVER = """
4 . . . c
3 ~ # . .
2 . . . .
1 C . H .
"""


def large(kit, drawing=RIVER):
    return scene(kit, drawing, size=LARGE)


def at(made, name):
    return read_cell(name, made.desk.table.height)


@pytest.mark.parametrize("size", [LARGE, (1920, 1200), (2560, 1080), (3840, 2160)], ids=str)
def test_a_large_page_has_a_place_for_the_piece_on_its_card(kit, size):
    sight = chess.table(kit, 2).sight
    sight.page = stage.resized(size)
    layout = sight.layout
    assert layout.piece is not None
    assert layout.piece.within(layout.card)
    assert layout.board.height == sight.page.height - 16


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1260, 540)], ids=str)
def test_any_other_page_has_none(kit, size):
    sight = chess.table(kit, 2).sight
    sight.page = stage.resized(size)
    assert sight.layout.piece is None


def test_more_moves_are_seen_on_a_large_page(kit):
    sight = chess.table(kit, 2).sight
    usual = sight.layout.moves.height
    sight.page = stage.resized(LARGE)
    assert sight.layout.moves.height > 1.5 * usual


def test_a_commander_stands_there_before_the_first_move(kit):
    made = large(kit)
    found = specimen(made.desk)
    assert isinstance(found, Piece)
    assert (found.kind, found.seat) == ("commander", 0)


def test_then_it_is_the_piece_that_moved_last(kit):
    made = large(kit)
    play(made, "C1", "C2", "C2")
    made.desk.live.playback.skip()
    found = specimen(made.desk)
    assert (found.seat, found.cell) == (0, at(made, "C2"))


def test_what_is_pointed_at_goes_before(kit, brushes):
    made = large(kit)
    made.desk.hover = at(made, "D4")
    assert specimen(made.desk).seat == 1
    made.desk.hover = at(made, "B3")
    assert specimen(made.desk) == at(made, "B3")
    paper = shown(made, brushes, LARGE)
    assert paper.says(kit.words("tip.tank_chess.wall"))
    assert not paper.says("Wall: ")


def test_open_paper_tells_nothing_and_leaves_what_is_there(kit):
    made = large(kit)
    before = specimen(made.desk)
    made.desk.hover = at(made, "C3")
    assert specimen(made.desk) == before


def test_its_armour_stands_at_its_sides(kit, brushes):
    made = large(kit)
    made.desk.hover = at(made, "C1")
    kind = made.desk.table.kind(specimen(made.desk))
    paper, place = shown(made, brushes, LARGE), made.sight.layout.piece
    (mark,) = (m for m in paper.pictures("piece.heavy.0") if place.holds(*m.middle))
    (x, y), near = mark.middle, mark.box.width

    def figure(dx, dy):
        told = (m for m in paper.within(place) if m.how == "write" and m.what.isdigit())
        return next(
            int(m.what)
            for m in told
            if abs(m.middle[0] - x - dx) < near * 0.4 and abs(m.middle[1] - y - dy) < near * 0.4
        )

    away = near * 0.73
    assert (
        tuple(figure(dx * away, dy * away) for dx, dy in ((0, -1), (1, 0), (0, 1))) == kind.armour
    )
    assert figure(-away, 0) == kind.armour[1]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    "name", ["chess chosen", "chess plan", "chess danger", "chess looked back"]
)
def test_the_card_of_a_large_page_cuts_nothing_off(tmp_path, brushes, language, name):
    made = stage.SCENES[name](stage.make_kit(tmp_path, brushes, language))
    for size in (LARGE, (1920, 1200)):
        made.handle(stage.resized(size))
        brushes.type.cut.clear()
        shown(made, brushes, size)
        assert brushes.type.cut == set()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [LARGE, (1920, 1200)], ids=str)
@pytest.mark.parametrize("name", ["chess chosen", "chess plan", "chess looked back"])
def test_nothing_on_the_card_is_written_small(tmp_path, brushes, monkeypatch, language, size, name):
    made = stage.SCENES[name](stage.make_kit(tmp_path, brushes, language))
    made.handle(stage.resized(size))
    layout, found = made.sight.layout, {}
    write = Paper.write

    def noted(paper, words, box, style=BODY, *rest, **more):
        wrap = more.get("wrap", True)
        at = box.moved(*paper._shift)
        if layout.card.holds(*at.middle) and layout.piece.right >= at.x:
            found[words] = paper.fitting((words,), box, style, wrap).size
        write(paper, words, box, style, *rest, **more)

    monkeypatch.setattr(Paper, "write", noted)
    made.draw(Paper(brushes, size))
    assert found
    assert {words: size for words, size in found.items() if size < 18} == {}
