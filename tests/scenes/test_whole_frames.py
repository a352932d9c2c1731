"""Each frame of a table is drawn as a whole: nothing is left of what was shown before it, though
the table is not drawn where panels, trays and boards lie."""

import pygame
import pytest

from game.view.canvas.canvas import Canvas
from tests import stage

SHOWS = (
    "tanchiki planning",
    "tanchiki volley",
    "tanchiki two face down",
    "tanchiki danger",
    "chess plan",
    "chess shot",
    "chess replay",
    "proving shot",
    "cut kill",
    "armour destroyed",
    "arena strike",
    "lamps scream",
    "banner volley",
    "hills toss",
    "scan toss",
    "scan trade",
    "overlord strikes",
)
SHARED = tuple(name for name in stage.SCENES if name.startswith("table of "))
PAGES = (*SHOWS, *(name for name in SHARED if name.count(" ") == 2))
REST = tuple(name for name in stage.SCENES if name not in (*stage.SHEETS, *PAGES))
LARGE, SMALL = (1920, 1080), (960, 540)
FRAME, FRAMES = 40, 6
INK, PINK = (0, 0, 0), (255, 0, 200)


def frame(scene, brushes, size, before):
    """Return the pixels of a frame that follows one of this colour."""
    surface = pygame.Surface(size)
    surface.fill(before)
    scene.draw(Canvas(surface, brushes))
    return pygame.image.tobytes(surface, "RGB")


def is_whole(scene, brushes, size):
    return frame(scene, brushes, size, INK) == frame(scene, brushes, size, PINK)


def left_over(name, kit, brushes):
    """Return at which sizes, and in which frames, something was left of what was shown before."""
    scene, found = stage.SCENES[name](kit), []
    if scene.see_through:
        return found
    for size in (LARGE, SMALL):
        scene.handle(stage.resized(size))
        for each in range(FRAMES):
            scene.update(FRAME)
            if not is_whole(scene, brushes, size):
                found.append((size, each))
    return found


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_left_of_the_frame_before(name, kit, brushes):
    assert left_over(name, kit, brushes) == []


@pytest.mark.nightly
@pytest.mark.parametrize("name", REST)
def test_nothing_is_left_of_the_frame_before_any_table(name, kit, brushes):
    assert left_over(name, kit, brushes) == []
