"""A lamp that is just being lit, flickers or goes out: its room is shown lit, under a veil."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.show.clip import Ease, eased
from game.view.show.drawn_effects import Running

from .room_signs import Named, draw_lamp, write_name
from .standing_pieces import LAMP, box_of, on_page

VEIL = (12, 20, 52)
DEEP = 176
FLICKERS = (0.0, 0.9, 0.25, 1.0, 0.4, 0.8, 0.0)
"""How dark a burning lamp flickers, from one moment to the next."""
CALM = (0.0, 0.6, 0.0)


def changing(running: Running) -> Iterator[tuple[RoomNumber, str, float]]:
    """Yield the rooms whose lamps change now: how, and the share of the time that has passed."""
    for effect, ms in running:
        kind, _, number = effect.kind.partition(" ")
        if kind in {"lamp_on", "lamp_off", "flicker"} and ms < effect.ms:
            yield int(number), kind, max(0.0, ms / effect.ms)


def seen_lit(table: Table, running: Running) -> frozenset[RoomNumber]:
    """Return the rooms that are painted lit, under a veil or not."""
    return table.lamps | {room for room, _, _ in changing(running)}


def draw_veils(
    canvas: Canvas, place: BoardPlace, table: Table, running: Running, calm: bool, named: Named
) -> None:
    """Lay so much darkness over each changing room as it has now."""
    for room, kind, share in changing(running):
        dark = darkness(kind, share, room in table.lamps, calm)
        canvas.rect(box_of(place, table.house, room), (*VEIL, round(DEEP * dark / 8) * 8))
        draw_lamp(canvas, place, table.house, room, dark < 0.5)
        write_name(canvas, place, table.house, room, named, None)
        if kind == "lamp_on" and not calm:
            spot, swell = on_page(place, table.house, room, LAMP), eased(Ease.SETTLE, share)
            alpha = round(120 * math.sin(share * math.pi))
            canvas.circle(spot, place.size * (0.3 + 0.6 * swell), (255, 230, 150, alpha))


def darkness(kind: str, share: float, burns: bool, calm: bool) -> float:
    """Return how dark a room is while its lamp changes: 0 lit, 1 dark."""
    if kind == "lamp_on":
        return 1 - eased(Ease.SETTLE, share)
    if kind == "lamp_off":
        return eased(Ease.FALL, share)
    waves = CALM if calm else FLICKERS
    at = share * (len(waves) - 1)
    step = min(int(at), len(waves) - 2)
    deep = waves[step] + (waves[step + 1] - waves[step]) * (at - step)
    return deep if burns else 1 - deep
