"""What packages are made of: archives, kinds of file, signs and pins. `tests/app` installs them."""

import io
import re
import struct
import tarfile
import tomllib
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser

import pygame
import pytest

from game.content.files.program_files import home
from game.content.texts import catalogue
from game.core.version import VERSION
from game.scenes.saves.saved_files import SUFFIX
from game.tools.packages import build, debian, icon
from game.tools.packages.archives import Entry, below, tar_xz
from game.tools.packages.clean_build import PARTS
from tests import stage

RESERVED = {"con", "prn", "aux", "nul", *(f"{w}{n}" for w in ("com", "lpt") for n in range(1, 10))}
LONGEST = 120
"""Of the 260 letters that Windows gives a path, the folder of a user takes the rest."""


@pytest.fixture
def frozen(tmp_path):
    """Return a folder such as a builder leaves it: a program, a library, a link, a text."""
    folder = tmp_path / "tankodrom"
    (folder / "inside").mkdir(parents=True)
    (folder / "tankodrom").write_bytes(b"\x7fELF GLIBC_2.9 GLIBC_2.31")
    (folder / "tankodrom").chmod(0o755)
    (folder / "inside" / "libz.so").write_bytes(b"\x7fELF GLIBC_2.4")
    (folder / "inside" / "libz.so.1").symlink_to("libz.so")
    (folder / "inside" / "read.txt").write_text("GLIBC_2.99 is only told of")
    return folder


def members(data):
    """Return the files of an `ar` by name."""
    assert data[:8] == b"!<arch>\n"
    found, at = {}, 8
    while at < len(data):
        name, size = data[at : at + 16].decode().strip(), int(data[at + 48 : at + 58])
        assert data[at + 58 : at + 60] == b"`\n"
        found[name] = data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def opened(data):
    return tarfile.open(fileobj=io.BytesIO(data))


def test_an_archive_has_folders_before_files_and_keeps_what_may_run(frozen):
    with opened(tar_xz(below(frozen, "tankodrom-1"))) as archive:
        told = {each.name: (each.type, each.mode, each.uid, each.mtime) for each in archive}
        day = told["tankodrom-1"][3]
        assert told == {
            "tankodrom-1": (tarfile.DIRTYPE, 0o755, 0, day),
            "tankodrom-1/inside": (tarfile.DIRTYPE, 0o755, 0, day),
            "tankodrom-1/inside/libz.so": (tarfile.REGTYPE, 0o644, 0, day),
            "tankodrom-1/inside/libz.so.1": (tarfile.SYMTYPE, 0o777, 0, day),
            "tankodrom-1/inside/read.txt": (tarfile.REGTYPE, 0o644, 0, day),
            "tankodrom-1/tankodrom": (tarfile.REGTYPE, 0o755, 0, day),
        }
        assert [*told].index("tankodrom-1/inside") < [*told].index("tankodrom-1/inside/libz.so")
        assert archive.getmember("tankodrom-1/inside/libz.so.1").linkname == "libz.so"
        assert archive.extractfile("tankodrom-1/tankodrom").read()[:4] == b"\x7fELF"


def test_an_archive_tells_nothing_of_the_hour(frozen):
    before = tar_xz(below(frozen, "a"))
    (frozen / "tankodrom").touch()
    assert tar_xz(below(frozen, "a")) == before


def test_a_debian_package_has_menu_entry_sign_kinds_of_file_and_the_c_library_it_needs(
    frozen, tmp_path
):
    (tmp_path / "packages").mkdir()
    for name in ("tankodrom.desktop", "tankodrom.xml"):
        (tmp_path / "packages" / name).write_bytes((home() / "packages" / name).read_bytes())
    (tmp_path / "packages" / icon.LINUX).write_bytes(b"sign")
    (tmp_path / "LICENSE").write_bytes(b"licence")
    parts = members(debian.deb(frozen, tmp_path))
    assert [*parts] == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    with opened(parts["control.tar.xz"]) as about:
        control = about.extractfile("control").read().decode()
        sums = about.extractfile("md5sums").read().decode()
    assert f"Version: {VERSION}\n" in control
    assert "Depends: libc6 (>= 2.31)\n" in control
    with opened(parts["data.tar.xz"]) as data:
        files = {each.name for each in data if not each.isdir()}
        assert data.getmember("usr/games/tankodrom").linkname == "../lib/tankodrom/tankodrom"
    assert {line.split("  ")[1] for line in sums.splitlines()} == files - {
        "usr/games/tankodrom",
        "usr/lib/tankodrom/inside/libz.so.1",
    }
    assert files >= {
        "usr/lib/tankodrom/tankodrom",
        "usr/share/applications/tankodrom.desktop",
        "usr/share/icons/hicolor/256x256/apps/tankodrom.png",
        "usr/share/mime/packages/tankodrom.xml",
    }


def test_desktops_know_our_kinds_of_file():
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(home() / "packages" / "tankodrom.desktop", "utf-8")
    opens = entry["Desktop Entry"]["MimeType"].rstrip(";").split(";")
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = ElementTree.parse(home() / "packages" / "tankodrom.xml").getroot()
    globs = {kind.get("type"): kind.find(f"{space}glob").get("pattern") for kind in kinds}
    assert sorted(opens) == sorted(globs)
    assert set(globs.values()) == {f"*{SUFFIX}", "*.tmx"}


def test_signs_hold_a_picture_of_each_size():
    stage.open_display()
    drawn = icon.pictures()
    for size, data in drawn.items():
        assert pygame.image.load(io.BytesIO(data), "sign.png").get_size() == (size, size)
    signs = icon.ico(drawn)
    count = struct.unpack("<HHH", signs[:6])[2]
    heads = [struct.unpack("<BBBBHHII", signs[at : at + 16]) for at in range(6, 6 + 16 * count, 16)]
    assert {head[0] or 256: signs[head[7] : head[7] + head[6]] for head in heads} == {
        size: data for size, data in drawn.items() if size <= 256
    }
    apple = icon.icns(drawn)
    assert (apple[:4], struct.unpack(">I", apple[4:8])[0]) == (b"icns", len(apple))
    assert apple[8:12] == b"ic07"
    assert apple[16 : 16 + len(drawn[128])] == drawn[128]


def test_the_wheel_asks_for_what_the_sources_ask_for():
    wheel = tomllib.loads((home() / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (home() / "requirements.txt").read_text("utf-8").splitlines()
    assert wheel["dependencies"] == [line for line in lines if not line.startswith("pytest")]


def test_builders_are_pinned():
    lines = (home() / "packages" / "builders.txt").read_text("utf-8").splitlines()
    assert all(re.fullmatch(r"#.*|[a-z-]+==[0-9.]+", line) for line in lines)


def test_every_file_may_lie_on_windows():
    found = [path for part in PARTS for path in (home() / part, *(home() / part).rglob("*"))]
    names = [
        path.relative_to(home()).as_posix() for path in found if "__pycache__" not in path.parts
    ]
    assert len({name.casefold() for name in names}) == len(names)
    for name in names:
        assert len(name) <= LONGEST, name
        assert not re.search(r'[<>:"\\|?*\x00-\x1f]|[. ](/|$)', name), name
        assert not {part.split(".")[0].lower() for part in name.split("/")} & RESERVED, name


def test_lines_may_end_as_windows_ends_them(tmp_path):
    folder = tmp_path / "texts"
    for path in (home() / "assets/texts").rglob("*.yaml"):
        copy = folder / path.relative_to(home() / "assets/texts")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert catalogue("ru", folder) == catalogue("ru", home() / "assets/texts")


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path, capsys):
    (tmp_path / "out").write_text("a file")
    assert build.main([str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_sums_are_of_all_packages_and_nothing_else(tmp_path):
    for name in ("tankodrom-1.whl", "tankodrom_1.deb", "other.txt"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / "tankodrom-1-linux").mkdir()
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    shown = build.sums(tmp_path)
    assert (tmp_path / build.SUMS).read_text() == "".join(
        f"{empty}  {name}\n" for name in ("tankodrom-1.whl", "tankodrom_1.deb")
    )
    assert [line.split()[1:] for line in shown.splitlines()] == [
        ["0", "tankodrom-1.whl"],
        ["0", "tankodrom_1.deb"],
    ]


def test_an_entry_of_bytes_is_readable_by_all():
    with opened(tar_xz([Entry("a/b", b"words")])) as archive:
        assert archive.getmember("a/b").mode == 0o644
        assert archive.extractfile("a/b").read() == b"words"
