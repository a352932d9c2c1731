"""The chosen challenge: its board, its task, what earns how many stars, and the way in."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.content.tasks.challenges import Challenge
from game.scenes.boards.board_list import unpainted
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.session.people.progress import Best
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, LABEL, SMALL, STRONG

from .list_contents import ChallengeList
from .words import best_of, conditions_of, draw_stars, goal_of, limits_of, title_of, told_about

STARS = 88.0
FEW = 3
"""A longer ladder of stars has lower rows."""

ROW, LOW, NAMED, BEST = 34.0, 28.0, 30.0, 34.0
"""How high a row of the ladder is, one of a long one, a condition, and the best result."""

UNDER = 172.0
"""So high is what stands below the board: three lines of words, and the ways in."""
COPY = 280.0
TALL, BROAD = 640.0, 980.0
"""From so much room on the board is as high as it, and all else stands beside it."""

TOLD = 360.0


def details(kit: Kit, box: Box, shelf: ChallengeList) -> tuple[Widget, ...]:
    if box.height >= TALL and box.width >= BROAD * kit.type.percent / 100:
        return _beside(kit, box, shelf)
    each = shelf.chosen
    side = min(box.height - UNDER, box.width * (0.6 if kit.type.percent < 125 else 0.46))
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
        *_asked(kit, told, each),
        *_limits(kit, told.below(_head(each)), each),
        Label(lower.above(70), told_about(kit, each, best), BODY, "words", stand="top"),
        *_starts(kit, ways, each.id in shelf.half_way),
        *_best(kit, told, copy, each, best),
    )


def _beside(kit: Kit, box: Box, shelf: ChallengeList) -> tuple[Widget, ...]:
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
    head, named = _head(each), conditions_of(kit, each)
    ladder = _ladder(len(limits_of(kit, each)), ROW)
    used = head + ladder + NAMED * len(named) + (38 if best else 0)
    return (
        Panel(picture, "night", "line"),
        Drawing(picture.inset(4), unpainted if shelf.waits else board),
        Label(told.top(72), title_of(kit, each), BUTTON, "accent", stand="top"),
        *_asked(kit, told, each),
        *_limits(kit, told.below(head), each),
        Label(above.below(used, 14), told_about(kit, each, best), BODY, "words", stand="top"),
        *_ways(kit, ways, half_way),
        *_best(kit, told.top(used), copy, each, best),
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


def _asked(kit: Kit, told: Box, challenge: Challenge) -> tuple[Widget, ...]:
    """Return the task below its title; a ladder of points says it already."""
    if _long(challenge):
        return ()
    return (Label(told.below(76).top(64), goal_of(kit, challenge), STRONG, stand="top"),)


def _limits(kit: Kit, box: Box, challenge: Challenge) -> list[Widget]:
    """Return what earns how many stars, and the other conditions."""
    widgets: list[Widget] = []
    limits, named = limits_of(kit, challenge), conditions_of(kit, challenge)
    most = challenge.stars.most
    tall, wide = (LOW, STARS * 1.5) if _long(challenge) else (ROW, STARS)
    # The conditions are as high as they must be to be read, and the best result has its line.
    room = box.height - BEST - NAMED * len(named)
    high = min(tall, (room - 8) / max(1, len(limits)) - 4)
    for row, (count, words) in zip(box.stack(len(limits), high, 4), limits, strict=True):
        widgets.append(Drawing(row.left(wide), _row_stars_of(count, most)))
        widgets.append(Label(row.beside(wide, 6), words, BODY))
    lower = box.below(_ladder(len(limits), high))
    widgets += [
        Label(row, words, LABEL, "accent")
        for row, words in zip(lower.stack(len(named), NAMED), named, strict=True)
    ]
    return widgets


def _long(challenge: Challenge) -> bool:
    """Whether its ladder of stars is so long that the rows are low."""
    return challenge.stars.most > FEW


def _head(challenge: Challenge) -> float:
    """Return where the ladder begins below the title."""
    return 84 if _long(challenge) else 150


def _ladder(count: int, high: float) -> float:
    """Return how much room so many rows need that say what earns how many stars."""
    return count * (high + 4) + 8


def _row_stars_of(count: int, most: int) -> Any:
    return lambda canvas, at: draw_stars(canvas, at.inset(0, 2), count, most)


def _best(
    kit: Kit, told: Box, copy: Box, challenge: Challenge, best: Best | None
) -> tuple[Widget, ...]:
    if best is None:
        return ()
    words = best_of(kit, challenge, best)
    if best.hints:
        words = f"{words} {kit.words('challenge.hints', count=best.hints)}"
    return (
        Label(told.foot(34), words, SMALL, "quiet"),
        Button("share", copy, kit.words("challenge.share"), "icon.copy"),
    )


def _board(kit: Kit, shelf: ChallengeList, challenge: Challenge, canvas: Canvas, box: Box) -> None:
    """Draw the start table, painted once for each size."""
    table = shelf.tables.get(challenge.id)
    if table is not None:
        face_of(kit, challenge.game).small(canvas, box, challenge.id, table)
