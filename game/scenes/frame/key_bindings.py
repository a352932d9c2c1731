"""Which key or button means what. Keys are places on the keyboard, whatever letter is on them.

A code is SDL's scancode for keys. For pads it is the button's number, or 100 + 2 * axis, one
more for the positive half of the axis.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from .commands import Key, Kind

AXIS = 100
NEEDED = frozenset({Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT, Key.ACCEPT, Key.BACK})
"""Without these nobody gets anywhere with a device, not even to the page that gives them back."""


@dataclass(frozen=True, slots=True)
class Binding:
    """On this kind of device this code means this key."""

    kind: Kind
    code: int
    key: Key


@lru_cache(maxsize=8)
def meanings(changed: tuple[Binding, ...]) -> Mapping[tuple[Kind, int], Key]:
    """Return what every code means: a kind of device with changes has only those.

    Changes that leave out what nobody can do without are those of a damaged file.
    """
    own = {kind for kind in Kind if {b.key for b in changed if b.kind is kind} >= NEEDED}
    used = [binding for binding in DEFAULTS if binding.kind not in own]
    used += [binding for binding in changed if binding.kind in own]
    return MappingProxyType({(binding.kind, binding.code): binding.key for binding in used})


@lru_cache(maxsize=512)
def codes(changed: tuple[Binding, ...], kind: Kind, key: Key) -> tuple[int, ...]:
    """Return the codes that mean a key on a kind of device."""
    return tuple(
        code for (k, code), meaning in meanings(changed).items() if k is kind and meaning is key
    )


def conflict(changed: tuple[Binding, ...], kind: Kind, code: int, key: Key) -> Key | None:
    """Return the other key that the code means already."""
    found = meanings(changed).get((kind, code))
    return found if found is not key else None


def rebound(changed: tuple[Binding, ...], kind: Kind, code: int, key: Key) -> tuple[Binding, ...]:
    """Return the bindings with this code alone meaning the key; its old meaning is lost.

    What nobody can do without gets the key's old codes for its last one; where there are none
    everything stays as it was.
    """
    other, own = conflict(changed, kind, code, key), codes(changed, kind, key)
    robbed = other in NEEDED and codes(changed, kind, other) == (code,)
    if robbed and not own:
        return changed
    kept = tuple(binding for binding in changed if binding.kind is not kind)
    mine = tuple(
        Binding(kind, old, meaning)
        for (k, old), meaning in meanings(changed).items()
        if k is kind and old != code and meaning is not key
    )
    swapped = tuple(Binding(kind, old, other) for old in own) if robbed and other else ()
    return (*kept, *mine, *swapped, Binding(kind, code, key))


def unbound(changed: tuple[Binding, ...], kind: Kind) -> tuple[Key, ...]:
    """Return the keys that this kind of device should have and has no more."""
    had = {binding.key for binding in DEFAULTS if binding.kind is kind}
    have = {key for (k, _), key in meanings(changed).items() if k is kind}
    return tuple(key for key in Key if key in had - have)


def mirrored(code: int) -> int:
    """Return what lies opposite on a pad: the other stick, the cross for the four buttons.

    What lies at its edges stays, since left and right there turn to the left and right.
    """
    return _OPPOSITE.get(code, code)


def overlap(changed: tuple[Binding, ...], first: Kind, second: Kind) -> tuple[int, ...]:
    """Return the codes that two seats on one keyboard would share."""
    found = meanings(changed)
    mine = {code for kind, code in found if kind is first}
    return tuple(sorted(mine & {code for kind, code in found if kind is second}))


def label(kind: Kind, code: int) -> str:
    """Return what stands on a key of the usual keyboard; a pad's button is a picture."""
    return KEY_NAMES.get(code, f"#{code}") if kind is not Kind.PAD else PAD_PICTURES.get(code, "")


def _letters() -> dict[int, str]:
    return {4 + place: letter for place, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}


KEY_NAMES: Mapping[int, str] = {
    **_letters(),
    **{30 + place: digit for place, digit in enumerate("1234567890")},
    **{58 + place: f"F{place + 1}" for place in range(12)},
    40: "Enter", 41: "Esc", 42: "Backspace", 43: "Tab", 44: "Space", 45: "-", 46: "=",
    47: "[", 48: "]", 49: "\\", 51: ";", 52: "'", 53: "`", 54: ",", 55: ".", 56: "/",
    57: "Caps Lock", 73: "Insert", 74: "Home", 75: "Page Up", 76: "Delete", 77: "End",
    78: "Page Down", 79: "→", 80: "←", 81: "↓", 82: "↑", 84: "Num /", 85: "Num *",
    86: "Num -", 87: "Num +", 88: "Num Enter",
    **{89 + place: f"Num {(place + 1) % 10}" for place in range(10)}, 99: "Num .",
    224: "Ctrl", 225: "Shift", 226: "Alt", 228: "Ctrl →", 229: "Shift →", 230: "Alt →",
}  # fmt: skip

PAD_PICTURES: Mapping[int, str] = {
    0: "south", 1: "east", 2: "west", 3: "north", 4: "back", 6: "start", 7: "stick_left",
    8: "stick_right", 9: "shoulder_left", 10: "shoulder_right", 11: "dpad_up", 12: "dpad_down",
    13: "dpad_left", 14: "dpad_right", 100: "axis_left", 101: "axis_right", 102: "axis_up",
    103: "axis_down", 104: "look_left", 105: "look_right", 106: "look_up", 107: "look_down",
    109: "trigger_left", 111: "trigger_right",
}  # fmt: skip


def _row(kind: Kind, **keys: tuple[int, ...]) -> tuple[Binding, ...]:
    return tuple(
        Binding(kind, code, Key(name)) for name, several in keys.items() for code in several
    )


_PAIRS = ((7, 8), (11, 3), (12, 0), (13, 2), (14, 1), *((AXIS + n, AXIS + 4 + n) for n in range(4)))
_OPPOSITE: Mapping[int, int] = {**dict(_PAIRS), **{right: left for left, right in _PAIRS}}

DEFAULTS: tuple[Binding, ...] = (
    *_row(
        Kind.KEYBOARD,
        up=(82, 26), down=(81, 22), left=(80, 4), right=(79, 7), accept=(40, 44, 88),
        back=(41,), next=(43,), menu=(67,), why=(25,), special=(27,), turn_left=(20,),
        turn_right=(8,), undo=(29, 42), redo=(28,), play=(19,), step=(55,), step_back=(54,),
        faster=(46, 87), slower=(45, 86), page_up=(75,), page_down=(78,), first=(74,),
        last=(77,), help=(58,), forecast=(9,), show=(21,),
    ),
    *_row(
        Kind.LEFT_KEYS,
        up=(26,), down=(22,), left=(4,), right=(7,), accept=(44,), back=(53,), next=(43,),
        turn_left=(20,), turn_right=(8,), special=(27,), why=(25,), undo=(29,),
        forecast=(9,), show=(21,), play=(10,),
    ),
    *_row(
        Kind.RIGHT_KEYS,
        up=(82,), down=(81,), left=(80,), right=(79,), accept=(40,), back=(42,), next=(49,),
        turn_left=(54,), turn_right=(55,), special=(56,), why=(52,), undo=(51,),
        forecast=(15,), show=(14,), play=(13,),
    ),
    *_row(
        Kind.PAD,
        up=(11, 102), down=(12, 103), left=(13, 100), right=(14, 101), accept=(0,), back=(1,),
        special=(2,), why=(3,), turn_left=(9,), turn_right=(10,), menu=(6,), help=(4,),
        undo=(7,), play=(8,), forecast=(109,), show=(111,), page_up=(106,), page_down=(107,),
        step_back=(104,), step=(105,),
    ),
)  # fmt: skip
