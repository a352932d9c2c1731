"""What flares up on the board and goes, drawn by its kind."""

from __future__ import annotations

import math

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show import victory
from game.view.show.clip import Effect
from game.view.show.drawn_effects import Effects
from game.view.show.flares import bubbles, hush, splash, tank_flares, thrown

PUFF_MS = 1300


def _smoulder(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
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


def _called(ink: str, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    spot = place.spot(effect.x, effect.y)
    red, green, blue, _ = canvas.colour(ink)
    for ring in range(2):
        age = share * 1.3 - ring * 0.3
        if 0 < age < 1:
            veil = (red, green, blue, round(255 * (1 - age)))
            canvas.circle(spot, place.size * (1.6 - 1.1 * age), veil, 4)


def _rings(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    splash(0.7)(canvas, place, effect, share)
    bubbles(canvas, place, effect, share)


def _leaves(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The crown goes down to one side; leaves burst out, sail and settle, each its own way."""
    x, y = place.spot(effect.x, effect.y)
    for number in range(18):
        chance = (number * 37 % 17) / 17
        turn = number * 2.399 + effect.x
        out = 1 - (1 - share) ** (2 + chance)
        reach = place.size * (0.1 + (0.1 + 0.85 * chance) * out)
        sail = math.sin(share * (4 + 5 * chance) + number) * place.size * 0.1
        fall = place.size * 0.35 * share * share * (0.4 + chance)
        spot = x + math.cos(turn) * reach + sail, y + math.sin(turn) * reach * 0.7 + fall
        spin = round((turn * 57 + share * 260 * (1 - 2 * (number % 2))) / 30) * 30
        alpha = round(255 * min(1.0, 2.5 * (1 - share)))
        canvas.piece("leaf", *spot, place.size * (0.6 + 0.5 * chance), spin, alpha)


EFFECTS = Effects(
    kinds={
        **tank_flares(tracks_alpha=200, dust_alpha=220, reach=0.42),
        "lob": thrown("shell", lambda high: 1 + 0.7 * high),
        "smoulder": _smoulder,
        "hush": hush,
        **victory.KINDS,
        "rings": _rings,
        "check": lambda *now: _called("danger", *now),
        "escape": lambda *now: _called("gold", *now),
        "leaves": _leaves,
    },
    flat=frozenset({"tracks", "hush", "soot"}),
    wild=frozenset({"debris", "dust", "flash", "leaves", "smoke", "smoulder", "confetti"}),
)
