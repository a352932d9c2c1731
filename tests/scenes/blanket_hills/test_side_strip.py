"""The side view below the blanket: at tables, in replays and films, and in figures of the book."""

import pytest

from game.content.rule_figures import load_figures
from game.rules.blanket_hills import events
from game.scenes.blanket_hills.face import FACE
from game.scenes.blanket_hills.laid_board import LAID, strip_of
from game.scenes.blanket_hills.naming import GAME
from game.scenes.book.figure import Stage
from game.view.blanket_hills.side_view import EVERY
from game.view.canvas.box import Box
from tests.paper import Paper
from tests.view.blanket_hills.shown_tosses import reel

BOX, ROW = Box(0, 0, 900, 660), Box(10, 10, 400, 56)
HIT = "A fire nuke 68 75 normal"


def strip(kit, brushes, shown):
    """Return what a replay shows below the blanket."""
    paper = Paper(brushes)
    FACE.board(kit).draw(paper, BOX, shown, 0, ("Ann", "Ben"))
    box = strip_of(LAID.place(shown.shown, BOX, paper.scale))
    return [mark for mark in paper.marks if box.holds(*mark.middle)]


def dots(marks):
    return [mark.middle for mark in marks if (mark.how, mark.colour) == ("disc", "accent")]


def own(marks):
    """Return the colour of the tank whose barrel stands in the strip."""
    (barrel,) = {mark.colour for mark in marks if mark.how == "line" and "seat" in mark.colour}
    return barrel


def test_in_a_replay_a_toy_flies_along_its_way_from_aside(kit, brushes):
    shown, counts = reel(HIT), []
    while not isinstance(shown.current.event, events.ShellFlew):
        shown.advance(10)
    assert len(dots(strip(kit, brushes, shown))) == 1
    for _ in range(3):
        shown.advance(250)
        marks = strip(kit, brushes, shown)
        assert [mark.what for mark in marks if mark.how == "picture"] == ["hills.toy.nuke"]
        counts.append(len(dots(marks)))
    assert counts == sorted({*counts})
    assert own(marks) == "seat.0"


def test_when_it_has_struck_its_whole_way_stays_until_the_turn_is_over(kit, brushes):
    shown = reel(HIT)
    while not isinstance(shown.current.event, events.PitSank):
        shown.advance(10)
    flight = next(t.event for _, t in shown.past if isinstance(t.event, events.ShellFlew)).flights[
        0
    ]
    assert len(dots(strip(kit, brushes, shown))) == flight.steps // EVERY + 1
    while not isinstance(shown.current.event, events.TurnBegan):
        shown.advance(10)
    assert not dots(strip(kit, brushes, shown))


def test_between_turns_it_shows_what_lies_before_whose_turn_it_is(kit, brushes):
    shown = reel(HIT)
    shown.skip()
    marks = strip(kit, brushes, shown)
    assert (own(marks), dots(marks)) == ("seat.1", [])


def figures(kit):
    face, lots = FACE.figures(kit), load_figures(GAME).values()
    return [Stage(kit, face, figure) for lot in lots for figure in lot]


def test_a_figure_in_which_something_flies_shows_its_whole_way_from_aside(kit, brushes):
    face = FACE.figures(kit)
    flying = [each for each in figures(kit) if face.rows(each.staged)]
    assert len(flying) > 10
    for each in flying:
        paper = Paper(brushes)
        face.row(paper, ROW, each.after(), 0)
        assert dots(paper.marks), each.name
        assert all(ROW.holds(*dot) for dot in dots(paper.marks))


@pytest.mark.parametrize(
    ("name", "rows"), [("a_tower_stops_a_flat_throw", 1), ("a_pit_holds_who_is_in_it", 0)]
)
def test_a_figure_has_a_side_view_where_something_flies(kit, name, rows):
    (found,) = (each for each in figures(kit) if each.name == name)
    assert FACE.figures(kit).rows(found.staged) == rows
