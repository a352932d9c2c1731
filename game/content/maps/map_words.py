"""Every word a map may use, and what stands where a map maker wrote nothing.

Tiled leaves out a property that is as its class says, so `maps/tankodrom.tiled-project` has to
name the same defaults; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.content.texts import LANGUAGES
from game.core.grid import STRAIGHT, Facing

AS_DRAWN = "as_drawn"
FACINGS: Mapping[str, Facing] = {facing.name.lower(): facing for facing in Facing}
STRAIGHTS = tuple(facing.name.lower() for facing in STRAIGHT)
NO_AIM = "none"
TITLED: Mapping[str, str] = {
    **{f"{word}.{language}": "" for word in ("title", "about") for language in LANGUAGES},
    "author": "",
    "order": "500",
}
CHALLENGE: Mapping[str, str] = {
    "aim": NO_AIM,
    "count": "1",
    "careful": "false",
    "three": "5",
    "two": "7",
    "one": "10",
    "seed": "0",
}


@dataclass(frozen=True, slots=True)
class ThingWords:
    """A class of objects, and what stands where nothing was written of one."""

    name: str
    defaults: Mapping[str, str] = field(default_factory=dict)


NOTE = ThingWords("note")


@dataclass(frozen=True, slots=True)
class Words:
    """What the maps of one class are drawn with, and what they may say of themselves.

    `open` is the terrain that obstacles and tokens may lie on; `token_layer` holds tiles of the
    terrain `token`, "" where there are none; where there is no terrain at all, maps are drawn
    with objects. `things` are the object layers and what each is for. `own` are the properties of
    this class alone, `aims` what its challenges may ask for and how many at most, `movers` the
    words for the seats of which one may begin.
    """

    terrains: tuple[str, ...]
    open: str
    token_layer: str
    token: str
    things: Mapping[str, ThingWords]
    own: Mapping[str, str]
    options: tuple[str, ...] = ()
    aims: Mapping[str, int] = field(default_factory=dict)
    movers: tuple[str, ...] = ()

    @property
    def tile_layers(self) -> tuple[str, ...]:
        drawn = ("terrain", "obstacles", self.token_layer) if self.terrains else ()
        return (*filter(None, drawn), "decoration")

    @property
    def defaults(self) -> Mapping[str, str]:
        """What stands where a map of this class says nothing."""
        tasks = {f"challenge.{name}": value for name, value in CHALLENGE.items() if self.aims}
        return {**TITLED, **self.own, **tasks}
