"""Partners share every secret: the curtain falls between parties of seats, and not between them."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.frame.commands import Device, Key, Kind
from game.scenes.frame.settings import Curtain
from game.scenes.table.opened_table import begun
from tests.demo import ROOMS
from tests.demo.rules.actions import Commit, PlaceCard
from tests.demo.rules.spelling import TAKE_BACK
from tests.demo.scenes.face import FACE
from tests.demo.stage import match, taught
from tests.paper import shown
from tests.scenes.table.hands import by_mouse, play, press, sat
from tests.setups.demo import CROWD

PADS = Device(Kind.PAD, 11), Device(Kind.PAD, 12)


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.ALWAYS)
    return taught(kit)


def table(demo, players=(None, None, None, None), pads=(), **settings):
    """Return the table of two against two: every other seat is of one party."""
    demo.settings.change(**settings)
    demo.seating.clear()
    for seat, device in pads:
        demo.seating.claim(device, seat)
    parties = replace(
        FACE.table,
        shares=lambda table, seat: [each for each in range(4) if each % 2 == seat % 2],
        party=lambda words, table, seat: "The Owls" if seat % 2 else "The Foxes",
    )
    scene = begun(demo, match(CROWD, *players), replace(FACE, table=parties))
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def ready(scene, seat):
    """Let a seat say that it is ready."""
    table = scene.live.match.table
    by_name = {type(each): each for each in scene.live.legal(seat)}
    while not table.tanks[seat].committed:
        scene.live.submit(by_name.get(Commit) or by_name[PlaceCard])
        table = scene.live.match.table
        by_name = {type(each): each for each in scene.live.legal(seat)}


def ready_soon(action):
    """Lay what must be laid, and be ready."""
    return {PlaceCard: 1, Commit: 2}.get(type(action), 0)


def test_partners_choose_one_after_the_other_behind_one_curtain(demo):
    stack, scene = table(demo)
    covers, order = 0, []
    for _ in range(200):
        if stack.top is not scene:
            covers += 1
            press(stack, Key.ACCEPT)
        stack.update(20)
        if not order or scene.desk.open != order[-1]:
            order += [scene.desk.open] if scene.desk.open else []
        if scene.live.match.table.round > 1:
            break
        for seat in scene.desk.open:
            ready(scene, seat)
    assert order[:4] == [(0,), (2,), (1,), (3,)]
    assert covers == 2


def test_the_hand_of_a_partner_is_drawn_though_nothing_moves(demo):
    stack, scene = table(demo, (None, "random", None, "random"))
    while not scene.live.match.table.tanks[0].committed:
        by_mouse(stack, scene, 0, ready_soon)
    assert stack.update(20)
    assert scene.desk.open == (2,)
    assert not stack.update(20)


def test_the_curtain_names_all_who_look_behind_it(demo, brushes):
    stack, _ = table(demo)
    words = shown(stack, brushes).words
    assert {"The Foxes", "Amber", "Sky"} <= set(words)
    assert not {"The Owls", "Emerald", "Red"} & set(words)


def test_the_last_of_a_party_has_the_curtain_alone(demo, brushes):
    stack, scene = table(demo)
    press(stack, Key.ACCEPT)
    for seat in (0, 1, 2):
        ready(scene, seat)
        stack.update(20)
    words = shown(stack, brushes).words
    assert "Red" in words
    assert not {"The Owls", "Emerald"} & set(words)


def test_any_of_the_party_opens_the_curtain_and_nobody_else(demo):
    for seat, opens in ((0, True), (2, True), (1, False), (3, False)):
        stack, scene = table(demo, pads=((seat, PADS[0]),))
        press(stack, Key.ACCEPT, seat, PADS[0])
        stack.update(0)
        assert (stack.top is scene) == opens, seat


def test_partners_with_devices_of_their_own_choose_at_once(demo):
    stack, scene = table(demo, pads=((0, PADS[0]), (2, PADS[1])))
    press(stack, Key.ACCEPT, 0, PADS[0])
    stack.update(0)
    assert scene.desk.open == (0, 2)


def test_where_all_people_are_partners_no_curtain_falls(demo):
    stack, scene = table(demo, (None, "random", None, "random"))
    assert stack.top is scene
    assert scene.desk.open == (0,)
    assert scene.live.eyes == 0
    ready(scene, 0)
    stack.update(20)
    assert (stack.top is scene, scene.desk.open) == (True, (2,))


def test_an_open_table_is_open_to_all(demo):
    _, scene = table(demo, curtain=Curtain.OPEN)
    assert scene.desk.open == (0, 1, 2, 3)
    assert scene.live.eyes == NOBODY


def test_what_partners_choose_is_drawn_over_the_board_for_both(demo, brushes):
    """With two open hands of strangers nothing is: the one would see what the other means."""
    stack, scene = table(demo, (None, "random", None, "random"), ((0, PADS[0]), (2, PADS[1])))
    drawn = []
    scene.desk.face = replace(
        scene.desk.face,
        ghost=lambda canvas, at, view, seat, action: drawn.append(seat),
        lights=lambda canvas, at, view, seat, picking, cell: drawn.append(seat),
    )
    assert scene.desk.open == (0, 2)
    for seat in (0, 2):
        scene.desk.choosing.take(seat, scene.desk.choosing.picking(seat).next[0])
    shown(stack, brushes)
    assert {*drawn} == {0, 2}


def test_a_whole_match_is_played_by_two_against_two_with_one_mouse(demo):
    stack, scene = table(demo)

    play(stack, scene, by_mouse, ready_soon, lambda: scene.live.match.table.round > 3, 2000)


def test_undo_takes_back_the_own_plan_where_a_game_has_a_word_for_it(demo):
    """What others have planned since nobody is told by what can be undone."""
    stack, scene = table(demo, (None, "random", None, "random"))
    scene.desk.face = replace(scene.desk.face, takes_back=TAKE_BACK)
    tanks = scene.live.match.table.tanks
    scene.live.submit(PlaceCard(0, tanks[0].hand[0]), PlaceCard(2, tanks[2].hand[0]))
    press(stack, Key.UNDO)
    assert [len(tank.laid) for tank in scene.live.match.table.tanks] == [0, 0, 1, 0]
    press(stack, Key.UNDO)
    assert stack.top is scene
    assert list(stack.notices) == [demo.words("table.nothing_back")]
