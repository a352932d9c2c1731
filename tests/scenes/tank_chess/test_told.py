"""What Tank Chess tells beside its board: names, draws, plans, chapters, armies and figures."""

from dataclasses import replace

import pygame
import pytest

from game.content.files.program_files import home
from game.content.scenario_files import read_scenario
from game.content.tank_chess.draft import empty, tools_of, used
from game.content.texts import catalogue
from game.core.grid import Cell
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.actions import OfferDraw
from game.rules.tank_chess.letters.notation import read_action, read_cell
from game.rules.tank_chess.letters.refusals import Refused
from game.rules.tank_chess.threats import dangers_at
from game.scenes.frame.commands import Changed, Key, Moved, Wheel
from game.scenes.pages.widget_scene import Page
from game.scenes.replay.watch_again import watch_scene
from game.scenes.seats.occupants import Occupant
from game.scenes.tank_chess.board_face import board_face
from game.scenes.tank_chess.figure_picture import MARKS
from game.scenes.tank_chess.naming import side_name
from game.scenes.tank_chess.reason_words import refusal
from game.scenes.tank_chess.sentences import written
from game.scenes.tank_chess.setup.last_setup import MOST_SECONDS, Wishes, checked
from game.scenes.tank_chess.setup.setup_page import ChessPanel
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL
from game.view.canvas.paragraph import Line, draw_lines
from tests import stage
from tests.paper import Paper
from tests.setups.tank_chess import DUEL

from .table import click, press, scene, settle, spot
from .test_attacks import EXPOSED

BOX = Box(0, 0, 400, 200)
CROSSED = """
8 . . . c . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . l
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 C . . . . . . H
"""


def play(made, *lines):
    for line in lines:
        made.desk.live.submit(read_action(made.desk.table, line))
        made.update(20)
        settle(made)


def test_white_is_called_white(kit):
    assert (side_name(kit.words, 0), side_name(kit.words, 1)) == ("White", "Black")


@pytest.mark.parametrize("offered, key", [(None, "offered"), (0, "agreed")])
def test_who_answers_an_offer_by_his_own_has_agreed(kit, offered, key):
    table = replace(TANK_CHESS.new(DUEL, 1).table, offered=offered)
    said = written(kit.words, table, OfferDraw(1), table, ("Olena", "Taras"))
    assert said == kit.words(f"event.tank_chess.{key}", name="Taras")


def test_every_line_of_the_card_has_its_own_colour(brushes):
    paper = Paper(brushes)
    draw_lines(paper, BOX, (Line("One", SMALL, "danger"), Line("Two", SMALL, "quiet")))
    assert (paper.ink("One"), paper.ink("Two")) == ("danger", "quiet")


def test_a_plan_aims_at_the_commander_before_all_others(kit):
    made = scene(kit, CROSSED.replace("c . . . .", ". . . . c"))
    click(made, "H1")
    worth = made.desk.reach.worth
    foes = {piece.cell: piece.kind for piece in made.desk.table.pieces if piece.seat == 1}
    assert max(foes, key=worth.__getitem__) == read_cell("H8", 8)
    assert len({worth[cell] for cell in foes}) == 2


def test_the_chapters_of_a_match_are_numbered_by_turns_of_both(kit):
    made = scene(kit)
    play(made, "H D1>E2/NE", "M H4>H5/S", "H E2>E3/NE", "M H5>H6/S")
    shown = watch_scene(kit, made.desk.live.match, board_face(kit))
    heads = [each.words.split()[0] for each in shown._shown.chapters]
    assert heads[1:] == ["1.", "1…", "2.", "2…"]


def test_another_plan_is_painted_anew(kit, brushes):
    """Parts of the panel are kept as pictures, so they are looked at as pictures."""
    made = scene(kit, size=(1280, 720))
    click(made, "D1")
    pictures = set()
    for name in ("D2", "D3", "E2"):
        made.handle(Moved(*spot(made, name)))
        made.desk.hover = None
        canvas = stage.canvas(brushes, (1280, 720))
        made.draw(canvas)
        card = made.sight.layout.card
        area = pygame.Rect(card.x, card.y, card.width, card.height)
        pictures.add(pygame.image.tobytes(canvas.surface.subsurface(area), "RGB"))
    assert len(pictures) == 3


def test_every_mark_that_a_figure_of_the_book_asks_for_is_known():
    asked = set()
    for path in (home() / "assets" / "figures" / "tank_chess").glob("*"):
        sections = read_scenario(path).sections
        for line in sections.get("marks", ()):
            asked.add(line.split()[0])
    assert asked <= set(MARKS)
    assert set(MARKS) >= {"reach", "fire", "armour", "ring"}


def test_the_dangers_of_a_plan_are_those_of_its_own_facing(kit):
    made = scene(kit, EXPOSED.replace("L", "H"))
    click(made, "C1")
    reach, table, risky = made.desk.reach, made.desk.table, {}
    for threat in made.desk.threats(reach.piece):
        risky.setdefault(threat.cell, set()).add(threat.facing)
    start = reach.piece.cell
    some = (cell for cell in risky if len(risky[cell]) < len(reach.facings(cell)))
    cell = next(cell for cell in some if cell != start)
    spot = made.desk.place.middle(cell)
    made.handle(Moved(*spot))
    found = set()
    for _ in range(8):
        plan = made.desk.plan
        pose = reach.piece.number, plan.cell, plan.facing, plan.target
        told = tuple(danger.enemy for danger in made.desk.aimed_at())
        assert told == tuple(danger.enemy for danger in dangers_at(table, *pose))
        found.add(told)
        made.handle(Wheel(*spot, -1))
    assert len(found) > 1


def test_a_tool_of_the_editor_changes_nothing_beside_the_board():
    draft = empty(5, 4)
    wall = next(tool for tool in tools_of(()) if tool.ground is not None)
    for cell in (Cell(5, 0), Cell(0, 4), Cell(-1, 0), Cell(0, -1)):
        assert used(draft, wall, cell, mirror=True) == draft
    assert used(draft, wall, Cell(4, 3), mirror=False) != draft


def test_previous_goes_round_the_own_pieces_the_other_way_than_next(kit):
    made = scene(kit)
    cells = sorted(made.desk.reaches(0))
    press(made, Key.NEXT)
    first = made.desk.plan.start
    press(made, Key.NEXT)
    assert made.desk.plan.start == cells[(cells.index(first) + 1) % len(cells)]
    press(made, Key.PREVIOUS)
    assert made.desk.plan.start == first
    press(made, Key.PREVIOUS)
    assert made.desk.plan.start == cells[cells.index(first) - 1]


@pytest.mark.parametrize("increment, kept", [(-5, 0), (7, 7), (10**6, MOST_SECONDS)])
def test_an_increment_is_kept_in_its_range(increment, kept):
    assert checked(Wishes(increment=increment)).increment == kept


@pytest.mark.parametrize("lot", [False, True])
def test_the_set_up_shows_how_sides_are_dealt(kit, lot):
    panel = ChessPanel(kit, Wishes(lot=lot))
    panel.answer(Changed("page", 1))
    page = Page(1280, 720, 1, kit.type)
    found = panel.widgets(page, page.box, (Occupant("Olena"), Occupant("Taras")))
    choice = next(each for each in found if getattr(each, "name", "") == "lot")
    named = kit.words(f"chess.setup.sides.{'lot' if lot else 'seated'}")
    assert choice.options[choice.place] == named


@pytest.mark.parametrize("side, name", [("white", "White"), ("black", "Black")])
def test_a_refusal_names_the_side_that_it_is_about(kit, side, name):
    key = next(
        key.removeprefix("chess.refused.")
        for key, form in catalogue("en", home() / "assets" / "texts").items()
        if key.startswith("chess.refused.") and "{side}" in str(form)
    )
    gaps = dict.fromkeys(("count", "found", "cell", "least", "most", "marks"), "1")
    said = refusal(kit.words, Refused(key, **{**gaps, "side": side}))
    assert name in said
    assert ({"White", "Black"} - {name}).pop() not in said


# The move list.


def test_a_move_is_marked_in_the_list_where_it_gives_check_and_nowhere_else(kit):
    state, rules, marked = scene(kit).desk.live.match.state, TANK_CHESS, set()
    for action in rules.legal(state.table, 0):
        after = rules.apply(state, action).state.table
        text = written(kit.words, state.table, action, after, ("Olena", "Taras"))
        assert text.rstrip("-").endswith("+") == (after.check and after.end is None), text
        marked.add(after.check)
    assert marked == {True, False}
