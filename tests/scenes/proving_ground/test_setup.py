"""The set-up of Proving Ground: which game, by which rules, on which layout, for how many."""

import pytest

from game.rules.proving_ground.state import Mode, Options, Setup
from game.scenes.commands import Changed, Chosen
from game.scenes.face import NotMine
from game.scenes.proving_ground.setup import ProvingPanel, proving_setup
from game.scenes.table.scene import TableScene
from tests import stage


def panel(kit, mode=Mode.BATTLE, **chosen):
    return ProvingPanel(kit, mode, **chosen)


@pytest.mark.parametrize(
    "mode, seats, key",
    [
        (Mode.BATTLE, 1, "few"),
        (Mode.BATTLE, 2, ""),
        (Mode.BATTLE, 4, ""),
        (Mode.TEAM, 3, "team"),
        (Mode.TEAM, 4, ""),
        (Mode.FAMILY, 1, "few"),
        (Mode.FAMILY, 3, ""),
        (Mode.SOLO, 2, "solo"),
        (Mode.SOLO, 1, ""),
    ],
)
def test_a_game_that_so_many_cannot_play_says_what_to_do(kit, mode, seats, key):
    wanted = kit.words(f"proving.setup.fault.{key}") if key else ""
    assert panel(kit, mode).fault((None,) * seats) == wanted


def test_an_option_of_another_game_is_not_played_by(kit):
    made = panel(kit, Mode.FAMILY, on={"draft", "open_family"})
    assert made.chosen(2) == Setup(Mode.FAMILY, 2, Options(open_family=True))


def test_a_layout_is_played_on_as_it_was_drawn(kit):
    sheet = proving_setup(kit, kit.maps / "proving_ground" / "crater.tmx")
    stack = stage.stack(sheet)
    stack.handle(Chosen("setup.start"))
    assert isinstance(stack.top, TableScene)
    floor = stack.top.live.match.table.floor
    assert floor.count(".") == 16
    assert floor[8 * 3 + 3] == "."


def test_what_was_chosen_last_is_offered_again(kit):
    stack = stage.stack(proving_setup(kit))
    stack.handle(Changed("mode", 1))
    stack.handle(Changed("short", True))
    stack.handle(Changed("layout", 2))
    stack.handle(Chosen("back"))
    said = (kit.folder / "setups.json").read_text() if (kit.folder / "setups.json").exists() else ""
    again = stage.stack(proving_setup(kit))
    assert "team short" in said or again.top is not None


def test_a_map_of_another_game_is_not_taken(kit):
    with pytest.raises(NotMine):
        proving_setup(kit, kit.maps / "tank_chess" / "river.tmx")
