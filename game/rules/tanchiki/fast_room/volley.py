"""The fast room's volleys; `volley` says the rules (T7)."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.ground.board import Colour
from game.rules.tanchiki.state import Bonus, Token

from .bots import aimed_at
from .cards import lose_cards
from .eagles_and_bonuses import (
    count_lead,
    give_back,
    leave_bonus,
    remove_brick,
    settle_bot,
    settle_token,
)
from .world import BOTS, FOREST, Spot, World

_COLOURS = tuple(Colour)


def fire(world: World) -> None:
    """Trace all shots on the board as it stands, then bricks, tanks, bots (T7.7)."""
    bricks: dict[Spot, int] = {}
    hits: dict[Seat, int] = {}
    bots: dict[int, list[Seat]] = {}
    for seat in world.clockwise():
        if world.cells[seat] and not world.off[seat]:
            spot, piece = shot(world, seat)
            if piece < 0:
                if world.bricks[spot]:
                    bricks[spot] = bricks.get(spot, 0) + 1
            elif piece < BOTS:
                hits[piece] = hits.get(piece, 0) + 1
            else:
                bots.setdefault(piece, []).append(seat)
    for bot in () if world.clock else world.bots:
        seat = aimed_at(world, world.cells[bot], world.ways[bot])
        if seat >= 0:
            hits[seat] = hits.get(seat, 0) + 1
    for spot, count in bricks.items():
        _break(world, spot, count)
    for seat in world.clockwise() if hits else ():
        if seat in hits:
            _hit(world, seat, hits[seat])
    if bots:
        _explode(world, bots)


def shot(world: World, seat: Seat) -> tuple[Spot, int]:
    """Return where a player's shot ends, and the piece it hits, -1 for none (T7.2)."""
    standing, walls, ground = world.standing, world.walls, world.land.ground
    step = world.land.steps[world.ways[seat]]
    spot = world.cells[seat] + step
    while not walls[spot]:
        piece = standing[spot] - 1
        if piece >= 0 and ground[spot] != FOREST and (piece >= BOTS or not world.off[piece]):
            return spot, piece
        spot += step
    return spot, -1


def _break(world: World, spot: Spot, count: int) -> None:
    if count > 1 or world.bricks[spot] == 1:
        remove_brick(world, spot)
    else:
        world.set_brick(spot, 1)


def _hit(world: World, seat: Seat, count: int) -> None:
    """A helmet takes all hits of a volley (T8.2); else each costs two cards (T7.5)."""
    if world.helmets[seat]:
        world.helmets[seat] -= 1
        give_back(world, Bonus.HELMET)
    else:
        lose_cards(world, seat, count, "hits", world.number, world.action, seat)


def _explode(world: World, bots: dict[int, list[Seat]]) -> None:
    """One shooter takes a bot's token, several leave it (T7.6, T7.9)."""
    for bot in bots:
        world.remove(bot)
    for bot, seats in bots.items():
        if len(seats) == 1:
            settle_bot(world, bot, seats[0], in_volley=True)
    if unclaimed := [bot for bot, seats in bots.items() if len(seats) > 1]:
        _settle_unclaimed(world, unclaimed)
    count_lead(world)


def _settle_unclaimed(world: World, bots: list[int]) -> None:
    unseen = list(world.tokens)
    settled: list[tuple[int, int, int, Token, bool]] = []
    for bot in bots:
        back, serial = world.backs[bot - BOTS], world.serials[bot - BOTS]
        token = back
        if token is None:
            token = world.dice("back", serial).choice(unseen)
            unseen.remove(token)
        colour = _COLOURS.index(token.colour)
        settled.append((colour, token.number, serial, token, back is None))
    for _, _, _, token, hidden in sorted(settled, key=lambda each: each[:3]):
        settle_token(world, token, hidden, None)
        leave_bonus(world, token)
