"""The right side of the table while nobody plans: who acts, the rest of a turn, and the log."""

from __future__ import annotations

from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import StackRevealed
from game.rules.tanchiki.state import Phase
from game.scenes.play.planner_places import result_button
from game.scenes.play.rest_card import rest_card
from game.scenes.play.show_stage import Actor, draw_actor, stake_widgets
from game.scenes.play.speech import Speech, speech_high, speech_widget
from game.scenes.seats.commanders import face_of, portrait
from game.scenes.tanchiki.at_stake import stake
from game.scenes.tanchiki.desk import Desk
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import LABEL, SMALL, STRONG
from game.view.show.playback import Reel
from game.view.tanchiki.cards import OPEN, draw_row

from .watched_words import is_over, watched_head, watched_words, winner_of

CARDS, ACTING = OPEN + 8, 84.0
"""How high the cards that run are, and who acts over them."""

NEWEST = 56.0
"""How high the newest sentence is below the cards that run: it stays where the eye has found it,
while the log grows."""

LEAST, EYE = 108.0, 30.0
"""How high the plate is at the least that says what there is to watch, and its sign."""


def shown_widgets(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what stands at the side while something is shown: cards that run, and the log."""
    if stopped := desk.guide.stopped(desk.page, box):
        return *stopped, *_below(desk, box.below(stopped[0].box.height, 10))
    if wait := _waits(desk):
        return _waited(desk, box, wait)
    mover = desk.table.turn.mover
    if mover is None or not mover_shown(desk):
        return _watched(desk, box)
    reel, top = desk.live.playback, box.top(ACTING + 6 + CARDS + NEWEST)
    run = top.inset(14, 6).above(NEWEST).foot(OPEN)
    said = watched_head(desk.kit.words, reel, desk.names, mover)
    newest = desk.log.lines[-1] if desk.log.lines else None
    happened = newest.words if newest is not None and not newest.head else ""
    return (
        Panel(top, "panel", f"seat.{mover}", 10, tray=True),
        *_acting(desk, top.inset(14, 6).top(ACTING), mover, said),
        Drawing(run, lambda canvas, at: draw_row(canvas, at, open_cards(reel), 6)),
        Label(top.inset(14, 4).foot(NEWEST), happened, SMALL, "words", stand="top"),
        *_below(desk, box.below(top.height, 10)),
    )


def mover_shown(desk: Desk) -> bool:
    """Whether the side shows whose cards run now: not while it tells for whom all wait."""
    turn = desk.table.turn
    moving = turn.mover is not None and turn.phase is Phase.MOVING
    stands = desk.guide.holds or is_over(desk.live.playback) or _waits(desk)
    return moving and not stands


def _waits(desk: Desk) -> str:
    """Return that one looks back, or for whom all wait, "" while something is shown."""
    words, reel, sitting = desk.kit.words, desk.live.playback, desk.sitting
    if reel.paused and not reel.idle:
        return words("table.looking_back")
    if afar := sitting.waits_afar:
        return words("phone.waits", names=afar)
    return words("table.thinking", name=sitting.waits_for) if sitting.waits_for else ""


def _waited(desk: Desk, box: Box, wait: str) -> tuple[Widget, ...]:
    """Return who thinks, or that one looks back; a computer player that lingers can be hurried."""
    thinks = desk.live.thinking if desk.sitting.waits_for else None
    head = box.top(46 if thinks is None else ACTING + 12)
    said: tuple[Widget, ...] = (Label(head.inset(14, 4), wait, STRONG),)
    if thinks is not None:
        said = tuple(_acting(desk, head.inset(14, 6), thinks, wait))
    panel = Panel(head, "panel", "line", 10, tray=True)
    if not desk.sitting.lingers:
        return panel, *said, *_below(desk, box.below(head.height, 10))
    go = box.below(head.height, 8).top(50)
    now = Button("now", go, desk.kit.words("table.now"))
    return panel, *said, now, *_below(desk, box.below(head.height + 58, 10))


def _acting(desk: Desk, box: Box, seat: Seat, said: str) -> tuple[Widget, ...]:
    """Return who acts, large, and what is said of it."""
    gone = desk.table.field.tanks[seat].cell is None
    face = face_of(desk.live.match.player(seat), desk.talk.look(seat, gone))
    actor = Actor(f"emblem.{seat}", f"seat.{seat}", f"seat.{seat}.light", face)
    drawn = Drawing(box.left(box.height), lambda canvas, at: draw_actor(canvas, at.inset(2), actor))
    return drawn, Label(box.beside(box.height, 12), said, STRONG, actor.ink)


def _below(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what is at stake, what somebody says of it, and the log."""
    words, found = desk.kit.words, []
    told = "" if desk.task is not None else stake(words, desk.table, desk.names)
    if told:
        strip, _ = stake_widgets(desk.page, box, told)
        high = strip[0].box.height
        found += list(stake_widgets(desk.page, box.top(high), told)[0])
        box = box.below(high, 10)
    if (speech := _speech(desk)) is not None:
        high = speech_high(desk.page, box.width, speech)
        found.append(speech_widget(box.top(high), speech))
        box = box.below(high, 10)
    return *found, *logged(desk, box)


def _speech(desk: Desk) -> Speech | None:
    line = desk.talk.line
    if line is None or not desk.talk.wanted:
        return None
    gone = desk.table.field.tanks[line.seat].cell is None
    face = portrait(line.commander, desk.talk.look(line.seat, gone))
    return Speech(line.words, face, f"seat.{line.seat}")


def _watched(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what there is to watch, with a sign: nobody is asked."""
    reel, names = desk.live.playback, desk.names
    words = watched_words(desk.kit.words, reel, names)
    headed = watched_head(desk.kit.words, reel, names)
    winner = winner_of(reel)
    least = 40.0 if winner is None else ACTING
    head_high = max(least, desk.page.measure(headed, STRONG, box.width - 40 - EYE)[1] + 6)
    high = max(LEAST, desk.page.measure(words, SMALL, box.width - 28)[1] + head_high + 22)
    ended = desk.sitting.ended
    go = (result_button(desk.kit, box.below(high).top(54).inset(14, 0)),) if ended else ()
    high += 66 * ended
    top = box.top(high)
    head, told = top.inset(14, 6).top(head_high), top.inset(14, 6).below(head_high + 2)
    sign = "icon.flag" if is_over(reel) else "icon.eye"
    headline: tuple[Widget, ...] = (
        Picture(head.left(EYE), sign),
        Label(head.beside(EYE, 10), headed, STRONG, "words"),
    )
    if winner is not None:
        headline = _acting(desk, head, winner, headed)
    return (
        Panel(top, "panel", "line" if winner is None else f"seat.{winner}", 10, tray=True),
        *headline,
        Label(told, words, SMALL, "words", stand="top"),
        *go,
        *_below(desk, box.below(high, 10)),
    )


def rest_widgets(desk: Desk, box: Box, next: Seat) -> tuple[Widget, ...]:
    """Return what stands there while the end of a turn rests, and to whom the screen goes."""
    card = rest_card(desk.kit, desk.page, box, desk.names[next])
    return *card, *logged(desk, box.below(card[0].box.height, 10))


def reading_widgets(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return the log in place of a hand, and the way back to it."""
    head = box.top(54)
    return (
        Button("plan.log", head, desk.kit.words("tanchiki.plan.cards"), "icon.cards"),
        *logged(desk, box.below(head.height, 10)),
    )


def open_cards(reel: Reel) -> Cards:
    """Return the stack that was revealed last, and is carried out now."""
    for _, told in reversed(reel.past):
        if isinstance(told.event, StackRevealed):
            return told.event.cards
    return ()


def logged(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return the log in its panel, nothing where there is no room."""
    if box.height < 60:
        return ()
    if not desk.log.lines:
        inside = box.inset(16, 12)
        heading = Label(inside.top(28), desk.kit.words("log.heading"), LABEL, "quiet")
        none = Label(inside.below(34).top(28), desk.kit.words("log.none"), SMALL, "quiet")
        return (Panel(box, "panel", "panel_light", 10, tray=True), heading, none)
    return (
        Panel(box, "panel", "panel_light", 10, tray=True),
        desk.log.area(desk.page, box.inset(8, 8)),
    )
