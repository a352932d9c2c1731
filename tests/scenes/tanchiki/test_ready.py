"""Whose planner is ready is seen at its own button, however many plan at once; a plan that does
nothing has no ghost."""

import pytest

from game.rules.tanchiki.spelling import DONE
from game.scenes.frame.settings import Curtain
from game.scenes.hand.lit_parts import Pick
from game.scenes.seats.occupants import Occupant
from game.scenes.widgets.widget_kinds import Button
from game.view.tanchiki.plan_marks import Mark
from tests.paper import shown

from .table import let_pass, plan_something, planning

PEOPLE = tuple(Occupant(name) for name in ("Ann", "Bob", "Cleo", "Dan"))


def done_of(scene, seat):
    found = (each for each in scene.widgets() if isinstance(each, Button))
    return next(each for each in found if each.says == Pick(seat, DONE))


def looks(scene, paper, seat):
    """Return the plate, the rim and the ink of the button that ends a seat's planning; where there
    is no room for its word a picture has that ink."""
    box = done_of(scene, seat).box.inset(-8)
    inside = [mark for mark in paper.marks if box.holds(*mark.middle)]
    found = {how: [m.colour for m in inside if m.how == how] for how in ("plate", "edge", "write")}
    ticks = [INKS[mark.what] for mark in inside if mark.what in INKS]
    # The sign of its key is drawn over it.
    return found["plate"][0], found["edge"][0], (*ticks, *found["write"])[0]


INKS = {"icon.tick": "quiet", "icon.tick_ink": "night", "icon.skull": "words"}
READY, UNREADY = ("gold", "gold_light", "night"), ("panel_light", "line", "quiet")
DROWNS = ("panel_light", "danger", "words")


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_button_of_who_is_ready_is_lit_and_that_of_no_other(kit, brushes, count):
    stack, scene = planning(kit, PEOPLE[:count], curtain=Curtain.OPEN)
    seats = scene.desk.planners.seats
    assert len(seats) == count
    paper = shown(stack, brushes)
    assert {looks(scene, paper, seat) for seat in seats} == {UNREADY}
    plan_something(scene, seats[-1])
    let_pass(stack, 200)
    scene.desk.overlay.ghosts.clear()
    paper = shown(stack, brushes)
    found = [looks(scene, paper, seat) for seat in seats]
    assert found == [*[UNREADY] * (count - 1), READY]


@pytest.mark.parametrize("count", [1, 2])
def test_a_plan_that_drowns_its_tank_is_no_longer_lit_and_says_so(kit, brushes, count):
    stack, scene = planning(kit, PEOPLE[:count], curtain=Curtain.OPEN)
    seat = scene.desk.planners.seats[-1]
    plan_something(scene, seat)
    let_pass(stack, 200)
    cell = scene.table.field.tanks[seat].cell
    scene.desk.overlay.ghosts[seat].marks = (Mark("drowns", cell, 0),)
    paper = shown(stack, brushes)
    assert looks(scene, paper, seat) == DROWNS
    assert paper.says(kit.words("tanchiki.plan.drowns"))
    assert paper.pictures("icon.skull") or done_of(scene, seat).tip


def test_a_plan_that_does_nothing_leaves_its_tank_alone_where_it_stands(kit, brushes):
    stack, scene = planning(kit, less_motion=False)
    let_pass(stack, 300)
    assert shown(stack, brushes).pictures("overlay.way") == ()
    tank = scene.table.field.tanks[0].cell
    assert shown(stack, brushes).cells(scene.desk.place, "tank.0") == {tank}
    for _ in range(30):
        stack.update(100)
        paper = shown(stack, brushes)
        assert paper.cells(scene.desk.place, "tank.0") == {tank}


def test_a_ghost_stands_over_no_tank_but_drives_where_its_events_lead(kit, brushes):
    stack, scene = planning(kit, less_motion=False)
    plan_something(scene, 0)
    own, tank, seen = scene.desk.overlay, scene.table.field.tanks[0].cell, set()
    for _ in range(30):
        stack.update(100)
        seen |= shown(stack, brushes).cells(scene.desk.place, "tank.0")
    ends = {mark.cell for mark in own.ghosts[0].marks if mark.kind == "way"}
    assert ends
    assert {tank} < seen
