"""Things that lie before a seat are as large as fits, and none is cut off below."""

from game.view.board.seat_zones import fitting
from game.view.canvas.box import Box

SINGLE = 1.06


def test_as_many_things_as_there_are_lie_within_their_box():
    for wide, high in ((348, 210), (230, 190), (120, 60)):
        box = Box(0, 0, wide, high)
        for count in range(1, 21):
            size = fitting(box, (SINGLE,) * count)
            a_row = int(wide // (size * SINGLE))
            rows = -(-count // a_row)
            assert size > 12
            assert rows * size * 1.12 <= high, (wide, high, count)
