"""The tables of both games in many moments: nothing cut off or missing, always a way out."""

import pygame
import pytest

from game.scenes.frame.commands import KEYBOARD, Device, Key, Kind, Moved, Press, Pressed, Released
from game.scenes.play.sitting import CALM_MS
from game.scenes.widgets.focus import spots
from tests import stage
from tests.paper import Paper

PAD = Device(Kind.PAD, 0)
TABLES = [name for name in stage.SCENES if name not in stage.SHEETS]
BOARDS = ("tanchiki planning", "tanchiki volley", "tanchiki replay", "chess plan", "chess replay")
SHARED = ("table of tanchiki", "table of tank_chess")
LARGE = (1920, 1080)
SIZES = ((960, 540), (1024, 768), (1280, 720), (1260, 540), LARGE, (1920, 1200), (2560, 1080))


def noted(name, brushes, folder, language, size):
    """Write all words of a table, and return its kit."""
    kit = stage.make_kit(folder, brushes, language)
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized(size))
    scene.draw(Paper(brushes, size))
    return kit


@pytest.mark.parametrize("size", [(1024, 768), LARGE], ids=str)
def test_no_table_cuts_words_off_or_misses_one(tmp_path, brushes, size):
    cut, missing = {}, {}
    for name in (*BOARDS, *SHARED, "chess chosen", "tanchiki result", "proving warned"):
        brushes.type.cut.clear()
        kit = noted(name, brushes, tmp_path / name, "uk", size)
        cut[name], missing[name] = set(brushes.type.cut), dict(kit.words.texts.missing)
    assert ({k: v for k, v in cut.items() if v}, {k: v for k, v in missing.items() if v}) == (
        {},
        {},
    )


@pytest.mark.parametrize("name", ["tanchiki volley", "chess shot"])
def test_a_moment_is_found_whatever_the_speed_was_before(name, kit):
    kit.settings.change(speed=0, bot_speed=0)
    assert stage.SCENES[name](kit).moving


@pytest.mark.nightly
@pytest.mark.parametrize("name", stage.SCENES)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_words_are_cut_off_at_any_size(name, language, tmp_path, brushes):
    scene = stage.SCENES[name](stage.make_kit(tmp_path, brushes, language))
    cut = {}
    for size in SIZES:
        brushes.type.cut.clear()
        scene.handle(stage.resized(size))
        scene.draw(Paper(brushes, size))
        cut[size] = set(brushes.type.cut)
    assert {size: words for size, words in cut.items() if words} == {}


@pytest.mark.nightly
@pytest.mark.parametrize("name", TABLES)
def test_drawing_a_table_twice_draws_the_same(name, kit, brushes):
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized((1280, 720)))
    pictures = []
    for _ in range(2):
        canvas = stage.canvas(brushes, (1280, 720))
        scene.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.nightly
@pytest.mark.parametrize("name", TABLES)
def test_the_controls_of_a_table_lie_on_the_page(name, kit, brushes):
    stack = stage.stack(stage.SCENES[name](kit))
    off = []
    for size in SIZES:
        stack.handle(stage.resized(size))
        page = stage.canvas(brushes, size).box
        off += [(size, s.key) for s in controls(stack.top) if not place(s).within(page)]
    assert off == []


def place(spot):
    """Return where a control is seen; one that is scrolled out of sight has its area's place."""
    return spot.area.box if spot.area and spot.seen.height == 0 else spot.seen


@pytest.mark.parametrize("name", (*BOARDS, *SHARED))
@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keys", "pad"])
def test_a_table_is_left_to_the_title_by_keys_or_a_pad_alone(name, device, kit):
    stack = over_title(name, kit)
    for _ in range(12):
        if stack.depth == 1:
            break
        press(stack, Key.BACK, device)
        # A key that is pressed again at once opens no pause.
        stack.update(CALM_MS)
        if stack.depth > 2:
            walk(stack, "title", device)
            press(stack, Key.ACCEPT, device)
    assert (stack.depth, type(stack.top)) == (1, type(stage.SCENES["title"](kit)))


@pytest.mark.parametrize("name", (*BOARDS, *SHARED))
def test_a_table_is_left_to_the_title_by_mouse_alone(name, kit):
    stack = over_title(name, kit)
    for _ in range(6):
        if stack.depth == 1:
            break
        keys = [spot.key for spot in controls(stack.top)]
        wanted = ("title", "leave", "frame.back", "head.pause", "menu")
        click(stack, next(key for key in wanted if key in keys))
    assert stack.depth == 1


def over_title(name, kit):
    stack = stage.stack(stage.SCENES["title"](kit), stage.SCENES[name](kit), size=(1280, 720))
    stack.update(20)
    return stack


def press(stack, key, device):
    stack.handle(Press(key, device=device))
    stack.update(20)


def walk(stack, wanted, device):
    """Go down, and to the right where the column begins again, to a control."""
    form, seen = stage.form_of(stack.top), set()
    for _ in range(20):
        if form.focused() == wanted:
            return
        seen.add(form.focused())
        press(stack, Key.DOWN, device)
        if form.focused() in seen:
            press(stack, Key.RIGHT, device)
    raise AssertionError(f"{wanted} is out of reach")


def click(stack, key):
    spot = next(spot for spot in controls(stack.top) if spot.key == key)
    x, y = spot.seen.middle
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.handle(command)
    stack.update(20)


def controls(scene):
    return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)
