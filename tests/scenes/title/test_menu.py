"""The doors of the title: few, in sight, in their places, and the last thing first."""

import os

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.rules import GAMES
from game.scenes.frame.commands import Key, Press
from game.scenes.saves.evening_file import begun
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saved_files import autosave
from game.scenes.widgets.widget_kinds import Button
from game.tools.exhibits.every_scene import a_record, half_way
from tests import stage
from tests.stage import SCENES

SIZES = ((960, 540), (1024, 768), (1260, 540), (1280, 720), (1920, 1080))
DOORS = {"play", "road", "challenges", "evening"}
SMALL = {"rules", "records", "people", "settings"}


def title(kit, size=(1280, 720)):
    return stage.stack(SCENES["title"](kit), size=size)


def buttons(stack):
    return [each for each in stage.widgets_of(stack.top) if isinstance(each, Button)]


def let_wait(kit, *games, at=1):
    for number, game in enumerate(games):
        autosave(kit, game).parent.mkdir(exist_ok=True)
        autosave(kit, game).write_text("{}")
        os.utime(autosave(kit, game), (at + number, at + number))


def states(kit):
    """Let one thing after the other be under way, and name each state."""
    yield "nothing"
    for game in GAMES:
        let_wait(kit, game)
        yield game
        autosave(kit, game).unlink()
    half_way(kit)
    yield "a task"
    a_record(kit)
    yield "a record"
    begun(kit)
    yield "an evening"
    let_wait(kit, *GAMES)
    yield "everything"


def test_the_title_has_at_most_nine_things_to_press_whatever_goes_on(kit):
    counts = {state: {each.name for each in buttons(title(kit))} for state in states(kit)}
    assert counts["nothing"] == DOORS | SMALL
    assert counts["everything"] == DOORS | SMALL | {"continue"}
    assert max(len(names) for names in counts.values()) <= 9


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_doors_stand_between_the_name_and_the_keys(kit, size):
    let_wait(kit, *GAMES)
    stack = title(kit, size)
    boxes = [each.box for each in buttons(stack)]
    assert max(box.bottom for box in boxes) <= stack.top.page.height - 52
    assert min(box.y for box in boxes) >= 250
    assert not [(a, b) for a in boxes for b in boxes if a is not b and a.meets(b)]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("percent", [100, 150])
def test_no_door_has_another_corner_whatever_is_under_way(tmp_path, language, percent):
    kit = stage.make_kit(tmp_path, assets.load_brushes(home() / "assets", percent, False), language)
    seen = {}
    for state in states(kit):
        found = [each for each in buttons(title(kit)) if each.name != "continue"]
        seen[state] = {each.name: each.box for each in found}
    assert [state for state, boxes in seen.items() if boxes != seen["nothing"]] == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_doors_are_read_in_the_largest_letters(tmp_path, language):
    brushes = assets.load_brushes(home() / "assets", 150, False)
    kit = stage.make_kit(tmp_path, brushes, language)
    let_wait(kit, *GAMES)
    stack = title(kit, (960, 540))
    brushes.type.cut.clear()
    stack.draw(stage.canvas(brushes, (960, 540)))
    assert brushes.type.cut == set()


@pytest.mark.parametrize("game", GAMES)
def test_of_several_matches_that_wait_the_last_one_is_gone_on_with(kit, game):
    let_wait(kit, *(each for each in GAMES if each != game), game)
    (door,) = (each for each in buttons(title(kit)) if each.name == "continue")
    assert door.note == kit.words(f"door.{game}")


def test_a_task_that_was_left_later_than_any_match_is_gone_on_with(kit):
    let_wait(kit, *GAMES)
    half_way(kit)
    (door,) = (each for each in buttons(title(kit)) if each.name == "continue")
    assert door.note == kit.words("title.challenges")
    for path in challenge_kit(kit).folder.rglob("*.replay"):
        os.utime(path, (0, 0))
    (door,) = (each for each in buttons(title(kit)) if each.name == "continue")
    assert door.note != kit.words("title.challenges")


def test_the_keys_stand_first_where_one_would_go_on(kit):
    assert title(kit).top.form.focused() == "play"
    let_wait(kit, "tank_chess")
    stack = title(kit)
    assert stack.top.form.focused() == "continue"
    stack.handle(Press(Key.DOWN))
    assert stack.top.form.focused() == "play"


def test_what_left_the_title_is_found_elsewhere(kit):
    stack = title(kit)
    stack.top.form.focus("settings")
    stack.handle(Press(Key.ACCEPT))
    assert {"credits", "quit"} <= {each.name for each in buttons(stack)}
    stack.top.form.focus("quit")
    stack.handle(Press(Key.ACCEPT))
    stack.top.form.focus("yes")
    stack.handle(Press(Key.ACCEPT))
    stack.update(0)
    assert stack.top is None


def test_settings_beside_a_match_do_not_end_the_program(kit):
    from game.scenes.settings.settings_page import settings_scene

    names = {each.name for each in buttons(stage.stack(settings_scene(kit)))}
    assert not {"credits", "quit"} & names
