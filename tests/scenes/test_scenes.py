"""Every scene but the tables: drawn, reached and left by mouse alone, keys alone, a pad alone."""

import itertools

import pygame
import pytest

from game.scenes.frame.commands import (
    KEYBOARD,
    Changed,
    Chosen,
    Device,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Released,
    Said,
    Wants,
    Wheel,
)
from game.scenes.frame.stack import Pop
from game.scenes.pages.dialog import sure
from game.scenes.pages.widget_scene import Sheet
from game.scenes.widgets.focus import spots
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Area, Button, Choice, Field, Slider
from tests import stage
from tests.paper import Paper
from tests.stage import SCENES, SHEETS, SMALL

PAD = Device(Kind.PAD, 0)
SIZES = ((960, 540), (1024, 768), (1260, 540), (1920, 1080), (2560, 1080))
WAYS = (Key.UP, Key.LEFT, Key.RIGHT, Key.DOWN)
# A question for a device answers any press by going away: nothing to walk through.
WALKED = [name for name in SHEETS if not name.startswith("join")]


def made(name, kit, size=SMALL):
    scene = SCENES[name](kit)
    scene.handle(stage.resized(size))
    return scene


def controls(scene):
    return spots(stage.widgets_of(scene), stage.form_of(scene).scrolls.tops)


def picture(scene, brushes, size=SMALL):
    canvas = stage.canvas(brushes, size)
    scene.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.fixture(scope="module")
def still(request, brushes, tmp_path_factory):
    """A scene that stays as it is: to make it takes longer than all that is asked of it."""
    return made(request.param, stage.make_kit(tmp_path_factory.mktemp("still"), brushes))


look = pytest.mark.parametrize("still", SHEETS, indirect=True)
walk = pytest.mark.parametrize("still", WALKED, indirect=True)


@look
def test_drawing_twice_draws_the_same_and_never_nothing(still, brushes):
    scene = still
    once, again = picture(scene, brushes), picture(scene, brushes)
    assert (once == again, len(set(once[::101])) > 20) == (True, True)


@walk
@pytest.mark.parametrize(
    "device",
    [pytest.param(KEYBOARD, id="keys"), pytest.param(PAD, id="pad", marks=pytest.mark.nightly)],
)
def test_every_control_is_reached_by_directions_alone(still, device):
    scene = still
    # At the first start a pad moves nothing before it has sat down.
    if comes := scene._before(Press(Key.DOWN, device=device)):
        scene.handle(Press(Key.ACCEPT, device=device))
    scene.form.focus("")
    scene.handle(Press(Key.DOWN, device=device))
    seen, untried = set(), []
    wanted = {spot.key for spot in controls(scene) if spot.control.enabled}
    kept, scene._answer = scene._answer, lambda event: None
    while True:
        if (key := scene.form.focused()) not in seen:
            seen.add(key)
            # The last is tried first: down a long list, and only then aside from each line.
            untried += ((key, way) for way in WAYS)
        if wanted <= seen or not untried:
            break
        key, way = untried.pop()
        scene.form.focus(key)
        scene.handle(Press(way, device=device))
    scene._answer = kept
    if comes:
        scene.handle(Press(Key.BACK, device=device))
    assert wanted <= seen


@look
def test_every_control_is_chosen_by_mouse_alone(still):
    scene = still
    widgets = stage.widgets_of(scene)
    keys = [spot.key for spot in controls(scene)]
    # Of a long list a part is enough: the wheel has to go all the way for the last one.
    some = keys if len(keys) < 40 else [*keys[:: len(keys) // 10], keys[-1]]
    assert [key for key in some if not clicked(key, widgets)] == []


def clicked(key, widgets):
    """Say whether the wheel and a click choose the control, or open it for typing."""
    form = Form()
    for _ in range(400):
        spot = next(s for s in spots(widgets, form.scrolls.tops) if s.key == key)
        if not spot.control.enabled:
            return True
        if spot.seen.height > 4:
            break
        x, y = spot.area.box.middle
        form.handle(Wheel(x, y, -1 if spot.box.y > y else 1), widgets)
    x, y = spot.seen.middle
    if isinstance(spot.control, Slider):
        x = spot.seen.right - 120
    form.handle(Moved(x, y), widgets)
    answers = [form.handle(Pressed(x, y), widgets), form.handle(Released(x, y), widgets)]
    if isinstance(spot.control, Field):
        return form.editing == spot.control.name
    return any(answer is not None and tells(answer, spot.control) for answer in answers)


def tells(answer, control):
    """Say whether an answer is that of this control and of no other."""
    match answer, control:
        case Said(said), Button(says=own):
            return said == own
        case Said(said), Choice(says=made):
            return said in [made(place) for place in range(len(control.options))]
        case _:
            return answer.name == control.name


@look
def test_controls_lie_on_the_page_and_never_on_each_other(still):
    assert [(size, fault) for size in SIZES for fault in misplaced(still, size)] == []
    still.handle(stage.resized(SMALL))


def misplaced(scene, size):
    """Return controls that cross another one or the edge of a page of this size."""
    scene.handle(stage.resized(size))
    boxes = [spot.seen for spot in controls(scene) if spot.seen.height > 0]
    crossing = [(a, b) for a, b in itertools.combinations(boxes, 2) if a.meets(b)]
    return [*crossing, *(box for box in boxes if not box.within(scene.page.box))]


@pytest.mark.parametrize("still", [name for name in SHEETS if name != "language"], indirect=True)
def test_the_way_back_leads_on_by_key_by_pad_and_by_the_right_button(still):
    scene = still
    if scene.wants is Wants.CODES:
        pytest.skip("the question for a device takes any press as the answer")
    ways = (Press(Key.BACK, device=KEYBOARD), Press(Key.BACK, device=PAD), Pressed(5, 5, 3))
    if isinstance(scene, Sheet) and scene.form.editing:
        scene.handle(ways[0])  # It may only end the typing.
    # A sheet that is left stays as it was: what becomes of it is for the stack.
    assert [way for way in ways if scene.handle(way) is None] == []


@look
def test_a_scene_can_be_left_by_mouse_alone(still, request, kit):
    name, places = request.node.callspec.params["still"], controls(still)
    assert any(leaves(still if n == 0 else made(name, kit), p) for n, p in enumerate(places))


def leaves(scene, spot):
    """Say whether a click on the control leads away from the scene."""
    x, y = spot.seen.middle
    scene.handle(Pressed(x, y))
    return scene.handle(Released(x, y)) is not None


# Ukrainian words are the longest; the others are toured by night.
NIGHTLY = [pytest.param(each, marks=pytest.mark.nightly) for each in ("en", "ru")]


@pytest.fixture(scope="module", params=["uk", *NIGHTLY])
def tour(request, tmp_path_factory, brushes):
    """Draw every scene in every size; return the words cut off and the words missing."""
    folder, language = tmp_path_factory.mktemp("tour"), request.param
    brushes.type.cut.clear()
    missing = {}
    for name in SHEETS:
        kit = stage.make_kit(folder / name, brushes, language)
        scene = SCENES[name](kit)
        for size in SIZES:
            scene.handle(stage.resized(size))
            scene.draw(Paper(brushes, size))
        missing |= kit.words.texts.missing
    return set(brushes.type.cut), missing


def test_no_words_are_cut_off(tour):
    cut, _ = tour
    assert cut == set()


def test_no_scene_says_a_word_that_is_missing(tour):
    _, missing = tour
    assert missing == {}


def test_an_area_scrolls_by_page_keys(kit):
    scene = made("rules", kit)
    area = next(w for w in scene._widgets(scene.page) if isinstance(w, Area) and w.pages)
    before = scene.form.scrolls.tops.get(area.name, 0)
    scene.handle(Press(Key.PAGE_DOWN))
    assert scene.form.scrolls.tops[area.name] > before


def test_the_title_asks_before_it_ends_the_program(kit):
    played = stage.stack(SCENES["title"](kit))
    played.handle(Press(Key.BACK))
    played.handle(Press(Key.RIGHT))
    played.handle(Press(Key.ACCEPT))
    assert played.top is None


def test_a_choice_goes_round(kit):
    scene = made("settings", kit)
    choice = next(s.control for s in controls(scene) if isinstance(s.control, Choice))
    scene.form.focus(choice.name)
    answer = scene.form.handle(Press(Key.LEFT), scene._widgets(scene.page))
    assert answer == Changed(choice.name, len(choice.options) - 1)


def test_a_question_takes_only_the_answers_that_it_offers(kit):
    question = sure(kit, "Leave?", "", "Leave")
    answers = [question.handle(Chosen(name)) for name in ("title", "yes")]
    assert answers == [None, Pop("yes")]


def test_a_switch_and_the_way_back_are_heard(kit):
    scene = made("settings of the picture", kit)
    scene.form.focus("contrast")
    for key in (Key.ACCEPT, Key.BACK):
        scene.handle(Press(key))
    assert kit.sounds.played == ["menu.choose", "menu.back"]
