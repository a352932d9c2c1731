"""The curtain between seats at one screen, or parties of them, as it is drawn; when it falls,
`sitting` decides.

It hides everything and knows nothing hidden.

Push and pop it with `cut=True`, so that nothing of a table shines through.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Chosen, Command, Device, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.player_sign import draw_marker, livery_of
from game.scenes.pages.seat_device_page import device_name, device_sign
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, TITLE

from .curtain_cloth import draw_cloth

SIGN = 44.0
EMBLEM, SMALLER = 128.0, 100.0
WIDE, COLUMN = 760.0, 190.0

VEIL = (12, 15, 16, 150)
"""What the name stands on, so that it is read on cloth of every colour."""


@dataclass(frozen=True, slots=True)
class Behind:
    """Who looks behind the curtain: a seat, its name, and the picture that marks it."""

    seat: Seat
    name: str
    mark: str


def curtain_scene(
    kit: Kit, seat: Seat, name: str, mark: str, partners: tuple[Behind, ...] = (), party: str = ""
) -> Sheet:
    """Return the curtain before a seat's turn, in the colour of the picture that marks it; it pops
    True when that seat says it is there. It names the device that is the seat's own.

    Partners look with it, and any of them may say so; together they are called the `party`.
    """
    livery = livery_of(mark)
    behind = (Behind(seat, name, mark), *partners)
    seats = {NOBODY, *(each.seat for each in behind)}
    kit.seating.hand_over(seat)
    kit.sounds.play("curtain")

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(WIDE, 400)
        told = box.below(164 if partners else 144)
        title = party if partners and party else ", ".join(each.name for each in behind)
        return (
            Panel(box.inset(-20, -30), VEIL, livery, 22),
            *(_party(kit, box, behind) if partners else _alone(kit, box, behind[0])),
            Label(told.top(64), title, TITLE, f"{livery}.light", "centre"),
            Label(told.below(60).top(64), kit.words("curtain.words"), BODY, "words", "centre"),
            Button(
                "here", box.foot(66).centred(360, 66), kit.words("curtain.here"), look=Look.MAIN
            ),
        )

    def answer(event: Happening) -> Change:
        return Pop(True, cut=True) if isinstance(event, Chosen) and event.seat in seats else None

    def other(command: Command) -> Change:
        match command:
            case Press(Key.MENU):
                return Pop("pause", cut=True)
            case _:
                return None

    return Sheet(
        kit,
        widgets,
        answer,
        back=lambda: Pop("pause", cut=True),
        other=other,
        paper=lambda canvas: draw_cloth(canvas, livery),
        first="here",
    )


def _alone(kit: Kit, box: Box, one: Behind) -> Iterator[Widget]:
    """Yield the mark of who looks alone, and below the words the device that is the own one."""
    own = kit.seating.device_of(one.seat)
    yield Drawing(box.top(EMBLEM).centred(EMBLEM, EMBLEM), partial(_draw_mark, one.mark))
    if own is not None:
        yield from _plays_with(kit, box.below(270).top(40), own)


def _party(kit: Kit, box: Box, behind: tuple[Behind, ...]) -> Iterator[Widget]:
    """Yield the marks of partners side by side, each over its name and beside its own device."""
    wide = min(WIDE, len(behind) * COLUMN)
    for each, cell in zip(
        behind, box.centred(wide, box.height).columns(len(behind), 14), strict=True
    ):
        mark, own = cell.top(SMALLER).centred(SMALLER, SMALLER), kit.seating.device_of(each.seat)
        yield Drawing(mark, partial(_draw_mark, each.mark))
        if own is not None:
            yield Drawing(mark.foot(SIGN).edge(SIGN).moved(SIGN * 0.6, 0), device_sign(kit, own))
        ink = f"{livery_of(each.mark)}.light"
        yield Label(cell.below(SMALLER, 4).top(36), each.name, LABEL, ink, "centre")


def _draw_mark(mark: str, canvas: Canvas, at: Box) -> None:
    draw_marker(canvas, at, mark)


def _plays_with(kit: Kit, box: Box, own: Device) -> tuple[Widget, ...]:
    """Return the sign of the seat's own device and its name, together in the middle."""
    said = kit.words("curtain.device", device=device_name(kit, own))
    wide = min(box.width, kit.type.measure(said, LABEL, None, 1.0)[0] + SIGN + 16)
    row = box.centred(wide, box.height)
    return (
        Drawing(row.left(SIGN), device_sign(kit, own)),
        Label(row.beside(SIGN, 8), said, LABEL, "accent"),
    )
