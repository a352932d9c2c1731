"""The bar below a match that is watched: play, step both ways, jump, speed."""

from __future__ import annotations

from typing import Any

from game.scenes.widgets.kinds import Button, Choice, Look, Panel, Slider, Widget
from game.view.box import Box
from game.view.playback import SPEEDS, Playback, faster, slower

from .commands import Changed, Chosen, Command, Key, Press
from .glyphs import with_key
from .kit import Kit
from .sheet import Happening
from .speeds import speed_name

HEIGHT = 72.0

_KEYS = {
    Key.PLAY: "bar.play",
    Key.STEP: "bar.step",
    Key.STEP_BACK: "bar.back",
    Key.FIRST: "bar.first",
    Key.LAST: "bar.last",
    Key.FASTER: "bar.faster",
    Key.SLOWER: "bar.slower",
}
_KEY_OF = {name: key for key, name in _KEYS.items()}


def bar(kit: Kit, box: Box, reel: Playback[Any, Any]) -> tuple[Widget, ...]:
    """Return the widgets of the bar; their names begin with "bar."."""
    cells = box.inset(12, 10).left(5 * 60 + 4 * 8).columns(5, 8)
    play = "icon.play" if reel.paused or reel.idle else "icon.pause"
    pictures = ("icon.replay", "icon.step_back", play, "icon.step", "icon.skip")
    names = ("bar.first", "bar.back", "bar.play", "bar.step", "bar.last")
    speed = kit.settings.now.speed
    shown = tuple(speed_name(kit.words, each) for each in SPEEDS)
    rest = box.inset(12, 10).beside(5 * 60 + 4 * 8, 16)
    return (
        Panel(box, "panel", "line", 12),
        *(
            Button(
                name,
                cell,
                "",
                picture,
                look=Look.MAIN if name == "bar.play" else Look.PLAIN,
                tip=with_key(kit, kit.words(name), _KEY_OF[name]),
            )
            for name, cell, picture in zip(names, cells, pictures, strict=True)
        ),
        Slider(
            "bar.place",
            rest.above(0).left(rest.width - 184),
            "",
            reel.place,
            0,
            max(1, reel.length),
            shown=f"{reel.place}/{reel.length}",
            tip=kit.words("bar.place"),
        ),
        Choice(
            "bar.speed",
            rest.edge(170),
            "",
            shown,
            SPEEDS.index(speed) if speed in SPEEDS else 1,
            tip=kit.words("bar.speed"),
        ),
    )


def meant(command: Command) -> Happening | None:
    """Return what a key says to the bar."""
    if isinstance(command, Press) and command.key in _KEYS:
        return Chosen(_KEYS[command.key])
    return None


def turned(event: Happening, reel: Playback[Any, Any], kit: Kit) -> Playback[Any, Any]:
    """Return the playback after something of the bar was used: the same one, or a new one."""
    match event:
        case Chosen("bar.first"):
            return reel.at(0)
        case Chosen("bar.last"):
            return reel.at(reel.length)
        case Chosen("bar.back"):
            return reel.back()
        case Chosen("bar.step"):
            reel.step()
        case Chosen("bar.play"):
            if reel.idle and reel.length:
                reel = reel.at(0)
            reel.paused = not reel.paused
        case Chosen("bar.faster"):
            kit.settings.change(speed=faster(kit.settings.now.speed))
        case Chosen("bar.slower"):
            kit.settings.change(speed=slower(kit.settings.now.speed))
        case Changed("bar.speed", int(place)):
            kit.settings.change(speed=SPEEDS[place])
        case Changed("bar.place", int(place)):
            return reel.at(place)
        case _:
            pass
    return reel
