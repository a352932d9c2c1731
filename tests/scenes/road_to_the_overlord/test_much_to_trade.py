"""A bargain between heroes who carry much: tiles in place of lanes, by mouse and by keys."""

import pytest

from game.core.spelling import SeatOf
from game.rules.road_to_the_overlord.trading import goods
from game.scenes.frame.commands import Key
from game.scenes.hand.bargain_tiles import tiles
from game.scenes.table import layout
from game.scenes.widgets.widget_kinds import Button, Slider
from game.tools.road_to_the_overlord.exhibits import TABLES
from game.view.canvas.box import Box
from tests.paper import shown
from tests.scenes.road_to_the_overlord.tables import NAMES
from tests.scenes.table.hands import click, press, sat


class Trading:
    """A sheet with so many wares, and who puts the bargain together."""

    def __init__(self, kit, size=(1280, 720), name="overlord trades much"):
        kit.settings.change(less_motion=True)
        self.scene = TABLES[name](kit)
        self.stack = sat(self.scene, size)
        self.stack.update(20)
        (self.seat,) = self.scene.desk.open
        self.view = self.scene.live.match.view(self.seat)

    @property
    def picking(self):
        return self.scene.desk.choosing.picking(self.seat)

    @property
    def turned(self):
        return {dial.name: dial.value for dial in self.picking.dials if dial.value}

    @property
    def tiles(self):
        found = layout.sheet(self.scene.desk)
        assert not [each for each in found if isinstance(each, Slider)]
        begins = f"dial.{self.seat}."
        buttons = [each for each in found if isinstance(each, Button)]
        return {b.name.removeprefix(begins): b for b in buttons if b.name.startswith(begins)}


@pytest.fixture
def trading(kit):
    return Trading(kit)


def test_all_that_one_has_lies_left_of_all_that_the_other_has(trading):
    (other,) = (part.seat for part in trading.picking.picked if isinstance(part, SeatOf))
    mine = [tile.box for name, tile in trading.tiles.items() if name.startswith("give")]
    theirs = [tile.box for name, tile in trading.tiles.items() if name.startswith("get")]
    assert len(mine) == len(goods(trading.view, trading.seat, trading.seat))
    assert len(theirs) == len(goods(trading.view, trading.seat, other)) > 14
    assert max(box.right for box in mine) < min(box.x for box in theirs)


def test_no_tile_lies_on_another_or_beyond_the_sheet(trading):
    sheet = layout.sheet(trading.scene.desk)[0].box
    boxes = [tile.box for tile in trading.tiles.values()]
    assert all(sheet.holds(box.x, box.y) and sheet.holds(box.right, box.bottom) for box in boxes)
    assert not any(box.holds(*other.middle) for box in boxes for other in boxes if other != box)


def test_a_tile_that_is_pressed_changes_hands_and_comes_back(trading):
    assert trading.turned == {"give_2": -1, "get_1": 1, "get_3": 1}
    click(trading.stack, trading.tiles["give_1"])
    assert trading.turned["give_1"] == -1
    click(trading.stack, trading.tiles["give_1"])
    click(trading.stack, trading.tiles["get_1"])
    assert trading.turned == {"give_2": -1, "get_3": 1}


def test_keys_walk_the_tiles_and_move_them(trading):
    trading.scene.desk.form.focus(trading.tiles["give_1"].name)
    press(trading.stack, Key.DOWN)
    press(trading.stack, Key.DOWN)
    press(trading.stack, Key.RIGHT)
    assert trading.turned["give_3"] == -1
    press(trading.stack, Key.LEFT)
    assert "give_3" not in trading.turned


def test_names_stand_on_the_tiles_where_they_have_room_and_else_in_their_tips(kit, brushes):
    roomy = Trading(kit)
    assert all(not tile.tip for tile in roomy.tiles.values())
    paper = shown(roomy.stack, brushes)
    assert paper.says("Frost blade")
    assert paper.says("Ring of frost")
    (chooser,) = layout.choosers(roomy.scene.desk)
    slim = tiles(roomy.scene.desk.page, Box(0, 0, 330, 200), chooser, "emblem.3")
    assert [tile.tip for tile in slim] == [each.title for each in chooser.bargain.rows]
    tight = tiles(roomy.scene.desk.page, Box(0, 0, 600, 440), chooser, "emblem.3")
    tips = {each.title: tile.tip for each, tile in zip(chooser.bargain.rows, tight, strict=True)}
    assert (tips["Fury"], tips["Blue chest plate"]) == ("", "Blue chest plate")


def test_who_is_asked_sees_only_what_would_change_hands(kit):
    scene = TABLES["overlord offered"](kit)
    stack = sat(scene)
    stack.update(20)
    (seat,) = scene.desk.open
    lying = scene.live.match.table.bargain
    asked = scene.desk.face.bargain(
        kit.words, scene.live.match.view(seat), seat, scene.desk.choosing.picking(seat), NAMES
    )
    assert len(asked.rows) == len(lying.give) + len(lying.get) > 0
    assert all(each.gets for each in asked.rows)
