"""Eagles, bonuses and bot tokens in the fast room.

`taking_eagle`, `bonuses` and `tokens` say the rules.
"""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.bonuses import STAR_CARDS
from game.rules.tanchiki.ending import EAGLES, LEAD
from game.rules.tanchiki.state import Bonus, Reason, Token
from game.rules.tanchiki.tokens import picked

from .cards import draw, lose_cards
from .fixed_ground import RIM
from .world import BOTS, Spot, World

_AROUND = (-1, 0, 1)


def take_eagle(world: World, seat: Seat) -> None:
    """Score the eagle and put the next one down, which may be taken at once (T5.5, T5.9)."""
    world.taken = True
    world.eagles[seat] += 1
    world.points[seat] += 3
    number = sum(world.eagles)
    if number == EAGLES:
        first = leaders(world)
        world.end(first, Reason.EAGLES if len(first) == 1 else None)
    count_lead(world)
    clockwise = world.dice("eagle", number).below(2) == 0
    quarters = world.land.quarters
    world.quarter = (world.quarter + (1 if clockwise else -1)) % len(quarters)
    world.eagle, world.taken = quarters[world.quarter].eagle, False
    if world.bricks[world.eagle]:
        remove_brick(world, world.eagle)
    below = world.standing[world.eagle]
    if 0 < below <= BOTS:
        take_eagle(world, below - 1)


def take_bonus(world: World, seat: Seat, spot: Spot) -> None:
    """Let a bonus act on the tank that came onto it (T8.2)."""
    if spot not in world.bonuses or world.cells[seat] != spot:
        return
    face, number = world.bonuses[spot]
    if face is Bonus.HELMET:
        del world.bonuses[spot]
        world.helmets[seat] += 1
        return
    discard(world, spot)
    if face is Bonus.CLOCK:
        world.clock = True
    elif face is Bonus.STAR:
        draw(world, seat, STAR_CARDS, "star", number)
    elif face is Bonus.SHOVEL:
        if spots := shovel_spots(world):
            dig(world, world.answers.brick(world, seat, spots))
    else:
        throw(world, seat, number, world.answers.throw(world, seat))


def discard(world: World, spot: Spot) -> None:
    """Take a bonus off the board and put it back to the supply (T8.3)."""
    give_back(world, world.bonuses.pop(spot)[0])


def give_back(world: World, face: Bonus) -> None:
    if face is not Bonus.STAR:
        world.seen_kinds = _sorted(*world.seen_kinds, face)


def shovel_spots(world: World) -> list[Spot]:
    """Return every brick, and every empty cell while a brick token is free (T8.4)."""
    bricks, spare = world.bricks, world.spare
    return [spot for spot in world.land.every if bricks[spot] or (spare and is_empty(world, spot))]


def is_empty(world: World, spot: Spot) -> bool:
    return not (
        world.land.ground[spot]
        or world.bricks[spot]
        or world.standing[spot]
        or spot in world.bonuses
        or (spot == world.eagle and not world.taken)
    )


def dig(world: World, spot: Spot) -> None:
    """Remove a brick, or put one there if there is none."""
    if world.bricks[spot]:
        remove_brick(world, spot)
    else:
        world.set_brick(spot, 2)
        world.spare -= 1


def remove_brick(world: World, spot: Spot) -> None:
    world.set_brick(spot, 0)
    world.spare += 1


def throw(world: World, seat: Seat, number: int, middle: Spot) -> None:
    """Blow up what stands in nine cells: bricks, bots, then tanks (T8.2, T8.6)."""
    land = world.land
    every = (middle + x + y * land.wide for y in _AROUND for x in _AROUND)
    spots = [spot for spot in every if land.ground[spot] != RIM]
    for spot in spots:
        if world.bricks[spot]:
            remove_brick(world, spot)
    bots = [bot for bot in world.bots if world.cells[bot] in spots]
    hurt = [other for other in world.clockwise() if world.cells[other] in spots]
    for bot in bots:
        world.remove(bot)
    for bot in bots:
        settle_bot(world, bot, seat, bonus=False)
    for other in hurt:
        if world.cells[other]:
            lose_cards(world, other, 1, "grenade", number, other)


def settle_bot(
    world: World, bot: int, scorer: Seat | None, bonus: bool = True, in_volley: bool = False
) -> None:
    """Give a dead bot's token away, and put a bonus down (T5.4, T7.6, T8.1)."""
    back, serial = world.backs[bot - BOTS], world.serials[bot - BOTS]
    token = back or world.dice("back", serial).choice(world.tokens)
    settle_token(world, token, back is None, scorer)
    if scorer is not None and not in_volley:
        count_lead(world)
    if bonus:
        leave_bonus(world, token)


def settle_token(world: World, token: Token, hidden: bool, scorer: Seat | None) -> None:
    if hidden:
        at = world.tokens.index(token)
        world.tokens = (*world.tokens[:at], *world.tokens[at + 1 :])
    if scorer is None:
        world.seen_tokens = (*world.seen_tokens, token)
    else:
        world.scored[scorer] = (*world.scored[scorer], token)
        world.points[scorer] += 1


def leave_bonus(world: World, token: Token) -> None:
    """Put a bonus on the cell the token names, if the supply has one (T8.1, T8.5)."""
    kinds, seen = world.kinds, world.seen_kinds
    starred = any(face is Bonus.STAR for face, _ in world.bonuses.values())
    if not len(kinds) - starred + len(seen):
        return
    berths = world.land.quarters[world.quarter].berths[token.colour]
    for step in range(4):
        spot = berths[(token.number - 1 + step) % 4][0]
        if spot not in world.bonuses and not world.bricks[spot]:
            break
    else:
        return
    number = world.next_bonus
    face, seen_before = Bonus.STAR, False
    if starred:
        face, seen_before = picked(kinds, 1, seen, world.dice("bonus", number))
    if face is Bonus.STAR:
        world.kinds, world.seen_kinds = _sorted(*kinds, *seen), ()
    elif seen_before:
        world.seen_kinds = _less(seen, face)
    else:
        world.kinds = _less(kinds, face)
    world.bonuses[spot] = face, number
    world.next_bonus = number + 1


def count_lead(world: World) -> None:
    """End the match if somebody leads by so much (T10.1, T10.2)."""
    if world.seats == 1:
        return
    *_, second, best = sorted(world.points)
    if world.sudden:
        if best > second:
            world.end(leaders(world), Reason.SUDDEN_DEATH)
    elif best - second >= LEAD and not world.land.options.solo:
        world.end(leaders(world), Reason.LEAD)


def leaders(world: World) -> tuple[Seat, ...]:
    best = max(world.points)
    return tuple(seat for seat, points in enumerate(world.points) if points == best)


def _sorted(*faces: Bonus) -> tuple[Bonus, ...]:
    return tuple(sorted(faces, key=lambda face: face.value))


def _less(faces: tuple[Bonus, ...], face: Bonus) -> tuple[Bonus, ...]:
    at = faces.index(face)
    return (*faces[:at], *faces[at + 1 :])
