"""Layer data in all of Tiled's ways of writing it, each with an exact length."""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib
from collections.abc import Sequence
from xml.etree.ElementTree import Element

from .faults import Report

LARGEST = 64
MOST_CHUNK_CELLS = 40_000
_NUMBER = re.compile(r"[0-9]{1,10}")
_GZIP_OR_ZLIB = {"gzip": 31, "zlib": 15}

Gids = Sequence[int]
Spots = dict[tuple[int, int], int]
"""The cells of an endless layer that hold a tile."""


def cells(data: Element, count: int, report: Report, layer: str) -> Gids | None:
    """Return so many gids, or None and a fault."""
    if data.find("tile") is not None:
        report.error("data_xml", layer)
        return None
    return _decoded(data, data.text or "", count, report, layer)


def chunks(data: Element, report: Report, layer: str) -> Spots:
    """Return the filled cells of an endless layer; what is wrong with it is noted."""
    spots: Spots = {}
    budget = MOST_CHUNK_CELLS
    for chunk in data.findall("chunk"):
        x, y, width, height = (int(chunk.get(k, "0")) for k in ("x", "y", "width", "height"))
        if not (0 < width <= LARGEST and 0 < height <= LARGEST):
            report.error("chunk_size", layer, width=width, height=height, most=LARGEST)
            continue
        budget -= width * height
        if budget < 0:
            report.stop("chunks_too_many", layer, most=MOST_CHUNK_CELLS)
        if chunk.find("tile") is not None:
            report.error("data_xml", layer)
            continue
        gids = _decoded(data, chunk.text or "", width * height, report, layer) or ()
        for place, gid in enumerate(gids):
            if gid:
                spots[x + place % width, y + place // width] = gid
    return spots


def _decoded(data: Element, text: str, count: int, report: Report, layer: str) -> Gids | None:
    encoding = data.get("encoding", "")
    compression = data.get("compression", "")
    if encoding == "csv" and not compression:
        return _csv(text, count, report, layer)
    if encoding != "base64":
        report.error("data_encoding", layer, encoding=encoding or "XML")
        return None
    if compression == "zstd":
        report.error("data_zstd", layer)
        return None
    if compression and compression not in _GZIP_OR_ZLIB:
        report.error("data_encoding", layer, encoding=compression)
        return None
    return _base64(text, compression, count, report, layer)


def _csv(text: str, count: int, report: Report, layer: str) -> Gids | None:
    words = [word.strip(" \t\r\n") for word in text.split(",")]
    if len(words) != count:
        report.error("data_length", layer, expected=count, found=len(words))
        return None
    for word in words:
        if not _NUMBER.fullmatch(word):
            report.error("data_number", layer, found=word)
            return None
    return [int(word) for word in words]


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
        report.error("data_length", layer, expected=count, found=-(-len(raw) // 4))
        return None
    return struct.unpack(f"<{count}I", raw)


def _inflated(packed: bytes, window: int, expected: int) -> bytes:
    """Unpack no more than one byte over what is expected, so that no bomb goes off."""
    engine = zlib.decompressobj(window)
    raw = engine.decompress(packed, expected + 1)
    if len(raw) <= expected and (not engine.eof or engine.unused_data):
        raise ValueError("cut short, or followed by more")
    return raw
