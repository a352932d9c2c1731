"""The good maps that every bad one is made from, and their tiles."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

HERE = Path(__file__).parent / "maps"
TILE = 8
TANCHIKI = ("ground", "concrete", "forest", "water", "ice", "brick")
TANK_CHESS = ("open", "wall", "low", "water", "hedge", "mud", "trees", "mine")
PLAIN, BOT, PIECE, EAGLE = 14, 15, 16, 17
COUNT = 20


def png(width: int, height: int, rows: bytes | None = None) -> bytes:
    """Return a PNG; without rows a pattern in which every turn of a tile looks different."""
    if rows is None:
        rows = b"".join(
            b"\0" + b"".join(bytes(_pixel(x, y)) for x in range(width)) for y in range(height)
        )
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    )


def tileset() -> str:
    tiles = [_tile(number, name) for number, name in enumerate((*TANCHIKI, *TANK_CHESS))]
    tiles.append(f' <tile id="{BOT}" type="bot_cell"/>\n')
    tiles.append(f' <tile id="{PIECE}" type="piece"/>\n')
    tiles.append(f' <tile id="{EAGLE}" type="eagle_mark"/>\n')
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" name="tiles" tilewidth="{TILE}" tileheight="{TILE}"'
        f' tilecount="{COUNT}" columns="{COUNT}" objectalignment="center">\n'
        f' <image source="tiles.png" width="{TILE * COUNT}" height="{TILE}"/>\n'
        + "".join(tiles)
        + "</tileset>\n"
    )


def segment() -> str:
    body = layer("terrain", [[1] * 6] * 6)
    body += layer("bricks", spots(6, 6, {(0, 1), (1, 0), (4, 5)}, 6))
    body += things("bots", bots(0, 0))
    said = {**titles("Yard"), "letter": "K", "colour": "green"}
    return document("tanchiki_segment", 6, 6, said, body)


def board(size: int = 6, columns: int = 2, rows: int = 2, more: str = "") -> str:
    """Return a board of so many quarters, with more layers if given."""
    width, height = columns * size, rows * size
    corners = [(x * size, y * size) for y in range(rows) for x in range(columns)]
    bricks = {(x + dx, y + dy) for x, y in corners for dx, dy in ((0, 1), (3, 0), (4, 5))}
    colours = ("red", "blue", "green", "yellow")
    quarters = "".join(
        f'  <object id="{90 + n}" type="quarter" x="{x * TILE}" y="{y * TILE}"'
        f' width="{size * TILE}" height="{size * TILE}">\n'
        f'   <properties><property name="colour" value="{colours[n % 4]}"/></properties>\n'
        "  </object>\n"
        for n, (x, y) in enumerate(corners)
    )
    body = layer("terrain", [[1] * width] * height)
    body += layer("obstacles", spots(width, height, {(1, 4)}, 2))
    body += layer("bricks", spots(width, height, bricks, 6))
    body += (
        layer("decoration", spots(width, height, eagles(width, corners, size), EAGLE + 1)) + more
    )
    body += things("quarters", quarters)
    body += things("bots", "".join(bots(x, y) for x, y in corners))
    said = {**titles("Field"), "players": "2-4"}
    return document("tanchiki_board", width, height, said, body)


def eagles(width: int, corners: list[tuple[int, int]], size: int) -> set[tuple[int, int]]:
    """Return the eagle's cell of each quarter in two rows: the third inward from outside."""
    found = set()
    for x, y in corners:
        beside = 2 * x + size - width
        east = beside > 0 or (beside == 0 and y > 0)
        found.add((x + (size - 3 if east else 2), y + (size - 3 if y else 2)))
    return found


def chess() -> str:
    body = layer("terrain", [[7] * 8] * 8) + layer("obstacles", spots(8, 8, {(2, 3), (5, 4)}, 8))
    body += layer("mines", spots(8, 8, {(0, 3), (7, 4)}, 14))
    pieces = [(4, 7, "white", "commander"), (3, 6, "white", "light")]
    pieces += [(3, 0, "black", "commander"), (4, 1, "black", "light")]
    body += things("pieces", "".join(piece(n, *each) for n, each in enumerate(pieces)))
    return document("tank_chess_board", 8, 8, titles("Square"), body)


def document(kind: str, width: int, height: int, said: dict[str, str], body: str) -> str:
    lines = "".join(
        f'  <property name="{name}" value="{value}"/>\n'
        for name, value in {**said, "class": kind}.items()
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" width="{width}"'
        f' height="{height}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0">\n'
        f" <properties>\n{lines} </properties>\n"
        ' <tileset firstgid="1" source="tiles.tsx"/>\n' + body + "</map>\n"
    )


def layer(name: str, rows: list[list[int]], said: str = "") -> str:
    data = ",\n".join(",".join(map(str, row)) for row in rows)
    size = f'width="{len(rows[0])}" height="{len(rows)}"'
    return (
        f' <layer name="{name}" {size}{said}>\n'
        f'  <data encoding="csv">\n{data}\n  </data>\n </layer>\n'
    )


def spots(width: int, height: int, cells: set[tuple[int, int]], gid: int) -> list[list[int]]:
    return [[gid if (x, y) in cells else 0 for x in range(width)] for y in range(height)]


def things(name: str, objects: str) -> str:
    return f' <objectgroup name="{name}">\n{objects} </objectgroup>\n'


def bots(x: int, y: int) -> str:
    """Return the four bot cells of a quarter whose corner cell this is; each gun its own way."""
    places = ((2, 1), (4, 1), (1, 3), (4, 3))
    return "".join(
        f'  <object id="{x * 10 + y + 1}{n}" type="bot_cell" gid="{BOT + 1}"'
        f' x="{(x + dx) * TILE + 4}" y="{(y + dy) * TILE + 4}" width="8" height="8"'
        f' rotation="{90 * n}">\n'
        f'   <properties><property name="number" type="int" value="{n + 1}"/></properties>\n'
        "  </object>\n"
        for n, (dx, dy) in enumerate(places)
    )


def piece(n: int, x: int, y: int, side: str, kind: str) -> str:
    return (
        f'  <object id="{n + 1}" type="piece" x="{x * TILE + 4}" y="{y * TILE + 4}">\n'
        f'   <properties><property name="side" value="{side}"/>'
        f'<property name="kind" value="{kind}"/></properties>\n'
        "   <point/>\n  </object>\n"
    )


def titles(name: str) -> dict[str, str]:
    return {f"title.{language}": f"{name} {language}" for language in ("en", "ru", "uk")}


def write_good(folder: Path) -> None:
    """Write the three good maps with their tiles."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tiles.png").write_bytes(png(TILE * COUNT, TILE))
    (folder / "tiles.tsx").write_text(tileset(), "utf-8")
    for name, text in (("board", board()), ("segment", segment()), ("chess", chess())):
        (folder / f"good_{name}.tmx").write_text(text, "utf-8")


def _tile(number: int, terrain: str) -> str:
    return (
        f' <tile id="{number}">\n  <properties>\n'
        f'   <property name="terrain" value="{terrain}"/>\n  </properties>\n </tile>\n'
    )


def _pixel(x: int, y: int) -> tuple[int, int, int]:
    tile, across = divmod(x, TILE)
    return (tile * 12 % 256, across * 31 % 256, y * 29 % 256)
