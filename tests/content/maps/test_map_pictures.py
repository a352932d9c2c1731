"""Our pictures of maps are Tiled's own."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.content.maps.maps import load, map_folder
from game.content.maps.turned_pictures import around, turned
from game.content.tanchiki.segments import assembled, read_pool, segment_folder
from game.content.tiled.faults import Report
from game.content.tiled.map_files import roots
from game.core.grid import Cell
from game.view.board.tiled_picture import draw_map
from tests.bad_content.ground import board, write_good

RASTERIZER = shutil.which("tmxrasterizer")
SHIPPED = sorted(path for path in map_folder().rglob("*.tmx") if path.parent.name != "rules")
FEW = [path for path in SHIPPED if path.stem in ("d_rink", "duel_12")]
NEEDED = pytest.mark.skipif(not RASTERIZER, reason="tmxrasterizer is not installed here")
OFF = "--hide-layer"


def by_tiled(path: Path, out: Path, *hidden: str) -> pygame.Surface:
    """Let Tiled draw the map without the shapes it shows in the editor only."""
    hide = [
        word
        for name in ("quarters", "rooms", "starts", "fences", "notes", *hidden)
        for word in (OFF, name)
    ]
    surroundings = {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(out.parent)}
    subprocess.run(
        [str(RASTERIZER), *hide, path, out],
        env={**os.environ, **surroundings},
        check=True,
        capture_output=True,
        timeout=60,
    )
    return pygame.image.load(out)


def fences(path: Path) -> list[pygame.Rect]:
    """Return where we draw walls, and Tiled the outline of a shape."""
    places = ElementTree.parse(path).iterfind(".//object[@type='fence']")
    return [
        pygame.Rect(*(int(each.get(k, "0")) for k in ("x", "y", "width", "height")))
        for each in places
    ]


def differences(one: pygame.Surface, other: pygame.Surface) -> dict[int, int]:
    """Return how many bytes differ by how many levels."""
    assert one.get_size() == other.get_size()
    mine, theirs = (pygame.image.tobytes(each, "RGBA") for each in (one, other))
    if mine == theirs:
        return {}
    counts: dict[int, int] = {}
    for place, (a, b) in enumerate(zip(mine, theirs, strict=True)):
        if a != b and not _between(a, b, mine[place | 3]):
            counts[abs(a - b)] = counts.get(abs(a - b), 0) + 1
    return counts


def _between(one: int, other: int, alpha: int) -> bool:
    """Whether a see-through colour lies just between two levels: which of them Qt takes depends on
    how the processor approximates a reciprocal."""
    seen = round(one * alpha / 255)
    return abs(one - other) == 1 and alpha > 0 and seen * 510 == (one + other) * alpha


@NEEDED
@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_our_picture_of_a_shipped_map_is_tiled_s_own(path: Path, tmp_path: Path) -> None:
    ours = draw_map(load(path).picture, exact=True)
    assert differences(ours, by_tiled(path, tmp_path / "out.png")) == {}


@pytest.mark.nightly
@NEEDED
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_our_picture_of_every_shipped_map_is_tiled_s_own(path: Path, tmp_path: Path) -> None:
    ours, theirs = draw_map(load(path).picture, exact=True), by_tiled(path, tmp_path / "out.png")
    for built in fences(path):
        ours.fill("black", built)
        theirs.fill("black", built)
    assert differences(ours, theirs) == {}


@NEEDED
def test_all_eight_ways_a_tile_can_lie_are_drawn_as_in_tiled(tmp_path: Path) -> None:
    write_good(tmp_path)
    empty = ",".join(["0"] * 12)
    flips = [str(number << 29 | 15) for number in range(8)]
    turned_row = ",".join([*flips, "0", "0", "0", "0"])
    text = board()
    head, tail = text.split('<layer name="decoration"')
    path = tmp_path / "flips.tmx"
    path.write_text(f'{head}<layer name="decoration"{tail.replace(empty, turned_row, 1)}', "utf-8")
    ours = draw_map(load(path).picture, exact=True)
    assert differences(ours, by_tiled(path, tmp_path / "out.png")) == {}


@NEEDED
def test_a_faded_layer_is_at_most_a_level_off(tmp_path: Path) -> None:
    write_good(tmp_path)
    head, tail = board().split('<layer name="decoration"')
    row = ",".join(["0"] * 12)
    tail = tail.replace(row, row.replace("0", "15"), 1)
    path = tmp_path / "faded.tmx"
    path.write_text(f'{head}<layer opacity="0.5" name="decoration"{tail}', "utf-8")
    ours = draw_map(load(path).picture)
    assert set(differences(ours, by_tiled(path, tmp_path / "out.png"))) <= {1}


def test_objects_can_be_left_out_of_a_picture() -> None:
    picture = load(map_folder() / "tanchiki/segments/d_rink.tmx").picture
    assert differences(draw_map(picture), draw_map(picture, things=False)) != {}


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_segment_is_turned_with_its_tiles_and_numerals(turns: int) -> None:
    picture = load(map_folder() / "tanchiki/segments/d_rink.tmx").picture
    expected = pygame.transform.rotate(draw_map(picture), -90 * turns)
    assert differences(draw_map(turned(picture, turns)), expected) == {}


def test_an_assembled_board_is_its_segments_side_by_side() -> None:
    report = Report(Path("board"))
    pool = read_pool([segment_folder()], roots(map_folder()))
    whole = draw_map(assembled("A0 B1 C2 D3", pool, report).picture)
    corner = whole.subsurface((384, 384, 384, 384))
    expected = draw_map(turned(pool.segments["D"].picture, 3))
    assert differences(corner, expected) == {}


def test_water_moves_and_ice_glints() -> None:
    picture = load(map_folder() / "tanchiki/segments/d_rink.tmx").picture
    assert differences(draw_map(picture, ms=0), draw_map(picture, ms=300)) != {}


def test_a_background_colour_is_kept_for_the_picture(tmp_path: Path) -> None:
    write_good(tmp_path)
    path = tmp_path / "colour.tmx"
    path.write_text(board().replace("<map ", '<map backgroundcolor="#80102030" '), "utf-8")
    assert load(path).picture.background == "#80102030"


def test_a_tile_is_as_large_in_the_picture_as_in_the_map() -> None:
    picture = load(map_folder() / "tanchiki/learning.tmx").picture
    assert (picture.width, picture.tile) == (12 * 64, 64)


def test_a_house_that_is_drawn_without_tiles_is_seen_by_its_outlines():
    house = load(map_folder() / "lamps_till_dawn/old_house.tmx")
    seen, bare = draw_map(house.picture), draw_map(house.picture, exact=True)
    rooms = [each for each in house.picture.outlines if each.width]
    assert len(rooms) == 12
    assert all(seen.get_at((each.x, each.y)).a == 255 for each in house.picture.outlines)
    assert not any(bare.get_at((each.x, each.y)).a for each in house.picture.outlines)


@pytest.mark.parametrize("across, down", [(4, 3), (0, 0)])
def test_a_room_lies_about_a_cell_where_it_lies_on_the_map(across, down):
    picture = load(map_folder() / "lamps_till_dawn/old_house.tmx").picture
    whole, near = draw_map(picture), draw_map(around(picture, Cell(across, down), 2))
    tile = picture.tile
    left, top = (across - 2) * tile, (down - 2) * tile
    for x, y in ((2, 2), (3, 1), (2, 4), (4, 3)):
        spot = x * tile + tile // 3, y * tile + tile // 3
        there = spot[0] + left, spot[1] + top
        if whole.get_rect().collidepoint(there):
            assert near.get_at(spot) == whole.get_at(there)
