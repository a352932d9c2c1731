"""The curtain between two seats at one screen, as it is drawn; when it falls, `sitting` decides.

It hides everything and knows nothing hidden.

Push and pop it with `cut=True`, so that nothing of a table shines through.
"""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import Chosen, Command, Device, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.player_sign import draw_marker, livery_of
from game.scenes.pages.seat_device_page import device_name, device_sign
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LABEL, TITLE

from .curtain_cloth import draw_cloth

SIGN = 44.0

VEIL = (12, 15, 16, 150)
"""What the name stands on, so that it is read on cloth of every colour."""


def curtain_scene(kit: Kit, seat: Seat, name: str, mark: str) -> Sheet:
    """Return the curtain before a seat's turn, in the colour of the picture that marks it; it pops
    True when that seat says it is there. It names the device that is the seat's own."""
    livery, own = livery_of(mark), kit.seating.device_of(seat)
    kit.seating.hand_over(seat)
    kit.sounds.play("curtain")

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(760, 400)
        emblem = Box(box.middle[0] - 64, box.y, 128, 128)
        return (
            Panel(box.inset(-20, -30), VEIL, livery, 22),
            Drawing(emblem, lambda canvas, at: draw_marker(canvas, at, mark)),
            Label(box.below(144).top(64), name, TITLE, f"{livery}.light", "centre"),
            Label(box.below(204).top(64), kit.words("curtain.words"), BODY, "words", "centre"),
            *(_plays_with(kit, box.below(270).top(40), own) if own is not None else ()),
            Button(
                "here", box.foot(66).centred(360, 66), kit.words("curtain.here"), look=Look.MAIN
            ),
        )

    def answer(event: Happening) -> Change:
        return Pop(True, cut=True) if isinstance(event, Chosen) and _mine(event.seat) else None

    def other(command: Command) -> Change:
        match command:
            case Press(Key.MENU):
                return Pop("pause", cut=True)
            case _:
                return None

    def _mine(other_seat: Seat) -> bool:
        """Another seat's own device opens no curtain that is not its own."""
        return other_seat in (seat, NOBODY)

    return Sheet(
        kit,
        widgets,
        answer,
        back=lambda: Pop("pause", cut=True),
        other=other,
        paper=lambda canvas: draw_cloth(canvas, livery),
        first="here",
    )


def _plays_with(kit: Kit, box: Box, device: Device) -> tuple[Widget, ...]:
    """Return the sign of the seat's own device and its name, together in the middle."""
    said = kit.words("curtain.device", device=device_name(kit, device))
    wide = min(box.width, kit.type.measure(said, LABEL, None, 1.0)[0] + SIGN + 16)
    row = box.centred(wide, box.height)
    return (
        Drawing(row.left(SIGN), device_sign(kit, device)),
        Label(row.beside(SIGN, 8), said, LABEL, "accent"),
    )
