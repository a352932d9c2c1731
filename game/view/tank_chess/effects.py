"""What flares up on the board and goes, drawn by its kind."""

from __future__ import annotations

import math

from game.view.canvas import Canvas
from game.view.clip import Effect
from game.view.effects import Effects
from game.view.flares import (
    dust,
    film,
    flash,
    flung,
    muzzle,
    rays,
    smoke,
    splash,
    thrown,
    tracer,
    tracks,
)
from game.view.place import Place

PUFF_MS = 1300


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


EFFECTS = Effects(
    kinds={
        "tracks": tracks(200),
        "dust": dust(220),
        "muzzle": muzzle(0.42),
        "tracer": tracer(("flash", 2, 0.06)),
        "lob": thrown("shell", lambda high: 1 + 0.7 * high),
        "blast": film("explosion", 7, varied=True),
        "debris": flung("debris.steel", 9, begins=0.3),
        "smoke": smoke,
        "smoulder": _smoulder,
        "flash": flash,
        "rings": splash(0.7),
        "glory": rays,
        "check": lambda *now: _called("danger", *now),
        "escape": lambda *now: _called("gold", *now),
        "leaves": _leaves,
    },
    flat=frozenset({"tracks"}),
    wild=frozenset({"debris", "dust", "flash", "leaves", "smoke", "smoulder"}),
)
