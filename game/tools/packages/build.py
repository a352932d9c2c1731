"""Build what people without the sources get: `python -m game.tools.packages.build OUT`.

A wheel for `pipx` and `uv tool`, and a folder with all that is needed, packed; on Linux a package
for Debian, too. Beside them lie their sums. Builders and libraries are pinned and come into an
environment of their own, so this asks for nothing but Python.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from game.content.files.program_files import home
from game.core.version import DATE, VERSION
from game.tools.packages.archives import Entry, below, tar_xz, zipped
from game.tools.packages.clean_build import Build, BuildFault, prepared
from game.tools.packages.debian import deb

WHEEL, FOLDER, DEB = "wheel", "folder", "deb"
SUMS = "SHA256SUMS"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.packages.build", description=__doc__
    )
    parser.add_argument("out", type=Path, help="the folder where the packages come to lie")
    parser.add_argument("--only", choices=(WHEEL, FOLDER, DEB), help="build only this")
    given = parser.parse_args(arguments)
    try:
        given.out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as work:
            packages(Path(work), given.out.resolve(), given.only)
        print(f"Tankodrom {VERSION} of {DATE}, built by Python {platform.python_version()}")
        print(sums(given.out))
    except (BuildFault, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def packages(work: Path, out: Path, only: str | None = None) -> None:
    """Build all packages that this machine can, or only one of them."""
    made = prepared(home(), work)
    if only in (None, WHEEL):
        made.run("-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", out, ".")
    if only == WHEEL:
        return
    frozen, name = _frozen(made, work), f"tankodrom-{VERSION}-{_machine()}"
    if only in (None, FOLDER):
        _pack(frozen, out, name)
    if only in (None, DEB) and sys.platform == "linux":
        (out / f"tankodrom_{VERSION}_amd64.deb").write_bytes(deb(frozen, made.sources))


def sums(folder: Path) -> str:
    """Write down the sums of all that lies in a folder; return them with the sizes."""
    lines, shown = [], []
    for file in sorted(folder.glob("tankodrom*.*")):
        if file.is_file():
            found = hashlib.sha256(file.read_bytes()).hexdigest()
            lines.append(f"{found}  {file.name}\n")
            shown.append(f"{found}  {file.stat().st_size:>10,}  {file.name}")
    (folder / SUMS).write_text("".join(lines), "utf-8")
    return "\n".join(shown)


def _frozen(made: Build, work: Path) -> Path:
    """Return the folder that runs without Python."""
    made.run("-m", "game.tools.packages.icon", "packages")
    where = ("--distpath", work / "frozen", "--workpath", work / "freezing")
    made.run("-m", "PyInstaller", "--noconfirm", *where, "packages/tankodrom.spec")
    return work / "frozen" / "tankodrom"


def _pack(frozen: Path, out: Path, name: str) -> None:
    """Pack the folder as the machine's people unpack it; it lies beside the archive, too."""
    shutil.rmtree(out / name, ignore_errors=True)
    shutil.copytree(frozen, out / name, symlinks=True)
    entries: list[Entry] = below(frozen, name)
    if sys.platform == "win32":
        (out / f"{name}.zip").write_bytes(zipped(entries))
    else:
        (out / f"{name}.tar.xz").write_bytes(tar_xz(entries))


def _machine() -> str:
    return f"{platform.system().lower()}-{platform.machine().lower()}"


if __name__ == "__main__":
    raise SystemExit(main())
