"""What flares up on the board of Proving Ground and goes, drawn by its kind.

An effect's kind goes on with the pictures it shows: `fly location.a`, or
`gain points.3.1 effect.armour`.
"""

from __future__ import annotations

import math

from game.core.grid import Cell
from game.view import victory
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.clip import Ease, Effect, eased
from game.view.effects import Effects
from game.view.flares import (
    between,
    dust,
    ends,
    film,
    flash,
    flung,
    muzzle,
    rays,
    smoke,
    soot,
    thrown,
    tracer,
    tracks,
)
from game.view.place import Place, stepped
from game.view.style import Family, Style

RISEN = 0.35
TURNS = 16
"""A token turns over in so many steps."""


def _pictures(effect: Effect) -> list[str]:
    return effect.kind.split(" ")[1:]


def _fly(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A token rises from its cell, sails to the tank that won it, and is gone."""
    now = eased(Ease.DRIVE, share)
    x, y = between(*ends(place, effect), now)
    lift = math.sin(now * math.pi) * place.size * 0.5
    size = place.size * stepped(1 + 0.25 * math.sin(now * math.pi) - 0.5 * now)
    canvas.circle((x, y + place.size * 0.2), place.size * 0.25, (0, 0, 0, 70))
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.picture(_pictures(effect)[0], x, y - lift, size, 0, alpha)


def _flip(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """A token turns over on its cell, a little above the board."""
    first, then = _pictures(effect)
    turn = round(eased(Ease.DRIVE, share) * TURNS) / TURNS
    wide, high = abs(math.cos(turn * math.pi)), math.sin(turn * math.pi)
    shown = first if turn < 0.5 else then
    x, y = place.spot(effect.x, effect.y)
    size = place.size * (1 + 0.18 * round(high * 4) / 4)
    y -= high * place.size * 0.16
    box = Box(x - size * wide / 2, y - size / 2, max(3.0, size * wide), size)
    pixels = max(8, round(size * canvas.scale))

    def paint(paper: Canvas) -> None:
        paper.picture(shown, pixels / 2, pixels / 2, pixels)

    canvas.reduced(("flip", shown, round(wide * 100)), box, (pixels, pixels), paint)


def _gain(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """What was won is held up over the tank for all to see; `to_x` are the points."""
    pictures = _pictures(effect)
    x, y = place.spot(effect.x, effect.y)
    lift = place.size * (0.35 + 0.55 * eased(Ease.SETTLE, min(1.0, share / RISEN)))
    grown = eased(Ease.BOUNCE, min(1.0, share / RISEN))
    size = place.size * stepped(0.4 + 0.5 * grown)
    alpha = round(255 * min(1.0, 3.5 * (1 - share)))
    step = size * 0.82
    left = x - step * (len(pictures) - 1) / 2
    left = min(max(left, place.box.x + size / 2), place.box.right - size / 2 - step)
    y = max(y - lift, place.box.y + size * 0.4)
    for number, picture in enumerate(pictures):
        canvas.picture(picture, left + step * number, y, size, 0, alpha)
    if effect.to_x and share < 0.9:
        style = Style(Family.DISPLAY, max(16, round(place.size * 0.5)))
        at = left + step * (len(pictures) - 1) / 2, y + size * 0.34
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            canvas.text(f"+{round(effect.to_x)}", at[0] + dx, at[1] + dy, style, "night", "centre")
        canvas.text(f"+{round(effect.to_x)}", *at, style, "white", "centre")


def _drop(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """What is laid falls onto its cell and bounces."""
    x, y = place.spot(effect.x, effect.y)
    down = eased(Ease.BOUNCE, share)
    size = place.size * stepped(1.5 - 0.7 * min(1.0, down))
    canvas.picture(_pictures(effect)[0], x, y - place.size * 0.6 * (1 - down), size)


def _lift(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """What is taken off the board rises and fades."""
    x, y = place.spot(effect.x, effect.y)
    up = place.size * 0.7 * share
    canvas.picture(_pictures(effect)[0], x, y - up, place.size * 0.8, 0, round(255 * (1 - share)))


def _sight(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """The artillery takes aim: its column and its row light up, and close in on the cell."""
    box = place.square(Cell(round(effect.x), round(effect.y)))
    board, ink = place.box, (255, 143, 124, round(150 * min(1.0, 4 * (1 - share))))
    shown = min(1.0, share * 2)
    canvas.rect(Box(box.x, board.y, box.width, board.height * shown), (*ink[:3], ink[3] // 3))
    canvas.rect(Box(board.x, box.y, board.width * shown, box.height), (*ink[:3], ink[3] // 3))
    x, y = place.spot(effect.x, effect.y)
    canvas.circle((x, y), place.size * (1.2 - 0.75 * eased(Ease.SETTLE, shown)), ink, 4)


def _shield(canvas: Canvas, place: Place, effect: Effect, share: float) -> None:
    """Armour flashes round the tank and falls off."""
    x, y = place.spot(effect.x, effect.y)
    canvas.circle(
        (x, y), place.size * (0.5 + 0.25 * share), (255, 244, 214, round(220 * (1 - share))), 5
    )
    up = place.size * 0.9 * share
    canvas.picture("effect.armour", x, y - up, place.size * 0.6, 0, round(255 * (1 - share**3)))


EFFECTS = Effects(
    kinds={
        "tracks": tracks(190),
        "dust": dust(200),
        "muzzle": muzzle(0.55),
        "tracer": tracer(("flash", 2, 0.06)),
        "lob": thrown("shell", lambda high: 1 + 0.9 * high),
        "blast": film("explosion", 7, varied=True),
        "debris": flung("debris.steel", 9, begins=0.3),
        "smoke": smoke,
        "flash": flash,
        "soot": soot,
        "glory": rays,
        "fly": _fly,
        "flip": _flip,
        "gain": _gain,
        "drop": _drop,
        "lift": _lift,
        "sight": _sight,
        "shield": _shield,
        **victory.KINDS,
    },
    flat=frozenset({"tracks", "soot", "sight"}),
    wild=frozenset({"debris", "dust", "flash", "smoke", "confetti"}),
)
