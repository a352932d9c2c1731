"""Which controls of the table a device reaches: its own planner's, and never by accident."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import NOBODY, Seat
from game.core.spelling import Card, Spot
from game.rules.tanchiki import spelling
from game.scenes.frame.commands import Command, Key, Press
from game.scenes.hand.lit_parts import Pick
from game.scenes.widgets.focus import next_to, spots
from game.scenes.widgets.form import Widgets
from game.scenes.widgets.widget_kinds import Button, Widget, key_of

from .card_piles import TakeOut
from .hand_backs import LayBack

NUMBER = 20.0


def whose(widget: Widget) -> Seat:
    """Return whose planner a control belongs to, NOBODY if it is in none."""
    match widget:
        case Button(says=Pick(seat) | TakeOut(seat) | LayBack(seat)):
            return seat
        case _:
            return NOBODY


def planner_of(widgets: Widgets, key: str) -> Seat:
    """Return whose planner has the control with this key, NOBODY if none has."""
    named = (w for w in widgets if isinstance(w, Button) and key_of(w) == key)
    return next(map(whose, named), NOBODY)


def of_seat(widgets: Widgets, seat: Seat, face_down: frozenset[Seat] = frozenset()) -> Widgets:
    """Leave out the planners of other seats; a device of nobody may use all that lie open."""
    if seat == NOBODY:
        return tuple(w for w in widgets if whose(w) not in face_down) if face_down else widgets
    return tuple(widget for widget in widgets if whose(widget) in (seat, NOBODY))


def beside_hand(
    command: Command, widgets: Widgets, focus: str, far: Widgets, wished: Widgets = ()
) -> Widgets:
    """Return where arrows lead: from a planner never to what is `far`, as the bar of time, and to
    what may be `wished` for only by a press to the left where nothing else lies.

    Down they stay in it, from the cards to Done past what is seldom wanted. Sideways in a stack
    they lead from card to card: the stack itself lies left of them all.
    """
    here = next((w for w in widgets if isinstance(w, Button) and key_of(w) == focus), None)
    if not isinstance(command, Press) or here is None or whose(here) == NOBODY:
        return widgets
    near = tuple(each for each in widgets if each not in far and each not in wished)
    if command.key is Key.LEFT and not command.repeat and _is_leftmost(near, focus):
        return (*near, *wished)
    match command.key, here.says:
        case Key.DOWN, said:
            laid = isinstance(said, Pick) and isinstance(said.part, Card)
            card = laid or isinstance(said, LayBack)
            own = (each for each in near if whose(each) != NOBODY)
            return tuple(each for each in own if not (card and _is_seldom(each)))
        case ((Key.LEFT | Key.RIGHT), TakeOut() | Pick(_, Spot())):
            return tuple(map(_at_its_number, near))
        case ((Key.UP | Key.LEFT | Key.RIGHT), _):
            return near
        case _:
            return widgets


def _is_leftmost(widgets: Widgets, focus: str) -> bool:
    places = spots(widgets, {})
    here = next((spot for spot in places if spot.key == focus), None)
    return here is not None and next_to(places, here, Key.LEFT) is None


def _is_seldom(widget: Widget) -> bool:
    match widget:
        case Button(says=Pick(_, spelling.EXCHANGE | spelling.OFF | spelling.ON)):
            return True
        case _:
            return False


def _at_its_number(widget: Widget) -> Widget:
    match widget:
        case Button(says=Pick(_, Spot())):
            return replace(widget, box=widget.box.left(NUMBER))
        case _:
            return widget
