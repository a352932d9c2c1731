"""Keys and buttons, each changed by pressing the new one; a double meaning is asked about first."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Changed, Chosen, Code, Command, Key, Kind, Said, Wants
from game.scenes.frame.key_bindings import (
    DEFAULTS,
    codes,
    conflict,
    label,
    overlap,
    rebound,
    unbound,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.pages.dialog import ask
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.key_glyphs import (
    BUTTON_WIDE,
    caps_style,
    caps_width,
    draw_buttons,
    draw_caps,
    pad_picture,
)
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.form import Form
from game.scenes.widgets.rows import in_rows, tabs
from game.scenes.widgets.widget_kinds import Area, Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, SMALL, Style

KINDS = (Kind.KEYBOARD, Kind.LEFT_KEYS, Kind.RIGHT_KEYS, Kind.PAD)
ESCAPE = 41
ROW = 54.0
VALUE = 0.64
"""What share of a row its keys may take."""

DOES = 64.0
WAYS = " ←↑→↓"
"""What a picture of a button shows as well as its words do."""


@dataclass(frozen=True, slots=True)
class Rebind:
    """Wait for what this key shall be from now on."""

    key: Key


@dataclass
class _Open:
    """The tab, the key that waits for its new code, and a code that means something already."""

    kind: Kind = Kind.KEYBOARD
    waiting: Key | None = None
    asked: tuple[Key, int] | None = None


def controls_scene(kit: Kit) -> Sheet:
    shown = _Open()

    def widgets(page: Page) -> tuple[Widget, ...]:
        return _widgets(kit, page, shown, sheet.form)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("reset"):
                kept = tuple(b for b in kit.settings.now.bindings if b.kind is not shown.kind)
                kit.settings.change(bindings=kept)
            case Changed("kind", int(place)):
                shown.kind = KINDS[place]
                sheet.form.focus(f"kind:{place}")
            case Said(Rebind(key)):
                shown.waiting = key
            case _:
                pass
        return None

    def other(command: Command) -> Change:
        if isinstance(command, Code) and shown.waiting:
            return _caught(kit, shown, command)
        return None

    def resumed(answer: object) -> Change:
        asked, shown.asked = shown.asked, None
        return _taken(kit, shown, *asked) if answer == "yes" and asked else None

    sheet = Sheet(
        kit,
        widgets,
        answer,
        other=other,
        resumed=resumed,
        first="kind:0",
        wants=lambda: Wants.CODES if shown.waiting else Wants.KEYS,
    )
    return sheet


def _caught(kit: Kit, shown: _Open, command: Code) -> Change:
    """A code came for the key that waits.

    Escape leaves everything as it was; where there is only a pad, a button that means it already.
    """
    key, shown.waiting = shown.waiting, None
    on_pad = command.device.kind is Kind.PAD
    if key is None or on_pad != (shown.kind is Kind.PAD):
        return None
    if command.code == ESCAPE and not on_pad and key is not Key.BACK:
        return None
    if on_pad and command.code in codes(kit.settings.now.bindings, Kind.PAD, key):
        return None
    other = conflict(kit.settings.now.bindings, shown.kind, command.code, key)
    if other is None:
        _bind(kit, shown, key, command.code)
        return _warning(kit, shown)
    shown.asked = (key, command.code)
    words = kit.words(
        "controls.taken", name=_name(kit, other), code=_shown(kit, shown.kind, command.code)
    )
    answers = (
        ("no", kit.words("dialog.no"), Look.PLAIN),
        ("yes", kit.words("controls.take"), Look.MAIN),
    )
    return Push(ask(kit, _name(kit, key), words, answers))


def _bind(kit: Kit, shown: _Open, key: Key, code: int) -> None:
    kit.settings.change(bindings=rebound(kit.settings.now.bindings, shown.kind, code, key))


def _taken(kit: Kit, shown: _Open, key: Key, code: int) -> Change:
    """Take a code from another key, unless that one cannot be without it."""
    before = kit.settings.now.bindings
    other = conflict(before, shown.kind, code, key)
    _bind(kit, shown, key, code)
    if other is not None and kit.settings.now.bindings == before:
        return Notice(kit.words("controls.needed", name=_name(kit, other)))
    return _warning(kit, shown)


def _warning(kit: Kit, shown: _Open) -> Change:
    """Two seats on one keyboard must not share a key."""
    now = kit.settings.now.bindings
    shared = overlap(now, Kind.LEFT_KEYS, Kind.RIGHT_KEYS)
    if shown.kind in (Kind.LEFT_KEYS, Kind.RIGHT_KEYS) and shared:
        return Notice(kit.words("controls.shared", code=label(shown.kind, shared[0])))
    return None


def _widgets(kit: Kit, page: Page, shown: _Open, form: Form) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("controls.title"))
    names = [kit.words(f"controls.{kind.value}") for kind in KINDS]
    area = room.below(50, 62).above(DOES, 8)
    words = kit.words("controls.hint")
    if shown.waiting:
        words = kit.words(f"controls.press.{_hand(shown)}", name=_name(kit, shown.waiting))
    missing = unbound(kit.settings.now.bindings, shown.kind)
    if missing and not shown.waiting:
        words = kit.words("controls.missing", name=_name(kit, missing[0]))
    keys = _keys(kit, page, area, shown)
    ink = "accent" if shown.waiting or missing else "quiet"
    return (
        *frame,
        *tabs("kind", room.top(50), names, KINDS.index(shown.kind)),
        Label(room.below(50, 8).top(44).left(room.width - 290), words, BODY, ink),
        Button("reset", room.below(50, 8).top(44).edge(270), kit.words("controls.reset")),
        keys,
        *_does(kit, room.foot(DOES), form.says((keys,))),
    )


def _does(kit: Kit, box: Box, said: Hashable) -> tuple[Widget, ...]:
    """Return what the key that is pointed at does everywhere, and in which game what else."""
    if not isinstance(said, Rebind):
        hint = Label(box.inset(16, 6), kit.words("controls.does.empty"), SMALL, "quiet")
        return Panel(box, "night", "line", 10), hint
    key = said.key
    told = [
        kit.words("controls.does", where=where, what=kit.words(text))
        for where, text in (
            (kit.words("controls.everywhere"), f"key.all.{key.value}"),
            *((kit.words(f"door.{game}"), f"key.{game}.{key.value}") for game in faces_of(kit)),
        )
        if text in kit.words
    ]
    cells = box.inset(16, 6).columns(max(1, len(told)), 24)
    labels = (Label(cell, words, SMALL) for cell, words in zip(cells, told, strict=False))
    return Panel(box, "night", "line", 10), *labels


def _keys(kit: Kit, page: Page, box: Box, shown: _Open) -> Area:
    keys = [key for key in Key if any(b.key is key and b.kind is shown.kind for b in DEFAULTS)]
    left, right = box.left(box.width - 18).columns(2, 18)
    half = -(-len(keys) // 2)
    cells = (*left.stack(half, ROW - 6, 6), *right.stack(len(keys) - half, ROW - 6, 6))
    rows: list[Widget] = []
    bound = tuple(_bound_names(kit, shown.kind, key) for key in keys)
    width = left.width * VALUE - 20
    style = caps_style(page, bound, width)
    for key, cell, names in zip(keys, cells, bound, strict=True):
        waits = shown.waiting is key
        rows.append(
            Button(
                "key",
                cell,
                value=key.value,
                look=Look.ROW,
                chosen=waits,
                align="left",
                says=Rebind(key),
            )
        )
        inside, shown_keys = cell.inset(14, 2), ("…",) if waits else names
        pad = shown.kind is Kind.PAD and not waits
        wide = BUTTON_WIDE * len(names) if pad else caps_width(page, shown_keys, style)
        free = inside.width - max(30.0, wide)
        rows.append(Label(inside.left(free), _name(kit, key), LABEL))
        if pad:
            given = tuple(codes(kit.settings.now.bindings, shown.kind, key))
            rows += _worded(page, inside.left(free), _name(kit, key), names)
            rows.append(Drawing(inside.edge(width), partial(_draw_buttons, names, given, style)))
        else:
            rows.append(_bound(inside.edge(width), shown_keys, style))
    area = Area(f"controls.{shown.kind.value}", box, tuple(rows), half * ROW - 6)
    return in_rows(area, 6, ROW - 6)


def _worded(page: Page, box: Box, name: str, names: tuple[str, ...]) -> tuple[Widget, ...]:
    """Return the words for a pad's buttons beside their pictures, where there is room for them."""
    words = ", ".join(name.rstrip(WAYS) for name in names)
    room = box.width - page.measure(name, LABEL)[0] - 24
    if not words or page.measure(words, SMALL)[0] > room:
        return ()
    return (Label(box.edge(room), words, SMALL, "quiet", "right"),)


def _bound_names(kit: Kit, kind: Kind, key: Key) -> tuple[str, ...]:
    return tuple(_shown(kit, kind, code) for code in codes(kit.settings.now.bindings, kind, key))


def _bound(box: Box, names: tuple[str, ...], style: Style) -> Widget:
    """Return the keys as they look on the keyboard, and a pad's buttons likewise."""
    if not names:
        return Label(box, "—", SMALL, "quiet", "right")
    return Drawing(box, lambda canvas, box: draw_caps(canvas, names, box, style))


def _draw_buttons(
    names: tuple[str, ...], codes: tuple[int, ...], style: Style, canvas: Canvas, box: Box
) -> None:
    """Draw a pad's buttons as pictures; one that has no picture is named."""
    pictures = [pad_picture(label(Kind.PAD, code)) for code in codes]
    if all(pictures):
        draw_buttons(canvas, [label(Kind.PAD, code) for code in codes], box)
    else:
        draw_caps(canvas, names, box, style)


def _hand(shown: _Open) -> str:
    """Return whether it is keys or buttons that are changed now."""
    return "button" if shown.kind is Kind.PAD else "key"


def _name(kit: Kit, key: Key) -> str:
    return kit.words(f"key.{key.value}")


def _shown(kit: Kit, kind: Kind, code: int) -> str:
    if kind is not Kind.PAD:
        return label(kind, code)
    name = label(kind, code)
    return kit.words(f"pad.{name}") if name else f"#{code}"
