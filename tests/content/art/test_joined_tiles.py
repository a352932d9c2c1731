"""Walls, shores and edges are drawn by tiles that fit their neighbours."""

from __future__ import annotations

import csv
import io
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.content.maps.shipped import BLANK, MAPS, SHIPPED, loaded, named

RULE_MAPS = sorted(MAPS.glob("*/rules/*.tmx"))
# The tiles of one terrain are its first tile and a sum: 1 north joined, 2 east, 4 south, 8 west.
FIRST_TILES = {"tanchiki": (16, 32, 96, 160), "tank_chess": (16, 32, 48, 112, 128, 144)}
FREE_AT_THE_EDGE = {"tanchiki": {16}, "tank_chess": {16, 32, 112}}


@named([path for path in (*SHIPPED, *BLANK) if path.relative_to(MAPS).parts[0] in FIRST_TILES])
def test_walls_and_shores_of_a_shipped_map_join(path: Path) -> None:
    assert wrongly_joined(path, loaded(path).game) == []


@pytest.mark.parametrize("game", FIRST_TILES)
def test_a_terrain_brush_knows_the_shape_of_every_tile(game: str) -> None:
    root = ET.parse(MAPS / game / f"{game}.tsx").getroot()
    known = {
        int(tile.get("tileid", "")): tile.get("wangid", "").split(",")[::2]
        for tile in root.iter("wangtile")
    }
    assert known == {
        first + shape: [str(shape >> side & 1) for side in range(4)]
        for first in FIRST_TILES[game]
        for shape in range(1, 16)
    }


@pytest.mark.parametrize("path", RULE_MAPS, ids=lambda path: path.stem)
def test_automapping_gives_every_neighbourhood_its_tile(path: Path) -> None:
    first, rules = automapping(path)
    assert rules == {(shape, first + shape) for shape in range(16)}


@pytest.mark.parametrize("game", FIRST_TILES)
def test_every_joined_terrain_has_its_automapping(game: str) -> None:
    listed = (MAPS / game / "rules.txt").read_text(encoding="utf-8").splitlines()[1:]
    firsts = [automapping(MAPS / game / line)[0] for line in listed]
    assert sorted(firsts) == sorted(FIRST_TILES[game])


def wrongly_joined(path: Path, game: str) -> list[tuple[int, int]]:
    """Cells whose tile is not the one its neighbours call for."""
    grid = obstacles(path)
    wrong = []
    for y, row in enumerate(grid):
        for x, tile in enumerate(row):
            first = first_tile(tile, game)
            if first is not None and tile != first + shape_at(grid, x, y, first, game):
                wrong.append((x, y))
    return wrong


def shape_at(grid: list[list[int]], x: int, y: int, first: int, game: str) -> int:
    shape = 0
    for side, (dx, dy) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
        if 0 <= y + dy < len(grid) and 0 <= x + dx < len(grid[0]):
            joined = first_tile(grid[y + dy][x + dx], game) == first
        else:
            joined = first not in FREE_AT_THE_EDGE[game]
        shape |= joined << side
    return shape


def first_tile(tile: int, game: str) -> int | None:
    return next((first for first in FIRST_TILES[game] if first <= tile < first + 16), None)


def obstacles(path: Path) -> list[list[int]]:
    layer = ET.parse(path).find("layer[@name='obstacles']")
    assert layer is not None
    return rows_of(layer)


def automapping(path: Path) -> tuple[int, set[tuple[int, int]]]:
    """The first tile of a rule map's terrain; of each rule the joined sides and its tile.

    A side is joined if any tile of the terrain may stand there, and free if none may.
    """
    inputs: dict[tuple[int, int], set[int]] = {}
    refused: dict[tuple[int, int], set[int]] = {}
    outputs: dict[tuple[int, int], int] = {}
    for name, x, y, tile in tiles_of(path):
        if name == "input_obstacles":
            inputs.setdefault((x, y), set()).add(tile)
        elif name == "inputnot_obstacles":
            refused.setdefault((x, y), set()).add(tile)
        elif name == "output_obstacles":
            outputs[x, y] = tile
    first = min(min(tiles) for tiles in inputs.values())
    terrain = set(range(first, first + 16))
    rules = set()
    for (x, y), tile in outputs.items():
        sides = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        joined = [inputs.get(side) == terrain for side in sides]
        assert joined == [refused.get(side) != terrain for side in sides]
        rules.add((sum(each << side for side, each in enumerate(joined)), tile))
    return first, rules


def tiles_of(path: Path) -> Iterator[tuple[str, int, int, int]]:
    """Every tile of a map: its layer, place and number in the sheet."""
    for layer in ET.parse(path).iter("layer"):
        for y, row in enumerate(rows_of(layer)):
            for x, tile in enumerate(row):
                if tile >= 0:
                    yield layer.get("name", ""), x, y, tile


def rows_of(layer: ET.Element) -> list[list[int]]:
    rows = csv.reader(io.StringIO((layer.findtext("data") or "").strip()))
    return [[int(number) - 1 for number in row if number] for row in rows]
