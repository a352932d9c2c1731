"""The row of a seat in the set-up: its sign, its name, its device or commander, and who plays."""

from __future__ import annotations

from functools import partial

from game.core.rules import Seat
from game.scenes.faces.all_faces import faces_of
from game.scenes.faces.level_words import ranked
from game.scenes.frame.kit import Kit
from game.scenes.pages.player_sign import draw_marker
from game.scenes.pages.seat_device_page import device_name, device_sign
from game.scenes.widgets.widget_kinds import Button, Choice, Drawing, Field, Label, Look, Widget
from game.session.match.record import COMMANDER
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import SMALL

from .commanders import portrait
from .handicaps_page import draw_sign
from .occupants import LONGEST_NAMES, Occupant, Occupy, Rename
from .seat_choice import SeatChoice

SEATS = 560.0
ROW = 54.0
HEAD = 34.0
"""How high the line over the seats is, with the button beside it."""


def seat_rows(kit: Kit, chosen: SeatChoice, box: Box) -> tuple[Widget, ...]:
    """Return a row for every seat, and below them what adds one."""
    rows = box.below(HEAD, 8).stack(chosen.most, ROW - 6, 6)
    widgets: list[Widget] = [Label(box.top(HEAD), kit.words("setup.players"), SMALL, "quiet")]
    for seat, (place, row) in enumerate(zip(chosen.places, rows, strict=False)):
        widgets += _row(kit, chosen, seat, place, row)
    count = len(chosen.places)
    if count < chosen.most:
        words = kit.words("setup.add")
        widgets.append(Button("seat.add", rows[count].left(230), words, "icon.plus"))
    return tuple(widgets)


def level_words(kit: Kit, strength: str, strengths: tuple[str, ...]) -> str:
    """Return which of these levels a computer plays at, the weakest first, and what it does there;
    "" for a person."""
    if strength not in strengths:
        return ""
    words, about = kit.words, f"strength.{strength}.about"
    place = words("strength.place", place=strengths.index(strength) + 1, most=len(strengths))
    return f"{place} {words(about)}" if about in words else place


def _row(kit: Kit, chosen: SeatChoice, seat: Seat, place: Occupant, row: Box) -> tuple[Widget, ...]:
    marker = faces_of(kit)[chosen.game].seats.marks[seat]
    cells = row.beside(54)
    wide = 166 + (row.width - SEATS) / 2
    name = cells.left(wide)
    rest = cells.beside(wide, 8)
    # Keys that point sideways turn a choice: what lies behind it could not be reached.
    own, out = rest.left(47), rest.edge(47)
    player = Box(own.right + 8, rest.y, rest.width - 108, rest.height)
    key, hint, says = f"seat.name.{seat}", chosen.usual(seat), partial(Rename, seat)
    shared = "" if place.strength else kit.words("setup.crew")
    widgets: list[Widget] = [
        Button(
            "seat.known",
            row.left(46),
            value=seat,
            tip=kit.words("setup.known"),
            paint=lambda canvas, at: draw_marker(canvas, at, marker),
        ),
        *([Drawing(row.left(46), draw_sign)] if place.handicaps else []),
        Field(key, name, place.name, hint, LONGEST_NAMES, tip=shared, says=says),
    ]
    if not place.strength:
        widgets.append(_device(kit, seat, own))
    elif place.commander:
        widgets.append(_commander(kit, seat, place.commander, own))
    widgets.append(_who(kit, chosen, seat, place, player))
    if chosen.removable:
        tip = kit.words("setup.remove")
        widgets.append(
            Button("seat.remove", out, "", "icon.cross", Look.PLAIN, value=seat, tip=tip)
        )
    return tuple(widgets)


def _device(kit: Kit, seat: Seat, box: Box) -> Button:
    device = kit.seating.device_of(seat)
    tip = kit.words("setup.device", device=device_name(kit, device))
    return Button("seat.device", box, value=seat, tip=tip, paint=device_sign(kit, device))


def _commander(kit: Kit, seat: Seat, commander: str, box: Box) -> Button:
    def face(canvas: Canvas, at: Box) -> None:
        canvas.picture(portrait(commander), *at.middle, min(at.width, at.height) - 6)

    sign = f"{COMMANDER}{commander}"
    tip = f"{kit.words(sign)}. {kit.words(f'{sign}.about')}"
    return Button("seat.commander", box, value=seat, tip=tip, paint=face)


def _who(kit: Kit, chosen: SeatChoice, seat: Seat, place: Occupant, box: Box) -> Choice:
    """Return the choice of who plays a seat: a person, or a computer and how strong it is."""
    words, strengths = kit.words, ("", *chosen.strengths)
    options = (words("setup.human"), *(ranked(words, chosen.game, s) for s in chosen.strengths))
    now = strengths.index(place.strength)

    def says(option: int) -> Occupy:
        return Occupy(seat, strengths[option])

    tip = level_words(kit, place.strength, chosen.strengths)
    return Choice(f"seat.who.{seat}", box, "", options, now, tip=tip, says=says)
