"""The figures of the rules book of Tanchiki: a scenario with its cards, hands and points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.grid import Cell
from game.core.rules import Seat, Sections
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.drawing import piece_of
from game.rules.tanchiki.events import (
    Asked,
    BotChosen,
    BotsRoused,
    ColumnMoved,
    Event,
    PhaseBegan,
    VolleyFired,
)
from game.rules.tanchiki.script import played
from game.rules.tanchiki.sketching import cards_of
from game.rules.tanchiki.state import Placing, Question, Shovelling, Table
from game.scenes.figures import FigureFace, Shown, Staged
from game.scenes.kit import Kit, Words
from game.scenes.play.live import Look
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.clip import Clip
from game.view.style import Family, Style
from game.view.tanchiki.board import draw_above, draw_below, fitted
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.place import RIM, Place

from .ghost import draw_shot
from .sentences import explain
from .setup import SEATS
from .words import card_picture

ASKING_MS = 900
LAYING_MS = 450
POINTS = Style(Family.BOLD, 30)
_CARD = 160 / 224


@dataclass(frozen=True, slots=True)
class Row:
    """A line beside the board: what a seat plays, and whether its hand and points are seen."""

    seat: Seat
    stacks: tuple[Cards, ...] = ()
    off: bool = False
    hand: bool = False
    plan: bool = False
    points: bool = False


def tanchiki_figures(kit: Kit) -> FigureFace:
    return FigureFace(
        game="tanchiki",
        stage=stage,
        size=lambda table: (table.board.width, table.board.height),
        rim=lambda: RIM,
        draw=draw,
        rows=lambda staged: len(staged.notes),
        row=draw_row,
        tell=tell,
        remarks=lambda words, staged: (),
        evolve=TANCHIKI.evolve,
        look=Look(unhurried, lambda event: kit.settings.now.speed),
    )


def stage(sections: Sections) -> Staged:
    found = played(sections)
    seats = range(found.before.seats)
    rows = tuple(row for seat in seats for row in _rows(sections, seat))
    return Staged(found.before, found.told, rows)


def unhurried(shown: Table, event: Event) -> Clip:
    """Return how an event looks; a question and a card that is laid stay for a moment."""
    clip = clip_for(shown, event)
    if isinstance(event, Asked):
        return replace(clip, ms=ASKING_MS)
    return replace(clip, ms=LAYING_MS) if clip.ms == 1 else clip


def tell(words: Words, shown: Table, event: Event) -> str:
    """Return an event in words, "" for what a figure need not say."""
    if isinstance(event, PhaseBegan | BotChosen):
        return ""
    if isinstance(event, BotsRoused) and event.strength and event.by is None:
        return ""
    return explain(words, event, tuple(words(f"seat.{name}") for name in SEATS))


def draw(canvas: Canvas, box: Box, shown: Shown) -> None:
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


def draw_row(canvas: Canvas, box: Box, shown: Shown, number: int) -> None:
    """Draw a seat's emblem, then its cards, hand and points."""
    row: Row = shown.staged.notes[number]
    table: Table = shown.reel.shown
    canvas.picture(f"emblem.{row.seat}", box.x + 22, box.middle[1], 44)
    room = box.beside(44, 12)
    if row.off:
        canvas.picture("icon.power_off", room.x + 20, room.middle[1], 38)
        room = room.beside(48)
    hand = table.hands[row.seat]
    stacks = (hand.stacks or ()) if row.plan else row.stacks
    if row.hand:
        canvas.picture("icon.cards", room.x + 15, room.middle[1], 30)
        room, stacks = room.beside(38), (hand.hand or (),)
    x = _draw_stacks(canvas, room.above(0).left(room.width - (84 if row.points else 0)), stacks)
    if row.points:
        canvas.picture("icon.trophy", x + 18, room.middle[1], 32)
        points = str(table.scores[row.seat].points)
        canvas.write(points, Box(x + 40, room.y, 44, room.height), POINTS, "words", wrap=False)


def _draw_stacks(canvas: Canvas, room: Box, stacks: tuple[Cards, ...]) -> float:
    """Draw cards in a row, a wider gap after each stack; return where they end."""
    count = sum(max(1, len(stack)) for stack in stacks)
    high = min(room.height, (room.width - 16 * len(stacks)) / max(1, count) / _CARD - 3)
    step, x = high * _CARD + 3, room.x
    for stack in stacks:
        for picture in [card_picture(card) for card in stack] or ["card.empty"]:
            canvas.picture(picture, x + step / 2, room.middle[1], high)
            x += step
        x += 16
    return x


def _rows(sections: Sections, seat: Seat) -> tuple[Row, ...]:
    """Return the lines of a seat: what it plays; when it plans, its hand below its stacks."""
    orders = _of(sections, "orders", seat)
    off = orders == "off"
    stacks = tuple(cards_of(part) for part in orders.split("|")) if orders and not off else ()
    plays = [line.split(maxsplit=2) for line in sections.get("do", ()) if " plays " in line]
    stacks += tuple(cards_of(cards) for who, _, cards in plays if piece_of(who) == seat)
    hand = bool(_of(sections, "hands", seat))
    points = "scores" in sections or "points" in sections
    if "plan" in sections.get("do", ()):
        return Row(seat, plan=True), Row(seat, hand=True)
    if hand and stacks and not points:
        return Row(seat, stacks), Row(seat, hand=True)
    if not (stacks or off or hand or points):
        return ()
    return (Row(seat, stacks, off, hand and not stacks, points=points),)


def _of(sections: Sections, heading: str, seat: Seat) -> str:
    for line in sections.get(heading, ()):
        who, _, rest = line.partition(":")
        if piece_of(who.strip()) == seat:
            return rest.strip()
    return ""


def _asked(shown: Shown) -> Question | None:
    """Return the question that is open now, or just being asked."""
    current = shown.reel.current
    if current is not None and isinstance(current.event, Asked):
        question: Question = current.event.question
        return question
    table: Table = shown.reel.shown
    return table.question


def _cells(question: Question | None) -> tuple[Cell, ...]:
    return question.cells if isinstance(question, Placing | Shovelling) else ()


def _draw_ways(canvas: Canvas, place: Place, shown: Shown) -> None:
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


def _draw_shots(canvas: Canvas, place: Place, shown: Shown) -> None:
    """Draw the shots of the first volley, where nothing moves."""
    for told in shown.staged.told:
        if isinstance(told.event, VolleyFired):
            for shot in told.event.shots:
                draw_shot(canvas, place, shot)
            return
