"""Short sentences stand where nothing is: not on a board, on keys that are told, or a control."""

import pytest

from game.scenes.frame.notices import notice_boxes
from game.scenes.replay.replay import ReplayScene
from game.scenes.tank_chess.editor.editor import EditorScene
from game.scenes.tank_chess.table import TableScene as ChessTable
from game.scenes.widgets.focus import spots
from game.view.canvas.box import Box
from tests import stage

SIZES = [
    ((1280, 720), 100),
    ((960, 540), 100),
    ((1024, 768), 100),
    ((2560, 1080), 100),
    ((1280, 720), 150),
]
SHORT = "Speed: 100 %"
SAID = "Not now: choose one of the things that light up."
LONG = "The tank of the other side stands in the way, so it cannot drive to this cell. § B4.2"
KEYS = 52
MOMENTS = (
    "table of one_cut",
    "table of proving_ground",
    "table of dice_and_armour",
    "cut plan",
    "armour choose",
    "proving four",
    "tanchiki planning",
    "tanchiki eight plan",
    "tanchiki four plan",
    "tanchiki volley",
    "tanchiki challenge",
    "lesson of tanchiki",
    "lesson of tank_chess",
    "chess plan",
    "chess editor",
    "chess replay",
    "pause",
    "settings",
)


def boards(scene):
    """Return where the board of a table lies, and the row of its keys."""
    match scene:
        case ReplayScene():
            board = scene._shown.boxes()[0]
            return [board.beside(210) if scene._panels() else board]
        case EditorScene():
            return [scene._place().box]
        case ChessTable():
            return [scene.desk.place.box, scene.sight.layout.hints]
        case _ if hasattr(scene, "desk"):
            return [
                scene.desk.place.box,
                scene.desk.layout.head
                if hasattr(scene.desk, "layout")
                else scene.desk.laid_out.head,
            ]
        case _:
            return [scene.page.box.foot(KEYS)] if hasattr(scene, "page") else []


def controls(scene):
    """Return where all that one can point at is seen; an area of rows counts as a whole."""
    found = spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
    return [s.area.box if s.area else s.seen for s in found if s.control.enabled]


def covered(name, kit, brushes, monkeypatch, size, percent):
    """Return what short sentences lie over at an exhibit, each told alone."""
    monkeypatch.setattr(kit.type, "percent", percent)
    stack = stage.stack(stage.SCENES[name](kit), size=size)
    canvas, found = stage.canvas(brushes, size), []
    for said in (SHORT, SAID, LONG):
        stack._notices.clear()
        stack.note(said)
        room = stack.notice_room
        for words, box in notice_boxes(canvas.measure, canvas.box, stack.notices, room):
            assert box.within(canvas.box), words
            over = [each for each in (*boards(stack.top), *controls(stack.top)) if each.meets(box)]
            found += [(words, box, over)] if over else []
    return found


@pytest.mark.parametrize("name", stage.SCENES)
def test_a_short_sentence_lies_over_nothing(name, kit, brushes, monkeypatch):
    assert covered(name, kit, brushes, monkeypatch, *SIZES[0]) == []


@pytest.mark.parametrize("size,percent", SIZES[1:], ids=str)
@pytest.mark.parametrize("name", MOMENTS)
def test_at_a_table_of_any_size_and_letters(name, size, percent, kit, brushes, monkeypatch):
    assert covered(name, kit, brushes, monkeypatch, size, percent) == []


@pytest.mark.nightly
@pytest.mark.parametrize("size,percent", SIZES[1:], ids=str)
@pytest.mark.parametrize("name", stage.SCENES)
def test_at_any_scene_of_any_size_and_letters(name, size, percent, kit, brushes, monkeypatch):
    assert covered(name, kit, brushes, monkeypatch, size, percent) == []


def test_of_many_the_newest_are_shown_as_far_as_there_is_room(brushes):
    canvas = stage.canvas(brushes, (1280, 720))
    room = Box(10, 10, 300, 110)
    found = notice_boxes(canvas.measure, canvas.box, ("old", "new", "newest"), room)
    assert [words for words, _ in found] == ["new", "newest"]
    assert all(box.within(room) for _, box in found)


def test_one_that_is_longer_than_its_room_stays_in_it(brushes):
    canvas = stage.canvas(brushes, (1280, 720))
    room = Box(10, 10, 300, 50)
    ((_, box),) = notice_boxes(canvas.measure, canvas.box, (LONG * 3,), room)
    assert box.within(room)
