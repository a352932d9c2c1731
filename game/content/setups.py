"""Set-ups to begin a match from, for tools and quick starts: a map and the number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.content.cards import load_cards
from game.content.kinds import load_kinds
from game.content.maps import MapFile, load, map_folder
from game.core.rules import Rules, Seat
from game.rules import GAMES
from game.rules.tanchiki.board import Board as TanchikiBoard
from game.rules.tanchiki.state import Options as TanchikiOptions
from game.rules.tanchiki.state import Setup as TanchikiSetup
from game.rules.tank_chess.board import Board as TankChessBoard
from game.rules.tank_chess.state import Midway
from game.rules.tank_chess.state import Options as TankChessOptions
from game.rules.tank_chess.state import Setup as TankChessSetup

USUAL_SEATS = 4
STANDARD = {"tanchiki": "tanchiki/learning.tmx", "tank_chess": "tank_chess/printed_16.tmx"}


def standard(game: str, seats: int, games: Mapping[str, Rules] = GAMES) -> Any:
    """Return the set-up of a game's first board; its type is the game's own."""
    own = games[game].first
    if own is not None:
        return own(seats)
    return setup_on(load(map_folder() / STANDARD[game]), seats)


def setup_of(path: Path, seats: int) -> Any:
    """Return the set-up of a map file, or raise ContentError."""
    return setup_on(load(path), seats)


def seats_for(map_file: MapFile) -> int:
    """Return how many seats show best what a board is like: four, or what it bears."""
    least, most = map_file.players
    return max(least, min(most, USUAL_SEATS))


def setup_on(map_file: MapFile, seats: int) -> Any:
    """Return the set-up of a board with the options that its maker ticked."""
    ticked = dict.fromkeys(map_file.facts.options, True)
    match map_file.ground:
        case TanchikiBoard() as board:
            return TanchikiSetup(board, seats, TanchikiOptions(**ticked), deck=load_cards())
        case TankChessBoard() as board:
            begun = begun_by(map_file.facts.mover)
            return TankChessSetup(board, load_kinds(), TankChessOptions(**ticked), begun)
        case _:
            raise ValueError(f"{map_file.file.name} is a segment, not a board")


def begun_by(mover: Seat) -> Midway | None:
    """Return where a match of Tank Chess stands that this side begins; White's is plain."""
    return Midway(mover, mover, 0) if mover else None
