"""Layouts of tokens out of their maps, and what such a layout must meet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.content.maps.map_ground import read_ground
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.plain_map import Sheet
from game.rules.proving_ground.ground.arranging import beside
from game.rules.proving_ground.ground.board import CELLS, SIZE, place_of
from game.rules.proving_ground.tokens import BARE, PLAIN_COPIES, SPECIAL_COPIES

from .map_words import LETTERS, PLACES, WORDS

_LAYER = "terrain"
_NAMES = {letter: name for name, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Layout:
    """Tokens by cell, as a floor is written: row by row from the north-west."""

    floor: str


def read_layout(sheet: Sheet, report: Report) -> Layout:
    """Return the layout of a map; stops if it cannot be one."""
    if (sheet.width, sheet.height) != (SIZE, SIZE):
        report.stop("proving_size", WHOLE_MAP, rule="B1.1", size=SIZE)
    ground = read_ground(sheet, WORDS, report)
    for cell in sorted(ground.tokens):
        report.error("proving_shell", "shells", cell, "B2.9")
    floor = "".join(LETTERS[name] for name in ground.terrain)
    _check_copies(floor, report)
    _check_neighbours(floor, report)
    if not floor.strip(BARE):
        report.error("proving_empty", _LAYER, None, "B2.1")
    report.close()
    return Layout(floor)


def _check_copies(floor: str, report: Report) -> None:
    """No token lies there more often than the box has it; the last one too many is named."""
    for letter, count in sorted(Counter(floor.replace(BARE, "")).items()):
        most = SPECIAL_COPIES if letter.isupper() else PLAIN_COPIES
        if count > most:
            cell = CELLS[floor.rindex(letter)]
            report.error(
                "proving_many", _LAYER, cell, "B1.5", token=_NAMES[letter], found=count, most=most
            )


def _check_neighbours(floor: str, report: Report) -> None:
    """No two tokens of one place lie side by side."""
    for cell in CELLS:
        here, letter = place_of(cell), floor[place_of(cell)].lower()
        before = (other for other in beside(here) if other < here)
        if letter != BARE and any(floor[other].lower() == letter for other in before):
            name = PLACES[ord(letter) - ord("a")]
            report.error("proving_beside", _LAYER, cell, "B2.2", token=name)
