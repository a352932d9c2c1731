"""pygame's events to commands: by place on the keyboard, with a pressed set of our own.

`key.get_pressed` follows the layout and forgets posted events, so what is down is kept by us.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.scenes.frame.commands import (
    KEYBOARD,
    MOUSE,
    Code,
    Command,
    Device,
    Dropped,
    Edit,
    Edited,
    FocusLost,
    Key,
    Kind,
    Letter,
    Moved,
    PadFound,
    PadLost,
    Pressed,
    Released,
    Typed,
    Wants,
    Wheel,
)
from game.scenes.frame.devices import Seating
from game.scenes.frame.key_bindings import label, meanings, mirrored
from game.scenes.frame.kit import Book
from game.scenes.frame.settings import Sits

from .held_keys import FIRST_REPEAT, NEXT_REPEAT, Held
from .pads import Pads

_BUTTONS = (1, 2, 3)

_EDITS = {
    pygame.KSCAN_BACKSPACE: Edit.BACKSPACE,
    pygame.KSCAN_DELETE: Edit.DELETE,
    pygame.KSCAN_LEFT: Edit.LEFT,
    pygame.KSCAN_RIGHT: Edit.RIGHT,
    pygame.KSCAN_HOME: Edit.HOME,
    pygame.KSCAN_END: Edit.END,
}
_WHILE_TYPING = {
    pygame.KSCAN_RETURN: Key.ACCEPT,
    pygame.KSCAN_KP_ENTER: Key.ACCEPT,
    pygame.KSCAN_ESCAPE: Key.BACK,
    pygame.KSCAN_TAB: Key.NEXT,
    pygame.KSCAN_UP: Key.UP,
    pygame.KSCAN_DOWN: Key.DOWN,
}


class Input:
    def __init__(self, settings: Book, seating: Seating, pads: Pads) -> None:
        self.wants = Wants.KEYS
        self._settings = settings
        self._seating = seating
        self._pads = pads
        self._held = Held(seating)
        self._editing: tuple[Edit, int, int] | None = None
        self._scene = 0

    @property
    def busy(self) -> bool:
        """Whether something is held that will repeat."""
        return self._held.repeats or self._editing is not None

    @property
    def pointing(self) -> bool:
        """Whether the mouse is what was used last."""
        return self._seating.last.kind is Kind.MOUSE

    def want(self, wants: Wants) -> None:
        """Hear keys, letters or codes from now on."""
        if wants is self.wants:
            return
        self.wants = wants
        self._editing = None
        if wants is Wants.LETTERS:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def face(self, scene: int) -> None:
        """Speak to this scene from now on: what is held already says nothing to another one."""
        if scene != self._scene:
            self._scene = scene
            self._editing = None
            self._held.silence()

    def update(self, ms: int) -> list[Command]:
        """Return what is repeated because it is held."""
        repeated: list[Command] = [*self._held.update(ms)]
        if self._editing:
            edit, code, left = self._editing
            left -= ms
            if left <= 0:
                repeated.append(Edited(edit))
                left = NEXT_REPEAT // 2
            self._editing = (edit, code, left)
        return repeated

    def commands(self, event: pygame.Event, scale: float) -> Iterator[Command]:
        """Yield what an event means; most mean nothing."""
        match event.type:
            case pygame.MOUSEMOTION if any(event.rel):
                # A window that opens below a pointer is told where that rests: nobody points.
                self._seating.last = MOUSE
                yield Moved(event.pos[0] / scale, event.pos[1] / scale, self._mouse_seat())
            case pygame.WINDOWLEAVE if not any(pygame.mouse.get_pressed()):
                # Nothing is pointed at any more; what is dragged is still held.
                yield Moved(-1, -1, self._mouse_seat())
            case pygame.MOUSEBUTTONDOWN if event.button in _BUTTONS:
                self._seating.last = MOUSE
                x, y = event.pos[0] / scale, event.pos[1] / scale
                yield Pressed(x, y, event.button, self._mouse_seat())
            case pygame.MOUSEBUTTONUP if event.button in _BUTTONS:
                x, y = event.pos[0] / scale, event.pos[1] / scale
                yield Released(x, y, event.button, self._mouse_seat())
            case pygame.MOUSEWHEEL if event.y:
                x, y = pygame.mouse.get_pos()
                yield Wheel(x / scale, y / scale, event.y, self._mouse_seat())
            case pygame.KEYDOWN:
                yield from self._key_down(event.scancode, event.mod)
            case pygame.KEYUP:
                yield from self._key_up(event.scancode)
            case pygame.TEXTINPUT if self.wants is Wants.LETTERS:
                yield Typed(event.text)
            case pygame.WINDOWFOCUSLOST:
                yield from self.let_go()
                yield FocusLost()
            case pygame.DROPFILE:
                yield Dropped(event.file)
            case pygame.DROPTEXT:
                yield Dropped("", event.text)
            case _:
                yield from self._pad(event)

    def let_go(self) -> Iterator[Command]:
        """Yield the end of everything that is held."""
        yield from self._held.end_of()
        self._editing = None

    def _mouse_seat(self) -> int:
        return self._seating.seat_of(MOUSE)

    def _key_down(self, code: int, mod: int) -> Iterator[Command]:
        self._seating.last = KEYBOARD
        if not self._held.goes_down((KEYBOARD, code)):
            return
        if self.wants is Wants.CODES:
            yield Code(KEYBOARD, code)
            return
        if self.wants is Wants.LETTERS:
            yield from self._letter_key(code, mod)
            return
        device, key = self._meaning(code)
        if key is Key.NEXT and mod & pygame.KMOD_SHIFT:
            key = Key.PREVIOUS
        if key:
            self._seating.last = device
        if key and (KEYBOARD, code) not in self._held:
            yield self._held.begin((KEYBOARD, code), device, key)
        elif key is None and len(letter := label(Kind.KEYBOARD, code)) == 1:
            yield Letter(letter, self._seating.seat_of(KEYBOARD))

    def _letter_key(self, code: int, mod: int) -> Iterator[Command]:
        if code == pygame.KSCAN_V and mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            yield Edited(Edit.PASTE, clipboard())
        elif code in _EDITS:
            self._editing = (_EDITS[code], code, FIRST_REPEAT)
            yield Edited(_EDITS[code])
        elif code in _WHILE_TYPING:
            yield self._held.press(KEYBOARD, _WHILE_TYPING[code])

    def _key_up(self, code: int) -> Iterator[Command]:
        if self._editing and self._editing[1] == code:
            self._editing = None
        yield from self._held.end((KEYBOARD, code))

    def _meaning(self, code: int) -> tuple[Device, Key | None]:
        """Return whose key this is: while the keyboard is shared, the halves come first."""
        found = meanings(self._settings.now.bindings)
        if self._seating.halved:
            for kind in (Kind.LEFT_KEYS, Kind.RIGHT_KEYS):
                half = Device(kind)
                if half in self._seating.claims and (kind, code) in found:
                    return half, found[kind, code]
        return KEYBOARD, found.get((Kind.KEYBOARD, code))

    def _pad(self, event: pygame.Event) -> Iterator[Command]:
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                if pad := self._pads.found(event.device_index):
                    if self._settings.now.sits is Sits.SOFA:
                        self._seating.greet(pad[0])
                    yield PadFound(pad[1])
            case pygame.CONTROLLERDEVICEREMOVED:
                yield from self._pad_lost(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN if event.instance_id in self._pads:
                yield from self._pad_down(event.instance_id, event.button)
            case pygame.CONTROLLERBUTTONUP if event.instance_id in self._pads:
                yield from self._held.end((Device(Kind.PAD, event.instance_id), event.button))
            case pygame.CONTROLLERAXISMOTION if event.instance_id in self._pads:
                number = event.instance_id
                for code, down in self._pads.pulled(number, event.axis, event.value):
                    if down:
                        yield from self._pad_down(number, code)
                    else:
                        yield from self._held.end((Device(Kind.PAD, number), code))
            case _:
                pass

    def _pad_lost(self, number: int) -> Iterator[Command]:
        lost = self._pads.lost(number)
        if lost is None:
            return
        device, name = lost
        yield from self._held.end_of(device)
        seat = self._seating.lose(device)
        if self._seating.last == device:
            self._seating.last = KEYBOARD
        yield PadLost(seat, name)

    def _pad_down(self, number: int, code: int) -> Iterator[Command]:
        device = Device(Kind.PAD, number)
        self._seating.last = device
        if not self._held.goes_down((device, code)):
            return
        if self.wants is Wants.CODES:
            yield Code(device, code)
            return
        means = mirrored(code) if self._seating.mirrors(device) else code
        key = meanings(self._settings.now.bindings).get((Kind.PAD, means))
        if key and (device, code) not in self._held:
            yield self._held.begin((device, code), device, key)


def clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
