"""Whose turn it is at the table: planning, curtain, recap, pause, taking back, and the end."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from game.core.rules import NOBODY, Seat
from game.rules.tanchiki.events import TurnBegan
from game.rules.tanchiki.state import Phase, Table, Tying
from game.scenes.curtain import curtain_scene
from game.scenes.kit import Words
from game.scenes.pause import Extra, pause_scene, rules_line
from game.scenes.play.keeping import keep_record
from game.scenes.settings import Curtain
from game.scenes.stack import Change, Notice, Push
from game.session.match import Match

from .choosing import Aim
from .ending import ended_scene
from .recap import recap_scene

if TYPE_CHECKING:
    from .table import TableScene


def turn_to_people(scene: TableScene) -> Change:
    """See who is to choose now, and let them."""
    if not scene.seated:
        scene.aimer.forget()
        _close(scene)
        return None
    if scene.live.match.outcome is not None:
        _close(scene)
        return _end(scene)
    table, people = scene.live.match.table, scene.live.humans
    if table.question is not None:
        _close(scene)
        before = scene.aimer.aim
        scene.aimer.ask(table, people)
        if scene.aimer.aim is not None and before is None:
            _begin_to_choose(scene, scene.aimer.aim)
        return None
    scene.aimer.forget()
    return _let_plan(scene, people)


def opened(scene: TableScene) -> Change:
    """A seat is behind its curtain: tell it first what it has missed."""
    seat = scene.open_for
    assert seat is not None
    recap = recap_scene(scene.kit, seat, scene.names, scene.live.since(seat))
    if recap is None:
        return None
    scene.asked = "recap"
    return Push(recap, cut=True)


def pause(scene: TableScene, reason: str = "") -> Change:
    """Pause; what lies open for one seat only is hidden, and its curtain falls again."""
    kit, extras = scene.kit, []
    if scene.people and (start := turn_start(scene.live.match, scene.people)) is not None:
        people = ", ".join(scene.names[seat] for seat in sorted(scene.people))
        what = "turn" if start else "placing"
        ask = kit.words(f"tanchiki.undo_{what}.ask", names=people)
        extras.append(Extra("back", kit.words(f"tanchiki.undo_{what}"), ask))
    if scene.leave:
        extras.append(Extra("again", kit.words("challenge.afresh")))
    elif scene.live.match.count:
        extras.append(Extra("keep", kit.words("result.keep")))
    extras.append(Extra("hints", kit.words("pause.hints")))
    hide = private(scene)
    if hide:
        scene.open_for = None
        _close(scene)
    scene.asked = "pause"
    said = " ".join(filter(None, (reason, rules_line(kit, options_of(kit.words, scene.table)))))
    return Push(pause_scene(kit, "tanchiki", said, tuple(extras), hide, scene.leave), cut=hide)


def after_pause(scene: TableScene, answer: object) -> Change:
    """Do what was chosen in the pause and stays at the table."""
    match = scene.live.match
    if answer == "keep":
        kept = keep_record(scene.kit, match, "", match.table.turn.number)
        return Notice(scene.kit.words("play.kept" if kept else "play.not_kept"))
    take_back(scene) if answer == "back" else scene.guide.again()
    return None


def options_of(words: Words, table: Table) -> tuple[str, ...]:
    """Return the names of the optional rules that are played by."""
    on = [field.name for field in fields(table.options) if getattr(table.options, field.name)]
    return tuple(words(f"tanchiki.option.{name}") for name in on if name != "solo")


def take_back(scene: TableScene) -> None:
    """Play the last turn anew, or place the tanks anew, because all have agreed."""
    start = turn_start(scene.live.match, scene.people)
    if start is None:
        return
    scene.live.undo_agreed(start)
    scene.log.recall(scene.live.match, scene.live.eyes)
    scene.open_for, scene.over = None, False
    _close(scene)


def turn_start(match: Match, people: frozenset[Seat]) -> int | None:
    """Return how many actions stood when the turn began that can be played anew.

    Before the first such turn it is the beginning, if a person has placed a tank since.
    """
    done = match.done
    for count in range(len(done) - 1, 0, -1):
        if any(isinstance(told.event, TurnBegan) for told in done[count - 1].told):
            return count
    return 0 if any(each.action.seat in people for each in done) else None


def curtained(scene: TableScene) -> bool:
    """Whether people here plan one after the other, hidden from each other."""
    return len(scene.people) > 1 and scene.kit.settings.now.curtain is Curtain.ALWAYS


def private(scene: TableScene) -> bool:
    """Whether something lies open now for one seat only."""
    return curtained(scene) and (bool(scene.desk.seats) or scene.open_for is not None)


def paragraph(table: Table) -> str:
    """Return the paragraph that is in question now."""
    return {
        Phase.PLACING: "T3.5",
        Phase.PLANNING: "T4.1",
        Phase.MOVING: "T5.1",
        Phase.BOTS: "T6.2",
        Phase.VOLLEY: "T7.1",
        Phase.END: "T9.1",
    }[table.turn.phase]


def _let_plan(scene: TableScene, people: tuple[Seat, ...]) -> Change:
    if curtained(scene):
        if scene.open_for not in people:
            scene.open_for = None
            _close(scene)
            return _curtain(scene, people) if people else None
        people = (scene.open_for,) if scene.open_for is not None else ()
    before = scene.desk.seats
    scene.desk.open(people)
    if scene.desk.seats != before:
        _point(scene, before)
    scene.glass.haunt(scene.desk.seats)
    return None


def _point(scene: TableScene, before: tuple[Seat, ...]) -> None:
    """Point at the hands that are new; whoever plans already keeps what he points at."""
    desk, form = scene.desk, scene.form
    if desk.seats and (not before or desk.lost(form.focused(NOBODY))):
        form.focus(desk.first(desk.seats[0]), NOBODY)
    for seat in desk.seats:
        if seat not in before:
            form.focus("", seat)


def _curtain(scene: TableScene, people: tuple[Seat, ...]) -> Change:
    table: Table = scene.live.match.table
    seat = next(seat for seat in table.clockwise() if seat in people)
    scene.asked, scene.open_for = "curtain", seat
    return Push(curtain_scene(scene.kit, seat, scene.names[seat]), cut=True)


def _begin_to_choose(scene: TableScene, aim: Aim) -> None:
    """Bring the answers to the keys; on the board they are with the cursor."""
    first = "tie.on" if isinstance(aim.question, Tying) else ""
    for seat in (NOBODY, aim.seat):
        scene.form.focus(first, seat)
    scene.show_newest()


def _close(scene: TableScene) -> None:
    """Put every planner away."""
    if scene.desk.seats:
        for seat in (NOBODY, *scene.desk.seats):
            scene.form.focus("", seat)
    scene.desk.open(())
    scene.glass.haunt(())


def _end(scene: TableScene) -> Change:
    if scene.over:
        return None
    scene.over, scene.asked = True, "result"
    more = scene.further is not None and len(scene.names) == 1
    return Push(ended_scene(scene.kit, scene.live.match, scene.names, more))
