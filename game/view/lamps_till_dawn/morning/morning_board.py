"""The whole night from above as it is told again: the house, everybody in it, and the race below.

With less motion each hour is one still picture: where all have gone in it, and what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.rules.lamps_till_dawn.state import Side, Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.lamps_till_dawn.drawn_effects import EFFECTS
from game.view.lamps_till_dawn.lamp_light import draw_veils, seen_lit
from game.view.lamps_till_dawn.pieces import draw_sleepers, draw_walkers, with_fright
from game.view.lamps_till_dawn.room_signs import Named, write_name
from game.view.show.clip import Pose
from game.view.show.drawn_effects import Running
from game.view.show.playback import Playback

from .captions import Captions, write
from .encounter_marks import draw_glow, draw_marks
from .hour_clips import elapsed, hour_clip
from .hours import Hour, Seen, table_at
from .laid_out import LaidOut, laid_out
from .painted_scene import draw_madness, draw_scene
from .progress import Moment
from .race import draw_race, head_of

STILL = 45
"""With less motion an effect is shown as it is after so many hundredths of its time."""
FADES_MS = 2400
"""So long foot prints are to be seen."""
PRINT = 0.25
HALO = (0.74, 0.56, 0.4)
CANDLE, SHINE = (255, 206, 120, 26), (150, 150, 235, 40)
SHOWN_ANYWAY = frozenset({"hour", "lamp_on", "lamp_off", "asleep", "spark"})
"""What a still picture shows already by how it stands."""


Said = Callable[[Moment], Captions]


def draw_morning(
    canvas: Canvas, box: Box, reel: Playback[Seen, Hour], calm: bool, named: Named, said: Said
) -> None:
    """Draw what is shown now of a night that is told again."""
    moment = _now(reel, calm)
    seen, hour = moment.seen, moment.hour
    table = table_at(seen, hour, moment.ms) if hour else seen.table
    poses, running = _still(seen, hour) if calm and hour else (reel.poses(), reel.effects())
    laid, words = laid_out(box, table.house, canvas.scale), said(moment)
    place = laid.place
    with canvas.clip(box):
        draw_scene(canvas, laid, moment, table, seen_lit(table, running), named)
        draw_veils(canvas, place, table, running, calm, named)
        draw_madness(canvas, laid, moment, calm)
        _draw_prints(canvas, place, moment, calm)
        draw_glow(canvas, place, table.house, moment, calm)
        for number in {each.encounter.room for each, _ in moment.glowing()}:
            write_name(canvas, place, table.house, number, named, None)
        draw_sleepers(canvas, place, table)
        EFFECTS.draw_below(canvas, place, running, calm)
        frightened = with_fright(table, poses, running, {"scream"})
        _draw_halos(canvas, place, table, frightened)
        draw_walkers(canvas, place, table, frightened)
        draw_race(canvas, laid.race, moment, words.met)
        draw_marks(canvas, place, table.house, moment, calm)
        EFFECTS.draw_above(canvas, place, _led(laid, moment, running), calm)
        write(canvas, laid, moment, words)


def _now(reel: Playback[Seen, Hour], calm: bool) -> Moment:
    """Return the moment that is shown; with less motion it is the end of its hour."""
    hour: Hour | None = reel.current
    if hour is None:
        return Moment(reel.shown, None, 0)
    return Moment(reel.shown, hour, hour.ms if calm else elapsed(reel.effects()))


def _still(seen: Seen, hour: Hour) -> tuple[dict[str, Pose], Running]:
    """Return one picture of an hour: all where it leads them, and what happened in its middle."""
    clip = hour_clip(seen, hour)
    kept = (each for each in clip.effects if each.kind.partition(" ")[0] not in SHOWN_ANYWAY)
    return clip.at(hour.ms), tuple((each, each.ms * STILL // 100) for each in kept)


def _draw_halos(canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]) -> None:
    """Let everybody be seen in the dark: Light by its candle, Dark by a cold shine behind it."""
    for name, pose in poses.items():
        side = table.side(int(name.split(" ")[1]))
        x, y = place.spot(pose.x, pose.y - 0.42)
        for share in HALO:
            red, green, blue, alpha = CANDLE if side is Side.LIGHT else SHINE
            colour = red, green, blue, alpha * pose.alpha // 255
            canvas.circle((x, y), place.size * share, colour)


def _led(laid: LaidOut, moment: Moment, running: Running) -> Running:
    """Return the effects, with sparks that fly to the runners of the race."""
    for effect, ms in running:
        if effect.kind.startswith("spark "):
            side = Side(effect.kind.partition(" ")[2])
            x, y = laid.place.under(*head_of(laid.race, moment, side))
            effect = replace(effect, to_x=x, to_y=y)
        yield effect, ms


def _draw_prints(canvas: Canvas, place: BoardPlace, moment: Moment, calm: bool) -> None:
    """Draw the foot prints of the latest ways: they fade, and those of Dark are cornered."""
    setup, size = moment.seen.table.setup, place.size * PRINT
    for hour, ms in moment.hours(moment.seen.before[-1:] if calm else moment.seen.before):
        for walk in hour.walks:
            found = []
            for left, x, y in walk.prints:
                fresh = 1.0 if calm else 1 - (ms - left) / FADES_MS
                if left <= ms and fresh > 0 and not (calm and hour is not moment.hour):
                    found.append((*place.spot(x, y), size, round(230 * fresh / 16) * 16))
            canvas.scatter(f"night_step.{setup.sides[walk.seat].value}.{walk.seat}", found)
