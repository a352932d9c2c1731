"""The marks of a plan on the board, and of shots: as values and drawn."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import cos, radians, sin

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.events import Shot, Struck
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Pose

from .pieces import draw_ghost

FAINT = 95
TONES = (255, 150)
"""How strongly the first action is drawn, and the second."""

AHEAD, ARROW = 0.62, 0.4
"""How far from its middle, in cells, it is shown where a tank turns to, and how large."""


@dataclass(frozen=True, slots=True)
class Mark:
    """`kind` is a "way" driven, a "shot" on its way, the "target" it strikes, where an action
    "end"s, or only "turn"s the tank where it stands now, where driving brings a "gain", or where
    the tank "drowns"; `words` are what comes of it."""

    kind: str
    cell: Cell
    action: int
    angle: int = 0
    words: str = ""


def draw_ways(
    canvas: Canvas,
    place: BoardPlace,
    marks: tuple[Mark, ...],
    alpha: int = 255,
    taken: Collection[Cell] = (),
) -> None:
    """Draw what lies below the tanks: ways, and shots in cells that are taken."""
    for mark in marks:
        if mark.kind == "shot" and mark.cell in taken:
            _draw_beads(canvas, place, mark, alpha)
        if mark.kind == "way":
            # From the middle of its cell to the middle of the next.
            turned = radians(mark.angle)
            spot = place.spot(mark.cell.x + sin(turned) / 2, mark.cell.y - cos(turned) / 2)
            canvas.piece("overlay.way", *spot, place.size, mark.angle, _tone(mark, alpha))


def draw_ends(
    canvas: Canvas,
    place: BoardPlace,
    seat: Seat,
    marks: tuple[Mark, ...],
    alpha: int = 255,
    taken: Collection[Cell] = (),
) -> None:
    """Draw over trees: shots but in cells that are taken, where each action ends, and what they
    strike."""
    shoots = {mark.action for mark in marks if mark.kind == "shot"}
    for mark in marks:
        match mark.kind:
            case "shot" if mark.cell not in taken:
                _draw_beads(canvas, place, mark, alpha)
            case "end":
                pose = Pose(mark.cell.x, mark.cell.y, mark.angle)
                draw_ghost(canvas, place, seat, pose, FAINT * alpha // 255)
            case "turn" if mark.action not in shoots:
                # A ghost over its own tank would hide both; a shot says itself which way it looks.
                turned = radians(mark.angle)
                ahead = mark.cell.x + sin(turned) * AHEAD, mark.cell.y - cos(turned) * AHEAD
                size, tone = place.size * ARROW, _tone(mark, alpha)
                canvas.piece("overlay.facing", *place.spot(*ahead), size, mark.angle, tone)


def _draw_beads(canvas: Canvas, place: BoardPlace, mark: Mark, alpha: int) -> None:
    spot = place.middle(mark.cell)
    canvas.piece("overlay.shot", *spot, place.size, mark.angle, _tone(mark, alpha))


def draw_results(
    canvas: Canvas, place: BoardPlace, marks: tuple[Mark, ...], alpha: int = 255
) -> None:
    """Draw over all else of the plan what comes of it; of a faint plan only that one drowns."""
    for mark in marks:
        if alpha < 255 and mark.kind != "drowns":
            continue
        spot, aside = place.middle(mark.cell), (-0.34, 0.34)[mark.action]
        match mark.kind:
            case "target":
                canvas.piece("overlay.target", *spot, place.size, 0, TONES[mark.action])
                if mark.words:
                    _badge(canvas, place, mark.cell, (aside, 0.36), mark.words, "danger")
            case "end" | "turn":
                words = str(mark.action + 1)
                _badge(canvas, place, mark.cell, (aside, -0.36), words, "mark")
            case "gain":
                _badge(canvas, place, mark.cell, (aside, 0.36), mark.words, "good")
            case "drowns":
                canvas.picture("icon.skull", *spot, place.size * 0.9)


def draw_shot(canvas: Canvas, place: BoardPlace, shot: Shot) -> None:
    """Draw the way of a shot and mark what it would strike."""
    draw_shot_way(canvas, place, shot)
    draw_shot_end(canvas, place, shot)


def draw_shot_way(canvas: Canvas, place: BoardPlace, shot: Shot) -> None:
    angle = shot.facing.eighth * 45
    for cell in shot.path:
        canvas.piece("overlay.shot", *place.middle(cell), place.size, angle)


def draw_shot_end(canvas: Canvas, place: BoardPlace, shot: Shot) -> None:
    if shot.path and shot.struck in (Struck.TANK, Struck.BOT, Struck.BRICK):
        canvas.piece("overlay.target", *place.middle(shot.path[-1]), place.size)


def _tone(mark: Mark, alpha: int) -> int:
    return TONES[mark.action] * alpha // 255


def _badge(
    canvas: Canvas, place: BoardPlace, cell: Cell, at: tuple[float, float], words: str, edge: str
) -> None:
    style = Style(Family.BOLD, max(13, round(place.size * 0.3)))
    wide, high = canvas.measure(words, style)
    x, y = place.spot(cell.x + at[0], cell.y + at[1])
    box = Box(x - wide / 2 - 5, y - high / 2, wide + 10, high)
    canvas.plate(box, "night", 6, edge)
    canvas.write(words, box, style, "words", "centre", wrap=False)
