"""What keys and buttons of the table do, but for planning and choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.rules import Seat
from game.scenes.commands import Changed, Key
from game.scenes.rules_book import rules_scene
from game.scenes.sheet import Happening
from game.scenes.stack import Change, Notice, Push

from . import turns
from .desk import PARTS
from .reeling import KEYS, wind
from .why import latest_of, why_scene

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
            return _why(scene, scene.log.lines[-1].number if scene.log.lines else None)
        case Key.HELP:
            return _rules(scene)
        case _ if key in KEYS:
            wind(scene.kit, scene.live, KEYS[key])
        case Key.ACCEPT if not scene.seated and not scene.form.focused(seat):
            wind(scene.kit, scene.live, "skip")
        case _:
            return False
    return True


def answer(scene: TableScene, event: Happening) -> Change:
    part, _, rest = event.name.partition(".")
    match part:
        case "reel":
            wind(scene.kit, scene.live, rest, event)
        case "head":
            return _head(scene, rest)
        case "log" if isinstance(event, Changed):
            return _why(scene, int(event.value))
        case "aim" if rest == "ok":
            scene.aimer.accept()
        case "aim":
            scene.aimer.turn(-1 if rest == "left" else 1)
        case "guide":
            scene.guide.read() if rest == "read" else scene.guide.stop()
        case "tie":
            scene.aimer.settle_tie(rest == "on")
        case _ if part in PARTS:
            change = scene.desk.answer(event)
            scene.asked = "exchange" if isinstance(change, Push) else ""
            return change
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


def why_at(scene: TableScene, x: float, y: float) -> Change | bool:
    cell = scene.place().cell(x, y)
    if cell is None:
        return False
    return _why(scene, latest_of(_story(scene), scene.table, cell))


def _why(scene: TableScene, number: int | None) -> Change:
    if number is None:
        return Notice(scene.kit.words("tanchiki.why.nothing"))
    return Push(why_scene(scene.kit, _story(scene), number, scene.names))


def _story(scene: TableScene) -> tuple[Any, ...]:
    """Return all that has been shown, as the eyes at this screen saw it."""
    told = scene.live.match.told()
    current = scene.live.playback.current
    if current is not None:
        told = tuple(each for each in told if each.number < current.number)
    return scene.live.match.seen(told, scene.live.eyes)
