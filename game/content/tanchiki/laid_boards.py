"""Which board is played: one of the maps, or segments laid by a code, shuffled and turned."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from game.content.maps.map_cache import BoardShelf
from game.content.maps.maps import MapFile
from game.core.chance import Dice
from game.rules.tanchiki.ground.assembly import BadCode, Laid, assemble, code_of, layout_of
from game.rules.tanchiki.ground.board import Board, Colour
from game.rules.tanchiki.ground.checks import board_faults

LEARNING = "A0 B0 C0 D0"
LARGE_BOARD = "A0 B0 C0 / D0 A1 B1"
BOX = 4
CROWD = 5
LARGE = 6
"""From so many seats on a second box is opened, for 3 x 2 segments (T11.6)."""

Pool = Mapping[str, MapFile]


@dataclass(frozen=True, slots=True)
class Quarters:
    """A board by its code; `locked` are the places in it that a shuffle leaves alone."""

    code: str
    locked: frozenset[int] = frozenset()


def segments(shelf: BoardShelf, folder: Path) -> Pool:
    """Return every segment of a folder of maps that may be laid, newly drawn ones too."""
    found: dict[str, MapFile] = {}
    for path in sorted((folder / "tanchiki" / "segments").glob("*.tmx")):
        each = shelf.read(path)
        if isinstance(each, MapFile) and each.letter:
            found.setdefault(each.letter, each)
    return found


def board_by(pool: Pool, code: str) -> Board | None:
    """Return the board a code names, None where it cannot be."""
    try:
        board = assemble({letter: each.ground for letter, each in pool.items()}, code)
    except BadCode:
        return None
    return None if board_faults(board) else board


def shuffled(pool: Pool, quarters: Quarters, dice: Dice, count: int) -> Quarters:
    """Lay and turn all quarters anew but the locked ones."""
    places = _places(quarters, count)
    free = [n for n in range(count) if n not in quarters.locked]
    kept = [places[n].letter for n in range(count) if n in quarters.locked]
    bag = list(dice.shuffled(_bag(pool, count, kept, dice)))
    for place in free:
        places[place] = Laid(bag.pop(), dice.below(4))
    return replace(quarters, code=_code(places))


def turned(quarters: Quarters, place: int) -> Quarters:
    """Turn one quarter clockwise."""
    places = [laid for row in layout_of(quarters.code) for laid in row]
    places[place] = Laid(places[place].letter, (places[place].turns + 1) % 4)
    return replace(quarters, code=_code(places))


def next_segment(pool: Pool, quarters: Quarters, place: int) -> Quarters:
    """Put the next segment of the pool there that makes a board; those of one colour follow
    each other. The one that lay there goes where the new one's colour lay."""
    places = [laid for row in layout_of(quarters.code) for laid in row]
    order = _by_colour(pool)
    at = order.index(places[place].letter)
    for new in (*order[at + 1 :], *order[:at]):
        found = replace(quarters, code=_code(_exchanged(pool, places, place, new)))
        if board_by(pool, found.code) is not None:
            return found
    return quarters


def locked(quarters: Quarters, place: int) -> Quarters:
    """Lock a quarter or let it loose."""
    return replace(quarters, locked=quarters.locked ^ {place})


def wanted(seats: int) -> int:
    """Return how many quarters so many seats need (T11.6)."""
    return LARGE if seats >= CROWD else BOX


def choices_text(codes: Iterable[Quarters], map_name: str, options: Mapping[str, bool]) -> str:
    """Return the choices as text, to be offered again."""
    written = {
        "boards": [[quarters.code, sorted(quarters.locked)] for quarters in codes],
        "map": map_name,
        "options": sorted(name for name, on in options.items() if on),
    }
    return json.dumps(written)


@dataclass(frozen=True, slots=True)
class Choices:
    """`boards` are those by code, one for each number of quarters that has been looked at."""

    boards: tuple[Quarters, ...]
    map_name: str
    options: frozenset[str]


def read_choices(text: str) -> Choices:
    """Return the choices of before, or none where it cannot be read."""
    try:
        found = json.loads(text)
        laid = tuple(
            Quarters(str(code), frozenset(int(place) for place in locks))
            for code, locks in found["boards"]
        )
        names = frozenset(str(name) for name in found["options"])
        return Choices(laid, str(found["map"]), names)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Choices((), "", frozenset())


def tidy(code: str) -> str:
    """Return a code as it is always written."""
    return code_of(layout_of(code))


def count_of(code: str) -> int:
    """Return how many quarters a code names."""
    return sum(len(row) for row in layout_of(code))


def _exchanged(pool: Pool, places: list[Laid], place: int, new: str) -> list[Laid]:
    """Lay the new segment here, and what lay here where the new one's colour lay."""
    old, found = places[place], list(places)
    for other, laid in enumerate(places):
        if len(places) == BOX and _colour(pool, laid.letter) is _colour(pool, new):
            found[other] = Laid(old.letter, laid.turns)
    found[place] = Laid(new, old.turns)
    return found


def _colour(pool: Pool, letter: str) -> Colour:
    colour: Colour = pool[letter].ground.colour
    return colour


def _by_colour(pool: Pool) -> list[str]:
    """Return the letters; those of one colour stand together, where its first stands."""
    firsts: dict[Colour, str] = {}
    for letter in sorted(pool):
        firsts.setdefault(_colour(pool, letter), letter)
    return sorted(pool, key=lambda letter: (firsts[_colour(pool, letter)], letter))


def _bag(pool: Pool, count: int, kept_letters: list[str], dice: Dice) -> list[str]:
    """Return the letters that may fill the free places: each as seldom as can be.

    On the board of one box every colour lies once, whichever of its segments.
    """
    letters = sorted(pool)
    if count == BOX and len(letters) > BOX:
        colours: dict[Colour, str] = {}
        for letter in (*kept_letters, *dice.shuffled(tuple(letters))):
            colours.setdefault(_colour(pool, letter), letter)
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
