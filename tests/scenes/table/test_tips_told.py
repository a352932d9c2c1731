"""No tip at any table lies over what is told, nor over the bar of time, where there is room."""

from functools import cache
from itertools import product

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.core.grid import Cell
from game.core.rules import NOBODY
from game.scenes.frame.commands import Resized
from game.scenes.play.log import AREA
from game.scenes.table import layout
from game.scenes.table.board_cursor import Cursor
from game.scenes.table.drawing import draw_tips
from game.scenes.table.page_places import laid_out
from game.scenes.widgets.form import TIP_MS
from game.scenes.widgets.widget_kinds import Area, Button, key_of
from tests import stage
from tests.paper import Paper

SCENES = (
    "armour told",
    "armour choose",
    "proving threats",
    "proving four",
    "proving solo",
    "cut plan",
    "cut placing",
)
BY_DAY = SCENES[:1]


@cache
def brushes_for(percent):
    stage.open_display()
    return assets.load_brushes(home() / "assets", percent, False)


def tips_of(scene, brushes):
    """Yield every tip of the table: what it is of, and where it lies; of cells by the cursor."""
    desk = scene.desk
    found, seats = layout.widgets(desk), (NOBODY, *range(len(desk.sitting.names)))
    desk.cursor = None
    for button in found:
        if not isinstance(button, Button) or not button.tip or not button.enabled:
            continue
        for seat in seats:
            desk.form.focus("", seat)
        desk.form.focus(key_of(button), desk.open[0] if desk.open else NOBODY)
        desk.form.update(TIP_MS)
        yield from ((button.box, tip) for tip in drawn(desk, brushes, found))
    for seat in seats:
        desk.form.focus("", seat)
    for x, y in product(range(12), range(12)):
        desk.cursor = Cursor(Cell(x, y), NOBODY)
        if desk.place.on(Cell(x, y)):
            square = desk.place.square(Cell(x, y))
            yield from ((square, tip) for tip in drawn(desk, brushes, found))


def drawn(desk, brushes, found):
    """Return where tips lie now."""
    page = laid_out(desk.page.width, desk.page.height, percent=desk.kit.type.percent)
    paper = Paper(brushes)
    draw_tips(paper, desk, page, found)
    return [mark.box for mark in paper.marks if mark.how == "plate"]


def covers(scene, at, tip):
    """Return what of that which is told a tip of a control covers."""
    desk = scene.desk
    page = laid_out(desk.page.width, desk.page.height, percent=desk.kit.type.percent)
    logs = [w.box for w in layout.widgets(desk) if isinstance(w, Area) and w.name == AREA]
    told = {"log": logs, "bar": [page.bar], "head": [page.head]}
    return [
        name
        for name, boxes in told.items()
        if any(tip.meets(box) and not box.holds(*at.middle) for box in boxes)
    ]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(
    "name",
    [each if each in BY_DAY else pytest.param(each, marks=pytest.mark.nightly) for each in SCENES],
)
def test_no_tip_covers_the_log_nor_the_bar(tmp_path, name, percent):
    brushes = brushes_for(percent)
    scene = stage.SCENES[name](stage.make_kit(tmp_path, brushes, "ru"))
    scene.handle(Resized(1280, 720, 1))
    found = list(tips_of(scene, brushes))
    assert len(found) > 3
    assert [each for at, tip in found for each in covers(scene, at, tip)] == []
