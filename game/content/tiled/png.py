"""Whether a PNG is whole: what a picture library would stumble over is found before it does."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from functools import lru_cache

START = b"\x89PNG\r\n\x1a\n"
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_PASSES = (
    (0, 0, 8, 8),
    (4, 0, 8, 8),
    (0, 4, 4, 8),
    (2, 0, 4, 4),
    (0, 2, 2, 4),
    (1, 0, 2, 2),
    (0, 1, 1, 2),
)
"""First column and row, and the steps, of each pass of an interlaced picture."""
_TAKEN, _GIVEN = 1 << 16, 1 << 18


@lru_cache(maxsize=4)
def whole(data: bytes) -> bool:
    """Return whether all of the picture is there; a folder of maps asks for the same few."""
    packed: list[bytes] = []
    head, ended = b"", False
    for kind, content, sound in chunks(data):
        if not sound and kind[:1].isupper():
            return False
        if kind == b"IHDR":
            head = content
        elif kind == b"IDAT":
            packed.append(content)
        elif kind == b"IEND":
            ended = True
    size = _unpacked_size(head) if len(head) == 13 else 0
    return ended and size > 0 and _fills(b"".join(packed), size)


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes, bool]]:
    """Yield each chunk that is there in full: its kind, content, and whether its sum agrees."""
    at = len(START)
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, content = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        end = at + 8 + length
        if end + 4 > len(data):
            return
        (stated,) = struct.unpack_from(">I", data, end)
        yield kind, content, zlib.crc32(content, zlib.crc32(kind)) == stated
        at = end + 4


def _unpacked_size(head: bytes) -> int:
    """Return how many bytes the rows take; 0 if the head says what cannot be."""
    width, height, depth, colour, packing, filters, interlaced = struct.unpack(">IIBBBBB", head)
    if depth not in _DEPTHS.get(colour, ()) or packing or filters or interlaced > 1:
        return 0
    bits = depth * _CHANNELS[colour]
    if not interlaced:
        return _rows(width, height, bits)
    return sum(
        _rows(-(-max(0, width - x) // across), -(-max(0, height - y) // down), bits)
        for x, y, across, down in _PASSES
    )


def _rows(width: int, height: int, bits: int) -> int:
    return height * (1 + -(-width * bits // 8)) if width else 0


def _fills(packed: bytes, size: int) -> bool:
    """Unpack in small pieces, each thrown away, until there is enough."""
    engine, found = zlib.decompressobj(), 0
    try:
        for start in range(0, len(packed), _TAKEN):
            part = packed[start : start + _TAKEN]
            while given := engine.decompress(part, _GIVEN):
                found += len(given)
                part = engine.unconsumed_tail
                if found >= size:
                    return True
    except zlib.error:
        return False
    return False
