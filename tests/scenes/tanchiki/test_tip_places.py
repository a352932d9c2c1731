"""Where tips lie at tables of two, four and eight people: never on what is another's."""

from functools import cache

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.core.rules import NOBODY
from game.rules.tanchiki.spelling import DONE
from game.scenes.hand.lit_parts import Pick
from game.scenes.tanchiki.planning.own_controls import whose
from game.scenes.tanchiki.sides.known_cards import LookAt
from game.scenes.widgets.form import TIP_MS
from game.scenes.widgets.widget_kinds import Button, Label, Panel, key_of
from tests import stage
from tests.paper import Paper, plain

TABLES = ("tanchiki two plan", "tanchiki four plan", "tanchiki eight plan", "tanchiki eight seats")
NIGHT = pytest.mark.nightly
SIZES = ((1280, 720, 100), (960, 540, 150), (1280, 960, 125))


@cache
def brushes_for(percent):
    stage.open_display()
    return assets.load_brushes(home() / "assets", percent, False)


def owner(widget):
    """Return whose panel, hand or Done something is, NOBODY for what is everybody's."""
    match widget:
        case Button(says=LookAt(seat)):
            return seat
        case Panel(edge=str(edge)) if edge.startswith("seat."):
            return int(edge.split(".")[1])
        case Button():
            return whose(widget)
        case _:
            return NOBODY


def read_by_all(scene, widget):
    """Whether everybody must be able to read it: Done, and who comes next."""
    done = isinstance(widget, Button) and isinstance(widget.says, Pick) and widget.says.part == DONE
    next = scene.desk.kit.words("table.next")
    return done or (isinstance(widget, Label) and widget.words == next)


def shown_tip(scene, brushes, size, button):
    """Return where the tip of a control is drawn once its device has rested there."""
    form, seat = scene.desk.form, owner(button)
    for each in (NOBODY, *range(8)):
        form.focus("", each)
    form.focus(key_of(button), seat)
    form.update(TIP_MS)
    paper = Paper(brushes, size)
    scene.draw(paper)
    found = [mark for mark in paper.marks if mark.how == "write"]
    return [mark.box for mark in found if mark.what == button.tip]


# By day each table in one size, and each size.
BY_DAY = tuple(zip(TABLES, (*SIZES, SIZES[1]), strict=True))
CASES = [
    pytest.param(name, size, id=f"{name}-{size}", marks=() if (name, size) in BY_DAY else NIGHT)
    for name in TABLES
    for size in SIZES
]


@pytest.mark.parametrize("name, size", CASES)
def test_no_tip_covers_what_is_anothers(tmp_path, name, size):
    *size, percent = size
    brushes = brushes_for(percent)
    kit = stage.make_kit(tmp_path, brushes, "ru")
    stack = stage.stack(stage.SCENES[name](kit), size=tuple(size))
    scene = stack.top
    widgets = scene.widgets()
    tipped = [w for w in widgets if isinstance(w, Button) and w.tip and owner(w) != NOBODY]
    assert tipped
    covered, drawn = [], 0
    for button in tipped:
        for tip in shown_tip(scene, brushes, tuple(size), button):
            drawn += 1
            for widget in widgets:
                others = owner(widget) not in (NOBODY, owner(button))
                if (others or read_by_all(scene, widget)) and tip.meets(widget.box):
                    covered.append((plain(button.tip), owner(button), owner(widget), widget.box))
    assert covered == []
    assert drawn >= len(scene.desk.names)
