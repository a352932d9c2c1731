"""What is asked of somebody, at the right side of the table: the words, the answers, the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.tanchiki.spelling import PLAY_ON, SHARE
from game.rules.tanchiki.state import (
    Ordering,
    Placing,
    Question,
    Shovelling,
    Throwing,
    Tying,
)
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import spoken, with_key
from game.scenes.pages.key_signs import ENDS, signed
from game.scenes.pages.widget_scene import Page
from game.scenes.tanchiki.choosing.board_choice import Aim
from game.scenes.tanchiki.choosing.which_bot import consequence_words
from game.scenes.tanchiki.desk import Desk
from game.scenes.tanchiki.question_words import question_words
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Toggle, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, SMALL, STRONG

from .right_side import logged

GAP = 12.0

Answers = Callable[[Box], tuple[Widget, ...]]


def chosen_widgets(desk: Desk, box: Box, aim: Aim) -> tuple[Widget, ...]:
    """Return the question, what comes of the choice, how to answer it, and the log."""
    words = question_words(desk.kit.words, aim.question, aim.down)
    if (found := desk.overlay.consequence(desk.table, aim)) is not None:
        words += "\n" + consequence_words(desk.kit, found, desk.names)
    high = desk.page.measure(words, BODY, box.width - 32)[1] + 10
    how = _how(desk.kit, aim.question)
    taken = desk.page.measure(how, SMALL, box.width - 32)[1] + 10 if how else 0.0
    answers = _answers(desk.kit, desk.page, aim.question)
    top = box.top(54 + high + taken + sum(row + GAP for row, _ in answers))
    inside = top.inset(16, 8)
    rows, y = list[Widget](), 42 + high + taken
    for row, made in answers:
        rows += made(inside.below(y + GAP - 8).top(row))
        y += row + GAP
    emblem = inside.top(40)
    return (
        Panel(top, "panel", f"seat.{aim.seat}", 10, tray=True),
        Drawing(emblem.left(40), lambda c, b: c.picture(f"emblem.{aim.seat}", *b.middle, 38)),
        Label(emblem.beside(40, 10), desk.names[aim.seat], STRONG, f"seat.{aim.seat}.light"),
        Label(inside.below(42).top(high), words, BODY, "words", "left", "top"),
        Label(inside.below(42 + high).top(taken), how, SMALL, "quiet", "left", "top"),
        *rows,
        *logged(desk, box.below(top.height, 10)),
    )


def _how(kit: Kit, question: Question) -> str:
    """Return how one chooses on the board, "" where buttons or the question itself say it."""
    match question:
        case Shovelling() | Throwing():
            return spoken(kit, "tanchiki.ask.how", go=Key.ACCEPT)
        case Ordering():
            return spoken(kit, "tanchiki.ask.how_bot", go=Key.ACCEPT)
        case _:
            return ""


def _answers(kit: Kit, page: Page, question: Question) -> tuple[tuple[float, Answers], ...]:
    """Return the rows of buttons below a question: how high each is, and what lies in it."""
    match question:
        case Placing():
            return ((48, partial(_turning, kit)), (52, partial(_placed, kit)))
        case Tying():
            return ((52, partial(_tying, kit)),)
        case Ordering():
            return ((46, partial(_any_order, kit)), (page.grown(76), partial(_spared, kit)))
        case _:
            return ()


def _turning(kit: Kit, box: Box) -> tuple[Widget, ...]:
    left, right = box.columns(2, 8)
    ways = (
        ("left", Key.TURN_LEFT, left, "icon.undo"),
        ("right", Key.TURN_RIGHT, right, "icon.redo"),
    )
    return tuple(
        Button(
            f"aim.{way}",
            at,
            kit.words(f"tanchiki.ask.{way}"),
            picture,
            tip=with_key(kit, kit.words(f"key.{key.value}"), key),
            says=key,
        )
        for way, key, at, picture in ways
    )


def _placed(kit: Kit, box: Box) -> tuple[Widget, ...]:
    ready = kit.words("tanchiki.plan.ready")
    return (signed(kit, Button("aim.ok", box, ready, look=Look.MAIN, says=ENDS)),)


def _tying(kit: Kit, box: Box) -> tuple[Widget, ...]:
    on, share = box.columns(2, 8)
    go_on, stop = (kit.words(f"part.tanchiki.word.{word.name}") for word in (PLAY_ON, SHARE))
    return (
        Button("tie.on", on, go_on, look=Look.MAIN, says=PLAY_ON),
        Button("tie.share", share, stop, says=SHARE),
    )


def _any_order(kit: Kit, box: Box) -> tuple[Widget, ...]:
    tip = kit.words("tanchiki.order.any_tip")
    return (Button("order.any", box, kit.words("tanchiki.order.any"), tip=tip),)


def _spared(kit: Kit, box: Box) -> tuple[Widget, ...]:
    on = kit.settings.now.spare_choices
    return (Toggle("order.spare", box, kit.words("settings.spare_choices"), on),)
