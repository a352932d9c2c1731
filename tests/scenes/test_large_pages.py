"""A page of a large window shows more, not only larger: tables have tests of their own."""

import pytest

from game.scenes.records.words import title
from game.scenes.widgets.focus import spots
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Label, Toggle
from tests import stage
from tests.paper import Paper, shown

USUAL, LARGE = (1280, 720), (1920, 1080)


def drawn(name, kit, size):
    scene = stage.SCENES[name](kit)
    scene.handle(stage.resized(size))
    return scene, stage.widgets_of(scene)


def largest(widgets):
    """Return the largest thing that a scene draws itself, the page aside."""
    boxes = [each.box for each in widgets if isinstance(each, Drawing)]
    return max((b.width * b.height, b) for b in boxes if b.width < 1000)[1]


@pytest.mark.parametrize("name", ["challenges", "challenge half way", "lessons of tank_chess"])
def test_the_board_of_a_list_is_as_large_as_the_page_lets_it_be(kit, name):
    usual, large = (largest(drawn(name, kit, size)[1]) for size in (USUAL, LARGE))
    assert large.height > 1.4 * usual.height
    assert large.width == large.height


@pytest.mark.parametrize("name", ["challenges", "controls", "rules", "chess set-up army"])
def test_more_rows_of_a_list_are_seen(kit, name):
    seen = []
    for size in (USUAL, LARGE):
        scene, widgets = drawn(name, kit, size)
        found = spots(widgets, scene.form.scrolls.tops)
        seen.append(sum(spot.area is not None and spot.seen.height > 20 for spot in found))
    assert seen[1] > seen[0]


@pytest.mark.parametrize("name", ["rules", "rules of chess"])
def test_figures_of_the_rules_are_larger(kit, name):
    boxes = []
    for size in (USUAL, LARGE):
        _, widgets = drawn(name, kit, size)
        area = next(w for w in widgets if isinstance(w, Area) and w.pages)
        boxes.append(largest(area.widgets))
    assert boxes[1].height > boxes[0].height


def test_cards_of_a_replay_are_larger(kit, brushes):
    heights = []
    for size in (USUAL, LARGE):
        paper = shown(drawn("tanchiki replay", kit, size)[0], brushes, size)
        heights.append(max(mark.box.height for mark in paper.pictures("card.")))
    assert heights[1] > 1.3 * heights[0]


def test_rows_of_the_settings_have_room_between_them(kit):
    usual, large = (
        [w.box for w in drawn("settings of the picture", kit, size)[1] if isinstance(w, Toggle)]
        for size in (USUAL, LARGE)
    )
    assert large[0].height > usual[0].height


@pytest.mark.parametrize("size, tanks", [(USUAL, 0), (LARGE, 1)])
def test_a_tank_is_parked_where_the_settings_leave_room(kit, brushes, size, tanks):
    scene, _ = drawn("settings", kit, size)
    found = shown(scene, brushes, size).pictures("season.")
    assert sum(mark.box.width > 200 for mark in found) == tanks


@pytest.mark.parametrize("name", ["challenges", "challenge half way", "lessons of tank_chess"])
def test_what_is_told_of_a_board_stands_beside_it(kit, name):
    _, widgets = drawn(name, kit, LARGE)
    board = largest(widgets)
    words = [w.box for w in widgets if isinstance(w, Label | Button) and w.box.x > board.x]
    assert words
    assert not any(box.meets(board) for box in words)


def test_the_record_that_is_pointed_at_stands_beside_the_list(kit, brushes):
    scene, _ = drawn("records", kit, LARGE)
    listed = scene._widgets.__self__.shelf.found
    for place in (1, 2):
        scene.form.focus(f"record:{place}")
        paper = shown(scene, brushes, LARGE)
        told = [m.what for m in paper.marks if m.how == "write" and m.box.x > 1080]
        assert title(kit, listed[place]) in told


def test_its_board_is_painted_as_sharp_as_it_is_shown(kit, brushes):
    scene, _ = drawn("records", kit, LARGE)
    sizes = []

    def noted(self, key, box, pixels, paint):
        sizes.append((box.width * self.scale, pixels[0]))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Paper, "reduced", noted)
        scene.form.focus("record:1")
        shown(scene, brushes, LARGE)
    assert max(size for size, _ in sizes) > 400
    assert all(painted >= round(size) for size, painted in sizes)


@pytest.mark.parametrize("size", [USUAL, (1024, 768)], ids=str)
def test_a_usual_page_leaves_the_list_the_whole_room(kit, size):
    scene, widgets = drawn("records", kit, size)
    (area,) = (each for each in widgets if isinstance(each, Area))
    assert area.box.right > scene.page.width - 80


@pytest.mark.parametrize(("size", "share"), [((1920, 1080), 0.9), ((2560, 1080), 0.84)], ids=str)
def test_a_page_uses_the_width_of_a_window(kit, size, share):
    scene, widgets = drawn("records", kit, size)
    left, right = min(w.box.x for w in widgets if isinstance(w, Button)), scene.page.width
    wide = max(w.box.right for w in widgets if isinstance(w, Button)) - left
    assert wide >= share * right
    assert left == pytest.approx(right - left - wide, abs=1)
