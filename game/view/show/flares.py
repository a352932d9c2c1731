"""What shots, blasts and driving leave behind on the board of any game."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .clip import Effect
from .drawn_effects import Draw

Spot = tuple[float, float]

HUSH_MS = 150


def between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def ends(place: BoardPlace, effect: Effect) -> tuple[Spot, Spot]:
    """Return where an effect begins and where it leads."""
    return place.spot(effect.x, effect.y), place.spot(effect.to_x, effect.to_y)


def film(
    picture: str, frames: int, size: float = 1, fades: bool = False, varied: bool = False
) -> Draw:
    """A picture that runs through its frames on the spot; `varied` turns it from cell to cell."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        frame = min(frames - 1, int(share * frames))
        x, y = place.spot(effect.x, effect.y)
        turn = 90 * (round(effect.x) * 3 + round(effect.y)) % 360 if varied else 0
        alpha = round(255 * (1 - share)) if fades else 255
        angle = place.angle(effect.angle + turn)
        canvas.piece(f"{picture}.{frame}", x, y, place.size * size, angle, alpha)

    return draw


def tracks(alpha: int) -> Draw:
    """Prints of the tracks, that fade."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        x, y = place.spot(effect.x, effect.y)
        left = round(alpha * (1 - share))
        canvas.piece("tracks", x, y, place.size, place.angle(effect.angle), left)

    return draw


def dust(alpha: int) -> Draw:
    """Dust behind both tracks, that drifts apart."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        frame = min(2, int(share * 3))
        back = math.radians(effect.angle)
        x, y = effect.x - math.sin(back) * 0.35, effect.y + math.cos(back) * 0.35
        for side in (-0.22 - 0.1 * share, 0.22 + 0.1 * share):
            spot = place.spot(x + math.cos(back) * side, y + math.sin(back) * side)
            canvas.piece(f"dust.{frame}", *spot, place.size, 0, round(alpha * (1 - share)))

    return draw


def muzzle(reach: float) -> Draw:
    """Fire before a gun that reaches so far, in cells."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        frame = min(2, int(share * 3))
        turn = math.radians(effect.angle)
        x, y = effect.x + math.sin(turn) * reach, effect.y - math.cos(turn) * reach
        spot = place.spot(x, y)
        canvas.piece(f"muzzle.{frame}", *spot, place.size, place.angle(effect.angle))

    return draw


def tracer(*tails: tuple[str, float, float]) -> Draw:
    """A shell on its way; the ink of each tail, its least width, and its width in cells."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        start, end = ends(place, effect)
        now = between(start, end, share)
        tail = between(start, end, max(0.0, share - 0.3))
        for ink, least, width in tails:
            canvas.line(tail, now, ink, max(least, place.size * width))
        canvas.piece("shell", *now, place.size, place.angle(effect.angle))

    return draw


def thrown(picture: str, size: Callable[[float], float]) -> Draw:
    """It rises over everything, with its shadow below, and falls; `size` says how large it is so
    high up, from 0 to 1."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        x, y = between(*ends(place, effect), share)
        high = math.sin(share * math.pi)
        canvas.circle((x, y), place.size * (0.16 - 0.06 * high), (0, 0, 0, 110))
        y -= high * place.size * 1.5
        canvas.piece(picture, x, y, place.size * size(high), place.angle(effect.angle))

    return draw


def blast(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A tank bursts: a ball of fire, the burst in it, and an ember that goes out last."""
    left, spot = max(0.0, 1 - 1.25 * share), place.spot(effect.x, effect.y)
    if left > 0:
        fire = place.size * (0.5 + 0.24 * min(1.0, 4 * share))
        canvas.circle(spot, fire, (240, 129, 58, round(150 * left)))
        canvas.circle(spot, fire * 0.76, (245, 169, 60, round(220 * left)))
    _burst(canvas, place, effect, share)
    if left > 0:
        canvas.circle(spot, place.size * (0.06 + 0.16 * left), (255, 244, 214, round(240 * left)))


_burst = film("explosion", 7, size=1.3, varied=True)


def flung(picture: str, count: int, begins: float = 0.2) -> Draw:
    """Pieces fly out, from so far off the middle, and fall."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        x, y = place.spot(effect.x, effect.y)
        for number in range(count):
            turn = number * 2.399 + effect.x + effect.y
            reach = place.size * (begins + 0.9 * share * (0.6 + (number * 37 % 10) / 20))
            fall = place.size * 0.5 * share * share
            spot = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.8 + fall
            spin = round((turn * 57 + share * 400) / 30) * 30
            alpha = round(255 * (1 - share))
            canvas.piece(f"{picture}.{number % 3}", *spot, place.size * 0.9, spin, alpha)

    return draw


def smoke(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    for puff in range(3):
        age = share * 1.3 - puff * 0.15
        if 0 <= age < 1:
            frame = min(3, int(age * 4))
            drift = x + math.sin(puff * 2 + age * 3) * place.size * 0.12
            alpha = round(230 * (1 - age))
            canvas.piece(f"smoke.{frame}", drift, y - age * place.size * 0.9, place.size, 0, alpha)


def splash(until: float) -> Draw:
    """The water leaps up, and rings widen on it."""

    def draw(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
        x, y = place.spot(effect.x, effect.y)
        if share < until:
            canvas.piece(f"splash.{min(3, int(share / until * 4))}", x, y, place.size)
        for ring in range(3):
            age = share * 1.4 - ring * 0.2
            if 0 < age < 1:
                ink = (214, 238, 246, round(220 * (1 - age)))
                canvas.circle((x, y), place.size * (0.15 + 0.45 * age), ink, 2)

    return draw


def bubbles(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Air comes up: each bubble rises and bursts, one after the other."""
    canvas.scatter("bubble", _bubbles(place, effect, share))


def _bubbles(
    place: BoardPlace, effect: Effect, share: float
) -> Iterator[tuple[float, float, float, int]]:
    for number, aside in enumerate((-0.16, 0.12, -0.02, 0.2, -0.1, 0.06)):
        age = (share - 0.25 - 0.07 * number) * 2.6
        if 0 < age < 1:
            x, y = place.spot(effect.x + aside, effect.y + 0.2 - 0.42 * age)
            yield x, y, place.size * (0.1 + 0.08 * age), round(255 * min(1.0, 3 * (1 - age)))


def rays(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    alpha = round(255 * math.sin(share * math.pi))
    canvas.piece("rays", x, y, place.size * 1.2, round(share * 20) * 3, alpha)


def hush(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The board holds its breath: its ground darkens, and grows light again at the end."""
    depth = min(1.0, share * effect.ms / HUSH_MS, (1 - share) * effect.ms / HUSH_MS)
    canvas.rect(place.box, (0, 0, 0, round(depth * 5) * 12))


def flash(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Light that fills the cell at once and goes, white in its middle and golden round it, so that
    it is seen on paper, too; no board's rim is lit."""
    spot, left = place.spot(effect.x, effect.y), 1 - share
    with canvas.clip(place.box):
        canvas.piece("light", *spot, place.size * 2.4, 0, round(255 * left))
        canvas.circle(spot, place.size * 0.5, (255, 190, 84, round(200 * left * left)))
        canvas.circle(spot, place.size * 0.28, (255, 244, 208, round(230 * left * left)))


def soot(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What is left on the ground where something burnt."""
    x, y = place.spot(effect.x, effect.y)
    alpha = round(210 * min(1.0, 4 * (1 - share)))
    canvas.piece("soot", x, y, place.size, place.angle(effect.angle), alpha)


def tank_flares(tracks_alpha: int, dust_alpha: int, reach: float) -> Mapping[str, Draw]:
    """Return what a tank with a gun that reaches so far leaves behind where it drives, shoots and
    burns, by its kind."""
    return {
        "tracks": tracks(tracks_alpha),
        "dust": dust(dust_alpha),
        "muzzle": muzzle(reach),
        "tracer": tracer(("flash", 2, 0.06)),
        "blast": blast,
        "debris": flung("debris.steel", 9, begins=0.3),
        "smoke": smoke,
        "flash": flash,
        "soot": soot,
        "glory": rays,
    }
