"""What the maps and tasks of one game are: its `MapKind`.

A game that has any says so in MAP_KIND of `game.content.<game>.map_kind`, which is found by its
name. A map belongs to the game whose name its class begins with.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from game.content.files.node import Node
from game.content.goals import Dated, Goal, Posed, Ranks, Stars, Tally, read_stars
from game.content.tiled.drawing import Picture
from game.content.tiled.faults import WHOLE_MAP, Report
from game.content.tiled.map_files import Roots
from game.content.tiled.plain_map import Sheet
from game.core.grid import Cell
from game.core.rules import Rules, Seat, Told
from game.rules import GAMES

from .board_numbers import Counting
from .map_challenge import Task
from .map_facts import Facts
from .map_words import Words
from .solid_cells import Solid


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a map holds. `letter`, `code`, `picture` and `files` are told where the map's own
    layers do not say them: of a part of boards, and of a board laid from parts."""

    ground: Any
    letter: str = ""
    code: str = ""
    picture: Picture | None = None
    files: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Keeping:
    """How a moment of a match becomes a challenge.

    `text(titles, sheet, task)` is the file of its map, `goals` may be asked for, and `start` is the
    table that the map makes. Where a map cannot say all, there is none, and the match is played
    again up to the latest moment that `begins(event)` opens.
    """

    text: Callable[[Mapping[str, str], str, Task], str]
    goals: tuple[Goal, ...]
    start: Any = None
    begins: Callable[[Any], bool] | None = None


NEAR = 3
"""So many actions are named where one cannot be played."""


def _named(rules: Rules, table: Any, words: str) -> Any:
    """Return the legal action that the game calls so; LookupError if there is none."""
    known: list[str] = []
    for seat in rules.to_act(table):
        for action in rules.legal(table, seat):
            if rules.text.name(table, action) == words:
                return action
            known.append(rules.text.name(table, action))
    near = get_close_matches(words, known, NEAR, 0.3) or known[:NEAR]
    raise LookupError(f"nobody may do that there; nearest are {', '.join(map(repr, near))}")


@dataclass(frozen=True)
class Tasks:
    """The challenges of a game.

    `posed(node)`   one of its data file
    `ground(place)` the ground of a place; ContentError or MapFaults if it cannot be read
    `tally(goal, table, told)`  how far a match is
    `seats`         how many sit there
    `always`        optional rules that hold in all of them, so that none names them
    `of_day(date)`  the task of an ISO date, for a game that has one every day
    `themes`        the words for what challenges of its packs are about
    `first_alone`   whether a puzzle of its packs is solved by one first turn, and by no other
    `drawn(place)`  what the map of a place asks for itself, None if it asks nothing
    `action(rules, table, words)`  the action that a line of a solution names
    `against(goal, setup)`  why a goal can never be reached on a board, "" if nothing speaks against
    `keep(setup, table, seat)`  how a moment of a match is kept as a challenge for a seat, None if
                    it cannot be; for a game in which any can
    `ranks`         the points that earn its stars, for a game whose challenges are not won by turns
    `stars(node)`   what earns the stars of one of its data file, where `ranks` are not those of all
    """

    posed: Callable[[Node], Posed]
    ground: Callable[[str], Any]
    tally: Callable[[Goal, Any, Iterable[Told[Any]]], Tally]
    seats: int
    always: frozenset[str] = frozenset()
    of_day: Callable[[str], Dated] | None = None
    themes: tuple[str, ...] = ("other",)
    first_alone: bool = False
    drawn: Callable[[str], Task | None] = lambda place: None
    action: Callable[[Rules, Any, str], Any] = _named
    ranks: Ranks | None = None
    stars: Callable[[Node], Stars | Ranks] = lambda node: read_stars(node["stars"])
    against: Callable[[Goal, Any], str] = lambda goal, setup: ""
    keep: Callable[[Any, Any, Seat], Keeping | None] | None = None


def _refused(sheet: Sheet, facts: Facts, within: Roots, report: Report) -> Drawn:
    """Refuse every map: the board is always the same."""
    report.stop("map_class", WHOLE_MAP, found=sheet.kind, nearest="")


@dataclass(frozen=True)
class MapKind:
    """The maps of a game; one that has tasks alone has no class of them, and reads none.

    `classes`       the words of each class that a map may be of
    `first`         the map that a match begins on where none is chosen
    `begins(seats)` in place of a map, where the set-up is made of data files; None for a number
                    of seats that the game is not played by
    `read(sheet, facts, within, report)`  what a map holds; stops if it holds nothing
    `players(ground)`  how few and how many may play there
    `cell(cell, height)`  what its boards letter a cell
    `setup(ground, seats, options, mover)`  what a match there begins with; None for a number of
                    seats that it is not played by
    `check(ground, players, report)`  notes what does not suit so many players
    `handicaps`     what a seat may be given before a match, by name
    `handicapped(setup, given)`  a set-up with what each seat is given, by seat
    `data`          reads each data file that the game has beside maps and tasks
    `solid(ground)` what of a map other games can use, None for one that is of no use to them
    `counting`      what is counted on a board
    `tasks`         its challenges, if it has any
    """

    players: Callable[[Any], tuple[int, int]]
    cell: Callable[[Cell, int], str]
    counting: Counting
    classes: Mapping[str, Words] = field(default_factory=dict)
    first: str = ""
    begins: Callable[[int], Any] | None = None
    read: Callable[[Sheet, Facts, Roots, Report], Drawn] = _refused
    setup: Callable[[Any, int, Collection[str], Seat], Any] = lambda ground, seats, on, mover: (
        ground
    )
    tasks: Tasks | None = None
    check: Callable[[Any, tuple[int, int], Report], None] = lambda ground, players, report: None
    handicaps: tuple[str, ...] = ()
    handicapped: Callable[[Any, Sequence[Sequence[str]]], Any] = lambda setup, given: setup
    data: tuple[Callable[[], object], ...] = ()
    solid: Callable[[Any], Solid | None] = lambda ground: None


def map_kind(game: str) -> MapKind:
    """Return what the maps of a game are; KeyError for a game without any."""
    found: MapKind = GAMES.in_room("content", game, "map_kind.MAP_KIND")
    return found


def tasks_of(game: str) -> Tasks:
    """Return what the challenges are of a game that has some."""
    found = map_kind(game).tasks
    assert found is not None, game
    return found


def game_of(map_class: str) -> str:
    """Return the game whose maps may be of this class, "" for none."""
    own = (game for game in mapped() if map_class.startswith(f"{game}_"))
    return next((game for game in own if map_class in map_kind(game).classes), "")


def map_classes() -> tuple[str, ...]:
    """Return every class that a map may be of."""
    return tuple(name for game in mapped() for name in map_kind(game).classes)


def challenged() -> tuple[str, ...]:
    """Return the games that have challenges."""
    return tuple(game for game in mapped() if map_kind(game).tasks)


def mapped() -> Iterator[str]:
    return (game for game in GAMES if GAMES.stands_in("content", game, "map_kind"))
