"""How the clips of Lamps Till Dawn are drawn: light and dark in rooms, sparks, screams, shadows."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.view.canvas.board_place import BoardPlace, stepped
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show import victory
from game.view.show.clip import Ease, Effect, eased
from game.view.show.drawn_effects import Draw, Effects
from game.view.show.flares import between, ends

from .standing_pieces import RIM, SKY
from .turn_flow import NAMED

RINGS = 3
RAYS = 10
SLOTS = 2


def _spark(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A spark of light, or a moth, rises to the mark of its counter."""
    x, y = between(*ends(place, effect), eased(Ease.DRIVE, share))
    x += math.sin(share * math.pi) * place.size * 0.5
    picture = "night.spark" if effect.kind.endswith("light") else "night.moth"
    if picture == "night.spark":
        canvas.circle((x, y), place.size * 0.3, (255, 220, 130, 90))
    spin = 0 if picture == "night.moth" else round(share * 12) * 15
    canvas.picture(picture, x, y, place.size * 0.5, spin)
    if share > 0.8:
        spot = place.spot(effect.to_x, effect.to_y)
        canvas.circle(spot, place.size * (0.3 + 2 * (share - 0.8)), "accent", 3)


def _slot(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Two candles below the turn: the one of the slot that is being done burns."""
    now = int(effect.kind.partition(" ")[2])
    x, y = place.spot((place.width - 1) / 2, 1.06)
    for slot in range(1, SLOTS + 1):
        spot = x + place.size * 0.44 * (slot - (SLOTS + 1) / 2), y
        canvas.circle(spot, place.size * 0.2, "night")
        canvas.circle(spot, place.size * 0.15, "gold_light" if slot <= now else "house_shadow")
        if slot == now:
            grown = 0.2 + 0.1 * abs(math.sin(share * math.pi * 2))
            canvas.circle(spot, place.size * grown, "accent", 2)


def _strikes(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The clock strikes: a ring goes out from the turn."""
    spot = place.spot((place.width - 1) / 2, 0.3)
    reach = place.size * (0.5 + 0.6 * eased(Ease.SETTLE, share))
    canvas.circle(spot, reach, (255, 244, 214, round(220 * (1 - share))), 3)


def _grew(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """The whole house breathes: it darkens, or all of it is touched by light."""
    depth = round(6 * math.sin(share * math.pi))
    red, green, blue = (255, 200, 110) if effect.kind.endswith("light") else (6, 4, 24)
    sky, box = SKY * place.size, place.box
    house = Box(box.x, box.y + sky, box.width, box.height - sky)
    canvas.rect(house, (red, green, blue, depth * (9 if red > 100 else 20)))


def _scream(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Jagged rings go out from who is frightened: all see who it is."""
    x, y = place.spot(effect.x, effect.y)
    for number in range(RINGS):
        own = share * 1.5 - number * 0.25
        if 0 < own < 1:
            _jagged(canvas, (x, y), place.size * (0.5 + 1.1 * own), own)
    _held_up(canvas, place, effect, share)
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    (x, y), size = place.spot(effect.to_x, effect.to_y), place.size
    # It stays within the room, wherever the emblem is.
    x += size * (0.46 if effect.to_x <= effect.x else -0.46)
    y -= size * (0.42 if effect.to_y >= effect.y else -0.42)
    canvas.picture("night_plan.scare", x, y, size * 0.6, 0, alpha)


def _jagged(canvas: Canvas, middle: tuple[float, float], reach: float, own: float) -> None:
    spots = []
    for part in range(2 * RAYS + 1):
        turn, far = math.pi * part / RAYS, reach * (1 + 0.16 * (part % 2))
        spots.append((middle[0] + math.cos(turn) * far, middle[1] + math.sin(turn) * far))
    canvas.lines(spots, "night", 6)
    canvas.lines(spots, "danger" if own < 0.7 else "coral", 3)


def _ward(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """A star of light drives out who of Dark is there: all see who it is."""
    x, y = place.spot(effect.x, effect.y)
    grown = stepped(1.0 + 1.0 * eased(Ease.SETTLE, min(1.0, share * 2)))
    alpha = round(255 * min(1.0, 3 * (1 - share)))
    canvas.circle((x, y), place.size, (255, 228, 154, alpha // 4))
    canvas.picture("night_plan.repel", x, y, place.size * grown, 0, alpha)
    _held_up(canvas, place, effect, share)


def _held_up(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Show which seat is named by its emblem, and never where it stands."""
    seat = effect.kind.partition(" ")[2]
    x, y = place.spot(effect.to_x, effect.to_y)
    alpha = round(255 * min(1.0, 6 * share, 4 * (1 - share)))
    grown = stepped(0.7 + 0.3 * eased(Ease.BOUNCE, min(1.0, share * 3)))
    canvas.picture(f"emblem.{seat}", x, y, place.size * grown, 0, alpha)


def _whisper(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """Something is whispered: rings run together where it was heard."""
    x, y = place.spot(effect.x, effect.y)
    for number in range(RINGS):
        own = (share * 1.6 - number * 0.2) % 1.0
        alpha = round(170 * own * (1 - share))
        canvas.circle((x, y), place.size * (1.0 - 0.75 * own), (211, 221, 226, alpha), 3)
    size = place.size * stepped(0.4 + 0.5 * eased(Ease.SETTLE, min(1.0, share * 2)))
    canvas.picture("house.whisper", x, y, size)


def _asleep(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    x, y = place.spot(effect.x, effect.y)
    alpha = round(255 * min(1.0, 2 * share))
    canvas.picture("nightmare.asleep", x, y, place.size * 0.56, 0, alpha)


def _nightmare(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It stands up in the room, as large as the room is, and is gone."""
    x, y = place.spot(effect.x, effect.y)
    bitten = effect.kind == "bitten"
    grown = stepped(0.5 + 1.1 * eased(Ease.BOUNCE, min(1.0, share * 2.2)))
    alpha = round(255 * min(1.0, 3.2 * (1 - share)))
    canvas.circle((x, y), place.size * 0.95, (43, 33, 72, alpha * 3 // 4))
    canvas.picture("nightmare.awake", x, y, place.size * grown, 0, alpha)
    if bitten and share > 0.3:
        for across in (-0.3, 0, 0.3):
            start = x + place.size * (across + 0.25), y - place.size * 0.7
            end = x + place.size * (across - 0.25), y + place.size * 0.7
            canvas.line(start, end, "night", 8)
            canvas.line(start, end, "danger", 4)


def _banished(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """It stands there, and a star drawn in light unmakes it."""
    x, y = place.spot(effect.x, effect.y)
    left = round(255 * min(1.0, 2 * (1 - share)))
    canvas.picture("nightmare.awake", x, y, place.size * 1.2, 0, left)
    star = min(1.0, share * 1.8)
    spots = []
    for corner in range(round(star * 5) + 1):
        turn = math.radians(-90 + 144 * corner)
        reach = place.size * 0.85
        spots.append((x + math.cos(turn) * reach, y + math.sin(turn) * reach))
    canvas.lines(spots, "night", 8)
    canvas.lines(spots, "gold_light", 4)


def _sign(canvas: Canvas, place: BoardPlace, effect: Effect, share: float) -> None:
    """What one's own side does is seen over who does it."""
    x, y = place.spot(effect.x, effect.y)
    y -= place.size * 0.2 * eased(Ease.SETTLE, share)
    alpha = round(255 * min(1.0, 4 * (1 - share)))
    canvas.picture(effect.kind.partition(" ")[2], x, y, place.size * 0.5, 0, alpha)


KINDS: Mapping[str, Draw] = {
    **victory.KINDS,
    "spotlight": victory.spotlight(RIM),
    "spark": _spark,
    "slot": _slot,
    "strikes": _strikes,
    "grew": _grew,
    "scream": _scream,
    "ward": _ward,
    NAMED: _held_up,
    "whisper": _whisper,
    "asleep": _asleep,
    "woken": _nightmare,
    "bitten": _nightmare,
    "banished": _banished,
    "sign": _sign,
}
EFFECTS = Effects(KINDS, flat=frozenset({"grew"}), wild=frozenset({"confetti", "spark"}))
