"""Moving pictures as GIF, frame after frame: each holds only what differs from the one before it.

The format is small enough to be written here, so nobody has to install anything for it.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

COLOURS = 256
_BITS = 8
_CLEAR, _END = 256, 257
_MOST_CODES = 4096
_BLOCK = 255
_GRAIN = 0xF8F8F8
"""Colours that differ less than this count as one where a palette is chosen."""

Palette = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """The part of a frame that differs from the one before it."""

    x: int
    y: int
    width: int
    height: int


def palette_of(pixels: bytes) -> Palette:
    """Return the colours that a picture is mostly made of; three bytes are a pixel."""
    found = Counter(_whole(pixels))
    coarse: dict[int, int] = {}
    for colour, count in found.items():
        coarse[colour & _GRAIN] = coarse.get(colour & _GRAIN, 0) + count
    best: dict[int, int] = {}
    for colour, _ in found.most_common():
        best.setdefault(colour & _GRAIN, colour)
    grains = sorted(coarse, key=lambda grain: -coarse[grain])[:COLOURS]
    colours = [best[grain] for grain in grains]
    return tuple(colours + [0] * (COLOURS - len(colours)))


class Gif:
    """A film being written; `data` is whole after `end`."""

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self.data = bytearray(b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0))
        for colour in palette:
            self.data += colour.to_bytes(3, "big")
        # For ever round and round.
        self.data += b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
        self._size = width, height
        self._nearest = _Nearest(palette)
        self._before: bytes | None = None

    def add(self, pixels: bytes, hundredths: int) -> None:
        """Add a frame that stands for so long."""
        patch = self._patch(pixels)
        self._before = pixels
        width = self._size[0]
        indices = bytearray()
        for y in range(patch.y, patch.y + patch.height):
            start = (y * width + patch.x) * 3
            indices += self._nearest.of(pixels[start : start + patch.width * 3])
        self.data += b"\x21\xf9\x04\x04" + struct.pack("<H", hundredths) + b"\x00\x00"
        place = struct.pack("<HHHHB", patch.x, patch.y, patch.width, patch.height, 0)
        self.data += b"\x2c" + place + bytes((_BITS,))
        packed = bytes(_packed(indices))
        for start in range(0, len(packed), _BLOCK):
            block = packed[start : start + _BLOCK]
            self.data += bytes((len(block),)) + block
        self.data += b"\x00"

    def end(self) -> bytes:
        return bytes(self.data) + b"\x3b"

    def _patch(self, pixels: bytes) -> Patch:
        (width, height), before = self._size, self._before
        if before is None:
            return Patch(0, 0, width, height)
        across = width * 3
        rows = [
            (y, int.from_bytes(now, "big") ^ int.from_bytes(then, "big"))
            for y in range(height)
            if (now := pixels[y * across : y * across + across])
            != (then := before[y * across : y * across + across])
        ]
        if not rows:
            return Patch(0, 0, 1, 1)
        left = across - max((each.bit_length() + 7) // 8 for _, each in rows)
        right = across - min(((each & -each).bit_length() - 1) // 8 for _, each in rows)
        x, end = left // 3, -(-right // 3)
        return Patch(x, rows[0][0], end - x, rows[-1][0] - rows[0][0] + 1)


class _Nearest:
    """The place in a palette that is nearest to a colour; each is looked for once."""

    def __init__(self, palette: Palette) -> None:
        self._palette = [_parts(colour) for colour in palette]
        self._known = {colour: place for place, colour in reversed(list(enumerate(palette)))}

    def of(self, pixels: bytes) -> bytes:
        colours, known = _whole(pixels), self._known
        for colour in set(colours) - known.keys():
            known[colour] = self._found(colour)
        return bytes([known[colour] for colour in colours])

    def _found(self, colour: int) -> int:
        red, green, blue = _parts(colour)
        far = [
            2 * (red - r) ** 2 + 4 * (green - g) ** 2 + (blue - b) ** 2 for r, g, b in self._palette
        ]
        return far.index(min(far))


def _packed(indices: bytes | bytearray) -> Iterator[int]:
    """Yield the bytes of LZW codes, which grow from nine bits to twelve."""
    codes = {bytes((each,)): each for each in range(COLOURS)}
    size, held, bits = _BITS + 1, _CLEAR, _BITS + 1
    run, following = b"", _END + 1
    for each in indices:
        longer = run + bytes((each,))
        if longer in codes:
            run = longer
            continue
        held |= codes[run] << bits
        bits += size
        codes[longer] = following
        if following == 1 << size:
            size += 1
        following += 1
        if following == _MOST_CODES:
            held |= _CLEAR << bits
            bits += size
            codes = {bytes((one,)): one for one in range(COLOURS)}
            size, following = _BITS + 1, _END + 1
        run = bytes((each,))
        while bits >= 8:
            yield held & 0xFF
            held >>= 8
            bits -= 8
    held |= codes[run] << bits
    bits += size
    if following == 1 << size:
        size += 1
    held |= _END << bits
    bits += size
    while bits > 0:
        yield held & 0xFF
        held >>= 8
        bits -= 8


def _whole(pixels: bytes) -> list[int]:
    """Return each three bytes as one number."""
    reds, greens, blues = pixels[0::3], pixels[1::3], pixels[2::3]
    return [r << 16 | g << 8 | b for r, g, b in zip(reds, greens, blues, strict=True)]


def _parts(colour: int) -> tuple[int, int, int]:
    return colour >> 16, colour >> 8 & 255, colour & 255
