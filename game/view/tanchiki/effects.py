"""What flares up on the board and goes, drawn by its kind.

The file is long because there are some thirty effects, each a few lines of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect
from game.view.style import Family, Style

from .place import Place

Spot = tuple[float, float]
Draw = Callable[[Canvas, Place, Effect, float], None]
"""An effect at a share of its time, from 0 to 1."""


def draw_effects(
    canvas: Canvas, place: Place, running: Iterable[tuple[Effect, int]], calm: bool = False
) -> None:
    """Draw what burns now; `calm` leaves out what flies about."""
    for effect, ms in running:
        kind = effect.kind.split(" ")[0]
        draw = _KINDS.get(kind)
        if draw and effect.ms > 0 and not (calm and kind in _WILD):
            draw(canvas, place, effect, min(1.0, max(0.0, ms / effect.ms)))


def _tracks(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    alpha = round(190 * (1 - share))
    canvas.piece("tracks", *place.spot(effect.x, effect.y), place.size, effect.angle, alpha)


def _dust(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    back = math.radians(effect.angle)
    x, y = effect.x - math.sin(back) * 0.35, effect.y + math.cos(back) * 0.35
    for side in (-0.22, 0.22):
        spot = place.spot(x + math.cos(back) * side, y + math.sin(back) * side)
        canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(210 * (1 - share)))


def _puff(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    for number in range(5):
        turn = number * 1.257 + effect.x
        reach = 0.2 + 0.3 * share
        spot = place.spot(effect.x + math.cos(turn) * reach, effect.y + math.sin(turn) * reach)
        canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(200 * (1 - share)))


def _shavings(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    spot = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share))
    canvas.piece(f"ice_shaving.{frame}", *spot, place.size, effect.angle, alpha)


def _clank(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    spot = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share))
    canvas.piece(f"spark.{frame}", *spot, place.size * 0.8, effect.angle, alpha)


def _aim(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A thin line grows along the gun, so that all see who aims where."""
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    red, green, blue, _ = canvas.colour("flash")
    canvas.line(start, _between(start, end, share), (red, green, blue), 2)


def _muzzle(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    turn = math.radians(effect.angle)
    spot = place.spot(effect.x + math.sin(turn) * 0.45, effect.y - math.cos(turn) * 0.45)
    canvas.piece(f"muzzle.{frame}", *spot, place.size, effect.angle)


def _tracer(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    now = _between(start, end, share)
    tail = _between(start, end, max(0.0, share - 0.3))
    canvas.line(tail, now, "flame", max(2.0, place.size * 0.09))
    canvas.line(tail, now, "flash", max(1.0, place.size * 0.04))
    canvas.piece("shell", *now, place.size, effect.angle)


def _lob(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _thrown(canvas, place, effect, share, "shell", 1.0)


def _grenade(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _thrown(canvas, place, effect, share, "bonus.grenade", 0.6)


def _thrown(
    canvas: Canvas, place: Place, effect: Effect, share: float, picture: str, size: float
) -> None:
    """It rises over everything, with its shadow below, and falls."""
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    x, y = _between(start, end, share)
    high = math.sin(share * math.pi)
    canvas.circle((x, y), place.size * (0.16 - 0.06 * high), (0, 0, 0, 110))
    lift = high * place.size * 1.5
    canvas.piece(picture, x, y - lift, place.size * size * (1 + 0.6 * high), effect.angle)


def _spark(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    canvas.piece(f"spark.{frame}", *place.spot(effect.x, effect.y), place.size, effect.angle)


def _blast(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(6, int(share * 7))
    canvas.piece(f"explosion.{frame}", *place.spot(effect.x, effect.y), place.size)


def _debris(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _flung(canvas, place, effect, share, "debris.steel", 9)


def _crumbs(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _flung(canvas, place, effect, share, "debris.brick", 12 if effect.to_x else 7)


def _flung(
    canvas: Canvas, place: Place, effect: Effect, share: float, picture: str, count: int
) -> None:
    """Pieces fly out and fall."""
    x, y = place.spot(effect.x, effect.y)
    for number in range(count):
        turn = number * 2.399 + effect.x + effect.y
        reach = place.size * (0.2 + 0.9 * share * (0.6 + (number * 37 % 10) / 20))
        fall = place.size * 0.5 * share * share
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.8 + fall
        spin = round((turn * 57 + share * 400) / 30) * 30
        alpha = round(255 * (1 - share))
        canvas.piece(f"{picture}.{number % 3}", *spot, place.size * 0.9, spin, alpha)


def _smoke(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for puff in range(3):
        age = share * 1.3 - puff * 0.15
        if 0 <= age < 1:
            frame = min(3, int(age * 4))
            drift = x + math.sin(puff * 2 + age * 3) * place.size * 0.12
            alpha = round(230 * (1 - age))
            canvas.piece(f"smoke.{frame}", drift, y - age * place.size * 0.9, place.size, 0, alpha)


def _rings(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """The water closes: a swirl, a splash, and rings that widen."""
    x, y = place.spot(effect.x, effect.y)
    spin = round(share * 40) * 9
    canvas.piece("swirl", x, y, place.size, spin, round(230 * (1 - share)))
    if share < 0.6:
        canvas.piece(f"splash.{min(3, int(share / 0.6 * 4))}", x, y, place.size)
    for ring in range(3):
        age = share * 1.4 - ring * 0.2
        if 0 < age < 1:
            ink = (214, 238, 246, round(220 * (1 - age)))
            canvas.circle((x, y), place.size * (0.15 + 0.45 * age), ink, 2)


def _rays(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    alpha = round(255 * math.sin(share * math.pi))
    spot = place.spot(effect.x, effect.y)
    canvas.piece("rays", *spot, place.size * 1.2, round(share * 20) * 3, alpha)


def _beacon(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _ring(canvas, place, effect, share, "accent", 1.5, 0.3)


def _rouse(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _ring(canvas, place, effect, share, "lamp", 0.35, 0.7)


def _frost(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _ring(canvas, place, effect, share, "ice", 0.9, 0.3)


def _shine(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    _ring(canvas, place, effect, share, "accent", 0.3, 0.8)


def _turn(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A ring in the seat's colour closes on the tank whose turn it is."""
    _ring(canvas, place, effect, share, f"seat.{round(effect.to_x)}", 1.3, 0.5)


def _ring(
    canvas: Canvas,
    place: Place,
    effect: Effect,
    share: float,
    ink: str,
    begin: float,
    end: float,
) -> None:
    red, green, blue, _ = canvas.colour(ink)
    reach = place.size * (begin + (end - begin) * share)
    veil = (red, green, blue, round(255 * (1 - share * share)))
    canvas.circle(place.spot(effect.x, effect.y), reach, veil, max(2.0, place.size * 0.07))


def _glance(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """The look of a bot runs along the line to what it saw."""
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    now = _between(start, end, min(1.0, share * 2))
    red, green, blue, _ = canvas.colour("lamp")
    ink = (red, green, blue) if share < 0.8 else (red // 2, green // 2, blue // 2)
    count = max(2, round(math.dist(start, now) / (place.size * 0.22)))
    for step in range(1, count + 1):
        canvas.circle(_between(start, now, step / count), max(1.5, place.size * 0.045), ink)
    if share > 0.4:
        canvas.circle(end, place.size * 0.48, ink, max(2.0, place.size * 0.06))


def _looks(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """It looks about and sees nobody."""
    x, y = place.spot(effect.x, effect.y)
    for side in (-1, 1):
        turn = math.radians(effect.angle + side * 55 * math.sin(share * math.pi))
        end = x + math.sin(turn) * place.size * 0.9, y - math.cos(turn) * place.size * 0.9
        canvas.line((x, y), end, "lamp", 2)


def _waits(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    alpha = round(255 * (1 - share * share))
    canvas.picture("icon.pause", x, y - place.size * 0.7, place.size * 0.5, 0, alpha)


def _cards(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """Lost cards fly off the tank, backs up."""
    x, y = place.spot(effect.x, effect.y)
    count = max(1, round(effect.to_x))
    for number in range(count):
        turn = math.pi * (number + 1) / (count + 1)
        reach = place.size * 1.5 * (1 - (1 - share) ** 2)
        spot = x - math.cos(turn) * reach, y - math.sin(turn) * reach * 0.7
        canvas.picture("card.hidden", *spot, place.size * 0.55, 0, round(255 * (1 - share**3)))


def _helmet(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    lift = place.size * (0.3 + 1.1 * math.sin(share * 2))
    alpha = round(255 * (1 - share**3))
    canvas.piece("bonus.helmet", x + share * place.size, y - lift, place.size * 0.7, 0, alpha)


def _rises(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A token is held up for all to see: `token red 3` or `bonus star`."""
    sort, *names = effect.kind.split(" ")
    picture = f"bonus.{names[0]}" if sort == "bonus" else f"bot_back.{names[0]}.{names[1]}"
    x, y = place.spot(effect.x, effect.y)
    lift = place.size * 1.1 * min(1.0, share * 2.5)
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    canvas.piece(picture, x, y - lift, place.size * (0.7 + 0.3 * min(1.0, share * 3)), 0, alpha)


def _points(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """The points fly up in the seat's colour."""
    x, y = place.spot(effect.x, effect.y)
    style = Style(Family.DISPLAY, max(14, round(place.size * 0.62)))
    lift = place.size * (0.9 + 1.1 * share)
    words, seat = f"+{round(effect.to_x)}", round(effect.to_y)
    if share < 0.92:
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            canvas.text(words, x + dx, y - lift + dy, style, "night", "centre")
        canvas.text(words, x, y - lift, style, f"seat.{seat}.light", "centre")


def _brick(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    fall = (1 - share * share) * place.size * 1.2
    alpha = round(255 * min(1.0, share * 4))
    canvas.piece("brick.whole", x, y - fall, place.size, 0, alpha)


def _shovel(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    swing = round(math.sin(share * math.pi * 3) * 8) * 3
    canvas.piece("bonus.shovel", x, y - place.size * 0.2, place.size * 0.8, swing)


def _glints(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for number in range(6):
        turn = number * math.pi / 3 + share
        reach = place.size * (0.3 + 0.5 * share)
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach
        canvas.piece("glint", *spot, place.size, 0, round(255 * (1 - share)))


def _between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


_WILD = frozenset({"debris", "crumbs", "dust", "puff", "smoke", "cards", "helmet", "glints"})
_KINDS: Mapping[str, Draw] = {
    "tracks": _tracks,
    "dust": _dust,
    "puff": _puff,
    "shavings": _shavings,
    "clank": _clank,
    "aim": _aim,
    "muzzle": _muzzle,
    "tracer": _tracer,
    "lob": _lob,
    "grenade": _grenade,
    "spark": _spark,
    "blast": _blast,
    "debris": _debris,
    "crumbs": _crumbs,
    "smoke": _smoke,
    "rings": _rings,
    "fall": _puff,
    "rays": _rays,
    "beacon": _beacon,
    "rouse": _rouse,
    "frost": _frost,
    "shine": _shine,
    "turn": _turn,
    "glance": _glance,
    "looks": _looks,
    "waits": _waits,
    "cards": _cards,
    "helmet": _helmet,
    "token": _rises,
    "bonus": _rises,
    "points": _points,
    "brick": _brick,
    "shovel": _shovel,
    "glints": _glints,
}
