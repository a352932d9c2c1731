"""How clips in the sky are drawn: reticles, cards that turn, trails, dice, crystals, and offers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from game.view.board.cell_marks import dots
from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show import carried_pictures, thrown_dice, victory
from game.view.show.carried_pictures import write_outlined
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import between, ends, flash, flung, smoke

from .event_cards import draw_small_card
from .lie_of_map import MARGIN, MIDDLE, TOP
from .ring_places import WIDTH
from .scan_clips import card_of
from .ships import draw_emblem
from .sky import CARD
from .trade_clips import terms_of

DIE, BELOW = 0.9, TOP + 5.7
"""How large a task's die is, in cells, and how far down it lies in the panel."""
HASTE = 2.2
"""So much sooner than others it has fallen."""
RISEN, SPARKS = 0.62, 9
"""How high over its object a card is held, and how many sparks a ship leaves."""


def _aim(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A reticle in the colour of the ship closes on the object."""
    spot, size = place.spot(effect.x, effect.y), place.size
    reach = size * (1.1 - 0.66 * eased(Ease.SETTLE, share))
    ink = f"seat.{effect.kind.split()[1]}"
    for colour, broad in (("night", 6), (ink, 3)):
        canvas.circle(spot, reach, colour, broad)
        for turn in range(4):
            dx, dy = math.sin(turn * math.pi / 2), math.cos(turn * math.pi / 2)
            start = spot[0] + dx * reach * 0.8, spot[1] + dy * reach * 0.8
            canvas.line(
                start, (spot[0] + dx * reach * 1.25, spot[1] + dy * reach * 1.25), colour, broad
            )


def _full(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Rings of light run out from the middle of the ring."""
    spot = place.spot(effect.x, effect.y)
    light = canvas.colour("good")[:3]
    for ring in range(3):
        age = share * 1.5 - 0.22 * ring
        if 0 < age < 1:
            reach = place.size * WIDTH * (0.6 + 5.4 * eased(Ease.SETTLE, age))
            canvas.circle(spot, reach, (*light, round(230 * (1 - age))), 5)


def _stamp(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The emblem of a ship comes down where it stays."""
    down = min(1.0, eased(Ease.BOUNCE, min(1.0, share * 2)))
    cell = place.size * stepped(3.4 - 2.4 * down)
    draw_emblem(canvas, place.spot(effect.x, effect.y), cell, int(effect.kind.split()[1]))


def _short(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A cross over the ring: it was not enough."""
    spot = place.spot(effect.x, effect.y)
    size = place.size * stepped(1.1 + 0.5 * (1 - eased(Ease.BOUNCE, min(1.0, share * 2))))
    canvas.picture("icon.cross", *spot, size, 0, round(255 * min(1.0, 3 * (1 - share))))


def _stronger(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The card comes down over the object, and is used up."""
    x, y = place.spot(effect.x, effect.y)
    down = eased(Ease.BOUNCE, min(1.0, share * 1.6))
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    canvas.picture(
        "scan.ware.stronger", x, y - place.size * (1.1 - 0.5 * down), place.size * 0.7, 0, alpha
    )


def _turn(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A card rises from its object with its back up, and turns over."""
    x, y = place.spot(effect.x, effect.y)
    y -= place.size * RISEN * eased(Ease.SETTLE, min(1.0, share * 1.6))
    if share < 0.5:
        wide = place.size * 0.8 * (1 - share)
        back = Box(x - wide / 2, y - place.size * 0.17, wide, place.size * 0.34)
        canvas.plate(back, "scan_violet", 4, "scan_chalk", 2)
        return
    size = place.size * stepped(0.7 + 0.8 * (share - 0.5))
    draw_small_card(canvas, (x, y), size, card_of(effect.kind))


def _open(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The card that lies open is taken up."""
    x, y = place.spot(effect.x, effect.y)
    y += place.size * (CARD - (CARD + RISEN) * eased(Ease.DRIVE, share))
    draw_small_card(canvas, (x, y), place.size * stepped(1 + 0.2 * share), card_of(effect.kind))


def _lay(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The card is laid down at its object, where it stays."""
    x, y = place.spot(effect.x, effect.y)
    y += place.size * (CARD - (CARD + RISEN) * (1 - eased(Ease.DRIVE, share)))
    draw_small_card(canvas, (x, y), place.size, card_of(effect.kind))


def _gained(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """So many crystals rise from the object."""
    x, y = place.spot(effect.x, effect.y)
    y -= place.size * (0.6 + 0.5 * eased(Ease.SETTLE, share))
    words = f"+{effect.kind.split()[1]}"
    write_outlined(canvas, words, (x, y), place.size * 0.56, "wave_light")


def _trail(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Sparks along the lane behind a ship, that go out."""
    ship = effect.kind.split()[1]
    light = canvas.colour(f"seat.{ship}.light")[:3]
    start, end = ends(place, effect)
    for spark in range(SPARKS):
        along = spark / (SPARKS - 1)
        age = share * 1.7 - along * 0.7
        if 0 < age < 1:
            reach = place.size * 0.055 * (1 - 0.6 * age)
            canvas.circle(between(start, end, along), reach, (*light, round(220 * (1 - age))))


def _die(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The die of a task below the card in the panel."""
    spot = place.spot(MIDDLE, BELOW)
    thrown_dice.draw_dice(canvas, spot, place.size * DIE, effect, min(1.0, share * HASTE))


def _calm_die(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    _die(canvas, place, effect, 1.0)


def _offer(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A line runs from the ship that offers to the one that is asked."""
    ship, *_ = terms_of(effect.kind)
    start, end = ends(place, effect)
    now = between(start, end, min(1.0, 0.2 + 1.2 * eased(Ease.SETTLE, share)))
    dots(canvas, (start, now), f"seat.{ship}.light", 2.4, 1.4, place.size * 0.14)
    canvas.picture("icon.people", now[0], now[1], place.size * 0.36)


def _dark(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The whole sky grows dark but round the winners."""
    victory.spotlight(MARGIN * place.size)(canvas, place, effect, share)


KINDS: Mapping[str, Draw] = {
    **carried_pictures.KINDS,
    **victory.KINDS,
    "spotlight": _dark,
    "aim": _aim,
    "full": _full,
    "stamp": _stamp,
    "short": _short,
    "stronger": _stronger,
    "turn": _turn,
    "open": _open,
    "lay": _lay,
    "gained": _gained,
    "trail": _trail,
    "die": _die,
    "offer": _offer,
    "flash": flash,
    "debris": flung("debris.steel", 9, begins=0.3),
    "smoke": smoke,
}
READ = frozenset({"toss", "own"})
"""What is no drawing, but says what is seen in the panel."""


@cache
def effects(calm: bool) -> Effects:
    """Return how effects are drawn; in a calm picture dice lie at once."""
    kinds = {**KINDS, "die": _calm_die} if calm else KINDS
    return Effects(kinds, frozenset({"trail"}), frozenset({"debris", "confetti", "smoke"}))


EFFECTS = effects(False)
