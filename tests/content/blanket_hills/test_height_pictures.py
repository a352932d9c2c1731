"""Lands out of height pictures: grey says the height, and each mistake is one sentence."""

from __future__ import annotations

import random
import struct
import time
import tracemalloc
import zlib
from pathlib import Path

import pygame
import pytest

from game.content.blanket_hills.grey_picture import grey
from game.content.blanket_hills.height_pictures import (
    check_pictures,
    height_pictures,
    land_folder,
    read_land,
)
from game.content.blanket_hills.height_pictures import land_of as land_in
from game.content.files.reader import ContentError
from game.content.texts import load_texts
from game.content.tiled.faults import MapFaults, Report, sentence
from game.content.tiled.png import START
from game.core.grid import Cell
from game.rules.blanket_hills import RULES
from game.rules.blanket_hills.driving import CLIMB
from game.rules.blanket_hills.land import HIGH, WIDE, Land
from game.rules.blanket_hills.state import Setup

GREY, COLOUR, PALETTE, GREY_VEIL, VEIL = 0, 2, 3, 4, 6
CHANNELS = {GREY: 1, COLOUR: 3, PALETTE: 1, GREY_VEIL: 2, VEIL: 4}
FILE, ENGLISH = Path("a.png"), load_texts("en")
GREYS = bytes((3 * x + 5 * y + x * y) % 256 for y in range(HIGH) for x in range(WIDE))


def chunk(kind: bytes, content: bytes) -> bytes:
    sound = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", sound)


def png(
    pixels: bytes, kind: int = GREY, size=(WIDE, HIGH), depth: int = 8, laced: int = 0, how: int = 0
) -> bytes:
    line = len(pixels) // size[1]
    rows = b"".join(bytes((how,)) + pixels[at : at + line] for at in range(0, len(pixels), line))
    palette = chunk(b"PLTE", bytes(each for n in range(256) for each in (255 - n,) * 3))
    return b"".join(
        (
            START,
            chunk(b"IHDR", struct.pack(">IIBBBBB", *size, depth, kind, 0, 0, laced)),
            palette if kind == PALETTE else b"",
            chunk(b"IDAT", zlib.compress(rows)),
            chunk(b"IEND", b""),
        )
    )


def spread(kind: int, greys: bytes = GREYS) -> bytes:
    """Return the same picture as another kind writes it."""
    match kind:
        case 2:
            return bytes(each for one in greys for each in (one, one, one))
        case 3:
            return bytes(255 - one for one in greys)
        case 4:
            return bytes(each for one in greys for each in (one, 255))
        case 6:
            return bytes(each for one in greys for each in (one, one, one, 255))
        case _:
            return greys


def land_of(data: bytes) -> Land:
    return land_in(data, FILE)


def fault(data: bytes) -> str:
    with pytest.raises(MapFaults) as found:
        land_of(data)
    (only,) = found.value.found
    return sentence(only, ENGLISH).removeprefix(f"{FILE}: ")


@pytest.mark.parametrize("kind", CHANNELS)
def test_grey_is_read_however_it_is_written(kind: int) -> None:
    assert grey(png(spread(kind), kind), WIDE, HIGH, Report(FILE)) == GREYS


@pytest.mark.parametrize("seed", range(4))
def test_a_picture_is_read_as_the_picture_library_reads_it(tmp_path: Path, seed: int) -> None:
    """The library writes rows by all filters."""
    dice = random.Random(seed)
    soft = [dice.randrange(256) for _ in range(7)]
    surface = pygame.Surface((WIDE, HIGH), depth=32)
    for y in range(HIGH):
        for x in range(WIDE):
            one = (soft[0] + x * soft[1] // 90 + y * soft[2] // 50 + dice.randrange(2)) % 256
            surface.set_at((x, y), (one, one, one))
    path = tmp_path / "painted.png"
    pygame.image.save(surface, path)
    found = grey(path.read_bytes(), WIDE, HIGH, Report(FILE))
    assert list(found) == [surface.get_at((x, y))[0] for y in range(HIGH) for x in range(WIDE)]


@pytest.mark.parametrize("how", range(5))
def test_every_filter_is_undone_as_the_library_undoes_it(how: int, tmp_path: Path) -> None:
    data = png(spread(COLOUR), COLOUR, how=how)
    path = tmp_path / "filtered.png"
    path.write_bytes(data)
    surface = pygame.image.load(path)
    there = [tuple(surface.get_at((x, y)))[:3] for y in range(HIGH) for x in range(WIDE)]
    assert [*grey(data, WIDE, HIGH, Report(FILE))] == [
        red for red, green, blue in there if red == green == blue
    ]


def test_black_is_the_lowest_white_the_highest_and_middle_grey_lies_flat() -> None:
    land = land_of(png(bytes((0, 255, 128, 127)) * (WIDE * HIGH // 4)))
    assert [land.height(Cell(x, 0)) for x in range(4)] == [5, 35, 20, 20]


def test_forty_two_steps_of_grey_are_what_a_tank_climbs() -> None:
    for dark in range(213):
        land = land_of(png(bytes((dark, dark + 42)) * (WIDE * HIGH // 2)))
        assert land.height(Cell(1, 0)) - land.height(Cell(0, 0)) in (CLIMB - 1, CLIMB)


def test_a_picture_nowhere_lighter_than_forty_says_centimetres() -> None:
    land = land_of(png(bytes((5, 20, 35, 6)) * (WIDE * HIGH // 4)))
    assert [land.height(Cell(x, 0)) for x in range(4)] == [5, 20, 35, 6]


def test_a_land_from_a_picture_can_be_played_on() -> None:
    table = RULES.new(Setup(land=land_of(png(GREYS))), 3).table
    assert RULES.check(table.setup) == RULES.check(table) == ""
    assert table.land == table.setup.land


def spoilt(kind: int, at: int, pixel: bytes) -> bytes:
    pixels = bytearray(spread(kind))
    pixels[at * len(pixel) : (at + 1) * len(pixel)] = pixel
    return png(bytes(pixels), kind)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "this is no PNG picture; save it as one"),
        (b"GIF89a" + bytes(60), "this is no PNG picture; save it as one"),
        (png(bytes(60 * 100), size=(60, 100)), "it measures 60x100 pixels; a blanket has 100x60"),
        (png(GREYS, depth=16), "it has 16 bits a colour; save it with 8"),
        (png(GREYS, laced=1), "it is interlaced; save it without"),
        (png(GREYS)[:-40], "the picture is cut short or damaged; save it again"),
        (png(GREYS, how=5), "the picture is cut short or damaged; save it again"),
        (png(GREYS, kind=5), "the picture is cut short or damaged; save it again"),
        (spoilt(COLOUR, 205, b"\x07\x07\x08"), "the pixel at 5, 2 is coloured; use grey alone"),
        (spoilt(COLOUR, 99, b"\x07\x09\x07"), "the pixel at 99, 0 is coloured; use grey alone"),
        (spoilt(VEIL, 100, b"\x07\x07\x07\xfe"), "the pixel at 0, 1 is seen through; fill it"),
        (spoilt(GREY_VEIL, 1, b"\x07\x00"), "the pixel at 1, 0 is seen through; fill it"),
        (png(bytes((20,)) * 5999 + b"\x24"), "the pixel at 99, 59 says 36 cm; land begins betw"),
        (png(bytes(6000)), "the pixel at 0, 0 says 0 cm; land begins between 5 and 35"),
    ],
)
def test_a_mistake_is_one_sentence(data: bytes, said: str) -> None:
    sentence = fault(data)
    assert sentence.startswith(said)
    assert "\n" not in sentence


@pytest.mark.parametrize("size", [(1, 1), (99, 60), (2**31 - 1, 2**31 - 1)])
def test_no_other_size_is_unpacked(size: tuple[int, int]) -> None:
    bomb = zlib.compress(bytes(30_000_000))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 0, 0, 0, 0))
    data = START + head + chunk(b"IDAT", bomb) + chunk(b"IEND", b"")
    tracemalloc.start()
    assert "a blanket has 100x60" in fault(data)
    assert tracemalloc.get_traced_memory()[1] < 1_000_000
    tracemalloc.stop()


def test_of_a_bomb_no_more_is_unpacked_than_a_blanket_has() -> None:
    bomb = zlib.compress(b"\0" + bytes((100,)) * 30_000_000)
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", WIDE, HIGH, 8, 0, 0, 0, 0))
    tracemalloc.start()
    with pytest.raises(MapFaults):
        land_of(START + head + chunk(b"IDAT", bomb) + chunk(b"IEND", b""))
    assert tracemalloc.get_traced_memory()[1] < 2_000_000
    tracemalloc.stop()


@pytest.mark.parametrize("seed", range(300))
def test_a_picture_spoilt_in_any_way_is_a_land_or_a_sentence(seed: int) -> None:
    dice = random.Random(seed)
    kind = dice.choice(list(CHANNELS))
    data = bytearray(png(spread(kind), kind, how=dice.randrange(5)))
    for _ in range(dice.randrange(1, 6)):
        match dice.randrange(4):
            case 0:
                data[dice.randrange(len(data))] = dice.randrange(256)
            case 1:
                data[dice.randrange(8, 60)] = dice.randrange(256)
            case 2:
                del data[dice.randrange(len(data)) :]
                data = data or bytearray(b"x")
            case _:
                at = dice.randrange(len(data))
                data[at:at] = dice.randbytes(dice.randrange(1, 40))
        data += bytes(70) if len(data) < 70 else b""
    start = time.process_time()
    try:
        land = land_of(bytes(data))
    except MapFaults as found:
        said = sentence(found.found[0], ENGLISH)
    else:
        said = ""
        assert 5 <= min(land.heights) <= max(land.heights) <= 35
    assert "Error" not in said
    assert time.process_time() - start < 1


def test_a_file_is_named_with_its_mistake(tmp_path: Path) -> None:
    for name, data in {"a": png(GREYS), "b": b"nothing", "c": png(bytes(6000))}.items():
        (tmp_path / f"{name}.png").write_bytes(data)
    with pytest.raises(ContentError) as found:
        check_pictures(tmp_path)
    assert [line.split(": ")[0] for line in found.value.faults] == ["b.png", "c.png"]
    assert [each.name for each in height_pictures(tmp_path)] == ["a"]


@pytest.mark.parametrize("name", ["missing", "folder", "large"])
def test_what_is_no_small_plain_file_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "large").write_bytes(png(GREYS) + bytes(200_000))
    with pytest.raises(ContentError, match=name):
        read_land(tmp_path / name)


def test_the_shipped_pictures_are_read_and_fair_after_half_a_turn() -> None:
    check_pictures()
    found = height_pictures()
    assert {each.file.stem for each in found} == {"bowl", "two_ridges"}
    for each in found:
        heights = each.land.heights
        turned = zip(heights, reversed(heights), strict=True)
        assert max(abs(one - other) for one, other in turned) <= 1
        assert max(heights) - min(heights) >= 20


def test_the_folder_tells_how_to_paint_one() -> None:
    told = (land_folder() / "README.md").read_text("utf-8")
    for said in ("100 x 60", "5 cm", "35 cm", "8 bits", "grey 40", "bowl.png", "two_ridges.png"):
        assert said in told
