"""Which board is played: one of the maps, or segments laid by a code, shuffled and turned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.content.maps import MapFile, boards, map_folder
from game.content.segments import SegmentMap, read_pool, segment_folder
from game.content.tiled.files import roots
from game.core.chance import Dice
from game.rules.tanchiki.assembly import BadCode, Laid, assemble, code_of, layout_of
from game.rules.tanchiki.board import Board
from game.rules.tanchiki.checks import board_faults

LEARNING = "A0 B0 C0 D0"
LARGE_BOARD = "A0 B0 C0 / D0 A1 B1"
BOX = 4
CROWD = 5
LARGE = 6
"""From so many seats on a second box is opened, for 3 x 2 segments (T11.6)."""

Pool = Mapping[str, SegmentMap]


@dataclass(frozen=True, slots=True)
class Quarters:
    """A board by its code; `locked` are the places in it that a shuffle leaves alone."""

    code: str
    locked: frozenset[int] = frozenset()


def segments() -> Pool:
    """Return every segment that may be laid, newly drawn ones too."""
    folder = segment_folder()
    return read_pool([folder], roots(folder, map_folder())).segments


def maps() -> tuple[MapFile, ...]:
    """Return the drawn boards; those that only name a code are laid by the code itself."""
    return boards("tanchiki").maps


def board_by(pool: Pool, code: str) -> Board | None:
    """Return the board a code names, None where it cannot be."""
    try:
        board = assemble({letter: each.segment for letter, each in pool.items()}, code)
    except BadCode:
        return None
    return None if board_faults(board) else board


def shuffled(pool: Pool, quarters: Quarters, dice: Dice, count: int) -> Quarters:
    """Lay and turn all quarters anew but the locked ones."""
    places = _places(quarters, count)
    free = [n for n in range(count) if n not in quarters.locked]
    kept = [places[n].letter for n in range(count) if n in quarters.locked]
    bag = list(dice.shuffled(_bag(pool, count, kept)))
    for place in free:
        places[place] = Laid(bag.pop(), dice.below(4))
    return replace(quarters, code=_code(places))


def turned(quarters: Quarters, place: int) -> Quarters:
    """Turn one quarter clockwise."""
    places = [laid for row in layout_of(quarters.code) for laid in row]
    places[place] = Laid(places[place].letter, (places[place].turns + 1) % 4)
    return replace(quarters, code=_code(places))


def next_segment(pool: Pool, quarters: Quarters, place: int) -> Quarters:
    """Put the next segment of the pool there; the one that lay there goes where that one lay."""
    places = [laid for row in layout_of(quarters.code) for laid in row]
    letters = sorted(pool)
    old = places[place].letter
    new = letters[(letters.index(old) + 1) % len(letters)]
    for other, laid in enumerate(places):
        if laid.letter == new and len(places) == BOX:
            places[other] = Laid(old, laid.turns)
    places[place] = Laid(new, places[place].turns)
    return replace(quarters, code=_code(places))


def locked(quarters: Quarters, place: int) -> Quarters:
    """Lock a quarter or let it loose."""
    return replace(quarters, locked=quarters.locked ^ {place})


def wanted(seats: int) -> int:
    """Return how many quarters so many seats need (T11.6)."""
    return LARGE if seats >= CROWD else BOX


def kept(quarters: Quarters, map_name: str, options: Mapping[str, bool]) -> str:
    """Return the choices as text, to be offered again."""
    written = {
        "code": quarters.code,
        "locked": sorted(quarters.locked),
        "map": map_name,
        "options": sorted(name for name, on in options.items() if on),
    }
    return json.dumps(written)


@dataclass(frozen=True, slots=True)
class Kept:
    quarters: Quarters
    map_name: str
    options: frozenset[str]


def read_kept(text: str) -> Kept:
    """Return what was kept, or the learning board where it cannot be read."""
    try:
        found = json.loads(text)
        code = str(found["code"])
        layout_of(code)
        locks = frozenset(int(place) for place in found["locked"])
        names = frozenset(str(name) for name in found["options"])
        return Kept(Quarters(code, locks), str(found["map"]), names)
    except (ValueError, TypeError, KeyError, BadCode, RecursionError):
        return Kept(Quarters(LEARNING), "", frozenset())


def _bag(pool: Pool, count: int, kept_letters: list[str]) -> list[str]:
    """Return the letters that may fill the free places: each as seldom as can be."""
    letters = sorted(pool)
    if count == BOX and len(letters) > BOX:
        colours: dict[str, str] = {}
        for letter in letters:
            colours.setdefault(pool[letter].segment.colour.value, letter)
        letters = sorted(colours.values())
    bag = letters * -(-count // len(letters))
    for letter in kept_letters:
        if letter in bag:
            bag.remove(letter)
    return bag


def _places(quarters: Quarters, count: int) -> list[Laid]:
    places = [laid for row in layout_of(quarters.code) for laid in row]
    return (places * 2)[:count]


def _code(places: list[Laid]) -> str:
    if len(places) == BOX:
        return code_of((tuple(places[:2]), tuple(places[2:])))
    half = len(places) // 2
    return code_of((tuple(places[:half]), tuple(places[half:])))
