"""The shelf: leafed through by every device, turned over, wished from, and left to a board."""

import json
import os
from dataclasses import replace

import pygame
import pytest

from game.ai.minds import usual
from game.app import assets
from game.content.files.program_files import home
from game.content.lessons.lesson_homes import has_lessons, how_many
from game.content.shelf.boxes import Fun, load_boxes
from game.rules import GAMES
from game.scenes.book.played_turn import PlayedTurn
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Device,
    FocusLost,
    Key,
    Kind,
    Moved,
    Press,
    Pressed,
    Released,
    Wheel,
)
from game.scenes.pages.head_and_foot import FOOT
from game.scenes.pages.widget_scene import Sheet
from game.scenes.saves.saved_files import autosave, records
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.shelf.back_of_box import back_scene
from game.scenes.shelf.leafing import Leafing
from game.scenes.shelf.shelf_page import shelf_scene
from game.scenes.shelf.standing_order import last_played
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Drawing, Label
from game.view.canvas.canvas import Canvas
from tests import stage
from tests.paper import shown

PAD = Device(Kind.PAD, 0)
ORDER = tuple(box.game for box in load_boxes(GAMES))


@pytest.fixture(autouse=True)
def led_by_the_pad(kit):
    """Whose pad opens the shelf goes on leading it; another one would sit down by its press."""
    kit.seating.last = PAD


@pytest.fixture
def shelf(kit):
    return stage.stack(shelf_scene(kit), size=(1280, 720))


def buttons(stack):
    return {
        each.name if each.value is None else f"{each.name}:{each.value}": each
        for each in stage.widgets_of(stack.top)
        if isinstance(each, Button)
    }


def front(stack):
    """Return the game of the box that lies over its neighbours, once it has come to rest."""
    rest(stack)
    names = [name for name in buttons(stack) if name.startswith("box:")]
    return names[-1].partition(":")[2]


def rest(stack):
    """Let the row come to rest, and the time for tips pass."""
    for _ in range(100):
        stack.update(50)


def turned(stack):
    return "watch" in buttons(stack)


def click(stack, name):
    x, y = buttons(stack)[name].box.middle
    for command in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.handle(command)


def press(stack, *keys, device=PAD):
    for key in keys:
        stack.handle(Press(key, device=device))


def played(kit, *games):
    """Put a record of each of these on the disk, one after the other."""
    records(kit).mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(games):
        path = records(kit) / f"2026-11-2{number}-{game}-001.replay"
        path.write_text("{}")
        os.utime(path, (number + 1, number + 1))


def left(kit, game):
    autosave(kit, game).parent.mkdir(exist_ok=True)
    autosave(kit, game).write_text("{}")


def test_the_keys_begin_at_the_front_and_leaf_to_either_side(shelf):
    assert shelf.top.form.focused() == f"box:{ORDER[0]}"
    press(shelf, Key.RIGHT, Key.RIGHT, Key.LEFT)
    assert front(shelf) == ORDER[1]
    assert shelf.top.form.focused() == f"box:{ORDER[1]}"


def test_leafing_ends_at_the_last_box(shelf):
    press(shelf, *[Key.RIGHT] * 20)
    assert front(shelf) == ORDER[-1]


def test_the_keys_leaf_on_from_the_box_they_stand_at_or_else_from_the_front(shelf):
    shelf.top.form.focus(f"box:{ORDER[3]}")
    press(shelf, Key.RIGHT)
    assert front(shelf) == ORDER[4]
    shelf.top.form.focus("box:none")
    press(shelf, Key.LEFT)
    assert front(shelf) == ORDER[3]


def test_one_pad_turns_a_box_and_back_brings_it_round_again(shelf):
    press(shelf, Key.RIGHT, Key.ACCEPT)
    assert (turned(shelf), shelf.top.form.focused()) == (True, "play")
    press(shelf, Key.BACK)
    assert (turned(shelf), shelf.depth) == (False, 1)
    assert shelf.top.form.focused() == f"box:{ORDER[1]}"
    press(shelf, Key.BACK)
    assert shelf.top is None


def seen(stack, brushes):
    """Return what a small window shows now."""
    shown = stage.canvas(brushes, (320, 180))
    stack.draw(shown)
    return shown.surface.copy()


def test_a_box_is_turned_over_by_a_short_movement(kit, brushes):
    kit.settings.change(less_motion=True)
    still = stage.stack(shelf_scene(kit), size=(320, 180))
    lying = seen(still, brushes).get_at((310, 80))
    kit.settings.change(less_motion=False)
    stack = stage.stack(shelf_scene(kit), size=(320, 180))
    press(stack, Key.ACCEPT)
    pictures = []
    for _ in range(5):
        pictures.append(seen(stack, brushes))
        assert stack.top.see_through
        stack.update(56)
    assert not stack.top.see_through
    assert len({pygame.image.tobytes(each, "RGB") for each in pictures}) == 5
    # Beside the box one sees the shelf until the back is there.
    assert [each.get_at((310, 80)) == lying for each in pictures[:3]] == [True] * 3
    assert seen(stack, brushes).get_at((310, 80)) != lying


def test_no_key_waits_for_a_box_that_still_turns(shelf, kit):
    press(shelf, Key.ACCEPT)
    shelf.update(100)
    press(shelf, Key.BACK)
    assert f"box:{ORDER[0]}" not in buttons(shelf)
    press(shelf, Key.ACCEPT)
    assert turned(shelf)
    press(shelf, Key.ACCEPT)
    assert "setup.start" in buttons(shelf)


def test_a_box_that_was_turned_round_again_stands_in_its_place(shelf):
    stands = buttons(shelf)[f"box:{ORDER[0]}"].box
    press(shelf, Key.ACCEPT)
    rest(shelf)
    press(shelf, Key.BACK)
    assert shelf.moving
    shelf.update(300)
    assert buttons(shelf)[f"box:{ORDER[0]}"].box == stands
    shelf.update(10)
    assert not shelf.moving


def test_with_less_motion_a_box_is_turned_at_once(shelf, kit):
    kit.settings.change(less_motion=True)
    press(shelf, Key.ACCEPT)
    assert not shelf.top.see_through
    press(shelf, Key.BACK)
    assert f"box:{ORDER[0]}" in buttons(shelf)


def test_a_neighbour_that_is_clicked_comes_to_the_front_and_the_front_turns(shelf):
    click(shelf, f"box:{ORDER[2]}")
    assert (front(shelf), turned(shelf)) == (ORDER[2], False)
    click(shelf, f"box:{ORDER[2]}")
    assert turned(shelf)


def told(stack):
    """Return the boxes that have a tip, with what it says."""
    return {
        name: each.tip for name, each in buttons(stack).items() if name[:4] == "box:" and each.tip
    }


def test_a_pointer_on_the_front_is_told_that_it_turns(shelf, kit):
    press(shelf, Key.RIGHT)
    assert not told(shelf)
    shelf.handle(Moved(*buttons(shelf)[f"box:{front(shelf)}"].box.middle))
    assert told(shelf) == {f"box:{front(shelf)}": kit.words("shelf.turn.tip")}


def draw_foot(stack, brushes):
    """Draw the line of keys anew."""
    foot = next(
        each
        for each in stage.widgets_of(stack.top)
        if isinstance(each, Drawing) and each.box.height == FOOT
    )
    foot.paint(stage.canvas(brushes, (1280, 720)), foot.box)


def test_the_foot_says_that_a_box_turns_while_the_focus_is_at_it(shelf, kit, brushes, monkeypatch):
    drawn, write = [], Canvas.write

    def noted(canvas, words, *more, **styled):
        drawn.append(words)
        return write(canvas, words, *more, **styled)

    monkeypatch.setattr(Canvas, "write", noted)
    draw_foot(shelf, brushes)
    assert kit.words("shelf.turn") in drawn
    assert kit.words("hint.choose") not in drawn
    shelf.top.form.focus("play")
    drawn.clear()
    draw_foot(shelf, brushes)
    assert kit.words("hint.choose") in drawn
    assert kit.words("shelf.turn") not in drawn


def test_the_wheel_leafs(shelf):
    shelf.handle(Wheel(640, 300, -1))
    assert front(shelf) == ORDER[1]
    shelf.handle(Wheel(640, 300, 1))
    assert front(shelf) == ORDER[0]


def test_a_row_that_is_pulled_follows_the_pointer_and_chooses_nothing(shelf):
    x, y = buttons(shelf)[f"box:{ORDER[0]}"].box.middle
    shelf.handle(Pressed(x, y))
    for step in range(1, 11):
        shelf.update(16)
        shelf.handle(Moved(x - step * 20, y))
    shelf.update(200)
    shelf.handle(Released(x - 200, y))
    assert (front(shelf), turned(shelf)) == (ORDER[1], False)


def test_a_row_that_is_flung_goes_on_by_itself(shelf):
    x, y = buttons(shelf)[f"box:{ORDER[0]}"].box.middle
    shelf.handle(Pressed(x, y))
    for step in range(1, 5):
        shelf.update(16)
        shelf.handle(Moved(x - step * 60, y))
    shelf.handle(Released(x - 240, y))
    assert ORDER.index(front(shelf)) >= 2


def test_a_slip_of_the_hand_is_a_click(shelf):
    x, y = buttons(shelf)[f"box:{ORDER[0]}"].box.middle
    for command in (Moved(x, y), Pressed(x, y), Moved(x + 5, y), Released(x + 5, y)):
        shelf.handle(command)
    assert turned(shelf)


def test_a_window_that_is_left_lets_go_of_the_row(shelf):
    x, y = buttons(shelf)[f"box:{ORDER[0]}"].box.middle
    for command in (Pressed(x, y), Moved(x - 90, y), FocusLost(), Moved(x - 400, y)):
        shelf.handle(command)
    rest(shelf)
    assert not shelf.moving


def test_the_row_is_moved_by_a_spring_and_stands_still_at_its_box():
    row = Leafing(6)
    row.lead(1)
    seen = []
    for _ in range(200):
        row.update(16)
        seen.append(row.at)
    assert 0 < seen[0] < seen[3] < 1
    assert max(seen) < 1.1
    assert (row.at, row.moving) == (1.0, False)


def test_with_less_motion_the_next_box_is_in_front_at_once(shelf, kit):
    kit.settings.change(less_motion=True)
    press(shelf, Key.RIGHT)
    assert not shelf.moving
    assert [name for name in buttons(shelf) if name.startswith("box:")][-1] == f"box:{ORDER[1]}"


def test_leafing_and_turning_are_heard(shelf, kit):
    press(shelf, Key.RIGHT, Key.ACCEPT)
    assert [sound for sound in kit.sounds.played if sound.startswith("card.")] == [
        "card.lay",
        "card.back",
    ]


def test_played_boxes_stand_in_front_the_last_one_first_and_new_ones_wear_a_ribbon(kit):
    played(kit, "one_cut", "tank_chess")
    shelf = stage.stack(shelf_scene(kit), size=(1280, 720))
    assert front(shelf) == "tank_chess"
    press(shelf, Key.RIGHT)
    assert front(shelf) == "one_cut"
    press(shelf, Key.RIGHT)
    assert front(shelf) == "tanchiki"
    assert set(last_played(kit, GAMES)) == {"one_cut", "tank_chess"}


def test_a_new_game_may_be_learned_from_the_front_of_its_box(kit):
    learned = next(game for game in ORDER if has_lessons(game))
    others = [game for game in ORDER if game != learned]
    played(kit, *others)
    stack = stage.stack(shelf_scene(kit), size=(1280, 720))
    assert front(stack) != learned
    assert "first" not in buttons(stack)
    press(stack, *[Key.RIGHT] * (len(ORDER) - 1))
    assert front(stack) == learned
    assert buttons(stack)["first"].words == kit.words("title.lessons")
    click(stack, "first")
    rest(stack)
    assert not turned(stack)
    assert stack.depth == 2


@pytest.mark.parametrize(("left", "new"), [(1, True), (0, False)])
def test_a_game_whose_guided_match_was_played_through_is_new_no_more(kit, left, new):
    learned = next(game for game in ORDER if has_lessons(game))
    kit.settings.change(lessons=((learned, how_many(learned) - left),))
    stack = stage.stack(shelf_scene(kit, learned), size=(1280, 720))
    assert front(stack) == learned
    assert ("first" in buttons(stack)) is new


def test_the_shelf_may_begin_at_any_of_its_games(kit):
    played(kit, *ORDER[:-1])
    assert front(stage.stack(shelf_scene(kit, ORDER[-1]), size=(1280, 720))) == ORDER[-1]


def test_a_record_of_a_game_nobody_knows_moves_no_box(kit):
    played(kit, "chess_of_tomorrow")
    assert last_played(kit, GAMES) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_waits_is_gone_on_with_from_its_box(kit, game):
    left(kit, game)
    shelf = stage.stack(shelf_scene(kit), size=(1280, 720))
    assert front(shelf) == game
    assert buttons(shelf)["play"].words == kit.words("title.continue")
    press(shelf, Key.ACCEPT)
    assert buttons(shelf)["play"].words == kit.words("title.continue")


def test_beside_a_match_that_waits_another_may_be_set_up(kit):
    left(kit, "arena_of_eight")
    shelf = stage.stack(shelf_scene(kit), size=(1280, 720))
    press(shelf, Key.ACCEPT)
    shelf.handle(Chosen("anew"))
    assert "setup.start" in buttons(shelf)


def test_only_beside_a_match_that_waits_a_new_one_is_named(shelf):
    press(shelf, Key.ACCEPT)
    assert "watch" in buttons(shelf)
    assert "anew" not in buttons(shelf)


@pytest.mark.parametrize("ms", (0, 80, 2000))
def test_tab_goes_from_box_to_box_as_they_stand_however_fast(shelf, ms):
    """The one in front lies on top of the others, and is drawn last."""
    walked = []
    for _ in range(60):
        shelf.handle(Press(Key.NEXT))
        shelf.update(ms)
        walked.append(shelf.top.form.focused())
    boxes = [key.partition(":")[2] for key in walked if key.startswith("box:")]
    first = boxes.index(ORDER[0])
    assert tuple(boxes[first : first + len(ORDER)]) == ORDER


@pytest.mark.parametrize(("size", "letters"), (((1280, 720), 100), ((960, 540), 150)))
def test_every_box_stands_on_the_shelf_whole_whichever_is_in_front(kit, size, letters):
    kit.settings.change(text_size=letters)
    stack = stage.stack(shelf_scene(kit), size=size)
    for _ in ORDER:
        rest(stack)
        boxes = [each for key, each in buttons(stack).items() if key.startswith("box:")]
        assert {each.value for each in boxes} == set(ORDER)
        page = max(each.box.right for each in stage.widgets_of(stack.top))
        assert all(each.box.x > 0 and each.box.right < page for each in boxes)
        press(stack, Key.RIGHT)


def test_wishes_leave_what_fits(shelf):
    shelf.handle(Changed("people", 3))
    found = {name for name in buttons(shelf) if name.startswith("box:")}
    crowd = {"box:proving_ground", "box:lamps_till_dawn"}
    louder = {"box:tanchiki", "box:hold_the_banner", "box:blanket_hills", "box:deep_scan"}
    louder |= {"box:road_to_the_overlord"}
    assert found == crowd | louder
    shelf.handle(Changed("fun", "quiet"))
    found = {name for name in buttons(shelf) if name.startswith("box:")}
    assert found == crowd
    shelf.handle(Changed("people", 3))
    shelf.handle(Changed("fun", "quiet"))
    assert len([name for name in buttons(shelf) if name.startswith("box:")]) == len(GAMES)


def test_a_wish_that_nothing_fits_says_so_and_is_cleared_by_one_press(kit):
    few = {game: kit.faces[game] for game in ("tanchiki", "one_cut")}
    shelf = stage.stack(shelf_scene(replace(kit, faces=few)), size=(1280, 720))
    shelf.handle(Changed("people", 5))
    shelf.handle(Changed("minutes", 15))
    said = [each.words for each in stage.widgets_of(shelf.top) if isinstance(each, Label)]
    assert kit.words("shelf.none") in said
    press(shelf, Key.ACCEPT)
    assert front(shelf) == ORDER[0]


def test_a_wish_that_is_chosen_stands_out_by_its_plate_and_its_line(shelf, brushes):
    before = drawn_at(shelf, "people:2", brushes)
    click(shelf, "people:2")
    after = drawn_at(shelf, "people:2", brushes)
    assert {"accent", "gold_dark"} <= after - before
    assert "night" in after


def drawn_at(stack, name, brushes):
    """Return the colours of what is drawn within a button."""
    box = buttons(stack)[name].box
    marks = shown(stack.top, brushes).marks
    return {m.colour for m in marks if box.holds(*m.box.middle) and m.box.width <= box.width}


def test_every_kind_of_fun_is_that_of_a_game():
    assert {kind for box in load_boxes(GAMES) for kind in box.kinds} == set(Fun)


@pytest.mark.parametrize("box", load_boxes(GAMES), ids=lambda box: box.game)
def test_a_box_says_as_many_seats_as_its_set_up_has(kit, box):
    least, most = box.seats
    assert set(range(least, most + 1)) == {
        count for count in range(1, 9) if offered(kit, box.game, count)
    }


@pytest.mark.parametrize("box", load_boxes(GAMES), ids=lambda box: box.game)
def test_the_picture_on_the_back_fills_its_hole(kit, box):
    drawn = [e for e in stage.widgets_of(turned_over(kit, box).top) if isinstance(e, Drawing)]
    (picture,) = (e for e in drawn if isinstance(getattr(e.paint, "__self__", None), PlayedTurn))
    place = picture.paint.__self__.place(picture.box)
    assert (place.width, place.height) == pytest.approx((picture.box.width, picture.box.height))


@pytest.mark.parametrize("box", load_boxes(GAMES), ids=lambda box: box.game)
def test_a_box_of_two_says_that_the_computer_may_sit_opposite(kit, box):
    said = kit.words("shelf.alone", span=2)
    told = said in words_of(turned_over(kit, box))
    assert told == (box.seats == (2, 2))
    assert not told or offered(kit, box.game, 2, computers=1)


def test_every_box_says_that_it_is_played_with_a_pad_and_some_what_helps(kit):
    boxes = load_boxes(GAMES)
    own = kit.words("shelf.own")
    said = [words_of(turned_over(kit, box)) for box in boxes]
    assert all(kit.words("shelf.played_by") in each for each in said)
    assert [own in each for each in said] == [box.own for box in boxes]


def turned_over(kit, box):
    return stage.stack(back_scene(kit, box), size=(1600, 900))


def words_of(stack):
    return {each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)}


def offered(kit, game, count, computers=0):
    """Whether the set-up lets so many sit down in one of its ways to play."""
    people = tuple(Occupant(f"P{n}") for n in range(count - computers))
    minds = tuple(Occupant("", usual(game)) for _ in range(computers))
    keep_setup(kit, game, (*people, *minds), "")
    stack = stage.stack(FACES[game].door.setup(kit, None), size=(1280, 720))
    names = [getattr(each, "name", "") for each in stage.widgets_of(stack.top)]
    seats = [name for name in names if name.startswith("seat.who.")]
    modes = [name for name in buttons(stack) if name.startswith("mode:")] or [""]
    for mode in modes:
        if mode:
            stack.handle(Changed("mode", int(mode.partition(":")[2])))
        if len(seats) == count and buttons(stack)["setup.start"].enabled:
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("device", [Device(Kind.KEYBOARD), PAD], ids=["keys", "pad"])
def test_four_presses_lead_from_the_title_to_the_board_of_the_box_in_front(kit, game, device):
    played(kit, game)
    stack = stage.stack(title_scene(kit), size=(1280, 720))
    # The app notes which device was used last: whoever opens a set-up goes on leading it.
    kit.seating.last = device
    press(stack, *[Key.ACCEPT] * 4, device=device)
    assert at_a_board(stack, game)


@pytest.mark.parametrize("game", GAMES)
def test_four_clicks_lead_from_the_title_to_the_board_of_any_box(kit, game):
    stack = stage.stack(title_scene(kit), size=(1280, 720))
    click(stack, "play")
    click(stack, f"box:{game}")
    click(stack, "play")
    click(stack, "setup.start")
    assert at_a_board(stack, game)


def at_a_board(stack, game):
    stack.update(16)
    below = [each for each in stack._scenes if not isinstance(each, Sheet)]
    return bool(below) and stage_match(below[-1]).rules.name == game


def stage_match(scene):
    return scene.desk.sitting.match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_watched_at_once_and_leaves_nothing_behind(kit, game):
    left(kit, game)
    before = autosave(kit, game).read_text()
    stack = stage.stack(shelf_scene(kit), size=(1280, 720))
    press(stack, Key.ACCEPT)
    stack.handle(Chosen("watch"))
    scene = stack.top
    for _ in range(20_000):
        stack.update(50)
        if stage_match(scene).count:
            break
    assert stage_match(scene).rules.name == game
    assert all(player.strength for player in stage_match(scene).header.players)
    assert stage_match(scene).count > 0
    assert autosave(kit, game).read_text() == before
    assert not list(kit.folder.rglob("challenge/**/*.replay"))


def test_a_match_that_is_watched_to_its_end_says_who_won_and_leads_back_to_the_box(kit):
    kit.settings.change(speed=0, bot_speed=0)
    played(kit, "arena_of_eight")
    stack = stage.stack(shelf_scene(kit), size=(1280, 720))
    press(stack, Key.ACCEPT)
    stack.handle(Chosen("watch"))
    for _ in range(20_000):
        stack.update(50)
        if isinstance(stack.top, Sheet):
            break
    told = [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]
    assert any(words.endswith(" wins!") for words in told)
    assert buttons(stack)["ok"].words == kit.words("shelf.back")
    press(stack, Key.ACCEPT)
    stack.update(50)
    assert turned(stack)


def test_the_guided_match_and_the_rules_open_at_the_game_of_the_box(shelf, kit):
    press(shelf, Key.RIGHT, Key.ACCEPT)
    shelf.handle(Chosen("rules"))
    assert "tank_chess" in [
        GAMES_BY_PLACE[each.value]
        for each in stage.widgets_of(shelf.top)
        if isinstance(each, Button) and each.name == "game" and each.chosen
    ]
    press(shelf, Key.BACK)
    assert turned(shelf)
    shelf.handle(Chosen("first"))
    assert kit.words("lesson.title") in [
        each.words for each in stage.widgets_of(shelf.top) if isinstance(each, Label)
    ]


GAMES_BY_PLACE = tuple(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_on_the_back_is_played_again_and_again(kit, game):
    played(kit, game)
    stack = stage.stack(shelf_scene(kit), size=(1280, 720))
    press(stack, Key.ACCEPT)
    assert stack.moving
    for _ in range(600):
        stack.update(100)
    assert stack.moving


def test_with_less_motion_the_back_stands_still(kit):
    kit.settings.change(less_motion=True)
    stack = stage.stack(shelf_scene(kit), size=(1280, 720))
    press(stack, Key.ACCEPT)
    assert turned(stack)
    rest(stack)
    assert not stack.moving


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_lies_over_anything_and_every_word_is_read(tmp_path, language, size, percent):
    brushes = assets.load_brushes(home() / "assets", percent, False)
    kit = stage.make_kit(tmp_path, brushes, language)
    kit.seating.last = PAD
    for begin, keys in ((played, ()), (played, (Key.ACCEPT,)), (left, (Key.ACCEPT,))):
        for game in GAMES:
            begin(kit, game)
            stack = stage.stack(shelf_scene(kit), size=size)
            press(stack, *keys)
            stack.update(1000)
            assert ("anew" in buttons(stack)) == (begin is left)
            found = {n: b.box for n, b in buttons(stack).items() if not n.startswith("box:")}
            clash = [(a, b) for a in found for b in found if a < b and found[a].meets(found[b])]
            assert clash == []
            told = [each.box for each in stage.widgets_of(stack.top) if isinstance(each, Label)]
            assert not [(a, b) for a in told for b in found.values() if a.meets(b)], (game, keys)
            brushes.type.cut.clear()
            stack.draw(stage.canvas(brushes, size))
            assert brushes.type.cut == set(), (game, keys)


def test_a_spoilt_file_of_the_shelf_is_told_in_one_sentence(kit, tmp_path, monkeypatch):
    from game.content.shelf import boxes

    (tmp_path / "assets" / "data").mkdir(parents=True)
    (tmp_path / "assets" / "data" / "shelf.yaml").write_text(json.dumps({}))
    monkeypatch.setattr(boxes, "home", lambda: tmp_path)
    stack = stage.stack(shelf_scene(kit), size=(1280, 720))
    said = [each.words for each in stage.widgets_of(stack.top) if isinstance(each, Label)]
    assert any("has no box" in words for words in said)
