"""What things of Blanket Hills are called."""

from __future__ import annotations

from collections.abc import Collection

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Dial, Part
from game.rules.blanket_hills.events import Thing
from game.rules.blanket_hills.shells import Shell
from game.rules.blanket_hills.state import Setup, Table, Team
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys

GAME = "blanket_hills"
WORDS = "hills"
HALVED = "halved"
"""The only handicap: a hand whose error counts half (G5.4)."""
FEW = 2
"""So many seats of a tank are named; of more the side is."""


def place_of(cell: Cell) -> str:
    return f"({cell.x}, {cell.y})"


_usual = named_by_keys(GAME, place_of, f"{WORDS}.shell")


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    return dial_name(words, part) if isinstance(part, Dial) else _usual(words, view, part, names)


def dial_name(words: Words, dial: Dial) -> str:
    return words(f"{WORDS}.dial.{dial.name}")


def shell_name(words: Words, shell: Shell) -> str:
    return words(f"{WORDS}.shell.{shell.value}")


def thing_name(words: Words, thing: Thing) -> str:
    return words(f"{WORDS}.thing.{thing.value}")


def highest(things: Collection[Thing]) -> Thing:
    """Return what matters most of all that a shell has struck."""
    order = (Thing.TANK, Thing.DOME, Thing.TOWER, Thing.LAND)
    return next(each for each in order if each in things)


def side_name(words: Words, team: Team) -> str:
    return words(f"{WORDS}.side.{team}")


def crew_names(words: Words, setup: Setup | None, team: Team, names: Names) -> str:
    """Return who fires for a tank; where they are many, or nobody knows, the side it began on."""
    if setup is None:
        return side_name(words, team)
    seats = setup.members(team)
    if not seats:
        return words(f"{WORDS}.target")
    return ", ".join(names[s] for s in seats) if len(seats) <= FEW else side_name(words, team)


def won_key(setup: Setup | None, winners: tuple[Team, ...]) -> str:
    """Return the key of who has won: one, two who fire for one tank, or several tanks."""
    if len(winners) > 1:
        return f"{WORDS}.result.shared"
    two = setup is not None and len(setup.members(winners[0])) == FEW
    return f"{WORDS}.result.{'won_two' if two else 'won'}"


def given_keys(setup: Setup, seat: Seat) -> tuple[str, ...]:
    """Return what a seat was given before the match, by the keys of its names."""
    return (f"handicap.{GAME}.{HALVED}",) if setup.grips[seat].halved else ()
