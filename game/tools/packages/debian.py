"""The package for Debian and what descends from it: menu entry, icon, kinds of file.

It is written here whole, an `ar` with two archives, so that no machine needs Debian's own tools.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from game.core.version import VERSION

from .archives import WHEN, Entry, below, tar_xz
from .icon import LINUX

HOME = "usr/lib/tankodrom"
NEWEST_GLIBC = re.compile(rb"GLIBC_2\.([0-9]+)")
WISHED = (
    "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, libgl1, libasound2 | "
    "libasound2t64, libpulse0, libwayland-client0, libxkbcommon0, xdg-utils"
)
"""What SDL looks for when it opens a window and plays a sound."""
CONTROL = """\
Package: tankodrom
Version: {version}
Architecture: amd64
Maintainer: The authors of Tankodrom <tankodrom@localhost>
Installed-Size: {kilobytes}
Depends: libc6 (>= 2.{glibc})
Recommends: {wished}
Section: games
Priority: optional
Description: board games of tanks, tin and lamps for one screen and one sofa
 Play with a mouse, at one keyboard, with gamepads, or with phones as hands of
 cards, against people and computer players. Boards are maps of Tiled.
"""


def deb(folder: Path, sources: Path) -> bytes:
    """Return the package of a frozen folder."""
    packages = sources / "packages"
    files = [
        *below(folder, HOME),
        Entry("usr/games/tankodrom", link="../lib/tankodrom/tankodrom"),
        Entry("usr/share/applications/tankodrom.desktop", packages / "tankodrom.desktop"),
        Entry("usr/share/mime/packages/tankodrom.xml", packages / "tankodrom.xml"),
        Entry("usr/share/icons/hicolor/256x256/apps/tankodrom.png", packages / LINUX),
        Entry("usr/share/doc/tankodrom/copyright", sources / "LICENSE"),
    ]
    control = CONTROL.format(
        version=VERSION,
        kilobytes=sum(len(each.data) for each in files) // 1024,
        glibc=newest_glibc(folder),
        wished=WISHED,
    )
    about = [Entry("control", control.encode()), Entry("md5sums", _sums(files))]
    return _ar(
        (
            ("debian-binary", b"2.0\n"),
            ("control.tar.xz", tar_xz(about)),
            ("data.tar.xz", tar_xz(files)),
        )
    )


def newest_glibc(folder: Path) -> int:
    """Return which 2.x of the C library the folder's own libraries ask for."""
    asked = {0}
    for path in folder.rglob("*"):
        if path.is_file() and (data := path.read_bytes())[:4] == b"\x7fELF":
            asked |= {int(each) for each in NEWEST_GLIBC.findall(data)}
    return max(asked)


def _sums(files: Sequence[Entry]) -> bytes:
    lines = [
        f"{hashlib.md5(each.data).hexdigest()}  {each.name}\n" for each in files if not each.link
    ]
    return "".join(lines).encode()


def _ar(members: Iterable[tuple[str, bytes]]) -> bytes:
    found = b"!<arch>\n"
    for name, data in members:
        found += f"{name:<16}{WHEN:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
        found += data + b"\n" * (len(data) % 2)
    return found
