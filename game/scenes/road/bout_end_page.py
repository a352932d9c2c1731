"""The end of a bout: who was met, the stars one by one, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.content.tasks.road import Bout, Stage
from game.scenes.challenges.stars_won import NEXT, StarsWon, stars_scene
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.widget_scene import Page, Sheet
from game.scenes.seats.commanders import GLAD, HIT, portrait
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LARGE, SMALL, TITLE

MOST = 3
FACE = 104.0


@dataclass(frozen=True, slots=True)
class Fought:
    """A bout that is over: no stars if it is lost; `better` and `kept` as of a challenge;
    `helped` says that a star went for help."""

    stage: Stage
    bout: Bout
    stars: int
    turn: int
    better: bool = False
    kept: bool = True
    helped: bool = False


def end_scene(kit: Kit, fought: Fought, again: Callable[[], Scene]) -> Sheet:
    """Return the page after a bout; it pops NEXT to travel on."""
    won = StarsWon(kit, fought.stars, MOST)

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(min(page.grown(860), page.width - 80), min(580, page.height - 90))
        inside = box.inset(44, 30)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            Label(inside.top(34), kit.words(fought.stage.id), LARGE, "quiet", "centre"),
            *_faces(fought, inside.below(40).top(FACE)),
            Label(inside.below(148).top(58), _headline(kit, fought), TITLE, "accent", "centre"),
            Drawing(inside.below(210).top(84), won.draw),
            *_lines(kit, fought, inside.below(302)),
            *_buttons(kit, fought, inside.foot(62)),
            foot(kit, page),
        )

    return stars_scene(kit, won, widgets, again)


def _faces(fought: Fought, box: Box) -> tuple[Widget, ...]:
    """Return those who were met: how it went is seen by them."""
    count = len(fought.bout.against)
    row = box.centred(FACE * count + 16 * (count - 1), FACE)
    cells = row.columns(count, 16)
    look = HIT if fought.stars else GLAD
    return tuple(
        Picture(cell, portrait(each, look))
        for cell, each in zip(cells, fought.bout.against, strict=True)
    )


def _headline(kit: Kit, fought: Fought) -> str:
    return kit.words("road.won" if fought.stars else "road.lost", count=fought.turn)


def _lines(kit: Kit, fought: Fought, box: Box) -> tuple[Widget, ...]:
    after = kit.words(f"{fought.stage.id}.after") if fought.stars else kit.words("road.lost_words")
    if not fought.kept:
        said = kit.words("challenge.not_kept")
    elif 0 < fought.stars < MOST:
        key = "road.for_three_alone" if fought.helped else "road.for_three"
        said = kit.words(key, turn=fought.bout.stars.three)
    else:
        said = kit.words("challenge.new_best") if fought.better else ""
    return (
        Label(box.top(80), after, BODY, "words", "centre"),
        Label(box.below(84).top(28), said, SMALL, "quiet", "centre"),
    )


def _buttons(kit: Kit, fought: Fought, box: Box) -> tuple[Widget, ...]:
    names = ("again", "map", NEXT)
    main = NEXT if fought.stars else "again"
    return tuple(
        Button(
            name, cell, kit.words(f"road.{name}"), look=Look.MAIN if name == main else Look.PLAIN
        )
        for name, cell in zip(names, box.columns(3, 16), strict=True)
    )
