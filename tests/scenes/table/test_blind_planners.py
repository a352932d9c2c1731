"""Choices made unseen: each device goes over a grid that nobody sees unless it is held up."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.faces.blind_grid import BlindGrid, BlindPlace
from game.scenes.frame.commands import Device, Key, Kind, Letter, Press, Release
from game.scenes.frame.settings import Curtain
from game.scenes.pages.key_signs import ENDS, LOOKS
from game.scenes.play.blind_planner import BUSY_MS, Planner, planner_widgets
from game.scenes.table import layout
from game.scenes.table.opened_table import begun
from game.scenes.widgets.widget_kinds import Drawing, Picture
from game.view.canvas.box import Box
from tests import stage
from tests.demo import ROOMS
from tests.demo.rules.spelling import READY, TAKE_BACK, card_of
from tests.demo.rules.state import Order
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.paper import Paper, shown
from tests.scenes.table.hands import buttons, click, let_pass, press, sat
from tests.setups.demo import CROWD, DUEL

PADS = tuple(Device(Kind.PAD, 11 + number) for number in range(4))
ORDERS = tuple(Order)


def grid(words, view, seat, picking, names):
    """Return a row of all orders, with the way back and the end below; home is the first order."""
    parts = [(number, 0, card_of(order), order.name[:2]) for number, order in enumerate(ORDERS)]
    parts += [(0, 1, TAKE_BACK, "back"), (1, 1, READY, "end")]
    places = tuple(BlindPlace((x, y), part, f"<{say}>", say) for x, y, part, say in parts)
    return BlindGrid(len(ORDERS), 2, (0, 0), places)


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.FACE_DOWN)
    return taught(kit)


def table(demo, setup=DUEL, devices=PADS[:2], face=None):
    """Return the table of a first match, at which these devices choose unseen."""
    demo.settings.change(seen=stage.NAMED)
    demo.seating.clear()
    for seat, device in enumerate(devices):
        demo.seating.claim(device, seat)
    blind = replace(
        FACE.table,
        blind=grid,
        takes_back=TAKE_BACK,
        notes=lambda words, view, seat, names: (f"laid {len(view.tanks[seat].laid)}",),
    )
    players = (None,) * len(setup.starts)
    scene = begun(demo, match(setup, *players), replace(FACE, table=face or blind))
    stack = sat(scene)
    stack.update(0)
    stack.update(20)
    return stack, scene


def keys(stack, seat, *pressed):
    for key in pressed:
        press(stack, key, seat, PADS[seat])


def held(scene, seat):
    """Return where the orders that the seat holds lie on its grid."""
    hand = scene.live.match.table.tanks[seat].hand
    return [number for number, order in enumerate(ORDERS) if order in hand]


def lay(stack, scene, seat):
    """Lay the first order that the seat holds, without looking."""
    keys(stack, seat, *(Key.RIGHT,) * held(scene, seat)[0], Key.ACCEPT)


def laid(scene, seat):
    return scene.live.match.table.tanks[seat].laid


def look(stack, seat, device=None):
    stack.handle(Press(LOOKS, seat, device or PADS[seat]))
    stack.update(20)


def test_all_choose_at_once_without_a_curtain(demo):
    stack, scene = table(demo)
    assert (stack.top is scene, scene.desk.open) == (True, (0, 1))
    lay(stack, scene, 1)
    lay(stack, scene, 0)
    assert [len(laid(scene, seat)) for seat in (0, 1)] == [1, 1]


def test_without_devices_of_their_own_the_curtain_falls(demo):
    stack, scene = table(demo, devices=PADS[:1])
    assert stack.top is not scene


def test_a_place_is_gone_to_from_home_and_taken(demo):
    stack, scene = table(demo)
    order = held(scene, 0)[-1]
    keys(stack, 0, Key.DOWN, Key.RIGHT, Key.RIGHT, Key.UP, Key.LEFT, Key.LEFT, Key.LEFT)
    keys(stack, 0, *(Key.RIGHT,) * order, Key.ACCEPT)
    assert laid(scene, 0) == (ORDERS[order],)
    # Then one is at home again.
    keys(stack, 0, Key.DOWN, Key.ACCEPT)
    assert laid(scene, 0) == ()


def test_the_key_that_leads_back_takes_back_and_never_asks_for_a_pause(demo):
    stack, scene = table(demo)
    lay(stack, scene, 0)
    keys(stack, 0, Key.BACK)
    assert laid(scene, 0) == ()
    keys(stack, 0, Key.BACK, Key.UNDO)
    assert stack.top is scene


def test_one_key_ends_the_choice_wherever_one_is(demo):
    stack, scene = table(demo)
    lay(stack, scene, 0)
    lay(stack, scene, 0)
    keys(stack, 0, Key.RIGHT, ENDS)
    assert scene.live.match.table.tanks[0].committed
    assert not scene.live.match.table.tanks[1].committed
    # Its planner goes, and is not drawn before a pad is touched again.
    let_pass(stack, BUSY_MS + 100)
    assert scene.desk.open == (1,)
    assert not stack.update(20)


def test_what_is_picked_and_enough_is_done_before_what_cannot_follow(demo):
    """As a way that is long enough, before a lamp is lit where it leads."""
    stack, scene = table(demo)
    lay(stack, scene, 0)
    lay(stack, scene, 0)
    keys(stack, 0, Key.DOWN, Key.RIGHT, Key.ACCEPT)
    assert scene.desk.choosing.picking(0).picked == (READY,)
    assert not scene.live.match.table.tanks[0].committed
    keys(stack, 0, Key.ACCEPT)
    assert scene.live.match.table.tanks[0].committed


def frames(stack, brushes, seat, pressed):
    """Return every picture while these keys are pressed on a device."""
    found = []
    for key in pressed:
        press(stack, key, seat, PADS[seat])
        for _ in range(2):
            stack.update(30)
            found.append(shown(stack, brushes).marks)
    return found


ERRANDS = (
    (Key.RIGHT, Key.RIGHT, Key.LEFT, Key.RIGHT),
    (Key.DOWN, Key.DOWN, Key.RIGHT, Key.UP),
    (Key.BACK, Key.UNDO, Key.BACK, Key.BACK),
    (Key.NEXT, Key.TURN_RIGHT, Key.SPECIAL, Key.PREVIOUS),
    (Key.DOWN, Key.RIGHT, Key.ACCEPT, Key.LEFT),
)


def test_no_picture_and_no_sound_tells_which_keys_are_pressed(demo, brushes):
    seen, heard = [], []
    for errand in ERRANDS:
        stack, _ = table(demo)
        heard.append([])
        demo.sounds.play = heard[-1].append
        seen.append(frames(stack, brushes, 0, errand))
        assert not stack.notices
    assert all(each == seen[0] for each in seen)
    assert heard == [[]] * len(ERRANDS)


def test_a_device_that_is_used_shows_that_it_works_and_nothing_more(demo, brushes):
    stack, scene = table(demo)
    rested = shown(stack, brushes).marks
    keys(stack, 0, Key.RIGHT)
    assert scene.desk.unseen.busy(0)
    assert not scene.desk.unseen.busy(1)
    assert shown(stack, brushes).marks != rested
    let_pass(stack, BUSY_MS + 50)
    assert shown(stack, brushes).marks == rested


def test_a_planner_is_seen_only_while_its_own_button_is_held(demo, brushes):
    stack, _ = table(demo)
    before = shown(stack, brushes)
    assert not {"end", "back", "laid 0"} & set(before.words)
    look(stack, 0)
    up = shown(stack, brushes)
    assert {"end", "back", "laid 0", "<DR>"} <= set(up.words)
    stack.handle(Release(LOOKS, 0, PADS[0]))
    stack.update(20)
    assert shown(stack, brushes).marks == before.marks


def test_only_the_own_device_holds_a_planner_up(demo, brushes):
    stack, _ = table(demo)
    look(stack, 1, PADS[0])
    look(stack, NOBODY, Device(Kind.KEYBOARD))
    assert "end" not in shown(stack, brushes).words


def test_whoever_holds_the_planner_up_sees_where_it_stands(demo, brushes):
    stack, _ = table(demo)
    keys(stack, 0, Key.DOWN, Key.RIGHT)
    look(stack, 0)
    assert "<end>" in shown(stack, brushes).words
    keys(stack, 0, Key.LEFT)
    assert "<back>" in shown(stack, brushes).words


def test_nothing_but_the_own_device_chooses(demo):
    stack, scene = table(demo)
    press(stack, Key.ACCEPT)
    for digit in "123456":
        stack.handle(Letter(digit))
        stack.handle(Letter(digit, 0))
    for button in buttons(scene).values():
        if not button.name.startswith(("head.", "bar.")):
            click(stack, button)
    assert scene.live.match.count == 0
    assert not [key for key in buttons(scene) if key.startswith(("pick.", "go.", "not."))]


def test_no_planner_moves_when_another_is_ready(demo, brushes):
    stack, scene = table(demo)
    before = layout.rooms_of(scene.desk).hands
    for _ in range(2):
        lay(stack, scene, 0)
    keys(stack, 0, ENDS)
    let_pass(stack, BUSY_MS + 100)
    assert scene.desk.open == (1,)
    assert layout.rooms_of(scene.desk).hands == before
    look(stack, 1)
    paper = shown(stack, brushes)
    (place,) = (mark for mark in paper.marks if mark.what == "end")
    assert before[1].holds(*place.box.middle)
    assert any(before[0].holds(*mark.box.middle) for mark in paper.pictures("icon.tick"))


def test_whoever_ends_the_choice_too_early_is_told_so_until_the_next_key(demo, brushes):
    stack, scene = table(demo)
    lay(stack, scene, 0)
    keys(stack, 0, ENDS)
    stack.update(20)
    missing = demo.words("blind.missing")
    assert not scene.live.match.table.tanks[0].committed
    assert shown(stack, brushes).words.count(missing) == 1
    keys(stack, 1, Key.RIGHT)
    stack.update(20)
    assert missing in shown(stack, brushes).words
    keys(stack, 0, Key.RIGHT)
    stack.update(20)
    assert missing not in shown(stack, brushes).words


def test_keys_for_the_whole_table_are_for_all(demo):
    stack, scene = table(demo)
    keys(stack, 1, Key.MENU)
    assert stack.top is not scene


def test_four_planners_have_room_and_the_fifth_waits(demo, brushes):
    stack, scene = table(demo, CROWD, PADS)
    assert scene.desk.open == (0, 1, 2, 3)
    rooms = layout.rooms_of(scene.desk)
    assert len(rooms.hands) == 4
    assert min(box.height for box in rooms.hands) > 150
    for number, one in enumerate(rooms.hands):
        assert not any(one.meets(other) for other in rooms.hands[number + 1 :])
    look(stack, 3)
    paper = Paper(brushes)
    stack.draw(paper)
    assert "end" in paper.words


def test_no_choice_is_laid_out_over_the_board(demo, brushes):
    drawn = []
    face = replace(
        FACE.table,
        blind=grid,
        ghost=lambda *given: drawn.append("ghost"),
        lights=lambda *given: drawn.append("lights"),
        badges=lambda *given: drawn.append("badges") or {},
        seen=lambda *given: drawn.append("seen") or frozenset(),
    )
    stack, scene = table(demo, face=face)
    for _ in range(2):
        scene.desk.choosing.take(0, scene.desk.choosing.picking(0).next[0])
        shown(stack, brushes)
    # Also of the last one who chooses.
    keys(stack, 0, ENDS)
    stack.update(20)
    assert scene.desk.open == (1,)
    shown(stack, brushes)
    assert drawn == []


@pytest.mark.parametrize("ready", [False, True])
def test_a_long_name_leaves_the_dots_and_the_tick_free(kit, ready):
    name = "Anna Maria von der Hohen Brücke"
    planner = Planner(0, name, "emblem.0", False, ready=ready)
    found = planner_widgets(kit, Box(0, 0, 268, 200), planner)
    (told,) = (each for each in found if getattr(each, "words", "") == name)
    _, *signs = (each for each in found if isinstance(each, Drawing | Picture))
    assert not any(told.box.meets(each.box) for each in signs)
    assert told.box.width > 150
