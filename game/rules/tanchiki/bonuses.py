"""What a bonus does to the player whose tank comes onto it (T8)."""

from __future__ import annotations

from game.core.chance import Dice
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.cards import drawn
from game.rules.tanchiki.events import (
    Asked,
    BonusReturned,
    BonusTaken,
    BotExploded,
    BrickBuilt,
    BrickRemoved,
    CardsDrawn,
    ClockStarted,
    GrenadeThrown,
    HelmetKept,
    ShovelUsed,
    ShovelWasted,
)
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.state import Bonus, Shovelling, Table, Throwing
from game.rules.tanchiki.volley import lose_cards

from .referee_tasks import AskGrenade, AskShovel, Damage, DrawStar, SettleBot, Story, TakeBonus

STAR_CARDS = 2


def take_bonus(story: Story, task: TakeBonus) -> None:
    """A player's tank came onto a bonus: it acts at once (T8.2)."""
    seat = task.seat
    bonus = story.table.field.bonus_on(task.cell)
    tank = story.table.field.tanks[seat]
    if bonus is None or tank.cell != task.cell:
        return
    taken = story.say(BonusTaken(seat, bonus.cell, bonus.face), "T8.2")
    if bonus.face is Bonus.HELMET:
        story.say(HelmetKept(seat), "T8.2", taken)
        return
    if bonus.face is Bonus.CLOCK:
        story.say(ClockStarted(seat), "T8.2", taken)
    story.say(BonusReturned(bonus.face), "T8.3", taken)
    if bonus.face is Bonus.STAR:
        story.then(DrawStar(seat, bonus.number), cause=taken)
    elif bonus.face is Bonus.SHOVEL:
        story.then(AskShovel(seat), cause=taken)
    elif bonus.face is Bonus.GRENADE:
        story.then(AskGrenade(seat, bonus.number), cause=taken)


def draw_star(story: Story, task: DrawStar) -> None:
    draw_cards(story, task.seat, STAR_CARDS, "T8.2", story.dice("star", task.bonus))


def draw_cards(story: Story, seat: Seat, count: int, rule: str, dice: Dice) -> None:
    """Draw cards, shuffling the discard in when the deck runs short (T9.1)."""
    hand = story.table.hands[seat]
    assert hand.deck is not None
    cards, reshuffled = drawn(hand.deck, hand.discard, count, dice)
    story.say(CardsDrawn(seat, len(cards), cards, reshuffled), rule)


def ask_shovel(story: Story, task: AskShovel) -> None:
    cells = shovel_cells(story.table)
    if cells:
        story.say(Asked(Shovelling(task.seat, cells)), "T8.2")
    else:
        story.say(ShovelWasted(task.seat), "T8.4")


def shovel_cells(table: Table) -> tuple[Cell, ...]:
    """Return every brick, and every empty cell while a brick token is free (T8.2, T8.4)."""
    board, field = table.board, table.field
    cells = (Cell(x, y) for y in range(board.height) for x in range(board.width))
    return tuple(
        cell
        for cell in cells
        if field.brick_on(cell) or (table.supply.bricks and is_empty(table, cell))
    )


def is_empty(table: Table, cell: Cell) -> bool:
    """Whether this is plain ground with nothing on it (T8.4)."""
    field = table.field
    return (
        table.board.ground(cell) is Terrain.GROUND
        and not field.brick_on(cell)
        and field.piece_on(cell) is None
        and field.bonus_on(cell) is None
        and (field.eagle.taken or field.eagle.cell != cell)
    )


def use_shovel(story: Story, seat: Seat, cell: Cell) -> None:
    used = story.say(ShovelUsed(seat, cell), "T8.2")
    gone = story.table.field.brick_on(cell)
    story.say(BrickRemoved(cell) if gone else BrickBuilt(cell), "T8.2", used)


def ask_grenade(story: Story, task: AskGrenade) -> None:
    story.say(Asked(Throwing(task.seat, task.bonus)), "T8.2")


def throw_grenade(story: Story, seat: Seat, bonus: int, cell: Cell) -> None:
    """Blow up what stands in nine cells: bricks, bots, then tanks (T8.2, T8.6)."""
    cells = burst(story.table, cell)
    thrown = story.say(GrenadeThrown(seat, cell, cells), "T8.2")
    for at in cells:
        if story.table.field.brick_on(at):
            story.say(BrickRemoved(at), "T8.2", thrown)
    bots = tuple(bot for bot in story.table.field.bots if bot.cell in cells)
    for bot in bots:
        story.say(BotExploded(bot.number, bot.cell, (seat,)), "T8.2", thrown)
    tanks = story.table.field.tanks
    hurt = tuple(other for other in story.table.clockwise() if tanks[other].cell in cells)
    settle = (SettleBot(bot, seat, bonus=False) for bot in bots)
    story.then(*settle, *(Damage(other, bonus) for other in hurt), cause=thrown)


def burst(table: Table, cell: Cell) -> tuple[Cell, ...]:
    """Return the cells a grenade bursts over, clipped at the edge."""
    around = (Cell(cell.x + x, cell.y + y) for y in (-1, 0, 1) for x in (-1, 0, 1))
    return tuple(each for each in around if table.board.on(each))


def damage(story: Story, task: Damage) -> None:
    """A grenade costs a tank two cards; helmets and forest do not help (T8.2, T8.6)."""
    if story.table.field.tanks[task.seat].cell is not None:
        lose_cards(story, task.seat, 1, "T8.6", ("grenade", task.bonus, task.seat))
