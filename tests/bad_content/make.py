"""Make the bad maps: each is a good one with a single mistake.

Run `python -m tests.bad_content.make` after a change here. The sentence that a map must give
lies beside it, in a text file of the same name, and is written by hand.
"""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

from tests.bad_content.ground import (
    COUNT,
    HERE,
    TILE,
    bots,
    document,
    layer,
    piece,
    png,
    things,
    tileset,
    titles,
    write_good,
)

Edit = tuple[str, str]

MAP = 'orientation="orthogonal" width="6" height="6"'
SET = ' <tileset firstgid="1" source="tiles.tsx"/>\n'
TERRAIN = '<layer name="terrain" width="6" height="6">'
ROW = "1,1,1,1,1,1"
DATA = "\n" + ",\n".join([ROW] * 6) + "\n  "
WIDE = ",".join("1" * 12) + ",\n"
BOT = 'x="20" y="12" width="8" height="8" rotation="0"'
CLASS = '<property name="class" value="tanchiki_segment"/>'
QUARTER = '<object id="90" type="quarter" x="0" y="0" width="48" height="48">'
LAST_QUARTER = (
    '  <object id="93" type="quarter" x="48" y="48" width="48" height="48">\n'
    '   <properties><property name="colour" value="yellow"/></properties>\n'
    "  </object>\n"
)
ROOM = [
    (x, y)
    for y in range(2, 8)
    for x in range(8)
    if (x, y) not in {(2, 3), (5, 4), (0, 3), (7, 4), (4, 7), (3, 6)}
]
"""The cells of the good board on which another piece may stand."""

COMMANDER = piece(0, 4, 7, "white", "commander")


def packed(raw: bytes, compression: str = "") -> str:
    name = f' compression="{compression}"' if compression else ""
    return f'<data encoding="base64"{name}>' + base64.b64encode(raw).decode()


def inline(old: str, new: str) -> Edit:
    """Put the tileset into the map, changed in one place."""
    text = tileset().split("\n", 1)[1]
    assert old in text, old
    return SET, text.replace("<tileset ", '<tileset firstgid="1" ', 1).replace(old, new, 1)


def said(name: str, value: str) -> Edit:
    return CLASS, CLASS + f'\n  <property name="{name}" value="{value}"/>'


def challenge(**members: str) -> Sequence[Edit]:
    """Give a challenge as a property of the class that Tiled offers."""
    inner = "".join(f'<property name="{key}" value="{each}"/>' for key, each in members.items())
    kind = '<property name="challenge" type="class" propertytype="challenge"><properties>'
    return [("<properties>\n", f"<properties>\n  {kind}{inner}</properties></property>\n")]


def starts(*cells: tuple[int, int], seat: str = "", corner: bool = False) -> Edit:
    """Give a layer of start cells; only the last may be for a seat, or off the middle."""
    objects = "".join(
        f'  <object id="{700 + n}" type="start" x="{x * TILE + 4}" y="{y * TILE + 4}">\n'
        "   <point/>\n  </object>\n"
        for n, (x, y) in enumerate(cells)
    )
    head, last, tail = objects.rpartition("   <point/>")
    if seat:
        last = f'   <properties><property name="seat" value="{seat}"/></properties>\n{last}'
    if corner:
        x, y = cells[-1]
        head = head.replace(f'x="{x * TILE + 4}" y="{y * TILE + 4}"', f'x="{x * TILE}" y="4"')
    layer_of = ' <objectgroup name="quarters">'
    return layer_of, f' <objectgroup name="starts">\n{head}{last}{tail} </objectgroup>\n{layer_of}'


CELLS = struct.pack("<36I", *[1] * 36)
CSV = f'<data encoding="csv">{DATA}'

SEGMENT: dict[str, Sequence[Edit]] = {
    # The file itself
    "cut_short": [("</map>\n", "")],
    "other_root": [("<map ", "<world "), ("</map>", "</world>")],
    "namespace": [("<map ", '<t:map xmlns:t="x" '), ("</map>", "</t:map>")],
    "other_encoding": [('encoding="UTF-8"', 'encoding="utf-16"')],
    "entity": [("<map ", '<!DOCTYPE map [<!ENTITY a "b">]>\n<map ')],
    "outer_entity": [("<map ", '<!DOCTYPE map [<!ENTITY % a SYSTEM "file:///x"> %a;]>\n<map ')],
    "default_attributes": [("<map ", '<!DOCTYPE map [<!ATTLIST map version CDATA "9">]>\n<map ')],
    "too_deep": [(SET, SET + "<group>" * 20 + "</group>" * 20)],
    "too_many": [(SET, SET + "<group/>" * 40_000)],
    "long_name": [('name="terrain"', f'name="{"x" * 2001}"')],
    "unknown_attribute": [("<map ", '<map nova="1" ')],
    "unknown_layer_attribute": [(TERRAIN, TERRAIN.replace(">", ' swing="7">'))],
    "unknown_object_attribute": [('<object id="10"', '<object id="10" swing="7"')],
    "reserved_attribute": [("<map ", '<map filename="/etc/x.tmx" ')],
    "namespace_attribute": [("<map ", '<map xmlns:t="x" ')],
    "unknown_element": [(SET, SET + " <nova/>\n")],
    "misplaced_element": [(SET, SET + ' <object id="5" x="0" y="0"/>\n')],
    "stray_words": [(SET, SET + " hello\n")],
    "newer_attribute": [('tiledversion="1.8.2"', 'tiledversion="1.13.0" nova="1"')],
    "newer_namespace": [('tiledversion="1.8.2"', 'tiledversion="1.13.0" t:nova="1"')],
    # The map's frame
    "isometric": [('"orthogonal"', '"isometric"')],
    "no_width": [(MAP, MAP.replace('width="6"', 'width="0"'))],
    "wide": [(MAP, MAP.replace('width="6"', 'width="65"'))],
    "endless_width": [(MAP, MAP.replace('width="6"', 'width="1e308"'))],
    "arabic_width": [(MAP, MAP.replace('width="6"', 'width="\u0666"'))],
    "fractional_width": [(MAP, MAP.replace('width="6"', 'width="6.5"'))],
    "oblong_tiles": [('tileheight="8"', 'tileheight="16"')],
    "tiny_tiles": [('tilewidth="8" tileheight="8"', 'tilewidth="1" tileheight="1"')],
    "no_class": [(CLASS, "")],
    "unknown_class": [('value="tanchiki_segment"', 'value="tanchiki_segmnet"')],
    "endless_without_tiles": [
        ('infinite="0"', 'infinite="1"'),
        (CSV, '<data encoding="csv">'),
    ],
    "endless_far_apart": [
        ('infinite="0"', 'infinite="1"'),
        (
            CSV,
            '<data encoding="csv"><chunk x="0" y="0" width="1" height="1">1</chunk>'
            '<chunk x="900" y="0" width="1" height="1">1</chunk>',
        ),
    ],
    "endless_large_chunk": [
        ('infinite="0"', 'infinite="1"'),
        (
            CSV,
            '<data encoding="csv"><chunk x="0" y="0" width="999" height="1">1</chunk>'
            '<chunk x="0" y="0" width="1" height="1">1</chunk>',
        ),
    ],
    # Tilesets
    "no_tileset": [(SET, "")],
    "lost_tileset": [("tiles.tsx", "tails.tsx")],
    "outer_tileset": [("tiles.tsx", "../../../../outside.tsx")],
    "absolute_tileset": [("tiles.tsx", "/tmp/tiles.tsx")],
    "backslash_tileset": [("tiles.tsx", r"..\..\..\..\outside.tsx")],
    "json_tileset": [("tiles.tsx", "tiles.tsj")],
    "overlapping_tilesets": [(SET, SET + SET.replace('"1"', '"5"'))],
    "nine_tilesets": [(SET, SET * 9)],
    "zero_tiles": [inline('tilewidth="8"', 'tilewidth="0"')],
    "minus_spacing": [inline('tilewidth="8"', 'spacing="-8" tilewidth="8"')],
    "other_tiles_than_the_map": [
        ('tilewidth="8" tileheight="8"', 'tilewidth="16" tileheight="16"'),
    ],
    "other_tile_size": [
        inline('tilewidth="8" tileheight="8"', 'tilewidth="16" tileheight="16"'),
    ],
    "moved_tiles": [inline("<image", '<tileoffset x="0" y="3"/><image')],
    "tile_count": [inline('tilecount="20"', 'tilecount="400"')],
    "uneven_margin": [inline('tilewidth="8"', 'margin="7" tilewidth="8"')],
    "single_pictures": [inline('<tile id="0">', '<tile id="0"><image source="tiles.png"/>')],
    "no_picture": [inline(f'<image source="tiles.png" width="{TILE * COUNT}" height="8"/>', "")],
    "transparent_colour": [inline('source="tiles.png"', 'source="tiles.png" trans="ff00ff"')],
    "lost_picture": [inline("tiles.png", "tails.png")],
    "secret_picture": [inline("tiles.png", "/etc/passwd")],
    "outer_picture": [inline("tiles.png", "../../../../outside.png")],
    "jpeg_picture": [inline("tiles.png", "tiles.jpg")],
    "vector_picture": [inline("tiles.png", "vector.png")],
    "huge_picture": [inline("tiles.png", "huge.png")],
    "cut_picture": [inline("tiles.png", "cut.png")],
    "short_picture": [inline("tiles.png", "short.png")],
    "device_picture": [inline("tiles.png", "CON.png")],
    "device_folder": [("tiles.tsx", "aux/tiles.tsx")],
    "picture_size_wrong": [inline('width="160"', 'width="100000"')],
    "tile_beyond": [inline('<tile id="0">', '<tile id="99">')],
    "tile_described_twice": [inline('<tile id="0">', '<tile id="1">')],
    "endless_frame": [
        inline(
            '<tile id="0">',
            '<tile id="0"><animation><frame tileid="1" duration="0"/></animation>',
        )
    ],
    # Layers
    "no_terrain": [('name="terrain"', 'name="decoration"'), (DATA, DATA.replace("1", "15"))],
    "misspelt_layer": [('name="bricks"', 'name="brick"')],
    "layer_twice": [('name="bricks"', 'name="terrain"')],
    "objects_as_terrain": [
        (TERRAIN, '<objectgroup name="terrain"/>' + TERRAIN.replace("terrain", "decoration")),
        (DATA, DATA.replace("1", "15")),
    ],
    "tiles_as_bots": [('<objectgroup name="bots">', '<objectgroup name="bricks">')],
    "picture_layer": [(SET, SET + ' <imagelayer name="sky"/>\n')],
    "hidden_terrain": [(TERRAIN, TERRAIN.replace(">", ' visible="0">'))],
    "hidden_group": [
        (f" {TERRAIN}", f' <group visible="0">\n {TERRAIN}'),
        ("  </data>\n </layer>", "  </data>\n </layer>\n </group>"),
    ],
    "shifted_terrain": [(TERRAIN, TERRAIN.replace(">", ' offsetx="4.5">'))],
    "tinted_terrain": [(TERRAIN, TERRAIN.replace(">", ' tintcolor="#ff0000">'))],
    "short_layer": [(DATA, DATA.replace(ROW, "1,1,1,1,1", 1))],
    "long_layer": [(DATA, DATA.replace(ROW, ROW + ",1", 1))],
    "other_layer_size": [(TERRAIN, TERRAIN.replace('width="6"', 'width="5"'))],
    "letters_in_layer": [(DATA, DATA.replace("1", "x", 1))],
    "minus_in_layer": [(DATA, DATA.replace("1", "-5", 1))],
    "layer_without_data": [(f"{CSV}</data>", "")],
    "xml_layer": [(CSV, '<data><tile gid="1"/>')],
    "zstd_layer": [(CSV, packed(CELLS, "zstd"))],
    "unknown_packing": [(CSV, packed(CELLS, "lzma"))],
    "no_base64": [(CSV, '<data encoding="base64">@@@@')],
    "broken_zlib": [(CSV, packed(zlib.compress(CELLS)[:-3], "zlib"))],
    "zlib_and_more": [(CSV, packed(zlib.compress(CELLS) + b"more", "zlib"))],
    "gzip_twice": [(CSV, packed(gzip.compress(CELLS, mtime=0) * 2, "gzip"))],
    "gzip_bomb": [(CSV, packed(gzip.compress(bytes(1 << 25), mtime=0), "gzip"))],
    "short_base64": [(CSV, packed(CELLS[:-2]))],
    "unknown_tile": [(DATA, DATA.replace("1", "999", 1))],
    "last_gid": [(DATA, DATA.replace("1", "4294967295", 1))],
    "gid_too_long": [(DATA, DATA.replace("1", "9" * 30, 1))],
    # What is drawn
    "empty_cell": [(DATA, DATA.replace("1", "0", 1))],
    "decoration_as_terrain": [(DATA, DATA.replace("1", "15", 1))],
    "brick_as_terrain": [(DATA, DATA.replace("1", "6", 1))],
    "chess_terrain": [(DATA, DATA.replace("1", "8", 1))],
    "misspelt_terrain": [inline('value="ground"', 'value="groud"')],
    "brick_on_ice": [(DATA, DATA.replace("1", "5", 2))],
    "wall_in_decoration": [
        (
            f" {TERRAIN}",
            f' <layer name="decoration" width="6" height="6">{CSV}</data></layer>\n {TERRAIN}',
        ),
        (CSV, CSV.replace(DATA, DATA.replace("1", "0").replace("0", "2", 1))),
    ],
    # What is said
    "unknown_property": [said("titel.en", "Yard")],
    "property_twice": [said("title.en", "Yard")],
    "nameless_property": [(CLASS, CLASS + '<property value="x"/>')],
    "list_property": [(CLASS, CLASS + '<property name="author" type="list"><item/></property>')],
    "long_title": [('"Yard en"', f'"{"Y" * 41}"')],
    "no_title": [
        (f'  <property name="title.{code}" value="Yard {code}"/>\n', "")
        for code in ("en", "ru", "uk")
    ],
    "one_title": [
        (f'  <property name="title.{code}" value="Yard {code}"/>\n', "") for code in ("ru", "uk")
    ],
    "order_in_words": [said("order", "first")],
    "challenge_on_a_segment": [said("challenge.aim", "eagles")],
    "small_letter": [('value="K"', 'value="k"')],
    "no_letter": [('  <property name="letter" value="K"/>\n', "")],
    "unknown_colour": [('value="green"', 'value="gren"')],
    # Objects
    "unknown_object": [('type="bot_cell" gid="16" x="20"', 'type="bot_sell" gid="16" x="20"')],
    "bot_between_cells": [(BOT, BOT.replace('x="20"', 'x="16"'))],
    "bot_outside": [(BOT, BOT.replace('x="20"', 'x="-4"'))],
    "bot_askew": [(BOT, BOT.replace('"0"', '"45"'))],
    "hidden_bot": [(BOT, BOT + ' visible="0"')],
    "bot_number_5": [('value="1"/>', 'value="5"/>')],
    "bot_number_twice": [('type="int" value="2"', 'type="int" value="1"')],
    "bot_in_words": [('type="int" value="1"', 'value="one"')],
    "bot_facing_unknown": [
        ("<properties><property", '<properties><property name="facing" value="up"/><property')
    ],
    "bot_facing_slant": [
        (
            "<properties><property",
            '<properties><property name="facing" value="north_east"/><property',
        )
    ],
    "bot_facing_other": [
        ("<properties><property", '<properties><property name="facing" value="south"/><property')
    ],
    "bot_property_unknown": [
        ("<properties><property", '<properties><property name="facin" value="north"/><property')
    ],
    "bot_without_facing": [(' gid="16" ' + BOT + ">", ' x="20" y="12"><point/>')],
    "template_lost": [(BOT, BOT + ' template="none.tx"')],
    "template_outside": [(BOT, BOT + ' template="../../../../x.tx"')],
    "template_empty": [(BOT, BOT + ' template="empty.tx"')],
    "template_other_tileset": [(BOT, BOT + ' template="other.tx"')],
    # The rules
    "concrete_on_eagle": [
        (DATA, DATA[:1] + ",\n".join([ROW] * 2 + ["1,1,2,1,1,1"] + [ROW] * 3) + "\n  ")
    ],
    "bot_on_an_eagle_cell": [(BOT, BOT.replace('y="12"', 'y="28"'))],
    "bot_on_water": [(DATA, DATA[:1] + ",\n".join([ROW, "1,1,4,1,1,1", *[ROW] * 4]) + "\n  ")],
    "diagonal_blocked": [
        (
            DATA,
            "\n2,1,1,1,1,1,\n1,2,1,1,1,1,\n" + ",\n".join([ROW] * 3) + ",\n1,1,1,1,1,2\n  ",
        )
    ],
}
BOARD: dict[str, Sequence[Edit]] = {
    "quarter_missing": [(QUARTER, QUARTER.replace('"0" y', '"48" y').replace("90", "80"))],
    "quarter_off_grid": [(QUARTER, QUARTER.replace('x="0"', 'x="3"'))],
    "quarter_oblong": [(QUARTER, QUARTER.replace('height="48"', 'height="40"'))],
    "quarter_colour": [('value="red"/></properties>', 'value="pink"/></properties>')],
    "two_red_quarters": [('value="blue"/></properties>', 'value="red"/></properties>')],
    "quarter_outer": [
        ("<properties><property", '<properties><property name="outer" value="north"/><property')
    ],
    "bot_missing": [
        ('type="bot_cell" gid="16" x="20" y="12"', 'type="bot_cell" gid="16" x="68" y="44"')
    ],
    "bot_on_the_eagle": [
        ('type="bot_cell" gid="16" x="20" y="12"', 'type="bot_cell" gid="16" x="20" y="20"')
    ],
    "obstacle_on_water": [
        (
            "1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1",
            "1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1,1,1,1,1,1,1,1,1,1,\n1,1,1,1,1,1,1,1,1,1,1,1,\n1,4,1",
        )
    ],
    "eleven_bricks": [("0,0,0,6,0,0,0,0,0,6,0,0", "0,0,0,0,0,0,0,0,0,6,0,0")],
    "too_many_players": [('value="2-4"', 'value="2-6"')],
    "players_in_words": [('value="2-4"', 'value="some"')],
    "option_of_tank_chess": [
        ('name="players" value="2-4"', 'name="options" value="island,hidden_mines"')
    ],
    "option_unknown": [('name="players" value="2-4"', 'name="options" value="iland"')],
    "code_over_layers": [('name="players" value="2-4"', 'name="code" value="A0 B0 C0 D0"')],
    "starts_too_few": [starts((0, 5), (1, 1), (2, 3))],
    "start_of_seat_9": [starts((0, 5), (1, 1), (0, 0), (2, 3), seat="9")],
    "starts_for_others": [starts((0, 5), (1, 1), (0, 0), (2, 3), seat="6")],
    "start_on_a_brick": [starts((0, 5), (2, 3), (0, 0), (0, 1))],
    "start_on_concrete": [starts((0, 5), (2, 3), (0, 0), (1, 4))],
    "start_twice": [starts((0, 5), (2, 3), (0, 0), (0, 0), (1, 1))],
    "start_between_cells": [starts((0, 5), (2, 3), (0, 0), (1, 1), corner=True)],
    "challenge_aim_misspelt": challenge(aim="eagels"),
    "challenge_of_tank_chess": challenge(aim="win"),
    "challenge_of_four_eagles": challenge(aim="eagles", count="4"),
    "challenge_stars_falling": challenge(aim="bots", three="8"),
    "challenge_without_aim": challenge(count="2"),
    "challenge_member_misspelt": challenge(aim="bots", cuont="2"),
    "challenge_seed_below_none": challenge(aim="bots", seed="-1"),
    "challenge_careful_in_words": challenge(aim="bots", careful="very"),
    "bot_gone": [(bots(0, 0).split("  <object")[1], ""), ("  <object  <object", "  <object")],
    "bots_together": [('x="36" y="12" width="8"', 'x="20" y="12" width="8"')],
    "quarter_gone": [(LAST_QUARTER, "")],
    "quarters_of_two_sizes": [(QUARTER, QUARTER.replace("48", "96"))],
    "cell_cut_off": [('"csv">\n1,1,', '"csv">\n1,2,')],
    "rising_diagonal_blocked": [
        ('"csv">\n' + WIDE * 5 + "1", '"csv">\n' + WIDE[:10] + "2" + WIDE[11:] + WIDE * 4 + "2")
    ],
    "tiles_named_bots": [('<layer name="bricks"', '<layer name="bots"')],
    "many_objects": [("</map>", things("notes", "  <object/>\n" * 601) + "</map>")],
    "many_layers": [("</map>", things("notes", "") * 33 + "</map>")],
    "many_properties": [
        (
            "<properties>\n",
            "<properties>\n" + "".join(f'  <property name="p{n}" value=""/>\n' for n in range(201)),
        )
    ],
    "eagle_unmarked": [("0,0,18,0,0,0,0,0,0,18,0,0", "0,0,18,0,0,0,0,0,0,15,0,0")],
    "decoration_between_pixels": [('name="decoration"', 'name="decoration" offsetx="0.5"')],
}
CODES = {
    "code_word": "A0 B7 C0 D0",
    "code_three": "A0 B0 C0",
    "code_uneven": "A0 B0 / C0",
    "code_segment": "A0 B0 C0 Z0",
    "code_same_colour": "A0 A1 C0 D0",
}
CHESS: dict[str, Sequence[Edit]] = {
    "no_commander": [(COMMANDER, COMMANDER.replace("commander", "heavy"))],
    "crowded_army": [
        (
            ' <objectgroup name="pieces">\n',
            ' <objectgroup name="pieces">\n'
            + "".join(piece(50 + n, *cell, "white", "light") for n, cell in enumerate(ROOM)),
        )
    ],
    "two_commanders": [('value="light"', 'value="commander"')],
    "unknown_piece": [('value="light"', 'value="lihgt"')],
    "unknown_side": [('value="white"', 'value="grey"')],
    "piece_on_wall": [('x="28" y="52"', 'x="20" y="28"')],
    "piece_on_mine": [('x="28" y="52"', 'x="4" y="28"')],
    "pieces_together": [('x="28" y="52"', 'x="36" y="60"')],
    "no_way_out": [
        ("0,0,0,0,0,0,0,0,\n0,0,8,0,0,0,0,0,\n", "0,0,0,0,0,0,0,0,\n8,8,8,8,8,8,8,8,\n"),
        ("14,0,0,0,0,0,0,0", "0,0,0,0,0,0,0,0"),
    ],
    "challenge_of_tanchiki": challenge(aim="eagles"),
    "unequal_sides": [("0,0,8,0,0,0,0,0", "0,0,0,0,0,0,0,0")],
    "moves_first_unknown": [
        ('name="title.uk"', 'name="moves_first" value="blakc"/>\n  <property name="title.uk"')
    ],
    "three_players": [
        ('name="title.uk"', 'name="players" value="3"/>\n  <property name="title.uk"')
    ],
}


def make(folder: Path = HERE) -> None:
    write_good(folder)
    for base, maps in (("segment", SEGMENT), ("board", BOARD), ("chess", CHESS)):
        good = (folder / f"good_{base}.tmx").read_text("utf-8")
        for name, edits in maps.items():
            (folder / f"{name}.tmx").write_text(edited(good, name, edits), "utf-8")
    head = (folder / "good_board.tmx").read_text("utf-8").split(SET)[0]
    for name, code in CODES.items():
        text = head.replace('name="players" value="2-4"', f'name="code" value="{code}"')
        (folder / f"{name}.tmx").write_text(text + "</map>\n", "utf-8")
    write_small(folder)
    write_others(folder)


def write_small(folder: Path) -> None:
    """Write boards that would be in order if they were larger."""
    body = layer("terrain", [[1] * 5] * 5)
    small = document("tanchiki_segment", 5, 5, {**titles("Yard"), "letter": "K"}, body)
    (folder / "too_small.tmx").write_text(small, "utf-8")
    body = layer("terrain", [[7] * 7] * 7)
    small = document("tank_chess_board", 7, 7, titles("Square"), body)
    (folder / "chess_too_small.tmx").write_text(small, "utf-8")


def write_others(folder: Path) -> None:
    """Write what is no text, and the files that bad maps name."""
    good = (folder / "good_segment.tmx").read_bytes()
    (folder / "latin_letters.tmx").write_bytes(good.replace(b"Yard uk", b"Yard \xe9"))
    (folder / "empty.tmx").write_bytes(b"")
    (folder / "picture.tmx").write_bytes(png(1, 1, b"\0\0\0\0"))
    (folder / "zeros.tmx").write_bytes(good[:200] + b"\0" + good[200:])
    (folder / "web_page.tmx").write_bytes(b"<!DOCTYPE html>\n<html><body>404</body></html>\n")
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'
    (folder / "vector.png").write_text(svg, "utf-8")
    (folder / "huge.png").write_bytes(png(47_000, 47_000, b""))
    (folder / "cut.png").write_bytes(png(160, 8)[:20])
    (folder / "short.png").write_bytes(png(160, 8)[:-40])
    (folder / "json.tmx").write_text('{ "width": 6, "type": "map" }\n', "utf-8")
    (folder / "paper.tmx").write_text("<!-- saved -->\n<HTML lang=en><p>Not found<br>\n", "utf-8")
    template = '<template>\n <tileset firstgid="1" source="{}"/>\n{}</template>\n'
    thing = ' <object type="bot_cell" gid="1" width="8" height="8"/>\n'
    (folder / "empty.tx").write_text(template.format("tiles.tsx", ""), "utf-8")
    (folder / "other.tx").write_text(template.format("other.tsx", thing), "utf-8")
    (folder / "other.tsx").write_text(tileset(), "utf-8")


def edited(text: str, name: str, edits: Sequence[Edit]) -> str:
    for old, new in edits:
        assert old in text, (name, old)
        text = text.replace(old, new, 1)
    return text


if __name__ == "__main__":
    make()
