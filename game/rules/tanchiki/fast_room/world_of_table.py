"""A world of the fast room made of a table, on which no card lies face down."""

from __future__ import annotations

from game.core.grid import Cell
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.handicaps import hand_size
from game.rules.tanchiki.state import Hand, Table

from .fixed_ground import Land, land
from .world import BOTS, Answers, World


def world_of(table: Table, seed: int, answers: Answers) -> World:
    """Return the world that plays on from a table; every hand must be known."""
    world = World.__new__(World)
    world.land = land(table.board, table.options, table.seats)
    world.answers, world.seed, world.seats = answers, seed, table.seats
    turn = table.turn
    world.number, world.action, world.first = turn.number, turn.action, turn.first
    world.strength, world.clock, world.sudden = turn.strength, turn.clock, turn.sudden_death
    world.last = turn.last
    world.winners = world.reason = None
    _stand(world, table)
    _lie(world, table)
    _hold(world, table)
    return world


def _stand(world: World, table: Table) -> None:
    """Put bricks, tanks and bots on the board."""
    field, lay = table.field, world.land
    world.walls = bytearray(lay.walls)
    world.standing = bytearray(len(lay.ground))
    world.bricks = bytearray(len(lay.ground))
    for height, cells in ((2, field.whole), (1, field.half)):
        for cell in cells:
            world.set_brick(lay.spot(cell), height)
    nowhere = BOTS - len(field.tanks)
    pieces = (*field.tanks, *(None,) * nowhere, *field.bots)
    world.cells = [0 if piece is None else _spot(lay, piece.cell) for piece in pieces]
    world.ways = [0 if piece is None else piece.facing.eighth // 2 for piece in pieces]
    for piece, spot in enumerate(world.cells):
        if spot:
            world.standing[spot] = piece + 1
    world.off = [tank.off for tank in field.tanks]
    world.helmets = [tank.helmets for tank in field.tanks]
    world.bots = list(range(BOTS, BOTS + len(field.bots)))
    world.serials = [bot.number for bot in field.bots]
    world.backs = [bot.back for bot in field.bots]


def _lie(world: World, table: Table) -> None:
    """Lay down the eagle, the bonuses, the points and the supply."""
    field, supply, lay = table.field, table.supply, world.land
    world.bonuses = {lay.spot(each.cell): (each.face, each.number) for each in field.bonuses}
    world.eagle, world.quarter = lay.spot(field.eagle.cell), field.eagle.quarter
    world.taken = field.eagle.taken
    world.points = [score.points for score in table.scores]
    world.eagles = [score.eagles for score in table.scores]
    world.scored = [score.bots for score in table.scores]
    world.tokens, world.seen_tokens = supply.tokens, supply.seen_tokens
    world.kinds, world.seen_kinds = supply.bonuses, supply.seen_bonuses
    world.spare, world.next_bot = supply.bricks, supply.next_bot
    world.next_bonus = supply.next_bonus


def _hold(world: World, table: Table) -> None:
    """Deal what the seats hold."""
    hands = table.hands
    world.every_card = table.deck
    world.sizes = tuple(hand_size(table.handicaps, seat) for seat in range(table.seats))
    world.hands = [_known(hand.hand) for hand in hands]
    world.stacks = [_laid(hand) for hand in hands]
    world.decks = [_known(hand.deck) for hand in hands]
    world.discards = [hand.discard for hand in hands]
    world.played = [hand.played for hand in hands]
    world.held = [hand.held for hand in hands]
    world.going = [bool(hand.going_off) for hand in hands]


def _spot(lay: Land, cell: Cell | None) -> int:
    return 0 if cell is None else lay.spot(cell)


def _known(cards: Cards | None) -> Cards:
    assert cards is not None, "cards that nobody has imagined"
    return cards


def _laid(hand: Hand) -> tuple[Cards, Cards]:
    assert hand.stacks is not None, "a plan that nobody has imagined"
    return hand.stacks
