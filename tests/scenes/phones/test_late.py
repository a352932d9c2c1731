"""Phones in a bad network: what they say comes late and bunched, and so does what they hear."""

import random

import pytest

from game.core.spelling import Word
from game.link.messages import Pick, Refused
from game.scenes.faces.all_faces import FACES
from tests.scenes.phones.late import Late
from tests.scenes.phones.party import lays, match, party, plan, play_on, seats_up_to, table

GAMES = tuple(name for name in FACES if FACES[name].table is not None)
FOR_EVER = 10**6


@pytest.fixture
def made(kit):
    with party(kit) as made:
        yield made


def late(hand, dice, most, jitter=0.02):
    """Give somebody who sits already a bad network."""
    hand.phone = Late(hand.phone, dice, most, jitter)


def pointed_out(played, hands):
    """Assert that each action was pointed at by the phone of its own seat, after the one before."""
    said = {hand.seat: list(hand.phone.parts) for hand in hands}
    rules = played.rules
    for number, done in enumerate(played.done):
        seat, action = done.action.seat, done.action
        view = rules.view(played.state_at(number).table, seat)
        parts = {part for spelling in rules.spell(view, seat, action) for part in spelling}
        while said[seat] and said[seat][0] not in parts:
            said[seat].pop(0)
        assert said[seat], (number, action)
        said[seat].pop(0)


def test_one_whose_messages_never_arrive_keeps_nobody_from_planning(made):
    scene = table(made, match("tanchiki", None, None, None, None))
    hands = [made.sits(seat) for seat in range(4)]
    plan(made, hands)
    slow, *others = hands
    late(slow, random.Random(1), FOR_EVER)
    slow.pick(slow.lit[0])
    turn = scene.desk.live.match.table.turn.number
    for hand in others:
        lays(made, hand)
        made.until(lambda hand=hand: Word("done") in hand.lit)
        hand.pick(Word("done"))
        made.until(lambda hand=hand: hand.asked.hand.go)
        hand.go()
        made.until(lambda hand=hand: not hand.chooses)
    assert scene.desk.live.match.to_act == (slow.seat,)
    assert scene.desk.live.match.table.turn.number == turn
    assert scene.desk.sitting.asked == ""


def test_a_pick_that_comes_a_move_late_is_refused_although_it_could_be_made(made):
    scene = table(made, match("tank_chess", None, None))
    hands, dice = [made.sits(seat) for seat in range(2)], random.Random(3)
    ann, now = hands[0], scene.desk.live.match
    made.until(lambda: ann.chooses)
    old = ann.asked
    for count, hand in enumerate(hands, 1):
        made.until(lambda hand=hand, count=count: moved(hand, dice) or now.count == count)
    made.until(lambda: ann.chooses and ann.asked.n > old.n and not ann.asked.hand.picked)
    refused = len([each for each in ann.told if isinstance(each, Refused)])
    ann.phone.say(Pick(old.n, ann.lit[0]))
    made.until(lambda: len([e for e in ann.told if isinstance(e, Refused)]) > refused)
    assert not ann.asked.hand.picked
    assert now.count == 2


def moved(hand, dice):
    """Let one play on as soon as there is something new to choose."""
    if hand.chooses and hand.asked is not hand.answered:
        hand.play(dice)


def test_an_action_that_the_own_phone_did_not_point_at_would_be_noticed(made):
    played = match("tanchiki", None, None)
    table(made, played)
    hands = [made.sits(seat) for seat in range(2)]
    for hand in hands:
        late(hand, random.Random(1), 0)
    first = played.to_act[0]
    hands[1 - first].phone.parts += hands[first].lit
    played.submit(played.rules.legal(played.view(first), first)[0])
    with pytest.raises(AssertionError):
        pointed_out(played, hands)


def test_a_match_is_begun_by_phones_that_are_late(made):
    begun(made, "tanchiki", 3, 12)


@pytest.mark.nightly  # the other games like the first one: seconds
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_begun_by_phones_that_are_late(made, game):
    begun(made, game, seats_up_to(game, 4), 60)


def begun(made, game, count, actions):
    played = match(game, *[None] * count)
    table(made, played)
    hands = [made.sits(seat) for seat in range(count)]
    for hand in hands:
        late(hand, random.Random(hand.seat), 3 * hand.seat + 1, 0.1)
    enough = lambda: played.count >= actions or played.outcome is not None  # noqa: E731
    play_on(made, hands, random.Random(9), enough)
    pointed_out(played, hands)


@pytest.mark.nightly  # eight phones in a bad network through a whole match: minutes
def test_eight_late_phones_that_come_and_go_play_a_match_to_its_end(made):
    played = match("tanchiki", *[None] * 8)
    table(made, played)
    hands = [made.sits(seat) for seat in range(8)]
    for hand in hands:
        late(hand, random.Random(hand.seat), 2 * hand.seat, 0.02)
    over = lambda: played.outcome is not None  # noqa: E731
    slept = play_on(made, hands, random.Random(8), over, trouble=0.004)
    assert slept > 20
    assert max(hand.phone.bunched for hand in hands) > 1
    pointed_out(played, hands)
