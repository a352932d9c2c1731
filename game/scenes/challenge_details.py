"""The chosen challenge: its board, its task, what earns how many stars, and the way in."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.content.challenges import Challenge
from game.scenes.widgets.kinds import Button, Drawing, Label, Look, Panel, Widget
from game.session.progress import Best
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, BUTTON, LABEL, SMALL, STRONG

from .board_list import unpainted
from .challenge_face import face_of
from .challenge_shelf import Shelf
from .challenge_words import about_of, conditions_of, draw_stars, goal_of, limits_of, title_of
from .kit import Kit

STARS = 96.0
COPY = 280.0
TALL, BROAD = 640.0, 980.0
"""From so much room on the board is as high as it, and all else stands beside it."""

TOLD = 360.0


def details(kit: Kit, box: Box, shelf: Shelf) -> tuple[Widget, ...]:
    if box.height >= TALL and box.width >= BROAD * kit.type.percent / 100:
        return _beside(kit, box, shelf)
    each = shelf.chosen
    side = min(box.height - 150, box.width * (0.56 if kit.type.percent < 125 else 0.46))
    picture = Box(box.x, box.y, side, side)
    told = Box(picture.right + 24, box.y, box.right - picture.right - 24, side)
    best, board = shelf.best(each), partial(_board, kit, shelf, each)
    lower = box.below(side + 14)
    copy, ways = lower.foot(62).left(COPY), lower.foot(62)
    ways = ways.beside(COPY, 14) if best else ways
    return (
        Panel(picture, "night", "line"),
        Drawing(picture.inset(4), unpainted if shelf.waits else board),
        Label(told.top(72), title_of(kit, each), BUTTON, "accent", stand="top"),
        Label(told.below(76).top(64), goal_of(kit, each), STRONG, stand="top"),
        *_limits(kit, told.below(150), each),
        Label(lower.above(70), about_of(kit, each), BODY, "words", stand="top"),
        *_starts(kit, ways, each.id in shelf.half_way),
        *_best(kit, told, copy, best),
    )


def _beside(kit: Kit, box: Box, shelf: Shelf) -> tuple[Widget, ...]:
    """Return the board as high as there is room, and all that is told of it at its right."""
    each = shelf.chosen
    side = min(box.height, box.width - TOLD - 24)
    picture = Box(box.x, box.y, side, side)
    told = box.beside(side, 24)
    best, board = shelf.best(each), partial(_board, kit, shelf, each)
    half_way = each.id in shelf.half_way
    ways = told.foot(2 * 62 + 10).rows(2, 10) if half_way else (told.foot(62),)
    above = told.above(len(ways) * 72 + 14)
    copy, above = (above.foot(62), above.above(62, 14)) if best else (above, above)
    used = 272 + 30 * len(conditions_of(kit, each)) + (38 if best else 0)
    return (
        Panel(picture, "night", "line"),
        Drawing(picture.inset(4), unpainted if shelf.waits else board),
        Label(told.top(72), title_of(kit, each), BUTTON, "accent", stand="top"),
        Label(told.below(76).top(64), goal_of(kit, each), STRONG, stand="top"),
        *_limits(kit, told.below(150).top(used - 150), each),
        Label(above.below(used, 14), about_of(kit, each), BODY, "words", stand="top"),
        *_ways(kit, ways, half_way),
        *_best(kit, told.top(used), copy, best),
    )


def _ways(kit: Kit, boxes: tuple[Box, ...], half_way: bool) -> tuple[Widget, ...]:
    """Return the ways in, one below the other."""
    play = Button("play", boxes[0], kit.words("challenge.play"), look=Look.MAIN)
    if not half_way:
        return (play,)
    return (
        Button("play", boxes[0], kit.words("challenge.afresh")),
        Button("go_on", boxes[1], kit.words("pause.go_on"), look=Look.MAIN),
    )


def _starts(kit: Kit, box: Box, half_way: bool) -> tuple[Widget, ...]:
    if not half_way:
        return (Button("play", box.edge(300), kit.words("challenge.play"), look=Look.MAIN),)
    anew, on = box.edge(410 * kit.type.percent / 100).columns(2, 14)
    return (
        Button("play", anew, kit.words("challenge.afresh")),
        Button("go_on", on, kit.words("pause.go_on"), look=Look.MAIN),
    )


def _limits(kit: Kit, box: Box, challenge: Challenge) -> list[Widget]:
    """Return what earns how many stars, and the other conditions."""
    widgets: list[Widget] = []
    for row, (count, words) in zip(box.stack(3, 34, 4), limits_of(kit, challenge), strict=True):
        widgets.append(Drawing(row.left(STARS), _row_stars_of(count)))
        widgets.append(Label(row.beside(STARS, 12), words, BODY))
    named, lower = conditions_of(kit, challenge), box.below(122)
    # The best result so far stands below them.
    height = min(30, (lower.height - 34) / max(1, len(named)))
    widgets += [
        Label(row, words, LABEL, "accent")
        for row, words in zip(lower.stack(len(named), height), named, strict=True)
    ]
    return widgets


def _row_stars_of(count: int) -> Any:
    return lambda canvas, at: draw_stars(canvas, at.inset(0, 2), count)


def _best(kit: Kit, told: Box, copy: Box, best: Best | None) -> tuple[Widget, ...]:
    if best is None:
        return ()
    words = kit.words("challenge.best", turn=best.turn)
    if best.hints:
        words = f"{words} {kit.words('challenge.hints', count=best.hints)}"
    return (
        Label(told.foot(34), words, SMALL, "quiet"),
        Button("copy", copy, kit.words("challenge.copy"), "icon.copy"),
    )


def _board(kit: Kit, shelf: Shelf, challenge: Challenge, canvas: Canvas, box: Box) -> None:
    """Draw the start table, painted once for each size."""
    table = shelf.tables.get(challenge.id)
    if table is not None:
        face_of(kit, challenge.game).small(canvas, box, challenge.id, table)
