"""The set-up of a game that has neither maps nor optional rules."""

from dataclasses import replace

import pytest

from game.content.files.reader import ContentError
from game.content.maps.setups import standard
from game.rules import GAMES
from game.scenes.faces.face import NotMine
from game.scenes.frame.commands import Chosen, Said
from game.scenes.opening.opening import opened_game
from game.scenes.saves.saved_files import autosave, records
from game.scenes.seats.occupants import Occupy, Rename
from game.scenes.table.set_up.variant_setup import variant_setup
from game.scenes.table.table_scene import TableScene
from game.scenes.widgets.widget_kinds import Choice
from tests import stage
from tests.demo import ROOMS
from tests.demo.rules import RULES
from tests.demo.rules.first import first
from tests.demo.scenes.setup import VARIANTS
from tests.demo.stage import taught


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    return taught(kit)


def sat(demo):
    return stage.stack(opened_game(demo, "demo"), size=(1280, 720))


def started(stack):
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)
    return stack.top.live.match


def test_those_who_were_chosen_sit_at_the_table(demo):
    stack = sat(demo)
    stack.handle(Chosen("seat.add"))
    stack.handle(Said(Rename(2, "Ann")))
    stack.handle(Said(Occupy(2, "")))
    header = started(stack).header
    assert [(each.name, each.strength) for each in header.players] == [
        ("", None),
        ("", "random"),
        ("Ann", None),
    ]
    assert header.setup == GAMES["demo"].first(3)


def test_the_last_table_is_offered_again(demo):
    stack = sat(demo)
    stack.handle(Chosen("seat.add"))
    started(stack)
    assert len(started(sat(demo)).header.players) == 3


def test_a_match_that_waits_goes_among_the_records(demo):
    autosave(demo, "demo").parent.mkdir(exist_ok=True)
    autosave(demo, "demo").write_text("{}")
    started(sat(demo))
    assert [path.read_text() for path in records(demo).iterdir()] == ["{}"]


def test_every_strength_has_its_name(demo):
    choices = [each for each in stage.widgets_of(sat(demo).top) if isinstance(each, Choice)]
    assert choices[0].options == ("Person", "Chance")


def test_a_map_is_none_of_this_game(demo):
    with pytest.raises(NotMine):
        variant_setup(demo, VARIANTS, demo.maps / "proving_ground" / "crater.tmx")


def test_a_number_that_the_game_is_not_played_by_is_refused_in_one_sentence(demo):
    pairs = replace(VARIANTS.all[0], seats=(2, 4))
    stack = stage.stack(variant_setup(demo, replace(VARIANTS, all=(pairs,))), size=(1280, 720))
    stack.handle(Chosen("seat.add"))
    stack.handle(Chosen("setup.start"))
    assert not isinstance(stack.top, TableScene)
    assert demo.words("demo.setup.seats") in stack.notices


def test_no_first_board_for_a_number_is_told_in_one_sentence():
    even = replace(RULES, first=lambda seats: None if seats % 2 else first(seats))
    with pytest.raises(ContentError, match="demo is not played by 3"):
        standard("demo", 3, {"demo": even})
