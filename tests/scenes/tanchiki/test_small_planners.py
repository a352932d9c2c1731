"""Planners of two and more people: what can be done stands in words, and cards are large."""

import pytest

from game.scenes.frame.commands import Resized
from game.scenes.frame.settings import Curtain
from game.scenes.tanchiki.planning.card_piles import Planner
from game.scenes.tanchiki.planning.planner import planner_widgets
from game.tools.tanchiki import exhibits
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper

from .table import TWO, planning

EXCHANGE, OFF = "part.tanchiki.word.exchange", "part.tanchiki.word.off"


def paper_of(kit, brushes, name, percent=100):
    kit.settings.change(text_size=percent)
    scene = exhibits.TABLES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    paper = Paper(brushes)
    scene.draw(paper)
    return scene, paper


def test_each_of_two_planners_says_its_seat_and_its_buttons(kit, brushes):
    scene, paper = paper_of(kit, brushes, "tanchiki two plan")
    side = paper.within(scene.desk.layout.side)
    said = [mark.what for mark in side if mark.how == "write"]
    for seat in scene.desk.planners.seats:
        assert scene.desk.names[seat] in said
    for key in (EXCHANGE, OFF, "tanchiki.plan.ready"):
        assert said.count(kit.words(key)) == 2


def test_each_of_four_planners_shows_done_and_its_signs_are_told_aside(kit, brushes):
    scene, paper = paper_of(kit, brushes, "tanchiki four plan")
    done = [w.box for w in scene.widgets() if getattr(w, "name", "").startswith("commit")]
    shown = [{mark.what for mark in paper.within(box)} for box in done]
    assert len(shown) == 4
    assert all("P" in each and each & {"icon.tick", "icon.tick_ink"} for each in shown)
    seats = {mark.what for mark in paper.within(scene.desk.layout.seats)}
    assert {kit.words(EXCHANGE), kit.words(OFF)} <= seats


def test_signs_are_told_only_where_buttons_have_no_words(kit):
    scene = exhibits.TABLES["tanchiki four plan"](kit)
    sides = []
    for size in ((1280, 720), (1600, 1200)):
        scene.handle(Resized(*size, 1))
        sides.append(scene.desk.layout.side)
    assert [scene.desk.planners.worded(side) for side in sides] == [False, True]


def test_the_cards_of_four_planners_are_at_least_sixty_high(kit, brushes):
    scene, paper = paper_of(kit, brushes, "tanchiki four plan")
    piles = [w for w in scene.widgets() if getattr(w, "name", "")[:4] == "pile"]
    cards = [
        mark.box.height
        for pile in piles
        for mark in paper.within(pile.box)
        if mark.how == "picture" and mark.what.startswith("card.")
    ]
    assert len(piles) == 24
    assert min(cards) >= 60


def test_the_side_is_wider_only_for_a_crowd_that_plans_openly(kit):
    few = exhibits.TABLES["tanchiki two plan"](kit).desk.layout
    crowd = exhibits.TABLES["tanchiki four plan"](kit).desk
    assert crowd.layout.side.width > few.side.width
    assert crowd.layout.board.width == few.board.width
    kit.settings.change(curtain=Curtain.ALWAYS)
    assert crowd.layout == few


@pytest.mark.parametrize(
    "size", [(434, 380), (336, 285), (336, 260), (336, 250), (434, 190), (382, 140), (336, 130)]
)
def test_nothing_of_a_small_planner_lies_over_anything_else(kit, size):
    _, scene = planning(kit, TWO, curtain=Curtain.OPEN)
    box = Box(0, 0, *size)
    found = planner_widgets(kit, box, Planner(0, "Ann", scene.desk.planners.hand(0), 0))
    boxes = [widget.box for widget in found[1:]]
    trays = [w.box.height for w in found if getattr(w, "name", "") == "manoeuvre.0"]
    assert min(trays) >= 40
    for place, one in enumerate(boxes):
        assert box.x <= one.x
        assert one.right <= box.right + 0.01
        assert box.y <= one.y
        assert one.bottom <= box.bottom + 0.01
        for other in boxes[place + 1 :]:
            across = min(one.right, other.right) - max(one.x, other.x)
            down = min(one.bottom, other.bottom) - max(one.y, other.y)
            assert across <= 0.01 or down <= 0.01
