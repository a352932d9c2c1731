"""What lies before a seat that may choose: its cards and piles, words, the parts picked, and Go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.rules import Seat
from game.core.spelling import Part, Picking, Spot
from game.scenes.commands import Key
from game.scenes.glyphs import with_key
from game.scenes.kit import Kit
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Button, Label, Look, Paint, Panel, Picture, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, LABEL, SMALL, STRONG

from .face import Held, TableFace
from .parts import Go, Laid, Pick, PutBack, Refuse

HEAD = 44.0
FOOT = 52.0
CARD = 160 / 224
ROW = 48.0
GAP = 6.0
MOST_ROWS = 4


@dataclass(frozen=True, slots=True)
class Chooser:
    """All that is shown of a seat that may choose; `view` is the table as the seat knows it."""

    seat: Seat
    name: str
    mark: str
    view: Any
    picking: Picking
    laid: Laid


def hand_widgets(
    kit: Kit, page: Page, box: Box, face: TableFace, chooser: Chooser
) -> tuple[Widget, ...]:
    """Return the hand of one seat in its box; what may be picked now is lit."""
    seat, view = chooser.seat, chooser.view
    inside = box.inset(10, 8)
    asked = _asked(kit, face, chooser)
    named = inside.top(HEAD).beside(HEAD, 6)
    short = page.measure(chooser.name, STRONG)[0] + 12
    held = face.hand(view, seat)
    shown = {each.part for each in held}
    rest = tuple(place for place in chooser.laid.beside if chooser.laid.next[place] not in shown)
    middle = inside.below(HEAD, 4).above(FOOT, GAP)
    rows = -(-len(rest) // _across(middle)) if rest else 0
    words = middle.foot(min(rows * (ROW + GAP) - GAP, middle.height)) if rows else middle.foot(0)
    cards = middle.above(words.height, GAP) if rows else middle
    return (
        Panel(box, "panel", f"seat.{seat}", 10),
        Picture(inside.top(HEAD).left(HEAD), chooser.mark),
        Label(named.left(short), chooser.name, STRONG, face.panel(view, seat).colour),
        Label(named.beside(short, 4), asked, SMALL, "quiet"),
        *_held(kit, cards, face, chooser, held),
        *_words(kit, words, face, chooser, rest),
        *_foot(kit, inside.foot(FOOT), face, chooser),
    )


def wanted(face: TableFace, chooser: Chooser) -> float:
    """Return how high a hand should be; where nothing is held its words need little."""
    held = face.hand(chooser.view, chooser.seat)
    if held:
        return 460.0
    rows = -(-len(chooser.laid.beside) // 2)
    return HEAD + 4 + rows * (ROW + GAP) + FOOT + GAP + 16


def _asked(kit: Kit, face: TableFace, chooser: Chooser) -> str:
    """Return what is to be picked next: the game's own words, then the kind of the next part."""
    picking = chooser.picking
    if not picking.picked:
        return face.asked(kit.words, chooser.view, chooser.seat)
    if not picking.next:
        return kit.words("table.ready")
    kind = type(picking.next[0]).__name__.lower()
    return kit.words(f"table.next.{kind}")


def _across(box: Box) -> int:
    return 2 if box.width > 220 else 1


def _held(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: tuple[Held, ...]
) -> list[Widget]:
    """Return the piles in a row of their own above the cards."""
    piles = tuple(each for each in held if isinstance(each.part, Spot))
    cards = tuple(each for each in held if not isinstance(each.part, Spot))
    high = min(box.height * (0.42 if cards else 1.0), 120.0)
    widgets: list[Widget] = []
    if piles:
        for each, cell in zip(piles, box.top(high).columns(len(piles), 8), strict=True):
            widgets.append(_pile(kit, cell, face, chooser, each))
        box = box.below(high, 8)
    if cards:
        for each, cell in zip(cards, _cells(box, len(cards)), strict=True):
            widgets.append(_card(kit, cell, face, chooser, each))
    return widgets


def _cells(box: Box, count: int) -> tuple[Box, ...]:
    """Return a box for each card, in as many rows as make them largest."""

    def wide(rows: int) -> float:
        across, high = -(-count // rows), (box.height - GAP * (rows - 1)) / rows
        return min((box.width - GAP * (across - 1)) / across, high * CARD)

    rows = max(range(1, count + 1), key=wide)
    across, size = -(-count // rows), wide(rows)
    whole = box.centred(size * across + GAP * (across - 1), size / CARD * rows + GAP * (rows - 1))
    cells = [cell for row in whole.rows(rows, GAP) for cell in row.columns(across, GAP)]
    return tuple(cells[:count])


def _pile(kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Held) -> Button:
    lit = held.part in chooser.laid.next
    edge = f"seat.{chooser.seat}" if lit else "line"

    def paint(canvas: Canvas, at: Box) -> None:
        whole = at.inset(-5)
        canvas.plate(whole, "night", 10, edge, 3 if lit else 2)
        words = face.named(kit.words, chooser.view, held.part)
        canvas.write(words, whole.top(26).inset(8, 2), LABEL, "words" if lit else "quiet")
        room = whole.below(28).inset(8, 4)
        wide = room.height * CARD
        step = min(wide + 6, (room.width - wide) / max(1, len(held.inside) - 1))
        for number, picture in enumerate(held.inside):
            x = room.x + number * step + wide / 2
            canvas.picture(picture, x, room.middle[1], room.height)

    return _button(chooser, held.part, box, paint, kit, face)


def _card(kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Held) -> Button:
    lit = held.part in chooser.laid.next

    def paint(canvas: Canvas, at: Box) -> None:
        whole = at.inset(-6)
        alpha = 255 if lit else canvas.dim(110)
        if held.picture:
            canvas.picture(held.picture, *whole.middle, whole.height, 0, alpha)
        else:
            canvas.plate(whole, "panel_light", 8, f"seat.{chooser.seat}" if lit else "line", 2)
            words = face.named(kit.words, chooser.view, held.part)
            canvas.write(words, whole.inset(6, 6), LABEL, "words" if lit else "quiet", "centre")
        if held.count > 1:
            badge = Box(whole.right - 34, whole.y, 34, 28)
            canvas.plate(badge, "accent" if lit else "line", 13)
            canvas.write(f"×{held.count}", badge, LABEL, "night", "centre", wrap=False)

    return _button(chooser, held.part, box, paint, kit, face)


def _button(
    chooser: Chooser, part: Part, box: Box, paint: Paint, kit: Kit, face: TableFace
) -> Button:
    """Return the control of a part: it picks it, or asks why it cannot be picked now."""
    name = face.named(kit.words, chooser.view, part)
    if part in chooser.laid.next:
        place = chooser.laid.next.index(part)
        return Button(
            f"pick.{chooser.seat}",
            box,
            look=Look.BARE,
            value=place,
            paint=paint,
            tip=name,
            says=Pick(chooser.seat, part),
        )
    tip = face.why_not(kit.words, chooser.view, chooser.seat, chooser.picking, part)
    words = f"{tip.words or tip.title} ({tip.rule})" if tip else kit.words("table.not_now")
    key, says = f"not.{chooser.seat}", Refuse(words)
    return Button(key, box, look=Look.BARE, value=words, paint=paint, tip=name, says=says)


def _words(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, rest: tuple[int, ...]
) -> list[Widget]:
    """Return the parts that lie nowhere, each with the digit that picks it."""
    if not rest:
        return []
    across = _across(box)
    rows = -(-len(rest) // across)
    cells = [cell for row in box.rows(rows, GAP) for cell in row.columns(across, GAP)]
    return [
        _word(kit, cell, face, chooser, place) for place, cell in zip(rest, cells, strict=False)
    ]


def _word(kit: Kit, box: Box, face: TableFace, chooser: Chooser, place: int) -> Button:
    seat, part = chooser.seat, chooser.laid.next[place]
    words = face.named(kit.words, chooser.view, part)
    picture = face.pictured(chooser.view, seat, part)
    align = "left" if picture else "centre"
    key, says = f"pick.{seat}", Pick(seat, part)
    return Button(key, box, words, picture, value=place, align=align, says=says)


def _foot(kit: Kit, box: Box, face: TableFace, chooser: Chooser) -> tuple[Widget, ...]:
    """Return the parts picked so far, how to take the last one back, and Go."""
    picking = chooser.picking
    if not picking.picked:
        return ()
    words = " › ".join(face.named(kit.words, chooser.view, part) for part in picking.picked)
    back = Button(
        f"back.{chooser.seat}",
        box.left(box.height),
        "",
        "icon.undo",
        tip=with_key(kit, kit.words("table.back"), Key.BACK),
        says=PutBack(chooser.seat),
    )
    goes = picking.usual is not None
    told = box.beside(box.height, 8).left(box.width - box.height - 8 - (128 if goes else 0))
    key, says = f"go.{chooser.seat}", Go(chooser.seat)
    go = Button(key, box.edge(120), kit.words("table.go"), look=Look.MAIN, says=says)
    return (back, Label(told, words, BODY if len(words) < 18 else SMALL), *((go,) if goes else ()))
