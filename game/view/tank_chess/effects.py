"""What flares up on the board and goes, drawn by its kind."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping

from game.view.canvas import Canvas
from game.view.clip import Effect

from .place import Place

PUFF_MS = 1300

Draw = Callable[[Canvas, Place, Effect, float], None]
"""An effect at a share of its time, from 0 to 1."""


def draw_effects(
    canvas: Canvas, place: Place, running: Iterable[tuple[Effect, int]], calm: bool = False
) -> None:
    """Draw what burns now; `calm` leaves out what flies about."""
    for effect, ms in running:
        if calm and effect.kind in _WILD:
            continue
        draw = _KINDS.get(effect.kind)
        if draw and effect.ms > 0:
            draw(canvas, place, effect, min(1.0, max(0.0, ms / effect.ms)))


def _tracks(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    canvas.piece("tracks", x, y, place.size, place.angle(effect.angle), round(200 * (1 - share)))


def _dust(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    back = math.radians(effect.angle)
    x, y = effect.x - math.sin(back) * 0.35, effect.y + math.cos(back) * 0.35
    for side in (-0.22, 0.22):
        spot = place.spot(x + math.cos(back) * side, y + math.sin(back) * side)
        canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(220 * (1 - share)))


def _muzzle(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(2, int(share * 3))
    turn = math.radians(effect.angle)
    x, y = place.spot(effect.x + math.sin(turn) * 0.42, effect.y - math.cos(turn) * 0.42)
    canvas.piece(f"muzzle.{frame}", x, y, place.size, place.angle(effect.angle))


def _tracer(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    now = _between(start, end, share)
    tail = _between(start, end, max(0.0, share - 0.3))
    canvas.line(tail, now, "flash", max(2.0, place.size * 0.06))
    canvas.piece("shell", *now, place.size, place.angle(effect.angle))


def _lob(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    start, end = place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)
    x, y = _between(start, end, share)
    high = math.sin(share * math.pi)
    canvas.circle((x, y), place.size * (0.16 - 0.06 * high), (0, 0, 0, 110))
    lift = high * place.size * 1.5
    canvas.piece("shell", x, y - lift, place.size * (1 + 0.7 * high), place.angle(effect.angle))


def _blast(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    frame = min(6, int(share * 7))
    canvas.piece(f"explosion.{frame}", *place.spot(effect.x, effect.y), place.size)


def _debris(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for number in range(9):
        turn = number * 2.399 + effect.x + effect.y
        reach = place.size * (0.3 + 0.9 * share * (0.6 + (number * 37 % 10) / 20))
        fall = place.size * 0.5 * share * share
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.8 + fall
        alpha = round(255 * (1 - share))
        spin = round((turn * 57 + share * 400) / 30) * 30
        canvas.piece(f"debris.steel.{number % 3}", *spot, place.size * 0.9, spin, alpha)


def _smoke(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for puff in range(3):
        age = share * 1.3 - puff * 0.15
        if not 0 <= age < 1:
            continue
        frame = min(3, int(age * 4))
        drift = x + math.sin(puff * 2 + age * 3) * place.size * 0.12
        alpha = round(230 * (1 - age))
        canvas.piece(f"smoke.{frame}", drift, y - age * place.size * 0.9, place.size, 0, alpha)


def _smoulder(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """Draw thin smoke that goes on rising from a wreck, ever weaker."""
    x, y = place.spot(effect.x, effect.y)
    ms = share * effect.ms
    for puff in range(3):
        age = (ms / PUFF_MS + puff / 3) % 1
        born = ms - age * PUFF_MS
        if born < 0:
            continue
        bend = math.sin(puff * 2.1 + born / 300)
        drift = x + (bend * 0.1 + age * 0.22) * place.size
        alpha = round(235 * (1 - age) * (1 - share * share))
        frame, size = min(3, int(age * 4)), place.size * (0.6 + 0.5 * age)
        canvas.piece(f"smoke.{frame}", drift, y - age * place.size * 0.8, size, 0, alpha)


def _flash(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    spot = place.spot(effect.x, effect.y)
    canvas.circle(spot, place.size * (0.5 + 0.7 * share), (255, 244, 208, round(190 * (1 - share))))


def _rings(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    if share < 0.7:
        canvas.piece(f"splash.{min(3, int(share / 0.7 * 4))}", x, y, place.size)
    for ring in range(3):
        age = share * 1.4 - ring * 0.2
        if 0 < age < 1:
            ink = (214, 238, 246, round(220 * (1 - age)))
            canvas.circle((x, y), place.size * (0.15 + 0.45 * age), ink, 2)


def _glory(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    alpha = round(255 * math.sin(share * math.pi))
    canvas.piece("rays", x, y, place.size * 1.2, round(share * 20) * 3, alpha)


def _called(ink: str, canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    spot = place.spot(effect.x, effect.y)
    red, green, blue, _ = canvas.colour(ink)
    for ring in range(2):
        age = share * 1.3 - ring * 0.3
        if 0 < age < 1:
            veil = (red, green, blue, round(255 * (1 - age)))
            canvas.circle(spot, place.size * (1.6 - 1.1 * age), veil, 4)


def _leaves(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for number in range(10):
        turn = number * 2.399
        reach = place.size * (0.1 + 0.7 * share)
        spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.8
        spin = round((turn * 57 + share * 200) / 30) * 30
        canvas.piece("leaf", *spot, place.size, spin, round(255 * (1 - share)))


def _between(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


_WILD = frozenset({"debris", "dust", "flash", "leaves", "smoke", "smoulder"})
_KINDS: Mapping[str, Draw] = {
    "tracks": _tracks,
    "dust": _dust,
    "muzzle": _muzzle,
    "tracer": _tracer,
    "lob": _lob,
    "blast": _blast,
    "debris": _debris,
    "smoke": _smoke,
    "smoulder": _smoulder,
    "flash": _flash,
    "rings": _rings,
    "glory": _glory,
    "check": lambda *now: _called("danger", *now),
    "escape": lambda *now: _called("accent", *now),
    "leaves": _leaves,
}
