"""How the pages of the house look: dusk behind them, and each with its own picture."""

import pygame
import pytest

from game.app import assets
from game.content.files.program_files import home
from game.content.maps.setups import standard
from game.content.texts import LANGUAGES
from game.rules import GAMES
from game.scenes.boards.faults_page import faults_scene
from game.scenes.challenges.check_page import check_scene
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.pages.dialog import Beside
from game.scenes.pages.head_and_foot import BACK, HEIGHT
from game.scenes.pages.key_glyphs import pad_picture, spoken
from game.scenes.pages.page_background import season_of
from game.scenes.pages.player_sign import colour_of
from game.scenes.pause.agreeing_page import AgreementScene
from game.scenes.pause.seat_care_page import seats_scene
from game.scenes.play.curtain import curtain_scene
from game.scenes.play.curtain_cloth import cloth
from game.scenes.play.result_page import result_scene
from game.scenes.widgets.widget_kinds import Button, Label
from game.session.match.match import Match
from game.session.match.record import Header, Player
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LIST
from tests import stage
from tests.content.art.vision import contrast
from tests.paper import Paper


def shown(name, kit, brushes):
    return noted(stage.stack(stage.SCENES[name](kit), size=(1280, 720)), brushes)


def noted(drawn, brushes):
    paper = Paper(brushes)
    drawn.draw(paper)
    return paper


def ended(kit, brushes, *lines):
    scene = result_scene(kit, Result("Over!", "So it ended.", lines), lambda: True)
    scene.handle(stage.resized((1280, 720)))
    return noted(scene, brushes).ink("Over!")


@pytest.mark.parametrize(
    "marker, ink", [("emblem.3", "seat.3.light"), ("piece.heavy.1", "side.1.light")]
)
def test_the_headline_of_a_result_has_the_colour_of_who_won(kit, brushes, marker, ink):
    lines = (SeatLine(marker, "Won", 3, won=True), SeatLine("emblem.2", "Lost", 1))
    assert ended(kit, brushes, *lines) == ink


def test_why_it_ended_has_room_for_two_lines_between_the_headline_and_the_seats(kit):
    scene = result_scene(kit, Result("Over!", "So it ended.", ()), lambda: True)
    scene.handle(stage.resized((1280, 720)))
    boxes = {w.words: w.box for w in stage.widgets_of(scene) if isinstance(w, Label)}
    why = boxes["So it ended."]
    assert why.height >= 2 * 25
    assert why.bottom <= boxes["Over!"].y + 118


def test_a_result_that_is_shared_has_no_colour(kit, brushes):
    lines = (SeatLine("emblem.0", "One", 3, won=True), SeatLine("emblem.2", "Other", 3, won=True))
    assert ended(kit, brushes, *lines) == "accent"


def test_the_door_to_an_evening_has_air_above_it_and_below(kit, brushes):
    lines = (SeatLine("emblem.0", "One", 3, won=True), SeatLine("emblem.2", "Other", 3))
    more = ("look", "Look"), ("study", "Study")
    scene = result_scene(kit, Result("Over!", "So it ended.", lines), lambda: True, more)
    widgets = {each.name: each.box for each in stage.widgets_of(scene) if hasattr(each, "name")}
    (panel,) = (each.box for each in stage.widgets_of(scene) if getattr(each, "shadow", False))
    door = widgets["evening"]
    assert door.y - widgets["again"].bottom >= 12
    assert panel.bottom - door.bottom >= 12


def test_the_door_to_an_evening_stands_in_the_row_of_few_ways(kit, brushes):
    lines = (SeatLine("emblem.0", "One", 3, won=True), SeatLine("emblem.2", "Other", 3))
    scene = result_scene(kit, Result("Over!", "So it ended.", lines), lambda: True)
    widgets = {each.name: each.box for each in stage.widgets_of(scene) if hasattr(each, "name")}
    row = [widgets[name] for name in ("watch", "again", "evening", "title")]
    assert len({(box.y, box.width) for box in row}) == 1
    assert row == sorted(row, key=lambda box: box.x)


@pytest.mark.parametrize("won", [False, True])
def test_the_cup_of_who_has_won_covers_nothing(kit, brushes, won):
    lines = (SeatLine("emblem.0", "One", 3, won=won), SeatLine("emblem.2", "Other", 3))
    scene = result_scene(kit, Result("Over!", "So it ended.", lines), lambda: True)
    scene.handle(stage.resized((1280, 720)))
    page = noted(scene, brushes)
    strips = [mark.box for mark in page.marks if mark.how == "crafted"]
    assert len(strips) == won
    others = [w.box for w in stage.widgets_of(scene) if isinstance(w, Button | Label)]
    assert not any(strip.meets(other) for strip in strips for other in others)


def test_no_control_of_the_table_is_seen_where_the_keys_of_a_result_stand(kit, brushes):
    canvas = Canvas(pygame.Surface((1280, 720)), brushes, 1)
    canvas.fill("words")
    canvas.covered = False
    scene = result_scene(kit, Result("Over!", "So it ended.", ()), lambda: True)
    scene.draw(canvas)
    found = canvas.surface.get_at((40, 700))
    assert contrast(tuple(found)[:3], (8, 10, 11)) < 1.5


@pytest.mark.parametrize("seat", range(8))
def test_the_winners_headline_is_read_on_its_panel(seat):
    named = assets.colours(assets.load_palette(home() / "assets"), False)
    assert contrast(named[f"seat.{seat}.light"], named["panel"]) >= 4.5


@pytest.mark.parametrize("month, season", [("12", 0), ("02", 0), ("03", 1), ("07", 2), ("11", 3)])
def test_the_tank_of_a_page_goes_with_the_season(month, season):
    assert season_of(f"2026-{month}-21") == season


def test_a_page_lies_before_the_roofs_of_the_title(kit, brushes):
    assert shown("settings", kit, brushes).pictures("skyline")


def test_strong_contrast_leaves_a_page_plain(kit, brushes):
    kit.settings.change(contrast=True)
    assert not shown("settings", kit, brushes).pictures("skyline")


def test_the_large_tank_does_not_stick_out_below_a_panel(kit, brushes):
    assert not shown("challenge solved", kit, brushes).pictures("title.tank")


def test_keys_of_the_page_below_a_dialog_are_not_shown(kit, brushes):
    stack = stage.stack(stage.SCENES["title"](kit), size=(1280, 720))
    quits = kit.words("hint.quit")
    before = noted(stack, brushes).words
    stack.handle(Press(Key.BACK))
    assert quits in before
    assert quits not in noted(stack, brushes).words


def test_each_language_is_asked_for_in_its_own(kit, brushes):
    words = shown("language", kit, brushes).words
    assert {kit.words(f"language.in.{code}") for code in LANGUAGES} <= set(words)


def test_the_buttons_of_a_pad_are_pictures_with_their_names(kit, brushes):
    paper = shown("controls of a gamepad", kit, brushes)
    assert {"icon.pad_south", "icon.pad_east", "icon.dpad_north"} <= {
        mark.what for mark in paper.pictures("icon.")
    }
    assert paper.says(kit.words("pad.south"))


def test_a_button_that_is_unknown_has_no_picture():
    assert pad_picture("paddle_9") == ""


def test_a_device_is_asked_for_by_pictures(kit, brushes):
    found = {mark.what for mark in shown("join", kit, brushes).pictures("icon.")}
    assert {"icon.pad", "icon.keyboard", "icon.mouse"} <= found


def test_the_file_is_named_once_above_its_faults(kit, brushes):
    faults = ("river.tmx: ground: nothing is drawn here", "another thing")
    scene = faults_scene(kit, "river.tmx", faults, lambda: None)
    scene.handle(stage.resized((1280, 720)))
    words = noted(scene, brushes).words
    assert "ground: nothing is drawn here" in words
    assert sum("river.tmx" in each for each in words) == 1


def test_a_true_result_says_so_with_a_sign_stars_and_words_side_by_side(kit, brushes):
    paper = shown("check a true result", kit, brushes)
    (tick,) = paper.pictures("icon.tick")
    stars = paper.pictures("bonus.star")
    said = next(m for m in paper.marks if m.how == "write" and "“" in m.what)
    assert [abs(each.middle[1] - tick.middle[1]) < 3 for each in (*stars, said)] == [True] * 4


def test_a_false_result_is_told_with_a_sign_of_warning(kit, brushes):
    assert shown("check a false result", kit, brushes).pictures("icon.warning")


def test_nothing_is_told_before_a_result_is_checked(kit, brushes):
    scene = check_scene(kit)
    scene.handle(stage.resized((1280, 720)))
    scene.handle(Changed("text", "TK1-nonsense"))
    before = noted(scene, brushes).pictures("icon.warning")
    scene.handle(Chosen("check"))
    assert (before, len(noted(scene, brushes).pictures("icon.warning"))) == ((), 1)


def test_a_page_without_records_has_a_picture_above_its_sentence(kit, brushes):
    paper = shown("no records", kit, brushes)
    (picture,) = paper.pictures("icon.replay")
    said = next(m for m in paper.marks if m.what == kit.words("records.none"))
    assert picture.box.bottom <= said.box.y


def test_a_text_of_the_credits_is_no_wider_than_one_reads_with_ease(kit, brushes):
    paper = shown("credits", kit, brushes)
    texts = [m for m in paper.marks if m.how == "write" and len(m.what) > 60]
    assert max(m.box.width for m in texts) <= 620


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_cloth_runs_from_night_to_the_seats_own_dark(share):
    dark, night = (200, 100, 50, 255), (12, 15, 16, 255)
    assert cloth(dark, night, share) == (dark if share else night)


@pytest.mark.parametrize("mark", ["emblem.0", "emblem.3", "piece.commander.1"])
def test_the_curtain_is_of_the_colour_of_what_marks_its_seat(kit, brushes, mark):
    canvas = stage.canvas(brushes, (1280, 720))
    curtain_scene(kit, 0, "Somebody", mark).draw(canvas)
    edge = canvas.surface.get_at((640, 5))
    kind, _, number = mark.rpartition(".")
    assert edge == canvas.colour(f"{'seat' if kind == 'emblem' else 'side'}.{number}.dark")


def test_a_record_shows_the_markers_of_who_played(kit, brushes):
    paper = shown("records", kit, brushes)
    assert {"emblem.0", "emblem.1"} <= {mark.what for mark in paper.pictures("emblem.")}


def test_the_bin_of_a_record_is_quieter_than_the_record(kit, brushes):
    bins = shown("records", kit, brushes).pictures("icon.bin")
    assert {mark.alpha < 255 for mark in bins} == {True}


def test_markers_never_lie_on_the_words_of_a_record(kit, brushes):
    paper = shown("records", kit, brushes)
    marks = [m.box for m in paper.pictures("emblem.")]
    words = [m.box for m in paper.marks if m.how == "write" and "Amber, Emerald" in m.what]
    assert words
    width = kit.type.measure("Tanchiki · Amber, Emerald", LIST)[0]
    assert min(box.x for box in marks) > min(box.x for box in words) + width


@pytest.mark.parametrize(
    "marker, ink", [("emblem.3", "seat.3"), ("piece.heavy.1", "side.1.light"), ("door", "accent")]
)
def test_a_marker_says_in_which_colour_somebody_is_shown(marker, ink):
    assert colour_of(marker) == ink


@pytest.mark.parametrize("game", ["tanchiki", "tank_chess"])
def test_the_players_of_a_match_have_the_markers_of_their_game(kit, brushes, game):
    marks, rules = faces_of(kit)[game].seats.marks, GAMES[game]
    players = (Player("Ann"), Player("Bob"))
    header = Header(game, rules.number, standard(game, 2), 7, players)
    scene = seats_scene(kit, Match(rules, header))
    scene.handle(stage.resized((1280, 720)))
    found = {m.what for m in noted(scene, brushes).pictures("")}
    assert set(marks[:2]) <= found
    assert not found & ({"emblem.0", "emblem.1"} - set(marks))


def test_who_is_asked_is_known_by_the_marker_of_the_game(kit, brushes):
    marks = faces_of(kit)["tank_chess"].seats.marks
    side = Beside(lambda width, height: Box(0, 0, width, height).edge(346))
    scene = AgreementScene(kit, "Back?", "Take it back?", {0: "Ann", 1: "Bob"}, marks, side)
    scene.handle(stage.resized((1280, 720)))
    assert set(marks) <= {m.what for m in noted(scene, brushes).pictures("")}


@pytest.mark.parametrize("name", ["tanchiki set-up eight", "chess set-up", "proving set-up"])
def test_the_button_of_phones_stands_clear_of_the_head_and_of_the_seats(kit, name):
    found = {getattr(w, "name", ""): w.box for w in stage.widgets_of(stage.SCENES[name](kit))}
    button, last = found["seat.phones"], found.get("seat.handicaps", found[BACK])
    assert button.y >= HEIGHT + 16
    seats = [box for name, box in found.items() if name.startswith("seat.name.")]
    assert min(box.y for box in seats) - button.bottom >= 8
    assert not any(box.meets(last) for box in seats)


def test_the_frame_of_a_quarter_lies_round_its_cells(kit, brushes):
    paper = shown("tanchiki set-up", kit, brushes)
    frames = [mark for mark in paper.marks if mark.how == "frame"]
    (frame,) = (mark.box for mark in frames if mark.colour == "accent")
    bricks = paper.pictures("brick.whole")
    cell = frame.width / 6
    inside = [m for m in bricks if frame.holds(*m.middle)]
    assert inside
    for mark in inside:
        across = (mark.middle[0] - frame.x) / cell - 0.5
        assert abs(across - round(across)) < 0.05


def test_the_languages_stand_clear_of_the_eagle(kit):
    stack = stage.stack(stage.SCENES["language"](kit), size=(1280, 720))
    assert all(each.box.right < 640 for each in stage.widgets_of(stack.top))


@pytest.mark.parametrize(
    "name, offered", [("tanchiki set-up", True), ("tanchiki set-up broken", False)]
)
def test_the_key_of_the_start_is_offered_where_one_may_start(kit, brushes, name, offered):
    assert (kit.words("hint.start") in shown(name, kit, brushes).words) is offered


@pytest.mark.parametrize("name, how", [("shovel", "how"), ("grenade", "how"), ("order", "how_bot")])
def test_a_question_on_the_board_says_how_one_chooses(kit, brushes, name, how):
    said = spoken(kit, f"tanchiki.ask.{how}", go=Key.ACCEPT)
    assert shown(f"tanchiki {name}", kit, brushes).says(said)
