"""Tables where some have phones and some have not, and what a phone is shown beside its hand."""

import random

import pytest

from game.core.spelling import Cell, Piece, Word
from game.rules.arena_of_eight.spelling import TAKE
from game.scenes.arena_of_eight.table_face import TABLE
from game.scenes.frame.commands import Device, Kind
from game.scenes.frame.stack import Push
from game.scenes.pause.pausing import pause, resumed
from game.scenes.phones.guests import Guest
from game.scenes.phones.phone_hand import hand_of
from game.scenes.phones.picture_queue import Boards
from game.scenes.phones.seat_givers import phone
from game.scenes.phones.seated import Seated
from game.scenes.tank_chess.naming import move_words
from tests.games import PLAYED
from tests.scenes.arena_of_eight.positions import NAMES, after
from tests.scenes.arena_of_eight.positions import picking as at
from tests.scenes.phones.hands import every_picking, moments
from tests.scenes.phones.party import match, party, plan, play_on, table
from tests.scenes.phones.test_phone_hand import shown


@pytest.fixture
def made(kit):
    with party(kit) as made:
        yield made


class Wire:
    """Notes what is shown on which line."""

    def __init__(self):
        self.frames, self.made = [], set()

    def show(self, lines, name, make):
        self.frames[-1].append((*lines, name))
        self.made.add(make)


def test_the_pause_of_a_match_leads_to_the_page_of_the_phones(made):
    scene = table(made, match("tanchiki", None, None))
    sitting = scene.desk.sitting
    pause(sitting)
    change = resumed(sitting, "phones")
    assert isinstance(change, Push)
    assert sitting.asked == "phones"
    assert made.phones.listening is not None


def test_mouse_pad_phone_and_computer_play_at_one_table(made):
    scene = table(made, match("tanchiki", None, None, None, "recruit"))
    sitting, seating = scene.desk.sitting, made.kit.seating
    seating.claim(Device(Kind.PAD, 1), 1)
    ann = made.sits(2)
    plan(made, [ann], others=scene)
    assert sitting.asked == "curtain"
    assert seating.afar == {2}
    assert seating.device_of(1) == Device(Kind.PAD, 1)
    assert seating.device_of(0) is None
    assert {*sitting.people} == {0, 1, 2}
    ann.pick(ann.lit[0])
    made.until(lambda: ann.asked.hand.picked)


def boards_of(kit, moment):
    return Boards(kit, moment.rules, moment.face.table, lambda language: kit.words, 0)


def test_a_view_that_comes_again_has_the_picture_it_had(kit):
    moment = next(moments("tank_chess"))
    boards, wire = boards_of(kit, moment), Wire()
    picking = moment.picking()
    other = picking.take(picking.next[0])
    one, two = Guest(1, "", "en"), Guest(2, "", "en")

    def looks(guest, at):
        name = boards.wanted(guest, moment.seat, at)
        for _ in range(1000):
            wire.frames.append([])
            boards.work(wire)
            if any(name in each for each in wire.frames[-1]):
                return name
        raise AssertionError("the picture never came")

    first = looks(one, picking)
    assert looks(one, other) != first
    assert looks(one, picking) == first
    assert looks(two, picking) == first
    assert len(wire.made) == 2


def test_a_frame_draws_one_picture_at_the_most(kit, monkeypatch):
    found = list(moments("tank_chess"))
    boards, wire = boards_of(kit, found[0]), Wire()
    for number, moment in enumerate(found):
        boards.wanted(Guest(number, "", "en"), moment.seat, moment.picking())
    exposed, drawn = kit.camera.exposed, []

    def counted(*given):
        drawn.append(len(wire.frames))
        return exposed(*given)

    monkeypatch.setattr(type(kit.camera), "exposed", lambda self, *given: counted(*given))
    while sum(map(len, wire.frames)) < len(found):
        wire.frames.append([])
        boards.work(wire)
        assert len(wire.frames) < 1000
    assert len(drawn) >= len(found) > 1
    assert len(set(drawn)) == len(drawn)


def test_a_phone_is_told_what_would_come_of_what_it_picks(kit):
    exposed = kit.words("chess.plan.exposed", names="|").split("|")[0]
    found = [
        shown(kit, moment, picking) for moment in moments("tank_chess") for picking in _bold(moment)
    ]
    assert any(exposed in each.foretell for each in found)
    assert not all(each.foretell for each in found)
    assert all(each.warns == (exposed in each.foretell) for each in found)


def test_a_phone_is_warned_of_what_costs_its_own_seat_and_of_nothing_else(kit):
    hit = after("A kick", hands=("A kick", "B jump"), health=("B 2",))
    taken = hand_of(Seated(kit, kit.words, TABLE, 1, at(hit, 1, TAKE), NAMES))
    assert (taken.warns, taken.foretell) == (True, "")
    step = hand_of(Seated(kit, kit.words, TABLE, 0, at(after(), 0, Cell(2, 0)), NAMES))
    assert "Then 2 apart" in step.foretell
    blow = hand_of(Seated(kit, kit.words, TABLE, 0, at(after(), 0, Word("kick")), NAMES))
    assert blow.ask.startswith("Takes 2.")
    assert (step.warns, blow.warns) == (False, False)


def _bold(moment):
    """Yield turns of the commander: that is what may cost the match."""
    view = moment.rules.view(moment.state.table, moment.seat)
    own = [each for each in view.pieces if each.seat == moment.seat]
    crown = next(each for each in own if view.kind(each).commander)
    first = moment.picking()
    if first.may(Piece(crown.number)):
        picking = first.take(Piece(crown.number))
        for cell in picking.next:
            if isinstance(cell, Cell) and picking.take(cell).usual is not None:
                yield picking.take(cell)


def test_a_phone_is_told_what_has_happened_since_its_turn(made):
    scene = table(made, match("tank_chess", None, None))
    hands, now = [made.sits(seat) for seat in range(2)], scene.desk.live.match
    made.until(lambda: hands[0].chooses)
    assert hands[0].asked.hand.log == ()
    play_on(made, hands, random.Random(3), lambda: now.count >= 2)
    made.until(lambda: hands[0].chooses and hands[0].asked.hand.log)
    view, log = now.state_at(1).table, hands[0].asked.hand.log
    turn = now.done[1].action
    assert log[0] == move_words(made.kit.words, view, turn.start, turn.to, turn.facing)


@pytest.mark.parametrize("game", PLAYED)
def test_every_cell_that_is_lit_lies_where_the_board_has_it(kit, game):
    for moment in moments(game):
        for picking in every_picking(moment):
            hand = shown(kit, moment, picking)
            boxes = [e.box for e in hand.offers if isinstance(e.part, Cell) and e.box]
            assert len(set(boxes)) == len(boxes)


def test_a_device_of_a_phone_is_one_like_any_other():
    assert phone(3) == Device(Kind.PHONE, 3)
