"""Who is given a handicap: a page over the set-up, a row for each seat by its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.rules import Seat
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit, Words
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.player_sign import draw_marker
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Toggle, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, SMALL, STRONG

from .seat_choice import SeatChoice

ROW = 56.0
NAMES, BESIDE = 300.0, 14.0
"""How much room names have, and how much lies beside what stands over a column."""
Named = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """What each seat is given now: the answer of the page."""

    handicaps: tuple[Named, ...]


def handicaps_button(kit: Kit, seats: SeatChoice, box: Box) -> tuple[Widget, ...]:
    """Return the way to the page, for a game that has handicaps and players to compare."""
    words, places = kit.words, seats.places
    if not faces_of(kit)[seats.game].handicaps or len(places) == 1:
        return ()
    count = sum(bool(place.handicaps) for place in places)
    said = words("handicaps.count", count=count) if count else words("handicaps.title")
    return (Button("seat.handicaps", box, said, tip=words("handicaps.tip")),)


def handicaps_scene(kit: Kit, seats: SeatChoice) -> Sheet:
    """Return the page; it pops `Given` on every way out."""
    game, places = seats.game, seats.places
    offered, now = faces_of(kit)[game].handicaps, [place.handicaps for place in places]
    names = tuple(map(seats.name, range(len(places))))

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("handicaps.title"))
        done = Box(room.right - 300, room.bottom - 64, 300, 62)
        about = room.top(page.grown(30) * 2)
        heads = room.below(about.height, 8).top(page.grown(26) * 2)
        high = min(ROW, (done.y - heads.bottom - 20) / len(now))
        rows = Box(room.x, heads.bottom + 6, room.width, high * len(now)).rows(len(now), 0)
        return (
            *frame,
            Label(about, kit.words(f"handicaps.{game}.about"), BODY, "quiet"),
            *_heads(kit.words, game, offered, heads),
            *(w for seat, row in enumerate(rows) for w in _row(kit, game, seat, names, now, row)),
            Button("done", done, kit.words("handicaps.done"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name in ("done", BACK):
                return Pop(Given(tuple(now)))
            case Changed(name, bool(on)):
                handicap, _, seat = name.rpartition(".")
                now[int(seat)] = _changed(offered, now[int(seat)], handicap, on)
        return None

    return Sheet(kit, widgets, answer, back=lambda: Pop(Given(tuple(now))), first="done")


def draw_sign(canvas: Canvas, at: Box) -> None:
    """Mark a seat's picture: something was given to it."""
    spot = Box(at.right - 17, at.bottom - 20, 18, 18)
    canvas.circle(spot.middle, 10, "night")
    canvas.picture("icon.plus", *spot.middle, 16)


def _changed(offered: Named, now: Named, handicap: str, on: bool) -> Named:
    kept = {*now, handicap} if on else {*now} - {handicap}
    return tuple(name for name in offered if name in kept)


def _heads(words: Words, game: str, offered: Named, box: Box) -> tuple[Widget, ...]:
    return tuple(
        Label(
            cell.inset(BESIDE, 0),
            words(f"handicap.{game}.{name}.about"),
            SMALL,
            "quiet",
            stand="bottom",
        )
        for name, cell in zip(offered, _cells(box, len(offered)), strict=True)
    )


def _row(
    kit: Kit, game: str, seat: Seat, names: Sequence[str], now: Sequence[Named], box: Box
) -> tuple[Widget, ...]:
    face, row = faces_of(kit)[game], box.above(6)
    marker, offered = face.seats.marks[seat], face.handicaps
    return (
        Drawing(row.left(46), lambda canvas, at: draw_marker(canvas, at, marker)),
        Label(row.left(NAMES - 12).beside(58), names[seat], STRONG),
        *(
            Toggle(f"{name}.{seat}", cell, kit.words(f"handicap.{game}.{name}"), name in now[seat])
            for name, cell in zip(offered, _cells(row, len(offered)), strict=True)
        ),
    )


def _cells(row: Box, count: int) -> tuple[Box, ...]:
    return tuple(row.beside(NAMES).columns(count, 10))
