"""The page of the set-up on which free armies are chosen."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tank_chess import army
from game.rules.tank_chess.board import army_points
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import Area, Button, Drawing, Label, Toggle, Widget
from game.scenes.widgets.layout import in_rows, tabs
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, LABEL, SMALL, STRONG

from .naming import kind_name, side_name
from .selection import Selection


def army_page(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words, free = selection.kit.words, selection.wishes.free_army
    toggle = Toggle("army", box.top(56), words("chess.army.points"), free)
    if not free:
        note = words("chess.army.board")
        return (toggle, Label(box.below(64).top(40), note, BODY, "quiet"))
    seat, kinds = selection.side, selection.kinds
    now = dict(selection.army_of(seat))
    sides = [side_name(words, each) for each in (0, 1)]
    said = words(
        "chess.army.left",
        side=sides[seat],
        spent=army.points(selection.army_of(seat), kinds),
        budget=army_points(selection.board, kinds, seat),
        count=sum(now.values()),
        most=army.most(selection.board, seat, kinds),
    )
    listed = box.below(152)
    plain = [kind for kind in kinds if not kind.commander]
    rows: list[Widget] = []
    for kind, row in zip(
        plain, listed.left(listed.width - 16).stack(len(plain), 52, 4), strict=True
    ):
        rows += _kind_row(selection, row, kind.name, seat, kind.points, now.get(kind.name, 0))
    return (
        toggle,
        *tabs("side", box.below(64).top(46), sides, seat),
        Label(box.below(114).top(34), said, LABEL, "accent"),
        in_rows(Area("army", listed, tuple(rows), len(plain) * 56 - 4), 4, 52),
    )


def _kind_row(
    selection: Selection, row: Box, kind: str, seat: Seat, points: int, count: int
) -> list[Widget]:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "paper", 8)
        canvas.piece(f"piece.{kind}.{seat}", *box.middle, 40)

    words, ends = selection.kit.words, row.edge(170).columns(3, 6)
    return [
        Drawing(Box(row.x, row.y, 52, 52), paint),
        Label(row.beside(64).left(min(222, row.width - 64 - 276)), kind_name(words, kind), BODY),
        Label(
            row.edge(270).left(90),
            words("chess.army.price", count=points),
            SMALL,
            "accent",
            "right",
        ),
        Button("fewer", ends[0], "", "icon.minus", value=kind, enabled=count > 0),
        Label(ends[1], str(count), STRONG, "words", "centre"),
        Button("more", ends[2], "", "icon.plus", value=kind),
    ]
