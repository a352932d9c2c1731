"""Set-ups to begin a match from, for tools and quick starts: a map and the number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from game.content.files.reader import ContentError
from game.core.rules import Rules
from game.rules import GAMES

from .map_kind import map_kind
from .maps import MapFile, ground_hash, load, map_folder

USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class Subject:
    """A ground to be looked at in numbers, and what matches on it begin with; `mark` names it."""

    game: str
    title: str
    ground: Any
    seats: int
    setup: Any
    mark: str


def standard(game: str, seats: int, games: Mapping[str, Rules] = GAMES) -> Any:
    """Return the set-up of a game's first board; its type is the game's own."""
    own = games[game].first or map_kind(game).begins
    if own is not None:
        return _played(game, seats, own(seats))
    return setup_on(first_board(map_folder() / game / map_kind(game).first), seats)


def first_board(path: Path) -> MapFile:
    """Return a map of the program's own, read again only when its file has changed."""
    try:
        found = path.stat()
    except OSError:
        return load(path)
    return _loaded(path, (found.st_mtime_ns, found.st_size))


@lru_cache(maxsize=4)
def _loaded(path: Path, stamp: tuple[int, int]) -> MapFile:
    return load(path)


def setup_of(path: Path, seats: int) -> Any:
    """Return the set-up of a map file, or raise ContentError."""
    return setup_on(load(path), seats)


def subject_on(map_file: MapFile, title: str) -> Subject:
    """Return a board of a file to be looked at in numbers."""
    seats = seats_for(map_file.players)
    setup = setup_on(map_file, seats)
    return Subject(map_file.game, title, map_file.ground, seats, setup, map_file.hash)


def subject_laid(game: str, title: str, ground: Any) -> Subject:
    """Return a ground that stands in no file, to be looked at in numbers."""
    kind = map_kind(game)
    seats = seats_for(kind.players(ground))
    return Subject(
        game, title, ground, seats, kind.setup(ground, seats, (), 0), ground_hash(ground)
    )


def seats_for(players: tuple[int, int]) -> int:
    """Return how many seats show best what a board is like: four, or what it bears."""
    least, most = players
    return max(least, min(most, USUAL_SEATS))


def setup_on(map_file: MapFile, seats: int) -> Any:
    """Return the set-up of a board with the options that its maker ticked, or raise ContentError
    where it is not played by so many."""
    if map_file.letter:
        raise ValueError(f"{map_file.file.name} is a segment, not a board")
    facts = map_file.facts
    setup = map_kind(map_file.game).setup(map_file.ground, seats, facts.options, facts.mover)
    return _played(map_file.file.name, seats, setup)


def _played(name: str, seats: int, setup: Any) -> Any:
    """Return a set-up, or raise ContentError where there is none for so many seats."""
    if setup is None:
        raise ContentError(f"{name} is not played by {seats}; choose another number of seats")
    return setup
