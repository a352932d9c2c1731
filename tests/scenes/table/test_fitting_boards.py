"""A set-up offers each way to play the boards that are for it, and opens a map in its own."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.maps.maps import load
from game.scenes.frame.commands import KEYBOARD, Changed, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.hold_the_banner.setup import VARIANTS
from game.scenes.seats.occupants import Occupant
from game.scenes.table.set_up.variant_setup import VariantPanel, variant_setup
from game.scenes.widgets.widget_kinds import Choice
from game.view.canvas.box import Box
from tests import stage

EVEN, DUEL = 0, 2
TWO = (Occupant(""), Occupant(""))


def panel_of(kit: Kit, place: int) -> VariantPanel:
    return VariantPanel(
        kit, VARIANTS, place, boards=tuple(VARIANTS.boards(kit, VARIANTS.game)), board=1
    )


def listed(panel: VariantPanel) -> Choice:
    page: Any = type("Page", (), {"grown": staticmethod(lambda n: n)})
    widgets = panel.widgets(page, Box(0, 0, 600, 560), TWO)
    (found,) = [each for each in widgets if isinstance(each, Choice) and each.name == "layout"]
    return found


def test_a_duel_is_offered_the_boards_with_two_banners(kit: Kit) -> None:
    assert listed(panel_of(kit, DUEL)).options == ("Two Camps", "Across the Ice")
    assert len(listed(panel_of(kit, EVEN)).options) == 11


def test_a_board_is_chosen_by_its_place_among_those_that_fit(kit: Kit) -> None:
    panel = panel_of(kit, DUEL)
    panel.answer(Changed("layout", 1))
    assert panel.map is not None
    assert panel.map.file.stem == "across_the_ice"
    assert panel.chosen(2).board == panel.map.ground


def test_another_way_to_play_begins_with_its_first_board(kit: Kit) -> None:
    panel = panel_of(kit, EVEN)
    panel.answer(Changed("layout", 5))
    panel.answer(Changed("mode", DUEL))
    assert panel.chosen(2).board.duel
    panel.answer(Changed("mode", EVEN))
    assert panel.map is not None
    assert panel.map.file.stem == "green_maze"


@pytest.mark.parametrize("name", ("two_camps", "ruins"))
def test_a_map_is_opened_in_the_way_to_play_that_it_is_for(kit: Kit, name: str) -> None:
    kit.settings.change(speed=0, bot_speed=0)
    stack = stage.stack(variant_setup(kit, VARIANTS, kit.maps / VARIANTS.game / f"{name}.tmx"))
    stack.handle(Press(Key.MENU, device=KEYBOARD))
    top: Any = stack.top
    found = load(kit.maps / VARIANTS.game / f"{name}.tmx")
    assert top.match.table.board == found.ground
    assert found.ground.duel == (name == "two_camps")
