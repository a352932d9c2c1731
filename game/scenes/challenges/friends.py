"""The table of friends: everybody whose results were found to be true, or who did how well on one
challenge."""

from __future__ import annotations

from functools import partial

from game.content.goals import Ranks
from game.content.tasks.challenges import Challenge
from game.scenes.frame.kit import Kit
from game.scenes.widgets.widget_kinds import Drawing, Label, Panel, Widget
from game.session.people.friends_results import Friends
from game.session.people.progress import Best
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, BUTTON, LIST, SMALL

from .words import draw_stars, title_of

ROW, STARS = 54.0, 96.0


def all_friends(kit: Kit, box: Box, friends: Friends) -> tuple[Widget, ...]:
    """Return the table of everybody; a sentence where there is nobody yet."""
    table, inside = friends.table(), box.inset(24, 20)
    title = Label(inside.top(36), kit.words("friends.title"), BUTTON, "accent")
    if not table:
        return (Panel(box), title, _nobody(kit, inside))
    rows: list[Widget] = []
    for line, each in zip(_lines(inside), table, strict=False):
        count = kit.words("friends.results", count=each.results)
        stars = kit.words("friends.stars", count=each.stars)
        rows += [
            Label(line.top(28), each.name, LIST),
            Label(line.below(28), f"{stars}   {count}", SMALL, "quiet"),
        ]
    return (Panel(box), title, *rows)


def friends_on(
    kit: Kit, box: Box, friends: Friends, challenge: Challenge, best: Best | None
) -> tuple[Widget, ...]:
    """Return who did how well on a challenge, oneself among them."""
    inside = box.inset(24, 20)
    ranked = [
        (each.rank, each.friend, each.stars, each.turn, each.points)
        for each in friends.on(challenge.id)
    ]
    if best is not None:
        own = (-best.stars, -best.points, best.turn)
        ranked.append((own, "", best.stars, best.turn, best.points))
    rows: list[Widget] = []
    for line, (_, name, stars, turn, points) in zip(_lines(inside), sorted(ranked), strict=False):
        said = (
            kit.words("challenge.points", count=points)
            if isinstance(challenge.stars, Ranks)
            else kit.words("friends.turn", turn=turn)
        )
        most = challenge.stars.most
        label, ink = name or kit.words("friends.you"), "words" if name else "accent"
        named = line.left(line.width - STARS - 12)
        rows += [
            Label(named.top(28), label, LIST, ink),
            Label(named.below(28), said, SMALL, "quiet"),
            Drawing(line.edge(STARS), partial(_stars, stars, most)),
        ]
    return (
        Panel(box),
        Label(inside.top(36), title_of(kit, challenge), BUTTON, "accent"),
        *(rows or [_nobody(kit, inside)]),
    )


def _nobody(kit: Kit, inside: Box) -> Label:
    return Label(inside.below(48).top(120), kit.words("friends.none"), BODY, "quiet", stand="top")


def _lines(inside: Box) -> tuple[Box, ...]:
    """Return the rows there is room for below the title."""
    body = inside.below(50)
    return body.stack(max(0, int((body.height + 6) // (ROW + 6))), ROW, 6)


def _stars(count: int, most: int, canvas: Canvas, box: Box) -> None:
    draw_stars(canvas, box.inset(0, 11), count, most)
