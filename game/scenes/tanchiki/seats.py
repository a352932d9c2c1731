"""A panel for every seat: name, score, cards, and what everybody may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.core.rules import Seat
from game.rules.tanchiki.state import Phase, Table
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import SMALL, STRONG, Family, Style

TALLEST = 88.0
SCORE = Style(Family.BOLD, 38)


@dataclass(frozen=True, slots=True)
class Panel:
    """All that a seat's panel shows."""

    seat: Seat
    name: str
    points: int
    eagles: int
    bots: int
    held: int
    helmets: int
    off: bool
    gone: bool
    first: bool
    done: bool
    active: bool
    thinking: bool
    person: bool


def panels(
    table: Table,
    names: tuple[str, ...],
    people: frozenset[Seat],
    active: frozenset[Seat],
    thinking: Seat | None,
) -> tuple[Panel, ...]:
    planning = table.turn.phase is Phase.PLANNING
    return tuple(
        Panel(
            seat=seat,
            name=names[seat],
            points=score.points,
            eagles=score.eagles,
            bots=len(score.bots),
            held=hand.held,
            helmets=tank.helmets,
            off=tank.off,
            gone=tank.cell is None and table.turn.number > 0,
            first=table.turn.first == seat and len(names) > 1,
            done=planning and hand.committed,
            active=seat in active,
            thinking=seat == thinking,
            person=seat in people,
        )
        for seat, (score, hand, tank) in enumerate(
            zip(table.scores, table.hands, table.field.tanks, strict=True)
        )
    )


def panel_boxes(box: Box, count: int) -> tuple[Box, ...]:
    height = min(TALLEST, (box.height - 6 * (count - 1)) / count)
    return box.stack(count, height, 6)


def draw_panels(canvas: Canvas, box: Box, shown: tuple[Panel, ...]) -> None:
    for panel, row in zip(shown, panel_boxes(box, len(shown)), strict=True):
        canvas.layer(("tanchiki seat", panel), row, partial(_paint, panel))


def _paint(panel: Panel, canvas: Canvas) -> None:
    box = canvas.box
    edge = f"seat.{panel.seat}" if panel.active else "panel_light"
    fill = "panel_light" if panel.active else "panel"
    canvas.plate(box.inset(1), fill, 10, edge, 3 if panel.active else 2)
    canvas.rect(Box(3, 12, 5, box.height - 24), f"seat.{panel.seat}")
    marker = Box(12, 0, min(52, box.height - 10), box.height)
    canvas.picture(
        f"emblem.{panel.seat}", *marker.middle, marker.width, 0, 90 if panel.gone else 255
    )
    words = Box(marker.right + 8, 4, box.width - marker.right - 66, box.height - 8)
    ink = "quiet" if panel.gone else f"seat.{panel.seat}.light"
    canvas.write(panel.name, words.top(words.height * 0.5), STRONG, ink, wrap=False)
    _paint_facts(canvas, panel, words.foot(words.height * 0.5))
    score = Box(box.width - 64, 0, 52, box.height)
    canvas.write(str(panel.points), score, SCORE, "words", "right")


def _paint_facts(canvas: Canvas, panel: Panel, box: Box) -> None:
    """Paint the cards held, and small signs of what else there is."""
    size = min(26.0, box.height)
    y = box.middle[1]
    canvas.picture("icon.cards", box.x + size / 2, y, size)
    wide = canvas.text(str(panel.held), box.x + size + 4, y - 12, SMALL, "quiet")
    x = box.x + size + wide + 16
    for picture in _signs(panel):
        canvas.picture(picture, x + size / 2, y, size)
        x += size + 3


def _signs(panel: Panel) -> tuple[str, ...]:
    signs = ["first_player"] * panel.first
    signs += ["icon.tick"] * panel.done
    signs += ["icon.hourglass"] * panel.thinking
    signs += ["icon.power_off"] * panel.off
    signs += ["icon.helmet"] * panel.helmets
    signs += ["icon.eagle"] * panel.eagles
    return tuple(signs[:5])
