"""The menu of the title with more games than there are: all in sight, each to go on with."""

import itertools
from dataclasses import replace

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.rules import GAMES
from game.scenes.faces.all_faces import Faces
from game.scenes.saves.evening_file import begun
from game.scenes.saves.saved_files import autosave
from game.scenes.widgets.widget_kinds import Button
from game.tools.exhibits.every_scene import a_record, half_way
from tests import stage
from tests.demo import ROOMS
from tests.demo.stage import taught
from tests.stage import SCENES

MORE = ("demo", "fourth", "fifth")
SIZES = ((960, 540), (1024, 768), (1260, 540), (1280, 720), (1920, 1080))


def opened(kit, monkeypatch, games, size):
    """Return the title with all it can offer: so many games more, each with a match to go on."""
    for game in MORE[:games]:
        monkeypatch.setitem(GAMES.homes, game, ROOMS)
    kit = taught(kit)
    a_record(kit)
    half_way(kit)
    for game in GAMES:
        autosave(kit, game).parent.mkdir(exist_ok=True)
        autosave(kit, game).write_text("{}")
    return stage.stack(SCENES["title"](kit), size=size)


def buttons(stack):
    return [each for each in stage.widgets_of(stack.top) if isinstance(each, Button)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("games", [1, 2])
def test_the_menu_of_many_games_stands_between_the_name_and_the_keys(kit, monkeypatch, games, size):
    stack = opened(kit, monkeypatch, games, size)
    boxes = [each.box for each in buttons(stack)]
    page = stack.top.page
    assert max(box.bottom for box in boxes) <= page.height - 52
    assert min(box.y for box in boxes) >= 250
    assert not [(a, b) for a in boxes for b in boxes if a is not b and a.meets(b)]


@pytest.mark.parametrize("games", [1, 2])
def test_each_of_many_matches_that_wait_can_be_gone_on_with(kit, monkeypatch, games):
    found = buttons(opened(kit, monkeypatch, games, (960, 540)))
    waiting = [each.value for each in found if each.name == "continue"]
    assert sorted(waiting) == sorted([*GAMES, "challenge"])


def test_many_games_are_read_in_the_largest_letters(tmp_path, monkeypatch):
    brushes = assets.load_brushes(home() / "assets", 150, False)
    kit = stage.make_kit(tmp_path, brushes, "uk")
    stack = opened(kit, monkeypatch, 2, (960, 540))
    brushes.type.cut.clear()
    stack.draw(stage.canvas(brushes, (960, 540)))
    assert brushes.type.cut == set()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_first_record_leaves_the_other_buttons_where_they_are(kit, size):
    def places():
        found = buttons(stage.stack(SCENES["title"](kit), size=size))
        return {(each.name, each.value): each.box for each in found}

    before = places()
    a_record(kit)
    assert places() == before


def placed(kit, size):
    found = buttons(stage.stack(SCENES["title"](kit), size=size))
    return {(each.name, each.value): each.box for each in found if each.name != "continue"}


def let_wait(kit):
    for game in GAMES:
        autosave(kit, game).parent.mkdir(exist_ok=True)
        autosave(kit, game).write_text("{}")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_match_that_waits_leaves_the_buttons_of_few_games_where_they_are(kit, monkeypatch, size):
    for game in tuple(GAMES)[3:]:
        monkeypatch.delitem(GAMES.homes, game)
    kit = replace(kit, faces=Faces())
    before = placed(kit, size)
    let_wait(kit)
    assert placed(kit, size) == before


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_whatever_waits_takes_its_room_from_its_own_button_alone(kit, size):
    seen = [placed(kit, size)]
    half_way(kit)
    seen.append(placed(kit, size))
    let_wait(kit)
    seen.append(placed(kit, size))
    corners = [
        {name: (box.x, box.y, box.height) for name, box in places.items()} for places in seen
    ]
    assert corners[0] == corners[1] == corners[2]
    narrower = [
        {name for name, box in after.items() if box.width != before[name].width}
        for before, after in itertools.pairwise(seen)
    ]
    assert narrower == [{("challenges", None)}, {("play", game) for game in GAMES}]


def states(kit):
    """Let one thing after the other be under way, alone and together, and name each state."""
    yield "nothing"
    for game in GAMES:
        autosave(kit, game).parent.mkdir(exist_ok=True)
        autosave(kit, game).write_text("{}")
        yield game
        autosave(kit, game).unlink()
    half_way(kit)
    yield "a task"
    a_record(kit)
    yield "a record"
    begun(kit)
    yield "an evening"
    let_wait(kit)
    yield "everything"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("percent", [100, 150])
def test_no_button_has_another_corner_whatever_is_under_way(tmp_path, language, percent):
    kit = stage.make_kit(tmp_path, assets.load_brushes(home() / "assets", percent, False), language)
    seen = {}
    for state in states(kit):
        found = buttons(stage.stack(SCENES["title"](kit), size=(1280, 720)))
        boxes = [each.box for each in found]
        assert not [(a, b) for a in boxes for b in boxes if a is not b and a.meets(b)], state
        places = placed(kit, (1280, 720))
        seen[state] = {name: (box.x, box.y, box.height) for name, box in places.items()}
    assert [state for state, corners in seen.items() if corners != seen["nothing"]] == []
