"""What keys and buttons of the table do, but for planning and choosing."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.core.spelling import Word
from game.scenes.frame.commands import Changed, Chosen, Key, Said
from game.scenes.frame.stack import Change, Push
from game.scenes.hand.lit_parts import Pick
from game.scenes.pages.key_signs import ENDS, LATE_MS
from game.scenes.pages.show_bar import PLAYED, meant
from game.scenes.pages.widget_scene import Happening
from game.scenes.play import planner_places
from game.scenes.play.quest_on_page import Wish
from game.scenes.table import asking_why
from game.scenes.tanchiki.planning.card_piles import TakeOut
from game.scenes.tanchiki.planning.hand_backs import LayBack
from game.scenes.tanchiki.sides.known_cards import LookAt, cards_scene

from . import whose_turn
from .desk import Desk
from .show_speed import wind


def press(desk: Desk, key: Key, seat: Seat) -> Change | bool:
    match key:
        case Key.BACK if desk.reading:
            desk.reading = False
        case Key.BACK if not desk.sitting.calm:
            return None
        case Key.MENU | Key.BACK:
            return whose_turn.pause(desk)
        case Key.FORECAST:
            desk.overlay.switch("forecast")
        case Key.SHOW:
            desk.overlay.switch("danger")
        case Key.WHY:
            return asking_why.begin_to_look(desk, seat, desk.first_cell(seat))
        case Key.HELP:
            return asking_why.rules(desk)
        case _ if desk.sitting.resting and key in (Key.ACCEPT, ENDS):
            desk.sitting.rest_over()
        case _ if key is ENDS and desk.closed < LATE_MS:
            # Whoever ends a plan twice, or a moment too late, stops no show.
            return True
        case _ if (said := meant(key, PLAYED)) is not None:
            wind(desk.kit, desk.live, said)
        case Key.ACCEPT if not desk.sitting.caught_up and not desk.form.focused(seat):
            wind(desk.kit, desk.live, Chosen("bar.skip"))
        case Key.ACCEPT if desk.sitting.ended and not desk.form.focused(seat):
            return desk.sitting.result()
        case Key.ACCEPT if desk.sitting.lingers and not desk.form.focused(seat):
            desk.live.hurry()
        case _:
            return False
    return True


def answer(desk: Desk, event: Happening) -> Change:
    match event:
        case Said(Key() as key, seat):
            change = desk.aimer.press(key) or press(desk, key, seat)
            return None if isinstance(change, bool) else change
        case Said(Word() as part):
            desk.aimer.pick(part)
        case Said(Pick() | TakeOut() | LayBack() as said):
            return desk.planners.answer(said)
        case Said(LookAt(seat)):
            return Push(cards_scene(desk.kit, desk.table, seat, desk.names))
        case Said(Wish(name)) if desk.task is not None:
            desk.task.quest.chosen(name)
        case Changed("log", int(number)):
            return asking_why.why(desk, number)
        case Chosen("order.any"):
            whose_turn.spare(desk)
        case Changed("order.spare", bool(on)):
            desk.kit.settings.change(spare_choices=on)
            desk.aimer.forget()
        case Chosen("rest.over"):
            desk.sitting.rest_over()
        case Chosen("now"):
            desk.live.hurry()
        case Chosen(planner_places.RESULT):
            return desk.sitting.result()
        case Chosen("plan.log"):
            desk.reading = not desk.reading
        case Chosen("guide.read"):
            desk.guide.read()
            _to_hand(desk)
        case Chosen("guide.stop"):
            desk.guide.stop()
            _to_hand(desk)
        case _:
            wind(desk.kit, desk.live, event)
    return None


def _to_hand(desk: Desk) -> None:
    """Bring the focus of a hint that is gone to the hand: from nowhere it would go anywhere."""
    seats = desk.planners.seats
    for device in (NOBODY, *seats):
        if desk.form.focused(device).startswith("guide."):
            shared = seats and device == NOBODY and not desk.planners.face_down
            own = seats[0] if shared else device
            desk.form.focus(desk.planners.first(own) if own in seats else "", device)
