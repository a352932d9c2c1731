"""The picture of a figure of Tanchiki: the board, and its lines of cards, hands and points."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import Asked, ColumnMoved, VolleyFired
from game.rules.tanchiki.state import Placing, Question, Shovelling, Table
from game.scenes.faces.figure_face import FigureView
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.tanchiki.board import draw_above, draw_below, fitted
from game.view.tanchiki.cards import CARD, card_picture
from game.view.tanchiki.plan_marks import draw_shot

POINTS = Style(Family.BOLD, 30)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A line beside the board: what a seat plays, and whether its hand, its points and the token
    of the first player are seen. A hand may lie `below` what its seat plays."""

    seat: Seat
    stacks: tuple[Cards, ...] = ()
    off: bool = False
    hand: bool = False
    plan: bool = False
    points: bool = False
    token: bool = False
    below: bool = False


def draw(canvas: Canvas, box: Box, shown: FigureView) -> None:
    """Draw the board, the cells that are asked about, and at the end the ways driven."""
    reel = shown.reel
    place = fitted(reel.shown, box, canvas.scale)
    ms = 0 if shown.over or shown.fresh else shown.ms
    draw_below(canvas, place, reel, ms, shown.calm)
    if shown.over:
        _draw_ways(canvas, place, shown)
    question = _asked(shown)
    for cell in _cells(question):
        canvas.piece("overlay.reach", *place.middle(cell), place.size)
    draw_above(canvas, place, reel, ms, shown.calm)
    if shown.calm and shown.fresh:
        _draw_shots(canvas, place, shown)


def draw_row(canvas: Canvas, box: Box, shown: FigureView, number: int) -> None:
    """Draw a seat's emblem, then its cards, hand and points."""
    row: SeatRow = shown.staged.notes[number]
    table: Table = shown.reel.shown
    sign = "icon.cards" if row.below else f"emblem.{row.seat}"
    canvas.picture(sign, box.x + 22, box.middle[1], 34 if row.below else 44)
    room = box.beside(44, 10)
    if row.off:
        canvas.picture("icon.power_off", room.x + 20, room.middle[1], 38)
        room = room.beside(48)
    hand = table.hands[row.seat]
    stacks = (hand.stacks or ()) if row.plan else row.stacks
    if row.hand:
        stacks = (hand.hand or (),)
    x = _draw_stacks(canvas, room.above(0).left(room.width - (84 if row.points else 0)), stacks)
    if row.token and table.turn.first == row.seat:
        canvas.picture("first_player", x + 20, room.middle[1], 40)
    if row.points:
        canvas.picture("icon.trophy", x + 18, room.middle[1], 32)
        points = str(table.scores[row.seat].points)
        canvas.write(points, Box(x + 40, room.y, 44, room.height), POINTS, "words", wrap=False)


def _draw_stacks(canvas: Canvas, room: Box, stacks: tuple[Cards, ...]) -> float:
    """Draw cards in a row, a wider gap after each stack; return where they end."""
    count = sum(max(1, len(stack)) for stack in stacks)
    high = min(room.height, (room.width - 16 * len(stacks)) / max(1, count) / CARD - 3)
    step, x = high * CARD + 3, room.x
    for stack in stacks:
        for picture in [card_picture(card) for card in stack] or ["card.empty"]:
            canvas.picture(picture, x + step / 2, room.middle[1], high)
            x += step
        x += 16
    return x


def _asked(shown: FigureView) -> Question | None:
    """Return the question that is open now, or just being asked."""
    current = shown.reel.current
    if current is not None and isinstance(current.event, Asked):
        question: Question = current.event.question
        return question
    table: Table = shown.reel.shown
    return table.question


def _cells(question: Question | None) -> tuple[Cell, ...]:
    return question.cells if isinstance(question, Placing | Shovelling) else ()


def _draw_ways(canvas: Canvas, place: BoardPlace, shown: FigureView) -> None:
    """Draw an arrow on every cell from which a driver, a slider or a pushed bot has gone on."""
    table: Table = shown.staged.table
    for told in shown.staged.told:
        event = told.event
        if isinstance(event, ColumnMoved):
            standing = table.field.placed(event.pieces[0])
            if standing is not None and standing.cell is not None:
                angle = event.facing.eighth * 45
                canvas.piece("overlay.way", *place.middle(standing.cell), place.size, angle)
        table = TANCHIKI.evolve(table, event)


def _draw_shots(canvas: Canvas, place: BoardPlace, shown: FigureView) -> None:
    """Draw the shots of the first volley, where nothing moves."""
    for told in shown.staged.told:
        if isinstance(told.event, VolleyFired):
            for shot in told.event.shots:
                draw_shot(canvas, place, shot)
            return
