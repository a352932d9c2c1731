"""The data file says what the rule book prints, and the boards are fair."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from game.content.files.reader import ContentError
from game.content.maps.maps import map_folder
from game.content.maps.setups import setup_of
from game.content.tank_chess.pieces import read_kinds
from game.core.codec import Unreadable
from game.rules.tank_chess.fast_room.after_a_turn import checks, escapes
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import turns
from game.rules.tank_chess.letters import printed_pieces
from game.rules.tank_chess.letters.drawing import draw_board, read_board
from game.rules.tank_chess.play import new
from game.rules.tank_chess.state import Setup, Table
from tests.rules.tank_chess.twin import mirrored
from tests.setups.tank_chess import KINDS, board

NAMES = sorted(path.stem for path in (map_folder() / "tank_chess").glob("*.tmx"))
GOOD = """
pieces:
  - name: king
    letter: K
    speed: 5
    armour: {front: 1, side: 0, rear: 0}
    gun: 1
    fires: [ahead]
    points: 0
    commander: true
"""


def test_the_printed_pieces_are_those_of_the_rule_book():
    printed = {kind.name: replace(kind, points=0) for kind in KINDS if not kind.house}
    assert printed == {kind.name: kind for kind in printed_pieces.printed()}


def test_no_two_pieces_have_the_same_letter():
    assert len({kind.letter for kind in KINDS}) == len(KINDS)


def test_every_piece_but_the_commander_has_a_price():
    assert [kind.name for kind in KINDS if not kind.points] == ["commander"]


@cache
def shipped(name: str) -> Table:
    return new(setup_of(map_folder() / "tank_chess" / f"{name}.tmx", 2), 0).table


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_its_own_mirror_image(name):
    table = shipped(name)
    assert draw_board(mirrored(table)) == draw_board(table)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", (0, 1))
def test_nobody_shoots_checks_or_escapes_on_the_first_turn(name, seat):
    position = replace(numbers(shipped(name)), turn=seat)
    early = [go for go in turns(position) if go.target >= 0 or go.pose < 0]
    assert (early, checks(position, seat), escapes(position, seat)) == ([], False, False)


def test_the_printed_board_is_as_the_rule_book_prints_it():
    drawn = new(Setup(board("printed_16"), KINDS), 0).table
    assert draw_board(shipped("printed_16")) == draw_board(drawn)


@pytest.mark.parametrize(
    "name, army",
    [
        ("printed_16", {"commander": 1, "light": 4, "medium": 3, "heavy": 2}),
        (
            "highlands_20",
            {"commander": 1, "light": 4, "medium": 3, "heavy": 2, "destroyer": 2, "mortar": 2},
        ),
    ],
)
def test_an_army_has_its_pieces(name, army):
    white = Counter(piece.kind for piece in board(name).pieces if piece.seat == 0)
    assert white == army


def test_the_printed_board_has_fifty_obstacles():
    letters = [ground.value for ground in board("printed_16").ground]
    assert letters.count("#") == 50


@pytest.fixture
def refused(tmp_path):
    def faults(old: str, new: str) -> str:
        path = tmp_path / "pieces.yaml"
        path.write_text(GOOD.replace(old, new))
        with pytest.raises(ContentError) as refusal:
            read_kinds(path)
        return "\n".join(refusal.value.faults)

    return faults


def test_a_file_of_pieces_is_read(tmp_path):
    path = tmp_path / "pieces.yaml"
    path.write_text(GOOD)
    assert [kind.name for kind in read_kinds(path)] == ["king"]


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("letter: K", "letter: X", "pieces.yaml:4: pieces[0].letter: expected one of A, B"),
        ("speed: 5", "speed: 0", "pieces.yaml:5: pieces[0].speed: expected a whole number from 1"),
        ("rear: 0", "back: 0", "pieces[0].armour: the key 'rear' is missing"),
        ("gun: 1", "gun: 0", "a gun of 0 fires nowhere, and any other somewhere"),
        ("[ahead]", "[ahead, ahead]", "pieces[0].fires: a direction stands here twice"),
        ("commander: true", "commander: false", "pieces: no piece is a commander"),
        ("points: 0", "points: 0\n    wings: 2", "pieces[0].wings: unknown key"),
        ("points: 0", "points: 0\n    range: {nearest: 5, farthest: 3}", "farthest: expected"),
    ],
)
def test_a_wrong_file_of_pieces_is_refused_with_its_place(refused, old, new, fault):
    assert fault in refused(old, new)


def test_two_pieces_of_one_name_or_letter_are_refused(refused):
    second = GOOD.removeprefix("\npieces:\n")
    faults = refused("    commander: true\n", f"    commander: true\n{second}")
    assert "already a piece named 'king'" in faults


@pytest.mark.parametrize(
    "lines, fault",
    [
        (("2 . c", "1 C"), "row 2: expected 2 squares, found 1"),
        (("2 . c", "1 C ?"), "B1: expected a piece or ground, found '?'"),
        (("2 . c", "1 C z"), "there is no piece with the letter 'z'"),
    ],
)
def test_a_wrong_drawing_is_refused_with_its_place(lines, fault):
    with pytest.raises(Unreadable, match=fault.replace("?", r"\?")):
        read_board(lines, KINDS)


@pytest.mark.parametrize("words", ["tower 4", "tower", "speed"])
def test_a_kind_with_words_nobody_knows_is_refused(words):
    with pytest.raises(Unreadable, match=f"kind king: cannot read '{words.split()[0]}'"):
        printed_pieces.read_kinds((f"king K speed 3 armour 1/1/1 gun 1 {words}",))
