"""Archives whose bytes tell nothing of the machine or the hour: sorted, root's, of one day."""

from __future__ import annotations

import calendar
import io
import tarfile
import time
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from game.core.version import DATE

WHEN = calendar.timegm(time.strptime(DATE, "%Y-%m-%d"))
RUNNABLE, READABLE = 0o755, 0o644


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of an archive: from a path or of these bytes; or a link to `link`."""

    name: str
    content: Path | bytes = b""
    link: str = ""

    @property
    def data(self) -> bytes:
        return self.content.read_bytes() if isinstance(self.content, Path) else self.content


def below(folder: Path, name: str) -> list[Entry]:
    """Return all files of a folder, as they lie in an archive's folder of this name."""
    found = []
    for path in sorted(folder.rglob("*")):
        inside = f"{name}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            found.append(Entry(inside, link=path.readlink().as_posix()))
        elif path.is_file():
            found.append(Entry(inside, path))
    return found


def tar_xz(entries: Iterable[Entry]) -> bytes:
    """Return a packed archive, with the folders that its files lie in."""
    buffer, made = io.BytesIO(), set[str]()
    with tarfile.open(fileobj=buffer, mode="w:xz", preset=9, format=tarfile.GNU_FORMAT) as archive:
        for entry in entries:
            for folder in reversed(Path(entry.name).parents):
                name = folder.as_posix()
                if name not in (*made, "."):
                    made.add(name)
                    archive.addfile(_head(name, tarfile.DIRTYPE, RUNNABLE))
            _add(archive, entry)
    return buffer.getvalue()


def zipped(entries: Iterable[Entry]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for entry in entries:
            head = zipfile.ZipInfo(entry.name, time.gmtime(WHEN)[:6])
            head.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(head, entry.data)
    return buffer.getvalue()


def _add(archive: tarfile.TarFile, entry: Entry) -> None:
    if entry.link:
        head = _head(entry.name, tarfile.SYMTYPE, 0o777)
        head.linkname = entry.link
        archive.addfile(head)
        return
    content, data = entry.content, entry.data
    runs = isinstance(content, Path) and content.stat().st_mode & 0o100
    head = _head(entry.name, tarfile.REGTYPE, RUNNABLE if runs else READABLE)
    head.size = len(data)
    archive.addfile(head, io.BytesIO(data))


def _head(name: str, kind: bytes, mode: int) -> tarfile.TarInfo:
    head = tarfile.TarInfo(name)
    head.type, head.mode, head.mtime = kind, mode, WHEN
    head.uname = head.gname = "root"
    return head
