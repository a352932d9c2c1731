"""The stage at the side while nobody chooses: who acts, large, what happens, what is at stake."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from game.scenes.pages.player_sign import draw_marker
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, SMALL, STRONG

from .speech import Speech, speech_high, speech_widget

LARGEST, WIDEST, LEAST = 184.0, 0.62, 44.0
"""How large a face is at the most, which share of the side it has, and what is too small for it."""

SIGN = 56.0
SAID, HIGH = 112.0, 300.0
"""So much room has a sentence, though the next one be shorter, on a stage that is so high: nothing
moves up and down there."""

BADGE = 0.36
FLAG = 26.0
GO = 54.0
GAP = 8.0


@dataclass(frozen=True, slots=True)
class Actor:
    """Who is looked at: the mark of the seat, its colours, and a commander's face, "" for none."""

    mark: str
    colour: Colour = "line"
    ink: Colour = "words"
    face: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the stage tells; `sign` stands there where it is nobody's, `go` is pressed to go on."""

    head: str = ""
    said: str = ""
    stake: str = ""
    sign: str = ""
    actor: Actor | None = None
    speech: Speech | None = None
    go: Button | None = None


def stage_widgets(page: Page, box: Box, shown: Shown) -> tuple[Widget, ...]:
    """Return the stage in this box: what is at stake stands at its foot."""
    actor = shown.actor
    room = box.inset(14, 12)
    said_high = speech_high(page, room.width, shown.speech)
    spoken = _spoken(room.top(said_high), shown.speech)
    stake, room = stake_widgets(page, room, shown.stake)
    go = () if shown.go is None else (replace(shown.go, box=room.foot(GO)),)
    room = room.above(GO, GAP) if go else room
    lines = tuple(_lines(page, room, shown))
    told = sum(high + 4 for _, high in lines)
    free = room.below(said_high)
    size = min(LARGEST if actor else SIGN, room.width * WIDEST, free.height - told - GAP)
    size = size if size >= LEAST else 0.0
    at = room.centred(room.width, size + GAP + told)
    if at.y < free.y:
        at = free.centred(room.width, size + GAP + told)
    widgets: list[Widget] = [Panel(box, "panel", "line", 10, tray=True)]
    if size:
        widgets.append(_picture(at.top(size), shown))
        at = at.below(size, GAP)
    for label, high in lines:
        widgets.append(Label(at.top(high), label.words, label.style, label.colour, "centre", "top"))
        at = at.below(high, 4)
    return *widgets, *go, *stake, *spoken


def draw_actor(canvas: Canvas, box: Box, actor: Actor) -> None:
    """Draw a commander's face with the mark of its seat at the corner, else the mark alone."""
    size = min(box.width, box.height)
    at = box.centred(size, size)
    if not actor.face:
        draw_marker(canvas, at, actor.mark)
        return
    canvas.picture(actor.face, *at.middle, size)
    canvas.plate(at.inset(-1), (0, 0, 0, 0), size * 0.14, actor.colour, max(2.0, size * 0.03))
    badge = size * BADGE
    corner = Box(at.x - badge * 0.2, at.bottom - badge * 0.8, badge, badge)
    draw_marker(canvas, corner, actor.mark)


def _picture(box: Box, shown: Shown) -> Widget:
    if shown.actor is None:
        return Picture(box, shown.sign)
    return Drawing(box, partial(_paint, shown.actor))


def _paint(actor: Actor, canvas: Canvas, box: Box) -> None:
    draw_actor(canvas, box.inset(2), actor)


def _lines(page: Page, room: Box, shown: Shown) -> list[tuple[Label, float]]:
    """Return who it is, what the stage is called, and the sentence, each with its height."""
    actor, wide = shown.actor, room.width
    found = []
    if actor is not None and actor.name:
        style = HEAD if room.height >= HIGH else STRONG
        found.append(Label(room, actor.name, style, actor.ink))
    if shown.head:
        found.append(Label(room, shown.head, STRONG, "words"))
    tall = [(label, page.measure(label.words, label.style, wide)[1]) for label in found]
    if shown.said:
        least = SAID if room.height >= HIGH else 0.0
        high = page.measure(shown.said, BODY, wide)[1] + 4
        tall.append((Label(room, shown.said, BODY, "words"), max(least, high)))
    return tall


def _spoken(box: Box, speech: Speech | None) -> tuple[Widget, ...]:
    """Return what somebody says at the top of the stage."""
    return () if speech is None else (speech_widget(box, speech),)


def stake_widgets(page: Page, room: Box, stake: str) -> tuple[tuple[Widget, ...], Box]:
    """Return what is at stake at the foot of the stage, and the room over it."""
    if not stake:
        return (), room
    wide = room.width - FLAG - 26
    high = max(FLAG + 12, page.measure(stake, SMALL, wide)[1] + 14)
    strip = room.foot(high)
    inside = strip.inset(8, 0)
    return (
        Panel(strip, "night", "panel_light", 8),
        Picture(inside.left(FLAG), "icon.flag"),
        Label(inside.beside(FLAG, 8), stake, SMALL, "words"),
    ), room.above(high, GAP)
