"""People with phones at a table: who is let in, who plays what, who waits for whom."""

import pytest
from websockets.exceptions import ConnectionClosed

from game.core.spelling import Card, Word
from game.link.messages import (
    Back,
    Bye,
    Denied,
    Enter,
    Granted,
    Leave,
    Lobby,
    Pick,
    Ping,
    Pong,
    Refused,
    Sit,
    Texts,
    Told,
    Waiting,
    Why,
)
from game.rules.tanchiki.state import Phase
from game.scenes.faces.seat_names import usual_name
from game.scenes.frame.commands import Chosen
from game.scenes.lessons.lessons_page import lessons_scene
from game.scenes.pages.head_and_foot import BACK
from game.scenes.phones.admission import MOST
from game.scenes.title.title import title_scene
from tests.scenes.phones.party import lays, match, party, plan, table


@pytest.fixture
def made(kit):
    with party(kit) as made:
        yield made


def test_who_scans_the_picture_is_shown_the_seats_and_the_picture_is_another_one(made):
    table(made, match("tanchiki", None, None))
    key = made.phones.entrance.keys.key
    ann = made.comes()
    made.until(lambda: ann.last(Lobby))
    assert [each.taken for each in ann.last(Lobby).chairs] == ["screen", "screen"]
    assert ann.last(Texts).language == "en"
    assert made.phones.entrance.keys.key != key


def test_who_comes_by_a_used_key_is_let_in_from_the_screen(made):
    table(made, match("tanchiki", None, None))
    key = made.phones.entrance.keys.key
    made.comes(key)
    late = made.comes(key)
    made.until(lambda: late.last(Waiting))
    assert late.last(Waiting) == Waiting("confirm")
    assert late.last(Lobby) is None
    made.frame()
    made.nod()
    made.until(lambda: late.last(Lobby))


def test_who_types_the_code_is_let_in_from_the_screen_or_not(made):
    table(made, match("tanchiki", None, None))
    ann, bob = made.comes(""), made.comes("")
    for each in (ann, bob):
        made.until(lambda each=each: each.last(Waiting) == Waiting("code"))
        each.phone.say(Enter(made.phones.entrance.keys.code.lower()))
        made.until(lambda each=each: each.last(Waiting) == Waiting("confirm"))
    for request, yes in zip(made.phones.entrance.requests, (True, False), strict=True):
        made.phones.questions.answer(request, yes)
    made.until(lambda: ann.last(Lobby) and bob.last(Bye))
    assert bob.last(Bye) == Bye("refused")


def test_a_code_may_be_mistyped_a_few_times_only(made):
    table(made, match("tanchiki", None, None))
    ann = made.comes("")
    for _ in range(6):
        ann.phone.say(Enter("WRONG2"))
    made.until(lambda: len([e for e in ann.told if isinstance(e, Denied)]) == 6)
    assert [e.why for e in ann.told if isinstance(e, Denied)] == ["code"] * 5 + ["tries"]
    ann.phone.say(Enter(made.phones.entrance.keys.code))
    made.until(lambda: ann.told[-1] == Denied("tries") and len(ann.told) >= 9)
    assert not made.phones.entrance.requests


def test_a_wrong_key_lets_nobody_in(made):
    table(made, match("tanchiki", None, None))
    ann = made.comes("A" * 22)
    made.until(lambda: ann.last(Waiting))
    ann.phone.say(Sit(0, "Ann"))
    ann.phone.say(Pick(0, Word("done")))
    ann.phone.say(Ping(7))
    made.until(lambda: ann.last(Pong))
    assert made.kit.seating.claims == {}
    assert not ann.last(Granted)


def test_two_phones_plan_at_the_same_time_without_a_curtain(made):
    scene = table(made, match("tanchiki", None, None))
    ann, bob = made.sits(0), made.sits(1)
    plan(made, (ann, bob))
    assert scene.desk.sitting.choosers == ()
    assert scene.desk.sitting.asked == ""
    assert len(made.stack._scenes) == 1
    for each in (ann, bob):
        lays(made, each)
    done = {hand.seat: Word("done") in hand.lit for hand in (ann, bob)}
    assert done == {0: True, 1: True}
    turn = scene.desk.live.match.table.turn.number
    for each in (ann, bob):
        made.until(lambda each=each: Word("done") in each.lit)
        each.pick(Word("done"))
        made.until(lambda each=each: each.asked.hand.go or each.asked.state != "choose")
        if each.asked.hand.go:
            each.go()
    now = scene.desk.live.match
    made.until(lambda: now.table.turn.number > turn or now.table.turn.phase is not Phase.PLANNING)


def test_a_pick_that_cannot_be_is_refused_and_the_hand_comes_again(made):
    table(made, match("tank_chess", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.chooses)
    before = ann.asked.n
    ann.pick(Card("nothing of the kind"))
    made.until(lambda: ann.last(Refused) and ann.asked.n > before)
    ann.phone.say(Pick(10**8, ann.lit[0]))
    made.until(lambda: ann.asked.hand.picked)


def test_a_part_is_taken_back_and_another_seat_cannot_pick_for_it(made):
    scene = table(made, match("tank_chess", None, None))
    ann, bob = made.sits(0), made.sits(1)
    made.until(lambda: ann.chooses and bob.asked)
    assert bob.asked.state == "wait"
    part = ann.lit[0]
    bob.phone.say(Pick(bob.asked.n, part))
    made.until(lambda: bob.last(Refused))
    assert scene.desk.live.match.count == 0
    ann.pick(part)
    made.until(lambda: ann.asked.hand.picked)
    ann.phone.say(Back(ann.asked.n))
    made.until(lambda: not ann.asked.hand.picked)


def test_a_pick_is_answered_also_where_the_hand_comes_out_as_it_was(made):
    table(made, match("tank_chess", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.chooses)
    before = ann.asked
    ann.pick(ann.lit[0])
    ann.phone.say(Back(before.n))
    ann.phone.say(Ping(1))
    made.until(lambda: ann.last(Pong) and ann.asked.n > before.n)
    made.until(lambda: ann.asked.hand == before.hand)


def test_a_phone_asks_why(made):
    table(made, match("tank_chess", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.chooses)
    ann.phone.say(Why(ann.lit[0]))
    made.until(lambda: ann.last(Told))
    assert ann.last(Told).part == ann.lit[0]


def test_the_same_seat_is_back_after_sleep(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    session = ann.session
    ann.phone.close()
    made.until(lambda: made.phones.sitters.holders[1].line is None)
    again = made.comes("", session=session)
    made.until(lambda: again.asked)
    assert again.seat == 0
    assert again.last(Waiting) is None
    assert not made.phones.entrance.requests


def test_a_second_page_takes_the_seat_from_the_first(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    again = made.comes("", session=ann.session)
    made.until(lambda: again.asked and ann.last(Bye))
    assert ann.last(Bye) == Bye("elsewhere")


def test_another_phone_takes_a_sleeping_seat_only_from_the_screen_and_the_log_says_so(made):
    scene = table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    ann.phone.close()
    made.until(lambda: made.phones.sitters.holders[1].line is None)
    eve = made.comes()
    made.until(lambda: eve.last(Lobby) and eve.last(Lobby).chairs[0].taken == "asleep")
    eve.phone.say(Sit(0, ""))
    made.until(lambda: eve.last(Waiting) == Waiting("seat"))
    assert eve.last(Granted) is None
    assert scene.desk.sitting.asked == "phone"
    notes = len([line for line in scene.desk.log.lines if line.note])
    made.nod()
    made.until(lambda: eve.last(Granted))
    assert len([line for line in scene.desk.log.lines if line.note]) > notes
    late = made.comes("", session=ann.session)
    made.until(lambda: late.last(Waiting))
    assert late.last(Granted) is None


def test_a_yes_counts_for_the_question_that_was_shown_and_for_no_other(made):
    scene = table(made, match("tanchiki", None, None, None))
    eve = made.comes()
    made.until(lambda: eve.last(Lobby))
    eve.phone.say(Sit(2, ""))
    made.until(lambda: scene.desk.sitting.asked == "phone")
    eve.phone.say(Sit(0, ""))
    made.until(lambda: made.phones.entrance.requests[0].seat == 0)
    made.nod()
    made.until(lambda: scene.desk.sitting.asked == "phone")
    assert made.kit.seating.afar == frozenset()
    made.nod()
    assert made.kit.seating.afar == {0}


def test_a_yes_to_a_phone_that_has_gone_lets_in_nobody_else(made):
    scene = table(made, match("tanchiki", None, None))
    ann, eve = made.comes(""), made.comes("")
    for each in (ann, eve):
        made.until(lambda each=each: each.last(Waiting))
        each.phone.say(Enter(made.phones.entrance.keys.code))
        made.until(lambda each=each: each.last(Waiting) == Waiting("confirm"))
    made.until(lambda: scene.desk.sitting.asked == "phone")
    ann.phone.cut()
    made.until(lambda: len(made.phones.entrance.requests) == 1)
    made.nod()
    made.until(lambda: scene.desk.sitting.asked == "phone")
    assert eve.last(Lobby) is None
    assert len(made.phones.entrance.requests) == 1


def test_phones_keep_their_seats_while_somebody_looks_at_a_lesson(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    page = lessons_scene(made.kit, "tanchiki", aside=True)
    ann.phone.say(Ping(1))
    made.until(lambda: ann.last(Pong))
    page.handle(Chosen(BACK))
    made.frame()
    assert ann.last(Denied) is None
    assert made.kit.seating.afar == {0}
    assert list(made.phones.sitters.holders) == [1]


def test_a_phone_of_a_seat_that_the_next_match_has_not_waits(made):
    table(made, match("tanchiki", None, None, None, None))
    ann = made.sits(3)
    made.until(lambda: ann.asked)
    table(made, match("tanchiki", None, "recruit", seed=6))
    made.until(lambda: ann.told[-1] == Waiting("without"))
    ann.pick(Word("done"))
    ann.phone.say(Ping(1))
    made.until(lambda: ann.last(Pong))
    assert ann.last(Refused) is None


def test_phones_that_are_switched_off_are_hung_up_on(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    made.kit.settings.change(phones=False)
    made.until(lambda: ann.last(Bye))
    assert made.phones.listening is None
    assert made.kit.seating.afar == frozenset()


def test_who_is_sent_away_has_the_seat_no_more(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    assert made.kit.seating.afar == {0}
    made.phones.sitters.send_away(1)
    made.until(lambda: ann.last(Bye))
    assert ann.last(Bye) == Bye("sent_away")
    assert made.kit.seating.afar == frozenset()


def test_who_leaves_is_shown_the_seats_again(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    lobbies = len([e for e in ann.told if isinstance(e, Lobby)])
    ann.phone.say(Leave())
    made.until(lambda: len([e for e in ann.told if isinstance(e, Lobby)]) > lobbies)
    assert made.kit.seating.afar == frozenset()


def test_who_leaves_stays_at_the_table_also_where_it_is_full(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    for _ in range(MOST - 1):
        late = made.comes()
        made.until(lambda late=late: late.last(Lobby))
    late = made.comes()
    made.until(lambda: late.last(Bye))
    assert late.last(Bye) == Bye("full")
    ann.phone.say(Leave())
    ann.phone.say(Ping(1))
    made.until(lambda: ann.last(Pong))
    assert ann.last(Bye) is None


def test_each_phone_speaks_its_own_language(made):
    table(made, match("tanchiki", None, None))
    ann, olha = made.sits(0), made.sits(1, language="uk-UA")
    made.until(lambda: ann.asked and olha.asked)
    assert ann.asked.hand.head != olha.asked.hand.head
    assert olha.last(Texts).language == "uk"
    uk = made.kit.words.other("uk")
    assert olha.last(Granted).name == usual_name(uk, "tanchiki", 1)
    assert [each.name for each in olha.last(Lobby).chairs] == [
        usual_name(uk, "tanchiki", seat) for seat in range(2)
    ]
    assert ann.last(Granted).name == usual_name(made.kit.words, "tanchiki", 0)


def test_a_phone_is_sent_the_board_it_is_told_of_and_the_cards_it_holds(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    made.until(lambda: ann.asked and ann.asked.board in ann.phone.pictures)
    assert len(ann.phone.pictures[ann.asked.board]) <= 60_000
    arts = {each.art for each in ann.asked.hand.offers if each.art}
    made.until(lambda: {f"art.{art}" for art in arts} <= ann.phone.pictures.keys())


def test_nobody_is_heard_any_more_when_the_table_is_left(made):
    table(made, match("tanchiki", None, None))
    ann = made.sits(0)
    title_scene(made.kit)
    assert made.phones.listening is None
    assert made.kit.seating.afar == frozenset()
    with pytest.raises(ConnectionClosed):
        ann.phone.told_of(Pong)
