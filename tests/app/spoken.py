"""The program in a process of its own that tells what it shows, and has a pad on a string.

After every turn that changed something it prints one line: how many presses it has heard, what
has the focus, and where each control lies in the window. So a test waits for what it sees and
never for a time. A number on its input presses that button of a virtual pad.
"""

from __future__ import annotations

import json
import queue
import sys
import threading
from pathlib import Path

import pygame

from game.app.options import Options
from game.app.program import run
from game.app.shell import Shell
from game.scenes.stack import Scene
from game.scenes.widgets.focus import spots
from tests import vjoy

PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONUP, pygame.CONTROLLERBUTTONUP)


class Speaker:
    def __init__(self) -> None:
        self.buttons: queue.Queue[int] = queue.Queue()
        self.down: int | None = None
        self.pad: vjoy.VirtualPad | None = None
        self.heard = 0
        self.told = ""

    def listen(self) -> None:
        for line in sys.stdin:
            self.buttons.put(int(line))

    def obey(self) -> None:
        """Let the button that is down go, or press the next one."""
        if self.down is not None:
            self.pad.button(self.down, False)
            self.down = None
        elif not self.buttons.empty() and self.pad is None:
            # The program must have opened it before a button goes down.
            self.pad = vjoy.VirtualPad()
        elif not self.buttons.empty():
            self.down = self.buttons.get()
            self.pad.button(self.down, True)

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
        case "TableScene", False:
            form, widgets = scene.form, scene.widgets(scene._page)
        case _:
            return {"focus": "", "controls": {}}
    places = {
        spot.key: [round(part * scale) for part in spot.seen.middle]
        for spot in spots(widgets, form.scrolls.tops)
        if spot.control.enabled and spot.seen.height > 0
    }
    return {"focus": form.focused(), "controls": places}


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
