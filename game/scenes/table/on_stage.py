"""What the stage of the shared table shows: who acts, what is told of it, and what is at stake."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.core.grid import Cell
from game.core.rules import Seat
from game.scenes.faces.acting import NOBODYS, Acting, by_seat
from game.scenes.faces.board_face import BoardFace
from game.scenes.frame.kit import Words
from game.scenes.pages.actor_pictures import Actor
from game.scenes.play.planner_places import result_button
from game.scenes.play.show_stage import Shown
from game.scenes.play.speech import Speech
from game.scenes.seats.commanders import face_of, portrait
from game.scenes.widgets.widget_kinds import Button
from game.view.canvas.box import Box
from game.view.show.playback import Reel

from .desk import Desk

NOWHERE = Box(0, 0, 0, 0)
FAR = 8
"""Among so many events before the one that is seen its cause is looked for."""


def on_stage(desk: Desk, speech: Speech | None = None) -> Shown:
    """Return what is watched, or who thinks, or how the match ended, and what is said of it."""
    return replace(_shown(desk), speech=speech)


def speech_of(desk: Desk) -> Speech | None:
    """Return what a commander says now."""
    line = desk.talk.line
    if line is None or not desk.talk.wanted:
        return None
    panel = desk.face.panel(desk.sitting.table, line.seat)
    face = portrait(line.commander, desk.talk.look(line.seat, panel.gone))
    return Speech(line.words, face, panel.colour)


def listen(desk: Desk, ms: int) -> None:
    """Let commanders make of it what they will: of what has been seen, so much later."""
    sitting, reel = desk.sitting, desk.live.playback
    desk.talk.follow(reel, ms, bool(sitting.choosers) and not desk.covered)
    desk.points.passes(ms, desk.kit.settings.now.less_motion)
    if desk.points.stale(reel.shown):
        seats = range(len(sitting.names))
        scores = tuple(desk.face.panel(reel.shown, seat).score or 0 for seat in seats)
        desk.points.see(reel.shown, scores, _spot(desk))


def _spot(desk: Desk) -> tuple[float, float]:
    """Return where on the page happened what has been seen last."""
    told = desk.live.playback.latest
    cell = getattr(told.event, "cell", None) if told is not None else None
    place = desk.place
    return place.square(cell).middle if isinstance(cell, Cell) else place.box.middle


def _shown(desk: Desk) -> Shown:
    sitting, reel, words = desk.sitting, desk.live.playback, desk.kit.words
    if sitting.match.outcome is not None and (reel.idle or sitting.celebrates):
        return _over(desk)
    acting = [seat for seat in sitting.match.to_act if seat not in sitting.people]
    if sitting.caught_up and acting:
        told = words("table.thinking", name=sitting.names[acting[0]])
        go = Button("now", NOWHERE, words("table.now")) if sitting.lingers else None
        thinks = (_actor(desk, acting[0], named=False),)
        return Shown(told, "", at_stake(desk), "", thinks, go=go)
    acts, said = who_acts(words, reel, desk.board), _told(desk)
    if actors := _actors(desk, acts):
        return Shown("", said, at_stake(desk), "", actors)
    return Shown(words("table.watch"), said, at_stake(desk), "icon.eye")


def who_acts(words: Words, reel: Reel, board: BoardFace) -> Acting:
    """Return who does what is shown now, or caused it; a seat whose piece only the cause names is
    seen with that piece."""
    last = reel.place if reel.current is not None else reel.place - 1
    acts, found, cause = board.acts or by_seat(board.whose), NOBODYS, None
    for place in range(last, max(-1, last - FAR), -1):
        told: Any = reel.event(place)
        if place < last and told.number != cause:
            continue
        acting = acts(words, reel.before(place), told.event)
        if acting is not None and (acting.pieces or not acting.seats):
            return acting if found.seats in ((), acting.seats) else found
        found = found if found.seats or acting is None else acting
        if told.cause is None:
            return found
        cause = told.cause
    return found


def _actors(desk: Desk, acts: Acting) -> tuple[Actor, ...]:
    """Return them as they are drawn; who sits nowhere by the name and the piece alone."""
    if not acts.seats:
        names = (acts.name, *("",) * len(acts.pieces))
        return tuple(
            Actor("", name=name, pieces=piece)
            for name, piece in zip(names, acts.pieces, strict=False)
        )
    pieces = (*acts.pieces, *((),) * len(acts.seats))
    return tuple(_actor(desk, seat, piece) for seat, piece in zip(acts.seats, pieces, strict=False))


def _told(desk: Desk) -> str:
    """Return what happens, or what it comes of where that is worth no line; what dice will show is
    not said before they lie."""
    reel, cause = desk.live.playback, None
    at = reel.place if reel.tells else reel.place - 1
    for place in range(min(at, reel.length - 1), max(-1, at - FAR), -1):
        told: Any = reel.event(place)
        if place < at and told.number != cause:
            continue
        said = desk.board.tell(desk.kit.words, reel.before(place), told.event, desk.sitting.names)
        if said or told.cause is None:
            return said
        cause = told.cause
    return ""


def _over(desk: Desk) -> Shown:
    """Return who has won, or that all is over, and the way to the result."""
    sitting, head, said = desk.sitting, desk.kit.words("table.over"), _told(desk)
    outcome = sitting.match.outcome
    winners = tuple(outcome.winners) if outcome is not None else ()
    go = result_button(desk.kit, NOWHERE) if sitting.ended else None
    actors = tuple(_actor(desk, seat) for seat in sorted(winners))
    return Shown(head, "" if said == head else said, "", "icon.flag", actors, go=go)


def at_stake(desk: Desk) -> str:
    """Return what ends the match soon, "" while nothing does, once it is seen to have ended, or
    where a task says it."""
    sitting = desk.sitting
    if sitting.terms.quest is not None or sitting.celebrates:
        return ""
    return desk.face.stake(desk.kit.words, sitting.table, sitting.names)


def _actor(desk: Desk, seat: Seat, pieces: tuple[str, ...] = (), named: bool = True) -> Actor:
    sitting = desk.sitting
    panel = desk.face.panel(sitting.table, seat)
    face = face_of(sitting.match.player(seat), desk.talk.look(seat, panel.gone))
    name = sitting.names[seat] if named else ""
    return Actor(desk.mark(seat), panel.colour, panel.ink, face, name, pieces)
