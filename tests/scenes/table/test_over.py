"""What stands on a board is seen whole, however its cell is lit."""

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.scenes.frame.commands import Resized
from game.scenes.hand.zoned_panels import EDGE
from game.scenes.play.quest_on_page import GOLD
from game.scenes.table import layout
from game.scenes.widgets.widget_kinds import Button, Label
from game.tools.one_cut.exhibits import TABLES as DUELS
from game.tools.proving_ground.exhibits import TABLES as RANGES
from tests import stage
from tests.paper import shown

LIT = (DUELS["cut push"], "blade."), (RANGES["proving four"], "pawn.")


@pytest.mark.parametrize("exhibit, name", LIT)
def test_no_frame_of_a_lit_cell_lies_over_what_stands_there(kit, brushes, exhibit, name):
    scene = exhibit(kit)
    place = scene.desk.place
    marks = [
        mark for mark in shown(stage.stack(scene), brushes).marks if place.box.holds(*mark.middle)
    ]
    frames = [
        n
        for n, mark in enumerate(marks)
        if mark.how in ("plate", "edge", "lines") and mark.box.width > place.size * 0.8
    ]
    pieces = [n for n, mark in enumerate(marks) if mark.what.startswith(name)]
    assert frames
    assert max(frames) < max(pieces)


def test_what_a_danger_costs_stays_clear_of_go_in_the_largest_letters(tmp_path):
    brushes = assets.load_brushes(home() / "assets", 150, False)
    kit = stage.make_kit(tmp_path, brushes, "uk")
    scene = RANGES["proving warned"](kit)
    scene.handle(Resized(1280, 720, 0.75))
    found = layout.widgets(scene.desk)
    (told,) = (each for each in found if isinstance(each, Label) and each.colour == "danger")
    (go,) = (each for each in found if isinstance(each, Button) and each.name.startswith("go."))
    assert told.box.bottom <= go.box.y
    assert not any(isinstance(each, Button) and each.box.height <= 0 for each in found)


def test_no_golden_frame_of_a_task_lies_over_who_stands_there(kit, brushes):
    scene = stage.SCENES["lesson of one_cut"](kit)
    marks = shown(stage.stack(scene), brushes).marks
    golden = [n for n, mark in enumerate(marks) if mark.colour == GOLD and mark.how == "lines"]
    blades = [n for n, mark in enumerate(marks) if mark.what.startswith("blade.")]
    assert golden
    assert max(golden) < max(blades)


def test_the_sign_of_the_middle_is_drawn_whole(kit, brushes):
    scene = DUELS["cut plan"](kit)
    marks = shown(stage.stack(scene), brushes).marks
    for zone in layout.zones(scene.desk):
        inside = zone.inset(EDGE, 0).above(EDGE)
        drawn = [mark.box for mark in marks if mark.how == "lines" and inside.holds(*mark.middle)]
        assert drawn
        assert all(inside.x < box.x and box.bottom < inside.bottom for box in drawn)
