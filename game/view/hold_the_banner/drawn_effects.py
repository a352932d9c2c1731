"""How the clips of Hold the Banner are drawn: what flares up on the field and goes."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.show import carried_pictures, victory
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import between, ends, film, flung, tank_flares
from game.view.show.thrown_dice import dice

from .route_flash import draw_route
from .standing_pieces import RIM

REACH = 0.42
"""How far before the middle of a tank its muzzle is, in cells."""

REFUSED = {
    "brick": "fort.brick.0.0",
    "steel": "fort.steel.0",
    "water": "fort.water.0.0",
    "banner": "icon.flag",
    "tank": "icon.tank",
}
"""The picture of what refuses a step; the edge of the board has none."""

SPARKS = 8


def _ring(ink: str, begin: float, end: float) -> Draw:
    """A ring that opens or closes, from and to a share of a cell."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        red, green, blue, _ = canvas.colour(ink)
        reach = place.size * (begin + (end - begin) * eased(Ease.SETTLE, share))
        veil = (red, green, blue, round(255 * (1 - share * share)))
        canvas.circle(place.spot(effect.x, effect.y), reach, veil, max(2.0, place.size * 0.06))

    return draw


def _clash(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Two bullets are gone in a star."""
    x, y = place.spot(effect.x, effect.y)
    fade = round(255 * (1 - share * share))
    if share < 0.4:
        canvas.circle((x, y), place.size * (0.16 + 0.3 * share), (255, 250, 230, fade))
    for number in range(SPARKS):
        turn = 2 * math.pi * number / SPARKS + 0.2
        near, far = (
            place.size * reach * (0.5 + share) for reach in (0.2, 0.42 + 0.1 * (number % 2))
        )
        start = x + math.cos(turn) * near, y + math.sin(turn) * near
        end = x + math.cos(turn) * far, y + math.sin(turn) * far
        canvas.line(start, end, (255, 226, 150, fade), max(2.0, place.size * 0.05))


def _hit(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    spot = place.spot(effect.x, effect.y)
    fade = round(255 * (1 - share * share))
    if share < 0.35:
        canvas.circle(spot, place.size * (0.2 + share * 0.7), (255, 250, 230, fade))
    reach = place.size * (0.25 + 0.3 * eased(Ease.SETTLE, share))
    canvas.circle(spot, reach, (255, 246, 207, fade), max(2.0, place.size * 0.07))


def _refused(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A sign between a tank and what stands in its way."""
    what = effect.kind.partition(" ")[2]
    spot, size = place.spot(effect.x, effect.y), place.size
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    grown = stepped(0.5 + 0.5 * eased(Ease.BOUNCE, min(1.0, share * 4)))
    canvas.circle(spot, size * 0.31 * grown, (12, 15, 16, alpha))
    canvas.circle(spot, size * 0.31 * grown, "danger", max(2.0, size * 0.06))
    if what in REFUSED:
        canvas.picture(REFUSED[what], *spot, size * 0.36 * grown, 0, alpha)
    else:
        reach = size * 0.17 * grown
        canvas.line(
            (spot[0] - reach, spot[1]), (spot[0] + reach, spot[1]), "brick_light", size * 0.12
        )


def _missed(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It has flown past by a quarter: streaks along that side of the tank, and a mark over it."""
    turn = math.radians(effect.angle)
    along = math.sin(turn), -math.cos(turn)
    across = -along[1], along[0]
    side = (effect.to_x - effect.x) * across[0] + (effect.to_y - effect.y) * across[1]
    away = 0.62 if side > 0 else -0.62
    ink = (255, 246, 207, round(255 * (1 - share)))
    for number in range(3):
        off, long = away * (1 + 0.1 * number), 0.3 - 0.07 * number
        middle = effect.x + across[0] * off, effect.y + across[1] * off
        begin = place.spot(middle[0] - along[0] * long, middle[1] - along[1] * long)
        end = place.spot(middle[0] + along[0] * long, middle[1] + along[1] * long)
        canvas.line(begin, end, ink, max(1.5, place.size * 0.04))
    x, y = place.spot(effect.x, effect.y)
    up = place.size * (0.95 + 0.25 * eased(Ease.SETTLE, share))
    if share < 0.85:
        carried_pictures.write_outlined(canvas, "!", (x, y - up), place.size * 0.6, "flash")


def _sign(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A sign over a tank, on a dark disc."""
    x, y = place.spot(effect.x, effect.y)
    up, size = place.size * 0.62, place.size * 0.5
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.circle((x, y - up), size * 0.62, (12, 15, 16, round(alpha * 0.8)))
    canvas.picture(effect.kind.partition(" ")[2], x, y - up, size * 0.86, 0, alpha)


def _thread(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Dots lead from where a tank has fired to where it stands by now."""
    start, end = ends(place, effect)
    count = max(2, round(math.dist(start, end) / (place.size * 0.25)))
    for number in range(count + 1):
        spot = between(start, end, number / count)
        canvas.circle(spot, max(1.5, place.size * 0.05), (255, 246, 207, 150))


def _bomb(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    fall = (1 - share * share) * place.size * 2.4
    canvas.circle((x, y), place.size * (0.1 + 0.2 * share), (0, 0, 0, 110))
    canvas.picture("bonus.grenade", x, y - fall, place.size * stepped(1.1 - 0.4 * share))


def _topples(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A banner leans over and goes down."""
    x, y = place.spot(effect.x, effect.y)
    down = eased(Ease.FALL, share)
    angle, alpha = round(78 * down / 3) * 3, round(255 * min(1.0, 3 * (1 - share)))
    spot = x + place.size * 0.3 * down, y + place.size * 0.25 * down
    canvas.piece(effect.kind.partition(" ")[2], *spot, place.size, angle, alpha)


def _steeled(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A quarter of steel is set down where brick was."""
    x, y = place.spot(effect.x, effect.y)
    fall = (1 - eased(Ease.SETTLE, min(1.0, share * 1.8))) * place.size * 0.9
    canvas.piece("fort.steel.0", x, y - fall, place.size / 2, 0, round(255 * min(1.0, 3 * share)))


KINDS: Mapping[str, Draw] = {
    "route": draw_route,
    "sign": _sign,
    "shavings": film("ice_shaving", 3, fades=True),
    "rustle": flung("fort.blade", 7, begins=0.15),
    "clank": film("spark", 3, 0.8, fades=True),
    "spark": film("spark", 3, 0.9),
    "refused": _refused,
    "thread": _thread,
    "missed": _missed,
    "hit": _hit,
    "clash": _clash,
    "away": _ring("flash", 0.1, 0.34),
    "rests": _ring("flash", 0.8, 0.3),
    "crumbs": flung("debris.brick", 5, begins=0.05),
    "scraps": flung("debris.steel", 5, begins=0.05),
    "held": _ring("mark", 0.5, 0.85),
    "torn": flung("debris.steel", 5, begins=0.25),
    "topples": _topples,
    "shine": _ring("accent", 0.9, 0.42),
    "bomb": _bomb,
    "frost": _ring("frost", 0.95, 0.3),
    "steeled": _steeled,
}


def _effects(calm: bool) -> Effects:
    kinds: Mapping[str, Draw] = {
        **tank_flares(tracks_alpha=120, dust_alpha=150, reach=REACH),
        **carried_pictures.KINDS,
        **victory.KINDS,
        **KINDS,
        "spotlight": victory.spotlight(RIM),
        "dice": dice(calm),
    }
    return Effects(
        kinds,
        flat=frozenset({"tracks", "soot", "shavings"}),
        wild=frozenset({"debris", "dust", "flash", "smoke", "confetti", "rustle", "torn"}),
    )


EFFECTS, CALM = _effects(calm=False), _effects(calm=True)
