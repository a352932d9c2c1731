"""The squares of an address."""

import pytest

from game.link.qr_code import squares


def test_squares_are_as_wide_as_high_and_have_three_corners():
    found = squares("http://192.168.1.5:8765/#k=ABCDEFGHIJKLMNOPQRSTUV")
    size = len(found)
    assert {len(row) for row in found} == {size}
    for y, x in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert found[y][x : x + 7] == (True,) * 7
    assert found[size - 7][size - 7 :] != (True,) * 7


@pytest.mark.parametrize("one, other", [("http://10.0.0.1/#k=a", "http://10.0.0.1/#k=b")])
def test_another_address_has_other_squares(one, other):
    assert squares(one) != squares(other)
