"""What stands beside the board: both players with clocks and losses, moves, card and buttons."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.rules.tank_chess.state import Table
from game.scenes.commands import Key
from game.scenes.glyphs import Hints, draw_hints
from game.scenes.widgets.kinds import Area, Button, Drawing, Label, Look, Panel, Widget
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import LABEL, SMALL, STRONG, Family, Style

from .card import draw_card
from .desk import Desk
from .guide import guide_widgets
from .lines import Node, Row, rows
from .sentences import side_name, written

PLATE = 66.0
BUTTONS = 50.0
CARD = 236.0
HINTS = 34.0
GAP = 8.0
ROW = 34.0
QUEST = 92.0
CLOCK = Style(Family.DISPLAY, 34)
LOW_MS = 20_000


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies on a page of this size."""

    board: Box
    above: Box
    below: Box
    moves: Box
    card: Box
    buttons: Box
    hints: Box


def layout_of(width: float, height: float) -> Layout:
    """Return the board as large as it can be, with room for the panel at its right."""
    margin = 10.0
    side = min(height - 2 * margin, width - 470)
    wide = min(720.0, width - side - 3 * margin)
    left = (width - side - wide - margin) / 2
    board = Box(left, margin, side, height - 2 * margin)
    panel = Box(board.right + margin, margin, wide, height - 2 * margin)
    inner = panel.below(PLATE, GAP).above(PLATE, GAP)
    buttons = inner.foot(BUTTONS + HINTS)
    rest = inner.above(BUTTONS + HINTS, GAP)
    return Layout(
        board=board,
        above=panel.top(PLATE),
        below=panel.foot(PLATE),
        moves=rest.above(CARD, GAP),
        card=rest.foot(CARD),
        buttons=buttons.top(BUTTONS),
        hints=buttons.foot(HINTS),
    )


def widgets(desk: Desk, layout: Layout, listed: tuple[Row, ...]) -> tuple[Widget, ...]:
    seats = (0, 1) if desk.quarters == 2 else (1, 0)
    moves = layout.moves if desk.quest is None else layout.moves.below(QUEST, GAP)
    return (
        _plate(desk, layout.above, seats[0]),
        _plate(desk, layout.below, seats[1]),
        *_quest(desk, layout.moves.top(QUEST)),
        Panel(moves),
        moves_area(desk, moves.inset(8, 6), listed),
        *guide_widgets(desk, moves),
        Panel(layout.card),
        Drawing(layout.card.inset(16, 12), lambda canvas, box: draw_card(canvas, box, desk)),
        *_card_buttons(desk, layout.card.inset(14, 12).foot(52)),
        *_row_of_buttons(desk, layout.buttons),
        Drawing(layout.hints, lambda canvas, box: _draw_hints(canvas, box, desk)),
    )


def _quest(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what is to be done, where there is a task."""
    if desk.quest is None:
        return ()
    inside = box.inset(16, 8)
    return (
        Panel(box, "night", "accent"),
        Label(inside.top(28), desk.quest.title, STRONG, "accent"),
        Label(inside.below(30), desk.quest.line(desk.live.match), SMALL, "words", stand="top"),
    )


def listed_rows(desk: Desk) -> tuple[Row, ...]:
    """Return the move list in words."""
    words, names = desk.kit.words, desk.names

    def write(before: Node, node: Node) -> str:
        mate = desk.mates.known.get(node.number, False)
        return written(words, before.table, node.action, node.table, names, mate)

    return rows(desk.tree, write)


def moves_area(desk: Desk, box: Box, listed: tuple[Row, ...]) -> Area:
    now = desk.tree.end if desk.looks_at is None else desk.looks_at
    found: list[Widget] = []
    for row, line in zip(listed, box.left(box.width - 16).stack(len(listed), ROW), strict=True):
        head = f"{row.number}." if not row.aside else f"({row.number}."
        found.append(Label(line.left(52), head, SMALL, "quiet", "right"))
        cells = line.beside(52, 6).columns(2, 4)
        if row.aside:
            cells = line.beside(52, 6).columns(max(2, min(3, len(row.moves))), 4)
        for place, (number, text) in enumerate(row.moves[:3]):
            cell = cells[_column(desk, row, number, place)]
            look = Look.ROW
            found.append(
                Button(
                    "node",
                    cell.inset(0, 1),
                    text,
                    look=look,
                    value=number,
                    chosen=number == now,
                    align="left",
                )
            )
    if not listed:
        found.append(Label(box.top(ROW), desk.kit.words("chess.no_moves"), SMALL, "quiet"))
    return Area("moves", box, tuple(found), max(box.height, len(listed) * ROW))


def _column(desk: Desk, row: Row, number: int, place: int) -> int:
    """Return the column of a move: White's at the left, Black's at the right."""
    if row.aside:
        return place
    return 1 - desk.tree.nodes[number].depth % 2


def _plate(desk: Desk, box: Box, seat: Seat) -> Drawing:
    table, clock = desk.table, desk.live.match.clock
    left = clock_words(clock.left[seat]) if clock else ""
    moves = table.turn == seat and table.end is None
    lost = tuple(wreck.kind for wreck in table.wrecks if wreck.seat != seat)
    words = desk.kit.words.language
    key = ("chess plate", seat, left, moves, lost, desk.names[seat], words)

    def paint(canvas: Canvas, at: Box) -> None:
        canvas.layer(key, at, lambda paper: _draw_plate(paper, paper.box, desk, seat))

    return Drawing(box, paint)


def _draw_plate(canvas: Canvas, box: Box, desk: Desk, seat: Seat) -> None:
    table, words = desk.table, desk.kit.words
    moves = table.turn == seat and table.end is None
    canvas.plate(box, "panel_light" if moves else "panel", 12, "accent" if moves else "line", 2)
    emblem = Box(box.x + 8, box.y + 8, box.height - 16, box.height - 16)
    canvas.plate(emblem, "paper", 8, f"side.{seat}.dark", 2)
    canvas.piece(f"piece.commander.{seat}", *emblem.middle, emblem.height * 0.86)
    clock = desk.live.match.clock
    right = 140.0 if clock else 8.0
    room = box.beside(emblem.width + 20).left(box.width - emblem.width - 20 - right)
    name, side = desk.names[seat], side_name(words, seat)
    title = side if name == side else f"{name} · {side}"
    lost = any(wreck.seat != seat for wreck in table.wrecks)
    canvas.write(title, room.top(34) if lost else room, STRONG, "words", wrap=False)
    _draw_losses(canvas, room.below(32), table, seat)
    if clock is not None:
        _draw_clock(canvas, box.edge(right).inset(8, 10), clock.left[seat], moves)


def _draw_losses(canvas: Canvas, box: Box, table: Table, seat: Seat) -> None:
    """Show what this side has destroyed, and sunk, of the other."""
    lost = [wreck for wreck in table.wrecks if wreck.seat != seat]
    if not lost:
        return
    fit = min(len(lost), int((box.width - 8) // 27))
    canvas.plate(Box(box.x - 4, box.y - 2, fit * 27 + 8, 30), "paper_dark", 6)
    x = box.x + 13
    for wreck in lost[:fit]:
        if x < box.right:
            canvas.piece(f"piece.{wreck.kind}.{wreck.seat}", x, box.y + 13, 26)
            x += 27


def _draw_clock(canvas: Canvas, box: Box, left: int, runs: bool) -> None:
    low = left < LOW_MS
    canvas.plate(box, "accent" if runs else "night", 8, "danger" if low else "line", 2)
    ink = "night" if runs else "danger" if low else "words"
    canvas.write(clock_words(left), box.inset(6, 0), CLOCK, ink, "centre", wrap=False)


def clock_words(left: int) -> str:
    """Return minutes and seconds, and tenths at the end."""
    if left < LOW_MS:
        return f"{left // 1000}.{left % 1000 // 100}"
    whole = -(-left // 1000)
    hours, rest = divmod(whole, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def _card_buttons(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what a plan that is put down, or a look back, asks for."""
    words = desk.kit.words
    if desk.looks_at is not None:
        place = desk.tree.nodes[desk.looks_at].depth
        here, end = box.columns(2, 12)
        text = words("chess.back_at", place=place, all=len(desk.tree.line) - 1)
        return (
            Label(Box(box.x, box.y - 40, box.width, 32), text, LABEL, "accent"),
            Button("go_on", here, words("chess.go_on_here"), enabled=not desk.standing),
            Button("to_end", end, words("chess.to_end"), look=Look.MAIN),
        )
    if desk.reach is None or not desk.plan.down:
        return ()
    away, go = box.columns(2, 12)
    plan = desk.plan
    key = "chess.leave" if plan.exit else "chess.shoot" if plan.target else "chess.move"
    return (
        Button("away", away, words("chess.cancel")),
        Button("go", go, words(key), look=Look.DANGER if plan.target else Look.MAIN),
    )


def _row_of_buttons(desk: Desk, box: Box) -> tuple[Widget, ...]:
    words, over = desk.kit.words, desk.live.match.outcome is not None
    people, talks = len(desk.humans), desk.quest is None and not over
    entries = (
        ("take_back", "icon.undo", words("chess.take_back"), desk.can_take_back),
        ("offer", "icon.people", words("chess.offer_draw"), talks and people == 2),
        ("resign", "icon.flag", words("chess.resign"), talks and people > 0),
        ("turn", "icon.rotate", words("chess.turn_board"), True),
        ("show", "icon.eye", words("chess.show_reach"), True),
        ("danger", "icon.warning", words("chess.show_danger"), True),
        ("menu", "icon.pause", words("pause.title"), True),
    )
    pressed = {"show": desk.show, "danger": desk.danger}
    return tuple(
        Button(name, cell, "", picture, enabled=on, tip=tip, chosen=pressed.get(name, False))
        for (name, picture, tip, on), cell in zip(
            entries, box.columns(len(entries), 8), strict=True
        )
    )


def _draw_hints(canvas: Canvas, box: Box, desk: Desk) -> None:
    kit, hints = desk.kit, _hints(desk)
    key = ("chess hints", hints, kit.seating.last, kit.settings.now.bindings)
    canvas.layer(key, box, lambda paper: draw_hints(paper, kit, paper.box, hints))


def _hints(desk: Desk) -> Hints:
    words = desk.kit.words
    if desk.looks_at is not None or desk.mover is None:
        return ((Key.STEP_BACK, words("hint.chess.look_back")), (Key.MENU, words("pause.title")))
    if desk.plan.down:
        return (
            (Key.TURN_LEFT, ""),
            (Key.TURN_RIGHT, words("hint.chess.turn")),
            (Key.SPECIAL, words("hint.chess.target")),
            (Key.ACCEPT, words("hint.chess.move")),
        )
    if desk.reach is not None:
        return (
            (Key.TURN_LEFT, ""),
            (Key.TURN_RIGHT, words("hint.chess.turn")),
            (Key.FORECAST, words("hint.chess.danger")),
            (Key.ACCEPT, words("hint.choose")),
        )
    return (
        (Key.SPECIAL, words("hint.chess.next")),
        (Key.FORECAST, words("hint.chess.danger")),
        (Key.SHOW, words("hint.chess.reach")),
    )
