"""A table at rest costs nothing, flowing water a little, and what is kept is never old."""

import pytest

from game.scenes.frame.commands import Key, Moved
from tests import stage

from .table import click, press, scene, settle, spot

WATER = """
8 . . . c . . . l
7 . . . . . . . .
6 . . . . . . . .
5 . ~ ~ ~ . . . .
4 . . . . . . . m
3 . . . . . . . .
2 . . . . . . . .
1 C . . H . . . L
"""


def waves(made, ms):
    """Return in how many frames of this time the picture was said to move."""
    moved = 0
    for _ in range(ms // 20):
        made.update(20)
        moved += made.moving
    return moved


def picture(made, brushes):
    canvas = stage.canvas(brushes, (1280, 720))
    made.draw(canvas)
    return canvas.surface


@pytest.fixture(scope="module")
def brushes():
    return stage.brushes()


def test_a_table_without_water_stands_still(kit):
    made = scene(kit)
    made.update(20)
    assert waves(made, 2000) == 0


def test_water_flows_a_few_times_a_second(kit):
    made = scene(kit, WATER)
    made.update(20)
    assert 6 <= waves(made, 2000) <= 10


def test_water_stands_still_with_less_motion(kit):
    kit.settings.change(less_motion=True)
    made = scene(kit, WATER)
    made.update(20)
    assert waves(made, 2000) == 0


def test_flowing_water_keeps_nobody_waiting(kit):
    made = scene(kit, WATER)
    made.update(2000)
    assert made.desk.live.settled


@pytest.mark.parametrize(
    "do",
    [
        lambda made: click(made, "D1"),
        lambda made: (click(made, "D1"), made.handle(Moved(*spot(made, "E2")))),
        lambda made: (click(made, "D1"), click(made, "E2"), click(made, "E2"), settle(made)),
        lambda made: press(made, Key.SHOW),
        lambda made: press(made, Key.FORECAST),
        lambda made: made.handle(Moved(*spot(made, "D8"))),
        lambda made: made.kit_change(),
    ],
    ids=["chosen", "looked at", "moved", "reach", "danger", "hover", "language"],
)
def test_a_kept_picture_shows_what_was_done(kit, brushes, do):
    made = scene(kit)
    made.kit_change = lambda: kit.words.speak("ru")
    before = picture(made, brushes).copy()
    do(made)
    drawn = picture(made, brushes)
    brushes.forget()
    assert bytes(drawn.get_buffer()) != bytes(before.get_buffer())
    assert bytes(drawn.get_buffer()) == bytes(picture(made, brushes).get_buffer())
