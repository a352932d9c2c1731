"""Whoever plays without a name is asked for it after the match, and is somebody from then on."""

import json
from dataclasses import replace

import pytest

from game.content.tasks.road import Bout
from game.core.rules import NOBODY
from game.rules import GAMES
from game.scenes.faces.seat_names import usual_name
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
    Typed,
)
from game.scenes.opening.opening import opened_game
from game.scenes.pause import pausing
from game.scenes.people.people_page import people_scene
from game.scenes.people.profile_pane import Wear
from game.scenes.people.profiles import known_people
from game.scenes.people.who_played_page import Call
from game.scenes.road.bout import Fight, match_of, table_of
from game.scenes.road.road_progress import chapters
from game.scenes.saves.saved_files import autosave, records
from game.scenes.saves.saving import remove_autosave
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel, tanchiki_setup
from game.scenes.tanchiki.table import TableScene
from game.scenes.widgets.widget_kinds import Button, Field, Label
from game.session.match.record import Player
from game.session.records.rewritten_headers import call_players, relabel
from game.session.records.store import open_record, text_of
from game.tools.exhibits.exhibit import twin
from game.tools.tanchiki.exhibits import duel
from tests import stage

PAD = Device(Kind.PAD, 0)
TABLES = ("chess over", "proving over", "cut over", "armour over", "table of tanchiki over")


@pytest.fixture
def kit(kit):
    """Return the kit of a screen at which nobody was asked yet."""
    kit.settings.change(seen=frozenset(), speed=0, bot_speed=0)
    return kit


def shown(scene):
    """Return the stack once something lies over the table, or nothing more comes."""
    stack = stage.stack(scene, size=(1280, 720))
    for _ in range(100):
        stack.update(100)
        if stack.top is not scene:
            break
    return stack


def over(kit, people=(0,)):
    """Return the stack after a match of two that these people have played."""
    match = twin(kit, duel(kit), frozenset(people))
    return shown(TableScene(kit, match, lambda: tanchiki_setup(kit)))


def words(stack):
    return [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]


def named(stack, *names):
    """Give the answer, each person in turn."""
    for seat, name in enumerate(names):
        stack.handle(Said(Call(seat, name)))
    stack.handle(Chosen("who.ok"))
    stack.update(2000)


def asks(kit, stack):
    return bool({kit.words("who.was"), kit.words("who.were")} & set(words(stack)))


def kept(kit):
    """Return the only record there is."""
    (path,) = records(kit).glob("*.replay")
    return open_record(path, GAMES)


def names_in(kit):
    return [player.name for player in kept(kit).header.players]


def test_whoever_played_alone_is_asked_and_the_first_match_counts(kit):
    stack = over(kit)
    assert kit.words("who.was") in words(stack)
    named(stack, "Ann")
    assert names_in(kit) == ["Ann", ""]
    people = people_scene(kit)
    while people.moving:
        people.update(20)
    said = [w.words for w in stage.widgets_of(people) if isinstance(w, Label)]
    assert kit.words("people.matches", count=1) in said


def test_only_who_played_alone_is_told_that_the_name_stays(kit):
    assert kit.words("who.was.words") in words(over(kit))
    match = twin(kit, duel(kit), frozenset({0, 1}))
    match.call({0: "Ben"})
    stack = shown(TableScene(kit, match, lambda: tanchiki_setup(kit)))
    assert kit.words("who.was") in words(stack)
    assert kit.words("who.was.one") in words(stack)
    assert kit.words("who.was.words") not in words(stack)


def test_the_result_calls_whoever_answered_by_name(kit):
    stack = over(kit)
    named(stack, "Ann")
    assert "Ann" in words(stack)


@pytest.mark.parametrize("name", TABLES)
def test_the_question_comes_at_every_table_and_then_the_result(kit, name):
    match = stage.SCENES[name](kit)
    kit.settings.change(seen=frozenset())
    stack = shown(match)
    if stack.top is match:
        stack.handle(Press(Key.ACCEPT))
        stack.update(100)
    assert asks(kit, stack)
    stack.handle(Press(Key.BACK))
    stack.update(2000)
    assert not asks(kit, stack)
    assert any(isinstance(w, Button) and w.name == "again" for w in stage.widgets_of(stack.top))


def test_a_match_is_among_the_records_while_the_question_stands_there(kit):
    over(kit)
    assert names_in(kit) == ["", ""]


def test_the_match_is_kept_once_whatever_is_answered(kit):
    stack = over(kit)
    named(stack, "Ann")
    for _ in range(30):
        stack.update(100)
    assert names_in(kit) == ["Ann", ""]


def test_after_an_answer_nobody_is_asked_again(kit):
    named(over(kit), "Ann")
    assert not asks(kit, over(kit))


def test_not_now_is_heard_the_second_time(kit):
    for again in (True, True, False):
        stack = over(kit)
        assert asks(kit, stack) == again
        if again:
            stack.handle(Chosen("who.later"))
            stack.update(100)
            assert not asks(kit, stack)


def test_several_people_are_asked_at_once_though_one_alone_has_answered(kit):
    named(over(kit), "Ann")
    remove_autosave(kit, "tanchiki")
    for path in records(kit).glob("*.replay"):
        path.unlink()
    stack = over(kit, (0, 1))
    assert kit.words("who.were") in words(stack)
    named(stack, "Ann", "Бо")
    assert names_in(kit) == ["Ann", "Бо"]
    assert not asks(kit, over(kit, (0, 1)))
    assert kit.settings.now.person == "Ann"


def test_one_of_two_may_stay_nobody(kit):
    stack = over(kit, (0, 1))
    stack.handle(Said(Call(1, "Bo")))
    stack.handle(Chosen("who.ok"))
    stack.update(2000)
    assert names_in(kit) == ["", "Bo"]


def test_nobody_is_asked_whose_name_was_typed_or_where_computers_played(kit):
    assert not asks(kit, over(kit, ()))
    match = twin(kit, duel(kit), frozenset({0, 1}))
    match.call({0: "Ann", 1: "Bo"})
    assert not asks(kit, shown(TableScene(kit, match, lambda: tanchiki_setup(kit))))


def fields(scene):
    return [each.words for each in stage.widgets_of(scene) if isinstance(each, Field)]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_alone_has_the_name_at_every_set_up_from_then_on(kit, game):
    named(over(kit), "Ann")
    made = stage.stack(opened_game(kit, game), size=(1280, 720))
    assert "Ann" in fields(made.top)


def test_a_road_is_travelled_under_the_name_of_whoever_plays_alone(kit):
    named(over(kit), "Ann")
    stages = (each for chapter in chapters() for each in chapter.stages)
    first = next(each for each in stages if isinstance(each.task, Bout))
    assert match_of(kit, Fight(first, first.task)).header.players[0] == Player("Ann")


def test_the_names_of_two_are_offered_at_the_next_table(kit):
    stage.sat_down(tanchiki_setup_of_two(kit))
    named(over(kit, (0, 1)), "Ann", "Bo")
    made = stage.stack(opened_game(kit, "tanchiki"), size=(1280, 720))
    assert fields(made.top)[:2] == ["Ann", "Bo"]


def tanchiki_setup_of_two(kit):
    keep_setup(kit, "tanchiki", (Occupant(""), Occupant("")), "")
    made = stage.stack(opened_game(kit, "tanchiki"), size=(1280, 720))
    return made.top


def test_the_name_is_typed_and_given_by_keys_alone(kit):
    stack = over(kit)
    stack.handle(Typed("Ann"))
    stack.handle(Press(Key.ACCEPT))
    stack.update(2000)
    assert names_in(kit) == ["Ann", ""]


def test_a_name_is_typed_at_once_also_where_a_pad_was_used_last(kit):
    kit.seating.last = PAD
    stack = over(kit)
    stack.handle(Typed("Ann"))
    assert "Ann" in fields(stack.top)


def test_the_same_people_play_again_by_the_names_they_gave(kit):
    seats = Occupant(""), Occupant("", "gunner", "hammer")
    scene = TanchikiPanel(kit, "").start(seats).scene
    scene.live.match.call({0: "Ann"})
    for again in (scene.desk.sitting.terms.again, scene.desk.sitting.terms.further):
        assert next(each.name for each in again().live.match.header.players) == "Ann"


def test_the_name_is_turned_and_given_by_a_pad_alone(kit):
    kit.seating.last = PAD
    stack = over(kit)
    for key in (Key.ACCEPT, Key.RIGHT, Key.DOWN, Key.RIGHT, Key.ACCEPT):
        stack.handle(Press(key, NOBODY, PAD))
    stack.update(2000)
    assert names_in(kit) == ["BA", ""]


def test_a_pad_finds_the_way_past_the_question(kit):
    kit.seating.last = PAD
    stack = over(kit)
    for _ in range(6):
        if stage.form_of(stack.top).focused() == "who.later":
            break
        stack.handle(Press(Key.DOWN, NOBODY, PAD))
    stack.handle(Press(Key.ACCEPT, NOBODY, PAD))
    stack.update(2000)
    assert not asks(kit, stack)


def test_one_step_back_puts_the_question_off_but_keeps_what_was_typed(kit):
    stack = over(kit)
    stack.handle(Typed("An"))
    stack.handle(Press(Key.BACK))
    assert asks(kit, stack)
    assert "An" in fields(stack.top)
    stack = over(kit)
    stack.handle(Press(Key.BACK))
    assert not asks(kit, stack)


def test_the_question_is_put_off_by_the_mouse_alone(kit):
    stack = over(kit)
    button = next(
        w for w in stage.widgets_of(stack.top) if isinstance(w, Button) and w.name == "who.later"
    )
    x, y = button.box.middle
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.handle(command)
    stack.update(2000)
    assert not asks(kit, stack)
    assert names_in(kit) == ["", ""]


def test_a_key_that_is_pressed_at_the_end_answers_nothing(kit):
    stack = over(kit)
    for _ in range(4):
        stack.handle(Press(Key.ACCEPT, NOBODY, KEYBOARD))
    assert asks(kit, stack)


def test_the_emblem_that_was_chosen_is_worn(kit):
    stack = over(kit)
    stack.handle(Said(Wear(5)))
    named(stack, "Ann")
    assert known_people(kit)[0].of("Ann").emblem == 5


def test_whoever_is_known_is_one_click_away(kit):
    named(over(kit, (0, 1)), "Ann", "Bo")
    stack = over(kit)
    offered = [w for w in stage.widgets_of(stack.top) if getattr(w, "name", "") == "who.known"]
    assert [each.words for each in offered] == ["Ann", "Bo"]
    stack.handle(Said(offered[1].says))
    stack.handle(Chosen("who.ok"))
    assert kit.settings.now.person == "Bo"


def test_who_has_played_another_seat_by_name_is_not_offered(kit):
    named(over(kit, (0, 1)), "Ann", "Bo")
    kit.settings.change(seen=frozenset())
    match = twin(kit, duel(kit), frozenset((0, 1)))
    match.header = replace(match.header, players=(Player(""), Player("Bo")))
    stack = shown(TableScene(kit, match, lambda: tanchiki_setup(kit)))
    offered = [w for w in stage.widgets_of(stack.top) if getattr(w, "name", "") == "who.known"]
    assert [each.words for each in offered] == ["Ann"]


@pytest.mark.parametrize("typed", ["   ", ",", "\u200b"])
def test_no_name_is_no_answer(kit, typed):
    stack = over(kit)
    named(stack, typed)
    assert asks(kit, stack)


def test_what_a_seat_is_called_is_nobodys_name(kit):
    stack = over(kit)
    seat = usual_name(kit.words, "tanchiki", 0)
    named(stack, seat)
    assert asks(kit, stack)


def test_a_comma_makes_no_crew_of_one_person(kit):
    named(over(kit), "Ann, Bo")
    assert kept(kit).header.players[0] == Player("Ann  Bo")


def test_whoever_is_forgotten_plays_here_alone_no_more(kit):
    named(over(kit), "Ann")
    stack = stage.stack(people_scene(kit))
    while stack.moving:
        stack.update(20)
    stack.handle(Chosen("forget"))
    stack.handle(Chosen("yes"))
    assert kit.settings.now.person == ""


def test_who_plays_alone_here_is_chosen_among_people(kit):
    named(over(kit), "Ann")
    page = people_scene(kit)
    while page.moving:
        page.update(20)
    page.handle(Changed("tab", 3))
    page.handle(Changed("stays", False))
    assert kit.settings.now.person == ""
    page.handle(Changed("stays", True))
    assert kit.settings.now.person == "Ann"


def test_a_record_gets_its_people_and_nothing_else_of_it_changes(kit):
    stack = over(kit, (0, 1))
    assert asks(kit, stack)
    (path,) = records(kit).glob("*.replay")
    relabel(path, {"note": "x"})
    before = text_of(path)
    call_players(path, {1: "Bo"})
    first, _, rest = text_of(path).partition("\n")
    head = json.loads(first)
    assert head["header"]["players"][1].pop("name") == "Bo"
    assert rest == before.partition("\n")[2]
    was = json.loads(before.partition("\n")[0])
    assert was["header"]["players"][1].pop("name") == ""
    assert head == was


def test_the_match_that_waits_has_the_name_too(kit):
    stack = over(kit)
    named(stack, "Ann")
    kit.writer.settle()
    assert "Ann" in text_of(autosave(kit, "tanchiki"))


def test_whoever_has_fought_on_the_road_without_a_name_is_asked_too(kit):
    stages = (each for chapter in chapters() for each in chapter.stages)
    bouts = (each for each in stages if isinstance(each.task, Bout))
    first = next(each for each in bouts if each.task.game == "tank_chess")
    table = table_of(kit, Fight(first, first.task))
    stack = stage.stack(table, size=(1280, 720))
    pausing.pause(table.desk.sitting)
    table.resume("resign")
    for _ in range(50):
        stack.update(100)
    assert asks(kit, stack)
    named(stack, "Ann")
    assert names_in(kit)[0] == "Ann"
    assert stack.top is not table


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_who_types_with_a_pad_is_told_how(kit, people):
    kit.seating.last = PAD
    stack = over(kit, people)
    how = kit.words("field.pad", done=kit.words("pad.south"))
    assert how not in words(stack)
    stack.handle(Press(Key.ACCEPT, device=PAD))
    assert stack.top.form.editing
    assert how in words(stack)
