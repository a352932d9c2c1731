"""A map that cannot be read stands in the list of boards, greyed, with its reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content.maps.maps import BrokenMap, map_folder
from game.content.tiled.faults import Fault, FaultPlace
from game.scenes.boards.board_list import reason
from game.scenes.frame.commands import Changed, Chosen, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Pop, Push, Replace, Scene
from game.scenes.pages.widget_scene import Sheet
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.tank_chess.setup.setup_page import chess_setup
from game.scenes.widgets.widget_kinds import Area, Button, Label, Look
from game.tools.exhibits.broken_maps import with_broken
from tests import stage

GAMES = {"tanchiki": "learning", "tank_chess": "duel_12"}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def set_up(kit: Kit, game: str) -> tuple[Kit, Sheet]:
    """Return the set-up with the list of boards open, one of them broken."""
    broken = with_broken(kit, game, GAMES[game])
    if game == "tank_chess":
        return broken, chess_setup(broken)
    scene = tanchiki_setup(broken)
    scene.handle(Changed("tab", 1))
    return broken, scene


def tiles(scene: Scene) -> list[Button]:
    """Return the boards of the list."""
    (area,) = [
        each
        for each in stage.widgets_of(scene)
        if isinstance(each, Area) and each.name == "map.grid"
    ]
    return [each for each in area.widgets if isinstance(each, Button)]


def labels(scene: Scene) -> list[str]:
    """Return the words of the page, those of its areas too."""
    found = stage.widgets_of(scene)
    inside = [each for area in found if isinstance(area, Area) for each in area.widgets]
    return [each.words for each in (*found, *inside) if isinstance(each, Label)]


def opened(scene: Sheet) -> Sheet:
    """Return what opens when the broken map is chosen."""
    place = next(n for n, tile in enumerate(tiles(scene)) if tile.words == "my_board.tmx")
    change = scene.handle(Changed("map", place))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Sheet)
    return change.scene


def mend(kit: Kit, game: str) -> None:
    shutil.copy(kit.maps / game / f"{GAMES[game]}.tmx", kit.maps / game / "my_board.tmx")


def test_a_broken_map_stands_greyed_after_the_others(kit: Kit, game: str) -> None:
    looks = [(tile.words == "my_board.tmx", tile.look) for tile in tiles(set_up(kit, game)[1])]
    assert looks == [(False, Look.CARD), (True, Look.BARE)]


def test_a_broken_map_can_be_reached_like_any_other(kit: Kit, game: str) -> None:
    assert all(tile.enabled for tile in tiles(set_up(kit, game)[1]))


def test_choosing_a_broken_map_tells_every_mistake_and_keeps_the_choice(
    kit: Kit, game: str
) -> None:
    _, scene = set_up(kit, game)
    chosen = [tile.chosen for tile in tiles(scene)]
    said = labels(opened(scene))
    cell = {"tanchiki": "A1 (0,0)", "tank_chess": "A12 (0,0)"}[game]
    assert any(f"terrain: cell {cell}: tile number" in words for words in said)
    assert [tile.chosen for tile in tiles(scene)] == chosen


def test_a_map_that_is_still_broken_is_told_again(kit: Kit, game: str) -> None:
    change = opened(set_up(kit, game)[1]).handle(Chosen("again"))
    assert isinstance(change, Replace)


def test_a_mended_map_joins_the_others(kit: Kit, game: str) -> None:
    broken, scene = set_up(kit, game)
    faults = opened(scene)
    mend(broken, game)
    change = faults.handle(Chosen("again"))
    assert isinstance(change, Pop)
    scene.resume(change.answer)
    assert [tile.look for tile in tiles(scene)] == [Look.CARD, Look.CARD]


def test_one_goes_back_from_a_broken_map_without_mending_it(kit: Kit, game: str) -> None:
    _, scene = set_up(kit, game)
    assert isinstance(opened(scene).handle(Press(Key.BACK)), Pop)
    scene.resume(None)
    assert [tile.look for tile in tiles(scene)] == [Look.CARD, Look.BARE]


def test_a_broken_list_is_drawn(kit: Kit, game: str) -> None:
    scene = set_up(kit, game)[1]
    canvas = stage.canvas(stage.brushes())
    scene.draw(canvas)


def test_the_reason_is_the_first_mistake_and_no_warning(kit: Kit) -> None:
    faults = (
        Fault("a.tmx", "title_missing", FaultPlace("map"), warning=True),
        Fault("a.tmx", "layer_missing", FaultPlace("terrain")),
    )
    said = reason(kit, BrokenMap(Path("a.tmx"), faults))
    assert said == "terrain: this tile layer is missing; add it and draw the terrain"


def test_a_mistake_in_a_tileset_names_the_tileset(kit: Kit) -> None:
    fault = Fault("maps/tiles.tsx", "tileset_no_picture")
    said = reason(kit, BrokenMap(Path("a.tmx"), (fault,)))
    assert said == "maps/tiles.tsx: the tileset has no picture"


def test_the_shipped_maps_are_all_whole(kit: Kit) -> None:
    assert kit.maps == map_folder()
    assert all(tile.look is Look.CARD for tile in tiles(chess_setup(kit)))
