"""Layer data in all of Tiled's ways of writing it, each with an exact length."""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from game.core.grid import Cell

from .faults import Report

LARGEST = 64
MOST_CHUNK_CELLS = 40_000
_NUMBER = re.compile(r"[0-9]{1,10}")
_GZIP_OR_ZLIB = {"gzip": 31, "zlib": 15}

Gids = Sequence[int]
Spots = dict[tuple[int, int], int]
"""The cells of an endless layer that hold a tile."""


def cells(data: Element, width: int, height: int, report: Report, layer: str) -> Gids | None:
    """Return a gid for each cell, or None and a fault."""
    if data.find("tile") is not None:
        report.error("data_xml", layer)
        return None
    return _decoded(data, data.text or "", _Block(0, 0, width, height), report, layer)


def chunks(data: Element, report: Report, layer: str) -> Spots:
    """Return the filled cells of an endless layer; what is wrong with it is noted."""
    spots: Spots = {}
    budget = MOST_CHUNK_CELLS
    for chunk in data.findall("chunk"):
        x, y, width, height = (int(chunk.get(k, "0")) for k in ("x", "y", "width", "height"))
        if not (0 < width <= LARGEST and 0 < height <= LARGEST):
            report.error("chunk_size", layer, Cell(x, y), width=width, height=height, most=LARGEST)
            continue
        budget -= width * height
        if budget < 0:
            report.stop("chunks_too_many", layer, most=MOST_CHUNK_CELLS)
        if chunk.find("tile") is not None:
            report.error("data_xml", layer, Cell(x, y))
            continue
        block = _Block(x, y, width, height)
        gids = _decoded(data, chunk.text or "", block, report, layer) or ()
        for place, gid in enumerate(gids):
            if gid:
                spots[block.cell(place).x, block.cell(place).y] = gid
    return spots


@dataclass(frozen=True, slots=True)
class _Block:
    """The cells that a piece of data fills."""

    x: int
    y: int
    width: int
    height: int

    @property
    def count(self) -> int:
        return self.width * self.height

    def cell(self, place: int) -> Cell:
        return Cell(self.x + place % self.width, self.y + place // self.width)


def _decoded(data: Element, text: str, block: _Block, report: Report, layer: str) -> Gids | None:
    encoding = data.get("encoding", "")
    compression = data.get("compression", "")
    if encoding == "csv" and not compression:
        return _csv(text, block, report, layer)
    if encoding != "base64":
        report.error("data_encoding", layer, encoding=encoding or "XML")
        return None
    if compression == "zstd":
        report.error("data_zstd", layer)
        return None
    if compression and compression not in _GZIP_OR_ZLIB:
        report.error("data_encoding", layer, encoding=compression)
        return None
    return _base64(text, compression, block.count, report, layer)


def _csv(text: str, block: _Block, report: Report, layer: str) -> Gids | None:
    words = [word.strip(" \t\r\n") for word in text.split(",")]
    if len(words) != block.count:
        cell = _uneven(text, block)
        report.error("data_length", layer, cell, count=block.count, found=len(words))
        return None
    for place, word in enumerate(words):
        if not _NUMBER.fullmatch(word):
            report.error("data_number", layer, block.cell(place), found=word)
            return None
    return [int(word) for word in words]


def _uneven(text: str, block: _Block) -> Cell | None:
    """Return where the first row ends that is too short or too long, if rows are lines."""
    rows = [row.strip(" \t\r,") for row in text.strip().split("\n")]
    if len(rows) != block.height:
        return None
    for number, row in enumerate(rows):
        found = row.count(",") + 1
        if found != block.width:
            return block.cell(number * block.width + min(found, block.width - 1))
    return None


def _base64(text: str, compression: str, count: int, report: Report, layer: str) -> Gids | None:
    try:
        packed = base64.b64decode("".join(text.split()), validate=True)
        raw = _inflated(packed, _GZIP_OR_ZLIB[compression], 4 * count) if compression else packed
    except (binascii.Error, ValueError, zlib.error):
        report.error("data_damaged", layer)
        return None
    if len(raw) % 4 and len(raw) < 4 * count:
        report.error("data_damaged", layer)
        return None
    if len(raw) != 4 * count:
        report.error("data_length", layer, count=count, found=-(-len(raw) // 4))
        return None
    return struct.unpack(f"<{count}I", raw)


def _inflated(packed: bytes, window: int, expected: int) -> bytes:
    """Unpack no more than one byte over what is expected, so that no bomb goes off."""
    engine = zlib.decompressobj(window)
    raw = engine.decompress(packed, expected + 1)
    if len(raw) <= expected and (not engine.eof or engine.unused_data):
        raise ValueError("cut short, or followed by more")
    return raw
