"""However Tiled writes a map, the same board comes out."""

from __future__ import annotations

import base64
import gzip
import os
import re
import shutil
import struct
import subprocess
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.maps.maps import load, map_folder
from tests.bad_content.ground import HERE, TILE, board, chess, segment, tileset, write_good

GOOD = {"board": board(), "segment": segment(), "chess": chess()}
HASHES = {name: load(HERE / f"good_{name}.tmx").hash for name in GOOD}
SHIPPED = sorted(
    path
    for folder in ("tanchiki", "tanchiki/segments", "tank_chess")
    for path in (map_folder() / folder).glob("*.tmx")
)
FEW = [path for path in SHIPPED if path.stem in ("learning", "b_lake", "minefield")]
TILED = shutil.which("tiled")
SET = ' <tileset firstgid="1" source="tiles.tsx"/>\n'


def as_1_9(text: str) -> str:
    return re.sub(r'(<object [^>]*)\btype="', r'\1class="', text).replace('"1.8"', '"1.9"')


def as_1_10(text: str) -> str:
    """Put the map's class where newer versions keep it."""
    kind = re.search(r'<property name="class" value="(\w+)"/>', text)
    assert kind
    return text.replace(kind[0], "").replace("<map ", f'<map class="{kind[1]}" ', 1)


def as_text(text: str) -> str:
    return re.sub(r'(<property name="title.en") value="([^"]*)"/>', r"\1>\2</property>", text)


def encoded(pack: Callable[[bytes], bytes], compression: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        def packed(data: re.Match[str]) -> str:
            gids = [int(word) for word in data[1].split(",")]
            raw = pack(struct.pack(f"<{len(gids)}I", *gids))
            return f'<data encoding="base64"{compression}>\n {base64.b64encode(raw).decode()}\n<'

        return re.sub(r'<data encoding="csv">([^<]*)<', packed, text)

    return change


def endless(text: str) -> str:
    """Draw every layer in chunks on the endless canvas, a little off its middle."""

    def chunked(data: re.Match[str]) -> str:
        rows = [row.strip(",") for row in data[1].strip().split("\n")]
        width, half = len(rows[0].split(",")), len(rows) // 2
        return '<data encoding="csv">' + "".join(
            f'<chunk x="-3" y="{y - 20}" width="{width}" height="{len(part)}">'
            + ",\n".join(part)
            + "</chunk>"
            for y, part in ((0, rows[:half]), (half, rows[half:]))
        )

    text = re.sub(r'<data encoding="csv">([^<]*)', chunked, text)
    text = text.replace('infinite="0"', 'infinite="1"')
    return re.sub(
        r'(<object [^>]*)x="(\d+)" y="(\d+)"',
        lambda m: f'{m[1]}x="{int(m[2]) - 3 * TILE}" y="{int(m[3]) - 20 * TILE}"',
        text,
    )


def embedded(text: str) -> str:
    beside = 'backgroundcolor="#000000" tilerendersize="tile" fillmode="stretch" class="x"'
    whole = tileset().split("\n", 1)[1].replace("<tileset ", f'<tileset firstgid="1" {beside} ', 1)
    inner = '<grid orientation="orthogonal" width="8" height="8"/><transformations hflip="1"/>'
    whole = whole.replace(" <image", f" {inner}<image", 1).replace(
        '<tile id="0"', '<tile id="0" probability="0.4" terrain="0,0,0,0"', 1
    )
    shape = '<objectgroup><object id="1" x="0" y="0" width="3" height="3"/></objectgroup>'
    return text.replace(SET, whole.replace('<tile id="1">', f'<tile id="1">{shape}', 1))


def other_first_gid(text: str) -> str:
    """Let another tileset stand before ours."""
    before = SET.replace("tiles.tsx", "second.tsx")
    text = text.replace(SET, before + SET.replace('"1"', '"21"'))
    text = re.sub(r'gid="(\d+)" x', lambda m: f'gid="{int(m[1]) + 20}" x', text)

    def moved(data: re.Match[str]) -> str:
        return re.sub(r"[1-9]\d*", lambda gid: str(int(gid[0]) + 20), data[0])

    return re.sub(r'(?<=<data encoding="csv">)[^<]*', moved, text)


def grouped(text: str) -> str:
    before, after = text.split(SET)
    return f'{before}{SET}<group name="all"><group name="more">{after}'.replace(
        "</map>", "</group></group></map>"
    )


def titled_by_class(text: str) -> str:
    names = re.findall(r'  <property name="title\.(\w+)" value="([^"]*)"/>\n', text)
    text = re.sub(r'  <property name="title\.\w+" value="[^"]*"/>\n', "", text)
    members = "".join(f'<property name="{code}" value="{name}"/>' for code, name in names)
    return text.replace(
        " <properties>\n",
        ' <properties>\n  <property name="title" type="class" propertytype="words">'
        f"<properties>{members}</properties></property>\n",
        1,
    )


def of_a_later_tiled(text: str) -> str:
    return text.replace('tiledversion="1.8.2"', 'tiledversion="1.99.0"')


def with_all_that_tiled_writes(text: str) -> str:
    """Add what Tiled 1.0 to 1.12 write beside what the game reads."""
    frame = (
        'renderorder="right-down" compressionlevel="0" nextlayerid="9" nextobjectid="99"'
        ' staggeraxis="y" staggerindex="odd" hexsidelength="0" skewx="0" skewy="0"'
        ' parallaxoriginx="0" parallaxoriginy="0"'
    )
    settings = '<editorsettings><chunksize width="16" height="16"/><export target="x"/>'
    notes = (
        '<objectgroup id="9" name="notes" color="#ff0000" draworder="index" locked="1">'
        '<object id="901" type="note" x="0" y="0" opacity="0.5"><text fontfamily="x" wrap="1"'
        ' pixelsize="9" bold="1" italic="1" underline="1" strikeout="1" kerning="0"'
        ' halign="center" valign="top" color="#ffffff">words</text></object>'
        '<object id="902" type="note" x="0" y="0"><polygon points="0,0 1,1 0,1"/></object>'
        "</objectgroup></map>"
    )
    return (
        text.replace("<map ", f"<map {frame} ")
        .replace(
            "</properties>\n <tileset", f"</properties>\n {settings}</editorsettings><tileset", 1
        )
        .replace("<layer ", '<layer x="0" y="0" locked="1" tintcolor="#ffffff" mode="normal" ')
        .replace("<objectgroup ", '<objectgroup draworder="topdown" width="6" height="6" ')
        .replace("</map>", notes)
    )


def with_things_of_a_newer_tiled(text: str) -> str:
    return (
        of_a_later_tiled(text)
        .replace("<map ", '<map parallaxoriginx="0" nova="1" ')
        .replace("</properties>\n <tileset", "</properties>\n <editorsettings/>\n <tileset", 1)
        .replace("<layer ", '<layer locked="1" swing="7" ')
    )


def with_reserved_names(text: str) -> str:
    text = of_a_later_tiled(text)
    return text.replace("<layer ", '<layer layers="7" parent="x" filename="/etc/x" ').replace(
        "<map ", '<map filename="/etc/evil/x.tmx" tilesets="3" __class__="x" ', 1
    )


def with_doctype(text: str) -> str:
    return text.replace(
        "<map ", '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n<map ', 1
    )


def with_byte_order_mark(text: str) -> str:
    return "\ufeff" + text


VARIANTS = [
    as_1_9,
    as_1_10,
    as_text,
    endless,
    embedded,
    other_first_gid,
    grouped,
    titled_by_class,
    with_all_that_tiled_writes,
    with_things_of_a_newer_tiled,
    with_reserved_names,
    with_doctype,
    with_byte_order_mark,
    encoded(lambda raw: raw, ""),
    encoded(zlib.compress, ' compression="zlib"'),
    encoded(gzip.compress, ' compression="gzip"'),
]


def loaded(folder: Path, text: str) -> str:
    path = folder / "map.tmx"
    path.write_text(text, "utf-8")
    return load(path).hash


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_good(tmp_path)
    (tmp_path / "second.tsx").write_text(tileset(), "utf-8")
    return tmp_path


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("change", VARIANTS, ids=lambda change: change.__name__)
def test_every_way_of_writing_a_map_gives_the_same_board(
    folder: Path, name: str, change: Callable[[str], str]
) -> None:
    text = change(GOOD[name])
    assert text != GOOD[name]
    assert loaded(folder, text) == HASHES[name]


def test_a_template_lends_what_an_object_does_not_say(folder: Path) -> None:
    text = GOOD["segment"]
    whole = re.search(r'  <object id="13" type="bot_cell" gid="16".*?</object>\n', text, re.S)
    assert whole
    (folder / "bot.tx").write_text(
        '<template><tileset firstgid="101" source="tiles.tsx"/>'
        '<object type="bot_cell" gid="116" width="8" height="8">'
        '<properties><property name="number" value="4"/></properties></object></template>',
        "utf-8",
    )
    place = re.search(r'x="\d+" y="\d+"', whole[0])
    assert place
    short = f'  <object id="13" template="bot.tx" {place[0]} rotation="270"/>\n'
    assert loaded(folder, text.replace(whole[0], short)) == HASHES["segment"]


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
@pytest.mark.parametrize("change", [as_1_9, as_1_10], ids=["1.9", "1.10"])
def test_a_shipped_map_of_another_version_loads_the_same(
    path: Path, change: Callable[[str], str], tmp_path: Path
) -> None:
    shutil.copytree(map_folder() / load(path).game, tmp_path / "maps", dirs_exist_ok=True)
    copy = tmp_path / "maps" / path.relative_to(map_folder()).relative_to(load(path).game)
    copy.write_text(change(path.read_text("utf-8")), "utf-8")
    assert load(copy, tmp_path).hash == load(path).hash


@pytest.mark.skipif(not TILED, reason="Tiled is not installed here")
@pytest.mark.parametrize("path", FEW[:1], ids=lambda path: path.stem)
def test_a_shipped_map_saved_again_by_tiled_loads_the_same(path: Path, tmp_path: Path) -> None:
    assert resaved(path, tmp_path) == load(path).hash


@pytest.mark.nightly
@pytest.mark.skipif(not TILED, reason="Tiled is not installed here")
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--embed-tilesets",),
        ("--embed-tilesets", "--detach-templates", "--resolve-types-and-properties"),
    ],
    ids=["plain", "embedded", "resolved"],
)
def test_every_shipped_map_saved_again_by_tiled_loads_the_same(
    path: Path, options: tuple[str, ...], tmp_path: Path
) -> None:
    assert resaved(path, tmp_path, *options) == load(path).hash


def resaved(path: Path, folder: Path, *options: str) -> str:
    """Let Tiled write the map beside its tileset in a copy of the game's folder."""
    game = load(path).game
    shutil.copytree(map_folder() / game, folder / game)
    out = folder / path.relative_to(map_folder()).with_name("again.tmx")
    surroundings = {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(folder)}
    subprocess.run(
        [str(TILED), "--export-map", *options, "tmx", out.with_name(path.name), out],
        env={**os.environ, **surroundings},
        check=True,
        capture_output=True,
        timeout=60,
    )
    return load(out, folder).hash
