"""Dials on the shared table: turned by keys, slid and led by the mouse, or swinging by themselves.

Cards of the demonstration game are turned to by a dial here, and a second dial goes from 5 to 140.
"""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from game.core.spelling import Dial, Knob, Word
from game.rules import GAMES
from game.scenes.faces.swing import Swing
from game.scenes.faces.table_face import Tip
from game.scenes.frame.commands import Key, Moved, Press, Pressed, Released
from game.scenes.table import layout
from game.scenes.table.opened_table import begun
from game.scenes.widgets.look_of_inputs import line_of
from game.scenes.widgets.widget_kinds import Slider
from tests.demo import ROOMS
from tests.demo.rules.actions import Commit, PlaceCard
from tests.demo.rules.spelling import SPELL
from tests.demo.rules.state import Order
from tests.demo.scenes.face import FACE, TABLE
from tests.demo.stage import match, taught
from tests.paper import shown
from tests.scenes.table.hands import PAD, buttons, by_keys, click, press, sat
from tests.setups.demo import DUEL

ORDERS = tuple(Order)
LAY = Word("lay")
KNOBS = {"card": Knob(0, len(ORDERS) - 1, round=True), "reach": Knob(5, 140)}
SWINGS = (Swing("card", 1, 1000), Swing("reach", 6, 2400))


def of(table, seat, action):
    if isinstance(action, PlaceCard):
        card = ORDERS.index(action.order)
        return ((LAY, Dial("card", card), Dial("reach", 40)),)
    return SPELL.of(table, seat, action)


def turned(action, dial):
    return replace(action, order=ORDERS[dial.value]) if dial.name == "card" else action


@dataclass
class At:
    """A table where seat 0 chooses, and what its face was asked to draw."""

    stack: Any
    scene: Any
    seat: int
    ghosts: list[Any]
    meters: list[Any]

    @property
    def dials(self):
        return {each.name: each.value for each in self.scene.desk.choosing.picking(self.seat).dials}

    @property
    def laid(self):
        return self.scene.live.match.count

    def slider(self, name):
        key = f"dial.{self.seat}.{name}"
        found = layout.widgets(self.scene.desk)
        return next(each for each in found if isinstance(each, Slider) and each.name == key)

    def track(self, name):
        row = self.slider(name)
        return line_of(row, row.box)


@pytest.fixture
def opened(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)

    def with_swings(*swings):
        game = match(DUEL, None, "random")
        words = SPELL.words | {LAY.name}
        spell = replace(game.rules.spell, of=of, knobs=KNOBS, turned=turned, words=words)
        game.rules = replace(game.rules, spell=spell)
        ghosts: list[Any] = []
        meters: list[Any] = []
        face = replace(
            TABLE,
            named=lambda words, view, part, names: "Lay" if part == LAY else str(part),
            turned_at=lambda place, view, seat, picking, spot: (
                Dial("reach", 5 + int(spot[0]) % 100),
            ),
            swings=lambda view, seat, action: swings,
            dial=lambda words, dial: f"{dial.value} cm",
            why_not=lambda *asked: Tip("", f"Not {asked[4]}."),
            ghost=lambda *drawn: ghosts.append(drawn[4].order),
            meter=lambda *drawn: meters.append(drawn[5:]),
        )
        scene = begun(taught(kit), game, replace(FACE, table=face))
        stack = sat(scene)
        stack.update(0)
        seat = scene.desk.open[0]
        at = At(stack, scene, seat, ghosts, meters)
        by_keys(stack, scene, seat, lambda action: isinstance(action, PlaceCard))
        return at

    return with_swings


def held(at, key, times):
    at.stack.handle(Press(key))
    for _ in range(times):
        at.stack.handle(Press(key, repeat=True))


def lies_in_hand(at):
    """Return the cards that may be laid, by where the dial has them."""
    legal = at.scene.live.match.rules.legal(at.scene.live.match.table, at.seat)
    return {ORDERS.index(each.order) for each in legal if isinstance(each, PlaceCard)}


def turn_to(at, card):
    while at.dials["card"] != card:
        press(at.stack, Key.RIGHT)


def test_each_pair_of_keys_turns_its_own_dial(opened):
    at = opened()
    begun = at.dials
    press(at.stack, Key.UP)
    press(at.stack, Key.UP)
    press(at.stack, Key.DOWN)
    assert at.dials == {**begun, "reach": 41}
    press(at.stack, Key.LEFT)
    assert at.dials == {"card": (begun["card"] - 1) % 4, "reach": 41}


def test_a_key_that_is_held_turns_faster_after_a_while(opened):
    at = opened()
    held(at, Key.UP, 6)
    assert at.dials["reach"] == 40 + 7
    held(at, Key.UP, 8)
    assert at.dials["reach"] == 47 + 7 + 2 * 5


def test_the_keys_that_turn_make_broad_steps(opened):
    at = opened()
    before = at.dials["card"]
    press(at.stack, Key.TURN_RIGHT)
    assert at.dials["card"] == (before + 15) % 4
    press(at.stack, Key.TURN_LEFT)
    assert at.dials["card"] == before


def test_a_pad_turns_the_dials_of_its_own_seat_alone(opened):
    at = opened()
    at.scene.desk.kit.seating.claim(PAD, 1)
    press(at.stack, Key.UP, 1, PAD)
    assert at.dials["reach"] == 40
    at.scene.desk.kit.seating.claim(PAD, at.seat)
    at.stack.update(0)
    press(at.stack, Key.UP, at.seat, PAD)
    assert at.dials["reach"] == 41


def test_a_dial_is_slid_with_the_mouse_and_says_where_it_stands(opened, brushes):
    at = opened()
    line = at.track("reach")
    at.stack.handle(Moved(line.right, line.y))
    at.stack.handle(Pressed(line.right, line.y))
    assert at.dials["reach"] == 140
    line = at.track("reach")
    at.stack.handle(Moved(line.x + line.width / 3, line.y))
    at.stack.handle(Released(line.x + line.width / 3, line.y))
    assert at.dials["reach"] == 5 + 135 / 3
    assert shown(at.stack, brushes).says("50 cm")


def test_the_pointer_leads_dials_over_the_board_while_it_is_held(opened):
    at = opened()
    x, y = at.scene.desk.place.box.middle
    at.stack.handle(Moved(x, y))
    assert at.dials["reach"] == 40
    at.stack.handle(Pressed(x, y))
    assert at.dials["reach"] == 5 + int(x) % 100
    at.stack.handle(Moved(x + 7, y))
    assert at.dials["reach"] == 5 + int(x + 7) % 100
    at.stack.handle(Released(x + 7, y))
    at.stack.handle(Moved(x + 20, y))
    assert at.dials["reach"] == 5 + int(x + 7) % 100


def test_back_takes_the_word_back_with_its_dials(opened):
    at = opened()
    press(at.stack, Key.BACK)
    assert at.dials == {}
    assert not at.scene.desk.choosing.picking(at.seat).picked


def test_go_does_what_the_dials_say(opened):
    at = opened()
    turn_to(at, max(lies_in_hand(at)))
    press(at.stack, Key.ACCEPT)
    assert at.scene.live.match.done[0].action == PlaceCard(at.seat, ORDERS[max(lies_in_hand(at))])


def test_what_the_rules_refuse_is_said_and_stays_to_be_turned(opened):
    at = opened()
    refused = min(set(range(4)) - lies_in_hand(at))
    turn_to(at, refused)
    at.stack.handle(Press(Key.ACCEPT))
    told = at.stack.notices
    assert any(str(Dial("reach", 40)) in str(each) for each in told)
    assert at.laid == 0
    assert at.dials["card"] == refused


def test_a_hand_that_swings_stops_dial_by_dial_and_does_what_was_seen(opened):
    at = opened(*SWINGS)
    card = min(lies_in_hand(at))
    turn_to(at, card)
    press(at.stack, Key.ACCEPT)
    assert at.laid == 0
    at.stack.update(500)
    press(at.stack, Key.ACCEPT)
    assert at.dials["card"] == card
    at.stack.update(600)
    assert at.slider("reach").value == 46
    press(at.stack, Key.ACCEPT)
    assert at.laid == 1
    assert at.scene.live.match.done[0].action.order == ORDERS[card]


@pytest.mark.parametrize("step", (4, 7, 33))
def test_where_it_swings_does_not_depend_on_how_often_it_is_drawn(opened, step):
    at = opened(Swing("reach", 60, 2000))
    turn_to(at, min(lies_in_hand(at)))
    press(at.stack, Key.ACCEPT)
    for _ in range(333 // step):
        at.stack.update(step)
    at.stack.update(333 % step)
    assert at.slider("reach").value == 92


def test_a_dial_that_swings_stops_at_its_end(opened):
    at = opened(Swing("reach", 60, 2000))
    turn_to(at, min(lies_in_hand(at)))
    press(at.stack, Key.ACCEPT)
    at.stack.update(1500)
    assert at.slider("reach").value == 5


def test_until_the_first_is_stopped_one_may_go_back_to_aim(opened):
    at = opened(*SWINGS)
    turn_to(at, min(lies_in_hand(at)))
    aimed = at.dials
    press(at.stack, Key.ACCEPT)
    at.stack.update(250)
    press(at.stack, Key.BACK)
    at.stack.update(50)
    assert at.slider("reach").enabled
    assert at.dials == aimed
    press(at.stack, Key.ACCEPT)
    press(at.stack, Key.ACCEPT)
    press(at.stack, Key.BACK)
    assert not at.slider("reach").enabled
    assert at.dials == aimed


def test_while_it_swings_the_hand_says_so_and_go_stops_it(opened, brushes):
    at = opened(*SWINGS)
    turn_to(at, min(lies_in_hand(at)))
    assert not shown(at.stack, brushes).says("Stop!")
    press(at.stack, Key.ACCEPT)
    paper = shown(at.stack, brushes)
    assert paper.says("Stop!")
    click(at.stack, buttons(at.scene)[f"go.{at.seat}"])
    assert at.scene.desk.swinging.stopped == 1


def test_the_meter_is_drawn_by_how_far_it_is_off(opened, brushes):
    at = opened(Swing("reach", 60, 2000))
    turn_to(at, min(lies_in_hand(at)))
    shown(at.stack, brushes)
    assert at.meters == []
    press(at.stack, Key.ACCEPT)
    at.stack.update(333)
    shown(at.stack, brushes)
    assert {(swing.dial, off) for swing, off in at.meters} == {("reach", 52)}


def test_while_it_swings_no_other_key_turns_anything(opened):
    at = opened(*SWINGS)
    turn_to(at, min(lies_in_hand(at)))
    aimed = at.dials
    press(at.stack, Key.ACCEPT)
    for key in (Key.UP, Key.LEFT, Key.TURN_LEFT, Key.UNDO):
        press(at.stack, key)
    assert at.dials == aimed
    assert at.laid == 0


def test_whose_turn_is_over_swings_no_more(opened):
    at = opened(*SWINGS)
    turn_to(at, min(lies_in_hand(at)))
    press(at.stack, Key.ACCEPT)
    while at.seat in at.scene.live.match.to_act:
        legal = at.scene.live.match.rules.legal(at.scene.live.match.table, at.seat)
        at.scene.live.submit(_ends(legal))
    at.stack.update(0)
    assert at.scene.desk.swinging is None


def _ends(legal):
    """Return what ends the plan if it may be said, else a card that is laid."""
    return next((each for each in legal if isinstance(each, Commit)), legal[0])


def test_a_click_stops_it_wherever_the_pointer_is(opened):
    at = opened(Swing("reach", 6, 2400))
    turn_to(at, min(lies_in_hand(at)))
    press(at.stack, Key.ACCEPT)
    at.stack.handle(Pressed(3, 3))
    assert at.laid == 1


def test_what_would_be_done_is_drawn_where_it_swings(opened, brushes):
    at = opened(Swing("card", 1, 1000))
    card = min(lies_in_hand(at))
    turn_to(at, card)
    press(at.stack, Key.ACCEPT)
    at.stack.update(250)
    at.ghosts.clear()
    shown(at.stack, brushes)
    assert set(at.ghosts) == {ORDERS[(card + 1) % 4]}
