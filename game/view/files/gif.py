"""Moving pictures as GIF, frame after frame: each holds only what differs from the one before it.

The format is small enough to be written here, so nobody has to install anything for it.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from itertools import islice

COLOURS = 255
"""One place of the palette says that a pixel stays as it is."""

_STAYS = 255
_BITS = 8
_CLEAR, _END = 256, 257
_MOST_CODES = 4096
_BLOCK = 255
_A_FEW_ROWS = 8
_GRAIN = 0xF8F8F8
"""Colours that differ less than this count as one where a palette is chosen."""
_FINE_GRAIN, _HALF_A_GRAIN = 0xFCFCFC, 0x020202

Palette = tuple[int, ...]


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
    return tuple(colours + [0] * (_STAYS + 1 - len(colours)))


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
        for _ in self.adding(pixels, hundredths):
            pass

    def adding(self, pixels: bytes, hundredths: int) -> Iterator[None]:
        """Add a frame in small steps."""
        across, spans = self._size[0] * 3, self._spans(pixels)
        x, end = min(span[1] for span in spans) // 3, -(-max(span[2] for span in spans) // 3)
        y, height = spans[0][0], spans[-1][0] - spans[0][0] + 1
        indices = bytearray((_STAYS,)) * ((end - x) * height)
        for number, (row, first, last) in enumerate(spans):
            if number % _A_FEW_ROWS == 0:
                yield
            left, right = first // 3, -(-last // 3)
            start, at = row * across, (row - y) * (end - x) + left - x
            found = self._nearest.of(pixels[start + left * 3 : start + right * 3])
            indices[at : at + right - left] = found
        self._before = pixels
        self.data += b"\x21\xf9\x04\x05" + struct.pack("<HBB", hundredths, _STAYS, 0)
        place = struct.pack("<HHHHB", x, y, end - x, height, 0)
        self.data += b"\x2c" + place + bytes((_BITS,))
        packed = _packed(indices)
        while block := bytes(islice(packed, _BLOCK)):
            self.data += bytes((len(block),)) + block
            yield
        self.data += b"\x00"

    def end(self) -> bytes:
        return bytes(self.data) + b"\x3b"

    def _spans(self, pixels: bytes) -> list[tuple[int, int, int]]:
        """Return each row that differs from before, with its first byte that does and its end."""
        (width, height), before = self._size, self._before
        across = width * 3
        if before is None:
            return [(y, 0, across) for y in range(height)]
        found = []
        for y in range(height):
            row = slice(y * across, y * across + across)
            now, then = pixels[row], before[row]
            if now != then:
                differs = int.from_bytes(now, "big") ^ int.from_bytes(then, "big")
                first = across - (differs.bit_length() + 7) // 8
                last = across - ((differs & -differs).bit_length() - 1) // 8
                found.append((y, first, last))
        return found or [(0, 0, 3)]


class _Nearest:
    """The place in a palette that is nearest to a colour; colours that nobody could tell apart
    are looked for once."""

    def __init__(self, palette: Palette) -> None:
        colours = palette[:_STAYS]
        self._palette = [_parts(colour) for colour in colours]
        self._known = {colour: place for place, colour in reversed(list(enumerate(colours)))}
        self._near: dict[int, int] = {}

    def of(self, pixels: bytes) -> bytes:
        colours, known, near = _whole(pixels), self._known, self._near
        # Not by a minus sign: that would go through all that is known.
        for colour in set(colours).difference(known):
            grain = colour & _FINE_GRAIN
            if grain not in near:
                near[grain] = self._found(grain | _HALF_A_GRAIN)
            known[colour] = near[grain]
        return bytes([known[colour] for colour in colours])

    def _found(self, colour: int) -> int:
        red, green, blue = _parts(colour)
        far = [
            2 * (red - r) ** 2 + 4 * (green - g) ** 2 + (blue - b) ** 2 for r, g, b in self._palette
        ]
        return far.index(min(far))


def _packed(indices: bytes | bytearray) -> Iterator[int]:
    """Yield the bytes of LZW codes, which grow from nine bits to twelve."""
    codes = {bytes((each,)): each for each in range(_CLEAR)}
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
            codes = {bytes((one,)): one for one in range(_CLEAR)}
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
