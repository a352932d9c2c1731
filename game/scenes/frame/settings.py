"""What a player has chosen for this machine, as one value that is written as plain JSON."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, get_type_hints

from game.content.texts import LANGUAGES, clean
from game.core.codec import Codec, Unreadable
from game.view.show import show_paces

from .company import MOST, Sitter
from .key_bindings import Binding

FORMAT = 1
PORT = 8765
PORTS = 1024, 65535
LONGEST_TABLE = 24
LONGEST_NAME = 16
LONGEST_SEAT = 72
"""Several people may share a seat."""
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""Each language in its own name."""


class Curtain(Enum):
    """When the screen is hidden between two seats; `FACE_DOWN` hides hands in its place, where
    a game can and everybody at this screen has a device of the own."""

    ALWAYS = "always"
    FACE_DOWN = "face_down"
    OPEN = "open"


class Confirm(Enum):
    """How a move is made final in Tank Chess."""

    TWICE = "twice"
    HOLD = "hold"
    NONE = "none"


class Sits(Enum):
    """Where whoever plays sits: near the screen, or so far that letters must be larger."""

    DESK = "desk"
    SOFA = "sofa"


@dataclass(frozen=True, slots=True)
class Settings:
    """Speeds are in percent, 0 is off; volumes go from 0 to 10. `tempo` is the table's share of
    both speeds.

    `setups` is the last table of each game, in a form of the game's own. `seen` names hints
    and guided turns that are not shown again, `lessons` says by game how many of its guided match
    are done. `phones` may join where that is wanted, at the address `phone_place`, "" for the
    likeliest, from `phone_port` on; they are shown `phone_table` as its name. `aid` is whether
    the board shows what all could work out, `remarks` whether commanders make faces and say lines.
    With `spare_choices` the program chooses where it makes no difference to whoever would be
    asked. `person` is the name of whoever plays alone here and types none, "" for nobody; `company`
    are those who played together last. A language of "" is the system's. `most_kept` is how many
    matches that nobody asked to keep stay among the records, 0 for all.
    """

    language: str = ""
    speed: int = 100
    bot_speed: int = 100
    tempo: int = 100
    less_motion: bool = False
    contrast: bool = False
    remarks: bool = True
    text_size: int = 100
    sits: Sits = Sits.DESK
    curtain: Curtain = Curtain.FACE_DOWN
    confirm: Confirm = Confirm.TWICE
    coordinates: bool = True
    spare_choices: bool = False
    aid: bool = True
    muted: bool = False
    volume: int = 8
    effects: int = 8
    music: int = 5
    most_kept: int = 0
    phones: bool = True
    phone_port: int = PORT
    phone_place: str = ""
    phone_table: str = ""
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    place: tuple[int, int] | None = None
    bindings: tuple[Binding, ...] = ()
    seen: frozenset[str] = frozenset()
    setups: tuple[tuple[str, str], ...] = ()
    lessons: tuple[tuple[str, int], ...] = ()
    person: str = ""
    company: tuple[Sitter, ...] = ()


SPEEDS = (*show_paces.SPEEDS, show_paces.OFF)
PHONE_PORTS = (PORT, 8080, 8000, 9000, 49300, 50505)
MOST_KEPT = (0, 50, 100, 200, 500)
TEXT_SIZES = (100, 110, 125, 150)
LEAST_WINDOW = (640, 360)
LARGEST_WINDOW = (7680, 4320)


def plain(settings: Settings) -> dict[str, Any]:
    return {"format": FORMAT, **_codec_of_all().plain(settings)}


def read(written: Any) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings, and what of them could not be read and is as at first."""
    if not isinstance(written, dict):
        return Settings(), ("settings",)
    hints, found, faults = get_type_hints(Settings), {}, []
    for name in (field.name for field in fields(Settings)):
        if name not in written:
            continue
        try:
            found[name] = Codec[Any](hints[name]).value(written[name])
        except Unreadable:
            faults.append(name)
    return checked(Settings(**found)), tuple(faults)


def checked(settings: Settings) -> Settings:
    """Return the settings with every number brought back into its range."""
    return replace(
        settings,
        language=settings.language if settings.language in LANGUAGES else "",
        speed=_one_of(settings.speed, SPEEDS, 100),
        bot_speed=_one_of(settings.bot_speed, SPEEDS, 100),
        tempo=_one_of(settings.tempo, SPEEDS, 100),
        text_size=_one_of(settings.text_size, TEXT_SIZES, 100),
        most_kept=_one_of(settings.most_kept, MOST_KEPT, 0),
        volume=max(0, min(10, settings.volume)),
        effects=max(0, min(10, settings.effects)),
        music=max(0, min(10, settings.music)),
        window=window_size(*settings.window),
        phone_port=settings.phone_port if PORTS[0] <= settings.phone_port <= PORTS[1] else PORT,
        phone_table=clean(settings.phone_table)[:LONGEST_TABLE],
        person=clean(settings.person)[:LONGEST_NAME].strip(),
        company=tuple(map(_sitter, settings.company[:MOST])),
    )


def phone_ports(settings: Settings) -> tuple[int, ...]:
    """Return the ports one may choose from, and one that was set by hand."""
    own = settings.phone_port
    return PHONE_PORTS if own in PHONE_PORTS else (*PHONE_PORTS, own)


def window_size(width: int, height: int) -> tuple[int, int]:
    """Return the size brought into what a window may have."""
    return (
        max(LEAST_WINDOW[0], min(LARGEST_WINDOW[0], width)),
        max(LEAST_WINDOW[1], min(LARGEST_WINDOW[1], height)),
    )


def _sitter(each: Sitter) -> Sitter:
    return replace(each, name=clean(each.name)[:LONGEST_SEAT].strip(), pad=each.pad[:LONGEST_SEAT])


def _one_of(value: int, values: tuple[int, ...], otherwise: int) -> int:
    return value if value in values else otherwise


def _codec_of_all() -> Codec[Settings]:
    return Codec(Settings)
