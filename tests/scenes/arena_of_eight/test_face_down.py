"""Two at one screen, each with a device of the own: hands lie face down, and no curtain falls."""

from dataclasses import replace

import pytest

from game.core.rules import NOBODY
from game.core.spelling import Word
from game.rules.arena_of_eight import ARENA_OF_EIGHT
from game.rules.arena_of_eight.actions import Reply, Strike, Take
from game.rules.arena_of_eight.blows import Answer, Blow
from game.rules.arena_of_eight.cards import Card, handful
from game.rules.arena_of_eight.choices import imagined
from game.rules.arena_of_eight.state import Options, Setup
from game.scenes.arena_of_eight.face import FACE
from game.scenes.frame.commands import Device, FocusLost, Key, Kind, Press, Release
from game.scenes.frame.settings import Curtain
from game.scenes.hand.lit_parts import Go, Pick
from game.scenes.table import layout
from game.scenes.table.opened_table import opened
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.tools.arena_of_eight.exhibits import CLOSE, wish
from tests import stage
from tests.laws.matches import random_match
from tests.paper import Paper, shown
from tests.scenes.table.hands import buttons, by_keys, click, play, press, sat
from tests.setups.arena_of_eight import SETUPS

from .positions import ALL_BUT_HOPS

PADS = Device(Kind.PAD, 11), Device(Kind.PAD, 12)
HALVES = Device(Kind.LEFT_KEYS), Device(Kind.RIGHT_KEYS)


def table(kit, setup=CLOSE, devices=PADS, rules=ARENA_OF_EIGHT, seed=6):
    """Return the table of a first match of two with these devices, and what it stands on."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, seen=stage.NAMED)
    kit.seating.clear()
    for seat, device in enumerate(devices):
        kit.seating.claim(device, seat)
    header = Header(rules.name, rules.number, setup, seed, (Player(""), Player("")))
    scene = opened(kit, Match(rules, header), FACE)
    stack = sat(scene)
    stack.update(0)
    stack.update(20)
    return stack, scene


def struck(kit, blow=Blow.KICK, **more):
    """Return the table when the other is to reply."""
    stack, scene = table(kit, **more)
    scene.live.submit(Strike(0, blow))
    for _ in range(200):
        stack.update(50)
        if scene.desk.open == (1,):
            return stack, scene
    raise AssertionError("it never came to that")


def look(stack, seat, device):
    stack.handle(Press(Key.TURN_LEFT, seat, device))
    stack.update(20)


def let_go(stack, seat, device):
    stack.handle(Release(Key.TURN_LEFT, seat, device))
    stack.update(20)


def marks(stack, brushes):
    return shown(stack, brushes).marks


@pytest.mark.parametrize("devices", [PADS, HALVES])
def test_with_devices_of_their_own_no_curtain_falls(kit, brushes, devices):
    stack, scene = struck(kit, devices=devices)
    assert stack.top is scene
    assert scene.desk.hidden.seats == {0, 1}
    paper = Paper(brushes)
    stack.draw(paper)
    assert len(paper.pictures("card_back.")) == scene.live.match.table.sides[1].held


@pytest.mark.parametrize("devices", [PADS[:1], (PADS[0], Device(Kind.KEYBOARD))])
def test_the_curtain_falls_where_somebody_has_no_device_of_the_own(kit, devices):
    stack, scene = table(kit, devices=devices)
    assert stack.top is not scene
    assert scene.desk.sitting.asked == "curtain"


def test_who_sits_alone_has_the_hand_open(kit):
    kit.settings.change(curtain=Curtain.FACE_DOWN, speed=0)
    kit.seating.claim(PADS[0], 0)
    rules = ARENA_OF_EIGHT
    header = Header(rules.name, rules.number, CLOSE, 6, (Player(""), Player("", "rookie")))
    scene = opened(kit, Match(rules, header), FACE)
    sat(scene).update(0)
    assert not scene.desk.hidden.seats


@pytest.mark.parametrize("devices", [PADS, HALVES])
def test_a_hand_is_seen_only_while_its_button_is_held(kit, brushes, devices):
    stack, scene = struck(kit, devices=devices)
    before = marks(stack, brushes)
    look(stack, 1, devices[1])
    held = set(scene.live.match.table.sides[1].hand)
    seen = {mark.what for mark in marks(stack, brushes)}
    assert {f"tin_card.{card.value}" for card in held} <= seen
    assert not any(str(what).startswith("card_back.") for what in seen)
    let_go(stack, 1, devices[1])
    assert marks(stack, brushes) == before


def test_only_the_own_device_lifts_a_hand(kit, brushes):
    stack, _ = struck(kit)
    before = marks(stack, brushes)
    look(stack, 0, PADS[0])
    look(stack, 1, Device(Kind.KEYBOARD))
    look(stack, NOBODY, Device(Kind.KEYBOARD))
    assert marks(stack, brushes) == before


def test_a_device_of_nobody_chooses_nothing_of_a_hand_that_lies_face_down(kit):
    stack, scene = struck(kit)
    click(stack, buttons(scene)["pick.1:0"])
    press(stack, Key.ACCEPT)
    press(stack, Key.NEXT)
    press(stack, Key.ACCEPT)
    assert scene.live.match.count == 1
    says = [getattr(each, "says", None) for each in layout.reached(scene.desk, NOBODY)]
    assert not any(isinstance(each, Pick | Go) for each in says)


def test_what_lies_over_the_table_lets_no_hand_shine_through(kit):
    for cover in (Press(Key.MENU, 1, PADS[1]), FocusLost()):
        stack, scene = struck(kit)
        look(stack, 1, PADS[1])
        cuts = stack.cuts
        stack.handle(cover)
        assert stack.top is not scene
        assert stack.cuts > cuts
        assert not scene.desk.hidden.looks(1)


HANDS = (
    handful((Card.CROUCH,) * 7),
    handful((Card.JUMP, Card.HOP, Card.BLOCK, Card.BLOCK, Card.HAND, Card.HAND, Card.SUPER)),
    handful((Card.KICK,) * 5, (Card.SUPER,) * 2),
    handful((Card.BLOCK,) * 7),
)
"""Hands for which the choices differ: the first has no reply to a kick at all."""


def alike():
    """Return states after the same blow that differ in the hand of the one who may reply."""
    rules, players = ARENA_OF_EIGHT, (Player(""), Player(""))
    match = Match(rules, Header(rules.name, rules.number, CLOSE, 6, players))
    match.submit(Strike(0, Blow.KICK))
    found = [replace(match.state, table=match.table.with_side(1, hand=hand)) for hand in HANDS]
    assert len({rules.legal(state.table, 1) for state in found}) > 2
    assert len({rules.view(state.table, 0) for state in found}) == 1
    return found


def at_hand(kit, state):
    """Return a table at which this state is the first."""
    return table(kit, rules=replace(ARENA_OF_EIGHT, new=lambda setup, seed: state))


def seen_while_choosing(kit, brushes, state, keys):
    """Return all frames before a reply is known, while the one who replies goes about."""
    stack, scene = at_hand(kit, state)
    frames = []
    for key in (*keys, None):
        for _ in range(4):
            stack.update(20)
            frames.append((scene.desk.open, marks(stack, brushes)))
        if key is not None:
            press(stack, key, 1, PADS[1])
    assert scene.live.match.count == 0
    return frames


def test_time_and_picture_tell_nothing_until_the_reply(kit, brushes):
    keys = (Key.RIGHT, Key.DOWN, Key.TURN_RIGHT, Key.NEXT, Key.LEFT)
    seen = [seen_while_choosing(kit, brushes, each, keys) for each in alike()]
    assert all(each == seen[0] for each in seen)
    assert all(open_ == (1,) for open_, _ in seen[0][1:])


def test_a_look_leaves_no_trace_of_what_was_seen(kit, brushes):
    def looked(state):
        stack, _ = at_hand(kit, state)
        look(stack, 1, PADS[1])
        press(stack, Key.NEXT, 1, PADS[1])
        press(stack, Key.NEXT, 1, PADS[1])
        let_go(stack, 1, PADS[1])
        stack.update(20)
        return marks(stack, brushes)

    seen = [looked(each) for each in alike()]
    assert all(each == seen[0] for each in seen)


def test_a_reply_is_one_press_by_its_place(kit):
    stack, scene = struck(kit)
    parts = scene.desk.choosing.picking(1).next
    words = [part for part in parts if isinstance(part, Word)]
    assert {word.name for word in words} == {
        "jump", "hop_left", "hop_right", "throw", "sweep", "take",
    }  # fmt: skip
    for place, part in enumerate(parts):
        assert f"pick.1:{place}" in buttons(scene), part
    scene.desk.form.focus(f"pick.1:{parts.index(Word('jump'))}", 1)
    press(stack, Key.ACCEPT, 1, PADS[1])
    assert scene.live.match.done[1].action == Reply(1, Answer.JUMP)


def test_who_has_no_reply_is_offered_the_same_and_told_only_when_pressing(kit):
    stack, scene = at_hand(kit, alike()[0])
    parts = scene.desk.choosing.picking(1).next
    scene.desk.form.focus(f"pick.1:{parts.index(Word('jump'))}", 1)
    press(stack, Key.ACCEPT, 1, PADS[1])
    assert scene.live.match.count == 0
    assert len(stack.notices) == 1
    assert "Look at your hand" in stack.notices[0]
    scene.desk.form.focus(f"pick.1:{parts.index(Word('take'))}", 1)
    press(stack, Key.ACCEPT, 1, PADS[1])
    assert scene.live.match.done[0].action == Take(1)


@pytest.mark.parametrize("number", range(len(HANDS)))
def test_to_take_a_blow_that_knocks_out_is_asked_twice_whatever_the_hand(kit, number):
    state = alike()[number]
    state = replace(state, table=state.table.with_side(1, health=2))
    stack, scene = at_hand(kit, state)
    parts = scene.desk.choosing.picking(1).next
    scene.desk.form.focus(f"pick.1:{parts.index(Word('take'))}", 1)
    press(stack, Key.ACCEPT, 1, PADS[1])
    assert scene.desk.choosing.picking(1).grave
    press(stack, Key.ACCEPT, 1, PADS[1])
    assert scene.live.match.done[0].action == Take(1)


def test_two_play_a_whole_match_without_ever_looking(kit):
    stack, scene = table(kit, Setup(Options(2)), seed=43)
    rules = ARENA_OF_EIGHT

    def blindly(stack, scene, seat, wish):
        by_keys(stack, scene, seat, wish, PADS[seat], seat)

    def wished(action):
        table = scene.live.match.table
        held = action in rules.legal(table, action.seat)
        return wish(table, action) if held else -1

    play(stack, scene, blindly, wished, lambda: scene.live.match.outcome is not None, 4000)
    assert not scene.desk.hidden.held_up
    assert {type(each.action) for each in scene.live.match.done} >= ALL_BUT_HOPS


def test_what_is_imagined_holds_all_that_is_legal_and_tells_nothing():
    for number, (_, setup) in enumerate(SETUPS):
        played = random_match(ARENA_OF_EIGHT, setup, number, 60)
        for turn in played.turns:
            seat = turn.action.seat
            view = ARENA_OF_EIGHT.view(turn.before.table, NOBODY)
            found = imagined(view, seat)
            assert set(ARENA_OF_EIGHT.legal(turn.before.table, seat)) <= set(found)
            assert imagined(turn.before.table, seat) == found
            assert all(ARENA_OF_EIGHT.spell(view, seat, action) for action in found)


def test_cards_that_are_words_are_written_as_words_are(kit):
    stack, scene = table(kit)
    scene.desk.choosing.take(0, Word("feint"))
    stack.update(20)
    cards = [b for b in buttons(scene).values() if isinstance(b.says, Pick) and b.words]
    assert len(cards) >= len(Card)
    assert all(b.words[0].isupper() for b in cards)


def places(scene):
    """Return where every control of who chooses lies, and what choosing it says."""
    controls = (each for each in buttons(scene).values() if getattr(each, "says", None))
    return [(each.name, each.value, each.box, each.says) for each in controls]


def seen_both_ways(kit, state):
    """Yield the table of a state covered and then held up, with each way a choice may begin."""
    stack, scene = at_hand(kit, state)
    (seat,) = ARENA_OF_EIGHT.to_act(state.table)
    choosing = scene.desk.choosing
    begun = [
        part
        for part in choosing.picking(seat).next
        if choosing.picking(seat).take(part).due is None
    ]
    for part in (None, *begun):
        choosing.back(seat)
        assert not choosing.picking(seat).picked
        assert part is None or choosing.take(seat, part)
        stack.update(20)
        covered = choosing.picking(seat), places(scene), scene.desk.form.focused(seat)
        look(stack, seat, PADS[seat])
        assert scene.desk.hidden.looks(seat)
        up = choosing.picking(seat), places(scene), scene.desk.form.focused(seat)
        let_go(stack, seat, PADS[seat])
        yield part, covered, up


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_hand_held_up_has_the_places_and_the_picking_of_the_covered_one(kit, number):
    played = random_match(ARENA_OF_EIGHT, SETUPS[number][1], number, 40)
    for turn in played.turns[::7]:
        for part, covered, up in seen_both_ways(kit, turn.before):
            assert covered == up, part


def test_what_the_hand_held_up_has_not_is_dim_in_its_place(kit, brushes):
    stack, scene = at_hand(kit, alike()[0])
    seat, choosing = 1, scene.desk.choosing
    look(stack, seat, PADS[seat])
    chooser = layout.chooser(scene.desk, seat)
    can = {part for part in choosing.picking(seat).next if chooser.can(chooser.picking, part)}
    assert can == {Word("take")}
    let_go(stack, seat, PADS[seat])
    chooser = layout.chooser(scene.desk, seat)
    assert all(chooser.can(chooser.picking, part) for part in choosing.picking(seat).next)


def test_a_discard_that_was_begun_is_still_asked_for_in_the_hand_held_up(kit, brushes):
    stack, scene = table(kit)
    scene.desk.choosing.take(0, Word("feint"))
    asked = kit.words("arena.asked.discard")
    assert asked in shown(stack, brushes).words
    look(stack, 0, PADS[0])
    assert asked in shown(stack, brushes).words


def test_cards_that_are_picked_blind_have_rows_as_high_as_letters_need(kit):
    stack, scene = table(kit)
    scene.desk.choosing.take(0, Word("feint"))
    stack.update(20)
    cards = [b for b in buttons(scene).values() if isinstance(b.says, Pick) and b.words]
    assert min(b.box.height for b in cards) >= 24
