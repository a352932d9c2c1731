"""Game pads without hardware, through the SDL that pygame brings (Linux wheels only).

SDL sees them as it sees real ones: they are announced, pressed, moved and pulled out.
"""

from __future__ import annotations

import ctypes
import os
from ctypes import c_char_p, c_int, c_int16, c_uint8, c_uint16, c_uint32, c_void_p

SOUTH, EAST, WEST, NORTH = 0, 1, 2, 3
START = 6
RIGHT_STICK = 8
LEFT_SHOULDER = 9
UP, DOWN, LEFT, RIGHT = 11, 12, 13, 14


_NUMBERS = ("version", "type", "naxes", "nbuttons", "nhats", "vendor", "product", "padding")
_CALLS = ("userdata", "Update", "SetPlayerIndex", "Rumble", "RumbleTriggers", "SetLED", "Send")


class _Description(ctypes.Structure):
    _fields_ = (
        [(name, c_uint16) for name in _NUMBERS]
        + [("button_mask", c_uint32), ("axis_mask", c_uint32), ("name", c_char_p)]
        + [(name, c_void_p) for name in _CALLS]
    )


def library() -> ctypes.CDLL | None:
    """Return the SDL that is loaded, None where it cannot be found."""
    if not os.path.exists("/proc/self/maps"):
        return None
    with open("/proc/self/maps", encoding="utf-8") as maps:
        paths = {line.rstrip().split(" ")[-1] for line in maps if "libSDL2-2" in line}
    return ctypes.CDLL(min(paths)) if paths else None


class VirtualPad:
    """One pad; make it after the display and the pads have begun."""

    def __init__(self, name: str = "Virtual Pad", buttons: int = 21, axes: int = 6) -> None:
        found = library()
        assert found, "no SDL to make a pad with"
        self._sdl = found
        found.SDL_JoystickOpen.restype = c_void_p
        found.SDL_JoystickClose.argtypes = [c_void_p]
        found.SDL_JoystickInstanceID.argtypes = [c_void_p]
        found.SDL_JoystickSetVirtualButton.argtypes = [c_void_p, c_int, c_uint8]
        found.SDL_JoystickSetVirtualAxis.argtypes = [c_void_p, c_int, c_int16]
        found.SDL_JoystickGetButton.argtypes = [c_void_p, c_int]
        found.SDL_JoystickGetButton.restype = c_uint8
        description = _Description(
            version=1,
            type=1,
            naxes=axes,
            nbuttons=buttons,
            vendor=0x45E,
            product=0x28E,
            button_mask=(1 << buttons) - 1,
            axis_mask=(1 << axes) - 1,
            name=name.encode(),
        )
        index = found.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        self._handle = found.SDL_JoystickOpen(index)
        self.number: int = found.SDL_JoystickInstanceID(self._handle)

    def button(self, number: int, down: bool) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, number, int(down))

    def felt(self, number: int) -> bool:
        """Whether the program has seen the button down, the last time it looked."""
        return bool(self._sdl.SDL_JoystickGetButton(self._handle, number))

    def axis(self, number: int, value: int) -> None:
        """Move an axis: -32768 to 32767."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, number, value)

    def unplug(self) -> None:
        # A pad is detached by its place at that moment, not by its instance id.
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.number:
                self._sdl.SDL_JoystickClose(self._handle)
                self._sdl.SDL_JoystickDetachVirtual(index)
                return
