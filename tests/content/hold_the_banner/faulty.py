"""Faulty boards, one mistake each, and the sentence that each must get."""

from __future__ import annotations

import re

from tests.content.hold_the_banner.drawn import BLANK, DUEL, GOOD, STEEL, WATER, with_tiles

STANDARD, DUELS = GOOD.read_text("utf-8"), DUEL.read_text("utf-8")
EMPTY = BLANK.read_text("utf-8").replace("../", "")


def moved(text: str, thing: int, x: float, y: float) -> str:
    """Return a map with an object elsewhere, in cells."""
    place = f'x="{round(x * 64)}" y="{round(y * 64)}"'
    return changed(text, rf'(<object id="{thing}" [^>]*?)x="[^"]*" y="[^"]*"', rf"\g<1>{place}")


def without(text: str, *things: int) -> str:
    for thing in things:
        text = changed(text, rf'  <object id="{thing}" [^>]*/>\n', "")
    return text


def changed(text: str, old: str, new: str) -> str:
    found, count = re.subn(old, new, text, count=1, flags=re.DOTALL)
    assert count, old
    return found


def with_spawns(text: str, count: int) -> str:
    """Return the blank board with so many spawns more, row by row from row 2."""
    more = "".join(
        f'  <object id="{100 + n}" type="spawn" gid="11" x="{64 * (n % 13) + 32}"'
        f' y="{64 * (n // 13 + 1) + 32}" width="64" height="64"/>\n'
        for n in range(count)
    )
    return changed(text, r'(name="spawns"[^>]*>\n)', rf"\g<1>{more}")


ROUND = {"F12": STEEL, "G12": STEEL, "H12": STEEL, "F13": STEEL, "H13": STEEL}
BANNER, FENCE, SPAWN, GUARD = 1, 2, 7, 10
"""The objects of the standard board: the first of each class."""
TWICE = "another one lies on this cell; delete one of them"
CLOSED = "no tank can come onto this cell: a wall, water, a fence or a banner lies there; clear it"
SHAPE = (
    "a fence is an upright rectangle of whole quarters, half a cell each way; snap it to the fine"
    " grid (rule P6.1)"
)
AWAY = "a fence lies in the eight cells round a banner; move or shorten it (rule P6.1)"

FAULTY: dict[str, tuple[str, str]] = {
    "another_size": (
        re.sub(
            r",\n[\d,]+\n</data>",
            "\n</data>",
            STANDARD.replace('width="13" height="13"', 'width="13" height="12"'),
        ),
        "map: a board of Hold the Banner has 13 by 13 cells (rule P1.1)",
    ),
    "duel_of_three": (
        changed(DUELS, r"( </properties>)", r' <property name="players" value="2-3"/>\n\g<1>'),
        "map: players “2-3”, but this board is for 2, 4",
    ),
    "no_banner": (
        changed(STANDARD, r' <objectgroup id="3".*?</objectgroup>\n', ""),
        "banners: there is no banner; drag the template “banner” into the object layer “banners”"
        " (rule P4.1)",
    ),
    "three_banners": (
        changed(
            DUELS,
            r'(name="banners"[^>]*>\n)',
            r'\g<1>  <object id="90" type="banner" gid="10" x="32" y="416" width="64"'
            ' height="64"/>\n',
        ),
        "banners: cell G1 (6,0): object 2: a banner too many: one for a match with attackers, 2 for"
        " a duel; delete it (rule P9.5)",
    ),
    "two_banners_on_a_cell": (
        moved(DUELS, 2, 6.5, 12.5),
        f"banners: cell G13 (6,12): object 2: {TWICE}",
    ),
    "banner_on_a_wall": (
        with_tiles(STANDARD, {"G13": STEEL}),
        "banners: cell G13 (6,12): object 1: a wall or water lies under the banner; clear the cell"
        " (rule P2.1)",
    ),
    "banner_in_steel": (
        with_tiles(STANDARD, ROUND),
        "banners: cell G13 (6,12): no attacker can ever hit this banner: steel or water keeps them"
        " away; open a way or a line of fire (rule P7.1)",
    ),
    "yard_without_a_gate": (
        with_tiles(
            EMPTY,
            {
                "A8": STEEL,
                "B8": STEEL,
                "C9": STEEL,
                "C10": WATER,
                "A11": STEEL,
                "B11": STEEL,
                "A10": STEEL,
                "B10": STEEL,
                "A9": STEEL,
            },
        ),
        "terrain: cell B9 (1,8): no tank can ever come here; open a way through the steel or water,"
        " or fill the cell (rule P2.1)",
    ),
    "fence_as_a_point": (
        changed(STANDARD, r'(<object id="2" [^>]*) width="64" height="64"', r"\g<1>"),
        f"fences: cell F12 (5,11): object 2: {SHAPE}",
    ),
    "fence_between_quarters": (
        moved(STANDARD, FENCE, 5.25, 11),
        f"fences: cell F12 (5,11): object 2: {SHAPE}",
    ),
    "fence_outside": (
        moved(STANDARD, FENCE, -1, 11),
        "fences: cell -1,11: object 2: the object lies outside the board",
    ),
    "fence_on_the_banner": (
        moved(STANDARD, FENCE, 6, 12),
        "fences: cell G13 (6,12): object 2: the fence lies on a banner; move it beside it (rule"
        " P6.1)",
    ),
    "fence_away": (
        moved(STANDARD, FENCE, 5, 8),
        f"fences: cell F9 (5,8): object 2: {AWAY}",
    ),
    "fence_on_water": (
        with_tiles(STANDARD, {"F12": WATER}),
        "fences: cell F12 (5,11): object 2: no fence can be built on water; move it, or fill the"
        " water in (rule P6.1)",
    ),
    "fence_over_another": (
        moved(STANDARD, FENCE, 5.5, 11),
        "fences: cell G12 (6,11): object 3: the fence lies over another one; move or delete one of"
        " them (rule P6.1)",
    ),
    "spawn_on_a_wall": (
        moved(STANDARD, SPAWN, 2.5, 0.5),
        f"spawns: cell C1 (2,0): object 7: {CLOSED} (rule P5.2)",
    ),
    "guard_on_the_fence": (
        moved(with_tiles(STANDARD, {"F13": 0}), GUARD, 5.5, 12.5),
        f"guards: cell F13 (5,12): object 10: {CLOSED} (rule P4.4)",
    ),
    "two_spawns_on_a_cell": (
        moved(STANDARD, 8, 0.5, 0.5),
        f"spawns: cell A1 (0,0): object 8: {TWICE}",
    ),
    "one_guard": (
        without(STANDARD, GUARD),
        "guards: cell G13 (6,12): a banner has 2 cells where its guards come, the one here has 1;"
        " set or delete a “guard” near it (rule P4.4)",
    ),
    "no_spawns": (
        without(STANDARD, 7, 8, 9),
        "spawns: attackers have no cell to come to; drag the template “spawn” into the object"
        " layer “spawns” (rule P5.2)",
    ),
    "ten_spawns": (
        with_spawns(EMPTY, 7),
        "spawns: cell M1 (12,0): object 9: attackers come to 9 cells at most; delete some (rule"
        " P5.2)",
    ),
    "spawn_in_a_duel": (
        changed(
            DUELS,
            r"(</map>)",
            r' <objectgroup id="9" name="spawns">\n  <object id="90" type="spawn" gid="11" x="32"'
            r' y="416" width="64" height="64"/>\n </objectgroup>\n\g<1>',
        ),
        "spawns: cell A7 (0,6): object 90: nobody comes from the edge in a duel of two banners;"
        " delete it (rule P9.7)",
    ),
    "spawn_with_a_property": (
        changed(
            STANDARD,
            r'(<object id="7" [^>]*)/>',
            r'\g<1>><properties><property name="kind" value="fast"/></properties></object>',
        ),
        "spawns: cell A1 (0,0): object 7: an object of the class “spawn” says nothing more; delete"
        " the property “kind”",
    ),
}
"""What a map is, and what is said of it."""

UNEVEN = (
    with_tiles(DUELS, {"B2": 0}),
    "terrain: cell B2 (1,1): warning: the halves of this duel are not alike: mirrored or turned,"
    " this cell differs (rule P9.7)",
)
