"""Shells, blasts, and what flies about after them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect

from .flaring import Draw, between
from .place import Place, stepped


def _aim(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A thin line grows along the gun, so that all see who aims where."""
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    red, green, blue, _ = canvas.colour("flash")
    canvas.line(start, between(start, end, share), (red, green, blue), 2)


def _muzzle(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    turn = math.radians(effect.angle)
    spot = place.spot(effect.x + math.sin(turn) * 0.45, effect.y - math.cos(turn) * 0.45)
    canvas.piece(f"muzzle.{frame}", *spot, place.size, effect.angle)


def _tracer(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    now = between(start, end, share)
    tail = between(start, end, max(0.0, share - 0.3))
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
    x, y = between(start, end, share)
    high = math.sin(share * math.pi)
    canvas.circle((x, y), place.size * (0.16 - 0.06 * high), (0, 0, 0, 110))
    lift = high * place.size * 1.5
    canvas.piece(picture, x, y - lift, place.size * size * stepped(1 + 0.6 * high), effect.angle)


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


KINDS: Mapping[str, Draw] = {
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
}
