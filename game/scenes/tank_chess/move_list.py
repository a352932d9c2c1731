"""The move list beside the board: two moves a row, and the lines that were left."""

from __future__ import annotations

from game.scenes.widgets.kinds import Area, Button, Label, Look, Widget
from game.view.box import Box
from game.view.style import SMALL

from .desk import Desk
from .lines import ABREAST, Node, Row, rows
from .sentences import written

ROW = 34.0


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
        black = desk.tree.nodes[row.moves[0][0]].action.seat
        head = f"· {row.number}{'…' if black else '.'}" if row.aside else f"{row.number}."
        found.append(Label(line.left(52), head, SMALL, "quiet", "right"))
        cells = line.beside(52, 6).columns(2, 4)
        if row.aside:
            cells = line.beside(52, 30).columns(ABREAST, 4)
        for place, (number, text) in enumerate(row.moves):
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
        found.append(
            Label(box.top(ROW).inset(8, 0), desk.kit.words("chess.no_moves"), SMALL, "quiet")
        )
    return Area("moves", box, tuple(found), max(box.height, len(listed) * ROW))


def _column(desk: Desk, row: Row, number: int, place: int) -> int:
    """Return the column of a move: White's at the left, Black's at the right."""
    if row.aside:
        return place
    seat: int = desk.tree.nodes[number].action.seat
    return seat
