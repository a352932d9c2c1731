"""A map that cannot be played: every fault with its place, until the file is right."""

from __future__ import annotations

from collections.abc import Callable

from game.content.reader import ContentError
from game.content.tiled.faults import MapFaults, sentence
from game.scenes.widgets.kinds import Area, Button, Label, Look, Panel, Widget
from game.view.box import Box
from game.view.style import BODY, STRONG

from .commands import Chosen, Command, Key, Press
from .frame import BACK, framed
from .kit import Kit
from .sheet import Happening, Page, Sheet
from .stack import Change, Pop


def fault_sentences(kit: Kit, error: ContentError) -> tuple[str, ...]:
    """Return what is wrong with a file, a map's faults in the chosen language."""
    if isinstance(error, MapFaults):
        return tuple(sentence(fault, kit.words.texts) for fault in error.found)
    return error.faults


def faults_scene(
    kit: Kit,
    file: str,
    faults: tuple[str, ...],
    again: Callable[[], Change],
    passing: Callable[[int], Change] = lambda ms: None,
) -> Sheet:
    """Return the list of faults; `again` is what happens when the file shall be read once more."""

    def widgets(page: Page) -> tuple[Widget, ...]:
        reread = (Key.SPECIAL, kit.words("hint.read_again"))
        frame, room = framed(kit, page, kit.words("faults.title", file=file), (reread,))
        listed = room.above(76)
        rows: list[Widget] = []
        y = listed.y
        for number, fault in enumerate(faults, 1):
            high = max(52, page.measure(fault, BODY, listed.width - 120)[1] + 24)
            rows.append(Panel(Box(listed.x, y, listed.width - 18, high), "panel", "panel_light"))
            rows.append(Label(Box(listed.x + 16, y, 50, high), str(number), STRONG, "danger"))
            words = Box(listed.x + 70, y + 6, listed.width - 120, high - 12)
            rows.append(Label(words, fault))
            y += high + 8
        button = Box(room.x, room.bottom - 60, 320, 58)
        return (
            *frame,
            Area("faults", listed, tuple(rows), y - listed.y),
            Button("again", button, kit.words("faults.again"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("again"):
                return again()
            case _:
                return None

    def other(command: Command) -> Change:
        if isinstance(command, Press) and command.key is Key.SPECIAL and not command.repeat:
            return again()
        return None

    return Sheet(kit, widgets, answer, other=other, passing=passing, first="again")
