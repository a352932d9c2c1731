"""Layouts of Proving Ground: what the box has, and what a map with too much of it is told."""

import re
import shutil

import pytest

from game.content.files.reader import ContentError
from game.content.maps.maps import boards, load, map_folder
from game.content.texts import load_texts
from game.content.tiled.faults import MapFaults, sentence
from game.rules import GAMES
from game.rules.proving_ground.tokens import TOKENS

HOME = map_folder() / "proving_ground"
MILL, BRIDGE, SPECIAL_MILL, BARE, SHELL = 1, 2, 17, 33, 37


@pytest.fixture
def drawn(tmp_path):
    """Return a function that reads a map of these numbers, the rest of it bare."""
    for name in ("proving_ground.tsx", "proving_ground.png"):
        shutil.copy(HOME / name, tmp_path)
    text = (HOME / "as_in_the_box.tmx").read_text("utf-8")

    def read(cells, layer="terrain"):
        numbers = [str(cells.get(place, BARE)) for place in range(64)]
        data = ",\n".join(",".join(numbers[row : row + 8]) for row in range(0, 64, 8))
        made = re.sub(r"(csv\">\n).*?(\n</data>)", rf"\g<1>{data}\g<2>", text, flags=re.S)
        (tmp_path / "mine.tmx").write_text(made, "utf-8")
        return load(tmp_path / "mine.tmx")

    return read


def told(read, cells):
    texts = load_texts("en")
    with pytest.raises(MapFaults) as caught:
        read(cells)
    return [sentence(fault, texts) for fault in caught.value.found]


def test_ten_layouts_come_with_the_game():
    found = boards("proving_ground")
    assert (len(found.maps), found.broken) == (10, ())
    assert not [each.file.name for each in found.maps if each.warnings]


def test_no_layout_holds_more_than_the_box():
    for each in boards("proving_ground").maps:
        floor = each.ground.floor
        assert all(floor.count(token) <= TOKENS.count(token) for token in set(TOKENS))


@pytest.mark.parametrize("seats", (1, 2, 3, 4))
def test_a_match_begins_on_every_layout(seats):
    kinds = GAMES.in_room("content", "proving_ground", "map_kind.MAP_KIND")
    for each in boards("proving_ground").maps:
        setup = kinds.setup(each.ground, seats, (), 0)
        state = GAMES["proving_ground"].new(setup, 1)
        assert state.table.floor == each.ground.floor
        assert state.table.seats == seats


def test_a_token_too_many_is_named_with_how_many_there_are(drawn):
    cells = {0: MILL, 2: MILL, 4: MILL, 6: MILL}
    assert told(drawn, cells) == [
        "mine.tmx: terrain: cell G8 (6,0): a token too many: mill lies here 4 times, "
        "the box has 3 (rule B1.5)"
    ]


def test_a_second_special_token_is_too_many(drawn):
    (line,) = told(drawn, {0: SPECIAL_MILL, 2: SPECIAL_MILL})
    assert "mill_special lies here 2 times, the box has 1" in line


def test_equal_tokens_side_by_side_are_named(drawn):
    (line,) = told(drawn, {0: BRIDGE, 8: BRIDGE})
    assert "bridge lies beside another one" in line


def test_equal_tokens_that_touch_at_a_corner_may_lie(drawn):
    assert drawn({0: BRIDGE, 9: BRIDGE}).ground.floor.count("b") == 2


def test_a_board_without_a_token_is_refused(drawn):
    (line,) = told(drawn, {})
    assert "no token lies on the board" in line


def test_a_board_of_another_size_is_refused(drawn, tmp_path):
    drawn({0: MILL})
    path = tmp_path / "mine.tmx"
    small = path.read_text("utf-8").replace('width="8" height="8"', 'width="8" height="7"')
    path.write_text(re.sub(r",\n[\d,]+\n</data>", "\n</data>", small), "utf-8")
    with pytest.raises(ContentError, match="proving_size"):
        load(path)
