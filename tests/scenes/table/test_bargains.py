"""Bargains on the shared table: a sheet over the board, by mouse, by keys and by pad."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.rules import GAMES
from game.scenes.frame.commands import Key, Moved, Press, Pressed, Released
from game.scenes.table import layout
from game.scenes.table.keys_of_moment import keys_of_table
from game.scenes.table.opened_table import begun
from game.scenes.table.table_scene import TableScene
from game.scenes.widgets.look_of_inputs import line_of
from game.scenes.widgets.widget_kinds import Button, Picture, Slider
from tests.demo import ROOMS
from tests.demo.bazaar import NAMES, ORDERS, bargain_of, bazaar_face, bazaar_rules
from tests.demo.rules.actions import PlaceCard
from tests.demo.stage import match, taught
from tests.paper import shown
from tests.scenes.table.hands import PAD, buttons, by_keys, click, press, sat
from tests.setups.demo import DUEL


@dataclass
class At:
    """A table where seat 0 has begun to put a bargain together."""

    stack: Any
    scene: TableScene
    seat: int

    @property
    def dials(self):
        return {each.name: each.value for each in self.scene.desk.choosing.picking(self.seat).dials}

    @property
    def ring(self):
        return self.scene.desk.form.focused()

    @property
    def rows(self):
        found = layout.sheet(self.scene.desk)
        return [each.name for each in found if isinstance(each, Slider)]

    def lane(self, name):
        key = f"dial.{self.seat}.{name}"
        found = (each for each in layout.widgets(self.scene.desk) if isinstance(each, Slider))
        return next(each for each in found if each.name == key)

    def one(self, name, by):
        return buttons(self.scene)[f"dial.{self.seat}.{name}.to:{by}"]


@pytest.fixture
def opened(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)

    def with_face(**fields):
        game = match(DUEL, None, "random")
        game.rules = bazaar_rules()
        scene = begun(taught(kit), game, bazaar_face(**fields))
        stack = sat(scene)
        stack.update(0)
        return At(stack, scene, scene.desk.open[0])

    return with_face


@pytest.fixture
def traded(opened):
    def with_partner(**fields):
        at = opened(**fields)
        for _ in range(2):
            by_keys(at.stack, at.scene, at.seat, lambda action: isinstance(action, PlaceCard))
        return at

    return with_partner


def held(at, key, times):
    at.stack.handle(Press(key))
    for _ in range(times):
        at.stack.handle(Press(key, repeat=True))


def point(at, x, y):
    at.stack.handle(Moved(x, y))
    at.stack.handle(Pressed(x, y))


def lies_in_hand(at):
    """Return the cards that may be laid, by where the dial has them."""
    legal = at.scene.live.match.rules.legal(at.scene.live.match.table, at.seat)
    return {ORDERS.index(each.order) for each in legal if isinstance(each, PlaceCard)}


def turn_to(at, card):
    """Move crates by keys until so many are got."""
    while (off := card - at.dials["card"]) != 0:
        press(at.stack, Key.LEFT if off > 0 else Key.RIGHT)


def test_the_sheet_has_a_row_for_each_ware_that_anybody_has(traded, brushes):
    at = traded()
    paper = shown(at.stack, brushes)
    assert at.rows == [f"dial.{at.seat}.{name}" for name in ("card", "money", "ore")]
    assert paper.says(NAMES["money"])
    assert paper.says(NAMES["ore"])
    assert not paper.says(NAMES["wood"])


def test_what_is_worth_more_is_told_so_in_its_row(traded, brushes):
    at = traded()
    press(at.stack, Key.DOWN)
    for _ in range(3):
        press(at.stack, Key.RIGHT)
    words = shown(at.stack, brushes).words
    assert {"50", "30", "20"} <= set(words)
    assert at.dials["money"] == -3


def test_who_is_no_player_is_called_by_name_and_has_no_mark(opened, brushes):
    def bargain(words, view, seat, picking, names):
        made = bargain_of(view, seat, {"card": 1, "money": 0, "ore": 0, "wood": 0}, names)
        return replace(made, other=-1, name="A wanderer")

    at = opened(bargain=bargain)
    assert shown(at.stack, brushes).says("A wanderer")
    found = layout.sheet(at.scene.desk)
    marks = [each.id for each in found if isinstance(each, Picture) and "emblem" in each.id]
    assert marks == [f"emblem.{at.seat}"]


def test_what_is_let_go_beside_the_sheet_is_no_click_on_the_board(traded):
    at = traded()
    board, sheet = at.scene.desk.place.box, layout.sheet(at.scene.desk)[0].box
    beside = board.middle[0], (board.y + sheet.y) / 2
    lane = at.lane("money").box.middle
    for start, heard in ((lane, False), (beside, True)):
        point(at, *start)
        at.stack.handle(Moved(*beside))
        at.stack.handle(Released(*beside))
        assert bool(at.stack.notices) is heard


def test_keys_choose_a_ware_and_move_it_to_the_side_they_point_to(traded):
    at = traded()
    assert at.ring == f"dial.{at.seat}.card"
    press(at.stack, Key.UP)
    press(at.stack, Key.DOWN)
    assert at.ring == f"dial.{at.seat}.money"
    press(at.stack, Key.RIGHT)
    press(at.stack, Key.RIGHT)
    press(at.stack, Key.DOWN)
    press(at.stack, Key.LEFT)
    assert (at.dials["money"], at.dials["ore"]) == (-2, 1)


def test_keys_that_turn_move_five_at_once_and_stop_at_what_there_is(traded):
    at = traded()
    press(at.stack, Key.DOWN)
    press(at.stack, Key.TURN_RIGHT)
    assert at.dials["money"] == -5
    for _ in range(2):
        press(at.stack, Key.TURN_LEFT)
    assert at.dials["money"] == 2


def test_a_key_that_is_held_moves_more_after_a_while(traded):
    at = traded()
    press(at.stack, Key.DOWN)
    press(at.stack, Key.DOWN)
    held(at, Key.RIGHT, 8)
    assert at.dials["ore"] == -(7 + 2 * 5)


def test_enter_leads_on_to_go_and_go_does_it(traded):
    at = traded()
    card = max(lies_in_hand(at))
    turn_to(at, card)
    press(at.stack, Key.ACCEPT)
    assert at.ring == f"go.{at.seat}"
    assert at.scene.live.match.count == 0
    press(at.stack, Key.ACCEPT)
    assert at.scene.live.match.done[0].action == PlaceCard(at.seat, ORDERS[card])


def test_what_the_rules_refuse_is_said_and_stays_on_the_sheet(traded):
    at = traded()
    turn_to(at, min(set(range(4)) - lies_in_hand(at)))
    turned = at.dials
    press(at.stack, Key.PLAY)
    assert any("The crate is not in your hand." in str(each) for each in at.stack.notices)
    assert at.dials == turned
    assert at.scene.live.match.count == 0


def test_a_pad_moves_wares_for_its_own_seat_alone(traded):
    at = traded()
    at.scene.desk.kit.seating.claim(PAD, at.seat)
    at.stack.update(0)
    press(at.stack, Key.DOWN, at.seat, PAD)
    press(at.stack, Key.RIGHT, at.seat, PAD)
    assert at.dials["money"] == -1
    at.scene.desk.kit.seating.claim(PAD, 1)
    press(at.stack, Key.RIGHT, 1, PAD)
    assert at.dials["money"] == -1


def test_the_mouse_moves_one_to_either_side(traded):
    at = traded()
    click(at.stack, at.one("ore", -1))
    click(at.stack, at.one("ore", -1))
    click(at.stack, at.one("ore", 1))
    click(at.stack, at.one("card", 1))
    assert (at.dials["ore"], at.dials["card"]) == (-1, 1)


def test_what_nobody_has_more_of_is_not_moved_further(traded):
    at = traded()
    assert not at.one("card", -1).enabled
    for _ in range(3):
        click(at.stack, at.one("card", 1))
    assert not at.one("card", 1).enabled
    assert at.one("card", -1).enabled


def test_a_ware_is_dragged_towards_who_gets_it_as_far_as_there_is_any(traded):
    at = traded()
    lane = at.lane("ore")
    line = line_of(lane, lane.box)
    x, y = line.middle
    point(at, x, y)
    at.stack.handle(Moved(x + line.width / 4, y))
    assert at.dials["ore"] == -20
    at.stack.handle(Moved(line.x, y))
    at.stack.handle(Released(line.x, y))
    assert at.dials["ore"] == 4


def test_nothing_below_the_sheet_is_pointed_at(traded):
    at = traded()
    plate = layout.sheet(at.scene.desk)[0].box
    before = at.dials
    point(at, plate.x + 3, plate.y + 3)
    at.stack.handle(Released(plate.x + 3, plate.y + 3))
    assert at.scene.desk.hover.cell is None
    assert at.dials == before
    assert not at.stack.notices


def test_back_takes_the_partner_back_and_the_sheet_with_it(traded):
    at = traded()
    click(at.stack, buttons(at.scene)[f"back.{at.seat}"])
    assert layout.sheet(at.scene.desk) == ()
    assert len(at.scene.desk.choosing.picking(at.seat).picked) == 1


def test_the_sheet_says_the_bargain_in_a_line_or_that_there_is_none(traded, brushes):
    at = traded()
    assert shown(at.stack, brushes).says("Nothing changes hands yet")
    press(at.stack, Key.DOWN)
    press(at.stack, Key.LEFT)
    paper = shown(at.stack, brushes)
    assert paper.says("gets 1 Money")
    assert not paper.says("Nothing changes hands yet")


def test_the_hand_leaves_to_the_sheet_what_stands_there(traded):
    at = traded()
    found = layout.widgets(at.scene.desk)
    keys = [each.name for each in found if isinstance(each, Button)]
    assert keys.count(f"go.{at.seat}") == keys.count(f"back.{at.seat}") == 1
    assert len([each for each in found if isinstance(each, Slider)]) == len(at.rows)


def test_no_row_moves_however_long_the_line_becomes(traded):
    at = traded()
    before = [each.box for each in layout.sheet(at.scene.desk)]
    for _ in range(3):
        for key in (Key.LEFT, Key.LEFT, Key.DOWN):
            press(at.stack, key)
    assert [each.box for each in layout.sheet(at.scene.desk)] == before


def test_the_keys_of_the_moment_are_those_of_the_sheet(traded):
    at = traded()
    told = dict(keys_of_table(at.scene.desk))
    assert (told[Key.DOWN], told[Key.RIGHT]) == ("ware", "get, give")


def test_an_offer_shrinks_when_the_other_has_less(traded):
    at = traded()
    press(at.stack, Key.DOWN)
    press(at.stack, Key.RIGHT)
    press(at.stack, Key.DOWN)
    press(at.stack, Key.TURN_LEFT)
    assert at.dials["ore"] == 4
    live = at.scene.live
    laid = next(
        each
        for each in live.match.rules.legal(live.match.view(1), 1)
        if isinstance(each, PlaceCard)
    )
    live.submit(laid)
    at.stack.update(0)
    assert (at.dials["ore"], at.dials["money"]) == (3, -1)
    assert at.lane("ore").value == -3


def test_who_is_asked_sees_the_offer_and_moves_nothing_there(opened, brushes):
    offered = {"card": 0, "money": -2, "ore": 3, "wood": 0}

    def bargain(words, view, seat, picking, names):
        return bargain_of(view, seat, offered, names)

    at = opened(bargain=bargain)
    paper = shown(at.stack, brushes)
    assert paper.says("gets -2 Money, 3 Ore")
    assert at.rows == []
    assert layout.sheet(at.scene.desk)
    click(at.stack, buttons(at.scene)[f"pick.{at.seat}:0"])
    assert at.scene.desk.choosing.picking(at.seat).picked
