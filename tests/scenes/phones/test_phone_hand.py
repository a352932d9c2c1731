import pytest

from game.core.grid import Cell
from game.core.spelling import Card, Piece, SeatOf, Spot, Word
from game.rules.tanchiki.spelling import DONE
from game.scenes.phones.phone_hand import hand_of, reason
from game.scenes.phones.seated import Seated
from tests.games import GAMES, PLAYED
from tests.scenes.phones.hands import every_picking, moments

EVERY = pytest.mark.parametrize("game", GAMES)
AIMED_OVER = ("blanket_hills",)
"""Games on whose board nothing is picked: one aims over it."""


def shown(kit, moment, picking):
    return hand_of(seated(kit, moment, picking))


def seated(kit, moment, picking):
    own = moment.kit(kit)
    return Seated(own, own.words, moment.face.table, moment.seat, picking, moment.names)


@EVERY
def test_what_lights_up_on_a_phone_is_what_may_be_picked_next(kit, game):
    for moment in moments(game):
        for picking in every_picking(moment):
            hand = shown(kit, moment, picking)
            lit = [each.part for each in hand.offers if each.lit]
            if hand.undo and not picking.picked:
                lit.append(moment.face.table.takes_back)
            assert sorted(map(repr, lit)) == sorted(map(repr, picking.next))


@EVERY
def test_each_part_has_a_name_or_lies_on_the_picture(kit, game):
    for moment in moments(game):
        for picking in every_picking(moment):
            for each in shown(kit, moment, picking).offers:
                assert each.name or each.box, each


@pytest.mark.parametrize("game", PLAYED)
def test_whatever_lies_on_the_board_lies_within_the_picture(kit, game):
    found = 0
    for moment in moments(game):
        for picking in every_picking(moment):
            hand = shown(kit, moment, picking)
            boxes = [each.box for each in hand.offers if each.box]
            found += len(boxes)
            for x, y, width, height in boxes:
                assert x >= 0
                assert y >= 0
                assert x + width <= hand.size[0]
                assert y + height <= hand.size[1]
    assert found or game in AIMED_OVER


@EVERY
def test_a_hand_is_the_same_for_states_that_differ_in_secrets_only(kit, game):
    for moment in moments(game):
        other = moment.scrambled()
        assert shown(kit, moment, moment.picking()) == shown(kit, moment, moment.picking(other))


@EVERY
def test_what_ends_a_choice_at_once_says_so_beforehand(kit, game):
    for moment in moments(game):
        for picking in every_picking(moment):
            for each in shown(kit, moment, picking).offers:
                assert each.last == (each.lit and picking.take(each.part).due is not None)


@EVERY
def test_of_everything_on_a_table_a_phone_is_told_something(kit, game):
    for moment in moments(game):
        for part in (Cell(0, 0), Cell(3, 2)):
            assert reason(seated(kit, moment, moment.picking()), part)


@EVERY
def test_a_phone_that_asks_for_what_is_not_there_is_answered_in_words(kit, game):
    nowhere = Cell(999, -3), Piece(77), Card("no such card"), SeatOf(12)
    for moment in moments(game):
        asks = seated(kit, moment, moment.picking())
        for part in nowhere:
            assert reason(asks, part) == asks.words("table.not_now")


def test_cards_and_piles_of_tanchiki_are_held_and_its_words_are_beside_them(kit):
    hands = (shown(kit, moment, moment.picking()) for moment in moments("tanchiki"))
    hand = next(hand for hand in hands if any(each.part == DONE for each in hand.offers))
    held = [each.part for each in hand.offers if each.held]
    assert held[:2] == [Spot("pile", 1), Spot("pile", 2)]
    assert len(held) > 2
    assert all(isinstance(part, Card) for part in held[2:])
    assert all(each.art for each in hand.offers if isinstance(each.part, Card))
    assert all(each.held or isinstance(each.part, Word) for each in hand.offers)


def test_the_go_of_a_phone_stands_for_what_the_picking_means(kit):
    moment = next(moments("tank_chess"))
    picking = moment.picking()
    assert not shown(kit, moment, picking).go
    piece = picking.take(picking.next[0])
    turned = next(part for part in piece.next if piece.take(part).usual is not None)
    hand = shown(kit, moment, piece.take(turned))
    assert hand.go == kit.words("table.go")
    assert hand.undo
    assert [each.part for each in hand.picked] == [picking.next[0], turned]
