"""The stage at the side while nobody chooses: who acts, large, what happens, what is at stake."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from game.scenes.pages.actor_pictures import Actor, draw_actor
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD, SMALL, STRONG

from .speech import Speech, speech_high, speech_widget

LARGEST, WIDEST, LEAST = 184.0, 0.62, 44.0
"""How large a face is at the most, which share of the side it has, and what is too small for it."""

SIGN = 72.0
SAID, HIGH = 108.0, 300.0
"""So much room has a sentence, though the next one be shorter, on a stage that is so high: nothing
moves up and down there."""

ASIDE, OVER = 14.0, 12.0
FLAG, GO, GAP = 26.0, 54.0, 8.0
ABREAST = 3
"""So many who act stand side by side; more stand in two rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """What lies below the words, and how high."""

    high: float
    draw: Callable[[Canvas, Box], None]


@dataclass(frozen=True, slots=True)
class Shown:
    """What the stage tells, in a frame of the colour of its `edge`; `sign` stands there where it is
    nobody's, `go` is pressed to go on."""

    head: str = ""
    said: str = ""
    stake: str = ""
    sign: str = ""
    actors: tuple[Actor, ...] = ()
    speech: Speech | None = None
    go: Button | None = None
    row: Row | None = None
    edge: Colour = "line"


def stage_widgets(page: Page, box: Box, shown: Shown) -> tuple[Widget, ...]:
    """Return the stage at the top of this box: a tray as high as what it tells at the most, and
    below it the way on, what is at stake, and what somebody says."""
    inside = box.inset(ASIDE, OVER)
    lines = _lines(page, inside, shown)
    row = shown.row.high if shown.row else 0.0
    told = sum(high + 4 for _, high in lines) + row
    go, stake = GO + GAP if shown.go else 0.0, stake_high(page, box.width, shown.stake)
    said = speech_high(page, box.width, shown.speech)
    said = said + GAP if said and inside.height - told - go - stake >= said else 0.0
    free = inside.height - go - stake - said
    large = min(LARGEST, inside.width * WIDEST, max(0.0, free - told - GAP))
    tray = box.top(min(free, large + GAP + told) + 2 * OVER)
    widgets = [Panel(tray, "panel", shown.edge, 10, tray=True), *_seen(tray, shown, large, lines)]
    rest = box.below(tray.height, GAP)
    if shown.go is not None:
        widgets.append(replace(shown.go, box=rest.top(GO)))
        rest = rest.below(GO, GAP)
    if stake:
        widgets += stake_widgets(rest.top(stake - GAP), shown.stake)
        rest = rest.below(stake)
    if said and shown.speech is not None:
        widgets.append(speech_widget(rest.top(said - GAP), shown.speech))
    return tuple(widgets)


def _seen(
    tray: Box, shown: Shown, large: float, lines: tuple[tuple[Label, float], ...]
) -> list[Widget]:
    """Return who acts, or a sign, over the lines."""
    at, found = tray.inset(ASIDE, OVER), list[Widget]()
    if large >= LEAST:
        found += _pictures(at.top(large), shown)
        at = at.below(large, GAP)
    for label, high in lines:
        found.append(replace(label, box=at.top(high)))
        at = at.below(high, 4)
    if shown.row is not None:
        found.append(Drawing(at.top(shown.row.high), shown.row.draw))
    return found


def _pictures(box: Box, shown: Shown) -> list[Widget]:
    """Return who acts, several side by side and smaller."""
    if not shown.actors:
        size = min(SIGN, box.height)
        return [Picture(box.centred(size, size), shown.sign)]
    rows = 1 if len(shown.actors) <= ABREAST else 2
    abreast = -(-len(shown.actors) // rows)
    found: list[Widget] = []
    for number, row in enumerate(box.rows(rows, GAP)):
        actors = shown.actors[number * abreast : (number + 1) * abreast]
        size = min(row.height, (row.width - GAP * (abreast - 1)) / abreast)
        wide = size * len(actors) + GAP * (len(actors) - 1)
        places = row.centred(wide, size).columns(len(actors), GAP)
        found += (
            Drawing(at, partial(_paint, actor)) for actor, at in zip(actors, places, strict=True)
        )
    return found


def _paint(actor: Actor, canvas: Canvas, box: Box) -> None:
    draw_actor(canvas, box.inset(2), actor)


def _lines(page: Page, room: Box, shown: Shown) -> tuple[tuple[Label, float], ...]:
    """Return who it is, what the stage is called, and the sentence, each with its height."""
    found, high = [], room.height + 2 * OVER >= HIGH
    if names := ", ".join(filter(None, (actor.name for actor in shown.actors))):
        ink = shown.actors[0].ink if len(shown.actors) == 1 else "words"
        style = HEAD if high and len(shown.actors) == 1 else STRONG
        found.append(Label(room, names, style, ink, "centre", "top"))
    if shown.head:
        found.append(Label(room, shown.head, STRONG, "words", "centre", "top"))
    tall = [(label, page.measure(label.words, label.style, room.width)[1]) for label in found]
    if shown.said or high:
        said = page.measure(shown.said, BODY, room.width)[1] + 4 if shown.said else 0.0
        label = Label(room, shown.said, BODY, "words", "centre", "top")
        tall.append((label, max(SAID if high else 0.0, said)))
    return tuple(tall)


def stake_high(page: Page, width: float, stake: str) -> float:
    """Return how high what is at stake is, with the gap below it; 0 while nothing is."""
    if not stake:
        return 0.0
    return max(FLAG + 12, page.measure(stake, SMALL, width - FLAG - 26)[1] + 14) + GAP


def stake_widgets(strip: Box, stake: str) -> tuple[Widget, ...]:
    """Return what is at stake."""
    inside = strip.inset(8, 0)
    return (
        Panel(strip, "night", "panel_light", 8, tray=True),
        Picture(inside.left(FLAG), "icon.flag"),
        Label(inside.beside(FLAG, 8), stake, SMALL, "words"),
    )
