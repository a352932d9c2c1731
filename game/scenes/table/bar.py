"""The bar below the shared table: step back and forth, stop, skip, speed."""

from __future__ import annotations

from game.scenes.commands import Changed, Key
from game.scenes.glyphs import with_key
from game.scenes.kit import Kit
from game.scenes.play.live import Live
from game.scenes.sheet import Happening
from game.scenes.speeds import speed_name
from game.scenes.widgets.kinds import Button, Choice, Look, Widget
from game.view.box import Box
from game.view.playback import SPEEDS, faster, slower

ALL_SPEEDS = (*SPEEDS, 0)
KEYS = {
    Key.PLAY: "play",
    Key.STEP: "step",
    Key.STEP_BACK: "back",
    Key.LAST: "skip",
    Key.FASTER: "faster",
    Key.SLOWER: "slower",
}


def bar_widgets(kit: Kit, box: Box, paused: bool, idle: bool) -> tuple[Widget, ...]:
    names = ("back", "play", "step", "skip")
    keys = (Key.STEP_BACK, Key.PLAY, Key.STEP, Key.LAST)
    play = "icon.play" if paused else "icon.pause"
    pictures = ("icon.step_back", play, "icon.step", "icon.skip")
    reel = box.left(min(178.0, box.width - 148))
    speed = kit.settings.now.speed
    shown = tuple(speed_name(kit.words, each) for each in SPEEDS)
    return (
        *(
            Button(
                f"reel.{name}",
                cell,
                "",
                picture,
                look=Look.TAB,
                enabled=name == "back" or not idle,
                tip=with_key(kit, kit.words(f"tanchiki.reel.{name}"), key),
            )
            for name, key, cell, picture in zip(
                names, keys, reel.columns(4, 6), pictures, strict=True
            )
        ),
        Choice(
            "reel.speed",
            box.beside(reel.width, 8),
            "",
            (*shown, kit.words("tanchiki.reel.off")),
            ALL_SPEEDS.index(speed),
            tip=kit.words("settings.speed"),
        ),
    )


def wind(kit: Kit, live: Live, name: str, event: Happening | None = None) -> None:
    reel = live.playback
    match name, event:
        case "back", _:
            live.playback = reel.back()
        case "play", _:
            reel.paused = not reel.paused and not reel.idle
        case "step", _:
            reel.step()
        case "skip", _:
            reel.paused = False
            reel.skip()
        case "faster", _:
            kit.settings.change(speed=faster(kit.settings.now.speed))
        case "slower", _:
            kit.settings.change(speed=slower(kit.settings.now.speed))
        case "speed", Changed(value=int(place)):
            kit.settings.change(speed=ALL_SPEEDS[place])
        case _:
            pass
