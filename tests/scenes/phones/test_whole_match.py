"""Whole matches by phones alone, and turns at tables where some have phones and some have not."""

import random

import pytest

from game.core.spelling import Card, Word
from game.link.messages import Denied, Granted, Lobby, Sit, Waiting
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Device, Kind
from game.scenes.frame.stack import Replace
from tests import paper
from tests.scenes.phones.party import lays, match, party, plan, play_on, seats_up_to, table

GAMES = tuple(name for name in FACES if FACES[name].table is not None)


@pytest.fixture
def made(kit):
    with party(kit) as made:
        yield made


def test_four_phones_plan_at_once_and_nobody_waits_for_another(made):
    scene = table(made, match("tanchiki", None, None, None, None))
    hands = [made.sits(seat) for seat in range(4)]
    plan(made, hands)
    now, turn = scene.desk.live.match, scene.desk.live.match.table.turn.number
    for hand in hands:
        lays(made, hand)
        assert all(each.chooses for each in hands)
    for place, hand in enumerate(hands):
        made.until(lambda hand=hand: Word("done") in hand.lit)
        hand.pick(Word("done"))
        made.until(lambda hand=hand: hand.asked.hand.go)
        hand.go()
        made.until(lambda hand=hand: not hand.chooses or now.table.turn.number > turn)
        assert place == 3 or all(each.chooses for each in hands[place + 1 :])
        assert scene.desk.sitting.asked == ""
    made.until(lambda: not any(Card("left") in hand.lit for hand in hands) or now.count > 20)


def test_who_sits_at_the_screen_has_the_curtain_while_phones_plan(made):
    scene = table(made, match("tanchiki", None, None))
    ann = made.sits(1)
    plan(made, [ann], others=scene)
    assert scene.desk.sitting.asked == "curtain"
    assert made.stack.top is not scene
    lays(made, ann)
    assert scene.desk.sitting.asked == "curtain"
    assert scene.desk.sitting.choosers == ()
    made.stack.handle(Chosen("here"))
    made.frame()
    assert scene.desk.sitting.choosers == (0,)


def test_the_screen_lays_no_hand_open_that_is_on_a_phone(made):
    scene = table(made, match("proving_ground", None, None))
    made.sits(0)
    made.frame()
    assert scene.desk.open == ()
    assert scene.desk.sitting.live.humans == (0,)


def test_nobody_moves_at_the_screen_for_who_has_a_phone(made):
    scene = table(made, match("tank_chess", None, None))
    assert scene.desk.mover == 0
    made.sits(0)
    made.frame()
    assert scene.desk.mover is None


def test_a_phone_sits_down_in_the_set_up_in_the_place_of_a_computer(made):
    page = FACES["tanchiki"].door.setup(made.kit, None)
    made.open(page)
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    assert [each.taken for each in ann.last(Lobby).chairs][:2] == ["", "computer"]
    ann.phone.say(Sit(1, "Анна"))
    made.until(lambda: ann.last(Granted))
    assert ann.last(Granted).name == "Анна"
    assert made.kit.seating.device_of(1) == Device(Kind.PHONE, 1)
    change = page.handle(Chosen("setup.start"))
    assert isinstance(change, Replace)
    made.open(change.scene)
    made.until(lambda: ann.asked)
    played = change.scene.live.match
    assert played.player(1).name == "Анна"
    assert played.player(1).strength is None
    assert made.kit.seating.afar == {1}


def test_the_next_match_at_the_same_table_goes_on_by_the_same_phones(made):
    first = table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.chooses)
    before = ann.asked
    table(made, match("tanchiki", None, None, seed=6))
    made.until(lambda: ann.asked.n > before.n + 10 and ann.chooses)
    ann.play(random.Random(1))
    made.until(lambda: ann.asked is not ann.answered)
    assert first.desk.live.match.count == 0
    page = FACES["tanchiki"].door.setup(made.kit, None)
    made.open(page)
    made.until(lambda: ann.told[-1] == Waiting("start"))
    assert made.kit.seating.afar == {0}


def test_the_screen_says_who_is_waited_for(made):
    scene = table(made, match("tanchiki", None, None))
    assert scene.desk.sitting.waits_afar == ""
    made.sits(0)
    made.sits(1)
    made.frame()
    assert scene.desk.sitting.waits_afar == scene.desk.sitting.names[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_says_which_phone_is_waited_for(made, brushes, game):
    scene = table(made, match(game, None, None))
    hands = [made.sits(seat) for seat in range(2)]
    made.until(lambda: all(hand.asked for hand in hands))
    made.frame()
    first = scene.desk.live.match.to_act[0]
    told = made.kit.words("phone.waits", names=scene.desk.sitting.waits_afar)
    assert scene.desk.sitting.names[first] in told
    assert told in {mark.what for mark in paper.shown(made.stack, brushes).marks}


@pytest.mark.parametrize("game", GAMES)
def test_every_phone_that_waits_says_for_whom(made, game):
    scene = table(made, match(game, None, None))
    hands = [made.sits(seat) for seat in range(2)]
    made.until(lambda: all(hand.asked for hand in hands))
    dice, now = random.Random(2), scene.desk.live.match

    def parted():
        """Let only the first play until the other is waited for."""
        if hands[0].chooses and hands[0].asked is not hands[0].answered:
            hands[0].play(dice)
        if 0 in now.to_act:
            return now.to_act == (0,) and not hands[1].chooses and hands[1]
        return not hands[0].chooses and hands[0].asked.state == "wait" and hands[0]

    made.until(parted)
    waits = parted()
    other = scene.desk.sitting.names[1 - waits.seat]
    made.until(lambda: waits.asked.hand.ask == made.kit.words("phone.waits", names=other))


def test_a_seat_that_went_while_somebody_asked_for_it_is_not_given(made):
    page = FACES["tanchiki"].door.setup(made.kit, None)
    made.open(page)
    ann, bob = made.sits(3), made.comes()
    ann.phone.cut()
    made.until(lambda: bob.last(Lobby) and bob.last(Lobby).chairs[3].taken == "asleep")
    bob.phone.say(Sit(3, "Bob"))
    made.until(lambda: made.phones.entrance.requests)
    page.handle(Changed("seat.remove", 3))
    page.handle(Changed("seat.remove", 2))
    made.phones.questions.answered(True)
    made.until(lambda: bob.last(Denied))
    assert bob.last(Granted) is None
    assert made.kit.seating.afar == frozenset()


def test_the_line_goes_on_through_an_evening(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    made.open(made.kit.evenings(made.kit))
    made.frame()
    assert made.phones.listening is not None
    assert made.kit.seating.afar == {0}
    assert ann.last(Granted)


def test_a_seat_that_is_removed_is_no_phones_any_more(made):
    page = FACES["tanchiki"].door.setup(made.kit, None)
    made.open(page)
    ann, bob = made.sits(1), made.sits(2)
    page.handle(Changed("seat.remove", 1))
    lobbies = len([each for each in ann.told if isinstance(each, Lobby)])
    made.until(lambda: len([each for each in ann.told if isinstance(each, Lobby)]) > lobbies)
    assert made.kit.seating.afar == {1}
    assert made.phones.sitters.seat_of(2) == 1
    assert bob.last(Granted)


@pytest.mark.nightly  # a whole match of each game, at random: minutes
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_phones_to_its_end(made, game):
    count = seats_up_to(game, 4)
    scene = table(made, match(game, *[None] * count))
    hands = [made.sits(seat) for seat in range(count)]
    now = scene.desk.live.match
    play_on(made, hands, random.Random(7), lambda: now.outcome is not None)
    made.until(lambda: all(hand.asked.state == "over" for hand in hands))


@pytest.mark.nightly  # eight phones that come and go, through a whole match: minutes
def test_eight_phones_that_sleep_and_come_back_play_a_match_to_its_end(made):
    scene = table(made, match("tanchiki", *[None] * 8))
    hands = [made.sits(seat) for seat in range(8)]
    now = scene.desk.live.match
    slept = play_on(made, hands, random.Random(8), lambda: now.outcome is not None, trouble=0.01)
    assert slept > 20
    assert made.kit.seating.afar == set(range(8))


def test_whoever_plays_alone_by_a_phone_has_the_hand_there_alone(made):
    scene = table(made, match("one_cut", None, "pupil"))
    own = lambda: scene.desk.sitting.table.sides[0].hand  # noqa: E731
    assert own() is not None
    hand = made.sits(0)
    made.until(lambda: own() is None)
    made.until(lambda: hand.asked is not None and bool(hand.asked.hand.offers))
    made.kit.seating.release(0)
    made.until(lambda: own() is not None)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_begun_by_phones(made, game):
    count = seats_up_to(game, 3)
    scene = table(made, match(game, *[None] * count))
    hands = [made.sits(seat) for seat in range(count)]
    now = scene.desk.live.match
    enough = lambda: now.count >= 12 or now.outcome is not None  # noqa: E731
    slept = play_on(made, hands, random.Random(9), enough, trouble=0.05)
    assert slept >= len(hands)
    assert enough()
