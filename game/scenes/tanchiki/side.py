"""The right side of the table while nobody plans: who acts, the rest of a turn, and the log."""

from __future__ import annotations

from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import StackRevealed
from game.rules.tanchiki.state import Phase
from game.scenes.kit import Kit, Names
from game.scenes.play.log import Log
from game.scenes.sheet import Page
from game.scenes.widgets.kinds import (
    Button,
    Drawing,
    Label,
    Look,
    Paint,
    Panel,
    Picture,
    Widget,
)
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.playback import Reel
from game.view.style import BODY, SMALL, STRONG

from .naming import card_picture
from .watched import is_over, watched_head, watched_words

CARDS = 104.0
LEAST, EYE = 108.0, 30.0
"""How high the plate is at the least that says what there is to watch, and its sign."""


def shown_widgets(
    kit: Kit,
    page: Page,
    box: Box,
    reel: Reel,
    names: Names,
    log: Log,
    wait: str,
    lingers: bool = False,
) -> tuple[Widget, ...]:
    """Return what stands at the side while something is shown: cards that run, and the log."""
    mover = reel.shown.turn.mover
    if wait:
        return _waited(kit, page, box, log, wait, lingers)
    if mover is None or not mover_shown(reel, bool(wait), rests=False):
        return _watched(kit, page, box, reel, names, log)
    top, said = box.top(46 + CARDS), watched_head(kit.words, reel, names, mover)
    return (
        Panel(top, "panel", f"seat.{mover}", 10),
        Label(top.inset(14, 4).top(38), said, STRONG, f"seat.{mover}.light"),
        Drawing(top.inset(14, 6).foot(CARDS - 8), _run(open_cards(reel))),
        *logged(page, box.below(46 + CARDS, 10), log),
    )


def mover_shown(reel: Reel, waits: bool, rests: bool) -> bool:
    """Whether the side shows whose cards run now."""
    turn = reel.shown.turn
    moving = turn.mover is not None and turn.phase is Phase.MOVING and not is_over(reel)
    return moving and not rests and not (waits and reel.paused)


def _waited(
    kit: Kit, page: Page, box: Box, log: Log, wait: str, lingers: bool
) -> tuple[Widget, ...]:
    """Return who thinks, or that one looks back; a computer player that lingers can be hurried."""
    head = box.top(46)
    said = Panel(head, "panel", "line", 10), Label(head.inset(14, 4), wait, STRONG)
    if not lingers:
        return *said, *logged(page, box.below(46, 10), log)
    now = Button("now", box.below(46, 8).top(50), kit.words("table.now"))
    return *said, now, *logged(page, box.below(104, 10), log)


def _watched(
    kit: Kit, page: Page, box: Box, reel: Reel, names: Names, log: Log
) -> tuple[Widget, ...]:
    """Return what there is to watch, with a sign: nobody is asked."""
    words = watched_words(kit.words, reel, names)
    high = max(LEAST, page.measure(words, SMALL, box.width - 28)[1] + 62)
    top = box.top(high)
    head, told = top.inset(14, 6).top(40), top.inset(14, 6).below(42)
    return (
        Panel(top, "panel", "line", 10),
        Picture(head.left(EYE), "icon.flag" if is_over(reel) else "icon.eye"),
        Label(head.beside(EYE, 10), watched_head(kit.words, reel, names), STRONG),
        Label(told, words, SMALL, "words", stand="top"),
        *logged(page, box.below(high, 10), log),
    )


def rest_widgets(kit: Kit, page: Page, box: Box, log: Log, next: str) -> tuple[Widget, ...]:
    """Return what stands there while the end of a turn rests, and to whom the screen goes."""
    words = kit.words("tanchiki.rest", name=next)
    high = page.measure(words, BODY, box.width - 32)[1] + 8
    top = box.top(high + 84)
    inside = top.inset(16, 10)
    return (
        Panel(top, "panel", "accent", 10),
        Label(inside.top(high), words, BODY, stand="top"),
        Button("rest.over", inside.foot(54), kit.words("tanchiki.rest.go"), look=Look.MAIN),
        *logged(page, box.below(top.height, 10), log),
    )


def reading_widgets(kit: Kit, page: Page, box: Box, log: Log) -> tuple[Widget, ...]:
    """Return the log in place of a hand, and the way back to it."""
    head = box.top(54)
    return (
        Button("plan.log", head, kit.words("tanchiki.plan.cards"), "icon.cards"),
        *logged(page, box.below(head.height, 10), log),
    )


def open_cards(reel: Reel) -> Cards:
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


def logged(page: Page, box: Box, log: Log) -> tuple[Widget, ...]:
    """Return the log in its panel, nothing where there is no room."""
    if box.height < 60:
        return ()
    return (Panel(box, "panel", "panel_light", 10), log.area(page, box.inset(8, 8)))
