"""The line in the shelf's head: who is here with which device, or whether it is the same as last
time. Whoever has no name is an emblem there, which a game calls as it calls its seat. Where there
is little room it says less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.scenes.frame.company import Person
from game.scenes.frame.kit import Kit
from game.scenes.pages.head_and_foot import title_wide
from game.scenes.pages.seat_device_page import device_name, device_sign
from game.scenes.pages.widget_scene import Page
from game.scenes.people.profiles import picture_of
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Paint, Widget
from game.session.people.profiles import EMBLEMS, Profiles
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BUTTON, LABEL

YES, OTHERS, PHONE, PERSON = "here.yes", "here.others", "here.phone", "here.person"
TOP, HIGH, BACK = 18.0, 50.0, 178.0
"""Where the line begins below the edge, and how much of it the way back takes."""
GAP, INSIDE, SIGN, DEVICE = 8.0, 8.0, 34.0, 46.0


@dataclass(frozen=True, slots=True)
class Line:
    """Who stands in it: the people who are `here`, or those who are asked about."""

    people: tuple[Person, ...]
    here: bool
    hint: str = ""


def line(kit: Kit, page: Page, room: Box, known: Profiles, told: Line) -> tuple[Widget, ...]:
    """Return the line in the head of a page whose content has this room."""
    x = room.x + BACK + title_wide(page, kit.words("shelf.title")) + 2 * GAP
    all = Box(x, TOP, room.right - x, HIGH)
    buttons = _buttons(kit, page, all, told)
    left = Box(x, TOP, min(each.box.x for each in buttons) - GAP - x, HIGH)
    if not told.people:
        fits = bool(told.hint) and page.measure(told.hint, LABEL)[0] <= left.width
        return (*((Label(left, told.hint, LABEL, "quiet", "right"),) if fits else ()), *buttons)
    asked = "" if told.here else kit.words("shelf.here.again")
    named, asked = _fits(page, left.width, told.people, kit, asked)
    wide = page.measure(asked, LABEL)[0] + 2 * GAP if asked else 0.0
    chips = _chips(kit, page, left.left(left.width - wide), known, told, named)
    question = (Label(left.edge(wide), asked, LABEL, "quiet", "centre"),) if asked else ()
    return (*chips, *question, *buttons)


def _buttons(kit: Kit, page: Page, room: Box, told: Line) -> tuple[Button, ...]:
    """Return what is answered, from the right edge: a phone, others, and yes."""
    words = kit.words
    found = [Button(PHONE, room, picture="icon.phone", tip=words("shelf.here.phone"))]
    if told.people:
        found.append(Button(OTHERS, room, words("shelf.here.others")))
    if told.people and not told.here:
        found.append(Button(YES, room, words("shelf.here.yes"), "icon.tick"))
    right, placed = room.right, list[Button]()
    for each in found:
        sign = SIGN + GAP if each.picture and each.words else 0.0
        wide = page.measure(each.words, BUTTON)[0] + sign + 28 if each.words else HIGH + 8
        placed.append(replace(each, box=Box(right - wide, room.y, wide, room.height), margin=4))
        right -= wide + GAP
    return tuple(placed)


def _fits(
    page: Page, room: float, people: Sequence[Person], kit: Kit, asked: str
) -> tuple[bool, str]:
    """Return whether names stand there, and what is asked, as far as there is room."""
    question = page.measure(asked, LABEL)[0] + 2 * GAP if asked else 0.0
    names = sum(_wide(kit, page, each, True) + GAP for each in people)
    signs = sum(_wide(kit, page, each, False) + GAP for each in people)
    if names + question <= room:
        return True, asked
    if names <= room:
        return True, ""
    return False, asked if signs + question <= room else ""


def _wide(kit: Kit, page: Page, each: Person, named: bool) -> float:
    name = GAP + page.measure(each.name, LABEL)[0] + GAP if named and each.name else 0.0
    return INSIDE * 2 + SIGN + name + (GAP + DEVICE if each.device is not None else 0.0)


def _chips(
    kit: Kit, page: Page, room: Box, known: Profiles, told: Line, named: bool
) -> tuple[Widget, ...]:
    """Return everybody, at the right end of the room; who is here may be called by a name."""
    wides = [_wide(kit, page, each, named) for each in told.people]
    share = min(1.0, (room.width + GAP) / sum(wide + GAP for wide in wides))
    x = room.right - (sum(wide + GAP for wide in wides) - GAP) * share
    found: list[Widget] = []
    for place, (each, wide) in enumerate(zip(told.people, wides, strict=True)):
        box = Box(x, room.y, wide * share, room.height)
        paint = _paint(kit, known, told.people, place, named)
        device = device_name(kit, each.device)
        asked = "shelf.here.person" if each.name else "shelf.here.nameless"
        tip = kit.words(asked, name=each.name, device=device)
        chip = Button(PERSON, box, look=Look.TAB, value=place, tip=tip, paint=paint)
        found.append(chip if told.here else Drawing(box, paint))
        x += (wide + GAP) * share
    return tuple(found)


def _paint(kit: Kit, known: Profiles, people: Sequence[Person], place: int, named: bool) -> Paint:
    each, worn = people[place], emblems(known, people)[place]
    sign = device_sign(kit, each.device)

    def paint(canvas: Canvas, box: Box) -> None:
        inside = box.inset(min(INSIDE, box.width / 10), 0)
        device = inside.edge(min(DEVICE, inside.width * 0.56) if each.device is not None else 0)
        rest = inside.left(inside.width - device.width)
        emblem = rest.left(min(SIGN, rest.width))
        canvas.picture(worn, *emblem.middle, emblem.width - 2)
        if each.device is not None:
            sign(canvas, device)
        if named and each.name:
            name = rest.beside(SIGN, GAP)
            canvas.write(each.name, name, LABEL, "words", wrap=False)

    return paint


def emblems(known: Profiles, people: Sequence[Person]) -> tuple[str, ...]:
    """Return the emblem of everybody; who has none wears the first that nobody else here wears."""
    own = [known.of(each.name) if each.name else None for each in people]
    worn = {each.emblem for each in own if each is not None}
    free = iter([number for number in range(EMBLEMS) if number not in worn])
    return tuple(
        picture_of(each)
        if each is not None and each.emblem is not None
        else f"emblem.{next(free, 0)}"
        for each in own
    )
