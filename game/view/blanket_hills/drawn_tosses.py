"""A toy on its way: over the blanket with its shadow below, rolling over it, or gone beyond it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from game.rules.blanket_hills.land import Land
from game.rules.blanket_hills.shells import Shell
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Effect
from game.view.show.flares import between

from .tosses import Spot, Toss, cloth_height, on_cloth, read, seen

LandDraw = Callable[[Land, Canvas, BoardPlace, Effect, float], None]
"""An effect on a land at a share of its time."""

TOY, SMALL = 1.15, 0.45
"""How large a toy is seen in the air, in cells, and the first share of that for its shadow."""
POINTED = frozenset({Shell.NUKE, Shell.HOMING, Shell.SNIPER})
"""They fly with their points ahead; others turn over and over."""
SPIN, STEP = 540, 15
DOT_CM = 4
NAIL = 0.3


def toy(shell: Shell) -> str:
    return f"hills.toy.{shell.value}"


def draw_dots(canvas: Canvas, place: BoardPlace, toss: Toss, until: float, ink: str) -> None:
    """Draw the way that a toy has flown, a dot each few centimetres."""
    for cm in range(DOT_CM, math.floor(until) + 1, DOT_CM):
        spot = seen(place, *toss.at(cm))
        _dot(canvas, place, spot, ink)


def _dot(canvas: Canvas, place: BoardPlace, spot: Spot, ink: str) -> None:
    canvas.circle(spot, place.size * 0.125, "night")
    canvas.circle(spot, place.size * 0.085, ink)


def tossed(spin: int) -> LandDraw:
    """Return what draws a toy in the air that turns over by so many degrees."""

    def draw(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        _toss(canvas, place, effect, share, spin)

    return draw


def _toss(canvas: Canvas, place: BoardPlace, effect: Effect, share: float, spin: int) -> None:
    shell, toss = read(effect)
    now = share * toss.steps
    draw_dots(canvas, place, toss, now, "flash")
    spot = seen(place, *toss.at(now))
    if shell is Shell.SHRAPNEL:
        _nail(canvas, place, spot, seen(place, *toss.at(now + 1)))
        return
    if shell in POINTED:
        ahead = seen(place, *toss.at(now + 1))
        turn = math.degrees(math.atan2(ahead[1] - spot[1], ahead[0] - spot[0])) + 90
    else:
        turn = spin * share
    canvas.picture(toy(shell), *spot, place.size * TOY, round(turn / STEP) * STEP % 360)


def _nail(canvas: Canvas, place: BoardPlace, spot: Spot, ahead: Spot) -> None:
    """A nail with its head behind."""
    far = math.dist(spot, ahead) or 1.0
    long = place.size * NAIL / far
    head = spot[0] - (ahead[0] - spot[0]) * long, spot[1] - (ahead[1] - spot[1]) * long
    for ink, wide in (("night", 0.13), ("cloth_steel", 0.07)):
        canvas.line(head, spot, ink, place.size * wide)
        canvas.circle(head, place.size * wide, ink)


def _shade(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The shadow lies just below the toy, smaller the higher it is."""
    shell, toss = read(effect)
    x, y, height = toss.at(share * toss.steps)
    high = height - cloth_height(land, x, y)
    size = place.size * stepped(TOY * max(0.4, 1 - high / 90))
    size *= SMALL if shell is Shell.SHRAPNEL else 1
    canvas.picture("hills.shadow", *on_cloth(place, land, x, y), size)


def _lies(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What has come down lies there for a moment."""
    spot = on_cloth(place, land, effect.x, effect.y, 1)
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    size = place.size * TOY
    canvas.picture("hills.shadow", spot[0], spot[1] + size * 0.2, size)
    canvas.picture(toy(_shell(effect)), *spot, size, round(effect.angle / STEP) * STEP, alpha)


def _roll(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It rolls from place to place; where it has been is dotted."""
    spots = [on_cloth(place, land, *map(int, cell.split(","))) for cell in effect.kind.split()[2:]]
    now = share * (len(spots) - 1)
    for spot in spots[: math.floor(now) + 1 : 2]:
        _dot(canvas, place, spot, "flash")
    last = min(math.floor(now), len(spots) - 2)
    x, y = between(spots[last], spots[last + 1], now - last)
    size = place.size * TOY
    canvas.picture("hills.shadow", x, y, size)
    turn = round(now * 40 / STEP) * STEP % 360
    canvas.picture(toy(_shell(effect)), x, y - size * 0.2, size, turn)


def _lost(land: Land, canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Where it went over the rim, so high above it, is a cross: no points."""
    foot = on_cloth(place, land, effect.x, effect.y)
    over = seen(place, effect.x, effect.y, float(effect.kind.split()[1]))
    for part in range(0, 10, 2):
        canvas.line(
            between(foot, over, part / 10), between(foot, over, part / 10 + 0.1), "flash", 2
        )
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.picture("icon.cross", *over, place.size * 0.8, 0, alpha)


def _shell(effect: Effect) -> Shell:
    return Shell(effect.kind.split()[1])


TOSSES: Mapping[str, LandDraw] = {
    "shade": _shade,
    "lies": _lies,
    "roll": _roll,
    "lost": _lost,
}
