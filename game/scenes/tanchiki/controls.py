"""What keys and buttons of the table do, but for planning and choosing."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.commands import Changed, Chosen, Key, Said
from game.scenes.replay_bar import PLAYED, meant
from game.scenes.rules_book import rules_scene
from game.scenes.sheet import Happening
from game.scenes.stack import Change, Push

from . import asking, turns
from .desk import Desk
from .planners import PARTS
from .reeling import wind


def press(desk: Desk, key: Key, seat: Seat) -> Change | bool:
    match key:
        case Key.MENU | Key.BACK:
            return turns.pause(desk)
        case Key.FORECAST:
            desk.overlay.forecast = True
        case Key.SHOW:
            desk.overlay.danger = not desk.overlay.danger
        case Key.WHY:
            return asking.begin(desk, seat)
        case Key.HELP:
            return _rules(desk)
        case _ if (said := meant(key, PLAYED)) is not None:
            wind(desk.kit, desk.live, said)
        case Key.ACCEPT if not desk.sitting.shown and not desk.form.focused(seat):
            wind(desk.kit, desk.live, Chosen("bar.skip"))
        case _:
            return False
    return True


def answer(desk: Desk, event: Happening) -> Change:
    if isinstance(event, Said):
        return None
    part, _, rest = event.name.partition(".")
    match part:
        case "bar":
            wind(desk.kit, desk.live, event)
        case "head":
            return _head(desk, rest)
        case "log" if isinstance(event, Changed):
            return asking.why(desk, int(event.value))
        case "aim" if rest == "ok":
            desk.aimer.accept()
        case "aim":
            desk.aimer.turn(-1 if rest == "left" else 1)
        case "guide":
            desk.guide.read() if rest == "read" else desk.guide.stop()
        case "tie":
            desk.aimer.settle_tie(rest == "on")
        case _ if part in PARTS:
            return desk.planners.answer(event)
        case _:
            pass
    return None


def _head(desk: Desk, name: str) -> Change:
    match name:
        case "forecast":
            desk.overlay.forecast = not desk.overlay.forecast
        case "danger":
            desk.overlay.danger = not desk.overlay.danger
        case "rules":
            return _rules(desk)
        case "pause":
            return turns.pause(desk)
    return None


def _rules(desk: Desk) -> Change:
    return Push(rules_scene(desk.kit, "tanchiki", turns.paragraph(desk.table)))
