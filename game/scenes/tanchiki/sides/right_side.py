"""The right side of the table while nobody plans: who acts, the rest of a turn, and the log."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.core.rules import Seat
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.events import StackRevealed, TankExploded, VolleyFired
from game.rules.tanchiki.ground.pieces_on_board import FIRST_BOT
from game.rules.tanchiki.state import Phase
from game.scenes.pages.actor_pictures import Actor
from game.scenes.play.log_plate import log_widgets
from game.scenes.play.planner_places import result_button
from game.scenes.play.rest_card import rest_card
from game.scenes.play.show_stage import Row, Shown, stage_widgets
from game.scenes.play.speech import Speech
from game.scenes.seats.commanders import face_of, portrait
from game.scenes.tanchiki.at_stake import stake
from game.scenes.tanchiki.desk import Desk
from game.scenes.tanchiki.end.ending import result_of
from game.scenes.widgets.widget_kinds import Button, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Reel
from game.view.tanchiki.cards import OPEN, draw_row

from .watched_words import destroyers, is_over, watched_head, watched_words

NOWHERE = Box(0, 0, 0, 0)
CARDS = OPEN + 8
"""How high the cards that run are."""

LEAST = 128.0
"""How high the log is at the least below the stage."""


def shown_widgets(desk: Desk, box: Box) -> tuple[Widget, ...]:
    """Return what stands at the side while something is shown: the stage, and the log below it."""
    if stopped := desk.guide.stopped(desk.page, box):
        return *stopped, *logged(desk, box.below(stopped[0].box.height, 10))
    stage = stage_widgets(desk.page, box.above(LEAST, 10), on_stage(desk))
    return *stage, *logged(desk, box.below(max(each.box.bottom for each in stage) - box.y, 10))


def on_stage(desk: Desk) -> Shown:
    """Return who acts, thinks or has won, and what is told of it."""
    words, reel, names = desk.kit.words, desk.live.playback, desk.names
    said = watched_words(words, reel, names)
    shown = Shown(watched_head(words, reel, names), said, at_stake(desk), "icon.eye")
    if wait := _waits(desk):
        thinks = desk.live.thinking if desk.sitting.waits_for else None
        go = Button("now", NOWHERE, words("table.now")) if desk.sitting.lingers else None
        shown = Shown(wait, "", shown.stake, "icon.eye", _actors(desk, thinks), go=go)
    elif is_over(reel) or desk.sitting.celebrates:
        go = result_button(desk.kit, NOWHERE) if desk.sitting.ended else None
        outcome = desk.live.match.outcome
        winners = sorted(outcome.winners) if outcome is not None else ()
        actors = tuple(_actor(desk, seat) for seat in winners)
        edge = f"seat.{winners[0]}" if len(winners) == 1 else "line"
        head = result_of(words, desk.live.match.table, names).title
        shown = replace(shown, head=head, sign="icon.flag", actors=actors, go=go, edge=edge)
    elif (mover := desk.table.turn.mover) is not None and mover_shown(desk):
        newest = desk.log.lines[-1] if desk.log.lines else None
        happened = newest.words if newest is not None and not newest.head else ""
        head, cards = watched_head(words, reel, names, mover), open_cards(reel)
        row = Row(CARDS, partial(_draw_cards, cards))
        acts, edge = _actors(desk, mover), f"seat.{mover}"
        shown = Shown(head, happened, shown.stake, "", acts, row=row, edge=edge)
    elif shooters := _shooters(desk):
        shown = replace(shown, actors=shooters, sign="")
    return replace(shown, speech=_speech(desk))


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


def at_stake(desk: Desk) -> str:
    """Return what ends the match soon, "" while nothing does, once it is seen to have ended, or in
    a task."""
    ended = desk.task is not None or desk.sitting.celebrates
    return "" if ended else stake(desk.kit.words, desk.table, desk.names)


def _actors(desk: Desk, seat: Seat | None) -> tuple[Actor, ...]:
    """Return who acts; the head says the name."""
    return () if seat is None else (_actor(desk, seat),)


def _actor(desk: Desk, seat: Seat) -> Actor:
    gone = desk.table.field.tanks[seat].cell is None
    face = face_of(desk.live.match.player(seat), desk.talk.look(seat, gone))
    tank = f"tank.{seat}"
    return Actor(f"emblem.{seat}", f"seat.{seat}", f"seat.{seat}.light", face, "", (tank,))


def _shooters(desk: Desk) -> tuple[Actor, ...]:
    """Return whose shells fly now or have hit, bots once for all."""
    reel = desk.live.playback
    match reel.current.event if reel.current is not None else None:
        case VolleyFired(shots=shots):
            found = sorted({shot.shooter for shot in shots})
        case TankExploded(seat):
            found = sorted(destroyers(reel, seat))
        case _:
            return ()
    bots = (Actor("", pieces=("bot",)),) if any(each >= FIRST_BOT for each in found) else ()
    return (*(_actor(desk, each) for each in found if each < FIRST_BOT), *bots)


def _draw_cards(cards: Cards, canvas: Canvas, box: Box) -> None:
    draw_row(canvas, box.top(OPEN), cards, 6)


def _speech(desk: Desk) -> Speech | None:
    line = desk.talk.line
    if line is None or not desk.talk.wanted:
        return None
    gone = desk.table.field.tanks[line.seat].cell is None
    face = portrait(line.commander, desk.talk.look(line.seat, gone))
    return Speech(line.words, face, f"seat.{line.seat}")


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
    """Return the log, nothing where there is no room."""
    if box.height < 60:
        return ()
    return log_widgets(desk.page, box, desk.kit.words, desk.log)
