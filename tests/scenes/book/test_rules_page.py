"""The figures of the rules book: in sight, played when they should be, and still when wished."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.content.rule_figures import load_figures
from game.content.rulebook import load_rulebook
from game.rules import GAMES
from game.scenes.book.figure import WAIT_MS, Stage
from game.scenes.book.figure_card import card_widgets
from game.scenes.book.figure_layout import card, lines_of
from game.scenes.book.rules_page import rules_scene
from game.scenes.frame.commands import KEYBOARD, Changed, Chosen, Device, Key, Kind, Press
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import FADE, Area, Button, Drawing, Label
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from tests import stage

BY_PARAGRAPH = {game: load_figures(game) for game in GAMES}
FOUND = {
    (game, figure.name): figure
    for game, paragraphs in BY_PARAGRAPH.items()
    for figures in paragraphs.values()
    for figure in figures
}
BY_DAY = list(FOUND)[::8]
BY_NIGHT = [pytest.param(*each, marks=pytest.mark.nightly) for each in FOUND if each not in BY_DAY]
SIZES = ((960, 540), (1024, 768), (1280, 720), (1920, 1080))
PAD = Device(Kind.PAD, 0)
WHOLE = 60_000
FIVE_LINES = 141


def staged(kit, game, name):
    return Stage(kit, kit.faces[game].figures(kit), FOUND[game, name])


def chapter(scene):
    areas = [widget for widget in scene._widgets(scene.page) if isinstance(widget, Area)]
    return areas[-1]


def boards(scene):
    """Return where the chapter shows boards: its larger drawings."""
    drawn = [w.box for w in chapter(scene).widgets if isinstance(w, Drawing)]
    return [box for box in drawn if min(box.width, box.height) > 80]


def buttons(scene):
    return {w.name for w in chapter(scene).widgets if isinstance(w, Button)}


def opened(kit, game="tanchiki", paragraph="T5.4", size=(1280, 720)):
    scene = rules_scene(kit, game, paragraph)
    scene.handle(stage.resized(size))
    return scene


def playing(scene):
    """Return whether something moves now, after the moment before a figure begins."""
    scene.update(WAIT_MS)
    scene.update(20)
    return scene.moving


@pytest.mark.parametrize("game, name", BY_DAY + BY_NIGHT)
def test_a_figure_shows_that_something_has_happened(game, name, kit, brushes):
    shown = staged(kit, game, name)
    pictures = [painted(kit, brushes, shown)]
    for _ in range(2):
        shown.update(WHOLE)
    pictures.append(painted(kit, brushes, shown))
    assert (pictures[0] == pictures[1]) == (not shown.staged.told)


def painted(kit, brushes, shown):
    """Return the picture of a figure's card."""
    page = Page(1280, 720, 1, kit.type)
    made = card(kit, page, shown, Box(0, 0, 644, 0))
    canvas = Canvas(pygame.Surface((644, 520)), brushes, 1)
    Form().draw(canvas, card_widgets(kit, shown, made))
    return pygame.image.tobytes(canvas.surface, "RGB")


# The larger the letters, the less room is left for a board.
@pytest.mark.parametrize("percent", [pytest.param(100, marks=pytest.mark.nightly), 150])
def test_the_board_of_every_figure_is_in_sight_and_large_enough(percent, kit):
    kit.type.percent = percent
    hidden = []
    figures = [staged(kit, *each) for each in FOUND]
    for shown, (width, height) in product(figures, SIZES):
        resized = stage.resized((width, height))
        page = Page(resized.width, resized.height, resized.scale, kit.type)
        paper = min(page.width - 112, 1480) - 430 - 28 - 18 - 48
        made = card(kit, page, shown, Box(0, 62, paper, 0))
        columns, _ = shown.face.size(shown.staged)
        cell = (made.board.width - 2 * shown.face.rim()) / columns * resized.scale
        # On the blanket one points at no cell: a tank of one is only looked at.
        least = 14 if columns > 20 else 16 if columns > 9 else 20
        if made.board.bottom > page.height - 162 or cell < least:
            hidden.append((shown.name, width, round(made.board.bottom), round(cell)))
    kit.type.percent = 100
    assert hidden == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_five_lines_of_a_paragraph_are_read_whole_below_each_of_its_figures(kit, game, language):
    kit.words.speak(language)
    told = {each.id: each.text for each in load_rulebook(game, language)}
    scene, below = opened(kit, game), []
    for place, (paragraph, text) in enumerate(told.items()):
        scene.handle(Changed("paragraph", place))
        for number in range(len(BY_PARAGRAPH[game].get(paragraph, ()))):
            scene.handle(Changed("figure", number))
            area = chapter(scene)
            (said,) = (w for w in area.widgets if isinstance(w, Label) and w.words == text)
            if said.box.height <= FIVE_LINES and said.box.bottom > area.box.bottom - FADE:
                below.append((paragraph, number))
    kit.words.speak("en")
    assert below == []


def test_every_figure_can_be_told_in_every_language(kit):
    figures, missing = [staged(kit, *each) for each in FOUND], {}
    for language in ("en", "ru", "uk"):
        kit.words.speak(language)
        for shown in figures:
            shown.sentences(kit.words)
            shown.remarks(kit.words)
        missing |= kit.words.texts.missing
    assert missing == {}


@pytest.mark.parametrize("paragraph", BY_PARAGRAPH["tank_chess"])
def test_no_line_of_a_figure_repeats_the_paragraph_that_stands_over_it(kit, paragraph):
    figures = BY_PARAGRAPH["tank_chess"][paragraph]
    alone = [figure for figure in figures if figure.scenario.rules == (paragraph,)]
    stages = [staged(kit, "tank_chess", figure.name) for figure in alone]
    lines = [line for shown in stages for line in lines_of(kit, shown)]
    assert [line for line in lines if line.endswith(f"({paragraph})")] == []


def test_a_figure_of_a_piece_without_a_gun_says_so(kit):
    assert "no gun" in staged(kit, "tank_chess", "d_bulldozer").remarks(kit.words)[0]


def test_a_figure_begins_after_a_moment_plays_once_and_rests(kit):
    scene = opened(kit)
    moved = [playing(scene)]
    scene.update(WHOLE)
    scene.update(WHOLE)
    assert (*moved, scene.moving) == (True, False)


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keys", "pad"])
def test_a_figure_is_stopped_by_a_key_and_goes_on_by_it(device, kit):
    scene, moving = opened(kit), []
    scene.update(WAIT_MS + 20)
    for _ in range(2):
        scene.handle(Press(Key.PLAY, device=device))
        scene.update(20)
        moving.append(scene.moving)
    assert moving == [False, True]


def test_a_figure_that_is_over_plays_again(kit):
    scene = opened(kit)
    for _ in range(2):
        scene.update(WHOLE)
    scene.handle(Chosen("bar.play"))
    scene.update(20)
    assert scene.moving


def test_a_chosen_paragraph_chosen_again_plays_its_figure(kit):
    scene = opened(kit)
    for _ in range(2):
        scene.update(WHOLE)
    scene.handle(Press(Key.ACCEPT))
    scene.update(20)
    assert scene.moving


def test_a_figure_steps_from_event_to_event_and_back(kit):
    shown = staged(kit, "tanchiki", "a_drowned_bot_is_a_point")
    shown.step()
    shown.step()
    there = shown.reel.place
    shown.back()
    assert (there, shown.reel.place, shown.moving) == (2, 1, False)


def test_a_step_back_to_the_start_is_the_table_before(kit):
    shown = staged(kit, "tanchiki", "a_drowned_bot_is_a_point")
    shown.step()
    shown.back()
    assert shown.reel.shown == shown.staged.table


@pytest.mark.parametrize("wish", [{"less_motion": True}, {"speed": 0}], ids=str)
def test_with_less_motion_the_board_is_shown_before_and_after(wish, kit):
    kit.settings.change(**wish)
    scene = opened(kit)
    assert (len(boards(scene)), playing(scene), buttons(scene)) == (2, False, {"figure"})


def test_a_figure_makes_no_sound_of_its_own_accord(kit):
    scene = opened(kit)
    for _ in range(60):
        scene.update(100)
    quiet = tuple(kit.sounds.played)
    scene.handle(Chosen("bar.play"))
    for _ in range(60):
        scene.update(100)
    assert (quiet, len(kit.sounds.played) > 2) == ((), True)


def test_another_figure_of_the_paragraph_can_be_chosen(kit):
    scene = opened(kit, paragraph="T8.2")
    before = boards(scene)
    scene.handle(Changed("figure", 5))
    assert boards(scene) != before


def test_a_paragraph_without_a_figure_has_only_words(kit):
    scene = opened(kit, paragraph="C5.5", game="tank_chess")
    assert (boards(scene), scene.moving) == ([], False)


def test_a_game_that_draws_no_figures_is_read_without_them(kit):
    plain = {name: replace(face, figures=None) for name, face in kit.faces.items()}
    assert boards(opened(replace(kit, faces=plain))) == []


def test_a_figure_at_rest_is_painted_once_however_far_one_scrolls(kit, brushes):
    scene = opened(kit)
    for _ in range(2):
        scene.update(WHOLE)
    weights = []
    for _ in range(4):
        scene.draw(stage.canvas(brushes, (1280, 720)))
        weights.append(brushes.layers.weight)
        scene.form.scrolls.by(chapter(scene), 37)
    assert len(set(weights)) == 1


def test_the_story_of_a_figure_is_told_in_the_language_spoken(kit):
    shown, said = staged(kit, "tank_chess", "a_piece_moves_then_shoots"), []
    for language in ("en", "ru", "uk"):
        kit.words.speak(language)
        said.append(shown.sentences(kit.words))
    assert len(set(said)) == 3


def test_every_paragraph_can_be_opened_with_its_figure(kit):
    for game in GAMES:
        scene = opened(kit, game, "")
        for place, paragraph in enumerate(load_rulebook(game, "en")):
            scene.handle(Changed("paragraph", place))
            figures = BY_PARAGRAPH[game].get(paragraph.id, ())
            assert len(boards(scene)) == bool(figures), paragraph.id


def test_the_other_book_is_opened_at_its_beginning(kit):
    scene = opened(kit, paragraph="T8.2")
    scene.handle(Press(Key.TURN_RIGHT))
    contents = next(w for w in scene._widgets(scene.page) if isinstance(w, Area))
    top = scene.form.scrolls.tops.get(contents.name, 0)
    assert (scene.form.focused(), top) == ("paragraph:0", 0)


ENDS = {
    "tanchiki": "T5.4",
    "tank_chess": "C4.3",
    "dice_and_armour": "D6",
    "proving_ground": "B10.3",
    "one_cut": "U4.3",
}
"""Paragraphs whose page goes on below its foot."""


@pytest.mark.parametrize("game", ENDS)
def test_no_line_of_a_page_is_lost_where_it_fades(kit, brushes, game):
    scene = opened(kit, game, ENDS[game])
    paper = stage.canvas(brushes, (1280, 720))
    scene.draw(paper)
    area = chapter(scene)
    assert area.most > 0
    paper.surface.lock()
    strip = area.box.foot(FADE)
    darkest = {brushes.colour(ink)[0] for ink in ("words", "quiet", "accent")}
    bright = min(darkest) - 40
    lit = [
        (x, y)
        for x in range(round(strip.x) + 24, round(strip.right) - 60, 1)
        for y in range(round(strip.y), round(strip.y) + 14)
        if paper.surface.get_at((x, y))[0] > bright
    ]
    paper.surface.unlock()
    assert not lit
