"""Moving pictures as GIF, frame after frame: each holds only what differs from the one before it.

The format is small enough to be written here, so nobody has to install anything for it. The pixels
of a frame are numbers 0xFFRRGGBB, as `Camera.pixels` takes them.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from .film_palette import Nearest, Palette
from .lzw import BITS, STAYS, packed

LONGEST: Final = 0xFFFF
"""So many hundredths of a second one frame stands at most."""

_BLOCK = 255
_PIXEL = 4
_A_FEW_ROWS = 8
_STILL = bytes((STAYS,)) + bytes(255)
"""Makes, of what two frames differ by, what lets the equal pixels stay."""

Span = tuple[int, int, int]
"""A row with its first pixel that differs and the one after the last."""


class Gif:
    """A film being written; `data` is whole after `end`."""

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self.data = bytearray(b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0))
        for colour in palette:
            self.data += colour.to_bytes(3, "big")
        # For ever round and round.
        self.data += b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
        self._size = width, height
        self._nearest = Nearest(palette)
        self._before = b""
        self._shown = bytearray((STAYS,)) * (width * height)
        self._stands, self._stands_at = 0, 0

    def add(self, pixels: bytes, hundredths: int) -> None:
        """Add a frame that stands for so long."""
        for _ in self.adding(pixels, hundredths):
            pass

    def adding(self, pixels: bytes, hundredths: int) -> Iterator[None]:
        """Add a frame in small steps; one like the last lets that one stand longer instead."""
        spans = self._spans(pixels)
        self._before = pixels
        if spans:
            left, right = min(span[1] for span in spans), max(span[2] for span in spans)
            rows = range(spans[0][0], spans[-1][0] + 1)
            was = self._part(left, right, rows)
            yield from self._show(pixels, spans)
            if changed := _changed(was, self._part(left, right, rows)):
                self._begin(left, rows[0], right - left, len(rows))
                yield from self._write(changed)
        self._stand(hundredths)

    def end(self) -> bytes:
        return bytes(self.data) + b"\x3b"

    def _spans(self, pixels: bytes) -> tuple[Span, ...]:
        """Return what differs from before, row for row."""
        (width, height), before = self._size, self._before
        if not before:
            return tuple((y, 0, width) for y in range(height))
        across = width * _PIXEL
        found = []
        for y in range(height):
            row = slice(y * across, y * across + across)
            now, then = pixels[row], before[row]
            if now != then:
                differs = int.from_bytes(now, "big") ^ int.from_bytes(then, "big")
                first = across - (differs.bit_length() + 7) // 8
                last = across - ((differs & -differs).bit_length() - 1) // 8
                found.append((y, first // _PIXEL, -(-last // _PIXEL)))
        return tuple(found)

    def _show(self, pixels: bytes, spans: tuple[Span, ...]) -> Iterator[None]:
        """Find the colours of what differs."""
        width, colours = self._size[0], memoryview(pixels).cast("I")
        for number, (y, first, end) in enumerate(spans):
            if number % _A_FEW_ROWS == 0:
                yield
            there = slice(y * width + first, y * width + end)
            self._shown[there] = bytes(map(self._nearest.__getitem__, colours[there]))

    def _part(self, left: int, right: int, rows: range) -> bytes:
        width = self._size[0]
        return b"".join(self._shown[y * width + left : y * width + right] for y in rows)

    def _begin(self, x: int, y: int, width: int, height: int) -> None:
        """Begin a frame, which stands for no time yet."""
        self.data += b"\x21\xf9\x04\x05"
        self._stands, self._stands_at = 0, len(self.data)
        self.data += struct.pack("<HBB", 0, STAYS, 0)
        self.data += b"\x2c" + struct.pack("<HHHHB", x, y, width, height, 0) + bytes((BITS,))

    def _write(self, indices: bytes) -> Iterator[None]:
        waits = bytearray()
        for some in packed(indices):
            waits += some
            while len(waits) >= _BLOCK:
                self.data += bytes((_BLOCK,)) + waits[:_BLOCK]
                del waits[:_BLOCK]
            yield
        self.data += bytes((len(waits),)) + waits + b"\x00" * bool(waits)

    def _stand(self, hundredths: int) -> None:
        """Let the latest frame stand so much longer."""
        self._stands = min(LONGEST, self._stands + hundredths)
        struct.pack_into("<H", self.data, self._stands_at, self._stands)


def _changed(was: bytes, now: bytes) -> bytes:
    """Return the colours where they are others now, b"" where nothing is."""
    shown = int.from_bytes(now, "big")
    differs = shown ^ int.from_bytes(was, "big")
    stays = differs.to_bytes(len(now), "big").translate(_STILL)
    return (shown | int.from_bytes(stays, "big")).to_bytes(len(now), "big") if differs else b""
