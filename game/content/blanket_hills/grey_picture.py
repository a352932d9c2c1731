"""The grey of a PNG, pixel by pixel: eight bits, grey or coloured alike, nothing seen through.

The land lies in the rules' own numbers, so no picture library is asked; a picture that says more
than the few sizes that are wanted is refused before anything of it is unpacked.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final

from game.content.tiled.faults import Report
from game.content.tiled.png import START, chunks, whole

CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""How many bytes a pixel has: grey, colours, a palette, grey and colours that are seen through."""
PALETTE, GREY_VEIL, VEIL = 3, 4, 6
SOLID: Final = 255
DEPTH: Final = 8
FILTERS: Final = 4
"""The last of the ways in which a row is told by the bytes beside and above."""


def grey(data: bytes, width: int, height: int, report: Report) -> bytes:
    """Return the grey of each pixel, row after row, or raise MapFaults."""
    kind = _kind(data, width, height, report)
    pixels = _pixels(data, kind, width, height, report)
    if kind == PALETTE:
        pixels = _through_palette(data, pixels, report)
    step = 3 if kind == PALETTE else CHANNELS[kind]
    veil = pixels[step - 1 :: step] if kind in (GREY_VEIL, VEIL) else b""
    if at := _first(veil, bytes((SOLID,)) * len(veil), width):
        report.stop("land_veil", pixel=at)
    if step < len("rgb"):
        return pixels[::step]
    red = pixels[::step]
    for other in (pixels[1::step], pixels[2::step]):
        if at := _first(red, other, width):
            report.stop("land_coloured", pixel=at)
    return red


def place(number: int, width: int) -> str:
    """Return a pixel as painting programs count it, from the upper left one, which is 0, 0."""
    return f"{number % width}, {number // width}"


def _first(one: bytes, other: bytes, width: int) -> str:
    """Return the first place where two differ, "" for none."""
    if one == other:
        return ""
    return place(next(n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b), width)


def _kind(data: bytes, width: int, height: int, report: Report) -> int:
    """Return how the pixels are written."""
    if not data.startswith(START) or data[12:16] != b"IHDR" or len(data) < 33:
        report.stop("land_no_png")
    wide, high, depth, kind, _, _, laced = struct.unpack(">IIBBBBB", data[16:29])
    if (wide, high) != (width, height):
        report.stop("land_size", wide=wide, high=high, width=width, height=height)
    if kind not in CHANNELS:
        report.stop("land_damaged")
    if depth != DEPTH:
        report.stop("land_depth", found=depth, needed=DEPTH)
    if laced:
        report.stop("land_laced")
    if not whole(data):
        report.stop("land_damaged")
    return int(kind)


def _pixels(data: bytes, kind: int, width: int, height: int, report: Report) -> bytes:
    step = CHANNELS[kind]
    line = width * step
    packed = b"".join(content for name, content, _ in chunks(data) if name == b"IDAT")
    rows = zlib.decompressobj().decompress(packed, (line + 1) * height)
    found, above = bytearray(), bytes(line)
    for start in range(0, len(rows), line + 1):
        if rows[start] > FILTERS:
            report.stop("land_damaged")
        above = _unfiltered(rows[start], rows[start + 1 : start + 1 + line], above, step)
        found += above
    return bytes(found)


def _unfiltered(how: int, row: bytes, above: bytes, step: int) -> bytes:
    """Return a row as it was before each byte was told by those beside it."""
    found = bytearray(row)
    for at, byte in enumerate(row):
        left = found[at - step] if at >= step else 0
        corner = above[at - step] if at >= step else 0
        match how:
            case 0:
                break
            case 1:
                guess = left
            case 2:
                guess = above[at]
            case 3:
                guess = (left + above[at]) // 2
            case _:
                guess = _nearest(left, above[at], corner)
        found[at] = (byte + guess) % 256
    return bytes(found)


def _nearest(left: int, up: int, corner: int) -> int:
    """Return which of three is nearest to left and up less the corner; the first of equals."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def _through_palette(data: bytes, pixels: bytes, report: Report) -> bytes:
    colours = next((content for name, content, _ in chunks(data) if name == b"PLTE"), b"")
    if 3 * (max(pixels) + 1) > len(colours):
        report.stop("land_damaged")
    return b"".join(_triples(colours, pixels))


def _triples(colours: bytes, pixels: bytes) -> Iterator[bytes]:
    return (colours[3 * each : 3 * each + 3] for each in pixels)
