"""Marks in rooms: where somebody may be, where one was seen last."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.core.rules import Seat
from game.rules.lamps_till_dawn.house import House, RoomNumber
from game.rules.lamps_till_dawn.state import Side
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.canvas import Canvas

from .standing_pieces import MAYBE, SEEN, box_of, on_page, side_picture

INSET = 0.13
DOTS = 8
"""So many dots are along each wall of a room where somebody may be, but for that of its name."""


def mark_whereabouts(
    canvas: Canvas,
    place: BoardPlace,
    house: House,
    rooms: Collection[RoomNumber],
    side: Side,
    aside: float = 0,
) -> None:
    """Edge the rooms where somebody of a side may be with a row of dots, and show its mark, so far
    aside."""
    for number in sorted(rooms):
        box = box_of(place, house, number).inset(place.size * INSET)
        for share in (step / DOTS for step in range(DOTS)):
            along, down = box.width * share, box.height * share
            for spot in (
                (box.x + along, box.y),
                (box.right, box.y + down),
                (box.x, box.y + down),
            ):
                canvas.circle(spot, max(1.8, place.size * 0.036), "night")
                canvas.circle(spot, max(1.0, place.size * 0.022), "house_moon")
        x, y = on_page(place, house, number, (MAYBE[0] - aside, MAYBE[1]))
        canvas.picture(side_picture(side), x, y, place.size * 0.6)


def mark_seen(
    canvas: Canvas, place: BoardPlace, house: House, seen: Iterable[tuple[Seat, RoomNumber]]
) -> None:
    """Show where seats were seen last, as everybody knows: foot prints with their emblems."""
    in_room: dict[RoomNumber, int] = {}
    for seat, number in seen:
        count = in_room[number] = in_room.get(number, 0) + 1
        x, y = on_page(place, house, number, SEEN)
        x += place.size * 0.4 * (count - 1)
        canvas.picture("house.seen", x, y, place.size * 0.5)
        canvas.picture(f"emblem.{seat}", x + place.size * 0.14, y, place.size * 0.26)
