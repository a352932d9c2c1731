"""The last page of the first start: one invitation, to the game that fits how many have pressed.

Whoever is alone is led through a first match; more people sit down at a table. Nobody has to choose
among games.
"""

from __future__ import annotations

from functools import partial

from game.content.files.reader import ContentError
from game.content.shelf.boxes import ShelfBox, load_first
from game.scenes.faces.all_faces import FACES
from game.scenes.frame.commands import Changed, Chosen, Device, Key
from game.scenes.frame.company import MOST
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace, Scene
from game.scenes.opening.opening import opened_game
from game.scenes.pages.evening_sky import VEILED, evening, plate
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.key_glyphs import pad_name
from game.scenes.pages.seat_device_page import device_sign
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Widget
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, STRONG
from game.view.shelf.box_front import draw_box
from game.view.shelf.cover import SHAPE, Cover

from .who_pressed import WhoPressed

WIDEST, SLIM, GAP = 1440.0, 0.43, 32.0
"""How wide the invitation is at the most, and how high for its width."""

CHIP, BETWEEN = 72.0, 10.0
HEADING, LINE, ABOUT, ASKED, BUTTONS = 56.0, 34.0, 92.0, 112.0, 64.0
MANY = 3
"""So many are asked for a longer game."""


def invited(kit: Kit) -> Change:
    """Lead to the invitation; to the title where nothing can be read that one is invited to."""
    try:
        return Replace(five_minutes_scene(kit))
    except ContentError:
        return Pop()


def five_minutes_scene(kit: Kit) -> Sheet:
    boxes = load_first(tuple(FACES))
    pressed = WhoPressed(kit)

    def offered() -> ShelfBox:
        return boxes[min(pressed.count, len(boxes)) - 1]

    def widgets(page: Page) -> tuple[Widget, ...]:
        wide = min(WIDEST, page.width - 160)
        whole = page.box.above(24).centred(wide, min(page.height - 220, wide * SLIM))
        front = whole.left(whole.height * SHAPE)
        return (
            plate(whole.inset(-28, -20)),
            Drawing(front, partial(_front, kit, offered())),
            *_told(kit, whole.beside(front.width, GAP), offered(), pressed),
            foot(kit, page, back="sits.title_page"),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("first.play"):
                return _plays(kit, offered(), pressed)
            case Chosen("first.more"):
                pressed.shares()
            case Changed("first.gone", int(place)):
                pressed.goes(place)
            case Chosen("later"):
                return Pop()
            case _:
                pass
        return None

    return Sheet(
        kit, widgets, answer, before=pressed.take, paper=evening(VEILED), first="first.play"
    )


def _plays(kit: Kit, box: ShelfBox, pressed: WhoPressed) -> Change:
    if pressed.count > 1:
        kit.company.here = pressed.people()
        return Replace(opened_game(kit, box.game))
    try:
        return Replace(_first_match(kit, box.game))
    except ContentError:
        # The page of the guided matches says what is wrong with the file.
        return Pop()


def _first_match(kit: Kit, game: str) -> Scene:
    from game.scenes.lessons.coach import lesson_table
    from game.scenes.lessons.lesson_progress import course_of

    return lesson_table(kit, course_of(game), 0)


def _front(kit: Kit, box: ShelfBox, canvas: Canvas, at: Box) -> None:
    draw_box(canvas, at, Cover(box.cover, kit.words(f"door.{box.game}")), 0, at)


def _told(kit: Kit, room: Box, box: ShelfBox, pressed: WhoPressed) -> tuple[Widget, ...]:
    words, count = kit.words, pressed.count
    game = words(f"door.{box.game}")
    said = words("first.many", count=count, game=game) if count > 1 else words("first.alone")
    key = pad_name(kit, Key.ACCEPT)
    what, buttons = room.below(HEADING, 10), room.foot(BUTTONS)
    who = room.above(BUTTONS + 32)
    return (
        Label(room.top(HEADING), words(f"first.title.{min(count, MANY)}"), HEAD, "words"),
        Label(what.top(LINE), said, STRONG, "accent"),
        Label(what.below(LINE, 4).top(ABOUT), words(box.line), BODY, "words", stand="top"),
        Label(
            who.above(CHIP + 8).foot(ASKED),
            words("first.join", key=key),
            BODY,
            "quiet",
            stand="bottom",
        ),
        *_chips(kit, who.foot(CHIP), pressed),
        Button("first.play", buttons.left(300), words("shelf.play"), "icon.play_ink", Look.MAIN),
        Button("later", buttons.beside(300, 16).left(260), words("first.later")),
    )


def _chips(kit: Kit, room: Box, pressed: WhoPressed) -> tuple[Widget, ...]:
    """Return everybody with the own device, and the way in for who has none; all but the first may
    go again."""
    cells = room.columns(MOST + 1, BETWEEN)
    first, *others = (partial(_chip, kit, n, pressed.shown(n)) for n in range(pressed.count))
    here: tuple[Widget, ...] = (
        Drawing(cells[0], first),
        *(
            Button("first.gone", cells[n], value=n, tip=kit.words("first.gone"), paint=paint)
            for n, paint in enumerate(others, 1)
        ),
    )
    if pressed.full:
        return here
    tip = kit.words("first.more")
    more = Button("first.more", cells[pressed.count], picture="icon.plus", tip=tip)
    return (*here, more)


def _chip(kit: Kit, number: int, device: Device | None, canvas: Canvas, box: Box) -> None:
    whole = box.centred(CHIP, CHIP)
    canvas.plate(whole, "panel_light", 10, f"seat.{number}", 3)
    canvas.picture(f"emblem.{number}", whole.middle[0], whole.y + 23, 34)
    device_sign(kit, device)(canvas, whole.foot(30).moved(0, -3))
