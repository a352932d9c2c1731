"""The solo player's rival (B15): it fires at one cell after each turn, and needs no mind."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.proving_ground.events import (
    ArtilleryFired,
    ArtilleryWasted,
    GunPlaced,
    PilesShuffled,
    TankLost,
    TokenLost,
)
from game.rules.proving_ground.ground.board import SIZE
from game.rules.proving_ground.losses import absorbed
from game.rules.proving_ground.state import Fate, Reason, Table
from game.rules.proving_ground.tokens import BARE, GUN, LOCATIONS, TOKENS, Effect

from .referee_tasks import Story

ENOUGH = 20
"""The points with which the artillery ends the game (B15.10)."""


def bombard(story: Story) -> None:
    """Open a shell of each pile; together they name a cell (B15.4, B15.6)."""
    guns = story.table.artillery
    assert guns is not None
    cause = None
    if len(guns.columns) == SIZE:
        cause = story.say(PilesShuffled(), "B15.6")
        guns = story.table.artillery
        assert guns is not None
    dice = story.dice("artillery", guns.fired)
    column = dice.choice([x for x in range(SIZE) if x not in guns.columns])
    row = dice.choice([y for y in range(SIZE) if y not in guns.rows])
    fired = story.say(ArtilleryFired(Cell(column, row)), "B15.4", cause)
    _strike(story, Cell(column, row), fired)


def _strike(story: Story, cell: Cell, fired: int) -> None:
    table = story.table
    number, floor = table.pawn_on(cell), table.on(cell)
    if number is not None:
        if not absorbed(story, number, fired):
            story.say(TankLost(number, cell), "B15.4", fired)
    elif floor in LOCATIONS:
        story.say(TokenLost(cell, floor), "B15.4", fired)
    elif floor == BARE and table.artillery and table.artillery.tanks:
        story.say(GunPlaced(cell), "B15.4", fired)
    else:
        story.say(ArtilleryWasted(cell), "B15.4", fired)


def artillery_points(table: Table) -> int:
    """Return a point for each token taken and each tank that stands (B15.4, B15.5)."""
    return len(table.artillery.tokens) + table.floor.count(GUN) if table.artillery else 0


def solo_end(table: Table) -> Reason | None:
    """Return why the solo game is over now, None while it goes on (B15.10)."""
    if artillery_points(table) >= ENOUGH:
        return Reason.ARTILLERY
    if not _tank_left(table):
        return Reason.NO_TANKS
    return None if pair_possible(table) else Reason.NO_PAIRS


def pair_possible(table: Table) -> bool:
    """Whether two tokens of one picture are left, on the board or as singles of anybody."""
    hidden = (table.seen or "") + (table.unseen or "")
    tokens = [one for one in table.floor + hidden if one in TOKENS]
    tokens += [one for zone in table.zones for one in zone.singles]
    shown = [one.lower() for one in tokens]
    return len(set(shown)) < len(shown)


def _tank_left(table: Table) -> bool:
    """Whether a tank stands, waits to return, or can still be brought in."""
    if table.spare or any(p.cell is not None or p.lost is not None for p in table.pawns):
        return True
    pairs = (pair for zone in table.zones for pair in zone.pairs)
    gains = any(p.fate is Fate.READY and p.effect is Effect.EXTRA_TANK for p in pairs)
    return gains and bool(table.deck)
