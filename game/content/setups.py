"""Set-ups to begin a match from, for tools and quick starts: a map and the number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.content.map_kind import map_kind
from game.content.maps import MapFile, load, map_folder
from game.core.rules import Rules
from game.rules import GAMES

USUAL_SEATS = 4


def standard(game: str, seats: int, games: Mapping[str, Rules] = GAMES) -> Any:
    """Return the set-up of a game's first board; its type is the game's own."""
    own = games[game].first
    if own is not None:
        return own(seats)
    return setup_on(load(map_folder() / game / map_kind(game).first), seats)


def setup_of(path: Path, seats: int) -> Any:
    """Return the set-up of a map file, or raise ContentError."""
    return setup_on(load(path), seats)


def seats_for(map_file: MapFile) -> int:
    """Return how many seats show best what a board is like: four, or what it bears."""
    least, most = map_file.players
    return max(least, min(most, USUAL_SEATS))


def setup_on(map_file: MapFile, seats: int) -> Any:
    """Return the set-up of a board with the options that its maker ticked."""
    if map_file.letter:
        raise ValueError(f"{map_file.file.name} is a segment, not a board")
    facts = map_file.facts
    return map_kind(map_file.game).setup(map_file.ground, seats, facts.options, facts.mover)
