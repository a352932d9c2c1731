"""What is said as somebody says it who plays at such a table, in each language."""

from __future__ import annotations

import pytest

from game.content.texts import load_texts
from game.content.tiled.faults import Fault, sentence
from game.core.grid import Cell, Facing
from game.rules.tanchiki.events import ColumnBlocked, Obstacle
from game.rules.tank_chess.actions import Resign
from game.scenes.frame.kit import Words
from game.scenes.records.records_page import records_scene
from game.scenes.saves.saving import keep_record
from game.scenes.tanchiki.sentences import tell
from game.scenes.tank_chess.panel.card import _turn
from game.scenes.tank_chess.panel.piece_card import piece_lines
from game.scenes.tank_chess.result_and_options import result_of
from game.scenes.widgets.widget_kinds import Area, Button
from game.tools.tank_chess.exhibits import match, table
from tests import stage


def over(kit):
    ended = match(kit, 3)
    ended.submit(Resign(1))
    return ended


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("ru", 144, "в слое должно быть 144 клетки, а их 143"),
        ("ru", 100, "в слое должно быть 100 клеток, а их 143"),
        ("ru", 81, "в слое должна быть 81 клетка, а их 143"),
        ("uk", 144, "у шарі мають бути 144 клітинки, а їх 143"),
        ("uk", 81, "у шарі має бути 81 клітинка, а їх 143"),
    ],
)
def test_cells_of_a_layer_are_counted_in_their_plural(language, count, said):
    fault = Fault("a.tmx", "data_length", gaps=(("count", count), ("found", 143)))
    assert sentence(fault, load_texts(language)) == f"a.tmx: {said}"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "White to move"), ("ru", "Ход белых"), ("uk", "Хід білих")]
)
def test_a_side_without_a_name_of_its_own_moves_in_its_own_words(kit, language, said):
    kit.words.speak(language)
    assert _turn(table(kit, 2).desk) == said


def test_a_player_with_a_name_is_called_by_it(kit):
    scene = table(kit, 2)
    scene.desk.sitting.names = ("Ann", "Bob")
    assert _turn(scene.desk) == "Ann (White) to move"


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("en", ("White", "Black"), "White wins!"),
        ("ru", ("Белые", "Чёрные"), "Победа белых!"),
        ("uk", ("Білі", "Чорні"), "Перемога білих!"),
        ("ru", ("Аня", "Чёрные"), "Победа: Аня!"),
    ],
)
def test_the_result_says_who_won_as_one_says_it(kit, language, names, said):
    words = Words(load_texts(language))
    assert result_of(words, over(kit).table, names).title == said


@pytest.mark.parametrize(("language", "said"), [("ru", "победа белых"), ("uk", "перемога білих")])
def test_the_list_of_records_says_which_side_won(kit, language, said):
    kit.words.speak(language)
    keep_record(kit, over(kit), "")
    areas = [each for each in stage.widgets_of(records_scene(kit)) if isinstance(each, Area)]
    notes = [each.note for area in areas for each in area.widgets if isinstance(each, Button)]
    assert said in notes[0]


@pytest.mark.parametrize(
    ("language", "obstacle", "said"),
    [
        ("en", Obstacle.BRICK, "Sky bumps into brick at\u00a0E7"),
        ("ru", Obstacle.BRICK, "Sky упирается в кирпич\u00a0E7"),
        ("ru", Obstacle.CONCRETE, "Sky упирается в бетон\u00a0E7"),
        ("uk", Obstacle.BRICK, "Sky упирається в цеглу\u00a0E7"),
    ],
)
def test_what_blocks_a_tank_stands_beside_its_cell(language, obstacle, said):
    blocked = ColumnBlocked((0,), Facing.EAST, Cell(4, 6), obstacle, False)
    assert tell(Words(load_texts(language)), None, blocked, ("Sky",)) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "решено за 1 ход."), (3, "решено за 3 хода."), (11, "решено за 11 ходов.")],
)
def test_a_true_result_counts_the_turns_it_took(count, said):
    words = load_texts("ru")
    assert words("challenge.proof.true", name="A", count=count).endswith(said)


def test_how_far_a_cell_is_is_counted_in_its_plural():
    said = load_texts("ru")("chess.why.too_far", cell="E8", count=7, speed=4)
    assert said == "До E8 — 7 шагов, хватит на 4."


def test_the_card_of_a_piece_says_its_letter_in_the_list_of_moves(kit):
    kit.words.speak("uk")
    desk = table(kit, 2).desk
    heavy = next(piece for piece in desk.table.pieces if piece.kind == "heavy")
    said = [line.words for line in piece_lines(desk, heavy)]
    assert said[-1].startswith("У записі ходів це H; N, NE, E")
