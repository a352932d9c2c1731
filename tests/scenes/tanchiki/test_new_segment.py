"""A segment saved from Tiled a moment ago is in the set-up's pool, and is played on."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game.content.maps.maps import map_folder
from game.content.tanchiki import laid_boards
from game.content.tanchiki.laid_boards import LEARNING, Quarters
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.tanchiki.ground.board import Terrain
from game.scenes.frame.commands import Said
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.setup.chosen_board import Rework
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel

TWO = (Occupant("Ann"), Occupant("Bob", "recruit"))
NEXT = Said(Rework("next", 4, 0))


@pytest.fixture(scope="module")
def maps(tmp_path_factory) -> Path:
    """A folder of maps with a fifth segment: the town without its walls."""
    maps = tmp_path_factory.mktemp("five") / "maps"
    shutil.copytree(map_folder() / "tanchiki", maps / "tanchiki")
    folder = maps / "tanchiki" / "segments"
    text = (folder / "a_town.tmx").read_text("utf-8")
    text = text.replace('name="letter" value="A"', 'name="letter" value="E"')
    empty = ",\n".join([",".join("0" * 6)] * 6)
    drawn = re.compile(r'(name="obstacles".*?<data encoding="csv">)[^<]*', re.DOTALL)
    (folder / "e_yard.tmx").write_text(drawn.sub(rf"\g<1>{empty}", text), "utf-8")
    return maps


@pytest.fixture
def panel(kit, maps) -> TanchikiPanel:
    """The set-up of a player who has these maps."""
    return TanchikiPanel(replace(kit, maps=maps), "")


def test_a_new_segment_is_in_the_pool(panel) -> None:
    assert sorted(panel.choice.pool) == ["A", "B", "C", "D", "E"]


def test_a_shuffle_may_lay_a_new_segment(panel) -> None:
    codes = [
        laid_boards.shuffled(panel.choice.pool, Quarters(LEARNING), Dice(n, "a"), 4).code
        for n in range(20)
    ]
    assert 0 < sum("E" in code for code in codes) < 20


def test_every_shuffle_of_a_larger_pool_can_be_played(panel) -> None:
    locked = Quarters("E0 B0 C0 D0", frozenset({0}))
    codes = [
        laid_boards.shuffled(panel.choice.pool, locked, Dice(n, "a"), 4).code for n in range(20)
    ]
    assert [code for code in codes if laid_boards.board_by(panel.choice.pool, code) is None] == []


def test_a_new_segment_can_be_chosen_by_hand(panel) -> None:
    panel.answer(NEXT)
    assert panel.choice.quarters(2).code == "E0 B0 C0 D0"


def test_every_segment_comes_up_where_one_goes_on_choosing(panel) -> None:
    seen = set()
    for _ in range(5):
        panel.answer(NEXT)
        seen.add(panel.choice.quarters(2).code[0])
    assert seen == {"A", "B", "C", "D", "E"}


def test_a_match_is_played_on_a_new_segment(panel) -> None:
    panel.answer(NEXT)
    match = panel.match(TWO)
    while match.count < 30:
        seat = match.to_act[-1]
        match.submit(match.rules.legal(match.table, seat)[0])
    board = match.table.board
    assert {board.ground(Cell(x, y)) for x in range(6) for y in range(6)} == {Terrain.GROUND}
