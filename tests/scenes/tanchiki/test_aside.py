"""The side of the table is painted anew when, and only when, something on it changes."""

import pygame
import pytest

from game.scenes.frame.commands import Key, Moved, Press, Said
from game.scenes.play.log import LogLine
from game.tools.tanchiki import exhibits as tanchiki
from tests import stage

SIZE = (1280, 720)


@pytest.fixture
def scene(kit):
    made = tanchiki.TABLES["tanchiki volley"](kit)
    made.handle(stage.resized(SIZE))
    made.desk.guide.stop()
    return made


def picture(brushes, scene):
    canvas = stage.canvas(brushes, SIZE)
    scene.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def fresh(brushes, scene):
    brushes.forget()
    return picture(brushes, scene)


def test_what_is_kept_looks_as_what_is_painted_anew(brushes, scene):
    for command in (Press(Key.STEP), Press(Key.STEP), Press(Key.PLAY), Press(Key.STEP_BACK)):
        scene.handle(command)
        scene.update(20)
        assert picture(brushes, scene) == fresh(brushes, scene)


def test_the_button_under_the_pointer_is_lit_at_once(brushes, scene):
    before = picture(brushes, scene)
    pause = next(w for w in scene.widgets() if getattr(w, "name", "") == "bar.play")
    scene.handle(Moved(*pause.box.middle))
    after = picture(brushes, scene)
    assert (after != before, after == fresh(brushes, scene)) == (True, True)


def test_a_switch_of_the_head_is_seen_at_once(brushes, scene):
    before = picture(brushes, scene)
    scene.handle(Said(Key.SHOW))
    after = picture(brushes, scene)
    assert (after != before, after == fresh(brushes, scene)) == (True, True)


def to_the_next_clip(scene):
    """Let time pass until a clip has just begun, and return whether another one follows."""
    reel = scene.live.playback
    place = reel.place
    while reel.moving and reel.place == place:
        scene.update(16)
    return not reel.idle


def test_what_a_clip_says_is_painted_a_frame_after_it_began(brushes, scene):
    while scene.update(16) is None and not scene.live.playback.moving:
        pass
    picture(brushes, scene)
    before = shown(brushes)[0]
    assert to_the_next_clip(scene)
    picture(brushes, scene)
    first = shown(brushes)[0]
    scene.update(1)
    after = picture(brushes, scene)
    assert (first == before, shown(brushes)[0] != before) == (True, True)
    assert after == fresh(brushes, scene)


def shown(brushes):
    """Return what every kept place shows, and how many layers there are."""
    return [slot.shown for slot in brushes.slots._things.values()], len(brushes.layers)


def test_frames_in_which_nothing_changes_at_the_side_paint_nothing_anew(brushes, scene):
    brushes.forget()
    picture(brushes, scene)
    painted = shown(brushes)
    for _ in range(3):
        scene.update(20)
        picture(brushes, scene)
    assert shown(brushes) == painted


def test_a_line_more_in_the_log_paints_only_the_log_anew(brushes, scene):
    picture(brushes, scene)
    before, lines = shown(brushes)[0], scene.desk.log.lines
    scene.desk.log.lines = (*lines, LogLine(lines[-1].number + 1, "A line more"))
    scene.show_newest()
    picture(brushes, scene)
    assert sum(a != b for a, b in zip(before, shown(brushes)[0], strict=True)) == 1
