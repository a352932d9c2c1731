"""The program in a process of its own that tells what it shows, and has a pad on a string.

After every turn that changed something it prints one line: how many presses it has heard, what
has the focus, and where each control lies in the window. So a test waits for what it sees and
never for a time. "press 1 0" on its input presses button 0 of the virtual pad 1, and "down" and
"up" hold it. At a table it also tells what one sees there.
"""

from __future__ import annotations

import json
import queue
import sys
import threading
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import pygame

from game.ai.hold_the_banner.minds import MINDS
from game.ai.mind import decided
from game.app.frame_loop import Shell
from game.app.program import run
from game.app.start_options import Options
from game.core.chance import Dice
from game.core.grid import Facing
from game.core.spelling import Way
from game.rules.deep_scan.actions import Offer
from game.rules.hold_the_banner import HOLD_THE_BANNER
from game.rules.hold_the_banner.actions import Action as BannerAction
from game.rules.hold_the_banner.state import Table
from game.rules.tanchiki.cards import KINDS
from game.scenes.frame.stack import Scene
from game.scenes.hand.lit_parts import Pick
from game.scenes.table import layout
from game.scenes.table.leading import drawn_ways
from game.scenes.table.table_scene import TableScene as SharedTable
from game.scenes.tanchiki.table import TableScene as TanchikiTable
from game.scenes.tank_chess.table import TableScene as ChessTable
from game.scenes.widgets.focus import spots
from game.scenes.widgets.widget_kinds import Button
from game.tools.deep_scan.exhibits import wish as of_scan
from game.tools.dice_and_armour.exhibits import wish as of_armour
from game.tools.lamps_till_dawn.exhibits import wish as of_lamps
from game.tools.road_to_the_overlord.wishes import wish as of_road
from tests import vjoy
from tests.scenes.table.hands import next_key


def _without_offers(table: object, action: object) -> tuple[float, float]:
    """Wish in Deep Scan for all but a bargain, which is put together by its dials."""
    return (-1.0, 0.0) if isinstance(action, Offer) else of_scan(table, action)


@lru_cache(maxsize=4)
def _plan_of_a_marshal(view: Table, seat: int) -> tuple[object, ...]:
    marshal, legal = MINDS["marshal"], HOLD_THE_BANNER.legal(view, seat)
    return decided(marshal(view, seat, legal, Dice(1, "wish", view.turn)))


def _of_banner(table: Table, action: BannerAction) -> bool:
    """Wish in Hold the Banner for what a marshal has planned, step by step."""
    plan = table.players[action.seat].plan or ()
    before = table.with_player(action.seat, plan=())
    planned = _plan_of_a_marshal(HOLD_THE_BANNER.view(before, action.seat), action.seat)
    return (action,) == planned[len(plan) : len(plan) + 1]


WISHES = {
    "deep_scan": _without_offers,
    "dice_and_armour": of_armour,
    "hold_the_banner": _of_banner,
    "lamps_till_dawn": of_lamps,
    "road_to_the_overlord": of_road,
}
WAYS = {Facing.NORTH: "Up", Facing.SOUTH: "Down", Facing.WEST: "Left", Facing.EAST: "Right"}
_KNOWN: dict[object, str] = {}
"""What is wished at the latest moment: it takes too long to be asked in every frame."""

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP)


class Speaker:
    def __init__(self) -> None:
        self.wishes: queue.Queue[tuple[str, int, int]] = queue.Queue()
        self.down: tuple[int, int] | None = None
        self.pads: list[vjoy.VirtualPad] = []
        self.heard = 0
        self.told = ""

    def listen(self) -> None:
        for line in sys.stdin:
            way, pad, button = line.split()
            self.wishes.put((way, int(pad), int(button)))

    def obey(self) -> None:
        """Let the button that was pressed go, or do the next wish."""
        if self.down is not None:
            pad, button = self.down
            self.pads[pad].button(button, False)
            self.down = None
        elif not self.wishes.empty() and self.wishes.queue[0][1] >= len(self.pads):
            # The program must have opened it before a button goes down.
            self.pads.append(vjoy.VirtualPad(f"Virtual Pad {len(self.pads) + 1}"))
        elif not self.wishes.empty():
            way, pad, button = self.wishes.get()
            self.pads[pad].button(button, way != "up")
            self.down = (pad, button) if way == "press" else None

    def tell(self, shell: Shell) -> None:
        scale = shell._scale()
        told = {"heard": self.heard, **shown(shell.stack.top, scale)}
        if (line := json.dumps(told)) != self.told:
            self.told = line
            print(line, flush=True)


def shown(scene: Scene | None, scale: float) -> dict[str, object]:
    """Return what has the focus, and the middle of every control in pixels of the window."""
    match type(scene).__name__, hasattr(scene, "sight"):
        case "Sheet", _:
            form, widgets = scene.form, scene._widgets(scene.page)
        case "TableScene", True:
            form, widgets = scene.sight.form, scene.sight.widgets()
        case "TableScene", False if isinstance(scene, SharedTable):
            form, widgets = scene.desk.form, layout.widgets(scene.desk)
        case "TableScene", False:
            form, widgets = scene.desk.form, scene.widgets()
        case _:
            return {"focus": "", "controls": {}}
    places = {
        spot.key: [round(part * scale) for part in spot.seen.middle]
        for spot in spots(widgets, form.scrolls.tops)
        if spot.control.enabled and spot.seen.height > 0
    }
    table: dict[str, object] = {}
    if isinstance(scene, TanchikiTable):
        table = of_tanchiki(scene, scale)
    elif isinstance(scene, SharedTable):
        table = of_shared(scene)
    elif isinstance(scene, ChessTable):
        live = scene.desk.live
        table = {"moves": live.match.count, "rests": live.playback.idle}
    return {"focus": form.focused(), "controls": places, "table": table}


def of_tanchiki(scene: TanchikiTable, scale: float) -> dict[str, object]:
    """Return what one sees of a match: the turn, whose hand lies open, and the lit cells."""
    desk, aim, place = scene.desk.planners, scene.desk.aimer.aim, scene.desk.place
    lit = [place.middle(cell) for cell in aim.parts] if aim else []
    return {
        "turn": scene.table.turn.number,
        "focus": {seat: scene.desk.form.focused(seat) for seat in (-1, *desk.seats)},
        "piles": {
            seat: [f"pile.{seat}:{KINDS.index(card)}" for card in desk.hand(seat).hand]
            for seat in desk.seats
        },
        "asked": aim.seat if aim else None,
        "down": bool(aim and aim.down),
        "holds": scene.desk.guide.holds,
        "lit": [[round(part * scale) for part in spot] for spot in lit],
    }


def of_shared(scene: SharedTable) -> dict[str, object]:
    """Return what one sees at the shared table: who may choose, what each word does, how far."""
    desk, found = scene.desk, layout.widgets(scene.desk)
    picks = [each for each in found if isinstance(each, Button) and isinstance(each.says, Pick)]
    return {
        "moves": desk.live.match.count,
        "turn": desk.face.turns(desk.live.match.table),
        "picked": sum(len(desk.choosing.picking(seat).picked) for seat in desk.open),
        "open": list(desk.open),
        "wish": (wish := wished(scene)),
        "way": drawn(scene, *wish) if wish else "",
        "focus": {seat: desk.form.focused(seat) for seat in (-1, *desk.open)},
        "picks": [f"{each.name}:{each.value}" for each in picks if each.enabled],
        "main": [
            f"{each.name}:{each.value}"
            for each in picks
            if getattr(each.says.part, "name", "") in desk.face.main
        ],
    }


def wished(scene: SharedTable) -> list[Any]:
    """Return who is to choose, and the control that leads to what a keen player does there."""
    desk, match = scene.desk, scene.desk.sitting.match
    if match.rules.name not in WISHES or not set(desk.open) & set(match.to_act):
        return []
    seat, wish = match.to_act[0], WISHES[match.rules.name]
    key = match.count, desk.choosing.picking(seat).picked
    if key not in _KNOWN:
        _KNOWN.clear()
        _KNOWN[key] = next_key(scene, seat, partial(wish, match.table))
    return [seat, _KNOWN[key]]


def drawn(scene: SharedTable, seat: int, name: str) -> str:
    """Return the key of direction that draws what a control leads to, "" if none does."""
    picking = scene.desk.choosing.picking(seat)
    if name.startswith("go.") or not drawn_ways.steers(scene.desk, seat, picking):
        return ""
    part = picking.next[int(name.rpartition(":")[2])]
    return WAYS.get(part.facing, "") if isinstance(part, Way) else ""


def main() -> int:
    speaker, turn, hear = Speaker(), Shell.turn, Shell._hear

    def spoken(shell: Shell) -> None:
        shell.idle = 8
        speaker.obey()
        turn(shell)
        speaker.tell(shell)

    def heard(shell: Shell, event: pygame.Event) -> None:
        hear(shell, event)
        speaker.heard += event.type in PRESSES

    Shell.turn, Shell._hear = spoken, heard
    threading.Thread(target=speaker.listen, daemon=True).start()
    return run(Options(data_dir=Path(sys.argv[1])))


if __name__ == "__main__":
    sys.exit(main())
