"""What the own plan leads to if nobody else moves: marks on the board, as values and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki.events import (
    BotDrowned,
    ColumnMoved,
    EagleTaken,
    Event,
    Shot,
    Struck,
    TankDrowned,
)
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.forecast import Preview, preview
from game.rules.tanchiki.state import Table, Tank
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.clip import Pose
from game.view.place import Place
from game.view.style import Family, Style
from game.view.tanchiki.pieces import draw_ghost

from .naming import on_board

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


def foreseen(view: Table, seat: Seat) -> tuple[Mark, ...]:
    """Return the marks of a plan that the seat itself sees."""
    return marks_of(view, seat, stands_of(view, seat))


def stands_of(view: Table, seat: Seat) -> tuple[Preview, ...]:
    """Return what each action of a plan leads to: of none while no tank or no plan is seen."""
    nothing = view.field.tanks[seat].cell is None or view.hands[seat].stacks is None
    return () if nothing else preview(view, seat)


def marks_of(view: Table, seat: Seat, stands: tuple[Preview, ...]) -> tuple[Mark, ...]:
    found: list[Mark] = []
    before = view
    for action, stand in enumerate(stands):
        found += _driven(before, seat, action, stand.events)
        before = stand.table
        if stand.cards:
            found += _ended(stand, seat, action, view.field.tanks[seat])
    return tuple(found)


def drowns(marks: tuple[Mark, ...]) -> Mark | None:
    return next((mark for mark in marks if mark.kind == "drowns"), None)


def draw_ways(canvas: Canvas, place: Place, marks: tuple[Mark, ...], alpha: int = 255) -> None:
    """Draw what lies below the tanks."""
    for mark in marks:
        if mark.kind == "way":
            # From the middle of its cell to the middle of the next.
            turned = radians(mark.angle)
            spot = place.spot(mark.cell.x + sin(turned) / 2, mark.cell.y - cos(turned) / 2)
            canvas.piece("overlay.way", *spot, place.size, mark.angle, _tone(mark, alpha))


def draw_ends(
    canvas: Canvas, place: Place, seat: Seat, marks: tuple[Mark, ...], alpha: int = 255
) -> None:
    """Draw over tanks and trees: shots, where each action ends, and what they strike."""
    shoots = {mark.action for mark in marks if mark.kind == "shot"}
    for mark in marks:
        spot = place.middle(mark.cell)
        match mark.kind:
            case "shot":
                tone = _tone(mark, alpha)
                canvas.piece("overlay.shot", *spot, place.size, mark.angle, tone)
            case "end":
                pose = Pose(mark.cell.x, mark.cell.y, mark.angle)
                draw_ghost(canvas, place, seat, pose, FAINT * alpha // 255)
            case "turn" if mark.action not in shoots:
                # A ghost over its own tank would hide both; a shot says itself which way it looks.
                turned = radians(mark.angle)
                ahead = mark.cell.x + sin(turned) * AHEAD, mark.cell.y - cos(turned) * AHEAD
                size, tone = place.size * ARROW, _tone(mark, alpha)
                canvas.piece("overlay.facing", *place.spot(*ahead), size, mark.angle, tone)


def draw_results(canvas: Canvas, place: Place, marks: tuple[Mark, ...], alpha: int = 255) -> None:
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


def _tone(mark: Mark, alpha: int) -> int:
    return TONES[mark.action] * alpha // 255


def _badge(
    canvas: Canvas, place: Place, cell: Cell, at: tuple[float, float], words: str, edge: str
) -> None:
    style = Style(Family.BOLD, max(13, round(place.size * 0.3)))
    wide, high = canvas.measure(words, style)
    x, y = place.spot(cell.x + at[0], cell.y + at[1])
    box = Box(x - wide / 2 - 5, y - high / 2, wide + 10, high)
    canvas.plate(box, "night", 6, edge)
    canvas.write(words, box, style, "words", "centre", wrap=False)


def _driven(table: Table, seat: Seat, action: int, events: tuple[Event, ...]) -> Iterator[Mark]:
    for event in events:
        cell = table.field.tanks[seat].cell
        match event:
            case ColumnMoved(pieces, facing) if seat in pieces and cell is not None:
                yield Mark("way", cell, action, facing.eighth * 45)
            case TankDrowned(piece, there) if piece == seat:
                yield Mark("drowns", on_board(table.board, there), action)
            case EagleTaken(taker, there) if taker == seat:
                yield Mark("gain", there, action, words="+3")
            case BotDrowned(_, there):
                yield Mark("gain", on_board(table.board, there), action, words="+1")
            case _:
                pass
        table = evolve(table, event)


def _ended(stand: Preview, seat: Seat, action: int, now: Tank) -> Iterator[Mark]:
    tank, shot = stand.table.field.tanks[seat], stand.shot
    if tank.cell is not None:
        kind = "turn" if tank.cell == now.cell else "end"
        yield Mark(kind, tank.cell, action, tank.facing.eighth * 45)
    if shot is None:
        return
    for cell in shot.path:
        yield Mark("shot", cell, action, shot.facing.eighth * 45)
    if shot.path and shot.struck in (Struck.TANK, Struck.BOT, Struck.BRICK):
        yield Mark("target", shot.path[-1], action, words=_gain(stand.table, shot))


def _gain(table: Table, shot: Shot) -> str:
    """Return what a hit may bring, since all may drive away before it: a point for a bot, two
    cards of a tank without a helmet."""
    if shot.struck is Struck.BOT:
        return "+1?"
    if shot.struck is Struck.TANK and shot.piece is not None:
        return "0" if table.field.tanks[shot.piece].helmets else "-2?"
    return ""
