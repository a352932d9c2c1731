"""Puzzles of Tank Chess out of matches of computer players, by a seed.

Of each position of a match a few pieces of both sides are looked at, with the ground they stand
on and the wrecks as walls.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.ai.mind import decided
from game.ai.minds import MINDS
from game.content.maps.maps import load, map_folder
from game.content.tank_chess.pieces import load_kinds
from game.core.chance import Dice
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.starting_board import Board
from game.rules.tank_chess.state import Setup, Table
from game.tools.tank_chess.puzzles.boards import KINDS, code_of, seen_by_mover, strewn, thinned
from game.tools.tank_chess.puzzles.puzzle import Puzzle, puzzle_on
from game.tools.tank_chess.puzzles.themes import found_by, points_of, theme_of

BOARDS = ("duel_12", "printed_16", "duel_12", "dragons_teeth", "hedgerows", "groves")
PLAYERS = ("cadet", "sergeant", "random")
SORTS = ("one", "two", "three", "save", "escape")
CUTS = 6
STREWN = 400
MOST, FEWER = 4, 2
"""So many pieces at most stand beside a commander; fewer where only long wins are wanted."""

LONG = frozenset({"three"})

WIDEST = 12
FIRST = 6
LAST = 90


def generated(seed: int, wanted: frozenset[str]) -> tuple[int, int, list[dict[str, Any]]]:
    """Return how many boards of a seed were tried, how many puzzles were in them, and the first
    of each sort that is wanted and not ugly."""
    tried = found = 0
    kept: dict[str, dict[str, Any]] = {}
    for board in positions(seed, FEWER if wanted == LONG else MOST):
        if not wanted - kept.keys():
            break
        tried += 1
        left = wanted - kept.keys()
        puzzle = puzzle_on(board, left | {"two"} if "escape" in left else left)
        if puzzle is None:
            continue
        found += 1
        said = described(puzzle)
        if said["sort"] in wanted - kept.keys() and not ugly(puzzle, said["theme"]):
            kept[said["sort"]] = {**said, "seed": seed}
    return tried, found, list(kept.values())


def described(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as plain words and numbers."""
    theme, level = theme_of(puzzle), found_by(puzzle)
    sort = "escape" if theme == "escape" and puzzle.par > 1 else puzzle.sort
    return {
        "sort": sort,
        "par": puzzle.par,
        "theme": theme,
        "points": points_of(puzzle, theme, level),
        "level": level,
        "position": code_of(puzzle.board),
    }


def ugly(puzzle: Puzzle, theme: str) -> bool:
    """Whether too little stands there, or a longer one begins with a piece taken."""
    pieces = len(puzzle.board.pieces)
    if theme == "escape":
        return pieces < 3
    return pieces < (3 if puzzle.par == 1 else 4) or (puzzle.par > 2 and puzzle.key.target >= 0)


def positions(seed: int, most: int = MOST) -> Iterator[Board]:
    """Yield the boards of one seed: every eighth is a match, the others are strewn by dice."""
    if seed % 8 == 0:
        yield from of_match(seed)
        return
    grounds = [load(path).ground for path in sorted((map_folder() / "tank_chess").glob("*.tmx"))]
    for number in range(STREWN):
        board = strewn(grounds, Dice(seed, "strewn", number), most)
        if board is not None:
            yield board


def of_match(seed: int) -> Iterator[Board]:
    """Yield what is cut out of a match, from its end backwards: a few pieces of each position."""
    tables = list(played(seed))
    for number, table in reversed(list(enumerate(tables))):
        board = seen_by_mover(table)
        for cut in range(CUTS):
            part = thinned(board, Dice(seed, "thinned", number, cut), MOST)
            if max(part.width, part.height) <= WIDEST:
                yield part


def played(seed: int) -> Iterator[Table]:
    """Yield the positions of one match, the first few left out."""
    dice = Dice(seed, "puzzles")
    state: Any = TANK_CHESS.new(Setup(started(dice), load_kinds()), seed)
    minds = [MINDS["tank_chess"].get(dice.choice(PLAYERS[:2])) for _ in range(2)]
    while state.table.end is None and state.table.turns < LAST:
        if state.table.turns >= FIRST:
            yield state.table
        seat = state.table.turn
        choices = TANK_CHESS.legal(state.table, seat)
        mind = minds[seat]
        own = Dice(seed, "puzzles", state.table.turns)
        (action,) = decided(mind(state.table, seat, choices, own))
        state = TANK_CHESS.apply(state, action).state


def started(dice: Dice) -> Board:
    """Return a board of the program with armies of other kinds, alike for both sides."""
    board: Board = load(map_folder() / "tank_chess" / f"{dice.choice(BOARDS)}.tmx").ground
    kinds: dict[str, str] = {kind: dice.choice(KINDS) for kind in KINDS}
    pieces = tuple(replace(p, kind=kinds.get(p.kind, p.kind)) for p in board.pieces)
    return replace(board, pieces=pieces)
