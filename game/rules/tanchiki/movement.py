"""How tanks drive, push and slide (T5).

Any tank moves as the first of a column: itself and every tank in line right before it. The
column moves one cell, what lies there is applied to every piece that moved, front to back,
and then the rest of the card goes on (T5.6). What the card has moved and rests on ice slides
on when the card is spent (T5.7). A piece that is stopped on ice is dropped from the moved, and
so starts no slide until something moves it again.
"""

from __future__ import annotations

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import REACH, turned
from game.rules.tanchiki.events import (
    BonusDiscarded,
    BonusReturned,
    BotDrowned,
    ColumnBlocked,
    ColumnMoved,
    Obstacle,
    TankDrowned,
    TankTurned,
)
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.state import FIRST_BOT, Field, Piece, Table
from game.rules.tanchiki.taking_eagle import take_eagle

from .referee_tasks import Arrive, Drive, PlayCards, SettleBot, Slide, Story, TakeBonus, Task

CONCRETE, WATER, ICE = Terrain.CONCRETE, Terrain.WATER, Terrain.ICE


def play_cards(story: Story, task: PlayCards) -> None:
    """Carry out the first card; the others wait (T4.2)."""
    tank = story.table.field.tanks[task.seat]
    if tank.cell is None or not task.cards:
        return
    card, rest = task.cards[0], task.cards[1:]
    if card in REACH:
        story.then(Drive(task.seat, REACH[card], tank.facing), PlayCards(task.seat, rest))
        return
    story.say(TankTurned(task.seat, turned(tank.facing, card)), "T1.5")
    story.then(PlayCards(task.seat, rest))


def drive(story: Story, task: Drive) -> None:
    """Move one cell, and leave the rest of the card for later (T5.1, T5.2, T5.6)."""
    pieces: tuple[Piece, ...] = ()
    if task.cells and story.table.field.placed(task.piece) is not None:
        pieces = advance(story, task.piece, task.facing, ("T5.1", "T5.2"))
    if not pieces:
        slide_moved(story, task.facing, task.moved, task.piece)
        return
    after = Drive(task.piece, task.cells - 1, task.facing, joined(task.moved, pieces))
    story.then(*arrivals(story.table, pieces, task.piece), after)


def advance(
    story: Story,
    piece: Piece,
    facing: Facing,
    rules: tuple[str, str],
    sliding: bool = False,
    cause: int | None = None,
) -> tuple[Piece, ...]:
    """Move the column that begins with this piece one cell; return it, or () if it is blocked.

    The first of the rules is told for one tank, the second for a longer column.
    """
    table = story.table
    pieces, ahead = column(table.field, piece, facing)
    rule = rules[len(pieces) > 1]
    if obstacle := obstacle_on(table, ahead):
        story.say(ColumnBlocked(pieces, facing, ahead, obstacle, sliding), rule, cause)
        return ()
    story.say(ColumnMoved(pieces, facing, sliding), rule, cause)
    return pieces


def column(field: Field, piece: Piece, facing: Facing) -> tuple[tuple[Piece, ...], Cell]:
    """Return the piece with all in line before it, and the cell before the front one."""
    placed = field.placed(piece)
    assert placed is not None
    assert placed.cell is not None
    pieces = [piece]
    ahead = placed.cell.step(facing)
    while (other := field.piece_on(ahead)) is not None:
        pieces.append(other)
        ahead = ahead.step(facing)
    return tuple(pieces), ahead


def obstacle_on(table: Table, cell: Cell) -> Obstacle | None:
    """Return what stops any tank from being moved onto this cell (T2.1, T2.2, T2.7)."""
    if not table.board.on(cell):
        return None if table.options.island else Obstacle.EDGE
    if table.board.ground(cell) is CONCRETE:
        return Obstacle.CONCRETE
    return Obstacle.BRICK if table.field.brick_on(cell) else None


def arrivals(table: Table, pieces: tuple[Piece, ...], by: Piece) -> tuple[Task, ...]:
    """Return what the cells do to those that just came onto them, front to back.

    Looked up at once: a bonus that appears meanwhile under one of them waits there (T8.5).
    """
    found: list[Task] = []
    for piece in reversed(pieces):
        placed = table.field.placed(piece)
        if placed is not None and placed.cell is not None and _acts(table, placed.cell):
            found.append(Arrive(piece, placed.cell, by))
    return tuple(found)


def arrive(story: Story, task: Arrive) -> None:
    """Apply water, eagle and bonus to a tank that came onto this cell (T5.4, T5.5, T5.10)."""
    table, cell = story.table, task.cell
    placed = table.field.placed(task.piece)
    if placed is None or placed.cell != cell:
        return
    if not table.board.on(cell) or table.board.ground(cell) is WATER:
        _drown(story, task)
        return
    bonus = table.field.bonus_on(cell)
    if task.piece >= FIRST_BOT:
        if bonus is not None:
            story.say(BonusDiscarded(task.piece, cell, bonus.face), "T8.7")
            story.say(BonusReturned(bonus.face), "T8.3")
        return
    if bonus is not None:
        story.then(TakeBonus(task.piece, cell))
    eagle = table.field.eagle
    if eagle.cell == cell and not eagle.taken:
        take_eagle(story, task.piece, "T5.5")


def slide_moved(story: Story, facing: Facing, moved: tuple[Piece, ...], by: Piece) -> None:
    """A movement is over: let those it moved onto ice slide on (T5.3)."""
    if resting(story.table, moved):
        story.then(Slide(facing, moved, by))


def slide(story: Story, task: Slide) -> None:
    """Slide the front one of those that rest on ice one cell, with all before it (T5.7)."""
    on_ice = resting(story.table, task.moved)
    if not on_ice:
        return
    front = max(on_ice, key=lambda piece: _along(story.table.field, piece, task.facing))
    pieces = advance(story, front, task.facing, ("T5.3", "T5.3"), sliding=True)
    if not pieces:
        left = tuple(piece for piece in task.moved if piece != front)
        story.then(Slide(task.facing, left, task.by))
        return
    after = Slide(task.facing, joined(task.moved, pieces), task.by)
    story.then(*arrivals(story.table, pieces, task.by), after)


def resting(table: Table, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return those of the pieces that stand on ice."""
    found = []
    for piece in pieces:
        placed = table.field.placed(piece)
        if placed is not None and placed.cell is not None:
            cell = placed.cell
            if table.board.on(cell) and table.board.ground(cell) is ICE:
                found.append(piece)
    return tuple(found)


def joined(moved: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return (*moved, *(piece for piece in pieces if piece not in moved))


def _acts(table: Table, cell: Cell) -> bool:
    """Whether the cell does something to a tank that comes onto it."""
    field = table.field
    if not table.board.on(cell) or table.board.ground(cell) is WATER:
        return True
    return cell == field.eagle.cell or any(bonus.cell == cell for bonus in field.bonuses)


def _drown(story: Story, task: Arrive) -> None:
    """The tank dies; a bot's token is the player's whose movement did it (T5.4, T6.9)."""
    scorer: Seat | None = task.by if task.by < FIRST_BOT else None
    over_edge = not story.table.board.on(task.cell)
    if task.piece < FIRST_BOT:
        rule = "T5.4" if scorer is not None else "T6.11"
        story.say(TankDrowned(task.piece, task.cell), "T11.2" if over_edge else rule)
        return
    bot = story.table.field.bot(task.piece)
    assert bot is not None
    rule = "T5.4" if scorer is not None else "T6.9"
    story.say(BotDrowned(task.piece, task.cell), "T11.2" if over_edge else rule)
    story.then(SettleBot(bot, scorer))


def _along(field: Field, piece: Piece, facing: Facing) -> int:
    placed = field.placed(piece)
    assert placed is not None
    assert placed.cell is not None
    return placed.cell.x * facing.dx + placed.cell.y * facing.dy
