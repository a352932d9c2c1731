"""Which device a seat plays with: it is told by pressing anything on it."""

from __future__ import annotations

from game.core.rules import NOBODY, Seat
from game.scenes.frame.commands import (
    MOUSE,
    Chosen,
    Code,
    Command,
    Device,
    Key,
    Kind,
    Pressed,
    Released,
    Wants,
)
from game.scenes.frame.key_bindings import label, meanings
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.widgets.widget_kinds import Button, Label, Paint, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, STRONG

from .key_glyphs import key_name, pad_name, with_key
from .widget_scene import Happening, Page, Sheet, veil

ESCAPE = 41
SHARES = Key.HELP
"""The key that shares all devices; nearly any other says what the seat plays with."""

_PICTURES = {
    Kind.MOUSE: "icon.mouse",
    Kind.KEYBOARD: "icon.keyboard",
    Kind.LEFT_KEYS: "icon.keyboard_left",
    Kind.RIGHT_KEYS: "icon.keyboard_right",
    Kind.PAD: "icon.pad",
    Kind.PHONE: "icon.phone",
}

_ASKED = ("icon.pad", "icon.keyboard", "icon.keyboard_left", "icon.keyboard_right", "icon.mouse")
DEVICE = 104.0


def join_scene(kit: Kit, seat: Seat, name: str, lost: bool = False, hide: bool = False) -> Sheet:
    """Return the question for a device; it pops when one has answered.

    `lost` says that the seat's pad was pulled out: the match waits, and any device may take over
    that is not another seat's own. `hide` covers the table, for a clock that stands still.
    """
    clicks: list[bool] = []
    title = kit.words("join.lost") if lost else kit.words("join.title", name=name)

    def widgets(page: Page) -> tuple[Widget, ...]:
        asked = "join.lost_words" if lost else "join.words"
        on_pad = kit.seating.last.kind is Kind.PAD
        leaves = key_name(kit, Key.BACK) if on_pad else label(Kind.KEYBOARD, ESCAPE)
        words = kit.words(asked, name=name, key=leaves, back=pad_name(kit, Key.BACK))
        box = page.box.centred(700, 420)
        inside = box.inset(40, 28)
        pictured = inside.below(58).top(84).left(DEVICE * len(_ASKED)).columns(len(_ASKED))
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), title, HEAD, "words"),
            *(Picture(at.inset(10), id) for at, id in zip(pictured, _ASKED, strict=True)),
            Label(inside.below(150).top(130), words, BODY, "quiet"),
            Button("anything", inside.foot(58), with_key(kit, kit.words("join.anything"), SHARES)),
        )

    def answer(event: Happening) -> Change:
        if event == Chosen("anything"):
            kit.seating.release(seat)
        return Pop()

    def other(command: Command) -> Change:
        if isinstance(command, Code):
            return _pressed(kit, command, seat, lost)
        if isinstance(command, Pressed):
            clicks[:] = [True]
        elif isinstance(command, Released) and clicks:
            clicks.clear()
            if not lost or kit.seating.seat_of(MOUSE) in (seat, kit.seating.nobody):
                kit.seating.claim(MOUSE, seat)
                return Pop()
        return None

    return Sheet(
        kit,
        widgets,
        answer,
        other=other,
        paper=(lambda canvas: canvas.fill("page")) if hide else veil,
        see_through=not hide,
        wants=lambda: Wants.CODES,
    )


def lost_pad(kit: Kit, names: tuple[str, ...], told: Seat = NOBODY, hide: bool = False) -> Change:
    """Ask the next seat at a table whose pad was pulled out, `told` among them, if there is one.

    A pad may be lost while something lies over the table, and two may be lost at once.
    """
    if told != NOBODY and told not in kit.seating.bereft:
        kit.seating.bereft.append(told)
    while kit.seating.bereft:
        seat = kit.seating.bereft.pop(0)
        if seat < len(names) and kit.seating.device_of(seat) is None:
            return Push(join_scene(kit, seat, names[seat], lost=True, hide=hide))
    return None


def _pressed(kit: Kit, command: Code, seat: Seat, lost: bool) -> Change:
    """Give the device to the seat, or do what the key says that has a meaning here.

    Who goes on playing while another's pad fails must not take that seat by it; back on such a
    pad makes it serve both. Else Escape, and back on a pad, leave everything as it was.
    """
    seating, device = kit.seating, command.device
    means = meanings(kit.settings.now.bindings).get((device.kind, command.code))
    on_pad = device.kind is Kind.PAD
    if on_pad and lost and seating.seat_of(device) not in (seat, seating.nobody):
        if means is not Key.BACK:
            return None
        seating.share(device)
    elif means is SHARES:
        seating.release(seat)
    elif on_pad and (lost or means is not Key.BACK):
        seating.claim(device, seat)
    elif not on_pad and command.code != ESCAPE:
        _claim(kit, command.code, seat)
    return Pop()


def device_picture(device: Device | None) -> str:
    """Return the icon of a device; None is everything, shared."""
    return _PICTURES[device.kind] if device else "icon.people"


def device_sign(kit: Kit, device: Device | None) -> Paint:
    """Return what paints a device; of several pads each has its number."""
    pads = tuple(kit.pads())
    number = ""
    if device is not None and device.kind is Kind.PAD and device.number in pads and len(pads) > 1:
        number = str(pads.index(device.number) + 1)

    def paint(canvas: Canvas, box: Box) -> None:
        x, y = box.middle
        if not number:
            canvas.picture(device_picture(device), x, y, 30)
            return
        canvas.picture(device_picture(device), x - 8, y, 27)
        canvas.write(number, Box(x + 6, y - 14, 16, 28), STRONG, "accent", "centre")

    return paint


def device_name(kit: Kit, device: Device | None) -> str:
    """Return what a device is called; which of several pads it is, where it is one of them."""
    if device is not None and device.kind is Kind.PAD:
        pads = kit.pads()
        if device.number in pads:
            place, name = list(pads).index(device.number) + 1, pads[device.number]
            return kit.words("device.pad_named", number=place, name=name)
    return kit.words(f"device.{device.kind.value}") if device else kit.words("device.shared")


def _claim(kit: Kit, code: int, seat: Seat) -> None:
    """Give the device to the seat; a second one at the keyboard makes two halves of it."""
    seating = kit.seating
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
