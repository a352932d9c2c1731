"""The hand that swings: where dials swing before it is done, each press stops one of them."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.faces.swing import Swinging
from game.scenes.frame.commands import Command, Key, Press, Pressed
from game.scenes.frame.stack import Change
from game.scenes.pages.key_signs import ENDS
from game.scenes.table import picking
from game.scenes.table.desk import Desk


def done(desk: Desk, seat: Seat, device: Seat) -> Change:
    """Do what is picked, or let its dials swing first."""
    now, view = desk.choosing.picking(seat), desk.choosing.view(seat)
    swings = desk.face.swings(view, seat, now.finished) if now.dials else ()
    if not swings or not desk.choosing.allowed(seat):
        return picking.go(desk, seat, device)
    desk.swinging = Swinging(seat, swings, desk.clock, now.dials)
    desk.kit.sounds.play("menu.choose")
    return None


def end(desk: Desk, seat: Seat, device: Seat) -> Change:
    """End the choice by its key: do what is picked, or what ends it."""
    usual = desk.choosing.picking(seat).usual is not None
    return done(desk, seat, device) if usual else picking.end(desk, seat, device)


def heard(desk: Desk, command: Command) -> tuple[Change] | None:
    """Stop what swings, or go back to aim; None where a command means neither."""
    now = desk.swinging
    if now is None:
        return None
    match command:
        case Pressed(button=1):
            return (_stop(desk, now),)
        case Press(key=key) if picking.seat_of(desk, command.seat) != now.seat or key is Key.MENU:
            return None
        case Press(key=Key.BACK) if not command.repeat and not now.stopped:
            desk.swinging = None
        case Press(key=key) if key in (Key.ACCEPT, ENDS) and not command.repeat:
            return (_stop(desk, now),)
        case Press():
            pass
        case _:
            return None
    return (None,)


def _stop(desk: Desk, now: Swinging) -> Change:
    """Keep the dial where it is; when all are kept it is done."""
    dial = desk.swung(now.seat)
    assert dial is not None
    desk.choosing.take(now.seat, dial)
    desk.swinging = now.after(desk.clock)
    if desk.swinging is None:
        return picking.go(desk, now.seat, now.seat)
    desk.kit.sounds.play("menu.choose")
    return None
