"""The pictures: all there, all listed, in the colours of the palette, and sheets up to date."""

import io
import re
from dataclasses import replace
from fnmatch import fnmatch
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.content.art.joined_outline import MASKS, outline
from game.content.art.palette import hexed, read_palette
from game.content.art.sunlight import lit
from game.content.art.svg_pictures import read_art, read_whole_art
from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.tools.pictures.tile_sheets import (
    COLUMNS,
    TILE,
    alike,
    draw_sheet,
    read_shipped_art,
    sheets,
    stale,
)

IMAGES = home() / "assets/images"
FILES = sorted(IMAGES.rglob("*.svg"))
PALETTE = read_palette(home() / "assets/data/palette.yaml")
ART = read_shipped_art(home())
CLASSES = sorted({name.split(".")[1] for name in ART.ids() if re.fullmatch(r"piece\.\w+\.0", name)})


def picture(name: str, cell: int, degrees: int = 0) -> pygame.Surface:
    size = tuple(max(1, round(length * cell / 64)) for length in ART.picture(name).size)
    return pygame.image.load_sized_svg(io.BytesIO(ART.source(name, degrees)), size)


def silhouette(name: str, cell: int = 32) -> pygame.mask.Mask:
    # A shadow is below the threshold: it is no part of the silhouette.
    return pygame.mask.from_surface(picture(name, cell), 140)


def listed(art: str, folder: Path) -> ContentError:
    (folder / "art.yaml").write_text(art)
    with pytest.raises(ContentError) as error:
        read_whole_art(folder / "art.yaml", IMAGES, PALETTE)
    return error.value


def test_every_picture_can_be_drawn():
    empty = [name for name in ART.ids() if not picture(name, 16).get_bounding_rect()]
    assert not empty


def test_every_picture_file_is_listed():
    used = {file for name in ART.ids() for file in ART.picture(name).files}
    assert {path.relative_to(IMAGES).as_posix() for path in FILES} == used


def test_every_file_has_the_size_the_list_gives_it():
    frames = {
        path: re.search(r'viewBox="(\S+) (\S+) (\d+) (\d+)"', path.read_text()) for path in FILES
    }
    wrong = [
        (name, file)
        for name in ART.ids()
        for file in ART.picture(name).files
        if (found := frames[IMAGES / file]) is None
        or (int(found[3]), int(found[4])) != ART.picture(name).size
    ]
    assert not wrong


def test_names_of_files_are_lower_case_ascii():
    assert all(re.fullmatch(r"[a-z0-9_/]+\.svg", p.relative_to(IMAGES).as_posix()) for p in FILES)


def test_pictures_use_no_colour_but_those_of_the_palette():
    liveries = (*PALETTE.seats, *PALETTE.sides, PALETTE.keys)
    known = {hexed(colour) for colour in PALETTE.colours.values()}
    known |= {
        hexed(shade) for one in liveries for shade in (one.main, one.light, one.dark, one.ink)
    }
    strange = {
        (path.name, colour)
        for path in FILES
        for colour in re.findall(r"#[0-9a-fA-F]{3,8}", path.read_text())
        if colour not in known
    }
    assert not strange


def test_key_colours_stand_only_in_pictures_that_are_recoloured():
    keys = [hexed(key) for key in (PALETTE.keys.main, PALETTE.keys.light, PALETTE.keys.dark)]
    left = [name for name in ART.ids() if any(key in ART.source(name).decode() for key in keys)]
    assert not left


def test_pictures_hold_nothing_the_drawing_library_leaves_out():
    # It begins the last stroke of a dashed line anywhere.
    refused = re.compile(r"<(text|image|filter|style|clipPath|mask|use|pattern)\b|\bdasharray\b")
    assert not [path.name for path in FILES if refused.search(path.read_text())]


def test_every_picture_file_is_credited():
    rows = re.findall(
        r"^\| `(\S+)` \|[^|]+\|[^|]+\|[^|]+\|[^|]+\|$", (IMAGES / "CREDITS.md").read_text(), re.M
    )
    names = [path.relative_to(IMAGES).as_posix() for path in FILES]
    assert not [name for name in names if not any(fnmatch(name, row) for row in rows)]


@pytest.mark.parametrize("sheet", sheets(), ids=lambda sheet: Path(sheet.file).stem)
def test_the_tile_sheets_are_not_stale(sheet):
    assert not stale(sheet, ART, home()), "run python -m game.tools.art"


@pytest.mark.parametrize("sheet", sheets(), ids=lambda sheet: Path(sheet.file).stem)
def test_no_two_tiles_share_a_place_on_a_sheet(sheet):
    places = [(tile.index, tile.middle) for tile in sheet.tiles]
    assert len(set(places)) == len(places)
    beside = {tile.index for tile in sheet.tiles if tile.cell < TILE}
    whole = [tile.index for tile in sheet.tiles if tile.cell == TILE]
    assert len({*whole, *beside}) == len(whole) + len(beside)


@pytest.mark.parametrize("sheet", sheets(), ids=lambda sheet: Path(sheet.file).stem)
def test_every_tile_is_on_its_sheet(sheet):
    assert max(tile.index for tile in sheet.tiles) < sheet.rows * COLUMNS


def test_a_sheet_drawn_otherwise_is_noticed():
    sheet = sheets()[0]
    drawn = draw_sheet(sheet, ART)
    changed = drawn.copy()
    changed.set_at((40, 40), (200, 0, 200, 255))
    assert not alike(drawn, changed)


def test_every_mask_with_a_notch_has_both_sides_of_it():
    assert len(MASKS) == 47


def test_joined_terrain_meets_without_a_seam():
    # Crowns of trees and blades of grass close over the line between two cells; the others are cut.
    crowns = ("forest.10", "forest_far.10", "forest_ring.10", "trees.10")
    crowns += ("fort.grass.0.10", "fort.grass.1.10")
    lines = [name for name in ART.ids() if name.endswith(".10") and name not in crowns]
    apart = []
    for name in lines:
        tile = picture(name, 64)
        west, east = ([tile.get_at((x, y)).a for y in range(64)] for x in (0, 63))
        if max(abs(a - b) for a, b in zip(west, east, strict=True)) > 40:
            apart.append(name)
    assert (len(lines), apart) == (31, [])


def test_a_free_side_stays_inside_its_cell():
    assert outline(0, 3, 7).startswith("M54 3 Q61 3 61 10")


def test_a_joined_side_runs_past_its_cell():
    assert outline(15, 3, 7) == "M72 -8 L72 72 L-8 72 L-8 -8 Z"


def test_a_notch_hollows_the_corner():
    assert "L61 0 Q61 3 64 3 L72 3" in outline(15 + 16, 3, 7)


@pytest.mark.parametrize("one, other", tuple(combinations(CLASSES, 2)))
def test_classes_differ_by_silhouette_alone(one, other):
    first, second = silhouette(f"piece.{one}.0"), silhouette(f"piece.{other}.0")
    common = first.overlap_area(second, (0, 0))
    union = first.count() + second.count() - common
    assert (union - common) / union > 0.1


TANKS = {
    "light": ("bt_7", "m5_stuart", "7tp", "pz_ii"),
    "medium": ("t_34", "m4", "cromwell", "pz_iv"),
    "heavy": ("maus", "kv_1", "churchill_i", "tiger_i"),
}
APART = [
    (one, other)
    for first, second in combinations(TANKS, 2)
    for one in TANKS[first]
    for other in TANKS[second]
]


@pytest.mark.parametrize("one, other", APART)
def test_light_medium_and_heavy_tanks_differ_by_silhouette_alone(one, other):
    first, second = silhouette(f"pawn.{one}.0"), silhouette(f"pawn.{other}.0")
    common = first.overlap_area(second, (0, 0))
    union = first.count() + second.count() - common
    assert (union - common) / union > 0.1


def test_no_two_locations_are_drawn_alike_to_eyes_without_colours():
    drawn = {name: picture(name, 24) for name in ART.ids() if name.startswith("location.")}
    grey = {name: pygame.transform.grayscale(one) for name, one in drawn.items()}
    near = [
        (one, other)
        for one, other in combinations(grey, 2)
        if sum(
            abs(grey[one].get_at((x, y)).r - grey[other].get_at((x, y)).r) > 30
            for x in range(24)
            for y in range(24)
        )
        < 0.15 * 24 * 24
    ]
    assert (len(drawn), near) == (17, [])


TURNED = sorted(
    name
    for name in ART.ids()
    if re.match(r"(piece|tank|bot|wreck|pawn|artillery)\b", name)
    and not re.search(r"\.[1-9]\d*$", name)
)


def beyond(name: str, degrees: int) -> int:
    """Return how many pixels of a turned picture lie outside its frame."""
    width, height = ART.picture(name).size
    head, _, body = ART.source(name, degrees).decode().partition(">")
    x, y = (int(part) for part in re.findall(r'viewBox="(-?\d+) (-?\d+)', head)[0])
    frame = f'viewBox="{x - 20} {y - 20} {width + 40} {height + 40}"'
    size = width + 40, height + 40
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {frame} width="{size[0]}" height="{size[1]}">'
    drawn = pygame.image.load_sized_svg(io.BytesIO((text + body).encode()), size)
    drawn.fill((0, 0, 0, 0), (20, 20, width, height))
    return pygame.mask.from_surface(drawn, 140).count()


@pytest.mark.parametrize("name", TURNED)
def test_whatever_turns_stays_inside_its_frame(name):
    assert {degrees: beyond(name, degrees) for degrees in range(0, 360, 15)} == dict.fromkeys(
        range(0, 360, 15), 0
    )


def test_a_piece_turned_by_ninety_degrees_lies_on_its_right():
    lying = pygame.mask.from_surface(picture("piece.bulldozer.0", 64, 90), 140)
    upright = pygame.transform.rotate(picture("piece.bulldozer.0", 64), -90)
    assert lying.overlap_area(pygame.mask.from_surface(upright, 140), (0, 0)) > 0.94 * lying.count()


def test_the_shadow_does_not_turn_with_the_piece():
    assert b'transform="translate(5 6) rotate(90 32 32)"' in ART.source("tank.0", 90)


LIT = '<circle data-lit="#ffffff #000000 32 32 24" cx="32" cy="32" r="24" fill="#7f7f7f"/>'


def drawn_svg(shapes: str) -> pygame.Surface:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{shapes}</svg>'
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (64, 64))


def greys(degrees: int) -> list[int]:
    """Return how bright a lit disc is near its edge, north-west and south-east."""
    drawn = drawn_svg(f'<g transform="rotate({degrees} 32 32)">{lit(LIT, degrees)}</g>')
    return [drawn.get_at(spot).r for spot in ((16, 16), (48, 48), (32, 32))]


@pytest.mark.parametrize("degrees", range(0, 360, 45))
def test_the_light_does_not_turn_with_the_hull(degrees):
    assert greys(degrees) == [255, 0, 127]


NUMBER_PLACES = {0: (100, 146), 90: (54, 100), 180: (100, 54), 270: (146, 100)}


@pytest.mark.parametrize("degrees", NUMBER_PLACES)
def test_the_number_of_a_tank_stays_upright(degrees):
    area = pygame.Rect(0, 0, 24, 24)
    area.center = NUMBER_PLACES[0]
    straight = picture("tank.2", 160).subsurface(area)
    area.center = NUMBER_PLACES[degrees]
    assert alike(straight, picture("tank.2", 160, degrees).subsurface(area))


def test_a_lit_shape_stays_inside_its_outline():
    bare = pygame.mask.from_surface(drawn_svg(LIT.replace("data-lit", "id")), 1)
    shone = pygame.mask.from_surface(drawn_svg(lit(LIT, 30)), 1)
    assert shone.count() == bare.overlap_area(shone, (0, 0)) > 1000


def test_a_picture_without_a_body_turns_as_a_whole():
    assert not alike(picture("card.move_1", 16, 20), picture("card.move_1", 16))


def test_seats_are_recoloured():
    assert hexed(PALETTE.seats[3].main).encode() in ART.source("tank.3")


def test_every_picture_named_where_pictures_are_explained_exists():
    told = (IMAGES / "README.md").read_text()
    files = re.findall(r"`((?:[a-z]+/)?[a-z_0-9]+\.svg)`", told)
    names = {path.name for path in FILES}
    assert len(files) > 8
    assert not [file for file in files if file.split("/")[-1] not in names]
    ids = re.findall(r"`((?:kit|card|card_back)\.[a-z_0-9.]*[a-z0-9])`", told)
    assert not [name for name in ids if name not in ART and f"{name}.0" not in ART]


def signs_in_the_code():
    code = "".join(path.read_text() for path in (home() / "game").rglob("*.py"))
    marks = re.findall(r"\bmark\([a-z, ]*\"([a-z_]+)\"", code)
    named = re.findall(r"\"((?:icon|overlay|cursor)\.[a-z0-9_.]*[a-z0-9])\"", code)
    return {*named, *(f"overlay.{mark}" for mark in marks)}


def test_every_sign_named_in_the_code_exists():
    assert not {name for name in signs_in_the_code() if name not in ART}


def test_every_sign_that_is_drawn_is_shown_somewhere():
    signs = {name for name in ART.ids() if name.startswith(("icon.", "overlay.", "cursor."))}
    assert not signs - signs_in_the_code()


def test_a_size_of_one_number_is_named(tmp_path):
    group = "groups:\n  - size: [80]\n    pictures:\n      bot: [tanks/bot.svg]\n"
    assert "expected two numbers" in listed(group, tmp_path).faults[0]


def test_a_picture_without_its_file_is_named(tmp_path):
    faults = listed("groups:\n  - pictures:\n      a: [tanks/nowhere.svg]\n", tmp_path).faults
    assert faults == ("art.yaml: there is no picture file 'tanks/nowhere.svg'",)


def test_a_game_starts_without_one_of_its_pictures(tmp_path):
    (tmp_path / "art.yaml").write_text("groups:\n  - pictures:\n      a: [tanks/nowhere.svg]\n")
    assert "a" in read_art(tmp_path / "art.yaml", IMAGES, PALETTE)


def test_a_file_that_is_no_picture_is_named(tmp_path):
    (tmp_path / "a.svg").write_text("a shopping list")
    (tmp_path / "art.yaml").write_text("groups:\n  - pictures:\n      a: [a.svg]\n")
    art = read_art(tmp_path / "art.yaml", tmp_path, PALETTE)
    with pytest.raises(ContentError, match=r"a\.svg: not a picture"):
        art.source("a")


def test_a_picture_listed_twice_is_named(tmp_path):
    group = "  - pictures:\n      bot: [tanks/bot.svg]\n"
    assert "'bot' is listed twice" in listed("groups:\n" + group + group, tmp_path).faults[0]


def test_a_picture_may_have_another_id_too(tmp_path):
    group = "groups:\n  - size: [80, 80]\n    each: side\n    pictures:\n      a: [a.svg]\n"
    (tmp_path / "art.yaml").write_text(f"{group}same:\n  b: a.1\n")
    art = read_art(tmp_path / "art.yaml", tmp_path, PALETTE)
    assert art.picture("b") == replace(art.picture("a.1"), id="b")


@pytest.mark.parametrize(
    "same, fault", [("b: c", "there is no picture 'c' above"), ("a: a", "'a' is listed twice")]
)
def test_another_id_of_no_picture_or_of_two_is_named(tmp_path, same, fault):
    found = listed(f"groups:\n  - pictures:\n      a: [tanks/bot.svg]\nsame:\n  {same}\n", tmp_path)
    assert fault in found.faults[0]


def test_a_colour_that_is_none_is_named(tmp_path):
    text = (home() / "assets/data/palette.yaml").read_text().replace("#0c0f10", "black", 1)
    (tmp_path / "palette.yaml").write_text(text)
    with pytest.raises(ContentError, match="expected a colour such as"):
        read_palette(tmp_path / "palette.yaml")
