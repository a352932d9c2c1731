"""The grey of a PNG, pixel by pixel: eight bits, grey or coloured alike, nothing seen through.

The land lies in the rules' own numbers, so no picture library is asked; a picture that says more
than the few sizes that are wanted is refused before anything of it is unpacked.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final

from game.content.tiled.png import START, chunks, whole

CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""How many bytes a pixel has: grey, colours, a palette, grey and colours that are seen through."""
PALETTE, GREY_VEIL, VEIL = 3, 4, 6
SOLID: Final = 255
DEPTH: Final = 8


class PictureFault(Exception):
    """What is wrong with a picture, in plain English."""


def grey(data: bytes, width: int, height: int) -> bytes:
    """Return the grey of each pixel, row after row, or raise PictureFault."""
    kind = _kind(data, width, height)
    pixels = _pixels(data, kind, width, height)
    if kind == PALETTE:
        pixels = _through_palette(data, pixels)
    step = 3 if kind == PALETTE else CHANNELS[kind]
    veil = pixels[step - 1 :: step] if kind in (GREY_VEIL, VEIL) else b""
    if at := _first(veil, bytes((SOLID,)) * len(veil), width):
        raise PictureFault(f"the pixel at {at} is seen through: fill it")
    if step < len("rgb"):
        return pixels[::step]
    red = pixels[::step]
    for other in (pixels[1::step], pixels[2::step]):
        if at := _first(red, other, width):
            raise PictureFault(f"the pixel at {at} is coloured: use grey alone")
    return red


def place(number: int, width: int) -> str:
    """Return a pixel as painting programs count it, from the upper left one, which is 0, 0."""
    return f"{number % width}, {number // width}"


def _first(one: bytes, other: bytes, width: int) -> str:
    """Return the first place where two differ, "" for none."""
    if one == other:
        return ""
    return place(next(n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b), width)


def _kind(data: bytes, width: int, height: int) -> int:
    """Return how the pixels are written."""
    if not data.startswith(START) or data[12:16] != b"IHDR" or len(data) < 33:
        raise PictureFault("it is no PNG picture: save it as one")
    wide, high, depth, kind, _, _, laced = struct.unpack(">IIBBBBB", data[16:29])
    if (wide, high) != (width, height):
        raise PictureFault(f"it is {wide} x {high} pixels: a blanket has {width} x {height}")
    if kind not in CHANNELS:
        raise PictureFault("it is broken: save it anew")
    if depth != DEPTH:
        raise PictureFault(f"it has {depth} bits a colour: save it with {DEPTH}")
    if laced:
        raise PictureFault("it is interlaced: save it without")
    if not whole(data):
        raise PictureFault("it is broken: save it anew")
    return int(kind)


def _pixels(data: bytes, kind: int, width: int, height: int) -> bytes:
    step = CHANNELS[kind]
    line = width * step
    packed = b"".join(content for name, content, _ in chunks(data) if name == b"IDAT")
    rows = zlib.decompressobj().decompress(packed, (line + 1) * height)
    found, above = bytearray(), bytes(line)
    for start in range(0, len(rows), line + 1):
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
            case 4:
                guess = _nearest(left, above[at], corner)
            case _:
                raise PictureFault("it is broken: save it anew")
        found[at] = (byte + guess) % 256
    return bytes(found)


def _nearest(left: int, up: int, corner: int) -> int:
    """Return which of three is nearest to left and up less the corner; the first of equals."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def _through_palette(data: bytes, pixels: bytes) -> bytes:
    colours = next((content for name, content, _ in chunks(data) if name == b"PLTE"), b"")
    if 3 * (max(pixels) + 1) > len(colours):
        raise PictureFault("it is broken: save it anew")
    return b"".join(_triples(colours, pixels))


def _triples(colours: bytes, pixels: bytes) -> Iterator[bytes]:
    return (colours[3 * each : 3 * each + 3] for each in pixels)
