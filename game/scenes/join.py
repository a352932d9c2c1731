"""Which device a seat plays with: it is told by pressing anything on it."""

from __future__ import annotations

from game.core.rules import Seat
from game.scenes.widgets.kinds import Button, Label, Panel, Widget
from game.view.style import BODY, HEAD

from .bindings import meanings
from .commands import MOUSE, Chosen, Code, Command, Device, Kind, Pressed, Wants
from .kit import Kit
from .sheet import Happening, Page, Sheet, veil
from .stack import Change, Pop

ESCAPE = 41


def join_scene(kit: Kit, seat: Seat, name: str, lost: bool = False) -> Sheet:
    """Return the question for a device; it pops when one has answered.

    `lost` says that the seat's pad was pulled out: the match waits, and any device may take over.
    """
    title = kit.words("join.lost") if lost else kit.words("join.title", name=name)
    words = kit.words("join.lost_words", name=name) if lost else kit.words("join.words")

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(700, 300)
        inside = box.inset(40, 28)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), title, HEAD, "words"),
            Label(inside.below(60).top(100), words, BODY, "quiet"),
            Button("anything", inside.foot(58), kit.words("join.anything")),
        )

    def answer(event: Happening) -> Change:
        if event == Chosen("anything"):
            kit.seating.release(seat)
        return Pop()

    def other(command: Command) -> Change:
        if isinstance(command, Code):
            if command.code != ESCAPE or command.device.kind is Kind.PAD:
                _claim(kit, command.device, command.code, seat)
            return Pop()
        if isinstance(command, Pressed):
            kit.seating.claim(MOUSE, seat)
            return Pop()
        return None

    return Sheet(
        kit,
        widgets,
        answer,
        other=other,
        paper=veil,
        see_through=True,
        wants=lambda: Wants.CODES,
    )


def device_picture(device: Device | None) -> str:
    """Return the icon of a device; None is everything, shared."""
    if device is None:
        return "icon.people"
    return {Kind.MOUSE: "icon.mouse", Kind.PAD: "icon.pad"}.get(device.kind, "icon.keyboard")


def device_name(kit: Kit, device: Device | None) -> str:
    """Return what a device is called; which of several pads it is, where it is one of them."""
    if device is not None and device.kind is Kind.PAD:
        pads = kit.pads()
        if device.number in pads:
            place, name = list(pads).index(device.number) + 1, pads[device.number]
            return kit.words("device.pad_named", number=place, name=name)
    return kit.words(f"device.{device.kind.value}") if device else kit.words("device.shared")


def _claim(kit: Kit, device: Device, code: int, seat: Seat) -> None:
    """Give the device to the seat; a second one at the keyboard makes two halves of it."""
    seating = kit.seating
    if device.kind is Kind.PAD:
        seating.claim(device, seat)
        return
    found = meanings(kit.settings.now.bindings)
    half = Kind.RIGHT_KEYS if (Kind.RIGHT_KEYS, code) in found else Kind.LEFT_KEYS
    other = Kind.LEFT_KEYS if half is Kind.RIGHT_KEYS else Kind.RIGHT_KEYS
    whole = seating.seat_of(Device(Kind.KEYBOARD))
    if whole not in (seat, seating.nobody):
        seating.claim(Device(other), whole)
        seating.claim(Device(half), seat)
    elif seating.halved:
        seating.claim(Device(half), seat)
    else:
        seating.claim(Device(Kind.KEYBOARD), seat)
