"""The move list beside the board: two moves a row, and the lines that were left."""

from __future__ import annotations

from game.scenes.widgets.kinds import Area, Button, Label, Look, Widget
from game.view.box import Box
from game.view.style import SMALL, STRONG

from .desk import Desk
from .lines import Node, Row, rows
from .sentences import written

ROW = 34.0
HEAD = 52.0
FILLED = 0.9
"""The share of a button that its words can take."""


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
    high, y = ROW * (0.5 + desk.kit.type.percent / 200), box.y
    for row in listed:
        line = Box(box.x, y, box.width - 16, high)
        black = desk.tree.nodes[row.moves[0][0]].action.seat
        head = f"· {row.number}{'…' if black else '.'}" if row.aside else f"{row.number}."
        found.append(Label(line.left(HEAD), head, SMALL, "quiet", "right"))
        cells = _cells(desk, row, line.beside(HEAD, 30 if row.aside else 6))
        for (number, text), cell in zip(row.moves, cells, strict=True):
            found.append(_move(number, text, cell, number == now))
        y = cells[-1].bottom
    if not listed:
        found.append(
            Label(box.top(ROW).inset(8, 0), desk.kit.words("chess.no_moves"), SMALL, "quiet")
        )
    return Area("moves", box, tuple(found), max(box.height, y - box.y))


def _move(number: int, text: str, cell: Box, now: bool) -> Button:
    face = cell.inset(0, 1)
    return Button("node", face, text, look=Look.ROW, value=number, chosen=now, align="left")


def _cells(desk: Desk, row: Row, line: Box) -> tuple[Box, ...]:
    """Return where the moves stand: in columns, or each on a line where one is too long."""
    columns = line.columns(2, 4)
    room = columns[0].width * FILLED
    if any(desk.kit.type.measure(text, STRONG)[0] > room for _, text in row.moves):
        return tuple(line.moved(0, place * line.height) for place in range(len(row.moves)))
    # White's moves stand at the left, Black's at the right.
    return tuple(columns[desk.tree.nodes[number].action.seat] for number, _ in row.moves)
