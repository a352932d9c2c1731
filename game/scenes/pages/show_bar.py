"""The bar below a match that is watched or shown as it is played: play, step, jump, speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.scenes.frame.commands import Changed, Chosen, Key
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import SPEEDS
from game.scenes.frame.show_speeds import set_tempo, speed_name, tempo
from game.scenes.widgets.look_of_inputs import track
from game.scenes.widgets.widget_kinds import Button, Choice, Drawing, Look, Panel, Slider, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.show.playback import Playback
from game.view.show.show_paces import faster, slower

from .key_glyphs import with_key
from .widget_scene import Happening

HEIGHT = 72.0
APART = 5.0
"""So far from each other quiet marks stand below the slider."""

Mark = tuple[int, bool]
"""Where something begins, and whether it is more than a turn like any other."""

WATCHED = ("bar.first", "bar.back", "bar.play", "bar.step", "bar.last")
"""The buttons below a match that is over."""

PLAYED = ("bar.back", "bar.play", "bar.step", "bar.skip")
"""The buttons below a match that goes on."""

_PICTURES = {
    "bar.first": "icon.first",
    "bar.back": "icon.step_back",
    "bar.step": "icon.step",
    "bar.last": "icon.skip",
    "bar.skip": "icon.skip",
}
_KEYS = {
    "bar.play": Key.PLAY,
    "bar.step": Key.STEP,
    "bar.back": Key.STEP_BACK,
    "bar.first": Key.FIRST,
    "bar.last": Key.LAST,
    "bar.skip": Key.LAST,
    "bar.faster": Key.FASTER,
    "bar.slower": Key.SLOWER,
}


def bar(
    kit: Kit,
    box: Box,
    reel: Playback[Any, Any],
    marks: Sequence[Mark] = (),
    play: Look = Look.MAIN,
) -> tuple[Widget, ...]:
    """Return the bar of a match that is over, with a slider to any place of it."""
    inside, wide = box.inset(12, 10), 5 * 60 + 4 * 8
    rest = inside.beside(wide, 16)
    slider = Slider(
        "bar.place",
        rest.above(0).left(rest.width - 184),
        "",
        reel.place,
        0,
        max(1, reel.length),
        shown=f"{reel.place}/{reel.length}",
        tip=kit.words("bar.place"),
    )
    return (
        Panel(box, "panel", "line", 12),
        *buttons(
            kit, WATCHED, inside.left(wide).columns(5, 8), not (reel.paused or reel.idle), play
        ),
        slider,
        Drawing(track(slider.box, "", slider.shown), partial(draw_marks, marks, slider.high)),
        speed_choice(kit, rest.edge(170), kit.words("bar.speed")),
    )


def draw_marks(marks: Sequence[Mark], most: int, canvas: Canvas, line: Box) -> None:
    """Draw what one jumps by below the line; where they would touch, the loud ones stay."""
    last = -APART
    for place, loud in sorted(marks, key=lambda mark: (mark[0], not mark[1])):
        x = line.x + line.width * min(1.0, place / most)
        if loud or x - last >= APART:
            high = 9 if loud else 5
            canvas.rect(Box(x - 1, line.bottom + 3, 2, high), "accent" if loud else "quiet")
            last = x


def table_bar(kit: Kit, box: Box, paused: bool, idle: bool) -> tuple[Widget, ...]:
    """Return the bar of a match that goes on; where all is shown one can only look back."""
    left = box.left(min(178.0, box.width - 148))
    named = buttons(kit, PLAYED, left.columns(4, 6), not paused)
    tabs = (
        replace(each, look=Look.TAB, enabled=each.name == "bar.back" or not idle) for each in named
    )
    tip = kit.words("bar.speed")
    return (*tabs, speed_choice(kit, box.beside(left.width, 8), tip, off=True))


def buttons(
    kit: Kit, names: tuple[str, ...], cells: Iterable[Box], playing: bool, look: Look = Look.MAIN
) -> tuple[Button, ...]:
    """Return these buttons of a bar, whose names begin with "bar."; play has this look."""
    play = "icon.pause" if playing else "icon.play"
    return tuple(
        Button(
            name,
            cell,
            "",
            _PICTURES.get(name, play),
            look=look if name == "bar.play" else Look.PLAIN,
            tip=with_key(kit, kit.words(name), _KEYS[name]),
        )
        for name, cell in zip(names, cells, strict=True)
    )


def speed_choice(kit: Kit, box: Box, tip: str, off: bool = False) -> Choice:
    """Return the choice of the speed; `off` lets one do without moving pictures."""
    names = tuple(speed_name(kit.words, speed) for speed in SPEEDS if speed)
    names += (kit.words("bar.off"),) if off else ()
    place = SPEEDS.index(tempo(kit.settings.now))
    return Choice("bar.speed", box, "", names, place if place < len(names) else 1, tip=tip)


def meant(key: Key, names: tuple[str, ...] = WATCHED) -> Chosen | None:
    """Return what a key says to a bar with these buttons."""
    said = (name for name in (*names, "bar.faster", "bar.slower") if _KEYS[name] is key)
    return next(map(Chosen, said), None)


def wound(
    event: Happening,
    reel: Playback[Any, Any],
    kit: Kit,
    until: Callable[[Any], bool] = lambda told: False,
) -> Playback[Any, Any]:
    """Return the playback after something of a bar was used: the same one, or a new one.

    One skips to the first event that `until` asks for, else to the end.
    """
    match event:
        case Chosen("bar.first"):
            return reel.at(0)
        case Chosen("bar.last"):
            return reel.at(reel.length)
        case Chosen("bar.back"):
            return reel.back()
        case Changed("bar.place", int(place)):
            return reel.at(place)
        case Chosen("bar.step"):
            reel.step()
        case Chosen("bar.play"):
            reel.paused = not reel.paused and not reel.idle
        case Chosen("bar.skip"):
            reel.paused = False
            reel.skip(until)
        case _:
            _set_speed(event, kit)
    return reel


def _set_speed(event: Happening, kit: Kit) -> None:
    match event:
        case Chosen("bar.faster"):
            set_tempo(kit.settings, faster(tempo(kit.settings.now)))
        case Chosen("bar.slower"):
            set_tempo(kit.settings, slower(tempo(kit.settings.now)))
        case Changed("bar.speed", int(place)):
            set_tempo(kit.settings, SPEEDS[place])
        case _:
            pass
