"""The order of a draft."""

from game.core.draft_order import snake


def test_a_draft_goes_forth_and_back():
    assert snake((0, 1, 2, 3), 2) == (0, 1, 2, 3, 3, 2, 1, 0)
    assert snake((1, 0), 4) == (1, 0, 0, 1, 1, 0, 0, 1)
    assert snake((0, 1), 1) == (0, 1)
