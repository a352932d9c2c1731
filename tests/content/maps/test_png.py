"""A picture is whole when the picture library finds all of it."""

from __future__ import annotations

import io
import struct
import tracemalloc
import zlib

import pygame
import pytest

from game.content.tiled.png import START, whole

WIDE, HIGH = 21, 13
CHANNELS = {
    "grey": (0, 1),
    "colour": (2, 3),
    "palette": (3, 1),
    "grey veil": (4, 2),
    "veil": (6, 4),
}
FORMATS = [
    (name, depth, interlaced)
    for name in CHANNELS
    for depth in (1, 2, 4, 8, 16)
    for interlaced in (0, 1)
    if depth >= 8 or name in ("grey", "palette")
    if not (name == "palette" and depth == 16)
]
STARTS = ((0, 0), (4, 0), (0, 4), (2, 0), (0, 2), (1, 0), (0, 1))
STEPS = ((8, 8), (8, 8), (4, 8), (4, 4), (2, 4), (2, 2), (1, 2))


def chunk(kind: bytes, content: bytes) -> bytes:
    return (
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
    )


def rows(bits: int, interlaced: int) -> bytes:
    """Return empty rows, each with its filter byte, counted pixel by pixel."""
    passes = zip(STARTS, STEPS, strict=True) if interlaced else [((0, 0), (1, 1))]
    found = b""
    for (x, y), (across, down) in passes:
        pixels = len(range(x, WIDE, across))
        for _ in range(y, HIGH, down) if pixels else ():
            found += bytes(1 + (pixels * bits + 7) // 8)
    return found


def picture(name: str, depth: int, interlaced: int, short: int = 0) -> bytes:
    colour, channels = CHANNELS[name]
    data = rows(depth * channels, interlaced)
    parts = [chunk(b"IHDR", struct.pack(">IIBBBBB", WIDE, HIGH, depth, colour, 0, 0, interlaced))]
    parts += [chunk(b"PLTE", bytes(6))] if name == "palette" else []
    parts += [chunk(b"IDAT", zlib.compress(data[: len(data) - short])), chunk(b"IEND", b"")]
    return START + b"".join(parts)


@pytest.mark.parametrize(("name", "depth", "interlaced"), FORMATS)
def test_a_whole_picture_of_any_format_is_whole(name: str, depth: int, interlaced: int) -> None:
    data = picture(name, depth, interlaced)
    assert pygame.image.load(io.BytesIO(data), "a.png").get_size() == (WIDE, HIGH)
    assert whole(data)


@pytest.mark.parametrize(("name", "depth", "interlaced"), FORMATS)
def test_a_picture_that_lacks_a_byte_is_not(name: str, depth: int, interlaced: int) -> None:
    assert not whole(picture(name, depth, interlaced, short=1))


def test_a_format_that_cannot_be_is_not_whole() -> None:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", WIDE, HIGH, 3, 2, 0, 0, 0))
    data = zlib.compress(bytes(9999))
    assert not whole(START + head + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def test_a_picture_that_unpacks_to_far_too_much_is_not_held_in_memory() -> None:
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", 4096, 4096, 1, 0, 0, 0, 0))
    data = START + head + chunk(b"IDAT", zlib.compress(bytes(1 << 26))) + chunk(b"IEND", b"")
    tracemalloc.start()
    assert whole(data)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 4 << 20
