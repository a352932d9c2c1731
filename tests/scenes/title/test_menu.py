"""The doors of the title: few, in sight, in their places, and the last thing first."""

import os
from dataclasses import replace

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Key, Press
from game.scenes.saves.evening_file import begun
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.reopening import reopen
from game.scenes.saves.saved_files import autosave
from game.scenes.saves.saving import autosaver
from game.scenes.widgets.widget_kinds import Button
from game.session.match.match import Match
from game.session.match.record import Header, Player
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
    assert door.shown is None


@pytest.mark.parametrize("game", GAMES)
def test_what_goes_on_shows_its_board_how_far_it_is_and_who_plays(kit, game):
    leave(kit, game, actions=3)
    door, match = door_of(title(kit)), reopen(kit, GAMES[game])
    head = FACES[game].table.head(kit.words, match.view(NOBODY))
    assert door.note.split("\n") == [kit.words(f"door.{game}"), head, "Ann, Bo"]
    seen = stage.canvas(stage.brushes(), (100, 100))
    door.shown(seen, seen.box)
    colours = {tuple(seen.surface.get_at((x, y))) for x in range(8, 92) for y in range(8, 92)}
    assert len(colours) > 50


def test_many_names_end_where_the_door_does(kit):
    leave(kit, "tanchiki", actions=0, names=tuple(f"A long name {n}" for n in range(8)))
    stack = title(kit)
    *_, names = door_of(stack).note.split("\n")
    assert names.startswith("A long name 0, ")
    assert names.endswith(" …")


def test_nothing_of_a_game_is_read_before_there_is_time_and_then_the_picture_changes(kit):
    wanted = []
    kit = replace(kit, beside=wanted.append)
    leave(kit, "one_cut", actions=1)
    stack = title(kit)
    assert (door_of(stack).shown, stack.update(10)) == (None, False)
    for _ in wanted.pop()():
        pass
    assert stack.update(10)
    assert door_of(stack).shown is not None
    stack.update(10)
    assert not stack.moving


def test_who_leaves_the_title_lets_go_of_the_file_that_is_being_read(kit):
    wanted = []
    kit = replace(kit, beside=wanted.append)
    leave(kit, "one_cut", actions=30)
    stack = title(kit)
    steps = wanted.pop()()
    next(steps)
    stack.top.form.focus("settings")
    stack.handle(Press(Key.ACCEPT))
    assert list(steps) == []


def test_a_match_that_was_played_on_is_looked_at_again(kit):
    leave(kit, "one_cut", actions=1)
    stack = title(kit)
    stack.top.form.focus("settings")
    stack.handle(Press(Key.ACCEPT))
    leave(kit, "tank_chess", actions=1)
    stack.handle(Press(Key.BACK))
    assert door_of(stack).note.startswith(kit.words("door.tank_chess"))
    assert door_of(stack).shown is not None


def leave(kit, game, actions, names=("Ann", "Bo")):
    """Leave a match after so many actions."""
    rules = GAMES[game]
    players = tuple(Player(name) for name in names)
    setup = standard(game, len(names))
    match = Match(rules, Header(game, rules.number, setup, 5, players))
    for _ in range(actions):
        match.submit(rules.legal(match.table, match.to_act[0])[0])
    autosaver(kit, game)(match)
    kit.writer.settle()


def door_of(stack):
    return next(each for each in buttons(stack) if each.name == "continue")


def test_a_task_that_was_left_later_than_any_match_is_gone_on_with(kit):
    let_wait(kit, *GAMES)
    half_way(kit)
    (door,) = (each for each in buttons(title(kit)) if each.name == "continue")
    assert door.note.split("\n")[0] == kit.words("title.challenges")
    assert door.shown is not None
    for path in challenge_kit(kit).folder.rglob("*.replay"):
        os.utime(path, (0, 0))
    (door,) = (each for each in buttons(title(kit)) if each.name == "continue")
    assert door.note.split("\n")[0] != kit.words("title.challenges")


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


def test_every_door_of_the_menu_but_play_says_what_is_behind_it(kit):
    notes = {each.name: each.note for each in buttons(title(kit)) if each.name in DOORS - {"play"}}
    assert set(notes) == DOORS - {"play"}
    assert len({note for note in notes.values() if note}) == len(notes)
