"""Who walks in the house and what sleeps there, as far as the table that is shown knows of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from game.core.rules import Seat
from game.rules.lamps_till_dawn.house import RoomNumber
from game.rules.lamps_till_dawn.state import Table
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import Family, Style
from game.view.show.clip import Pose
from game.view.show.drawn_effects import Running

from .standing_pieces import ASLEEP, SCARED, WHISPER, on_page, stance, tallness, walker


def draw_walkers(
    canvas: Canvas, place: BoardPlace, table: Table, poses: Mapping[str, Pose]
) -> None:
    """Draw who is seen, the farther ones first; a pose says who is on the way, and how."""
    seen: dict[Seat, tuple[Pose, str]] = {}
    for seat in table.seats:
        room = table.characters[seat].room
        if room is not None:
            seen[seat] = stance(table, seat, room), ""
    for name, pose in poses.items():
        kind, number, *looks = name.split(" ")
        if kind == "walker":
            seen[int(number)] = pose, "".join(looks)
    for seat, (pose, how) in sorted(seen.items(), key=lambda each: (each[1][0].y, each[0])):
        draw_walker(canvas, place, table, seat, pose, how)


def with_fright(
    table: Table, poses: Mapping[str, Pose], running: Running, kinds: Collection[str]
) -> dict[str, Pose]:
    """Return the poses in which whoever such an effect is of throws up its arms, where it is
    seen."""
    named = (effect.kind.split(" ") for effect, _ in running)
    found = {words[1] for words in named if words[0] in kinds}
    now = dict(poses)
    for seat in map(int, found):
        room = table.characters[seat].room
        if room is not None:
            now.setdefault(f"walker {seat}", stance(table, seat, room))
    return {
        f"{name} {SCARED}" if name.partition(" ")[2] in found else name: pose
        for name, pose in now.items()
    }


def draw_walker(
    canvas: Canvas, place: BoardPlace, table: Table, seat: Seat, pose: Pose, how: str = ""
) -> None:
    """Draw a character with its feet here, and the emblem of its seat before them."""
    (x, y), size = place.spot(pose.x, pose.y), place.size * tallness(table) * pose.size
    canvas.piece(walker(table, seat, how), x, y, size, 0, pose.alpha)
    canvas.picture(f"emblem.{seat}", x + size * 0.26, y - size * 0.06, size * 0.5, 0, pose.alpha)


def draw_nightmares(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw the rooms that were told, and what lies dormant where that is known."""
    told = Counter(each.hint for each in table.nightmares)
    for room, count in sorted(told.items()):
        _draw_mark(canvas, place, table, room, "house.whisper", WHISPER, count)
    draw_sleepers(canvas, place, table)


def draw_sleepers(canvas: Canvas, place: BoardPlace, table: Table) -> None:
    """Draw what lies dormant where that is known, each with the emblem of who called it."""
    asleep = Counter(each.room for each in table.nightmares if each.room is not None)
    for room, count in sorted(asleep.items()):
        _draw_mark(canvas, place, table, room, "nightmare.asleep", ASLEEP, count)
        owners = {each.owner for each in table.nightmares if each.room == room}
        for number, owner in enumerate(sorted(each for each in owners if each is not None)):
            x, y = on_page(place, table.house, room, ASLEEP)
            spot = x - place.size * (0.2 - 0.24 * number), y + place.size * 0.3
            canvas.picture(f"emblem.{owner}", *spot, place.size * 0.28)


def _draw_mark(
    canvas: Canvas,
    place: BoardPlace,
    table: Table,
    room: RoomNumber,
    picture: str,
    spot: tuple[float, float],
    count: int,
) -> None:
    x, y = on_page(place, table.house, room, spot)
    canvas.picture(picture, x, y, place.size * 0.56)
    if count > 1:
        style = Style(Family.DISPLAY, max(10, round(place.size * 0.3)))
        at = x + place.size * 0.24, y
        for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5)):
            canvas.text(str(count), at[0] + dx, at[1] + dy, style, "night", "centre")
        canvas.text(str(count), *at, style, "words", "centre")
