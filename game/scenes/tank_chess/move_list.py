"""The move list beside the board: two moves a row, and the lines that were left."""

from __future__ import annotations

from game.scenes.widgets.kinds import Area, Button, Label, Look, Widget
from game.view.box import Box
from game.view.style import SMALL, STRONG

from .desk import Desk
from .move_tree import Node, Row, rows
from .sentences import written

ROW = 34.0
HEAD = 52.0
SHARE = 0.3
"""If so much of another row has room, the rows draw together for it."""
MARGIN = 7.0
"""The room before and after a move, the same in a column as on a line of its own."""
SPACE = "\N{NO-BREAK SPACE}"
"""Stands before a capture: a plain space all but vanishes between W and x."""


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
    high, y = _row_height(desk, box), box.y
    for row in listed:
        line = Box(box.x, y, box.width - 16, high)
        found.append(Label(line.left(HEAD), _head(desk, row), SMALL, "quiet", "right"))
        cells = _cells(desk, row, line.beside(HEAD, 30 if row.aside else 6))
        for (number, text), cell in zip(row.moves, cells, strict=True):
            found.append(_move(number, text, cell, number == now))
        y = cells[-1].bottom
    if not listed:
        found.append(
            Label(box.top(ROW).inset(8, 0), desk.kit.words("chess.no_moves"), SMALL, "quiet")
        )
    return Area("moves", box, tuple(found), max(box.height, y - box.y), row=high)


def _head(desk: Desk, row: Row) -> str:
    """Return the number of a row; talk has none."""
    if not row.number:
        return "·" if row.aside else ""
    black = desk.tree.nodes[row.moves[0][0]].action.seat
    return f"· {row.number}{'…' if black else '.'}" if row.aside else f"{row.number}."


def _move(number: int, text: str, cell: Box, now: bool) -> Button:
    face, words = cell.inset(0, 1), text.replace(" x", f"{SPACE}x")
    return Button(
        "node", face, words, look=Look.ROW, value=number, chosen=now, align="left", margin=MARGIN
    )


def _row_height(desk: Desk, box: Box) -> float:
    """Return how high a row is so that whole ones fill the box."""
    least = ROW * (0.5 + desk.kit.type.percent / 200)
    return box.height / max(1, int(box.height / least + SHARE))


def _cells(desk: Desk, row: Row, line: Box) -> tuple[Box, ...]:
    """Return where the moves stand: in columns, or each on a line where one is too long."""
    columns = line.columns(2, 4)
    room = columns[0].width - 2 * MARGIN
    if any(desk.kit.type.measure(text, STRONG)[0] > room for _, text in row.moves):
        return tuple(line.moved(0, place * line.height) for place in range(len(row.moves)))
    # White's moves stand at the left, Black's at the right.
    return tuple(columns[desk.tree.nodes[number].action.seat] for number, _ in row.moves)
