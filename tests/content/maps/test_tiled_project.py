"""What Tiled offers to map makers fits the game."""

from __future__ import annotations

import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from game.content.hold_the_banner.map_words import TILES as BANNER_TILES
from game.content.maps.map_words import FACINGS, NO_AIM
from game.content.maps.maps import load
from game.content.tanchiki.map_words import AIMS, BOARD, CLASSES, COLOURS, OUTERS, SEATS
from game.content.tank_chess.map_words import SIDES, WORDS
from game.content.tank_chess.pieces import load_kinds
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tank_chess.starting_board import Ground
from tests.content.maps.shipped import MAPS, chess

TEMPLATES = sorted(MAPS.glob("*/templates/*.tx"))


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_sets_down_what_it_is_called(path: Path) -> None:
    assert template_name(path) == path.stem


def test_there_is_a_template_for_every_piece_of_each_side() -> None:
    expected = {f"{side}_{kind.name}" for side in SIDES for kind in load_kinds()}
    assert expected <= {path.stem for path in TEMPLATES}


def test_pieces_set_from_templates_are_the_pieces_of_the_tiles(tmp_path: Path) -> None:
    path = with_templates(MAPS / "tank_chess/highlands_20.tmx", tmp_path)
    assert load(path).ground == chess("highlands_20")


@pytest.mark.parametrize(
    "name, values",
    [
        ("facing", ("as_drawn", *FACINGS)),
        ("colour", tuple(COLOURS)),
        ("outer", ("auto", *OUTERS)),
        ("side", tuple(SIDES)),
        ("terrain_tanchiki", (*(each.name.lower() for each in Terrain), "brick")),
        ("terrain_tank_chess", (*(each.name.lower() for each in Ground), "mine")),
        ("terrain_hold_the_banner", tuple(BANNER_TILES)),
        ("seat", tuple(SEATS)),
        ("challenge_aim", (NO_AIM, *AIMS, *WORDS.aims)),
        ("option_tanchiki", CLASSES[BOARD].options),
        ("option_tank_chess", WORDS.options),
        ("piece_kind", tuple(kind.name for kind in load_kinds())),
    ],
)
def test_the_editor_offers_exactly_the_words_of_the_game(name: str, values: tuple[str]) -> None:
    project = json.loads((MAPS / "tankodrom.tiled-project").read_text(encoding="utf-8"))
    offered = {each["name"]: each.get("values") for each in project["propertyTypes"]}
    assert sorted(offered[name]) == sorted(values)


def with_templates(path: Path, folder: Path) -> Path:
    """The same board in another folder, with a template in place of every piece."""
    tree = ET.parse(path)
    home = Path(os.path.relpath(path.parent, folder))
    sheet = ET.parse(path.parent / "tank_chess.tsx")
    for tileset in tree.iter("tileset"):
        tileset.set("source", (home / "tank_chess.tsx").as_posix())
    for thing in tree.iter("object"):
        tile = sheet.find(f"tile[@id='{int(thing.attrib.pop('gid')) - 1}']")
        assert tile is not None
        own = {each.get("name"): each.get("value") for each in tile.iter("property")}
        template = home / "templates" / f"{own['side']}_{own['kind']}.tx"
        thing.set("template", template.as_posix())
    tree.write(folder / path.name, encoding="utf-8")
    return folder / path.name


def template_name(path: Path) -> str:
    """What a template sets down: its class, number, colour, side and kind."""
    thing = ET.parse(path).find("object")
    assert thing is not None
    own = {each.get("name"): each.get("value") for each in thing.iter("property")}
    game = path.parent.parent.name
    tile = None
    if "gid" in thing.attrib:
        sheet = ET.parse(path.parent.parent / f"{game}.tsx")
        tile = sheet.find(f"tile[@id='{int(thing.attrib['gid']) - 1}']")
    if tile is not None:
        own = {each.get("name"): each.get("value") for each in tile.iter("property")} | own
    match thing.get("type"):
        case "bot_cell":
            return f"bot_{own['number']}"
        case "quarter":
            return f"quarter_{own.get('colour', 'red')}"
        case "piece":
            return f"{own['side']}_{own['kind']}"
        case kind:
            return str(kind)
