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
    Widget,
)
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.playback import Reel
from game.view.style import BODY, STRONG

from .naming import card_picture

CARDS = 104.0


def shown_widgets(
    kit: Kit,
    page: Page,
    box: Box,
    reel: Reel,
    names: Names,
    log: Log,
    wait: str,
    rests: bool = False,
    lingers: bool = False,
) -> tuple[Widget, ...]:
    """Return what stands at the side while something is shown: cards that run, and the log."""
    turn = reel.shown.turn
    mover = turn.mover
    if rests:
        return _rest(kit, page, box, log)
    head = box.top(46)
    if mover is None or not mover_shown(reel, bool(wait), rests):
        title = wait or kit.words(f"tanchiki.phase.{turn.phase.value}")
        panel, said = Panel(head, "panel", "line", 10), Label(head.inset(14, 4), title, STRONG)
        if not lingers:
            return panel, said, *logged(page, box.below(46, 10), log)
        now = Button("now", box.below(46, 8).top(50), kit.words("table.now"))
        return panel, said, now, *logged(page, box.below(104, 10), log)
    top = box.top(46 + CARDS)
    return (
        Panel(top, "panel", f"seat.{mover}", 10),
        Label(top.inset(14, 4).top(38), names[mover], STRONG, f"seat.{mover}.light"),
        Drawing(top.inset(14, 6).foot(CARDS - 8), _run(open_cards(reel))),
        *logged(page, box.below(46 + CARDS, 10), log),
    )


def mover_shown(reel: Reel, waits: bool, rests: bool) -> bool:
    """Whether the side shows whose cards run now."""
    turn = reel.shown.turn
    moving = turn.mover is not None and turn.phase is Phase.MOVING
    return moving and not rests and not (waits and reel.paused)


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
