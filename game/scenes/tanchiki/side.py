"""The right side of the table while nobody plans: who acts, what is asked, and the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.rules import Told
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import StackRevealed
from game.rules.tanchiki.state import (
    Ordering,
    Phase,
    Placing,
    Question,
    Shovelling,
    Throwing,
    Tying,
)
from game.scenes.commands import Key
from game.scenes.glyphs import with_key
from game.scenes.kit import Kit, Words
from game.scenes.play.log import Log
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import (
    Button,
    Drawing,
    Label,
    Look,
    Paint,
    Panel,
    Toggle,
    Widget,
)
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.playback import Playback
from game.view.style import BODY, STRONG

from .choosing import Aim
from .naming import Names, card_picture

CARDS = 104.0
GAP = 12.0

Answers = Callable[[Box], tuple[Widget, ...]]


def shown_widgets(
    kit: Kit,
    page: Page,
    box: Box,
    reel: Playback[Any, Told[Any]],
    names: Names,
    log: Log,
    wait: str,
    rests: bool = False,
) -> tuple[Widget, ...]:
    """Return what stands at the side while something is shown: cards that run, and the log."""
    turn = reel.shown.turn
    mover = turn.mover
    if rests:
        return _rest(kit, page, box, log)
    head = box.top(46)
    if mover is None or turn.phase is not Phase.MOVING or (wait and reel.paused):
        title = wait or kit.words(f"tanchiki.phase.{turn.phase.value}")
        return (
            Panel(head, "panel", "line", 10),
            Label(head.inset(14, 4), title, STRONG),
            *_logged(page, box.below(46, 10), log),
        )
    top = box.top(46 + CARDS)
    return (
        Panel(top, "panel", f"seat.{mover}", 10),
        Label(top.inset(14, 4).top(38), names[mover], STRONG, f"seat.{mover}.light"),
        Drawing(top.inset(14, 6).foot(CARDS - 8), _run(open_cards(reel))),
        *_logged(page, box.below(46 + CARDS, 10), log),
    )


def _rest(kit: Kit, page: Page, box: Box, log: Log) -> tuple[Widget, ...]:
    """Return what stands there while the end of a turn rests."""
    words = kit.words("tanchiki.rest")
    high = page.measure(words, BODY, box.width - 32)[1] + 8
    top = box.top(high + 84)
    inside = top.inset(16, 10)
    return (
        Panel(top, "panel", "accent", 10),
        Label(inside.top(high), words, BODY, stand="top"),
        Button("rest.over", inside.foot(54), kit.words("pause.go_on"), look=Look.MAIN),
        *_logged(page, box.below(top.height, 10), log),
    )


def reading_widgets(kit: Kit, page: Page, box: Box, log: Log) -> tuple[Widget, ...]:
    """Return the log in place of a hand, and the way back to it."""
    head = box.top(54)
    return (
        Button("plan.log", head, kit.words("tanchiki.plan.cards"), "icon.cards"),
        *_logged(page, box.below(head.height, 10), log),
    )


def chosen_widgets(
    kit: Kit, page: Page, box: Box, aim: Aim, names: Names, log: Log, comes: str = ""
) -> tuple[Widget, ...]:
    """Return the question, what `comes` of the choice, how to answer it, and the log."""
    asked = question_words(kit.words, aim.question, aim.down)
    words = f"{asked}\n{comes}" if comes else asked
    high = page.measure(words, BODY, box.width - 32)[1] + 10
    answers = _answers(kit, aim.question)
    top = box.top(54 + high + sum(row + GAP for row, _ in answers))
    inside = top.inset(16, 8)
    rows, y = list[Widget](), 42 + high
    for row, made in answers:
        rows += made(inside.below(y + GAP - 8).top(row))
        y += row + GAP
    emblem = inside.top(40)
    return (
        Panel(top, "panel", f"seat.{aim.seat}", 10),
        Drawing(emblem.left(40), lambda c, b: c.picture(f"emblem.{aim.seat}", *b.middle, 38)),
        Label(emblem.beside(40, 10), names[aim.seat], STRONG, f"seat.{aim.seat}.light"),
        Label(inside.below(42).top(high), words, BODY, "words", "left", "top"),
        *rows,
        *_logged(page, box.below(top.height, 10), log),
    )


def _answers(kit: Kit, question: Question) -> tuple[tuple[float, Answers], ...]:
    """Return the rows of buttons below a question: how high each is, and what lies in it."""
    match question:
        case Placing():
            return ((52, partial(_turning, kit)),)
        case Tying():
            return ((52, partial(_tying, kit)),)
        case Ordering():
            return ((46, partial(_any_order, kit)), (56, partial(_spared, kit)))
        case _:
            return ()


def _turning(kit: Kit, box: Box) -> tuple[Widget, ...]:
    left, right, done = box.columns(3, 8)
    tips = [
        with_key(kit, kit.words(f"key.{key.value}"), key) for key in (Key.TURN_LEFT, Key.TURN_RIGHT)
    ]
    return (
        Button("aim.left", left, "", "icon.undo", tip=tips[0]),
        Button("aim.right", right, "", "icon.redo", tip=tips[1]),
        Button("aim.ok", done, "", "icon.tick", look=Look.MAIN),
    )


def _tying(kit: Kit, box: Box) -> tuple[Widget, ...]:
    on, share = box.columns(2, 8)
    return (
        Button("tie.on", on, kit.words("part.tanchiki.word.play_on"), look=Look.MAIN),
        Button("tie.share", share, kit.words("part.tanchiki.word.share")),
    )


def _any_order(kit: Kit, box: Box) -> tuple[Widget, ...]:
    tip = kit.words("tanchiki.order.any_tip")
    return (Button("order.any", box, kit.words("tanchiki.order.any"), tip=tip),)


def _spared(kit: Kit, box: Box) -> tuple[Widget, ...]:
    on = kit.settings.now.spare_choices
    return (Toggle("order.spare", box, kit.words("settings.spare_choices"), on),)


def question_words(words: Words, question: Question, down: bool) -> str:
    match question:
        case Placing():
            return words("tanchiki.ask.facing" if down else "tanchiki.ask.place")
        case Ordering():
            return words("tanchiki.ask.order")
        case Shovelling():
            return words("tanchiki.ask.shovel")
        case Throwing():
            return words("tanchiki.ask.grenade")
        case Tying():
            return words("tanchiki.ask.tie")


def open_cards(reel: Playback[Any, Told[Any]]) -> Cards:
    """Return the stack that was revealed last, and is carried out now."""
    for _, told in reversed(reel.past):
        if isinstance(told.event, StackRevealed):
            return told.event.cards
    return ()


def _run(cards: Cards) -> Paint:
    """Draw the open cards of the seat that moves, the latest at the right."""

    def paint(canvas: Canvas, box: Box) -> None:
        wide = box.height * 160 / 224
        step = min(wide + 6, (box.width - wide) / max(1, len(cards) - 1))
        for number, card in enumerate(cards):
            x = box.x + number * step + wide / 2
            canvas.picture(card_picture(card), x, box.middle[1], box.height)

    return paint


def _logged(page: Page, box: Box, log: Log) -> tuple[Widget, ...]:
    if box.height < 60:
        return ()
    return (Panel(box, "panel", "panel_light", 10), log.area(page, box.inset(8, 8)))
