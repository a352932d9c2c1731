"""What keys and buttons of the table do, but for planning and choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Seat
from game.scenes.commands import Changed, Chosen, Key, Said
from game.scenes.replay_bar import PLAYED, meant
from game.scenes.rules_book import rules_scene
from game.scenes.sheet import Happening
from game.scenes.stack import Change, Push

from . import asking, turns
from .desk import PARTS
from .reeling import wind

if TYPE_CHECKING:
    from .table import TableScene


def press(scene: TableScene, key: Key, seat: Seat) -> Change | bool:
    match key:
        case Key.MENU | Key.BACK:
            return turns.pause(scene)
        case Key.FORECAST:
            scene.glass.forecast = True
        case Key.SHOW:
            scene.glass.danger = not scene.glass.danger
        case Key.WHY:
            return asking.begin(scene, seat)
        case Key.HELP:
            return _rules(scene)
        case _ if (said := meant(key, PLAYED)) is not None:
            wind(scene.kit, scene.live, said)
        case Key.ACCEPT if not scene.seated and not scene.form.focused(seat):
            wind(scene.kit, scene.live, Chosen("bar.skip"))
        case _:
            return False
    return True


def answer(scene: TableScene, event: Happening) -> Change:
    if isinstance(event, Said):
        return None
    part, _, rest = event.name.partition(".")
    match part:
        case "bar":
            wind(scene.kit, scene.live, event)
        case "head":
            return _head(scene, rest)
        case "log" if isinstance(event, Changed):
            return asking.why(scene, int(event.value))
        case "aim" if rest == "ok":
            scene.aimer.accept()
        case "aim":
            scene.aimer.turn(-1 if rest == "left" else 1)
        case "guide":
            scene.guide.read() if rest == "read" else scene.guide.stop()
        case "tie":
            scene.aimer.settle_tie(rest == "on")
        case _ if part in PARTS:
            return scene.desk.answer(event)
        case _:
            pass
    return None


def _head(scene: TableScene, name: str) -> Change:
    match name:
        case "forecast":
            scene.glass.forecast = not scene.glass.forecast
        case "danger":
            scene.glass.danger = not scene.glass.danger
        case "rules":
            return _rules(scene)
        case "pause":
            return turns.pause(scene)
    return None


def _rules(scene: TableScene) -> Change:
    return Push(rules_scene(scene.kit, "tanchiki", turns.paragraph(scene.table)))
