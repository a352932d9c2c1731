"""Beside a match that is watched stand the seats, with the hands that the viewpoint may see."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.scenes.tanchiki.sides.replay_side import _paint_cards, cards_of, shared_out
from game.tools.tanchiki.exhibits import duel
from game.view.canvas.box import Box
from tests.paper import Paper

CARD = 160 / 224


@pytest.fixture
def match(kit):
    return duel(kit)


def test_of_a_hidden_hand_as_many_backs_are_shown_as_cards_are_held(match):
    hand = TANCHIKI.view(match.state_at(3).table, NOBODY).hands[1]
    assert cards_of(hand, 1) == (("card_back.1",) * hand.held,)


def test_of_a_hand_that_is_seen_every_card_is_shown(match):
    hand = TANCHIKI.view(match.state_at(3).table, 1).hands[1]
    shown = [picture for group in cards_of(hand, 1) for picture in group]
    assert len(shown) == hand.held
    assert all(picture.startswith("card.") for picture in shown)


@pytest.mark.parametrize("size", [(778, 545), (778, 785), (1180, 800)])
def test_the_seats_never_lie_over_the_board(match, size):
    board, seats = shared_out(Box(14, 80, *size), match.table)
    assert not pygame.Rect(board.x, board.y, board.width, board.height).colliderect(
        (seats.x, seats.y, seats.width, seats.height)
    )


def test_cards_of_every_seat_are_equally_large_and_can_be_told_apart(brushes, match):
    def row(hand):
        paper = Paper(brushes, (244, 76), 1)
        _paint_cards(cards_of(hand, 1), paper)
        return [mark for mark in paper.marks if mark.how == "picture"]

    hand = match.state_at(3).table.hands[1]
    full, few = row(hand), row(replace(hand, hand=hand.hand[:1], stacks=None))
    assert {mark.box.height for mark in (*full, *few)} == {full[0].box.height}
    steps = [after.middle[0] - before.middle[0] for before, after in pairwise(full)]
    assert min(steps) >= 0.6 * CARD * full[0].box.height
