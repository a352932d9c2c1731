"""Beside a match that is watched stand the seats, with the hands that the viewpoint may see."""

import pygame
import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki import TANCHIKI
from game.scenes.tanchiki.watching import cards_of, shared_out
from game.tools.tanchiki.exhibits import duel
from game.view.box import Box


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
