"""Boards for tasks, by a seed: quarters of the program's maps laid anew, with a start cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from game.content.files.reader import ContentError
from game.content.maps.maps import load, map_folder
from game.content.tanchiki.cards import load_cards
from game.content.tanchiki.map_writer import map_text
from game.content.tiled.faults import MapFaults
from game.core.chance import Dice
from game.core.grid import Cell
from game.rules.tanchiki.ground.assembly import board_of, rotated
from game.rules.tanchiki.ground.board import (
    Board,
    BotCell,
    Colour,
    Quarter,
    Segment,
    Start,
    Terrain,
)
from game.rules.tanchiki.ground.checks import board_faults, segment_faults
from game.rules.tanchiki.ground.places_in_quarters import (
    NO_PLACE,
    can_stand,
    cells_of,
    eagle_cell,
    farthest,
)
from game.rules.tanchiki.setting_up import new
from game.rules.tanchiki.state import Options, Setup

SIZE = 6
SOLO = "solo"
PATCHED = {Terrain.ICE: 7, Terrain.WATER: 2}
TRIES = 4
RIM = 1
PATCHES = ((1, 2), (2, 1), (2, 2), (1, 3), (3, 1))


@dataclass(frozen=True, slots=True)
class Ground:
    """A board that a task may be set on: `options` hold beside those of every task."""

    board: Board
    options: tuple[str, ...]
    seed: int

    @property
    def setup(self) -> Setup:
        return setup_on(self.board, self.options)


def setup_on(board: Board, options: tuple[str, ...]) -> Setup:
    ticked = dict.fromkeys((*options, SOLO), True)
    return Setup(board, 1, Options(**ticked), deck=load_cards())


def ground(seed: int, strewn: Terrain | None, options: tuple[str, ...]) -> Ground | None:
    """Return the board of a seed, None if it is not fit to be played on.

    Patches of a terrain are strewn over it where one is named.
    """
    dice = Dice(seed, "task board")
    board = _laid(dice)
    if strewn is not None:
        for number in range(PATCHED[strewn]):
            board = _strewn(board, strewn, Dice(seed, "patch", number))
    started = _with_start(board, options, seed, dice, TRIES if strewn else 1)
    return Ground(started, options, seed) if started is not None and fit(started) else None


def fit(board: Board) -> bool:
    """Whether a map of this board can be read and nothing on it is cut off."""
    if board_faults(board):
        return False
    with TemporaryDirectory() as folder:
        path = Path(folder) / "one.tmx"
        sheet = (map_folder() / "tanchiki" / "tanchiki.tsx").as_posix()
        path.write_text(map_text(board, "one", sheet, players="1"), "utf-8")
        try:
            return not load(path).warnings
        except (ContentError, MapFaults):
            return False


def _laid(dice: Dice) -> Board:
    """Return four quarters laid and turned, each of another colour."""
    pool, colours = segments(), dice.shuffled(tuple(Colour))
    few = dice.sample(pool, 4)
    one, two, three, four = (
        rotated(replace(each, colour=colour), dice.below(4))
        for each, colour in zip(few, colours, strict=True)
    )
    return board_of(((one, two), (three, four)))


@lru_cache(maxsize=1)
def segments() -> tuple[Segment, ...]:
    """Return the segments and the quarters of the program's boards that are as large.

    Those with ice are left out: where bots can slide, a turn takes four times as long to be tried,
    and who wants ice has it strewn.
    """
    folder = map_folder() / "tanchiki"
    drawn = [load(path).ground for path in sorted((folder / "segments").glob("*.tmx"))]
    boards = [load(path).ground for path in sorted(folder.glob("*.tmx"))]
    cut = [part for board in boards for part in _quarters(board)]
    every = dict.fromkeys((*drawn, *cut))
    return tuple(each for each in every if Terrain.ICE not in each.terrain)


def _quarters(board: Board) -> Iterator[Segment]:
    for quarter in board.quarters:
        if quarter.size == SIZE and not segment_faults(part := _cut(board, quarter)):
            yield part


def _cut(board: Board, quarter: Quarter) -> Segment:
    at = quarter.corner

    def there(cell: Cell) -> Cell:
        return Cell(cell.x - at.x, cell.y - at.y)

    one, two, three, four = (BotCell(there(bot.cell), bot.facing) for bot in quarter.bots)
    own = cells_of(quarter)
    return Segment(
        colour=quarter.colour,
        size=quarter.size,
        terrain=tuple(board.ground(cell) for cell in own),
        bricks=frozenset(there(cell) for cell in own if cell in board.bricks),
        bots=(one, two, three, four),
    )


def _strewn(board: Board, terrain: Terrain, dice: Dice) -> Board:
    """Return the board with a patch of a terrain where plain ground was."""
    wide, high = dice.choice(PATCHES)
    left, top = (
        RIM + dice.below(side - size - 2 * RIM + 1)
        for side, size in ((board.width, wide), (board.height, high))
    )
    kept = {bot.cell for quarter in board.quarters for bot in quarter.bots}
    kept |= {eagle_cell(quarter) for quarter in board.quarters} | board.bricks
    if terrain in NO_PLACE:
        kept |= {cell for quarter in board.quarters for cell in _needed(quarter)}
    cells = {Cell(left + x, top + y) for x in range(wide) for y in range(high)} - kept
    ground = tuple(
        terrain
        if each is Terrain.GROUND and Cell(n % board.width, n // board.width) in cells
        else each
        for n, each in enumerate(board.terrain)
    )
    return replace(board, terrain=ground)


def _needed(quarter: Quarter) -> Iterator[Cell]:
    """Yield the cells of a quarter where eagles and tanks may have to be put (K3, K4)."""
    last = quarter.size - 1
    for cell in cells_of(quarter):
        x, y = cell.x - quarter.corner.x, cell.y - quarter.corner.y
        if x in (y, last - y) or (x in (2, last - 2) and y in (2, last - 2)):
            yield cell


def _with_start(
    board: Board, options: tuple[str, ...], seed: int, dice: Dice, tries: int
) -> Board | None:
    """Return the board with one start cell in the quarter that the tank comes to: of so many that
    are drawn, the one nearest to the eagle."""
    table = new(setup_on(board, options), seed).table
    eagle = table.field.eagle.cell
    at = farthest(board, table.field.eagle.quarter)
    quarter = board.quarters[at]
    eagles = {eagle_cell(each) for each in board.quarters} | board.bricks
    free = [
        cell
        for cell in cells_of(quarter)
        if can_stand(board, cell) and cell not in eagles and board.ground(cell) is not Terrain.ICE
    ]
    if not free:
        return None
    drawn = (dice.choice(free) for _ in range(tries))
    cell = min(drawn, key=lambda cell: abs(cell.x - eagle.x) + abs(cell.y - eagle.y))
    started = replace(quarter, starts=(Start(cell, None),))
    quarters = (*board.quarters[:at], started, *board.quarters[at + 1 :])
    return replace(board, quarters=quarters)
