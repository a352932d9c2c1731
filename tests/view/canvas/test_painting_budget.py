"""Painting may be broken off and goes on later, with all that was made until then."""

from itertools import count

import pygame
import pytest

from game.view.canvas.box import Box
from game.view.canvas.capped_memory import CappedMemory
from game.view.canvas.letter_styles import HEAD
from game.view.canvas.painting_budget import Patience, Unfinished
from tests import stage


def ticking():
    """Return patience whose clock goes on by a millisecond whenever it is looked at."""
    return Patience(count().__next__)


def test_what_was_made_is_kept_though_the_time_is_over():
    patience, shelf = ticking(), CappedMemory(9)
    shelf.made = patience.spend
    with pytest.raises(Unfinished), patience.limited(1):
        shelf.take("one", lambda: 1)
    with patience.limited(1):
        assert shelf.take("one", lambda: 2) == 1


def test_without_a_limit_the_time_is_never_over():
    patience = ticking()
    with patience.limited(None):
        for _ in range(99):
            patience.spend()


def test_the_limit_holds_only_while_it_is_set():
    patience = ticking()
    with patience.limited(0):
        pass
    patience.spend()


def test_a_share_of_a_frame_ends_where_there_is_a_next_one():
    patience = ticking()
    with patience.limited(None, again=True):
        over = patience.share(3)
        assert [over() for _ in range(4)] == [False, False, True, True]
        assert patience.owes


@pytest.mark.parametrize(("ms", "again"), [(None, False), (99, True)])
def test_who_looks_once_or_waits_for_the_whole_is_left_nothing(ms, again):
    patience = ticking()
    with patience.limited(ms, again):
        over = patience.share(0)
        assert not any(over() for _ in range(9))
    assert not patience.owes


def test_what_a_frame_owes_is_owed_once():
    patience = ticking()
    with patience.limited(None, again=True):
        assert patience.share(0)()
    with patience.limited(None, again=True):
        pass
    assert not patience.owes


def paint(canvas, sizes):
    canvas.fill("page")
    for place, size in enumerate(sizes):
        canvas.plate(Box(10, 10 + place * 30, size, 20), "panel", 6, "line")
    canvas.text("Tankodrom", 200, 20, HEAD)


def test_a_place_whose_painting_was_broken_off_is_painted_anew():
    brushes = stage.brushes()
    brushes.patience._clock = count().__next__
    box = Box(0, 0, 600, 300)
    whole = stage.canvas(brushes)
    whole.slot("place", 1, box, lambda paper: paint(paper, (90, 60)))
    first = pygame.image.tobytes(whole.surface, "RGB")
    with pytest.raises(Unfinished), brushes.patience.limited(1):
        whole.slot("place", 2, box, lambda paper: paint(paper, (31, 32, 33, 34)))
    whole.slot("place", 1, box, lambda paper: paint(paper, (90, 60)))
    assert pygame.image.tobytes(whole.surface, "RGB") == first
