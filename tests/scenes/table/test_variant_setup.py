"""A game that is played in several ways, on a map that is drawn on while it is played."""

import shutil

import pytest

from game.scenes.frame.commands import KEYBOARD, Key, Press
from game.scenes.proving_ground.setup import VARIANTS
from game.scenes.setup.map_reload import LOOK_MS
from game.scenes.table.set_up.variant_setup import variant_setup
from game.scenes.widgets.widget_kinds import Label
from game.tools.exhibits.broken_maps import with_broken
from tests import stage
from tests.paper import shown

START = Press(Key.MENU, device=KEYBOARD)


@pytest.fixture
def drawn(kit, tmp_path):
    """Return a layout that nobody watches yet, beside its tiles."""
    shutil.copytree(kit.maps / "proving_ground", tmp_path / "own")
    return tmp_path / "own" / "crater.tmx"


def begun(kit, path):
    kit.settings.change(speed=0, bot_speed=0)
    stack = stage.stack(variant_setup(kit, VARIANTS, path))
    stack.handle(START)
    return stack


def swap(path, one, other):
    """Save the map with the tiles of two cells that lie in a row exchanged."""
    text = path.read_text()
    begin, end = text.index("<data"), text.index("</data>")
    head, _, body = text[begin:end].partition(">")
    cells = body.split(",")
    cells[one], cells[other] = cells[other], cells[one]
    path.write_text(text[:begin] + head + ">" + ",".join(cells) + text[end:])


def test_a_saved_map_is_on_the_table_at_the_next_look(kit, drawn):
    stack = begun(kit, drawn)
    before = stack.top.match.table.floor
    swap(drawn, 0, 63)
    for _ in range(2):
        stack.update(LOOK_MS)
    after = stack.top.match.table.floor
    assert (after[0], after[63]) == (before[63], before[0])


def test_a_rematch_is_on_the_map_that_is_watched(kit, drawn):
    stack = begun(kit, drawn)
    table = stack.top._table
    fresh = table.desk.sitting.terms.again()
    assert fresh.match.table.floor == stack.top.match.table.floor
    assert type(fresh) is type(stack.top)


def test_a_rematch_on_a_changed_map_is_not_told_of_the_change_again(kit, drawn):
    stack = begun(kit, drawn)
    swap(drawn, 0, 63)
    for _ in range(2):
        stack.update(LOOK_MS)
    after = stack.top.match.table.floor
    fresh = stage.stack(stack.top._table.desk.sitting.terms.again())
    for _ in range(3):
        fresh.update(LOOK_MS)
    assert fresh.top.match.table.floor == after
    assert not fresh.notices


def test_a_record_knows_what_its_board_is_called(kit, drawn):
    labels = dict(begun(kit, drawn).top.match.header.labels)
    assert labels["map"] == "Crater"


def test_a_board_laid_out_by_chance_has_no_name(kit):
    assert "map" not in dict(begun(kit, None).top.live.match.header.labels)


def test_keys_that_change_a_value_are_named_only_where_there_is_one(kit, brushes):
    stack = stage.stack(variant_setup(kit, VARIANTS, None))
    named = kit.words("hint.change")
    assert not shown(stack, brushes).says(named)
    stack.handle(Press(Key.UP, device=KEYBOARD))
    stack.top.form.focus("seat.who.1")
    assert shown(stack, brushes).says(named)


def test_a_map_that_cannot_be_played_is_named_with_its_mistake(kit):
    page = variant_setup(with_broken(kit, "proving_ground", "crater"), VARIANTS)
    said = [each.words for each in stage.widgets_of(page) if isinstance(each, Label)]
    (named,) = (each for each in said if "my_board.tmx" in each)
    assert named.startswith("1 file is left out, “my_board.tmx”: ")
    assert "9999" in named
