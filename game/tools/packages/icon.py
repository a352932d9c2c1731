"""The program's sign for desktops: `python -m game.tools.packages.icon FOLDER` draws it.

Windows and macOS take containers of their own; both hold the same PNG pictures.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from game.content.files.program_files import home

LINUX, WINDOWS, APPLE = "tankodrom.png", "tankodrom.ico", "tankodrom.icns"
SIZES = (16, 32, 48, 64, 128, 256, 512)
IN_ICNS = {b"ic07": 128, b"ic08": 256, b"ic09": 512}
LARGEST_IN_ICO = 256


def main() -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    drawn, folder = pictures(), Path(sys.argv[1])
    (folder / LINUX).write_bytes(drawn[256])
    (folder / WINDOWS).write_bytes(ico(drawn))
    (folder / APPLE).write_bytes(icns(drawn))
    return 0


def pictures() -> Mapping[int, bytes]:
    """Return the sign as a PNG of each size."""
    import io

    import pygame

    from game.app.assets import load_brushes

    pygame.display.set_mode((1, 1))
    drawn = load_brushes(home() / "assets", 100, False).pictures
    found: dict[int, bytes] = {}
    for size in SIZES:
        file = io.BytesIO()
        pygame.image.save(drawn.surface("window_icon", size), file, "sign.png")
        found[size] = file.getvalue()
    return found


def ico(drawn: Mapping[int, bytes]) -> bytes:
    sizes = [size for size in drawn if size <= LARGEST_IN_ICO]
    heads, at = struct.pack("<HHH", 0, 1, len(sizes)), 6 + 16 * len(sizes)
    for size in sizes:
        # A byte holds the size, so 256 is said as 0.
        side, length = size % 256, len(drawn[size])
        heads += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, length, at)
        at += length
    return heads + b"".join(drawn[size] for size in sizes)


def icns(drawn: Mapping[int, bytes]) -> bytes:
    parts = (kind + struct.pack(">I", 8 + len(drawn[s])) + drawn[s] for kind, s in IN_ICNS.items())
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


if __name__ == "__main__":
    raise SystemExit(main())
