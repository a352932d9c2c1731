"""Everybody shoots at once (T7).

All shots are traced on the board as it stands; only then do bricks fall, tanks lose cards and
bots explode (T7.7).
"""

from __future__ import annotations

from collections import Counter

from game.core.chance import RollPlace
from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.bots import seen_from, walls_between
from game.rules.tanchiki.cards import handful
from game.rules.tanchiki.events import (
    BonusReturned,
    BotExploded,
    BrickHalved,
    BrickRemoved,
    CardsLost,
    HelmetBroken,
    PhaseBegan,
    Shot,
    Struck,
    TankExploded,
    VolleyFired,
)
from game.rules.tanchiki.ground.board import Terrain
from game.rules.tanchiki.state import FIRST_BOT, Bonus, Bot, Phase, Piece, Table, Tank

from .referee_tasks import CountLead, FireVolley, SettleBot, SettleUnclaimed, Story, Task

CONCRETE, FOREST = Terrain.CONCRETE, Terrain.FOREST

CARDS_PER_HIT = 2


def fire_volley(story: Story, task: FireVolley) -> None:
    """Fire, then bricks, then players, then bots (T7.7)."""
    story.say(PhaseBegan(Phase.VOLLEY, task.action), "T4.2")
    shots = volley(story.table)
    fired = story.say(VolleyFired(task.action, shots), "T7.1")
    for broken in broken_bricks(story.table, shots):
        story.say(broken, "T7.4", fired)
    hits = Counter(shot.piece for shot in shots if shot.piece is not None)
    for seat in story.table.clockwise():
        if hits[seat]:
            _take_hits(story, seat, hits[seat], fired)
    _explode_bots(story, shots, fired)


def volley(table: Table) -> tuple[Shot, ...]:
    """Return every shot that would be fired now, players clockwise and then bots."""
    tanks = (table.field.tanks[seat] for seat in table.clockwise())
    shots = [player_shot(table, tank) for tank in tanks if tank.cell is not None and not tank.off]
    if not table.turn.clock:
        shots += [shot for bot in table.field.bots if (shot := bot_shot(table, bot)) is not None]
    return tuple(shots)


def bot_shot(table: Table, bot: Bot) -> Shot | None:
    """A bot shoots only at a player's tank it sees straight ahead (T7.3)."""
    target = seen_from(table, bot.cell, bot.facing)
    if target is None or target.cell is None:
        return None
    far = abs(target.cell.x - bot.cell.x) + abs(target.cell.y - bot.cell.y)
    path = tuple(bot.cell.step(bot.facing, count) for count in range(1, far + 1))
    lobbed = walls_between(table, bot.cell, bot.facing, far)
    return Shot(bot.number, bot.facing, path, Struck.TANK, target.seat, lobbed)


def lose_cards(
    story: Story, seat: Seat, hits: int, rule: str, place: RollPlace, cause: int | None = None
) -> None:
    """Discard two random cards a hit, or explode if there are too few (T7.5, T7.8)."""
    tank, hand = story.table.field.tanks[seat], story.table.hands[seat].hand
    assert hand is not None
    assert tank.cell is not None
    count = CARDS_PER_HIT * hits
    if len(hand) < count:
        story.say(TankExploded(seat, tank.cell, hits), rule, cause)
        return
    lost = handful(story.dice(*place).sample(hand, count))
    story.say(CardsLost(seat, hits, count, lost), rule, cause)


def player_shot(table: Table, tank: Tank) -> Shot:
    """A player's shot flies to the nearest brick, concrete, bot or other tank (T7.2)."""
    assert tank.cell is not None
    path: list[Cell] = []
    cell = tank.cell.step(tank.facing)
    struck, piece = Struck.NOTHING, None
    while struck is Struck.NOTHING and table.board.on(cell):
        path.append(cell)
        struck, piece = _struck(table, cell)
        cell = cell.step(tank.facing)
    return Shot(tank.seat, tank.facing, tuple(path), struck, piece, False)


def passed_by(table: Table, shot: Shot) -> tuple[Seat, ...]:
    """Return the players whose tanks a shot flew through: hidden or switched off (T7.2)."""
    way = shot.path if shot.struck is Struck.NOTHING else shot.path[:-1]
    pieces = (table.field.piece_on(cell) for cell in way)
    return tuple(each for each in pieces if each is not None and each < FIRST_BOT)


def broken_bricks(table: Table, shots: tuple[Shot, ...]) -> tuple[BrickRemoved | BrickHalved, ...]:
    """One hit makes a whole brick half; more, or any on a half one, remove it (T7.4)."""
    hits = Counter(shot.path[-1] for shot in shots if shot.struck is Struck.BRICK)
    half = table.field.half
    return tuple(
        BrickRemoved(cell) if hits[cell] > 1 or cell in half else BrickHalved(cell)
        for cell in sorted(hits, key=lambda cell: (cell.y, cell.x))
    )


def _struck(table: Table, cell: Cell) -> tuple[Struck, Piece | None]:
    ground, field = table.board.ground(cell), table.field
    if ground is CONCRETE:
        return Struck.CONCRETE, None
    if field.brick_on(cell):
        return Struck.BRICK, None
    piece = None if ground is FOREST else field.piece_on(cell)
    if piece is None or (piece < FIRST_BOT and field.tanks[piece].off):
        return Struck.NOTHING, None
    return (Struck.BOT if piece >= FIRST_BOT else Struck.TANK), piece


def _take_hits(story: Story, seat: Seat, hits: int, fired: int) -> None:
    """A helmet takes all hits of a volley (T8.2); else each costs two cards (T7.5)."""
    turn = story.table.turn
    if story.table.field.tanks[seat].helmets:
        broken = story.say(HelmetBroken(seat, hits), "T8.6", fired)
        story.say(BonusReturned(Bonus.HELMET), "T8.3", broken)
        return
    place = ("hits", turn.number, turn.action, seat)
    lose_cards(story, seat, hits, "T7.5", place, fired)


def _explode_bots(story: Story, shots: tuple[Shot, ...], fired: int) -> None:
    """Bots explode; one shooter takes the token, several leave it (T7.6, T7.9)."""
    by: dict[Piece, list[Seat]] = {}
    for shot in shots:
        if shot.struck is Struck.BOT and shot.piece is not None:
            by.setdefault(shot.piece, []).append(shot.shooter)
    bots = {number: story.table.field.bot(number) for number in by}
    tasks: list[Task] = []
    unclaimed: list[Bot] = []
    for number, seats in by.items():
        bot = bots[number]
        assert bot is not None
        story.say(BotExploded(number, bot.cell, tuple(seats)), "T7.6", fired)
        if len(seats) == 1:
            tasks.append(SettleBot(bot, seats[0], in_volley=True))
        else:
            unclaimed.append(bot)
    if unclaimed:
        tasks.append(SettleUnclaimed(tuple(unclaimed)))
    if tasks:
        story.then(*tasks, CountLead(), cause=fired)
