"""What a scene is told: never pygame's events, but what a player means by them.

Places are in design units. `seat` is the seat whose device it came from, or NOBODY when the
device belongs to no seat (menus do not care). `device` says which device it was.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum

from game.core.rules import NOBODY, Seat


class Kind(Enum):
    """A kind of device; two seats may share one keyboard, each on its half."""

    __hash__ = object.__hash__  # Enum's own is Python code, and hints ask many times a frame

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    LEFT_KEYS = "left_keys"
    RIGHT_KEYS = "right_keys"
    PAD = "pad"
    PHONE = "phone"


@dataclass(frozen=True, slots=True)
class Device:
    """One device; pads have a number of their own each time they are plugged in."""

    kind: Kind
    number: int = 0


MOUSE = Device(Kind.MOUSE)
KEYBOARD = Device(Kind.KEYBOARD)


class Wants(Enum):
    """What a scene wants to hear from keys: their meaning, letters, or the bare code."""

    KEYS = "keys"
    LETTERS = "letters"
    CODES = "codes"


class Key(Enum):
    """A key by its meaning. Which key or button it is on is for the player to say."""

    __hash__ = object.__hash__

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    ACCEPT = "accept"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    MENU = "menu"
    WHY = "why"
    SPECIAL = "special"
    TURN_LEFT = "turn_left"
    TURN_RIGHT = "turn_right"
    UNDO = "undo"
    REDO = "redo"
    PLAY = "play"
    STEP = "step"
    STEP_BACK = "step_back"
    FASTER = "faster"
    SLOWER = "slower"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    HELP = "help"
    FORECAST = "forecast"
    SHOW = "show"


class Edit(Enum):
    """A key that changes a text."""

    BACKSPACE = "backspace"
    DELETE = "delete"
    LEFT = "left"
    RIGHT = "right"
    HOME = "home"
    END = "end"
    PASTE = "paste"


@dataclass(frozen=True, slots=True)
class Moved:
    """The pointer is here now."""

    x: float
    y: float
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Pressed:
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Released:
    x: float
    y: float
    button: int = 1
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned: up is above zero."""

    x: float
    y: float
    by: int
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Press:
    """A key went down, or repeats because it is held."""

    key: Key
    seat: Seat = NOBODY
    device: Device = KEYBOARD
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Release:
    """A key went up."""

    key: Key
    seat: Seat = NOBODY
    device: Device = KEYBOARD


@dataclass(frozen=True, slots=True)
class Letter:
    """A key without a meaning went down, by the letter or digit that stands on it."""

    letter: str
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters were typed; only scenes that want letters are told."""

    words: str


@dataclass(frozen=True, slots=True)
class Edited:
    """A key that changes a text was pressed; `words` is the clipboard when one pastes."""

    edit: Edit
    words: str = ""


@dataclass(frozen=True, slots=True)
class Code:
    """A key or button by its bare code; only scenes that want codes are told."""

    device: Device
    code: int


@dataclass(frozen=True, slots=True)
class Resized:
    """The page has this size in design units; told first of all, and at every change."""

    width: float
    height: float
    scale: float = 1


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer the one that is used; nothing is held any more."""


@dataclass(frozen=True, slots=True)
class PadLost:
    """A pad was pulled out; the seat that played with it, or NOBODY."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class PadFound:
    """A pad was plugged in. It belongs to nobody before its player presses a button."""

    name: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window, or a text that lies in none."""

    path: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A widget was chosen."""

    name: str
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Changed:
    """A widget has another value: a whole number, a truth value or words."""

    name: str
    value: int | bool | str
    seat: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Said:
    """A widget was chosen that says a value of its own."""

    value: Hashable
    seat: Seat = NOBODY


Command = (
    Moved
    | Pressed
    | Released
    | Wheel
    | Press
    | Release
    | Letter
    | Typed
    | Edited
    | Code
    | Resized
    | FocusLost
    | PadLost
    | PadFound
    | Dropped
    | Chosen
    | Changed
    | Said
)
