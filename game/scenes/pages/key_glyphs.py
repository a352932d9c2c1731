"""The key or button to press, drawn and named as it is on the device that was used last.

A pad's four buttons are shown by their place, since makers name them differently.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.scenes.frame.commands import Device, Key, Kind
from game.scenes.frame.key_bindings import codes, label, mirrored
from game.scenes.frame.kit import Kit
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL, Style

from .widget_scene import Page

LEAST = 13
"""The smallest letters of a key."""

_PICTURES = {
    "south": "icon.pad_south",
    "east": "icon.pad_east",
    "west": "icon.pad_west",
    "north": "icon.pad_north",
    "start": "icon.pad_start",
    "back": "icon.pad_select",
    "shoulder_left": "icon.left_shoulder",
    "shoulder_right": "icon.right_shoulder",
    "trigger_left": "icon.left_trigger",
    "trigger_right": "icon.right_trigger",
    "stick_left": "icon.left_stick_press",
    "stick_right": "icon.right_stick_press",
    "dpad_up": "icon.dpad_north",
    "dpad_down": "icon.dpad_south",
    "dpad_left": "icon.dpad_west",
    "dpad_right": "icon.dpad_east",
    **{f"axis_{way}": "icon.left_stick" for way in ("up", "down", "left", "right")},
    **{f"look_{way}": "icon.right_stick" for way in ("up", "down", "left", "right")},
}
PAD_SIZE, CAP = 34, 30.0
CLOSE = -26.0
"""How much nearer a key without words lies to the next one."""
BUTTON_WIDE = 68.0
"""How much room a pad's button takes at most, with the way a stick is pushed."""
_WAYS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}

Hints = tuple[tuple[Key, str], ...]


def key_label(kit: Kit, key: Key, device: Device | None = None) -> str:
    """Return the name of the first key that means this, "" where none does."""
    kind, found = _found(kit, key, device or kit.seating.last)
    return label(kind, found[0]) if found else ""


def has_key(kit: Kit, key: Key) -> bool:
    """Say whether the device in use has a key or button for this."""
    return bool(_found(kit, key, kit.seating.last)[1])


def with_key(kit: Kit, tip: str, key: Key) -> str:
    """Return the tip with the key or button in words, where the device in use has one."""
    name = key_name(kit, key)
    return kit.words("tip.key", tip=tip, key=name) if name else tip


def key_name(kit: Kit, key: Key) -> str:
    """Return what stands on the key of the device in use, or where the button is, in words."""
    name = key_label(kit, key)
    return kit.words(f"pad.{name}") if name and kit.seating.last.kind is Kind.PAD else name


def spoken(kit: Kit, text: str, **keys: Key) -> str:
    """Return a text for the device in use: who has keys or buttons is told them by name.

    `<text>.keys` is what is said then, where that is something else; its gaps are these keys.
    """
    by_keys = f"{text}.keys"
    if kit.seating.last.kind is Kind.MOUSE or by_keys not in kit.words:
        return kit.words(text)
    return kit.words(by_keys, **{name: key_name(kit, key) for name, key in keys.items()})


def pad_name(kit: Kit, key: Key) -> str:
    """Return in words where the button is that means a key on every pad."""
    found = codes(kit.settings.now.bindings, Kind.PAD, key)
    name = label(Kind.PAD, found[0]) if found else ""
    return kit.words(f"pad.{name}") if name else "—"


def _found(kit: Kit, key: Key, device: Device) -> tuple[Kind, tuple[int, ...]]:
    """Return the codes that mean a key, and what they are codes of.

    The mouse goes with the keyboard; a half of the keyboard has only some keys of its own.
    """
    bindings = kit.settings.now.bindings
    if kit.seating.mirrors(device):
        return device.kind, tuple(map(mirrored, codes(bindings, device.kind, key)))
    kind = Kind.KEYBOARD if device.kind is Kind.MOUSE else device.kind
    if kind in (Kind.PAD, Kind.KEYBOARD) or codes(bindings, kind, key):
        return kind, codes(bindings, kind, key)
    return Kind.KEYBOARD, codes(bindings, Kind.KEYBOARD, key)


def draw_glyph(
    canvas: Canvas, kit: Kit, key: Key, x: float, y: float, device: Device | None = None
) -> float:
    """Draw the key with its left edge at x and its middle at y; return its width."""
    device = device or kit.seating.last
    name = key_label(kit, key, device)
    if device.kind is Kind.PAD:
        return _button(canvas, name, x, y)
    return _cap(canvas, name or "?", x, y)


def glyph_width(canvas: Canvas, kit: Kit, key: Key) -> float:
    """Return how wide the key is drawn, 0 where the device in use has none for it."""
    if not has_key(kit, key):
        return 0.0
    pad = kit.seating.last.kind is Kind.PAD
    return PAD_SIZE if pad else _cap_width(canvas, key_label(kit, key))


def sign_wide(kit: Kit, key: Key) -> float:
    """Return the same before anything is drawn."""
    if not has_key(kit, key):
        return 0.0
    if kit.seating.last.kind is Kind.PAD:
        return PAD_SIZE
    return max(CAP, kit.type.measure(key_label(kit, key), LABEL)[0] + 16)


def draw_hints(canvas: Canvas, kit: Kit, box: Box, hints: Hints) -> None:
    """Draw keys with what they do, from the right edge to the left; not below a dialog."""
    if canvas.covered:
        return
    canvas.plate(box.edge(_hints_width(canvas, kit, hints)).inset(-18, 0), (12, 15, 16, 170), 14)
    x = box.right
    y = box.middle[1]
    for key, words in reversed(hints):
        if not (glyph := glyph_width(canvas, kit, key)):
            continue
        # A key without words goes with the one after it.
        wide = canvas.measure(words, SMALL)[0] if words else CLOSE
        x -= wide
        canvas.write(words, Box(x, y - 24, wide + 4, 48), SMALL, "quiet", wrap=False)
        x -= glyph + 8
        draw_glyph(canvas, kit, key, x, y)
        x -= 26


def _hints_width(canvas: Canvas, kit: Kit, hints: Hints) -> float:
    width = -26.0
    for key, words in hints:
        if glyph := glyph_width(canvas, kit, key):
            width += (canvas.measure(words, SMALL)[0] if words else CLOSE) + 34 + glyph
    return width


def draw_caps(canvas: Canvas, names: Iterable[str], box: Box, style: Style = LABEL) -> None:
    """Draw keys side by side, the last one at the right edge of the box."""
    x = box.right
    for name in reversed(list(names)):
        x -= _cap_width(canvas, name, style)
        _cap(canvas, name, x, box.middle[1], style)
        x -= 8


def pad_picture(name: str) -> str:
    """Return the picture of a pad's button, "" for one that has none."""
    return _PICTURES.get(name, "")


def draw_buttons(canvas: Canvas, names: Iterable[str], box: Box) -> None:
    """Draw a pad's buttons side by side, a stick with the way it is pushed."""
    x = box.right
    for name in reversed(list(names)):
        x -= PAD_SIZE
        _button(canvas, name, x, box.middle[1])
        if way := _WAYS.get(name.rpartition("_")[2], "") if name[:4] in ("axis", "look") else "":
            x -= 22
            canvas.write(way, Box(x, box.y, 22, box.height), LABEL, "quiet", "centre", wrap=False)
        x -= 12


def caps_style(page: Page, rows: Iterable[tuple[str, ...]], width: float) -> Style:
    """Return the style in which the keys of each row fit beside each other."""
    style = LABEL
    for names in rows:
        while style.size > LEAST and caps_width(page, names, style) > width:
            style = Style(style.family, style.size - 1)
    return style


def caps_width(page: Page, names: tuple[str, ...], style: Style) -> float:
    """Return how much room these keys side by side need, with a gap before them."""
    return sum(max(30.0, page.measure(name, style)[0] + 16) + 8 for name in names)


def _cap_width(canvas: Canvas, name: str, style: Style = LABEL) -> float:
    return max(CAP, canvas.measure(name, style)[0] + 16)


def _cap(canvas: Canvas, name: str, x: float, y: float, style: Style = LABEL) -> float:
    width = _cap_width(canvas, name, style)
    box = Box(x, y - 15, width, 30)
    canvas.plate(box.moved(0, 3), "night", 6)
    canvas.plate(box, "panel_light", 6, "line", 1)
    canvas.write(name, box.inset(4, 0), style, "words", "centre", wrap=False)
    return width


def _button(canvas: Canvas, name: str, x: float, y: float) -> float:
    picture = _PICTURES.get(name, "icon.pad")
    canvas.picture(picture, x + PAD_SIZE / 2, y, PAD_SIZE)
    return PAD_SIZE
