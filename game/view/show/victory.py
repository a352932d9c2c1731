"""A victory on the board of any game: all grows dark but the winners, who drive a lap of honour."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .clip import Clip, Ease, Effect, Move, Pose
from .drawn_effects import Draw, Running

SHOW = 3400
DARK = 300
LAP, LAP_BEGINS = 1500, 700
PARTS = 16
LEAPS = 3
REACH = 0.2
RAIN, LINKS = 2700, 64
LOST, DUSK, DUSK_MS = "match.lost", "nightfall", 2600
DEEP = 38
"""How much darker each of four steps makes the board."""

POOL = 2.1
"""How far the light of a winner reaches, in cells; half of it is as bright as can be."""


@dataclass(frozen=True, slots=True)
class Hero:
    """A winner's piece by its name, how it stands, and the picture of its confetti.

    One that is seen `upright` leaps for joy where it stands, since it cannot be turned.
    """

    name: str
    stands: Pose
    link: str
    upright: bool = False


def victory(heroes: Sequence[Hero], link: str, width: int, height: int, sound: str) -> Clip:
    """Return the clip of a victory; without a piece left there is only what rains down, and where
    nobody has won dusk falls."""
    if sound == LOST:
        return dusk()
    where = " ".join(f"{hero.stands.x:g},{hero.stands.y:g}" for hero in heroes)
    links = tuple(dict.fromkeys(hero.link for hero in heroes)) or (link,)
    rain = (
        Effect(f"confetti {each}", 0, number, RAIN, LAP_BEGINS, 0, width, height)
        for number, each in enumerate(links)
    )
    dark = (Effect(f"spotlight {where}", 0, 0, SHOW),) if heroes else ()
    glad = {hero.name: _glad(hero) for hero in heroes}
    return Clip(SHOW, glad, (*dark, *rain), sound=sound, unhurried=True)


def dusk(sound: str = LOST) -> Clip:
    """Return the clip of an end without a winner: no light falls, and nothing rains down."""
    return Clip(DUSK_MS, effects=(Effect(DUSK, 0, 0, DUSK_MS),), sound=sound, unhurried=True)


def _glad(hero: Hero) -> tuple[Move, ...]:
    return leaps(hero.stands) if hero.upright else lap(hero.stands)


def leaps(stands: Pose) -> tuple[Move, ...]:
    """Leap three times, and come to rest as before."""
    high = replace(stands, y=stands.y - REACH)
    waits = Move(stands, stands, Ease.STEADY, 0, LAP_BEGINS)
    half = LAP // (2 * LEAPS)
    times = [LAP_BEGINS + half * part for part in range(2 * LEAPS + 1)]
    ways = [(stands, high, Ease.SETTLE), (high, stands, Ease.FALL)] * LEAPS
    return (
        waits,
        *(Move(*way, *span) for way, span in zip(ways, pairwise(times), strict=True)),
    )


def lap(stands: Pose) -> tuple[Move, ...]:
    """Drive a small circle to the right, and come to rest as before."""
    turn = math.radians(stands.angle)
    # The middle of the circle lies to the right of the piece.
    x, y = stands.x + math.cos(turn) * REACH, stands.y + math.sin(turn) * REACH
    poses: list[Pose] = []
    for part in range(PARTS + 1):
        now = turn + 2 * math.pi * part / PARTS
        spot = x - math.cos(now) * REACH, y - math.sin(now) * REACH
        poses.append(Pose(*spot, stands.angle + 360 * part / PARTS))
    poses[-1] = stands
    times = [LAP_BEGINS + LAP * part // PARTS for part in range(PARTS + 1)]
    way = [
        Move(start, replace(end, angle=start.angle + 360 / PARTS), Ease.STEADY, begins, ends)
        for (start, end), (begins, ends) in zip(pairwise(poses), pairwise(times), strict=True)
    ]
    waits = Move(stands, stands, Ease.STEADY, 0, LAP_BEGINS)
    return (waits, *way[:-1], replace(way[-1], end=stands))


def spotlight(edge: float) -> Draw:
    """Return what veils the whole board but round the winners, and so much of its rim."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        ms = share * effect.ms
        depth = round(4 * min(1.0, ms / DARK, (effect.ms - ms) / DARK))
        if depth < 1:
            return
        lit = [(place.spot(*spot), POOL * place.size, 0) for spot in _spots(effect)]
        canvas.darken(place.box.inset(-edge), DEEP * depth, lit)

    return draw


def _spots(effect: Effect) -> tuple[tuple[float, float], ...]:
    found = (each.split(",") for each in effect.kind.partition(" ")[2].split())
    return tuple((float(x), float(y)) for x, y in found)


def _confetti(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Links of a track tumble down over the board in the winner's colour."""
    picture = effect.kind.partition(" ")[2]
    box = place.box
    for number in range(LINKS):
        own = share * 1.5 - (number * number * 29 % 53) / 106
        if not 0 < own < 1:
            continue
        sway = math.sin(own * 5 + number) * place.size * 0.5
        x = box.x + box.width * ((number * 61 + effect.y * 17) % 97) / 97 + sway
        y = box.y + box.height * own
        spin = round((number * 47 + own * 700) / 30) * 30
        alpha = round(255 * min(1.0, 5 * (1 - own)))
        canvas.piece(picture, x, y, place.size * (0.75 + number % 3 * 0.2), spin, alpha)


def end_ms(running: Running) -> int | None:
    """Return for how long it has been raining in the winner's colour, or dusk has fallen; None
    while no match ends."""
    return next((ms for effect, ms in running if effect.kind.startswith(("confetti ", DUSK))), None)


def lit_spots(running: Running) -> tuple[tuple[float, float], ...]:
    """Return where the winners stand, in cells, while light falls on them."""
    lights = (effect for effect, _ in running if effect.kind.startswith("spotlight "))
    return next((_spots(light) for light in lights), ())


KINDS: Mapping[str, Draw] = {"spotlight": spotlight(0), DUSK: spotlight(0), "confetti": _confetti}
