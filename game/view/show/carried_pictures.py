"""Pictures that fly, turn over, are held up, fall or rise on the board of any game.

An effect's kind goes on with the pictures it shows: `fly location.a`, `gain points.3 icon.star`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.core.grid import Cell
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style

from .clip import Clip, Ease, Effect, Pose, eased
from .drawn_effects import Draw, Running
from .flares import between, ends
from .revealed_cards import draw_turning

FLY, FLIP, GAIN, SHOWN = 480, 420, 620, 1500
RISEN = 0.35
TURNS = 16
"""A picture turns over in so many steps."""


def flown(cell: Cell, to: Pose, picture: str, begins: int = 0) -> Effect:
    """Return how a picture sails from its cell to who has won it."""
    return Effect(f"fly {picture}", cell.x, cell.y, FLY, begins, to_x=to.x, to_y=to.y)


def flipped(cell: Cell, first: str, then: str) -> Effect:
    """Return how a picture turns over on its cell and is another one."""
    return Effect(f"flip {first} {then}", cell.x, cell.y, FLIP)


def gained(at: Pose, pictures: str, points: int, begins: int = 0) -> Effect:
    """Return how pictures are held up over somebody, with so many points."""
    return Effect(f"gain {pictures}", at.x, at.y, SHOWN, begins, to_x=points)


def gaining(at: Pose, pictures: str, points: int, sound: str) -> Clip:
    """Return the clip of nothing else."""
    return Clip(GAIN, effects=(gained(at, pictures, points),), sound=sound)


def risen(at: Pose, words: str, ink: str, ms: int) -> Effect:
    """Return how a few letters such as +1 rise over somebody."""
    return Effect(f"word {words} {ink}", at.x, at.y, ms)


def crossed(at: Pose, picture: str, ms: int) -> Effect:
    """Return how a picture over somebody is crossed out: it came to nothing."""
    return Effect(f"cross {picture}", at.x, at.y, ms)


def hurled(start: Pose, to: Pose, picture: str, ms: int) -> Effect:
    """Return how a picture flies from one to another, its point ahead."""
    return Effect(f"hurl {picture}", start.x, start.y, ms, to_x=to.x, to_y=to.y)


def carried_off(running: Running) -> frozenset[Cell]:
    """Return the cells whose pictures are just being moved or turned over."""
    moved = (effect for effect, _ in running if effect.kind.startswith(("fly ", "flip ")))
    return frozenset(Cell(round(effect.x), round(effect.y)) for effect in moved)


def write_outlined(
    canvas: Canvas, words: str, at: tuple[float, float], size: float, ink: str
) -> None:
    """Write a few letters that are read over any ground."""
    style = Style(Family.DISPLAY, max(16, round(size)))
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        canvas.text(words, at[0] + dx, at[1] + dy, style, "night", "centre")
    canvas.text(words, *at, style, ink, "centre")


def _pictures(effect: Effect) -> list[str]:
    return effect.kind.split(" ")[1:]


def _fly(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It rises from its cell, sails to who has won it, and is gone."""
    now = eased(Ease.DRIVE, share)
    x, y = between(*ends(place, effect), now)
    lift = math.sin(now * math.pi) * place.size * 0.5
    size = place.size * stepped(1 + 0.25 * math.sin(now * math.pi) - 0.5 * now)
    canvas.circle((x, y + place.size * 0.2), place.size * 0.25, (0, 0, 0, 70))
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.picture(_pictures(effect)[0], x, y - lift, size, 0, alpha)


def _flip(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It turns over on its cell, a little above the board."""
    first, then = _pictures(effect)
    turn = round(eased(Ease.DRIVE, share) * TURNS) / TURNS
    high = math.sin(turn * math.pi)
    x, y = place.spot(effect.x, effect.y)
    size = place.size * (1 + 0.18 * round(high * 4) / 4)
    y -= high * place.size * 0.16
    draw_turning(canvas, Box(x - size / 2, y - size / 2, size, size), (first, then), turn)


def _gain(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What was won is held up for all to see; `to_x` are the points."""
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
        at = left + step * (len(pictures) - 1) / 2, y + size * 0.34
        write_outlined(canvas, f"+{round(effect.to_x)}", at, place.size * 0.5, "white")


def _drop(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What is laid falls onto its cell and bounces."""
    x, y = place.spot(effect.x, effect.y)
    down = eased(Ease.BOUNCE, share)
    size = place.size * stepped(1.5 - 0.7 * min(1.0, down))
    canvas.picture(_pictures(effect)[0], x, y - place.size * 0.6 * (1 - down), size)


def _lift(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What is taken off the board rises and fades."""
    x, y = place.spot(effect.x, effect.y)
    up = place.size * 0.7 * share
    canvas.picture(_pictures(effect)[0], x, y - up, place.size * 0.8, 0, round(255 * (1 - share)))


def _hurl(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    start, end = ends(place, effect)
    x, y = between(start, end, share)
    heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])) + 90
    angle, size = round(heading / 3) * 3, place.size * 0.6
    canvas.picture(_pictures(effect)[0], x, y - place.size * 0.2, size, angle)


def _word(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    words, ink = _pictures(effect)
    x, y = place.spot(effect.x, effect.y)
    y -= place.size * (0.7 + 0.5 * eased(Ease.SETTLE, share))
    write_outlined(canvas, words, (x, y), place.size * 0.56, ink)


def _cross(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    size = place.size * 0.52
    y -= place.size * (0.85 + 0.12 * share)
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.picture(_pictures(effect)[0], x, y, size, 0, alpha)
    canvas.picture("icon.cross", x + size * 0.3, y + size * 0.3, size * 0.6, 0, alpha)


KINDS: Mapping[str, Draw] = {
    "hurl": _hurl,
    "word": _word,
    "cross": _cross,
    "fly": _fly,
    "flip": _flip,
    "gain": _gain,
    "drop": _drop,
    "lift": _lift,
}
